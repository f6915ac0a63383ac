import type { Organizador } from "../../app/domain/consentimientos/sorteos/crearSorteo";
import type { Consentimiento } from "../../app/domain/consentimientos/politica";
import { MODALES, versionDe } from "../../app/domain/avisos/modales/modal";
import { sumarMinutos } from "../../app/domain/shared/fechas";
import type { Db, Trx } from "../platform/database/client";
import {
  fijarVigencia,
  guardarPoliticas,
  makeConsentimientoRepository,
  makePoliticaRepository,
} from "../consentimientos/repositories/consentimientos";
import { makeModalRepository } from "../avisos/repositories/modales";
import { guardarSorteo, makeSorteoRepository } from "../consentimientos/repositories/sorteos";
import { POLITICAS, POLITICAS_CON_GUARDIA, vigenciaDeGuardia } from "./contenido/politicas/politicas";
import { UN_DIA_EN_MINUTOS } from "../../app/domain/shared/duracion";

/** Writes the legal texts, which every installation has. An existing version stays unchanged. */
export async function seedPoliticas(db: Db, { conGuardia } = { conGuardia: false }): Promise<void> {
  await db
    .transaction()
    .execute((trx) => guardarPoliticas(trx, conGuardia ? POLITICAS_CON_GUARDIA : POLITICAS));
}

/**
 * Puts the text on mental-health data in force that fits the installation, with or without a guard who receives
 * alerts. The setting may have changed since the last start.
 */
export async function ponerTextoDeGuardia(db: Db, { conGuardia }: { conGuardia: boolean }): Promise<void> {
  await db.transaction().execute((trx) => fijarVigencia(trx, vigenciaDeGuardia(conGuardia)));
}

const SORTEO = "sorteo-de-demostracion";

/** Writes the prize draw of the demonstration, open for a month from the day on which the data are made. */
export async function seedSorteo(trx: Trx, organizador: Organizador, now: Date): Promise<void> {
  await guardarSorteo(trx, {
    ...organizador,
    idSorteo: SORTEO,
    premio: "Un celular de gama media, libre de operador",
    existencias: 1,
    fuentePublica:
      "Los seis números ganadores de la primera jugada de La Tinka después del cierre, sin la bolilla adicional, como los publica su organizador",
    desde: now,
    hasta: sumarMinutos(now, 30 * UN_DIA_EN_MINUTOS),
    sorteoEn: sumarMinutos(now, 37 * UN_DIA_EN_MINUTOS),
  });
}

/**
 * Earlier answers of a demonstration account to legal texts: all, or only the terms of half a year ago, so that one
 * account shows every modal in turn.
 */
export type Respuestas = "todas" | "todas-con-cua" | "solo-terminos-anteriores";

export async function seedRespuestas(trx: Trx, idPersona: number, respuestas: Respuestas, now: Date) {
  const politicas = makePoliticaRepository(trx);
  const anotar = (
    lineas: Omit<Consentimiento, "idConsentimiento" | "idPersona" | "canal" | "idSolicitud">[],
  ) =>
    makeConsentimientoRepository(trx).anotar(
      lineas.map((linea) => ({
        ...linea,
        idConsentimiento: crypto.randomUUID(),
        idPersona,
        canal: "web",
        idSolicitud: "demostracion",
      })),
    );
  if (respuestas === "solo-terminos-anteriores") {
    const [anterior] = (await politicas.versiones("REGISTRO", "TYC", now)).slice(1);
    if (anterior) {
      const { codigo, version, huellaDelTexto, vigenteDesde } = anterior;
      await anotar([
        { flujo: "REGISTRO", codigo, version, huellaDelTexto, valor: "1", creadoEn: vigenteDesde },
      ]);
    }
    return;
  }
  const registro = await politicas.vigentes("REGISTRO", now);
  const global = await politicas.vigentes("GLOBAL", now);
  const conCua = respuestas === "todas-con-cua";
  for (const [flujo, textos, minutos] of [
    ["REGISTRO", registro, 60],
    ["GLOBAL", global, 30],
  ] as const) {
    await anotar(
      textos.map(({ codigo, tipo, versionActual, huellaDelTexto, requerido }) => ({
        flujo,
        codigo,
        version: versionActual,
        huellaDelTexto,
        valor:
          tipo === "texto" || (requerido && flujo === "REGISTRO") || (conCua && flujo === "GLOBAL")
            ? "1"
            : "0",
        creadoEn: sumarMinutos(now, -minutos),
      })),
    );
  }
  const forma = conCua ? "aceptado" : "cerrado";
  for (const modal of MODALES) {
    const version = versionDe(modal, { registro, global });
    if (version) await makeModalRepository(trx).atender(idPersona, { modal, version, forma }, now);
  }
  if (conCua) {
    const entrada = {
      idSorteo: SORTEO,
      idPersona,
      via: "consentimiento",
      nonce: crypto.randomUUID(),
    } as const;
    await makeSorteoRepository(trx).participar(entrada, now);
  }
}
