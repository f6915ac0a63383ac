import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  eslabonDe,
  mensajeDe,
  parteDe,
  premioDe,
  primerEslabon,
  revisarRonda,
  type JugadaPublica,
} from "../../../app/domain/recompensas/ruleta/prueba";
import { listaDe } from "../../../app/domain/recompensas/ruleta/rondas";
import { rondaEscrita } from "../../../app/domain/recompensas/ruleta/ronda";
import { DIGESTOS } from "../../../server/recompensas/ruleta/digestos";
import { findPython } from "../../support/python.mjs";

const ejecutar = promisify(execFile);
const { sha256, hmac } = DIGESTOS;

const TERMINOS = rondaEscrita.parse({
  ...{ uid: "de-prueba", titulo: "De prueba", desde: "2026-12-01" },
  ...{ giranPor: ["video"], girosPorDia: 3, bases: ["Se juega."] },
  premios: [
    { uid: "diez", nombre: "10 monedas", partes: 2500, da: { clase: "monedas", cantidad: 10 } },
    {
      ...{ uid: "cien", nombre: "100 monedas", partes: 1500, existencias: 40, unoPorPersona: true },
      da: { clase: "monedas", cantidad: 100 },
    },
    {
      uid: "taza",
      nombre: "Una taza",
      partes: 2000,
      existencias: 25,
      da: { clase: "bono", especialidad: "nutricion" },
    },
  ],
});
const SEMILLA = "a1".repeat(32);
const compromiso = sha256(SEMILLA);
const lista = listaDe(TERMINOS.uid, TERMINOS);
const ronda = { idRonda: TERMINOS.uid, lista, compromiso, semilla: SEMILLA };

/**
 * Plays of sixty people, written by the rules of the server. `primero` is the number of the first person, and `cambia`
 * the play whose word is another than the person's.
 */
function jugadasDe(cuantas: number, { primero = 1, cambia = 0 } = {}): JugadaPublica[] {
  const quedan = new Map(TERMINOS.premios.map(({ uid, existencias }) => [uid, existencias ?? Infinity]));
  const tienen = new Set<string>();
  let eslabon = primerEslabon(sha256, { compromiso, lista });
  return Array.from({ length: cuantas }, (_, lugar) => {
    const participante = (lugar % 60) + primero;
    const jugador = {
      participante,
      cuenta: Math.floor(lugar / 60) + 1,
      palabra: sha256(`palabra ${lugar + 1 === cambia ? "otra" : participante}`),
    };
    const cae = premioDe(TERMINOS.premios, parteDe(hmac(SEMILLA, mensajeDe(TERMINOS.uid, jugador))));
    const suyo = `${cae?.uid} ${participante}`;
    const hay = cae !== null && quedan.get(cae.uid)! > 0 && !(cae.unoPorPersona && tienen.has(suyo));
    if (hay) quedan.set(cae.uid, quedan.get(cae.uid)! - 1);
    if (hay) tienen.add(suyo);
    const jugada = {
      ...jugador,
      ...{ numero: lugar + 1, premio: hay ? cae.uid : null, gasta: hay || cae === null, dia: "2026-12-05" },
    };
    eslabon = eslabonDe(sha256, eslabon, jugada);
    return { ...jugada, eslabon };
  });
}

const JUGADAS = jugadasDe(600);
/** Plays that the server of the test gives. */
let publicadas = JUGADAS;
/** Last link that the server of the test published. */
let ultimo = JUGADAS.at(-1)!.eslabon;
const publicar = (jugadas: JugadaPublica[]) => {
  publicadas = jugadas;
  ultimo = jugadas.at(-1)!.eslabon;
};
const server = createServer((request, response) => {
  const despues = Number(new URL(request.url!, "http://localhost").searchParams.get("despues"));
  const jugadas = publicadas.filter((_, lugar) => lugar >= despues).slice(0, 250);
  response.setHeader("content-type", "application/json").end(JSON.stringify({ ...ronda, ultimo, jugadas }));
});
let direccion = "";
beforeAll(async () => {
  await new Promise<void>((listo) => server.listen(0, "127.0.0.1", listo));
  direccion = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());

/** Last line of a program that checks the round; its fault when it finds one. */
async function comprobar(programa: string, archivo: string): Promise<string> {
  return ejecutar(programa, [`public/ruleta/${archivo}`, direccion]).then(
    ({ stdout }) => stdout.trim(),
    (error: unknown) => {
      const { stderr } = error as { stderr: string };
      return /jugada \d+: no coincide/.exec(stderr)?.[0] ?? stderr;
    },
  );
}

const PROGRAMAS = [
  ["JavaScript", process.execPath, "comprobar.mjs"],
  ["Python", findPython(), "comprobar.py"],
] as const;

describe.each(PROGRAMAS)("the program to check a round, in %s", (_, programa, archivo) => {
  it("agrees with the server on every play, also after a prize ran out", async () => {
    publicar(JUGADAS);
    expect(revisarRonda(DIGESTOS, ronda, JUGADAS)).toBeNull();
    expect(JUGADAS.filter(({ premio }) => premio === "taza")).toHaveLength(25);
    const dicho = await comprobar(programa, archivo);
    expect(dicho).toBe(`600 jugadas comprobadas; última huella ${JUGADAS.at(-1)!.eslabon}`);
  });

  it("finds a prize that was changed, and a play that was dropped", async () => {
    publicadas = JUGADAS.with(100, { ...JUGADAS[100]!, premio: "diez", gasta: true });
    expect(await comprobar(programa, archivo)).toBe("jugada 101: no coincide");
    publicadas = JUGADAS.toSpliced(300, 1);
    expect(await comprobar(programa, archivo)).toBe("jugada 301: no coincide");
  });

  it("finds a person whose number the server chose", async () => {
    publicar(jugadasDe(10, { primero: 249 }));
    expect(revisarRonda(DIGESTOS, ronda, publicadas)).toBe("jugada 1: falta un participante");
    expect(await comprobar(programa, archivo)).toBe("jugada 1: no coincide");
  });

  it("finds a word that changed within the round", async () => {
    publicar(jugadasDe(180, { cambia: 61 }));
    expect(revisarRonda(DIGESTOS, ronda, publicadas)).toBe("jugada 61: cambia la palabra del participante");
    expect(await comprobar(programa, archivo)).toBe("jugada 61: no coincide");
  });

  it("finds plays that were cut off at the end", async () => {
    publicar(JUGADAS);
    publicadas = JUGADAS.slice(0, 500);
    expect(await comprobar(programa, archivo)).toContain("faltan jugadas al final");
  });
});
