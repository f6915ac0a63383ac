import { diaLargo, fechaDe, horaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";

const momento = (instante: Date) =>
  `${diaLargo(fechaDe(instante))} de ${fechaDe(instante).slice(0, 4)}, ${horaDe(instante)} (hora de Perú)`;

/** The last draw in words, or null where there has been none. */
export async function verSorteo(idPersona: number | null) {
  const visto = await services.verSorteo(idPersona);
  if (!visto) return null;
  const { sorteo, participaciones, propia, abierto, huellaDeSemilla, ganador } = visto;
  return {
    premio: sorteo.premio,
    existencias: sorteo.existencias,
    organizador: sorteo.organizador,
    ruc: sorteo.ruc,
    desde: momento(sorteo.desde),
    hasta: momento(sorteo.hasta),
    sorteoEn: momento(sorteo.sorteoEn),
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
      desde: momento(propia.creadoEn),
    },
  };
}
export type DatosDelSorteo = NonNullable<Awaited<ReturnType<typeof verSorteo>>>;
