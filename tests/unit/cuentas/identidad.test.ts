import { describe, expect, it, test } from "vitest";
import { credencialesPorDocumento } from "../../../app/domain/cuentas/identidad/documento";
import {
  credenciales,
  destinoSeguro,
  normalizarCorreo,
} from "../../../app/domain/cuentas/identidad/identidad";
import { fc } from "../../support/azar";

const ORIGEN = "https://bienestar.example";
/** Origin at which a browser ends that follows an address from one of our pages. */
const adonde = (destino: string) => new URL(destino, `${ORIGEN}/iniciar-sesion`).origin;

describe("where to go after signing in", () => {
  test.each([
    ["/agendar/psicologia", "/agendar/psicologia"],
    ["/agendar/psicologia?dia=2026-11-23&hora=10:00", "/agendar/psicologia?dia=2026-11-23&hora=10:00"],
    ["/resumen?horario=a-b#total", "/resumen?horario=a-b#total"],
    ["/buscar?q=https://example.com//x", "/buscar?q=https://example.com//x"],
    ["/", "/"],
  ])("%s is kept, the very choice that was being made", (pedido, destino) => {
    expect(destinoSeguro(pedido)).toBe(destino);
  });

  test.each([
    "https://evil.example",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "\\\\evil.example",
    "/%2f%2fevil.example",
    "/%5cevil.example",
    "/./\\evil.example",
    "/.//evil.example",
    "/a/..//evil.example",
    "/%2e//evil.example",
    "/%2E%2E//evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "\t//evil.example",
    " /agendar",
    "javascript:alert(1)",
    "data:text/html,hola",
    "agendar",
    "?redirect=/",
    "",
    `/${"a".repeat(2000)}`,
  ])("%j is not: the private zone instead", (pedido) => {
    expect(destinoSeguro(pedido)).toBe("/mi-zona-privada");
  });

  it("is the private zone when nothing was asked for, or what the caller says", () => {
    expect([destinoSeguro(null), destinoSeguro(undefined)]).toEqual(["/mi-zona-privada", "/mi-zona-privada"]);
    expect(destinoSeguro("//evil.example", "/agendar")).toBe("/agendar");
  });

  it("never leaves our origin, whatever it is made of", () => {
    const piezas = fc.constantFrom(
      ..."/ // \\ \\\\ . .. %2f %2F %5c %5C %2e %00 %09 %0d%0a @ : ? # ; & = a evil.example https: http: javascript: localhost [::1] 127.1".split(
        " ",
      ),
      " ",
      "\t",
      "\r",
      "\n",
      "\u0000",
      "\u00a0",
      "\u2028",
      "\ufeff",
      "\u3002",
      "\uff0f",
      "\uff3c",
      "\ud800",
      "ﬁ",
    );
    const hostiles = fc.oneof(
      fc.array(piezas, { maxLength: 12 }).map((partes) => partes.join("")),
      fc.array(piezas, { maxLength: 12 }).map((partes) => `/${partes.join("")}`),
      fc.webUrl({ withFragments: true, withQueryParameters: true }),
      fc.string({ unit: "binary", maxLength: 40 }).map((texto) => `/${texto}`),
    );
    let aceptados = 0;
    fc.assert(
      fc.property(hostiles, (pedido) => {
        const destino = destinoSeguro(pedido, "/por-defecto");
        if (destino !== "/por-defecto") aceptados++;
        const seQueda = adonde(destino) === ORIGEN && /^\/(?![/\\])/.test(destino);
        const esUnaLinea = !/[\r\n\t\0]/.test(destino);
        // A second check of the result, as another redirect does it, leaves the address unchanged.
        const esEstable = destinoSeguro(destino, "/por-defecto") === destino;
        return seQueda && esUnaLinea && esEstable;
      }),
      { numRuns: 10_000 },
    );
    expect(aceptados, "the generator also makes paths of ours").toBeGreaterThan(500);
  });
});

describe("what is typed to sign in", () => {
  it("is one account, however its e-mail is written", () => {
    expect(normalizarCorreo("  Rosa@Bienestar.Example ")).toBe("rosa@bienestar.example");
  });

  it("keeps a password exactly as typed, up to 128 characters", () => {
    const clave = ` ${"ñ".repeat(126)} `;
    expect(credenciales.parse({ correo: " rosa@bienestar.example ", clave })).toEqual({
      correo: "rosa@bienestar.example",
      clave,
    });
    expect(credenciales.safeParse({ correo: "rosa@bienestar.example", clave: "a".repeat(129) }).success).toBe(
      false,
    );
  });

  test.each([
    [{}, "Escribe tu correo electrónico"],
    [{ correo: "rosa", clave: "x" }, "Escribe un correo como nombre@ejemplo.com"],
    [{ correo: "rosa@bienestar.example" }, "Escribe tu contraseña"],
  ])("%j is answered in words: %s", (datos, mensaje) => {
    const mensajes = credenciales.safeParse(datos).error?.issues.map((issue) => issue.message);
    expect(mensajes).toContain(mensaje);
  });
});

describe("a document that is typed to sign in", () => {
  const leer = (datos: Record<string, unknown>) => credencialesPorDocumento.safeParse(datos);

  it("is one number however it is written", () => {
    for (const numeroDocumento of ["ab123456", "AB123 456", " ab.123.456 "]) {
      expect(leer({ idTipoDocumento: "3", numeroDocumento, clave: "x" }).data).toEqual({
        idTipoDocumento: 3,
        numeroDocumento: "AB123456",
        clave: "x",
      });
    }
  });

  it("is refused in Spanish words, whatever is sent", () => {
    const hostil = fc.oneof(
      fc.string({ unit: "binary", maxLength: 300 }),
      fc.constantFrom("", "\u0000", "💧", "\u202e12345678", "<script>", "'; drop table", "9".repeat(5_000)),
      fc.integer(),
      fc.constant(null),
      fc.constant(undefined),
      fc.array(fc.string(), { maxLength: 3 }),
    );
    const datos = fc.record({ idTipoDocumento: hostil, numeroDocumento: hostil, clave: hostil });
    fc.assert(
      fc.property(datos, (entrada) => {
        const leido = leer(entrada);
        if (leido.success) {
          expect(leido.data.numeroDocumento).toMatch(/^[A-Z0-9]{3,20}$/);
          expect([2, 3, 4]).toContain(leido.data.idTipoDocumento);
          return;
        }
        for (const { message } of leido.error.issues) expect(message).toMatch(/^(Escribe|Elige|Revisa|Tu) /);
      }),
      { numRuns: 2_000 },
    );
  });
});
