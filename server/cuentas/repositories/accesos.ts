import { sql, type ExpressionBuilder, type Selectable } from "kysely";
import type { AccesoEnUso } from "../../../app/domain/cuentas/identidad/identidad";
import type { AccesoRepository } from "../../../app/domain/cuentas/identidad/repositorio";
import type { CodigoDePlan } from "../../../app/domain/cuentas/perfil/planes";
import type { PerfilRepository } from "../../../app/domain/cuentas/perfil/repositorio";
import { NoDisponible } from "../../../app/domain/shared/fallo";
import type { Db, Trx } from "../../platform/database/client";
import { esNuevaEn, lecturaDeSinVer } from "../../avisos/module";
import { alLeer, seComparte } from "../../platform/database/lectura";
import { sentencia, type Huecos } from "../../platform/database/sentencia";
import type { Tables } from "../../platform/database/schema";
import { aEliminacion } from "./eliminaciones";
import { aPersona } from "./filaDePersona";
import { lectura } from "./lecturas";
import { aPreferencias } from "./preferencias";

export function makeAccesoRepository(db: Db | Trx): AccesoRepository {
  const porId: AccesoRepository["porId"] = async (idAcceso) => {
    const fila = await db
      .selectFrom("accesos")
      .selectAll()
      .where("id_acceso", "=", idAcceso)
      .executeTakeFirst();
    return fila ? aAcceso(fila) : null;
  };
  return {
    async abrir(acceso, origen) {
      await db
        .insertInto("accesos")
        .values({
          id_acceso: acceso.idAcceso,
          id_persona: acceso.idPersona,
          creado_en: acceso.creadoEn.toISOString(),
          expira_en: acceso.expiraEn.toISOString(),
          cerrado_en: null,
          ultimo_uso_en: acceso.creadoEn.toISOString(),
          ...origen,
        })
        .execute();
    },

    porId,

    async conPersona(idAcceso, now) {
      if (!seComparte(db)) return porId(idAcceso);
      // A failure to read the data around a page must not end the session: only that part of the page is missing. An
      // unavailable database is asked once, because the person has waited for it already.
      const compartir = alLeer();
      const filas = await conLoQueRodea(db, { idAcceso, ahora: now.toISOString() }).catch(
        (error: unknown) => {
          if (error instanceof NoDisponible) throw error;
          return null;
        },
      );
      if (!filas) return porId(idAcceso);
      const [fila] = filas;
      if (!fila) return null;
      const { id_persona: idPersona } = fila;
      compartir(lectura.persona(idPersona), aPersona(fila));
      compartir(lectura.preferencias(idPersona), aPreferencias(unaDeCada(filas, "tema")));
      compartir(lectura.perfil(idPersona), aPerfil(filas));
      const { id_eliminacion, pedida_en, ejecutar_en } = fila;
      compartir(
        lectura.eliminacion(idPersona),
        id_eliminacion !== null && pedida_en !== null && ejecutar_en !== null
          ? aEliminacion({ id_eliminacion, id_persona: idPersona, pedida_en, ejecutar_en })
          : null,
      );
      compartir(lecturaDeSinVer(idPersona), Number(fila.sin_ver ?? 0));
      return aAcceso(fila);
    },

    async cerrarSobrantes({ idPersona, idAcceso, cuantos }, now) {
      const abiertos = () =>
        db
          .selectFrom("accesos")
          .select("id_acceso")
          .where("id_persona", "=", idPersona)
          .where("cerrado_en", "is", null)
          .where("expira_en", ">", now.toISOString())
          .where("id_acceso", "!=", idAcceso);
      const sobran = await abiertos()
        .orderBy("ultimo_uso_en", "desc")
        .orderBy("creado_en", "desc")
        .limit(1_000)
        .offset(cuantos - 1)
        .execute();
      if (sobran.length === 0) return;
      await db
        .updateTable("accesos")
        .set({ cerrado_en: now.toISOString() })
        .where(
          "id_acceso",
          "in",
          sobran.map((fila) => fila.id_acceso),
        )
        .execute();
    },

    async anotarUso(idAcceso, now, siEsAnteriorA) {
      await db
        .updateTable("accesos")
        .set({ ultimo_uso_en: now.toISOString() })
        .where("id_acceso", "=", idAcceso)
        .where("ultimo_uso_en", "<=", siEsAnteriorA.toISOString())
        .execute();
    },

    async abiertos(idPersona, now, usadosDesde) {
      const filas = await db
        .selectFrom("accesos")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .where("cerrado_en", "is", null)
        .where("expira_en", ">", now.toISOString())
        .where("ultimo_uso_en", ">", usadosDesde.toISOString())
        .execute();
      const accesos = filas.map(aAcceso);
      return accesos.sort((a, b) => b.ultimoUsoEn.getTime() - a.ultimoUsoEn.getTime());
    },

    async cerrarDePersona(idAcceso, idPersona, now) {
      const { numUpdatedRows } = await db
        .updateTable("accesos")
        .set({ cerrado_en: now.toISOString() })
        .where("id_acceso", "=", idAcceso)
        .where("id_persona", "=", idPersona)
        .where("cerrado_en", "is", null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async cerrar(idAcceso, now) {
      await db
        .updateTable("accesos")
        .set({ cerrado_en: now.toISOString() })
        .where("id_acceso", "=", idAcceso)
        .where("cerrado_en", "is", null)
        .execute();
    },

    async anotarPrueba(idAcceso, now) {
      await db
        .updateTable("accesos")
        .set({ probado_en: now.toISOString() })
        .where("id_acceso", "=", idAcceso)
        .execute();
    },

    async hayPrueba(idAcceso, idPersona, desde) {
      const prueba = await db
        .selectFrom("accesos")
        .select("id_acceso")
        .where(esPrueba(idAcceso, idPersona, desde))
        .executeTakeFirst();
      return prueba !== undefined;
    },

    async usarPrueba(idAcceso, idPersona, desde) {
      const { numUpdatedRows } = await db
        .updateTable("accesos")
        .set({ probado_en: null })
        .where(esPrueba(idAcceso, idPersona, desde))
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async cerrarTodos(idPersona, salvo, now) {
      await db
        .updateTable("accesos")
        .set({ cerrado_en: now.toISOString() })
        .where("id_persona", "=", idPersona)
        .where("cerrado_en", "is", null)
        .$if(salvo !== null, (consulta) => consulta.where("id_acceso", "!=", salvo))
        .execute();
    },

    async guardarRefresco(huella, idAcceso, expiraEn) {
      await db
        .insertInto("refrescos")
        .values({ huella, id_acceso: idAcceso, usado_en: null, expira_en: expiraEn.toISOString() })
        .execute();
    },

    async usarRefresco(huella, now) {
      const usado = await db
        .updateTable("refrescos")
        .set({ usado_en: now.toISOString() })
        .where("huella", "=", huella)
        .where("usado_en", "is", null)
        .where("expira_en", ">", now.toISOString())
        .returning("id_acceso")
        .executeTakeFirst();
      if (usado) return { idAcceso: usado.id_acceso, repetido: false };
      const repetido = await db
        .selectFrom("refrescos")
        .select("id_acceso")
        .where("huella", "=", huella)
        .where("usado_en", "is not", null)
        .executeTakeFirst();
      return repetido ? { idAcceso: repetido.id_acceso, repetido: true } : null;
    },
  };
}

/**
 * A sign-in with its person, their preferences and profile, the deletion that they requested and the number of their
 * unseen notifications. There is one row for each theme with each plan and user type, of which a person has one or
 * two.
 */
const conLoQueRodea = sentencia((db, { idAcceso, ahora }: Huecos<{ idAcceso: string; ahora: string }>) =>
  db
    .selectFrom("accesos")
    .innerJoin("personas", "personas.id_persona", "accesos.id_persona")
    .leftJoin("preferencias", "preferencias.id_persona", "accesos.id_persona")
    .leftJoin("temas_de_persona", "temas_de_persona.id_persona", "accesos.id_persona")
    .leftJoin("planes_de_persona as plan", "plan.id_persona", "accesos.id_persona")
    .leftJoin("tipos_de_usuario as clase", "clase.id_persona", "accesos.id_persona")
    .leftJoin("eliminaciones", (on) =>
      on
        .onRef("eliminaciones.id_persona", "=", "accesos.id_persona")
        // Written as in the partial index `eliminaciones_abiertas` (PostgreSQL § 11.8), which allows one open deletion
        // for each person.
        .on(sql<boolean>`eliminaciones.estado = 'pedida'`),
    )
    .selectAll("accesos")
    .selectAll("personas")
    .select(["eliminaciones.id_eliminacion", "eliminaciones.pedida_en", "eliminaciones.ejecutar_en"])
    .select(["plan.codigo_plan", "plan.orden as orden_de_plan", "clase.tipo", "clase.orden as orden_de_tipo"])
    .select(["preferencias.avisos_discretos", "temas_de_persona.tema"])
    .select((eb) =>
      eb
        .selectFrom("notificaciones")
        .select((consulta) => consulta.fn.countAll<number | string>().as("n"))
        .whereRef("notificaciones.id_persona", "=", "accesos.id_persona")
        .where(esNuevaEn(ahora))
        .as("sin_ver"),
    )
    .where("id_acceso", "=", idAcceso)
    .orderBy("temas_de_persona.tema"),
);

/** Keeps one row for each distinct value of a column. */
const unaDeCada = <Nombre extends string, F extends Record<Nombre, unknown>>(
  filas: readonly F[],
  columna: Nombre,
): F[] => [...new Map(filas.map((fila) => [fila[columna], fila])).values()];

type FilaDePerfil = Record<"codigo_plan" | "tipo", string | null> &
  Record<"orden_de_plan" | "orden_de_tipo", number | null>;

function aPerfil(filas: readonly FilaDePerfil[]): Awaited<ReturnType<PerfilRepository["de"]>> {
  const enOrden = (columna: "orden_de_plan" | "orden_de_tipo") =>
    unaDeCada(filas, columna).sort((a, b) => Number(a[columna]) - Number(b[columna]));
  return {
    // A check of the table accepts no codes of plans but ours.
    planes: enOrden("orden_de_plan").flatMap(({ codigo_plan }) => (codigo_plan as CodigoDePlan | null) ?? []),
    tiposUsuario: enOrden("orden_de_tipo").flatMap(({ tipo }) => tipo ?? []),
  };
}

/** True when the person proved their identity in this sign-in since `desde`. */
const esPrueba =
  (idAcceso: string, idPersona: number, desde: Date) => (eb: ExpressionBuilder<Tables, "accesos">) =>
    eb.and([
      eb("id_acceso", "=", idAcceso),
      eb("id_persona", "=", idPersona),
      eb("cerrado_en", "is", null),
      eb("probado_en", ">=", desde.toISOString()),
    ]);

function aAcceso(fila: Selectable<Tables["accesos"]>): AccesoEnUso {
  return {
    idAcceso: fila.id_acceso,
    idPersona: fila.id_persona,
    creadoEn: new Date(fila.creado_en),
    expiraEn: new Date(fila.expira_en),
    cerradoEn: fila.cerrado_en ? new Date(fila.cerrado_en) : null,
    ultimoUsoEn: new Date(fila.ultimo_uso_en),
    dispositivo: fila.dispositivo,
    puerta: fila.puerta === "aseguradora" ? "aseguradora" : "clave",
  };
}
