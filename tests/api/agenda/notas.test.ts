import { beforeEach, describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { DIAS_QUE_SE_GUARDA, ILEGIBLE, SIN_NOTA, type Nota } from "../../../app/domain/agenda/notas/nota";
import { aJson } from "../../../app/domain/cuentas/misDatos/copia";
import { sumarDias } from "../../../app/domain/shared/fechas";
import { alTerminarCuadra } from "../../support/alTerminar";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { lima, MARTES, MIERCOLES } from "../../support/constructores";
import { conSesiones } from "../../support/sesiones";
import { abrirMundo, rechazo, valor } from "../../support/servicios";
import { dondeSeLee } from "../../support/volcado";

const mundo = await abrirMundo();
const { servicios, reloj, db } = mundo;

let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  especialista = await mundo.especialista();
});
alTerminarCuadra(mundo);

const { conBono, mover } = conSesiones(mundo, () => especialista);
type Propia = Awaited<ReturnType<typeof conBono>>;

const NOTA: Nota = { texto: "Duermo mal.\nYa probé con té.", comparteHistorial: false };
const guardar = ({ idPersona, idCita }: Propia, nota: Nota) =>
  servicios.agenda.guardarNota({ idPersona, idCita, nota });
const ver = async ({ idPersona, idCita }: Propia) =>
  valor(await servicios.agenda.verNota({ idPersona, idCita }));

/** Note and sessions that a specialist finds on the page of a session. */
async function verComoEspecialista({ idCita }: Propia) {
  const enlace = valor(await servicios.agenda.enlaceDeEspecialista(idCita));
  const llave = new URL(enlace, "http://sitio.invalid").searchParams.get("llave")!;
  return valor(await servicios.agenda.verSala({ llave })).compartido;
}

describe("what a person shares for a session", () => {
  it("is seen by its specialist and by nobody else, and changes while it is wanted", async () => {
    const cita = await conBono();
    const ajena = await mundo.persona();
    expect(await verComoEspecialista(cita)).toBeNull();
    valor(await guardar(cita, NOTA));
    expect(await verComoEspecialista(cita)).toEqual({ texto: NOTA.texto, sesiones: null });
    expect(valor(await servicios.agenda.verSala(cita)).compartido).toBeNull();
    for (const citaAjena of [
      { ...cita, idPersona: ajena.idPersona },
      { ...cita, idCita: "ninguna" },
    ]) {
      expect(rechazo(await guardar(citaAjena, NOTA))).toBe("cita-no-existe");
      expect(rechazo(await guardar(citaAjena, SIN_NOTA))).toBe("cita-no-existe");
      expect(rechazo(await servicios.agenda.verNota(citaAjena))).toBe("cita-no-existe");
    }
    valor(await guardar(cita, { ...NOTA, texto: "Ya duermo." }));
    expect(await verComoEspecialista(cita)).toMatchObject({ texto: "Ya duermo." });
    valor(await guardar(cita, SIN_NOTA));
    expect(await verComoEspecialista(cita)).toBeNull();
    expect(await ver(cita)).toMatchObject({ nota: null, abierta: true });
  });

  it("may be the earlier sessions of the same specialty, those that took place", async () => {
    const persona = await mundo.persona({ bonos: 4 });
    const otra = await mundo.especialista();
    const pasada = await conBono({ persona, fecha: MARTES, con: otra, atendida: true });
    const cancelada = await conBono({ persona, fecha: MARTES, hora: "16:00" });
    valor(await servicios.agenda.cancelarCita(cancelada));
    const cita = await conBono({ persona });
    valor(await guardar(cita, { texto: "", comparteHistorial: true }));
    expect(await verComoEspecialista(cita)).toEqual({ texto: "", sesiones: [] });

    reloj.ahora = lima(MARTES, "12:00");
    expect((await ver(pasada)).abierta).toBe(false);
    expect(await ver(cita)).toMatchObject({ sesiones: 1 });
    const compartidas = [{ inicio: lima(MARTES, "10:00"), especialista: `${otra.nombre} ${otra.apellido}` }];
    expect((await verComoEspecialista(cita))!.sesiones).toEqual(compartidas);
    // The specialist still sees the note and the sessions while the session goes on.
    reloj.ahora = lima(MIERCOLES, "10:20");
    expect((await verComoEspecialista(cita))!.sesiones).toEqual(compartidas);
  });

  it("does not pass to another specialist until it is shared with them", async () => {
    const cita = await conBono();
    const otra = await mundo.especialista();
    valor(await guardar(cita, NOTA));
    valor(await mover(cita, "11:00"));
    expect(await verComoEspecialista(cita)).not.toBeNull();
    valor(await mover(cita, "11:00", { con: otra }));
    expect(await verComoEspecialista(cita)).toBeNull();
    expect(await ver(cita)).toMatchObject({ laVe: false, nota: NOTA });
    valor(await guardar(cita, NOTA));
    expect(await verComoEspecialista(cita)).not.toBeNull();
  });

  it("ends with the session: then it can be read and deleted, and is deleted by itself in the end", async () => {
    const cita = await conBono();
    valor(await guardar(cita, NOTA));
    valor(await servicios.agenda.cancelarCita(cita));
    expect(rechazo(await guardar(cita, { ...NOTA, texto: "Otra cosa" }))).toBe("cita-terminada");
    expect(await ver(cita)).toMatchObject({ abierta: false, nota: NOTA });

    const hay = async () => (await db.selectFrom("notas_de_cita").selectAll().execute()).length;
    reloj.ahora = lima(sumarDias(MIERCOLES, DIAS_QUE_SE_GUARDA), "09:59");
    await mundo.job("limpiar");
    expect(await hay()).toBe(1);
    reloj.avanzar(1);
    await mundo.job("limpiar");
    expect(await hay()).toBe(0);

    const otra = await conBono({ fecha: sumarDias(MIERCOLES, DIAS_QUE_SE_GUARDA + 7) });
    valor(await guardar(otra, NOTA));
    valor(await servicios.agenda.cancelarCita(otra));
    valor(await guardar(otra, SIN_NOTA));
    expect(await hay()).toBe(0);
  });
});

describe("what is stored of a note", () => {
  const filas = () => db.selectFrom("notas_de_cita").selectAll().orderBy("id_cita").execute();
  const enClaro = () => dondeSeLee(db, ["Duermo mal", "probé con té"]);
  const enLaCopia = async ({ idPersona }: Propia) => {
    const copia = await servicios.cuentas.verMisDatos({ idPersona, canal: "web", accion: "copia" });
    return aJson(copia).datos.notas_de_cita!.map(({ texto_cerrado }) => texto_cerrado);
  };

  it("tells nobody who reads the storage, not even by its length, also of one sent by /v2", async () => {
    const cita = await conBono();
    valor(await guardar(cita, NOTA));
    const breve = (await filas())[0]!.texto_cerrado;
    const { llamar, abrirSesion } = abrirApi(mundo);
    const pedir = async (metodo: string, cuerpo?: object) => {
      const { token } = await abrirSesion(cita.idPersona);
      const cabeceras = { "idempotency-key": crypto.randomUUID() };
      const con = { clave: CLAVES_DE_API.private, token, cuerpo, cabeceras };
      return (await llamar(metodo, `/sesiones/${cita.idCita}/nota`, con)).cuerpo.data;
    };
    const larga = `${NOTA.texto} ${"Y así cada noche. ".repeat(40)}`.trim();
    expect(await pedir("PUT", { texto: larga })).toMatchObject({ texto: larga, ilegible: false });
    expect(await pedir("GET")).toMatchObject({ texto: larga, ilegible: false });
    expect((await filas())[0]!.texto_cerrado).toHaveLength(breve!.length);
    expect(await enClaro()).toEqual([]);
    expect(await enLaCopia(cita)).toEqual([larga]);
  });

  it("opens for its own session only; elsewhere it is said that it cannot be read, and breaks nothing", async () => {
    const [cita, ajena] = [await conBono(), await conBono({ hora: "11:00" })];
    valor(await guardar(cita, NOTA));
    valor(await guardar(ajena, { texto: "Otra cosa", comparteHistorial: true }));
    const fila = (await filas()).find(({ id_cita }) => id_cita === cita.idCita)!;
    const { texto_cerrado } = fila;
    await db.updateTable("notas_de_cita").set({ texto_cerrado }).execute();
    expect(await ver(cita)).toMatchObject({ nota: NOTA });
    expect(await ver(ajena)).toMatchObject({ nota: { texto: null, comparteHistorial: true } });
    expect(await verComoEspecialista(ajena)).toEqual({ texto: null, sesiones: [] });
    expect(await enLaCopia(ajena)).toEqual([ILEGIBLE]);
    // The person can write the note anew, or delete it.
    valor(await guardar(ajena, NOTA));
    expect(await verComoEspecialista(ajena)).toMatchObject({ texto: NOTA.texto });
  });

  it("is closed anew with another key by the order that closes answers anew", async () => {
    const [cita, perdida] = [await conBono(), await conBono({ hora: "11:00" })];
    for (const sesion of [cita, perdida]) valor(await guardar(sesion, NOTA));
    await db
      .updateTable("notas_de_cita")
      .set({ texto_cerrado: "perdida" })
      .where("id_cita", "=", perdida.idCita)
      .execute();
    const otro = await mundo.otroProceso({ secretoDeRespuestas: ["llave-nueva", "respuestas-de-prueba"] });
    const sinLaVieja = await mundo.otroProceso({ secretoDeRespuestas: "llave-nueva" });
    const leidaPor = async ({ services }: typeof otro) =>
      valor(await services.agenda.verNota(cita)).nota!.texto;
    expect([await leidaPor(otro), await leidaPor(sinLaVieja)]).toEqual([NOTA.texto, null]);
    const cerrar = async () => valor(await otro.acts.respuestas.cerrar({ operador: "ana" }));
    expect(await cerrar()).toEqual({ cerrados: 1, alDia: 0, ilegibles: 1 });
    expect(await cerrar()).toEqual({ cerrados: 0, alDia: 1, ilegibles: 1 });
    expect([await leidaPor(otro), await leidaPor(sinLaVieja)]).toEqual([NOTA.texto, NOTA.texto]);
  });
});
