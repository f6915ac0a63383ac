import { afterEach, expect, it, vi } from "vitest";
import {
  ALCANCE_DE_LA_MEDICION,
  type EventoDeAnalitica,
  NUMEROS_DE_PROPOSITO_DESCONOCIDO,
  permisoDeMedicion,
  registrarEvento,
} from "~/shell/analitica";
import { COOKIE_DE_MEDICION_DEL_USO } from "~/domain/shared/navegacion/parametros";

afterEach(() => vi.unstubAllGlobals());

it.each([
  [null, "apagada"],
  [`${COOKIE_DE_MEDICION_DEL_USO}=`, "apagada"],
  // Cookie values from the time when only failed sign-ins were measured.
  [`${COOKIE_DE_MEDICION_DEL_USO}=on`, "de-antes"],
  [`${COOKIE_DE_MEDICION_DEL_USO}=login-auth-error.survey-start`, "de-antes"],
  [`a=1; ${COOKIE_DE_MEDICION_DEL_USO}=${ALCANCE_DE_LA_MEDICION}`, "encendida"],
])("of a browser with %s measuring is %s", (cookies, permiso) => {
  expect(permisoDeMedicion(cookies)).toBe(permiso);
});

it("the scope is every event, in characters that a cookie takes as they are", () => {
  expect(ALCANCE_DE_LA_MEDICION.split(".")).toEqual([
    "login-auth-error",
    "survey-completed",
    "survey-question",
    "survey-start",
  ]);
  expect(ALCANCE_DE_LA_MEDICION).toMatch(/^[\w.-]+$/);
});

it("nothing is cut or left out, however long or many: the three unknown numbers govern nothing", () => {
  const window: { dataLayer?: EventoDeAnalitica[] } = {};
  vi.stubGlobal("window", window);
  vi.stubGlobal("document", { cookie: `${COOKIE_DE_MEDICION_DEL_USO}=${ALCANCE_DE_LA_MEDICION}` });
  expect(NUMEROS_DE_PROPOSITO_DESCONOCIDO).toEqual([128, 100, 32]);
  const id = "x".repeat(200);
  for (let vez = 0; vez < 200; vez += 1) registrarEvento({ event: "survey-start", survey: { id } });
  expect(window.dataLayer).toEqual(
    Array.from({ length: 200 }, () => ({ event: "survey-start", survey: { id } })),
  );
});
