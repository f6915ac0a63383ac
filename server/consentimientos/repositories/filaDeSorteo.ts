import type { Selectable } from "kysely";
import type { Participacion, Sorteo } from "../../../app/domain/consentimientos/sorteos/sorteo";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";

type Columna = "numero" | "nonce" | "via" | "creado_en" | "retirado_en";
type FilaDePropia = { [C in Columna]: Selectable<Tables["participaciones_en_sorteos"]>[C] | null };

export function aParticipacion({
  numero,
  nonce,
  via,
  creado_en,
  retirado_en,
}: FilaDePropia): Participacion | null {
  if (numero === null || via === null || creado_en === null) return null;
  return {
    numero,
    nonce,
    via,
    creadoEn: new Date(creado_en),
    retiradoEn: retirado_en === null ? null : new Date(retirado_en),
  };
}

export function aSorteo(fila: Tables["sorteos"]): Sorteo {
  return {
    idSorteo: fila.id_sorteo,
    premio: fila.premio,
    existencias: fila.existencias,
    organizador: fila.organizador,
    ruc: fila.ruc,
    desde: new Date(fila.desde),
    hasta: new Date(fila.hasta),
    sorteoEn: new Date(fila.sorteo_en),
    fuentePublica: fila.fuente_publica,
  };
}

/** Draws with the number of their entries that were not withdrawn, and whether their winner is drawn. */
export async function conParticipaciones(db: Db | Trx, cuantos: number) {
  const filas = await db
    .selectFrom("sorteos as s")
    .leftJoin("ganadores_de_sorteo as g", "g.id_sorteo", "s.id_sorteo")
    .selectAll("s")
    .select((eb) => [
      eb("g.id_sorteo", "is not", null).as("con_ganador"),
      eb
        .selectFrom("participaciones_en_sorteos as p")
        .select((consulta) => consulta.fn.countAll<number | string>().as("n"))
        .whereRef("p.id_sorteo", "=", "s.id_sorteo")
        .where("p.retirado_en", "is", null)
        .as("participaciones"),
    ])
    .orderBy("s.desde", "desc")
    .limit(cuantos)
    .execute();
  return filas.map((fila) => ({
    ...aSorteo(fila),
    participaciones: Number(fila.participaciones ?? 0),
    conGanador: Boolean(fila.con_ganador),
  }));
}
