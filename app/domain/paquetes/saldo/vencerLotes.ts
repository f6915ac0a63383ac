import type { Mensaje } from "../../avisos/correo/plantilla";
import { anunciar } from "../../avisos/notificaciones/anunciar";
import type { Deps, DepsConSitio, Repos } from "../../shared/puertos";
import type { LotesQueVencen } from "./repositorio";
import { done } from "../../shared/result";
import { hastaElAlto } from "../../shared/unidades";
import { avisarHasta } from "./lotes";

/** Repositories for the end of lots, bonos and coins alike. */
export type RepositoriosAlVencer = "correos" | "destinatarios" | "monedas" | "notificaciones" | "saldos";

const POR_VUELTA = 100;

interface Lote {
  idLote: string;
  idPersona: number;
}

/** The job that ends lots: each once, with its line in the ledger. Until that is written they can be spent. */
export function makeVencerLotes(
  { repos, transaccion, now }: Deps<"monedas" | "saldos">,
  en: (repos: Repos<"monedas" | "saldos">) => LotesQueVencen<Lote>,
) {
  return async (alto?: AbortSignal) => {
    for (const { idLote } of hastaElAlto(await en(repos).lotesPorVencer(now(), POR_VUELTA), alto)) {
      await transaccion(async (trx) => {
        await en(trx).vencerLote(idLote, now());
        return done(idLote);
      });
    }
  };
}

interface Aviso extends Required<Pick<Mensaje, "titulo" | "enlaces">> {
  id: string;
  /** Text for the inbox and the mail. A screen may have more than one reader, so the specialty is left out. */
  mensaje: string;
}

/** Tells some days before the end of a lot, by default a week, by mail and in the inbox, once for each. */
export function makeAvisarLotes<L extends Lote>(
  { repos, transaccion, now, sitio }: DepsConSitio<RepositoriosAlVencer>,
  en: (repos: Repos<"monedas" | "saldos">) => Pick<LotesQueVencen<L>, "lotesPorAvisar" | "marcarAvisado">,
  avisoDe: (lote: L) => Aviso,
  dias?: number,
) {
  return async (alto?: AbortSignal) => {
    const porAvisar = await en(repos).lotesPorAvisar(avisarHasta(now(), dias), POR_VUELTA);
    for (const lote of hastaElAlto(porAvisar, alto)) {
      await transaccion(async (trx) => {
        const ahora = now();
        if (!(await en(trx).marcarAvisado(lote.idLote, ahora))) return done(false);
        const { mensaje, ...aviso } = avisoDe(lote);
        const anuncio = {
          ...aviso,
          idPersona: lote.idPersona,
          icono: "info",
          mensaje,
          parrafos: [mensaje],
          enlace: "/mi-zona-privada/saldo",
        } as const;
        await anunciar(trx, sitio, anuncio, ahora);
        return done(true);
      });
    }
  };
}
