import type { Mensaje } from "../../avisos/correo/plantilla";
import { anunciar } from "../../avisos/notificaciones/anunciar";
import type { Deps, DepsConSitio, ReposSinCandado } from "../../shared/puertos";
import type { LotesQueVencen } from "./repositorio";
import { done } from "../../shared/result";
import { hastaElAlto } from "../../shared/unidades";
import { avisarHasta, type AvisoDeLote } from "./lotes";

/** Repositories for the end of lots, bonos and coins alike. */
export type RepositoriosAlVencer = "correos" | "destinatarios" | "monedas" | "notificaciones" | "saldos";

const POR_VUELTA = 100;

interface Lote {
  idLote: string;
  idPersona: number;
  venceEn: Date;
}

/** The job that ends lots: each once, with its line in the ledger. Until that is written they can be spent. */
export function makeVencerLotes(
  { repos, transaccion, now }: Deps<"monedas" | "saldos">,
  en: (
    repos: ReposSinCandado<"monedas" | "saldos">,
  ) => Pick<LotesQueVencen<Lote, never>, "lotesPorVencer" | "vencerLote">,
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

interface AvisosDeLotes<L, A extends AvisoDeLote> {
  /** Warnings, the earliest first. */
  avisos: readonly A[];
  /** Words of a warning for the lots of a person that end together. */
  avisoDe: (aviso: A, primero: L, lotes: readonly L[]) => Aviso;
}

/**
 * Tells some days before the end of lots, by mail and in the inbox: each warning once for the lots of a person that end
 * together. A lot that is seen late gets the later warning alone.
 */
export function makeAvisarLotes<L extends Lote, A extends AvisoDeLote>(
  { repos, transaccion, now, sitio }: DepsConSitio<RepositoriosAlVencer>,
  en: (
    repos: ReposSinCandado<"monedas" | "saldos">,
  ) => Pick<LotesQueVencen<L, A>, "lotesPorAvisar" | "lotesVivos" | "marcarAvisado">,
  { avisos, avisoDe }: AvisosDeLotes<L, A>,
) {
  const claveDe = ({ idPersona, venceEn }: Lote) => `${idPersona}:${venceEn.getTime()}`;

  /** Tells one person about the lots that end together; false when another process told them. */
  const avisar = (aviso: A, clave: string, idPersona: number) =>
    transaccion(async (trx) => {
      const ahora = now();
      const marcados: L[] = [];
      // The round may have only some of the lots that one warning tells together.
      const juntos = (await en(trx).lotesVivos(idPersona)).filter((lote) => claveDe(lote) === clave);
      // Two processes mark the lots in one order, so that none waits for the other.
      for (const lote of juntos.toSorted((uno, otro) => (uno.idLote < otro.idLote ? -1 : 1))) {
        if (await en(trx).marcarAvisado(lote.idLote, aviso, ahora)) marcados.push(lote);
      }
      const [primero] = marcados;
      if (!primero) return done(false);
      const { mensaje, ...carta } = avisoDe(aviso, primero, marcados);
      const anuncio = {
        ...carta,
        idPersona: primero.idPersona,
        icono: "info",
        mensaje,
        parrafos: [mensaje],
        enlace: "/mi-zona-privada/saldo",
        valeHasta: primero.venceEn,
      } as const;
      await anunciar(trx, sitio, anuncio, ahora);
      return done(true);
    });

  return async (alto?: AbortSignal) => {
    for (const [indice, aviso] of avisos.entries()) {
      const siguiente = avisos[indice + 1];
      let avisados: number;
      do {
        avisados = 0;
        const desde = siguiente ? avisarHasta(now(), siguiente) : now();
        const plazo = { aviso, desde, hasta: avisarHasta(now(), aviso) };
        const porAvisar = await en(repos).lotesPorAvisar(plazo, POR_VUELTA);
        const deCadaAviso = new Map(porAvisar.map((lote) => [claveDe(lote), lote.idPersona]));
        for (const [clave, idPersona] of hastaElAlto([...deCadaAviso], alto)) {
          const avisado = await avisar(aviso, clave, idPersona);
          if (avisado.ok && avisado.value) avisados += 1;
        }
        // The bonos of plans all end on one day: rounds go on while they tell somebody something.
      } while (avisados > 0 && !alto?.aborted);
    }
  };
}
