import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";

/** The last draw in words, or null where there has been none. */
export async function verSorteo(idPersona: number | null) {
  const visto = await services.consentimientos.verSorteo(idPersona);
  if (!visto) return null;
  const { sorteo, participaciones, propia, abierto, huellaDeSemilla, ganador } = visto;
  return {
    premio: sorteo.premio,
    existencias: sorteo.existencias,
    organizador: sorteo.organizador,
    ruc: sorteo.ruc,
    desde: diaYHora(sorteo.desde),
    hasta: diaYHora(sorteo.hasta),
    sorteoEn: diaYHora(sorteo.sorteoEn),
    abierto,
    fuentePublica: sorteo.fuentePublica,
    huellaDeSemilla,
    resultado: ganador && {
      numero: ganador.numero,
      entradas: ganador.entradas,
      semilla: ganador.semilla,
      valorPublico: ganador.valorPublico,
      huellaDeEntradas: ganador.huellaDeEntradas,
      conLista: ganador.listaDeEntradas !== null,
    },
    participaciones,
    propia: propia && {
      numero: propia.numero,
      retirada: propia.retiradoEn !== null,
      desde: diaYHora(propia.creadoEn),
    },
  };
}
export type DatosDelSorteo = NonNullable<Awaited<ReturnType<typeof verSorteo>>>;
