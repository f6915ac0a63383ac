import { agendaPorMes } from "~/domain/agenda/agenda";
import {
  certificadoEnAgenda,
  comoVaEnAgenda,
  entradaAlTaller,
  entradaMasTarde,
  guardadoEnPalabras,
} from "~/domain/agenda/talleres";
import { momentoEnPalabras } from "~/domain/agenda/horarios/textos";
import { diaLargo, diaVisto, fechaDe, horaDe, mesLargo } from "~/domain/shared/fechas";
import { NOMBRE_DE_CLASE } from "~/domain/shared/claseDeTaller";
import { services } from "~/services.server";
import { citaEnPantalla } from "./citas.server";

/** Agenda of a person by month and day, with past and cancelled events, in words for the screen. */
export async function agendaEnPalabras(idPersona: number, zona: string | null) {
  const { dias, anteriores, talleresAnteriores, sinConsentimiento, fechaHoraServidor } =
    await services.agenda.verZona(idPersona);
  const enPantalla = (cita: (typeof anteriores)[number]) =>
    citaEnPantalla(cita, { ahora: fechaHoraServidor, zona, sinConsentimiento });
  const hoy = fechaDe(fechaHoraServidor);
  return {
    meses: agendaPorMes(dias).map(({ mes, dias: delMes }) => ({
      mes: mesLargo(`${mes}-01`),
      dias: delMes.map(({ fecha, cita, taller }) => ({
        fecha,
        dia: diaLargo(fecha),
        esHoy: fecha === hoy,
        citas: cita.map(enPantalla),
        talleres: taller.map((tallerDelDia) => ({
          titulo: tallerDelDia.titulo,
          clase: NOMBRE_DE_CLASE[tallerDelDia.clase],
          href: tallerDelDia.href,
          estado: tallerDelDia.estado,
          asistencia: tallerDelDia.asistencia,
          certificado: certificadoEnAgenda(tallerDelDia, fechaHoraServidor),
          guardado:
            tallerDelDia.guardado &&
            guardadoEnPalabras(tallerDelDia.guardado, tallerDelDia.href, fechaHoraServidor),
          ...comoVaEnAgenda(tallerDelDia.sala, fechaHoraServidor),
          entrada: tallerDelDia.sala && entradaAlTaller(tallerDelDia.sala, fechaHoraServidor),
          entraLuego: tallerDelDia.sala && entradaMasTarde(tallerDelDia.sala, fechaHoraServidor),
          momento: momentoEnPalabras(tallerDelDia, fechaHoraServidor, zona),
        })),
      })),
    })),
    anteriores: anteriores.map(enPantalla),
    talleresAnteriores: talleresAnteriores.map(({ id, titulo, href, asistencia, certificado, inicio }) => ({
      ...{ id, titulo, href, asistencia, certificado: certificado?.href ?? null },
      cuando: `${diaVisto(fechaDe(inicio), fechaHoraServidor)}, ${horaDe(inicio)}`,
    })),
  };
}
