import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { guardarSorteo } from "../../../server/consentimientos/repositories/sorteos";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { valorLegible } from "../../../app/domain/cuentas/misDatos/copia";
import { abrirMundo, valor } from "../../support/servicios";

/** The product with the content that it is published with, and the things that higher contexts give to lower ones. */
const CARPETA = "app/content";
const mundo = await abrirMundo({ contenido: fuenteDeArchivos(CARPETA) });
const { servicios, producto } = mundo;

it("checks every folder that editors write, and publishes it", async () => {
  const carpetas = readdirSync(CARPETA, { withFileTypes: true })
    .filter((entrada) => entrada.isDirectory())
    .map(({ name }) => (name === "salud-mental" ? "formulariosDeSaludMental" : name));
  const contado: Record<string, unknown> = valor(await producto.acts.edicion.revisar({ operador: "ana" }));
  expect(carpetas.length).toBeGreaterThan(10);
  expect(carpetas.filter((carpeta) => !Number(contado[carpeta]))).toEqual([]);
});

it.each([
  ["Respira con el mar", "video"],
  ["Acompañamiento de ocho pasos", "ruta"],
  ["Leer octógonos", "taller"],
  ["Test de bienestar", "test"],
  ["Un celular de gama media", "sorteo"],
  ["Favoritos", "lugar"],
  ["Ruleta", "recompensa"],
])("finds «%s», a %s", async (buscado, clase) => {
  const ahora = mundo.reloj.ahora;
  await guardarSorteo(mundo.db, {
    ...{ idSorteo: "sorteo-uno", premio: "Un celular de gama media", existencias: 1, fuentePublica: "Una" },
    ...{ organizador: "Bienestar", ruc: "20000000001" },
    ...{ desde: ahora, hasta: sumarMinutos(ahora, 1000), sorteoEn: sumarMinutos(ahora, 2000) },
  });
  const { grupos } = await servicios.busqueda.buscar(buscado, undefined, 1);
  expect(grupos.map((grupo) => grupo.clase)).toContain(clase);
});

it("finds a specialist, and calls them by their name in the copy of a person's data", async () => {
  const { idPersona } = await mundo.persona();
  const { idEspecialista, nombre, apellido } = await mundo.especialista();
  const { grupos } = await servicios.busqueda.buscar(`${nombre} ${apellido}`, undefined, 1);
  expect(grupos.map((grupo) => grupo.clase)).toContain("especialista");
  const { nombres } = await servicios.cuentas.verMisDatos({ idPersona, canal: "web", accion: "copia" });
  expect(valorLegible("id_especialista", idEspecialista, nombres)).toContain(apellido);
});
