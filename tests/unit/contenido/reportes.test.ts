import { describe, expect, it } from "vitest";
import { makeReportes, rangosDe } from "../../../app/features/contenido/play/cliente/reportes";

const FIRMA = "f".repeat(43);
const DIRECCION = "/bienestar-play/ver/mar/avance";

function escena(...estados: (number | Error)[]) {
  const cosas = new Map<string, string>();
  const enviados: string[] = [];
  const reportes = makeReportes({
    estante: {
      get length() {
        return cosas.size;
      },
      key: (indice) => [...cosas.keys()][indice] ?? null,
      getItem: (clave) => cosas.get(clave) ?? null,
      setItem: (clave, valor) => void cosas.set(clave, valor),
      removeItem: (clave) => void cosas.delete(clave),
    },
    enviar: (direccion, cuerpo) => {
      enviados.push(`${direccion}?${cuerpo}`);
      const estado = estados.shift() ?? 204;
      return estado instanceof Error ? Promise.reject(estado) : Promise.resolve({ status: estado });
    },
  });
  return { cosas, enviados, reportes };
}

describe("a report of a player", () => {
  it("is kept while there is no network, and sent once when there is", async () => {
    const { cosas, enviados, reportes } = escena(new TypeError("Failed to fetch"));
    reportes.anotar(DIRECCION, FIRMA, { posicion: "40" });
    await reportes.vaciar();
    expect(cosas.size).toBe(1);
    await reportes.vaciar();
    await reportes.vaciar();
    expect(cosas.size).toBe(0);
    expect(enviados).toEqual(Array(2).fill(`${DIRECCION}?sello=${FIRMA}&posicion=40`));
  });

  it("takes the place of the one before of its page, and of no other page", async () => {
    const { enviados, reportes } = escena();
    reportes.anotar(DIRECCION, FIRMA, { posicion: "40" });
    reportes.anotar(DIRECCION, "g".repeat(43), { posicion: "7" });
    reportes.anotar(DIRECCION, FIRMA, { posicion: "80" });
    await reportes.vaciar();
    expect(enviados.map((uno) => uno.split("posicion=")[1])).toEqual(["80", "7"]);
  });

  it.each([401, 429, 503])("is kept after a %i", async (estado) => {
    const { cosas, reportes } = escena(estado);
    reportes.anotar(DIRECCION, FIRMA, {});
    await reportes.vaciar();
    expect(cosas.size).toBe(1);
  });

  it.each([204, 400, 403, 404])("is done with after a %i", async (estado) => {
    const { cosas, reportes } = escena(estado);
    reportes.anotar(DIRECCION, FIRMA, {});
    await reportes.vaciar();
    expect(cosas.size).toBe(0);
  });

  it("that came while the one before was sent stays for its own turn", async () => {
    const { cosas, enviados, reportes } = escena();
    reportes.anotar(DIRECCION, FIRMA, { posicion: "1" });
    const vaciado = reportes.vaciar();
    reportes.anotar(DIRECCION, FIRMA, { posicion: "2" });
    await vaciado;
    expect(cosas.size).toBe(1);
    await reportes.vaciar();
    expect(enviados.at(-1)).toContain("posicion=2");
  });

  it("names what the browser played, in tenths", () => {
    const jugado = [
      [0, 1.26],
      [3, 3],
      [4, 6.5],
    ];
    expect(
      rangosDe({
        length: 3,
        start: (indice) => jugado[indice]![0]!,
        end: (indice) => jugado[indice]![1]!,
      }),
    ).toBe("0-13,40-65");
  });
});
