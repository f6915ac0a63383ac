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

/** Warning of lots that end, by default a week before, and one for each lot. */
interface AvisoDeLotes<L> {
  dias?: number;
  /** Key that lots of one warning have in common. */
  claveDe?: (lote: L) => string;
  avisoDe: (primero: L, lotes: readonly L[]) => Aviso;
}

/** Tells some days before the end of lots, by mail and in the inbox, once for each. */
export function makeAvisarLotes<L extends Lote>(
  { repos, transaccion, now, sitio }: DepsConSitio<RepositoriosAlVencer>,
  en: (
    repos: Repos<"monedas" | "saldos">,
  ) => Pick<LotesQueVencen<L>, "lotesPorAvisar" | "lotesVivos" | "marcarAvisado">,
  { dias, claveDe = ({ idLote }) => idLote, avisoDe }: AvisoDeLotes<L>,
) {
  return async (alto?: AbortSignal) => {
    const porAvisar = await en(repos).lotesPorAvisar(avisarHasta(now(), dias), POR_VUELTA);
    const deCadaAviso = new Map(porAvisar.map((lote) => [claveDe(lote), lote.idPersona]));
    for (const [clave, idPersona] of hastaElAlto([...deCadaAviso], alto)) {
      await transaccion(async (trx) => {
        const ahora = now();
        const marcados: L[] = [];
        // The round may have only some of the lots that one warning tells together.
        const juntos = (await en(trx).lotesVivos(idPersona)).filter((lote) => claveDe(lote) === clave);
        // Two processes mark the lots in one order, so that none waits for the other.
        for (const lote of juntos.toSorted((uno, otro) => (uno.idLote < otro.idLote ? -1 : 1))) {
          if (await en(trx).marcarAvisado(lote.idLote, ahora)) marcados.push(lote);
        }
        const [primero] = marcados;
        if (!primero) return done(false);
        const { mensaje, ...aviso } = avisoDe(primero, marcados);
        const anuncio = {
          ...aviso,
          idPersona: primero.idPersona,
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
