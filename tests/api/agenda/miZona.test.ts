import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { loader } from "../../../app/features/agenda/zona/miZonaPrivada.server";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { lima, LUNES, MIERCOLES } from "../../support/constructores";
import { abrirMundo, ORIGEN, valor } from "../../support/servicios";

// Test files share modules, so the modules with the replacements below are loaded anew before and after this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock("../../../app/services.server", () => ({
  get services() {
    return mundo.servicios;
  },
}));
vi.mock("../../../app/shell/sesion/sesion.server", () => ({
  exigirPersona: () => Promise.resolve({ idPersona }),
}));

const mundo = await abrirMundo();
const { servicios, reloj, db } = mundo;

let idPersona: number;
let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  especialista = await mundo.especialista();
  ({ idPersona } = await mundo.persona());
  const textos = await servicios.cuentas.registro.politicas();
  const terminos = textos.flatMap(({ codigo, versionActual: version, requerido }) =>
    requerido ? { codigo, version, valor: "1" as const } : [],
  );
  const aceptacion = { idPersona, flujo: "REGISTRO", canal: "web", idSolicitud: "al-registrarse" } as const;
  valor(await servicios.consentimientos.aceptarTextos({ ...aceptacion, politicasAceptacion: terminos }));
});

const ver = async (direccion = "/mi-zona-privada") =>
  loader({ request: new Request(new URL(direccion, ORIGEN)), params: {}, context: {} });

/** Address to which Mi zona leads on; null when it shows itself. */
async function adonde(): Promise<string | null> {
  try {
    await ver();
    return null;
  } catch (salida) {
    return (salida as Response).headers.get("location");
  }
}

const apartar = async () =>
  valor(
    await servicios.agenda.retenerHorario({
      ...{ idPersona, idEspecialista: especialista.idEspecialista },
      inicio: lima(MIERCOLES, "10:00"),
    }),
  );

describe("the welcome", () => {
  const BIENVENIDA = "/mi-zona-privada?modal=bienvenida";

  it("opens by itself at the first visit of Mi zona", async () => {
    expect(await adonde()).toBe(BIENVENIDA);
  });

  it.each([
    ["a held time", () => apartar()],
    [
      "an order at the card's page",
      async () => {
        const { idHorario } = await apartar();
        const { idPedido } = valor(await servicios.agenda.crearPedido({ idPersona, idHorario }));
        valor(await servicios.agenda.pagarConTarjeta({ idPersona, idPedido, origen: ORIGEN }));
      },
    ],
  ])("waits while %s waits to be paid, and has its turn afterwards", async (_, antes) => {
    await antes();
    expect(await adonde()).toBeNull();
    reloj.ahora = lima(LUNES, "23:00");
    await mundo.job("vencer-retenciones");
    expect(await adonde()).toBe(BIENVENIDA);
  });
});

it("says how far the person is with the test, and logs no reading of it", async () => {
  const { cuestionarios } = servicios;
  const del = { idform: cuestionarios.idformDelTest, dueno: { idPersona } };
  const consentimiento = { canal: "web", idSolicitud: "s" } as const;
  const empezar = async () =>
    valor(await cuestionarios.empezar({ ...del, red: "203.0.113.9", consentimiento }));
  const test = async () => {
    return (await (await ver("/mi-zona-privada?modal=ninguno")).json()).test;
  };
  const leido = (valorDelTest: string | null) => ({ estado: "success", valor: valorDelTest });

  expect(await test()).toEqual(leido(null));
  const { uuidForm } = await empezar();
  expect(await test()).toEqual(leido("a-medias"));
  await db
    .updateTable("cuestionarios")
    .set({ terminado_en: reloj.ahora.toISOString() })
    .where("uuid_form", "=", uuidForm)
    .execute();
  expect(await test()).toEqual(leido("terminado"));
  await empezar();
  expect(await test()).toEqual(leido("a-medias"));
  ({ idPersona } = await mundo.persona());
  expect(await test(), "another person's").toEqual(leido(null));
  const accesos = await db.selectFrom("accesos_a_datos").select("accion").execute();
  expect(accesos.map(({ accion }) => accion).filter((accion) => accion.endsWith("-de-test"))).toEqual([]);
});
