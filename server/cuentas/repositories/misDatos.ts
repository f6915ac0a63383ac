import { sql, type RawBuilder } from "kysely";
import type { SeccionDeDatos, Valor } from "../../../app/domain/cuentas/misDatos/copia";
import type { MisDatosRepository } from "../../../app/domain/cuentas/misDatos/repositorio";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";
import type { PersonalData, PersonalTable } from "../../platform/declarations";
import type { Secret } from "../../platform/rotation";
import { marcarCambio } from "../../platform/repositories/versiones";

function valorDe({ salvo }: Pick<PersonalTable, "salvo">, campo: string): RawBuilder<unknown> {
  const columna = sql.ref(campo);
  return salvo?.columna === campo
    ? sql`case when ${sql.ref(salvo.si)} = ${salvo.es} then null else ${columna} end as ${columna}`
    : columna;
}

/** End of a statement that selects the rows of a table which belong to a person. */
function deLaPersona(
  todas: PersonalData<Tables>,
  { camino }: Pick<PersonalTable, "camino">,
  idPersona: number,
  huellas: readonly string[],
): RawBuilder<unknown> {
  if (camino.por === "persona") return sql`id_persona = ${idPersona}`;
  if (camino.por === "huella") return sql`${sql.ref(camino.columna)} in (${sql.join(huellas)})`;
  const columna = sql.ref(camino.columna);
  return sql`${columna} in (select ${columna} from ${sql.table(camino.tabla)}
    where ${deLaPersona(todas, todas[camino.tabla]!, idPersona, huellas)})`;
}

/**
 * Repository of all data of a person. `todas` lists the tables with personal data of every module; rows that refer to
 * others come first.
 */
export function makeMisDatosRepository(
  db: Db | Trx,
  todas: PersonalData<Tables>,
  huellasDe: (idPersona: number) => readonly string[],
  secretoDeRespuestas: Secret,
): MisDatosRepository {
  const tablas = Object.entries(todas) as unknown as [keyof Tables, PersonalTable][];
  return {
    async copiar(idPersona) {
      const secciones: SeccionDeDatos[] = [];
      for (const [tabla, definicion] of tablas) {
        const campos = Object.keys(definicion.columnas);
        const { rows } = await sql<Record<string, Valor>>`
          select ${sql.join(campos.map((campo) => valorDe(definicion, campo)))} from ${sql.table(tabla)}
          where ${deLaPersona(todas, definicion, idPersona, huellasDe(idPersona))}`.execute(db);
        secciones.push({
          clave: tabla,
          titulo: definicion.titulo,
          columnas: Object.entries(definicion.columnas as Record<string, string>).map(
            ([campo, etiqueta]) => ({ campo, etiqueta }),
          ),
          filas: rows,
        });
      }
      return secciones;
    },

    async anonimizar(idPersona) {
      for (const [tabla, definicion] of tablas) {
        const { alEliminar } = definicion;
        if (typeof alEliminar === "object") await alEliminar.cerrar(idPersona, { db, secretoDeRespuestas });
        if (alEliminar !== "borrar") continue;
        await sql`delete from ${sql.table(tabla)} where ${deLaPersona(todas, definicion, idPersona, huellasDe(idPersona))}`.execute(
          db,
        );
      }
      // Counts on public pages, such as places left in a workshop, may change with the deletion.
      await marcarCambio(db, "cuentas-eliminadas");
      const nadie = `eliminado-${idPersona}`;
      await db
        .updateTable("personas")
        .set({
          id_usuario: nadie,
          digital_id: nadie,
          nombre: "Persona",
          ape_paterno: "eliminada",
          ape_materno: "",
          email: `${nadie}@eliminado.invalid`,
          telefono: "",
          prefijo: "",
          datos_confirmados: 0,
          usuario_login: nadie,
          numero_documento: nadie,
          id_tipo_documento: 0,
          es_asegurada: 0,
        })
        .where("id_persona", "=", idPersona)
        .execute();
    },
  };
}
