import { componer } from "../correo/plantilla";
import type { DepsConSitio, Deps } from "../puertos";
import { done } from "../shared/result";
import { avisarHasta, ultimoDia } from "./lotes";
import { bonos } from "./saldo";

const POR_VUELTA = 100;

/** The job that ends bonos: each lot once, with its line in the ledger. Until that is written they can be spent. */
export function makeVencerBonos({ repos, transaccion, now }: Deps) {
  return async () => {
    for (const { idLote } of await repos.saldos.lotesPorVencer(now(), POR_VUELTA)) {
      await transaccion(async (trx) => done(await trx.saldos.vencerLote(idLote, now())));
    }
  };
}

/** Says a week before that bonos will end: by mail and in the inbox, once for each lot. */
export function makeAvisarVencimientos({ repos, transaccion, now, sitio }: DepsConSitio) {
  return async () => {
    for (const lote of await repos.saldos.lotesPorAvisar(avisarHasta(now()), POR_VUELTA)) {
      await transaccion(async (trx) => {
        const ahora = now();
        if (!(await trx.saldos.marcarAvisado(lote.idLote, ahora))) return done(false);
        const persona = await trx.personas.porId(lote.idPersona);
        if (!persona) return done(false);
        const idNotificacion = `bonos-por-vencer:${lote.idLote}`;
        // Not which specialty: a screen may have more than one reader.
        const mensaje = `Tienes ${bonos(lote.quedan)} que puedes usar hasta el ${ultimoDia(lote)}.`;
        const titulo = "Usa tus bonos antes de que venzan";
        const enlaces = [
          { texto: "Agendar una sesión", url: `${sitio.url}/agendar` },
          { texto: "Ver tu saldo", url: `${sitio.url}/mi-zona-privada/saldo` },
        ];
        await trx.notificaciones.crear({
          idNotificacion,
          idPersona: lote.idPersona,
          icono: "info",
          mensaje,
          enlace: "/mi-zona-privada/saldo",
          creadaEn: ahora,
          vistaEn: null,
        });
        await trx.correos.encolar({
          idCorreo: idNotificacion,
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
