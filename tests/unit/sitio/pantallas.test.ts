import { expect, it } from "vitest";
import { RUTAS } from "../../support/handles";

/** Pages that the screens of the walk name. The walk checks that it arrives at them. */
const WALKED = Object.values(
  import.meta.glob<string>("../../e2e/**/*.pantallas.ts", { query: "?raw", import: "default", eager: true }),
).flatMap((text) => [...text.matchAll(/^ +pagina: "([^"]+)",$/gm)].map(([, page]) => page!));

/** Pages that no walk visits, each with its reason. */
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
  const pages = RUTAS.filter(({ esPagina }) => esPagina);
  expect(pages.length).toBeGreaterThan(80);
  const left = pages
    .filter(({ file }) => !WALKED.includes(file) && !NOT_WALKED[file])
    .map(({ path, file }) => `/${path}: ${file}`);
  expect(left).toEqual([]);
});

it("names no page that is gone, nor one that is walked as if it were not", () => {
  const files = new Set<string>(RUTAS.map(({ file }) => file));
  expect([...WALKED, ...Object.keys(NOT_WALKED)].filter((file) => !files.has(file))).toEqual([]);
  expect(Object.keys(NOT_WALKED).filter((file) => WALKED.includes(file))).toEqual([]);
});
