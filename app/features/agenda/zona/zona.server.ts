import { agendaPorMes } from "~/domain/agenda/agenda";
import {
  certificadoEnAgenda,
  comoVaEnAgenda,
  entradaAlTaller,
  entradaMasTarde,
  guardadoEnPalabras,
} from "~/domain/agenda/talleres";
import { momentoEnPalabras } from "~/domain/agenda/horarios/textos";
import { diaLargo, diaVisto, diaYHora, fechaDe, horaDe, mesLargo, horaYDia } from "~/domain/shared/fechas";
import { NOMBRE_DE_CLASE } from "~/domain/shared/claseDeTaller";
import { services } from "~/services.server";
import { citaEnPantalla } from "./citas.server";

/** The agenda, month by month and day by day, and what is over or was cancelled, as the screen says it. */
export async function agendaEnPalabras(idPersona: number, zona: string | null) {
  const { dias, anteriores, talleresAnteriores, sinConsentimiento, fechaHoraServidor } =
    await services.agenda.verZona(idPersona);
  const enPantalla = (una: (typeof anteriores)[number]) =>
    citaEnPantalla(una, { ahora: fechaHoraServidor, zona, sinConsentimiento });
  const hoy = fechaDe(fechaHoraServidor);
  return {
    meses: agendaPorMes(dias).map(({ mes, dias: delMes }) => ({
      mes: mesLargo(`${mes}-01`),
      dias: delMes.map(({ fecha, cita, taller }) => ({
        fecha,
        dia: diaLargo(fecha),
        esHoy: fecha === hoy,
        citas: cita.map(enPantalla),
        talleres: taller.map((uno) => ({
          titulo: uno.titulo,
          clase: NOMBRE_DE_CLASE[uno.clase],
          href: uno.href,
          estado: uno.estado,
          asistencia: uno.asistencia,
          certificado: certificadoEnAgenda(uno, fechaHoraServidor),
          guardado: uno.guardado && guardadoEnPalabras(uno.guardado, uno.href, fechaHoraServidor),
          ...comoVaEnAgenda(uno.sala, fechaHoraServidor),
          entrada: uno.sala && entradaAlTaller(uno.sala, fechaHoraServidor),
          entraLuego: uno.sala && entradaMasTarde(uno.sala, fechaHoraServidor),
          momento: momentoEnPalabras(uno, fechaHoraServidor, zona),
        })),
      })),
    })),
    guardados: guardadosEn(dias, fechaHoraServidor),
    anteriores: anteriores.map(enPantalla),
    talleresAnteriores: talleresAnteriores.map(({ id, titulo, href, asistencia, certificado, inicio }) => ({
      ...{ id, titulo, href, asistencia, certificado: certificado?.href ?? null },
      cuando: `${diaVisto(fechaDe(inicio), fechaHoraServidor)}, ${horaDe(inicio)}`,
    })),
  };
}

/** The places that are kept for this person for some minutes or hours still, as the banner of a page says them. */
const guardadosEn = (dias: Awaited<ReturnType<typeof services.agenda.verZona>>["dias"], ahora: Date) =>
  dias
    .flatMap(({ taller }) => taller)
    .flatMap(({ titulo, inicio, href, guardado }) =>
      guardado
        ? {
            idPedido: guardado.idPedido,
            hasta: horaYDia(guardado.hasta, ahora),
            con: titulo,
            cuando: diaYHora(inicio, ahora),
            href: guardado.hrefDePago ?? href,
            ...(guardado.deLaLista && { liberado: "lugar" as const }),
          }
        : [],
    );
