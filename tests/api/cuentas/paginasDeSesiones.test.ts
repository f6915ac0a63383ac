import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loader } from "../../../app/features/cuentas/identidad/sesiones.server";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { abrirMundo, ORIGEN } from "../../support/servicios";

// Test files share modules, so the modules with the replacements below are loaded anew before and after this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock("../../../app/services.server", () => ({
  get services() {
    return mundo.servicios;
  },
}));
vi.mock("../../../app/shell/sesion/sesion.server", () => ({ exigirPersona: () => Promise.resolve(yo) }));

const mundo = await abrirMundo();
const { llamar, abrirSesion } = abrirApi(mundo);
const EN_TOTAL = 23;
let yo: { idPersona: number; idAcceso: string };
let token: string;
let todas: string[];

beforeEach(async () => {
  const { idPersona } = await mundo.persona();
  const ids: string[] = [];
  for (let indice = 0; indice < EN_TOTAL; indice++) {
    // Some sessions are opened at the same instant, others a minute apart.
    if (indice % 3 === 0) mundo.reloj.avanzar(1);
    const sesion = await abrirSesion(idPersona);
    ids.push(sesion.idAcceso);
    ({ token } = sesion);
  }
  yo = { idPersona, idAcceso: ids.at(-1)! };
  todas = ids.toSorted();
});

interface Pagina {
  ids: string[];
  siguiente: string | null;
}

async function enApi(siguiente: string | null): Promise<Pagina> {
  const busca = siguiente === null ? "" : `?${new URLSearchParams({ despuesDe: siguiente })}`;
  const { cuerpo } = await llamar("GET", `/autenticacion/sesiones${busca}`, {
    clave: CLAVES_DE_API.private,
    token,
  });
  const data = cuerpo.data as unknown as { sesiones: { idSesion: string }[]; siguiente: string | null };
  return { ids: data.sesiones.map(({ idSesion }) => idSesion), siguiente: data.siguiente };
}

async function enPantalla(siguiente: string | null): Promise<Pagina> {
  const request = new Request(`${ORIGEN}/mi-perfil/sesiones${siguiente ?? ""}`);
  const { sesiones, siguiente: luego, hayOtras } = await loader({ request, params: {}, context: {} });
  expect(hayOtras).toBe(true);
  return { ids: sesiones.map(({ idSesion }) => idSesion), siguiente: luego };
}

describe("the devices of an account", () => {
  it.each([
    ["/v2", enApi],
    ["the screen", enPantalla],
  ])("are ten a page in %s, the one that asks first, each of them once", async (_, pedir) => {
    const primera = await pedir(null);
    const segunda = await pedir(primera.siguiente);
    const tercera = await pedir(segunda.siguiente);
    const paginas = [primera, segunda, tercera].map(({ ids }) => ids);
    expect(paginas.map(({ length }) => length)).toEqual([10, 10, 3]);
    expect(tercera.siguiente).toBeNull();
    expect(primera.ids[0]).toBe(yo.idAcceso);
    expect(paginas.flat().toSorted()).toEqual(todas);
  });

  it("go on from a mark whose session was closed meanwhile", async () => {
    const primera = await enApi(null);
    await mundo.servicios.cuentas.identidad.cerrarSesiones(yo, { idSesion: primera.ids.at(-1)! });
    const segunda = await enApi(primera.siguiente);
    expect(segunda.ids).toHaveLength(10);
    expect(segunda.ids.filter((id) => primera.ids.includes(id))).toEqual([]);
  });

  it("are a 400 in /v2 after a mark that no page gave, and begin anew on the screen", async () => {
    const { estado } = await llamar("GET", "/autenticacion/sesiones?despuesDe=nada", {
      clave: CLAVES_DE_API.private,
      token,
    });
    expect(estado).toBe(400);
    expect((await enPantalla("?despuesDe=nada")).ids[0]).toBe(yo.idAcceso);
  });
});
