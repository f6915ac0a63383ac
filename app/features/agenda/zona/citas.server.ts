import { rechazoAlAvisar } from "~/domain/agenda/ausencias/ausencia";
import { antesDeConfirmar } from "~/domain/agenda/citas/cambios";
import { reglaDe } from "~/domain/agenda/citas/textosDeCambios";
import type { CitaConDetalle } from "~/domain/agenda/citas/cita";
import {
  direccionDeAusencia,
  direccionDeCita,
  direccionDeIcs,
  direccionDePregunta,
} from "~/domain/agenda/citas/direcciones";
import { entradaALaSala } from "~/domain/agenda/citas/sala";
import { mismaHoraSiguiente } from "~/domain/agenda/citas/verCita";
import { direccionDeHorario } from "~/domain/agenda/horarios/direcciones";
import { momentoEnPalabras } from "~/domain/agenda/horarios/textos";
import { diaVisto, fechaDe } from "~/domain/shared/fechas";

/** A session in the private zone, with the actions that it allows now. */
export function citaEnPantalla(
  cita: CitaConDetalle,
  { ahora, zona, sinConsentimiento }: { ahora: Date; zona: string | null; sinConsentimiento: boolean },
) {
  const antes = antesDeConfirmar(cita, ahora);
  const otra = mismaHoraSiguiente(cita.inicio, ahora);
  return {
    idCita: cita.idCita,
    especialista: cita.especialista,
    especialidad: cita.especialidad,
    slugDeEspecialidad: cita.slugDeEspecialidad,
    foto: cita.linkFotoMedico,
    momento: momentoEnPalabras(cita, ahora, zona),
    termino: cita.fin <= ahora,
    cancelada: cita.estado === "cancelada",
    regla: reglaDe(cita, ahora),
    sala: entradaALaSala(cita, ahora),
    /** True when the person withdrew the consent that the video room needs (Ley 29733, art. 13.7). */
    sinConsentimiento,
    noPodra: cita.cambioLibre,
    asistenciaConfirmada: cita.asistenciaConfirmada,
    href: direccionDeCita(cita),
    /** Address of the page that reports an absent specialist; null when the absence cannot be reported. */
    hrefDeAusencia: rechazoAlAvisar(cita, ahora) === null ? direccionDeAusencia(cita) : null,
    hrefs: {
      cambiar: antes.rechazoAlReprogramar ? null : direccionDePregunta("reagendar", cita),
      cancelar: antes.rechazoAlCancelar ? null : direccionDePregunta("cancelar", cita),
      calendario: antes.rechazoAlCancelar || cita.cambioLibre ? null : direccionDeIcs(cita),
      otraVez: direccionDeHorario(
        { especialidad: cita.slugDeEspecialidad, slug: cita.slugDeEspecialista },
        otra,
      ),
    },
    /** Day in the address that books the same session again. */
    otraIgual: diaVisto(fechaDe(otra), ahora),
  };
}
export type CitaEnPantalla = ReturnType<typeof citaEnPantalla>;
