import type { ConsentimientoRepository, PoliticaRepository } from "../../../app/domain/puertos";
import type { Politica } from "../../../app/domain/consentimientos/politica";
import type { Db, Trx } from "../client";

export function makePoliticaRepository(db: Db | Trx): PoliticaRepository {
  return {
    async vigentes(flujo, now) {
      const filas = await db
        .selectFrom("politicas")
        .selectAll()
        .where("flujo", "=", flujo)
        .where("vigente_desde", "<=", now.toISOString())
        .orderBy("orden")
        .orderBy("vigente_desde", "desc")
        .execute();
      // The newest of each code comes first.
      const porCodigo = new Map<string, (typeof filas)[number]>();
      for (const fila of filas) if (!porCodigo.has(fila.codigo)) porCodigo.set(fila.codigo, fila);
      return [...porCodigo.values()].map((fila): Politica & { huellaDelTexto: string } => ({
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
      }));
    },
  };
}

/** The ledger of consents: lines are added, never changed. */
export function makeConsentimientoRepository(db: Db | Trx): ConsentimientoRepository {
  return {
    async anotar(consentimientos) {
      if (consentimientos.length === 0) return;
      await db
        .insertInto("consentimientos")
        .values(
          consentimientos.map((linea) => ({
            id_consentimiento: linea.idConsentimiento,
            id_persona: linea.idPersona,
            flujo: linea.flujo,
            codigo: linea.codigo,
            version: linea.version,
            huella_del_texto: linea.huellaDelTexto,
            valor: linea.valor,
            canal: linea.canal,
            id_solicitud: linea.idSolicitud,
            creado_en: linea.creadoEn.toISOString(),
          })),
        )
        .execute();
    },
  };
}
