import { sql } from "kysely";
import type { Ocupado } from "../../../app/domain/agenda/horarios/disponibilidad";
import { fechaDe, instanteDe } from "../../../app/domain/shared/fechas";
import type { Db, Trx } from "../../platform/database/client";
import { sentencia, type Huecos } from "../../platform/database/sentencia";

/** Written as in the partial indexes: with a bound parameter the database would not use them (PostgreSQL § 11.8). */
export const VIVO = sql<boolean>`horarios.estado in ('retenido', 'reservado')`;

/** Taken times of these specialists from today on. */
export async function leerOcupados(
  db: Db | Trx,
  idsEspecialista: readonly string[],
  now: Date,
): Promise<Map<string, Ocupado[]>> {
  const ocupados = new Map<string, Ocupado[]>(idsEspecialista.map((id) => [id, []]));
  if (idsEspecialista.length === 0) return ocupados;
  const filas = await deTantos(idsEspecialista.length)(db, {
    ...Object.fromEntries(idsEspecialista.entries()),
    desde: instanteDe(fechaDe(now), "00:00").toISOString(),
    ahora: now.toISOString(),
  });
  for (const fila of filas) {
    ocupados
      .get(fila.id_especialista)
      ?.push({ inicio: new Date(fila.inicio), fin: new Date(fila.ocupado_hasta) });
  }
  return ocupados;
}

interface Pregunta {
  [puesto: number]: string;
  desde: string;
  ahora: string;
}

const construir = () =>
  sentencia((db, { desde, ahora, ...ids }: Huecos<Pregunta>) =>
    db
      .selectFrom("horarios")
      .select(["id_especialista", "inicio", "ocupado_hasta"])
      .where("id_especialista", "in", Object.values(ids))
      .where("inicio", ">=", desde)
      .where(VIVO)
      .where((eb) => eb.or([eb("estado", "=", "reservado"), eb("expira_en", ">", ahora)])),
  );

/** Statements by their number of specialists, which is the length of their list. There are few specialists. */
const porNumero = new Map<number, ReturnType<typeof construir>>();

function deTantos(numero: number) {
  const construida = porNumero.get(numero) ?? construir();
  porNumero.set(numero, construida);
  return construida;
}
