import type { Selectable } from "kysely";
import type { Almacen, Aviso, Pago, Preferencia } from "../pago/pasarelaDePrueba/almacen";
import { candado } from "../../platform/database/candado";
import type { Db, Trx } from "../../platform/database/client";
import type { Tables } from "../../platform/database/schema";

const PAGOS_POR_LECTURA = 50;
const AVISOS_POR_LECTURA = 50;

/** Database of the test gateway. No other part of the product reads its tables. */
export function createAlmacenDePrueba(db: Db): Almacen {
  return {
    async guardarPreferencia(preferencia) {
      await db
        .insertInto("pasarela_preferencias")
        .values(filaDePreferencia(preferencia))
        .onConflict((conflict) => conflict.column("clave_idempotente").doNothing())
        .execute();
      const guardada = await db
        .selectFrom("pasarela_preferencias")
        .selectAll()
        .where("clave_idempotente", "=", preferencia.claveIdempotente)
        .executeTakeFirstOrThrow();
      return preferenciaDe(guardada);
    },

    async adelantarVencimiento(id, venceEn) {
      await db
        .updateTable("pasarela_preferencias")
        .set({ vence_en: venceEn.toISOString() })
        .where("id", "=", id)
        .where("vence_en", ">", venceEn.toISOString())
        .execute();
    },

    async leerPreferencia(id) {
      const fila = await db
        .selectFrom("pasarela_preferencias")
        .selectAll()
        .where("id", "=", id)
        .executeTakeFirst();
      return fila ? preferenciaDe(fila) : null;
    },

    crearPago(pago, avisos) {
      return db.transaction().execute(async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto("pasarela_pagos")
          .values(filaDePago(pago))
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirstOrThrow();
        if (numInsertedOrUpdatedRows === 0n) return pagoEnSuLugar(trx, pago);
        if (avisos.length > 0)
          await trx.insertInto("pasarela_avisos").values(avisos.map(filaDeAviso)).execute();
        return pago;
      });
    },

    async leerPago(id) {
      const fila = await db.selectFrom("pasarela_pagos").selectAll().where("id", "=", id).executeTakeFirst();
      return fila ? pagoDe(fila) : null;
    },

    async pagosDePreferencia(idPreferencia) {
      const filas = await db
        .selectFrom("pasarela_pagos")
        .selectAll()
        .where("id_preferencia", "=", idPreferencia)
        .orderBy("creado_en", "desc")
        .limit(PAGOS_POR_LECTURA)
        .execute();
      return filas.map(pagoDe);
    },

    async pagosConReferencia(referenciaExterna) {
      const filas = await db
        .selectFrom("pasarela_pagos")
        .selectAll()
        .where("external_reference", "=", referenciaExterna)
        .orderBy("creado_en", "desc")
        .limit(PAGOS_POR_LECTURA)
        .execute();
      return filas.map(pagoDe);
    },

    devolver({ clave, idPago, montoCentimos, creadaEn }, aviso) {
      const ahora = creadaEn.toISOString();
      return db.transaction().execute(async (trx) => {
        // The lock lets the refunds of the payment be summed one at a time.
        const pago = await candado(trx, "pasarela_pagos", "escenario")
          .where("id", "=", idPago)
          .where("estado_final", "=", "aprobado")
          .where((eb) => eb.or([eb("pendiente_hasta", "is", null), eb("pendiente_hasta", "<=", ahora)]))
          .returning(["monto_centimos", "devuelto_en"])
          .executeTakeFirst();
        if (!pago) return null;
        const devoluciones = await trx
          .selectFrom("pasarela_devoluciones")
          .selectAll()
          .where("id_pago", "=", idPago)
          .execute();
        const anterior = devoluciones.find((devolucion) => devolucion.clave === clave);
        if (anterior) {
          const { monto_centimos, creada_en } = anterior;
          return { clave, idPago, montoCentimos: monto_centimos, creadaEn: new Date(creada_en) };
        }
        const suma = devoluciones.reduce(
          (total, devolucion) => total + devolucion.monto_centimos,
          montoCentimos,
        );
        if (pago.devuelto_en || suma > pago.monto_centimos) return null;
        await trx
          .insertInto("pasarela_devoluciones")
          .values({ clave, id_pago: idPago, monto_centimos: montoCentimos, creada_en: ahora })
          .execute();
        if (suma === pago.monto_centimos) {
          await trx
            .updateTable("pasarela_pagos")
            .set({ devuelto_en: ahora })
            .where("id", "=", idPago)
            .execute();
        }
        if (aviso) await trx.insertInto("pasarela_avisos").values(filaDeAviso(aviso)).execute();
        return { clave, idPago, montoCentimos, creadaEn };
      });
    },

    async avisosPorEnviar(now) {
      const filas = await db
        .selectFrom("pasarela_avisos")
        .select(["id", "id_pago", "url", "cuerpo", "enviar_en", "intentos"])
        .where("enviar_en", "<=", now.toISOString())
        .$narrowType<{ enviar_en: string }>()
        .orderBy("enviar_en")
        .limit(AVISOS_POR_LECTURA)
        .execute();
      return filas.map(({ id, id_pago, url, cuerpo, enviar_en, intentos }) => ({
        id,
        idPago: id_pago,
        url,
        cuerpo,
        enviarEn: new Date(enviar_en),
        intentos,
      }));
    },

    async tomarAviso(aviso, siguiente) {
      const { numUpdatedRows } = await db
        .updateTable("pasarela_avisos")
        .set({ intentos: aviso.intentos + 1, enviar_en: siguiente?.toISOString() ?? null })
        .where("id", "=", aviso.id)
        .where("intentos", "=", aviso.intentos)
        .where("enviado_en", "is", null)
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    async aplazarAviso(aviso, siguiente) {
      await db
        .updateTable("pasarela_avisos")
        .set({ enviar_en: siguiente.toISOString() })
        .where("id", "=", aviso.id)
        .where("intentos", "=", aviso.intentos + 1)
        .where("enviado_en", "is", null)
        .execute();
    },

    async marcarEnviado(idAviso, now) {
      await db
        .updateTable("pasarela_avisos")
        .set({ enviado_en: now.toISOString(), enviar_en: null })
        .where("id", "=", idAviso)
        .execute();
    },
  };
}

/** Finds the payment because of which one of two unique indexes refused an insert. */
async function pagoEnSuLugar(trx: Trx, pago: Pago): Promise<Pago> {
  const mismoEnvio = await trx
    .selectFrom("pasarela_pagos")
    .selectAll()
    .where("id_preferencia", "=", pago.idPreferencia)
    .where("clave_de_envio", "=", pago.claveDeEnvio)
    .where("ultimos_cuatro", "=", pago.ultimosCuatro)
    .executeTakeFirst();
  if (mismoEnvio) return pagoDe(mismoEnvio);
  const aprobado = await trx
    .selectFrom("pasarela_pagos")
    .selectAll()
    .where("id_preferencia", "=", pago.idPreferencia)
    .where("estado_final", "=", "aprobado")
    .executeTakeFirstOrThrow();
  return pagoDe(aprobado);
}

function filaDePreferencia(preferencia: Preferencia): Tables["pasarela_preferencias"] {
  return {
    id: preferencia.id,
    clave_idempotente: preferencia.claveIdempotente,
    external_reference: preferencia.referenciaExterna,
    titulo: preferencia.titulo,
    monto_centimos: preferencia.montoCentimos,
    url_exito: preferencia.urlsDeRetorno.exito,
    url_pendiente: preferencia.urlsDeRetorno.pendiente,
    url_error: preferencia.urlsDeRetorno.error,
    url_de_notificacion: preferencia.urlDeNotificacion,
    creada_en: preferencia.creadaEn.toISOString(),
    vence_en: preferencia.venceEn.toISOString(),
  };
}

function preferenciaDe(fila: Selectable<Tables["pasarela_preferencias"]>): Preferencia {
  return {
    id: fila.id,
    claveIdempotente: fila.clave_idempotente,
    referenciaExterna: fila.external_reference,
    titulo: fila.titulo,
    montoCentimos: fila.monto_centimos,
    urlsDeRetorno: { exito: fila.url_exito, pendiente: fila.url_pendiente, error: fila.url_error },
    urlDeNotificacion: fila.url_de_notificacion,
    creadaEn: new Date(fila.creada_en),
    venceEn: new Date(fila.vence_en),
  };
}

function filaDePago(pago: Pago): Tables["pasarela_pagos"] {
  return {
    id: pago.id,
    id_preferencia: pago.idPreferencia,
    external_reference: pago.referenciaExterna,
    monto_centimos: pago.montoCentimos,
    ultimos_cuatro: pago.ultimosCuatro,
    escenario: pago.escenario,
    estado_final: pago.estadoFinal,
    pendiente_hasta: pago.pendienteHasta?.toISOString() ?? null,
    clave_de_envio: pago.claveDeEnvio,
    devuelto_en: pago.devueltoEn?.toISOString() ?? null,
    creado_en: pago.creadoEn.toISOString(),
  };
}

function pagoDe(fila: Selectable<Tables["pasarela_pagos"]>): Pago {
  return {
    id: fila.id,
    idPreferencia: fila.id_preferencia,
    referenciaExterna: fila.external_reference,
    montoCentimos: fila.monto_centimos,
    ultimosCuatro: fila.ultimos_cuatro,
    escenario: fila.escenario,
    estadoFinal: fila.estado_final,
    pendienteHasta: fila.pendiente_hasta ? new Date(fila.pendiente_hasta) : null,
    claveDeEnvio: fila.clave_de_envio,
    devueltoEn: fila.devuelto_en ? new Date(fila.devuelto_en) : null,
    creadoEn: new Date(fila.creado_en),
  };
}

function filaDeAviso(aviso: Aviso): Tables["pasarela_avisos"] {
  return {
    id: aviso.id,
    id_pago: aviso.idPago,
    url: aviso.url,
    cuerpo: aviso.cuerpo,
    enviar_en: aviso.enviarEn.toISOString(),
    enviado_en: null,
    intentos: aviso.intentos,
  };
}
