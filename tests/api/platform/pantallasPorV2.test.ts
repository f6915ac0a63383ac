import { beforeEach, describe, expect, it } from "vitest";
import {
  makeConsentimientoRepository,
  makePoliticaRepository,
} from "../../../server/consentimientos/repositories/consentimientos";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { lima, MARTES } from "../../support/constructores";
import { conSesiones } from "../../support/sesiones";
import { abrirMundo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { llamar, abrirSesion } = abrirApi(mundo);

let idPersona: number;
let token: string;
beforeEach(async () => {
  ({ idPersona } = await mundo.persona({ bonos: 1 }));
  ({ token } = await abrirSesion(idPersona));
});

const pedir = async (metodo: string, ruta: string, clave: keyof typeof CLAVES_DE_API, cuerpo?: object) => {
  const cabeceras = { "idempotency-key": crypto.randomUUID() };
  return llamar(metodo, ruta, { clave: CLAVES_DE_API[clave], token, cuerpo, cabeceras });
};

async function aceptarTerminos() {
  const ahora = mundo.reloj.ahora;
  const vigentes = await makePoliticaRepository(mundo.db).vigentes("REGISTRO", ahora);
  await makeConsentimientoRepository(mundo.db).anotar(
    vigentes.map(({ codigo, versionActual: version, huellaDelTexto }) => ({
      idConsentimiento: crypto.randomUUID(),
      idPersona,
      flujo: "REGISTRO",
      codigo,
      version,
      huellaDelTexto,
      valor: "1",
      canal: "api",
      idSolicitud: "prueba",
      creadoEn: ahora,
    })),
  );
}

describe("what a screen can do, /v2 can", () => {
  it("says whom one may see, with portrait and the first free time, in one call", async () => {
    const { idEspecialista, retrato } = await mundo.especialista();
    const { especialidades } = (await pedir("GET", "/servicios", "public")).cuerpo.data as unknown as {
      especialidades: { especialistas: { idEspecialista: string }[] }[];
    };
    const ficha = especialidades
      .flatMap(({ especialistas }) => especialistas)
      .find((especialista) => especialista.idEspecialista === idEspecialista);
    expect(ficha).toMatchObject({
      linkFotoMedico: `/retratos/${retrato}.svg`,
      primerHorario: { inicio: expect.stringMatching(/Z$/) as string },
    });
  });

  it("writes and reads in the chat of a call while its room is open", async () => {
    const especialista = await mundo.especialista();
    const { conBono } = conSesiones(mundo, () => especialista);
    const persona = await mundo.persona({ bonos: 1 });
    const cita = await conBono({ persona, fecha: MARTES });
    mundo.reloj.ahora = lima(MARTES, "10:01");
    ({ token } = await abrirSesion(cita.idPersona));
    const ruta = `/sesiones/${cita.idCita}/sala/mensajes`;
    expect((await pedir("POST", ruta, "private", { texto: "Ya estoy aquí." })).estado).toBe(201);
    expect((await pedir("GET", ruta, "private")).cuerpo.data).toMatchObject({
      mensajes: [{ rol: "persona", texto: "Ya estoy aquí." }],
    });
    mundo.reloj.ahora = lima(MARTES, "12:00");
    ({ token } = await abrirSesion(cita.idPersona));
    expect((await pedir("POST", ruta, "private", { texto: "¿Hola?" })).estado).toBe(410);
  });

  it("closes a modal by its cross, and the next one has its turn", async () => {
    const modalDe = async (metodo: string, ruta: string) =>
      ((await pedir(metodo, ruta, "personas")).cuerpo.data as unknown as { modal: string | null }).modal;
    // Terms that the person has never accepted are asked for again at each visit.
    expect(await modalDe("GET", "/modales")).toBe("politicas");
    expect(await modalDe("PUT", "/modales/politicas/cierre")).toBe("politicas");
    await aceptarTerminos();
    expect(await modalDe("GET", "/modales")).toBe("bienvenida");
    expect(await modalDe("PUT", "/modales/bienvenida/cierre")).toBe("preferencias");
    expect((await pedir("PUT", "/modales/otra/cierre", "personas")).estado).toBe(400);
  });

  it("has what a person did as a table", async () => {
    valor(await mundo.servicios.historial.anotar({ idPersona, que: "camine" }));
    const { csv } = (await pedir("GET", "/historial-acciones/csv", "private")).cuerpo.data as unknown as {
      csv: string;
    };
    expect(csv.trim().split("\r\n")).toHaveLength(2);
    // An invalid filter is refused here as it is by the list.
    for (const que of ["", "/csv"])
      expect((await pedir("GET", `/historial-acciones${que}?mes=enero`, "private")).estado).toBe(400);
  });

  it("has every version of a text, and says which text there is none of", async () => {
    const { versiones } = (await pedir("GET", "/politicas/REGISTRO/TYC/versiones", "public")).cuerpo
      .data as unknown as { versiones: { version: string; contenido: string }[] };
    expect(versiones.length).toBeGreaterThan(1);
    expect(new Set(versiones.map(({ contenido }) => contenido)).size).toBe(versiones.length);
    expect((await pedir("GET", "/politicas/REGISTRO/NADA/versiones", "public")).estado).toBe(404);
  });

  it("takes the link of a mail that gives an account back once", async () => {
    expect((await pedir("POST", "/autenticacion/deshacer", "public", { enlace: "de-nadie" })).estado).toBe(
      410,
    );
  });
});
