import { componer } from "../correo/plantilla";
import type { Deps, DepsConSitio } from "../puertos";
import { avisarHasta } from "../saldo/lotes";
import { done } from "../shared/result";
import { monedas, ultimoDiaDeMonedas } from "./monedas";

const POR_VUELTA = 100;

/** The job that ends coins: each lot once, with its line in the ledger. Until that is written they can be spent. */
export function makeVencerMonedas({ repos, transaccion, now }: Deps) {
  return async () => {
    for (const { idLote } of await repos.monedas.lotesPorVencer(now(), POR_VUELTA)) {
      await transaccion(async (trx) => {
        await trx.monedas.vencerLote(idLote, now());
        return done(idLote);
      });
    }
  };
}

/** Says a week before that coins will end: by mail and in the inbox, once for each lot. */
export function makeAvisarMonedas({ repos, transaccion, now, sitio }: DepsConSitio) {
  return async () => {
    for (const lote of await repos.monedas.lotesPorAvisar(avisarHasta(now()), POR_VUELTA)) {
      await transaccion(async (trx) => {
        const ahora = now();
        if (!(await trx.monedas.marcarAvisado(lote.idLote, ahora))) return done(false);
        const persona = await trx.personas.porId(lote.idPersona);
        if (!persona) return done(false);
        const id = `monedas-por-vencer:${lote.idLote}`;
        const mensaje = `Tienes ${monedas(lote.quedan)} que puedes usar hasta el ${ultimoDiaDeMonedas(lote)}.`;
        const titulo = "Usa tus monedas antes de que venzan";
        await trx.notificaciones.crear({
          idNotificacion: id,
          idPersona: lote.idPersona,
          icono: "info",
          mensaje,
          enlace: "/mi-zona-privada/saldo",
          creadaEn: ahora,
          vistaEn: null,
        });
        const enlaces = [{ texto: "Ver la tienda", url: `${sitio.url}/tienda` }];
        await trx.correos.encolar({
          idCorreo: id,
          para: persona.email,
          asunto: titulo,
          ...componer({ titulo, saludo: `Hola, ${persona.nombre}:`, parrafos: [mensaje], enlaces }, sitio),
          creadoEn: ahora,
        });
        return done(true);
      });
    }
  };
}
