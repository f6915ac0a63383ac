import { beforeEach, describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { DIAS_QUE_SE_GUARDA, SIN_NOTA, type Nota } from "../../../app/domain/agenda/notas/nota";
import { sumarDias } from "../../../app/domain/shared/fechas";
import { alTerminarCuadra } from "../../support/alTerminar";
import { lima, MARTES, MIERCOLES } from "../../support/constructores";
import { conSesiones } from "../../support/sesiones";
import { abrirMundo, rechazo, valor } from "../../support/servicios";

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

/** What the specialist of a session finds on their page. */
async function loQueVe({ idCita }: Propia) {
  const enlace = valor(await servicios.agenda.enlaceDeEspecialista(idCita));
  const llave = new URL(enlace, "http://sitio.invalid").searchParams.get("llave")!;
  return valor(await servicios.agenda.verSala({ llave })).compartido;
}

describe("what a person shares for a session", () => {
  it("is seen by its specialist and by nobody else, and changes while it is wanted", async () => {
    const cita = await conBono();
    const ajena = await mundo.persona();
    expect(await loQueVe(cita)).toBeNull();
    valor(await guardar(cita, NOTA));
    expect(await loQueVe(cita)).toEqual({ texto: NOTA.texto, sesiones: null });
    expect(valor(await servicios.agenda.verSala(cita)).compartido).toBeNull();
    for (const quien of [
      { ...cita, idPersona: ajena.idPersona },
      { ...cita, idCita: "ninguna" },
    ]) {
      expect(rechazo(await guardar(quien, NOTA))).toBe("cita-no-existe");
      expect(rechazo(await guardar(quien, SIN_NOTA))).toBe("cita-no-existe");
      expect(rechazo(await servicios.agenda.verNota(quien))).toBe("cita-no-existe");
    }
    valor(await guardar(cita, { ...NOTA, texto: "Ya duermo." }));
    expect(await loQueVe(cita)).toMatchObject({ texto: "Ya duermo." });
    valor(await guardar(cita, SIN_NOTA));
    expect(await loQueVe(cita)).toBeNull();
    expect(await ver(cita)).toMatchObject({ nota: null, abierta: true });
  });

  it("may be the earlier sessions of the same specialty, those that took place", async () => {
    const persona = await mundo.persona({ bonos: 4 });
    const otra = await mundo.especialista();
    const pasada = await conBono({ persona, fecha: MARTES, con: otra });
    const cancelada = await conBono({ persona, fecha: MARTES, hora: "16:00" });
    valor(await servicios.agenda.cancelarCita(cancelada));
    const cita = await conBono({ persona });
    valor(await guardar(cita, { texto: "", comparteHistorial: true }));
    expect(await loQueVe(cita)).toEqual({ texto: "", sesiones: [] });

    reloj.ahora = lima(MARTES, "12:00");
    expect((await ver(pasada)).abierta).toBe(false);
    expect(await ver(cita)).toMatchObject({ sesiones: 1 });
    const compartidas = [{ inicio: lima(MARTES, "10:00"), especialista: `${otra.nombre} ${otra.apellido}` }];
    expect((await loQueVe(cita))!.sesiones).toEqual(compartidas);
    // Also while the session itself goes on.
    reloj.ahora = lima(MIERCOLES, "10:20");
    expect((await loQueVe(cita))!.sesiones).toEqual(compartidas);
  });

  it("does not pass to another specialist until it is shared with them", async () => {
    const cita = await conBono();
    const otra = await mundo.especialista();
    valor(await guardar(cita, NOTA));
    valor(await mover(cita, "11:00"));
    expect(await loQueVe(cita)).not.toBeNull();
    valor(await mover(cita, "11:00", { con: otra }));
    expect(await loQueVe(cita)).toBeNull();
    expect(await ver(cita)).toMatchObject({ laVe: false, nota: NOTA });
    valor(await guardar(cita, NOTA));
    expect(await loQueVe(cita)).not.toBeNull();
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
