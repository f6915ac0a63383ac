import type { Selectable } from "kysely";
import type { Inscripcion } from "../../../app/domain/talleres/inscripciones/inscripcion";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";
import { aFecha } from "./fechas";

/** The places in a date, each with the date itself. */
export const conFecha = (db: Db | Trx) =>
  db
    .selectFrom("inscripciones")
    .innerJoin("fechas_de_taller", (on) =>
      on
        .onRef("fechas_de_taller.uid", "=", "inscripciones.uid")
        .onRef("fechas_de_taller.fecha", "=", "inscripciones.fecha"),
    )
    .selectAll("fechas_de_taller")
    .select([
      "inscripciones.id_inscripcion",
      "inscripciones.id_persona",
      "inscripciones.estado",
      "inscripciones.numero",
      "inscripciones.guardada_para",
      "inscripciones.expira_en",
      "inscripciones.fin as termino",
      "inscripciones.creada_en as pedida_en",
      "inscripciones.terminada_en as dejada_en",
      "inscripciones.asistio_en",
    ]);

type FilaDeInscripcion = Pick<
  Tables["inscripciones"],
  | "id_inscripcion"
  | "id_persona"
  | "uid"
  | "fecha"
  | "estado"
  | "numero"
  | "guardada_para"
  | "expira_en"
  | "fin"
  | "creada_en"
>;

export function aInscripcion(fila: FilaDeInscripcion): Inscripcion {
  return {
    idInscripcion: fila.id_inscripcion,
    idPersona: fila.id_persona,
    uid: fila.uid,
    fecha: fila.fecha,
    estado: fila.estado,
    numero: fila.numero,
    guardadaPara: fila.guardada_para,
    expiraEn: fila.expira_en === null ? null : new Date(fila.expira_en),
    fin: fila.fin,
    creadaEn: new Date(fila.creada_en),
  };
}

type Par = Selectable<Tables["fechas_de_taller"]> &
  Omit<FilaDeInscripcion, "fin" | "creada_en"> & {
    termino: FilaDeInscripcion["fin"];
    pedida_en: FilaDeInscripcion["creada_en"];
  };

export const aPar = (fila: Par) => ({
  inscripcion: aInscripcion({ ...fila, fin: fila.termino, creada_en: fila.pedida_en }),
  fecha: aFecha(fila),
});

export const conAsistencia = (fila: Par & { asistio_en: string | null }) => ({
  ...aPar(fila),
  asistio: fila.asistio_en !== null,
});
