import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import type { Repositorios } from "../../../app/domain/shared/puertos";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import type { Inscripcion } from "../../../app/domain/talleres/inscripciones/inscripcion";

/** Every method of the ports of workshops, so that the plans of its queries are read. */
export async function probar(
  repos: Repositorios,
  { persona: { idPersona }, ahora }: { persona: Persona; ahora: Date },
) {
  const clave = { uid: "un-taller", fecha: "2026-11-24" };
  const fin = sumarMinutos(ahora, 45);
  await repos.fechasDeTaller.tomar({ ...clave, titulo: "t", url: "u", inicio: ahora, fin, cupos: 2 }, ahora);
  await repos.fechasDeTaller.bloquear(clave);
  await repos.fechasDeTaller.varias([clave, { ...clave, uid: "otro" }]);
  await repos.fechasDeTaller.conEspera(ahora);

  const inscripcion: Inscripcion = {
    ...clave,
    idInscripcion: "inscripcion",
    idPersona,
    estado: "inscrita",
    numero: null,
    expiraEn: null,
    fin: null,
    creadaEn: ahora,
  };
  await repos.inscripciones.crear(inscripcion);
  await repos.ocupaciones.ocuparPersona("inscripcion", idPersona, { inicio: ahora, fin });
  await repos.ocupaciones.ocuparLugar("inscripcion", "taller:un-taller", 2);
  await repos.ocupaciones.tomados(["taller:un-taller", "taller:otro"]);
  await repos.inscripciones.viva(idPersona, clave);
  await repos.inscripciones.porId("inscripcion");
  await repos.inscripciones.vivas(clave);
  await repos.inscripciones.esperan([clave, { ...clave, uid: "otro" }]);
  await repos.inscripciones.cuantasAntes({ ...clave, numero: 3 });
  await repos.inscripciones.deLaPersona(idPersona, { desde: ahora, hasta: null });
  await repos.talleresDeAgenda.deLaPersona(idPersona, ahora, fin);
  await repos.inscripciones.porRecordar("recordatorio-1h", { inicio: ahora, fin }, 10);
  await repos.inscripciones.recordada("inscripcion", "recordatorio-1h");
  await repos.inscripciones.alFinal(inscripcion);
  await repos.inscripciones.anotarSalto("inscripcion", ahora);
  await repos.inscripciones.ofrecer("inscripcion", fin);
  await repos.inscripciones.aceptar("inscripcion", ahora);
  await repos.ocupaciones.desocupar("inscripcion");
  await repos.inscripciones.terminar(inscripcion, "inscrita", "salida", ahora);
  await repos.fechasDeTaller.cancelar(clave, "motivo");
}
