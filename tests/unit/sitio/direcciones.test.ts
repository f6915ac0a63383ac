import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { RUTAS } from "../../support/handles";

/** Addresses in the specification; `*` stands for a variable part. */
const SPECIFIED = new Set([
  ...["/", "/gracias", "/herramientas", "/herramienta/*", "/reclamo"],
  ...["/bienestar-play", "/bienestar-play/*", "/bienestar-play/ver/*"],
  ...["/bienestar-en-vivo", "/bienestar-en-vivo/*", "/bienestar-en-vivo/talleres-y-clases"],
  ...[
    "/mi-zona-privada",
    "/mi-perfil",
    "/agendar",
    "/agendar/*",
    "/especialista",
    "/especialista/*/*",
    "/*/*",
  ],
  ...["/resumen", "/resumen/carga", "/resumen/error", "/resumen/exito", "/resumen/expirado", "/reagendar"],
  ...["/iniciar-sesion", "/registro", "/registro-app", "/recuperar-clave", "/videollamada"],
  ...["/test-de-bienestar", "/test-de-bienestar/formulario", "/test-de-bienestar/resultados"],
  ...["/test-de-bienestar/recomendaciones", "/lista-rutas", "/ruta/*", "/ruta/inicio/*", "/rutas/gracias"],
  ...[
    "/historico/logros",
    "/comunidades",
    "/programa-salud-mental",
    "/programa-salud-mental/gracias",
    "/scanner-bienestar",
  ],
  ...["/terminos-y-condiciones", "/consentimiento-usos-adicionales", "/tienda", "/datos-de-compra"],
]);

const RECORD = readFileSync("app/decisions/0060-direcciones-que-sirven-a-otras.md", "utf8");
/** Addresses in the decision record. One that ends in a slash stands for all addresses below it. */
const NAMED = [...RECORD.matchAll(/`(\/[^`]*)`/g)].map(([, address]) => address!.replace(/<\w+>/g, "*"));
const BESIDE = RUTAS.filter(({ path }) => path !== "*")
  .map(({ path }) => `/${path}`.replace(/\/:\w+\?/, "").replace(/:\w+/g, "*") || "/")
  .filter((address) => !SPECIFIED.has(address));
const isUnder = (address: string, named: string) =>
  address === named || address.startsWith(named.endsWith("/") ? named : `${named}/`);

it("every address that the specification does not have is named with its reason, and none that is gone", () => {
  expect(BESIDE.length).toBeGreaterThan(50);
  expect(BESIDE.filter((address) => !NAMED.some((named) => isUnder(address, named)))).toEqual([]);
  expect(NAMED.filter((named) => !BESIDE.some((address) => isUnder(address, named)))).toEqual([]);
});
