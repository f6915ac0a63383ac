import { expect, it } from "vitest";
import {
  ALCANCE_DE_LA_MEDICION,
  autorizaAlGestor,
  permisoDeMedicion,
  permisoNuevo,
} from "~/domain/analitica/permiso";
import { COOKIE_DE_MEDICION_DEL_USO } from "~/domain/shared/navegacion/parametros";

const SEUDONIMO = "0a1b2c3d-0000-4000-8000-00000000000f";

it.each([
  [null, "apagada"],
  [`${COOKIE_DE_MEDICION_DEL_USO}=`, "apagada"],
  // Values from the time when less was measured.
  [`${COOKIE_DE_MEDICION_DEL_USO}=on`, "de-antes"],
  [`${COOKIE_DE_MEDICION_DEL_USO}=login-auth-error.survey-start`, "de-antes"],
  [`${COOKIE_DE_MEDICION_DEL_USO}=${ALCANCE_DE_LA_MEDICION}`, "de-antes"],
  [`${COOKIE_DE_MEDICION_DEL_USO}=${ALCANCE_DE_LA_MEDICION}.rosa`, "de-antes"],
  [`${COOKIE_DE_MEDICION_DEL_USO}=00000000.${SEUDONIMO}`, "de-antes"],
  [`${COOKIE_DE_MEDICION_DEL_USO}=${permisoNuevo(SEUDONIMO)}."><meta http-equiv=refresh>`, "de-antes"],
  [`${COOKIE_DE_MEDICION_DEL_USO}=${permisoNuevo(SEUDONIMO, "GTM-AB12CD3")}.x`, "de-antes"],
  [`a=1; ${COOKIE_DE_MEDICION_DEL_USO}=${permisoNuevo(SEUDONIMO)}`, "encendida"],
])("of a browser with %s measuring is %s", (cookies, estado) => {
  expect(permisoDeMedicion(cookies).estado).toBe(estado);
});

it("the permission has a random name of the browser, in characters that a cookie takes as they are", () => {
  const valor = permisoNuevo(SEUDONIMO);
  expect(permisoDeMedicion(`${COOKIE_DE_MEDICION_DEL_USO}=${valor}`)).toEqual({
    estado: "encendida",
    seudonimo: SEUDONIMO,
    gestor: null,
    valor,
  });
  expect(valor).toMatch(/^[\w.-]+$/);
});

it("a tag manager gets the events of a browser that was asked for it by name", () => {
  const cookies = (gestor: string | null) =>
    `${COOKIE_DE_MEDICION_DEL_USO}=${permisoNuevo(SEUDONIMO, gestor)}`;
  expect(autorizaAlGestor(cookies("GTM-AB12CD3"), "GTM-AB12CD3")).toBe(true);
  expect(autorizaAlGestor(cookies(null), "GTM-AB12CD3")).toBe(false);
  expect(autorizaAlGestor(cookies("GTM-OTRO12"), "GTM-AB12CD3")).toBe(false);
  expect(autorizaAlGestor(cookies("GTM-AB12CD3"), null)).toBe(false);
  expect(autorizaAlGestor(cookies(null), null)).toBe(false);
});
