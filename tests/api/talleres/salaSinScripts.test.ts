import { afterAll, expect, it, vi } from "vitest";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { loader } from "../../../app/features/talleres/sala/presencia.server";
import { SEGUNDOS_ENTRE_LATIDOS } from "../../../app/domain/talleres/sala/sala";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { abrirMundo, ORIGEN, valor } from "../../support/servicios";
import { conLugares, conTalleres, EL_MARTES, INICIO } from "../../support/talleres";

// Test files share modules, so the modules with the replacements below are loaded anew before and after this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock("../../../app/services.server", () => ({
  get services() {
    return mundo.servicios;
  },
}));
vi.mock("../../../app/shell/sesion/sesion.server", () => ({ exigirPersona: () => Promise.resolve(ana) }));

const mundo = await abrirMundo({ contenido: conTalleres(2).fuente });
const { url, fecha } = EL_MARTES;
let ana: Persona;

async function pedirMarco(sitio = "same-origin") {
  const direccion = `${ORIGEN}/bienestar-en-vivo/${url}/latido?${new URLSearchParams({ fecha })}`;
  const request = new Request(direccion, { headers: { "sec-fetch-site": sitio } });
  return (await loader({ request, params: { url }, context: {} })).text();
}

it("a browser without scripts is seen by a frame that asks for itself again, and earns the same certificate", async () => {
  ana = await mundo.persona();
  valor(await conLugares(mundo).pedir(ana.idPersona));
  const { idPersona } = ana;
  const verla = async () => valor(await mundo.servicios.talleres.verSala({ idPersona, url, fecha }));
  mundo.reloj.ahora = sumarMinutos(INICIO, -1);
  expect(await pedirMarco("cross-site")).toContain("desde que empiece");
  expect((await verla()).asistencia.presenteEn).toBeNull();
  const hasta = sumarMinutos(INICIO, 23);
  for (let ahora = INICIO; ahora <= hasta; ahora = new Date(+ahora + SEGUNDOS_ENTRE_LATIDOS * 1000)) {
    mundo.reloj.ahora = ahora;
    const html = await pedirMarco();
    expect(html).toContain(`<meta http-equiv="refresh" content="${SEGUNDOS_ENTRE_LATIDOS}">`);
    expect(html).toContain(`te vio ${Math.floor((+ahora - +INICIO) / 60_000)} de 45 minutos`);
  }
  mundo.reloj.ahora = sumarMinutos(INICIO, 45);
  const alFinal = await pedirMarco();
  expect(alFinal).toContain("La sala te vio 23 de 45 minutos.");
  expect(alFinal).not.toContain("http-equiv");
  expect((await verla()).certificado).toMatchObject({ minutos: 45, presenteSegundos: 23 * 60 });
});
