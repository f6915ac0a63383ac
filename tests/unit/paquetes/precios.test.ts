import { expect, it } from "vitest";
import {
  ahorraSiempre,
  ahorroEnPorcentaje,
  rangoSinPaquete,
  sueltaEnBreve,
  sueltasEnPalabras,
} from "../../../app/domain/paquetes/compras/sueltas";
import { contenidoEnPalabras } from "../../../app/domain/paquetes/compras/paquete";
import type { Parte } from "../../../app/domain/paquetes/saldo/saldo";
import { ESPECIALIDADES } from "../../../server/seed/contenido/especialidades";
import { especialistasDeDemostracion } from "../../../server/seed/contenido/especialistas/especialistasDeDemostracion";
import { PAQUETES_DE_DEMOSTRACION } from "../../../server/seed/contenido/paquetes";

const ESPECIALISTAS = especialistasDeDemostracion("2026-11-23");
const plano = (texto: string) => texto.replaceAll("\u00a0", " ");
const especialidades = [
  { id: 1, slug: "psicologia" as const },
  { id: 2, slug: "nutricion" as const },
  { id: 3, slug: "coaching" as const },
];
const especialistas = [
  { especialidad: "psicologia" as const, precioCentimos: 60_00 },
  { especialidad: "psicologia" as const, precioCentimos: 120_00 },
  { especialidad: "nutricion" as const, precioCentimos: 45_00 },
];
const rangoDe = (...contenido: Parte[]) => rangoSinPaquete(contenido, especialidades, especialistas);
const tres = { idEspecialidad: 1, sesiones: 3 };
const dos = { idEspecialidad: 2, sesiones: 2 };

it("costs what the cheapest and the dearest of its specialties ask", () => {
  expect(rangoDe(tres)).toEqual({ desdeCentimos: 180_00, hastaCentimos: 360_00 });
  expect(rangoDe(tres, dos)).toEqual({ desdeCentimos: 270_00, hastaCentimos: 450_00 });
  expect(rangoDe(tres, { idEspecialidad: 3, sesiones: 1 })).toBe(null);
});

it("saves money where it costs less than with the cheapest, and not at the same price", () => {
  expect(ahorraSiempre({ precioCentimos: 179_99 }, rangoDe(tres)!)).toBe(true);
  expect(ahorraSiempre({ precioCentimos: 180_00 }, rangoDe(tres)!)).toBe(false);
});

it("saves the percentage of the cheapest price, rounded down, and none below one percent", () => {
  const de = (precioCentimos: number) => ahorroEnPorcentaje({ precioCentimos }, rangoDe(tres)!);
  expect([de(165_00), de(144_00), de(144_01), de(178_20)]).toEqual([8, 20, 19, 1]);
  expect([de(178_21), de(180_00), de(200_00)]).toEqual([null, null, null]);
  expect(ahorroEnPorcentaje({ precioCentimos: 0 }, { desdeCentimos: 0, hastaCentimos: 0 })).toBe(null);
});

it("says what one session costs without the pack, or all of those of several specialties", () => {
  const texto = (...contenido: Parte[]) => plano(sueltasEnPalabras(contenido, rangoDe(...contenido)!));
  expect(texto(tres)).toBe("Una sesión suelta cuesta de S/ 60.00 a S/ 120.00.");
  expect(texto(dos)).toBe("Una sesión suelta cuesta S/ 45.00.");
  expect(plano(sueltaEnBreve([tres], rangoDe(tres)!))).toBe("Sesión suelta: de S/ 60.00 a S/ 120.00");
  expect(texto(tres, dos)).toBe("Esas sesiones, sueltas, cuestan de S/ 270.00 a S/ 450.00.");
});

it.each(PAQUETES_DE_DEMOSTRACION.map((paquete) => [paquete.idPaquete, paquete] as const))(
  "the pack %s of the demo costs less than its sessions with anybody",
  (_, paquete) => {
    const rango = rangoSinPaquete(paquete.contenido, ESPECIALIDADES, ESPECIALISTAS);
    expect(rango, contenidoEnPalabras(paquete.contenido, ESPECIALIDADES)).not.toBe(null);
    expect(paquete.precioCentimos).toBeLessThan(rango!.desdeCentimos);
    expect(ahorraSiempre(paquete, rango!)).toBe(true);
  },
);
