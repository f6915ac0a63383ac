import { sql } from "kysely";
import type { ModalRepository } from "../../../app/domain/avisos/modales/repositorio";
import { esModal } from "../../../app/domain/avisos/modales/modal";
import { consentimientoDe, lecturaDelLibro } from "../../consentimientos/module";
import type { Db, Trx } from "../../platform/database/client";
import { alLeer } from "../../platform/database/lectura";
import { sentencia, type Huecos } from "../../platform/database/sentencia";
import type { Tables } from "../../platform/database/schema";

export function makeModalRepository(db: Db | Trx): ModalRepository {
  return {
    async mostrar(idPersona, modal, version, now) {
      await db
        .insertInto("modales_vistos")
        .values({
          id_persona: idPersona,
          modal,
          version,
          mostrado_en: now.toISOString(),
          atendido_en: null,
          forma: null,
        })
        .onConflict((conflicto) => conflicto.doNothing())
        .execute();
    },

    async atender(idPersona, { modal, version, forma }, now) {
      const instante = now.toISOString();
      const escrita = await db
        .insertInto("modales_vistos")
        .values({
          id_persona: idPersona,
          modal,
          version,
          mostrado_en: instante,
          atendido_en: instante,
          forma,
        })
        .onConflict((conflicto) =>
          conflicto
            .columns(["id_persona", "modal", "version"])
            .doUpdateSet({ atendido_en: instante, forma })
            .where((eb) =>
              eb.or([
                eb("modales_vistos.forma", "is", null),
                eb.and([eb("modales_vistos.forma", "=", "cerrado"), eb("excluded.forma", "=", "aceptado")]),
              ]),
            ),
        )
        .returning("modal")
        .executeTakeFirst();
      return escrita !== undefined;
    },

    async situacion(idPersona) {
      const compartir = alLeer();
      const filas = await vistosYLibro(db, { idPersona });
      const libro = filas.flatMap(({ modal, forma: _, ...linea }) => (modal ? [] : consentimientoDe(linea)));
      // Some pages below a modal also show the person's answers to texts, so they share this reading.
      compartir(lecturaDelLibro(idPersona), libro);
      return {
        vistos: filas.flatMap(({ modal, version, forma }) =>
          esModal(modal) ? { modal, version, forma } : [],
        ),
        libro,
      };
    },
  };
}

/**
 * An empty value for a column that only lines of the consent ledger have, in a statement that joins two kinds of rows.
 */
const nada = <const Nombre extends keyof Tables["consentimientos"]>(columna: Nombre) =>
  sql<Tables["consentimientos"][Nombre]>`''`.as(columna);

const vistosYLibro = sentencia((db, { idPersona }: Huecos<{ idPersona: number }>) =>
  db
    .selectFrom("modales_vistos")
    .select(["modal", "version", "forma", nada("id_consentimiento"), nada("flujo"), nada("codigo")])
    .select([nada("huella_del_texto"), nada("valor"), nada("canal"), nada("id_solicitud")])
    .select(["id_persona", nada("creado_en")])
    .where("id_persona", "=", idPersona)
    .unionAll(
      db
        .selectFrom("consentimientos")
        .select([sql<string>`''`.as("modal"), "version", sql<null>`null`.as("forma")])
        .select(["id_consentimiento", "flujo", "codigo", "huella_del_texto", "valor", "canal"])
        .select(["id_solicitud", "id_persona", "creado_en"])
        .where("id_persona", "=", idPersona),
    )
    // Newest line of the consent ledger first.
    .orderBy("creado_en", "desc"),
);
