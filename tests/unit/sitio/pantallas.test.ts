import { matchRoutes } from "@remix-run/react";
import { expect, it } from "vitest";
import { RUTAS } from "../../support/handles";

const TEXTS = Object.values(
  import.meta.glob<string>("../../e2e/**/*.pantallas.ts", { query: "?raw", import: "default", eager: true }),
).join("\n");

const TREE = RUTAS.map(({ path, file, index }) => ({ id: file, ...(index ? { index } : { path }) }));
const moduleOf = (address: string) => matchRoutes(TREE, address)?.at(-1)?.route.id;

/** Where a journey arrives by what it presses: the screen that stands there, by its name in the walk. */
const REACHED: Record<string, string> = {
  "features/agenda/reserva/resumen.route.tsx": "summary",
  "features/agenda/reserva/resumenCarga.route.tsx": "waiting for the payment",
  "features/agenda/reserva/resumenExito.route.tsx": "success",
  "features/agenda/reserva/resumenError.route.tsx": "payment cancelled by oneself",
  "features/agenda/reserva/resumenExpirado.route.tsx": "expired",
  "features/paquetes/tienda/compra.route.tsx": "a pack that was bought",
  "features/ventas/comprobantes/comprobante.route.tsx": "a receipt",
  "features/agenda/reserva/reagendar.route.tsx": "moving a session",
  "features/agenda/zona/cita.route.tsx": "a cancelled session",
  "features/ventas/pedido/pedido.route.tsx": "what happened to a payment",
  "features/agenda/esperas/esperas.route.tsx": "waiting lists",
  "features/sitio/consentimientos/recibo.route.tsx": "receipt of a consent",
  "features/talleres/sala/anfitrion.route.tsx": "page of whoever leads a workshop that goes on",
  "features/talleres/pago/pedido.route.tsx": "workshop whose payment is waited for",
  "features/talleres/pago/pagar.route.tsx": "workshop that is to be paid",
  "features/talleres/certificados/certificado.route.tsx": "certificate",
  "features/rutas/rutas/gracias.route.tsx": "end of a route",
  "features/cuestionarios/test/formulario.route.tsx": "test, a scale",
  "features/cuestionarios/test/resultados.route.tsx": "test, a visitor's results",
  "features/cuestionarios/test/recomendaciones.route.tsx": "test, recommendations",
  "features/saludMental/programa/gracias.route.tsx": "mental health, result",
  "features/medicion/escaner/aMano.route.tsx": "pulse by hand",
};

/** What no walk stands on, each with its reason. */
const NOT_WALKED: Record<string, string> = {
  "features/cuentas/identidad/aseguradoraEntrar.route.tsx": "leads on to the insurer",
  "features/cuentas/identidad/aseguradoraRetorno.route.tsx": "leads back from the insurer",
  "features/cuentas/identidad/cerrarSesion.route.tsx": "leads to the home page",
  "features/sitio/misDatos/descarga.route.tsx": "is a file",
  "features/cuentas/identidad/verificacion.route.tsx": "wants a code of a clock; its journeys look at it",
  "features/cuentas/identidad/accesoDeAsegurado.route.tsx": "wants an insurer; its journeys look at it",
  "features/agenda/esperas/salir.route.tsx": "wants the link of a mail; its journeys look at it",
  "features/talleres/vivo/dejarMiLugar.route.tsx": "wants the link of a mail; its journeys look at it",
  "features/rutas/rutas/recordatorio.route.tsx": "wants the link of a mail; its journeys look at it",
  "features/cuestionarios/encuesta/noPreguntarme.route.tsx":
    "wants the link of a mail; its journeys look at it",
  "features/agenda/videollamada/videollamadaEspecialista.route.tsx":
    "wants the link of a mail; its journeys look at it",
};

it("every page of the site is among the screens that are walked", () => {
  const addressed = new Set(
    [...TEXTS.matchAll(/["`](\/[^"`\s?#]*)/g)].map(([, address]) =>
      moduleOf(address!.replace(/\$\{[^}]*\}/g, "algo")),
    ),
  );
  const pages = RUTAS.filter(({ esPagina }) => esPagina);
  expect(pages.length).toBeGreaterThan(80);
  const left = pages
    .filter(({ file }) => !addressed.has(file) && !NOT_WALKED[file])
    .filter(({ file }) => !REACHED[file] || !TEXTS.includes(`nombre: "${REACHED[file]}"`))
    .map(({ path, file }) => `/${path}: ${file}`);
  expect(left).toEqual([]);
});

it("names no page that is gone", () => {
  const files = new Set<string>(RUTAS.map(({ file }) => file));
  expect([...Object.keys(REACHED), ...Object.keys(NOT_WALKED)].filter((file) => !files.has(file))).toEqual(
    [],
  );
});
