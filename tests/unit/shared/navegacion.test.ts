import { describe, expect, it } from "vitest";
import { avisosDe, cookieDeAvisos } from "../../../app/domain/shared/navegacion/aviso";
import { declared } from "../../../server/modules";
import { destinoSeguro, rutaPropia } from "../../../app/domain/shared/navegacion/destino";
import { documentoPedido } from "../../../app/domain/consentimientos/documentos";
import {
  abreEnVisor,
  enWebview,
  leerParametros,
  sinParametros,
} from "../../../app/domain/shared/navegacion/parametros";
import { fc } from "../../support/azar";

const NUESTRO = "https://bienestar.example";
const PIEZAS = [
  "/",
  "\\",
  "//",
  "/\\",
  "%2f",
  "%5c",
  "%2F%2F",
  "%252f",
  "%00",
  "%09",
  "%0d%0a",
  "\t",
  "\n",
  "\r",
  "\0",
  " ",
  ".",
  "..",
  "%2e%2e",
  ";",
  "@",
  ":",
  "?",
  "#",
  "maligno.example",
  "https:",
  "javascript:",
  "data:",
  "／",
  "。",
  "\u202e",
  "\u2028",
  "agendar",
  "[::1]",
  "xn--",
  "%",
  "%zz",
  "😀",
  "?redirect=",
  "&",
];
const hostil = fc.oneof(
  fc.array(fc.constantFrom(...PIEZAS), { minLength: 1, maxLength: 9 }).map((piezas) => piezas.join("")),
  fc.array(fc.constantFrom(...PIEZAS), { maxLength: 8 }).map((piezas) => `/${piezas.join("")}`),
  fc.string({ unit: "binary", maxLength: 40 }).map((texto) => `/${texto}`),
  fc.webUrl({ withFragments: true, withQueryParameters: true }),
);

/** Origin to which a browser goes that receives this `Location` header. */
const origenDe = (destino: string, desde = `${NUESTRO}/iniciar-sesion`) => new URL(destino, desde).origin;

describe("redirect, from and backpage", () => {
  it("never leave the origin: 10,000 hostile values, also when decoded once more on the way", () => {
    let aceptados = 0;
    fc.assert(
      fc.property(hostil, (texto) => {
        const consulta = new URLSearchParams({ redirect: texto, from: texto, backpage: texto });
        const { redirect, from, backpage } = leerParametros(consulta);
        for (const destino of [redirect, from, backpage, destinoSeguro(texto)]) {
          if (destino === null) continue;
          aceptados += 1;
          expect(destino).toMatch(/^\/(?![/\\])/);
          expect(origenDe(destino)).toBe(NUESTRO);
          const { pathname } = new URL(destino, NUESTRO);
          expect(origenDe(decodeURIComponent(pathname))).toBe(NUESTRO);
        }
      }),
      { numRuns: 10_000 },
    );
    expect(aceptados).toBeGreaterThan(10_000);
  });

  it.each([
    "//maligno.example",
    "/\\maligno.example",
    "/%2f%2fmaligno.example",
    "/.//maligno.example",
    "/%09/x",
    "",
    "agendar",
  ])("are absent when they say %j", (texto) => expect(rutaPropia(texto)).toBeNull());

  it.each(["/", "/agendar/nutricion?dia=2026-11-30#horas", "/especialista?tema=sue%C3%B1o", "/a%20b"])(
    "lead to %j",
    (texto) => expect(rutaPropia(texto)).toBe(texto),
  );
});

describe("the other names", () => {
  const leer = (consulta: string) => leerParametros(new URLSearchParams(consulta));

  it("are on only when they say on", () => {
    expect(leer("webview=on&dl=on")).toMatchObject({ webview: "on", ofreceLaApp: true });
    expect(leer("webview=off&dl=1")).toMatchObject({ webview: "off", ofreceLaApp: false });
    expect(leer("webview=ON")).toMatchObject({ webview: null });
  });

  it.each([
    ["", null],
    ["app-update-title=Actualiza+tu+app", "Actualiza tu app"],
    ["app-update-title=%20Nueva+versi%C3%B3n+disponible%20", "Nueva versión disponible"],
    ["app-update-title=Tu+cuenta+fue+bloqueada:+llama+al+999", "Hay una versión nueva"],
    ["app-update-title=", "Hay una versión nueva"],
  ])("of an update say a title of ours and nothing else: %j", (consulta, titulo) => {
    expect(leer(consulta).tituloDeActualizacion).toBe(titulo);
  });

  it("a support code is one of ours or none", () => {
    expect(leer("codigo=5d3f7c1e-0000-4000-8000-000000000000").codigo).toHaveLength(36);
    for (const escrito of ["<script>", "LLAMA-AL-999888777-Y-DA-TU-CLAVE", "codigo-de-prueba-1"])
      expect(leer(`codigo=${escrito}`).codigo, escrito).toBeNull();
  });

  it("the stored flag keeps the mode until the address ends it", () => {
    const cookie = "a=1; bienestar_webview=on";
    expect(enWebview(leer(""), cookie)).toBe(true);
    expect(enWebview(leer("webview=off"), cookie)).toBe(false);
    expect(enWebview(leer("webview=on"), null)).toBe(true);
    expect(enWebview(leer(""), "otra_bienestar_webview=on; bienestar_webview=onx")).toBe(false);
  });

  it("documents open in the viewer in the app's views and in a webview", () => {
    expect(abreEnVisor("/registro-app", false)).toBe(true);
    expect(abreEnVisor("/registro", false)).toBe(false);
    expect(abreEnVisor("/registro", true)).toBe(true);
  });

  it("leave the rest of an address as it was", () => {
    const consulta = new URLSearchParams("error=servicio&dia=2026-11-30&codigo=x");
    expect(sinParametros("/agendar", consulta, ["error", "codigo"])).toBe("/agendar?dia=2026-11-30");
  });
});

describe("a notice", () => {
  it("is shown by its key, each above the one before", () => {
    const avisos = avisosDe(
      cookieDeAvisos(["contacto-guardado", "eliminacion-pedida"]).split(";")[0]!,
      declared.notices,
    );
    expect(avisos.map(({ key, duration }) => [key, duration])).toEqual([
      ["contacto-guardado", 8000],
      ["eliminacion-pedida", 8000],
    ]);
    expect(avisos[1]!.offset.bottom).toBeGreaterThan(avisos[0]!.offset.bottom);
  });

  it("says nothing that somebody else put into the cookie", () => {
    expect(avisosDe("bienestar_avisos=constructor.<b>hola</b>.__proto__", declared.notices)).toEqual([]);
  });
});

describe("the viewer", () => {
  it("opens the documents that have a name, and files of ours", () => {
    expect(documentoPedido("terminos")).toMatchObject({ ruta: "/terminos-y-condiciones", esPdf: false });
    expect(documentoPedido("/documentos/bases.pdf?x=1")).toMatchObject({
      ruta: "/documentos/bases.pdf",
      esPdf: true,
    });
    expect(documentoPedido("/terminos-y-condiciones?version=2")?.ruta).toBe(
      "/terminos-y-condiciones?version=2",
    );
  });

  it.each([
    null,
    "",
    "otro",
    "constructor",
    "/mi-perfil",
    "/documentos/../mi-perfil",
    "/documentos/a/b.pdf",
    "//maligno.example/documentos/a.pdf",
    "https://maligno.example/a.pdf",
    "/documentos/a.svg",
  ])("opens nothing for %j", (pedido) => expect(documentoPedido(pedido)).toBeNull());

  it("never opens what is not ours", () => {
    fc.assert(
      fc.property(hostil, (texto) => {
        const documento = documentoPedido(texto);
        if (documento)
          expect(documento.ruta).toMatch(/^\/(documentos\/[\w-]+\.(pdf|html)|terminos|consentimiento)/);
      }),
    );
  });
});
