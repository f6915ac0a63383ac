import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { ENDPOINTS } from "../../../server/modules";
import { makePruebaClaves } from "../../../server/platform/api/endpoint";
import { RUTAS } from "../../support/handles";

/**
 * Use cases that hash or compare a password for a caller without a session. The test
 * tests/api/cuentas/antesDeCifrar.test.ts checks that there are no others. Use cases with a session ask for the proof
 * with `makeConPrueba`.
 */
const SIN_SESION = /\b(iniciarSesion|anotarContacto|recuperarClave\.cambiarClave)\(/;
/** Pattern of a sign-in by a form, which goes through the authenticator. */
const POR_EL_AUTENTICADOR = /\bautenticadorPara\([^;]*"clave"/;

/** Text of a route's file and of the server files beside it, with the files that they import. */
function textosDe(file: string, vistos = new Set<string>()): string {
  if (vistos.has(file)) return "";
  vistos.add(file);
  const texto = readFileSync(file, "utf8");
  const vecinos = [...texto.matchAll(/from "(\.[^"]*\.server)"/g)]
    .map(([, modulo]) => path.join(path.dirname(file), `${modulo!}.ts`))
    // The authenticator counts only where a file calls it, so its own text is left out.
    .filter((vecino) => path.basename(vecino) !== "autenticador.server.ts")
    .map((vecino) => textosDe(vecino, vistos));
  return [texto, ...vecinos].join("\n");
}

describe("where a password is hashed for who has no session, only so many are let in", () => {
  it("by the API: each endpoint that does it says so, and no other", () => {
    const hacen = ENDPOINTS.filter(
      ({ conPersona, atender }) => !conPersona && SIN_SESION.test(String(atender)),
    );
    const dicen = ENDPOINTS.filter(({ pruebaClaves }) => pruebaClaves);
    const nombre = ({ metodo, ruta }: (typeof ENDPOINTS)[number]) => `${metodo} ${ruta}`;
    expect(dicen.map(nombre)).toEqual(hacen.map(nombre));
    expect(hacen.map(nombre).toSorted()).toEqual([
      "post /autenticacion/recuperaciones/confirmacion",
      "post /autenticacion/token",
      "post /usuarios",
    ]);
  });

  it("by a form: each page that does it says so, and no other", () => {
    const hacen = RUTAS.filter(({ file }) => {
      const texto = textosDe(`app/${file}`);
      return SIN_SESION.test(texto) || POR_EL_AUTENTICADOR.test(texto);
    }).map(({ path }) => path);
    const dicen = RUTAS.filter(({ handle }) => handle?.pruebaClaves).map(({ path }) => path);
    expect(dicen).toEqual(hacen);
    expect(hacen).toContain("iniciar-sesion/:cara?");
    expect(hacen).toContain("registro/:paso?");
  });

  it("the server finds the paths of those endpoints, whatever stands in them", () => {
    const prueba = makePruebaClaves([
      { ruta: "/token", pruebaClaves: true },
      { ruta: "/personas/{id}/clave", pruebaClaves: true },
      { ruta: "/horarios" },
    ]);
    expect(["/v2/token", "/v2/personas/7/clave"].map(prueba)).toEqual([true, true]);
    expect(["/v2/horarios", "/token", "/v2/token/otro", "/v2/personas/7/8/clave"].map(prueba)).toEqual(
      Array(4).fill(false),
    );
  });
});
