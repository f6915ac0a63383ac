import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeReportes, rangosDe } from "../../../app/features/contenido/play/cliente/reportes";
import { ESPERA_EN_MS, LIMITE_EN_MS } from "../../../app/shell/bandeja/bandeja";

const FIRMA = "f".repeat(43);
const DIRECCION = "/bienestar-play/ver/mar/avance";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const seCuelga = Symbol("no answer");

function escena(...estados: (number | Error | typeof seCuelga)[]) {
  const cosas = new Map<string, string>();
  const enviados: string[] = [];
  const cuota = { llena: false };
  const reportes = makeReportes({
    almacen: {
      get length() {
        return cosas.size;
      },
      key: (indice) => [...cosas.keys()][indice] ?? null,
      getItem: (clave) => cosas.get(clave) ?? null,
      setItem(clave, valor) {
        if (cuota.llena) throw new DOMException("full", "QuotaExceededError");
        cosas.set(clave, valor);
      },
      removeItem: (clave) => void cosas.delete(clave),
    },
    enviar: (direccion, cuerpo, signal) => {
      enviados.push(`${direccion}?${cuerpo}`);
      const estado = estados.shift() ?? 204;
      if (estado === seCuelga)
        return new Promise((_, reject) => signal.addEventListener("abort", () => reject(new Error("abort"))));
      return estado instanceof Error ? Promise.reject(estado) : Promise.resolve({ status: estado });
    },
  });
  const vaciar = async () => {
    const vaciado = reportes.vaciar();
    await vi.advanceTimersByTimeAsync(ESPERA_EN_MS);
    await vaciado;
  };
  return { cosas, enviados, cuota, reportes, vaciar };
}

const posiciones = (enviados: string[]) => enviados.map((cuerpo) => cuerpo.split("posicion=")[1]);
const sinRed = () => new TypeError("Failed to fetch");

describe("a report of a player", () => {
  it("is kept while there is no network, and sent once when there is", async () => {
    const { cosas, enviados, reportes, vaciar } = escena(sinRed(), sinRed());
    reportes.anotar(DIRECCION, FIRMA, { posicion: "40" });
    await vaciar();
    expect(cosas.size).toBe(1);
    await vaciar();
    await vaciar();
    expect(cosas.size).toBe(0);
    expect(enviados).toEqual(Array(3).fill(`${DIRECCION}?sello=${FIRMA}&posicion=40`));
  });

  it("is tried once more after a failure, without anybody asking", async () => {
    const { cosas, enviados, reportes } = escena(503);
    reportes.anotar(DIRECCION, FIRMA, { posicion: "40" });
    const vaciado = reportes.vaciar();
    await vi.advanceTimersByTimeAsync(ESPERA_EN_MS - 1);
    expect([enviados.length, cosas.size]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(1);
    await vaciado;
    expect([enviados.length, cosas.size]).toEqual([2, 0]);
  });

  it("that nobody answers does not keep those behind it", async () => {
    const { cosas, enviados, reportes } = escena(seCuelga);
    reportes.anotar(DIRECCION, FIRMA, { posicion: "1" });
    const vaciado = reportes.vaciar();
    await vi.advanceTimersByTimeAsync(LIMITE_EN_MS - 1);
    reportes.anotar(DIRECCION, FIRMA, { posicion: "2" });
    expect(enviados.length).toBe(1);
    await vi.advanceTimersByTimeAsync(1 + ESPERA_EN_MS);
    await vaciado;
    expect([posiciones(enviados), cosas.size]).toEqual([["1", "2"], 0]);
  });

  it("is sent where the browser has no room for it", async () => {
    const { cosas, cuota, enviados, reportes, vaciar } = escena(sinRed(), sinRed());
    reportes.anotar(DIRECCION, FIRMA, { posicion: "1" });
    cuota.llena = true;
    reportes.anotar(DIRECCION, FIRMA, { posicion: "2" });
    await vaciar();
    await vaciar();
    await vaciar();
    expect([posiciones(enviados), cosas.size]).toEqual([["2", "2", "2"], 0]);
  });

  it("is sent where the browser keeps nothing", async () => {
    const enviados: string[] = [];
    const enviar = async (_: string, cuerpo: string) => ({ status: enviados.push(cuerpo) && 204 });
    const reportes = makeReportes({ almacen: null, enviar });
    reportes.anotar(DIRECCION, FIRMA, { posicion: "1" });
    await reportes.vaciar();
    await reportes.vaciar();
    expect(posiciones(enviados)).toEqual(["1"]);
  });

  it("takes the place of the one before of its page, and of no other page", async () => {
    const { enviados, reportes, vaciar } = escena();
    reportes.anotar(DIRECCION, FIRMA, { posicion: "40" });
    reportes.anotar(DIRECCION, "g".repeat(43), { posicion: "7" });
    reportes.anotar(DIRECCION, FIRMA, { posicion: "80" });
    await vaciar();
    expect(posiciones(enviados)).toEqual(["80", "7"]);
  });

  it.each([401, 429, 503])("is kept after a %i", async (estado) => {
    const { cosas, reportes, vaciar } = escena(estado, estado);
    reportes.anotar(DIRECCION, FIRMA, {});
    await vaciar();
    expect(cosas.size).toBe(1);
  });

  it.each([204, 400, 403, 404])("is done with after a %i", async (estado) => {
    const { cosas, reportes, vaciar } = escena(estado);
    reportes.anotar(DIRECCION, FIRMA, {});
    await vaciar();
    expect(cosas.size).toBe(0);
  });

  it("that came while the one before was on its way goes after it, with no other to ask for it", async () => {
    const { cosas, enviados, reportes } = escena();
    reportes.anotar(DIRECCION, FIRMA, { posicion: "1" });
    const vaciado = reportes.vaciar();
    while (enviados.length === 0) await Promise.resolve();
    reportes.anotar(DIRECCION, FIRMA, { posicion: "2" });
    void reportes.vaciar();
    await vaciado;
    expect([posiciones(enviados), cosas.size]).toEqual([["1", "2"], 0]);
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
