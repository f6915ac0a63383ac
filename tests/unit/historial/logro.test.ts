import { describe, expect, it } from "vitest";
import type { Accion } from "../../../app/domain/historial/accion";
import { diaDelLogro, historiaDe, type LogroEscrito } from "../../../app/domain/historial/logro";
import { enUnaLinea } from "../../../server/contenido/problemas";
import { leerLogros } from "../../../server/historial/escritos";
import { lima } from "../../support/constructores";
import { carpetaDeContenido, LOGRO_DE_PRUEBA } from "../../support/contenido";

const vistos = (...dias: string[]): Accion[] =>
  dias.map((dia) => ({ clase: "video", clave: dia, titulo: dia, momento: lima(dia, "23:59") }));
const dia = (regla: LogroEscrito["regla"], acciones: readonly Accion[]) =>
  diaDelLogro({ regla }, historiaDe(acciones, [], "2026-11-30"));

describe("an achievement", () => {
  it("of days in a row is reached on the day on which the streak is as long, and stays so afterwards", () => {
    const tres = { clase: "dias-seguidos", dias: 3 } as const;
    expect(dia(tres, vistos("2026-11-01", "2026-11-02"))).toBeNull();
    expect(dia(tres, vistos("2026-11-01", "2026-11-02", "2026-11-04", "2026-11-20"))).toBe("2026-11-04");
  });

  it("of days, or of times, is reached with the last of them, in whatever order they are read", () => {
    const acciones = vistos("2026-11-20", "2026-11-01", "2026-11-01");
    expect(dia({ clase: "dias", dias: 2 }, acciones)).toBe("2026-11-20");
    expect(dia({ clase: "veces", de: ["video"], veces: 2 }, acciones)).toBe("2026-11-01");
    expect(dia({ clase: "veces", de: ["sesion"], veces: 1 }, acciones)).toBeNull();
  });

  it("of different ones counts each once, on the first day on which it was done", () => {
    const visto = (uid: string, dia: string): Accion => ({
      clase: "video",
      clave: `video:${uid}:${dia}`,
      titulo: uid,
      momento: lima(dia, "12:00"),
    });
    const dos: LogroEscrito["regla"] = { clase: "veces", de: ["video"], veces: 2 };
    const acciones = [visto("mar", "2026-11-01"), visto("mar", "2026-11-02")];
    expect(dia(dos, acciones)).toBe("2026-11-02");
    expect(dia({ ...dos, distintos: true }, acciones)).toBeNull();
    const conOtro = [...acciones, visto("sol", "2026-11-05"), visto("sol", "2026-11-06")];
    expect(dia({ ...dos, distintos: true }, conOtro)).toBe("2026-11-05");
  });
});

describe("an achievement that an editor writes", () => {
  const { carpeta, escribir } = carpetaDeContenido();
  it.each([
    ["uid: tres-dias", "uid: otro", "uid: no es el nombre del archivo («tres-dias»)"],
    ["dias: 3", "dias: 0", "regla.dias: no puede ser menos de 1"],
    ["dias-seguidos, dias: 3", "veces, de: [risas], veces: 1", "regla.de[0]: tiene que ser uno de estos"],
  ])("with «%s» written as «%s» is told where it is wrong", async (antes, despues, mensaje) => {
    escribir("logros/tres-dias.yaml", LOGRO_DE_PRUEBA.replace(antes, despues));
    const { problemas } = await leerLogros(carpeta, null);
    expect(problemas.map(enUnaLinea)).toEqual([expect.stringContaining(mensaje)]);
  });

  it("of ours are right", async () => {
    const { valor, problemas } = await leerLogros("app/content", null);
    expect(problemas).toEqual([]);
    expect(valor.map(({ titulo }) => titulo)).toContain("7 días con algo de calma");
  });
});
