import { createHash } from "node:crypto";
import type {
  AceptacionPublicaRepository,
  ConsentimientoRepository,
  PoliticaRepository,
} from "../../../app/domain/consentimientos/repositorio";
import type {
  Consentimiento,
  Flujo,
  LineaDeLibro,
  PoliticaVigente,
  VersionDePolitica,
} from "../../../app/domain/consentimientos/politica";
import { sql, type Expression, type Selectable } from "kysely";
import type { Db, Trx } from "../../platform/database/client";
import { seComparte, unaVez } from "../../platform/database/lectura";
import { sentencia, type Huecos } from "../../platform/database/sentencia";
import type { Tables } from "../../platform/database/schema";
import type { LineaDeLibroRow } from "../tables";
import { GuardadoEnMemoria, marcarCambio, POLITICAS } from "../../platform/repositories/versiones";

/** Versions of all legal texts, kept in memory: they are few, and every page checks whether one must be accepted. */
export const politicasEnMemoria = () =>
  new GuardadoEnMemoria(POLITICAS, (db) =>
    db.selectFrom("politicas").selectAll().orderBy("orden").orderBy("vigente_desde", "desc").execute(),
  );

export function makePoliticaRepository(db: Db | Trx, memoria = politicasEnMemoria()): PoliticaRepository {
  const delFlujo = async (flujo: Flujo, now: Date) =>
    (await memoria.leer(db)).filter(
      (fila) => fila.flujo === flujo && fila.vigente_desde <= now.toISOString(),
    );
  return {
    vigentes: async (flujo, now) => vigentesDe(await delFlujo(flujo, now)),

    versiones: async (flujo, codigo, now) => versionesDe(await delFlujo(flujo, now), codigo),

    async deLosFlujos(flujos, now) {
      const porFlujo = new Map<Flujo, { vigentes: PoliticaVigente[]; versiones: VersionDePolitica[] }>();
      for (const flujo of flujos) {
        const filas = await delFlujo(flujo, now);
        porFlujo.set(flujo, { vigentes: vigentesDe(filas), versiones: filas.map(versionDe) });
      }
      return porFlujo;
    },
  };
}

/** Versions of one legal text, newest first. */
const versionesDe = (filas: readonly Politica[], codigo: string) =>
  filas
    .filter((fila) => fila.codigo === codigo)
    .toSorted((a, b) => (a.vigente_desde < b.vigente_desde ? 1 : -1))
    .map(versionDe);

type Politica = Selectable<Tables["politicas"]>;

/** Version in force of each legal text: the first row of its code, because `filas` is newest first. */
function vigentesDe(filas: readonly Politica[]): PoliticaVigente[] {
  const porCodigo = new Map<string, Politica>();
  for (const fila of filas) if (!porCodigo.has(fila.codigo)) porCodigo.set(fila.codigo, fila);
  return [...porCodigo.values()].map((fila): PoliticaVigente => ({
    codigo: fila.codigo,
    tipo: fila.tipo,
    titulo: fila.titulo,
    enlace: fila.enlace,
    contenido: fila.contenido,
    versionActual: fila.version,
    requerido: fila.requerido as 0 | 1,
    marcado: 0,
    valor: fila.tipo === "texto" ? "1" : "0",
    huellaDelTexto: fila.huella_del_texto,
    iconoDeCierre: fila.icono_de_cierre as 0 | 1,
  }));
}

const versionDe = (fila: Politica): VersionDePolitica => ({
  codigo: fila.codigo,
  version: fila.version,
  titulo: fila.titulo,
  contenido: fila.contenido,
  huellaDelTexto: fila.huella_del_texto,
  vigenteDesde: new Date(fila.vigente_desde),
});

/**
 * SHA-256 digest of a legal text. Each line of the ledger repeats it, so that anybody can verify which text was
 * accepted.
 */
const huellaDelTexto = (contenido: string) => createHash("sha256").update(contenido).digest("hex");

export interface PoliticaPorEscribir {
  flujo: Flujo;
  codigo: string;
  version: string;
  orden: number;
  tipo: PoliticaVigente["tipo"];
  titulo: string;
  enlace: string;
  contenido: string;
  requerido: 0 | 1;
  iconoDeCierre: 0 | 1;
  vigenteDesde: string;
}

export type Vigencia = Pick<PoliticaPorEscribir, "flujo" | "codigo" | "version" | "vigenteDesde">;

/** Writes new versions of legal texts. An existing version never changes, because people answered it. */
export async function guardarPoliticas(db: Db | Trx, politicas: readonly PoliticaPorEscribir[]) {
  const nuevas = await db
    .insertInto("politicas")
    .values(
      politicas.map(({ vigenteDesde, iconoDeCierre, ...politica }) => ({
        ...politica,
        huella_del_texto: huellaDelTexto(politica.contenido),
        vigente_desde: vigenteDesde,
        icono_de_cierre: iconoDeCierre,
      })),
    )
    .onConflict((conflicto) => conflicto.columns(["flujo", "codigo", "version"]).doNothing())
    .returning("codigo")
    .execute();
  if (nuevas.length > 0) await marcarCambio(db, POLITICAS);
}

/** Sets the day from which each existing version of a legal text is in force. The text itself does not change. */
export async function fijarVigencia(db: Db | Trx, politicas: readonly Vigencia[]) {
  let cambiadas = 0n;
  for (const { flujo, codigo, version, vigenteDesde } of politicas) {
    const { numUpdatedRows } = await db
      .updateTable("politicas")
      .set({ vigente_desde: vigenteDesde })
      .where("flujo", "=", flujo)
      .where("codigo", "=", codigo)
      .where("version", "=", version)
      .where("vigente_desde", "!=", vigenteDesde)
      .executeTakeFirst();
    cambiadas += numUpdatedRows;
  }
  if (cambiadas > 0n) await marcarCambio(db, POLITICAS);
}

/** Ledger of visitors' answers to legal texts: lines are added, never changed. */
export function makeAceptacionPublicaRepository(db: Db | Trx): AceptacionPublicaRepository {
  return {
    async anotar(lineas) {
      if (lineas.length === 0) return;
      await db
        .insertInto("aceptaciones_publicas")
        .values(
          lineas.map((linea) => ({
            id_aceptacion: linea.idAceptacion,
            ...filaDe(linea),
          })),
        )
        .execute();
    },

    async porId(idAceptacion) {
      const filas = await db
        .selectFrom("aceptaciones_publicas")
        .selectAll()
        .where("id_aceptacion", "=", idAceptacion)
        .execute();
      return filas.map((fila) => ({
        idAceptacion: fila.id_aceptacion,
        ...lineaDe(fila),
      }));
    },
  };
}

/** Key under which a person's ledger is read once a request. */
export const lecturaDelLibro = (idPersona: number) => `consentimientos:${idPersona}`;

/** The ledger of consents: lines are added, never changed. */
export function makeConsentimientoRepository(db: Db | Trx): ConsentimientoRepository {
  const deLaPersona = (idPersona: number) =>
    unaVez(db, lecturaDelLibro(idPersona), async () => {
      const filas = await db
        .selectFrom("consentimientos")
        .selectAll()
        .where("id_persona", "=", idPersona)
        .orderBy("creado_en", "desc")
        .execute();
      return filas.map(consentimientoDe);
    });
  return {
    async anotar(consentimientos) {
      if (consentimientos.length === 0) return;
      await db
        .insertInto("consentimientos")
        .values(
          consentimientos.map((linea) => ({
            id_consentimiento: linea.idConsentimiento,
            id_persona: linea.idPersona,
            ...filaDe(linea),
          })),
        )
        .onConflict((conflicto) => conflicto.column("id_consentimiento").doNothing())
        .execute();
    },

    deLaPersona,

    async ultimo(idPersona, codigo) {
      // A request reads the whole ledger once, for the terms.
      if (seComparte(db)) {
        return (await deLaPersona(idPersona)).find((linea) => linea.codigo === codigo) ?? null;
      }
      const [fila] = await ultimo(db, { idPersona, codigo });
      return fila ? consentimientoDe(fila) : null;
    },
  };
}

const ultimo = sentencia((db, { idPersona, codigo }: Huecos<{ idPersona: number; codigo: string }>) =>
  db
    .selectFrom("consentimientos")
    .selectAll()
    .where("id_persona", "=", idPersona)
    .where("codigo", "=", codigo)
    .orderBy("creado_en", "desc")
    .limit(1),
);

/** Last answer of a person to the consent with a code, as a subquery of another statement about the person. */
export const ultimoValor = (db: Db | Trx, idPersona: Expression<number>, codigo: string) =>
  db
    .selectFrom("consentimientos")
    .select("consentimientos.valor")
    .where("consentimientos.id_persona", "=", idPersona)
    .where("consentimientos.codigo", "=", sql.lit(codigo))
    .orderBy("consentimientos.creado_en", "desc")
    .limit(1);

export const consentimientoDe = (fila: Selectable<Tables["consentimientos"]>): Consentimiento => ({
  idConsentimiento: fila.id_consentimiento,
  idPersona: fila.id_persona,
  ...lineaDe(fila),
});

const filaDe = ({
  huellaDelTexto,
  idSolicitud,
  creadoEn,
  flujo,
  codigo,
  version,
  valor,
  canal,
}: LineaDeLibro) => ({
  flujo,
  codigo,
  version,
  huella_del_texto: huellaDelTexto,
  valor,
  canal,
  id_solicitud: idSolicitud,
  creado_en: creadoEn.toISOString(),
});

const lineaDe = (fila: Selectable<LineaDeLibroRow>): LineaDeLibro => ({
  flujo: fila.flujo as Flujo,
  codigo: fila.codigo,
  version: fila.version,
  huellaDelTexto: fila.huella_del_texto,
  valor: fila.valor,
  canal: fila.canal,
  idSolicitud: fila.id_solicitud,
  creadoEn: new Date(fila.creado_en),
});
