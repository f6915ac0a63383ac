import type { Especialidad } from "../../../app/domain/shared/especialidades/especialidad";
import type { Db, Trx } from "../database/client";
import { CATALOGO, marcarCambio } from "./versiones";

export async function guardarEspecialidad(db: Db | Trx, especialidad: Especialidad): Promise<void> {
  const { id, smallIcon, isDefault, plazos, ...campos } = especialidad;
  const fila = {
    ...campos,
    small_icon: smallIcon,
    is_default: Number(isDefault),
    plazo_de_cancelacion_en_minutos: plazos.cancelarEnMinutos,
    plazo_de_reprogramacion_en_minutos: plazos.reprogramarEnMinutos,
  };
  // The catalogue's row is locked first, so that writers wait for each other: PostgreSQL fails when two meet at the
  // other unique index.
  await marcarCambio(db, CATALOGO);
  await db
    .insertInto("especialidades")
    .values({ id, ...fila })
    // The update leaves the key out: SQLite would search all bookings for references to it (SQLite, "Foreign Key
    // Support" § 3).
    .onConflict((conflicto) => conflicto.column("id").doUpdateSet(fila))
    .execute();
}

export async function idDeEspecialidad(db: Db | Trx, slug: Especialidad["slug"]): Promise<number> {
  const { id } = await db
    .selectFrom("especialidades")
    .select("id")
    .where("slug", "=", slug)
    .executeTakeFirstOrThrow();
  return id;
}

export async function leerEspecialidades(db: Db | Trx): Promise<Especialidad[]> {
  const filas = await db.selectFrom("especialidades").selectAll().orderBy("id").execute();
  return filas.map((fila) => ({
    id: fila.id,
    slug: fila.slug as Especialidad["slug"],
    code: fila.code,
    name: fila.name,
    color: fila.color,
    icon: fila.icon,
    smallIcon: fila.small_icon,
    image: fila.image,
    information: fila.information,
    description: fila.description,
    isDefault: fila.is_default === 1,
    plazos: {
      cancelarEnMinutos: fila.plazo_de_cancelacion_en_minutos,
      reprogramarEnMinutos: fila.plazo_de_reprogramacion_en_minutos,
    },
  }));
}
