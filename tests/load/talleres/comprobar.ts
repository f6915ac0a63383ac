import type {
  ClaveDeFecha,
  EstadoDeInscripcion,
} from "../../../app/domain/talleres/inscripciones/inscripcion";
import type { Db } from "../../../server/platform/database/client";
import { buscarRoturasEnTalleres } from "../../support/invariantesDeTalleres";
import type { Abiertos } from "../servicios";

/** State of a person's place, as an answer told it. */
export interface Dicho {
  idPersona: number;
  estado: EstadoDeInscripcion;
  numero: number | null;
}

/** Number of people who leave their place; as many are then offered one. */
const SE_VAN = 5;

/**
 * Faults of a date that everybody wanted: too many people in it, a waiting list with gaps, a person with another place
 * than the answer told.
 */
export async function comprobarFecha(
  db: Db,
  { uid, fecha }: ClaveDeFecha,
  lugaresDichos: readonly Dicho[],
  cupos: number,
): Promise<string[]> {
  const roto: string[] = [];
  const filas = await lugaresDe(db, { uid, fecha });
  const de = new Map(filas.map((fila) => [fila.id_persona, fila]));
  for (const { idPersona, estado, numero } of lugaresDichos) {
    const fila = de.get(idPersona);
    if (fila?.estado !== estado || fila.numero !== numero) {
      roto.push(
        `lost: ${idPersona} was told ${estado} ${numero} for ${fecha}, and has ${fila?.estado} ${fila?.numero}`,
      );
    }
  }
  const dentro = filas.filter(({ estado }) => estado === "inscrita").length;
  if (dentro !== cupos) roto.push(`places: ${dentro} are in ${fecha}, which has ${cupos}`);
  const linea = filas.filter(({ estado }) => estado === "esperando").map(({ numero }) => numero);
  const sinHuecos = linea.every((numero, indice) => numero === indice + 1);
  if (!sinHuecos || dentro + linea.length !== filas.length) {
    roto.push(`line: ${fecha} has ${filas.length - dentro} behind, numbered ${linea.join(" ")}`);
  }
  return roto;
}

/**
 * Lets some people with a place leave it, and runs the product's own job: the first in the waiting list get an offer,
 * and nobody else.
 */
export async function comprobarLinea(
  services: Pick<Abiertos, "db" | "jobs" | "now" | "talleres">,
  clave: ClaveDeFecha,
): Promise<string[]> {
  const { db, jobs, now, talleres } = services;
  const roto: string[] = [];
  const dentro = (await lugaresDe(db, clave)).filter(({ estado }) => estado === "inscrita");
  for (const { id_persona } of dentro.slice(0, SE_VAN)) {
    const dejado = await talleres.dejarLugar({ idPersona: id_persona, ...clave });
    if (!dejado.ok) roto.push(`line: ${id_persona} cannot leave ${clave.fecha}: ${dejado.rechazo}`);
  }
  for (const { nombre, run } of jobs) if (nombre === "ofrecer") await run();
  const preguntadas = (await lugaresDe(db, clave)).filter(({ estado }) => estado === "ofrecida");
  const numeros = preguntadas.map(({ numero }) => numero).join(" ");
  const primeros = Array.from({ length: SE_VAN }, (_, n) => n + 1).join(" ");
  if (numeros !== primeros)
    roto.push(`line: ${numeros || "nobody"} were asked for ${clave.fecha}, not ${primeros}`);
  return [...roto, ...(await buscarRoturasEnTalleres(db, now()))];
}

const lugaresDe = (db: Db, { uid, fecha }: ClaveDeFecha) =>
  db
    .selectFrom("inscripciones")
    .select(["id_persona", "estado", "numero"])
    .where("uid", "=", uid)
    .where("fecha", "=", fecha)
    .where("estado", "<>", "terminada")
    .orderBy("numero")
    .execute();
