import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { loader } from "../../../app/features/talleres/sala/sala.server";
import { lima } from "../../support/constructores";
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

const { fuente, escribir, ficha } = conTalleres(2);
const REUNION = "https://meet.example.com/cantar";
const CON_REUNION = { ...EL_MARTES, url: "cantar-el-mar", uid: "cantar-el-mar" };
escribir(
  "talleres/cantar-el-mar.md",
  ficha
    .replaceAll("dibujar-el-mar", "cantar-el-mar")
    .replace("tal-1", "tal-2")
    .replace("clip: mirar-el-mar", `enlace: ${REUNION}`),
);
const mundo = await abrirMundo({ contenido: fuente });
let ana: Persona;

async function abrirSala({ url, fecha }: typeof EL_MARTES, sitio: string) {
  const direccion = `${ORIGEN}/bienestar-en-vivo/${url}/sala?${new URLSearchParams({ fecha, ver: "1" })}`;
  const request = new Request(direccion, { headers: { "sec-fetch-site": sitio } });
  try {
    return await loader({ request, params: { url }, context: {} });
  } catch (error) {
    if (error instanceof Response) return error.headers.get("location");
    throw error;
  }
}

describe("the room of a workshop that a page of another site leads to", () => {
  beforeEach(async () => {
    mundo.reloj.ahora = lima(EL_MARTES.fecha, "08:00");
    ana = await mundo.persona();
  });

  it.each([
    ["a clip of ours", EL_MARTES],
    ["a meeting elsewhere", CON_REUNION],
  ])("counts nobody as present at %s until they press something here", async (_, clave) => {
    valor(await conLugares(mundo, clave).pedir(ana.idPersona));
    mundo.reloj.ahora = INICIO;
    const { idPersona } = ana;
    const { url, fecha } = clave;
    const presenteEn = async () =>
      valor(await mundo.servicios.talleres.verSala({ idPersona, url, fecha })).asistencia.presenteEn;
    expect(await abrirSala(clave, "cross-site")).toMatchObject({ estado: "abierta" });
    expect(await presenteEn()).toBeNull();
    const propia = await abrirSala(clave, "same-origin");
    if (clave === CON_REUNION) expect(propia).toBe(REUNION);
    expect(await presenteEn()).toEqual(INICIO);
  });
});
