import { z } from "zod";
import { MENSAJE_DE_CAMBIO, textoAntesDeReprogramar } from "~/domain/citas/cambios";
import { direccionDeCambio, direccionDePregunta } from "~/domain/citas/direcciones";
import { idDeCita } from "~/domain/citas/formularios";
import { nombreCompleto } from "~/domain/especialistas/especialista";
import type { HorarioLibre } from "~/domain/horarios/disponibilidad";
import { porMes, vistaDeDias } from "~/domain/horarios/vistaDeDias";
import { horarios, momentoEnPalabras } from "~/domain/horarios/textos";
import { diaLargo, diaYHora, diaYNumero, horaDe } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { direccionConMas, eleccion } from "./agenda.server";

/** Which session moves, and the choice as of a booking. */
const eleccionDeCambio = eleccion.extend({
  cita: idDeCita.optional().catch(undefined),
  version: z.string().optional(),
});

/** Everything `/reagendar` shows for one address; null when it names no session, or one that is not theirs. */
export async function verReagendar(idPersona: number, url: URL, zona: string | null) {
  const elegido = eleccionDeCambio.parse(Object.fromEntries(url.searchParams));
  if (!elegido.cita) return null;
  const visto = await services.verCambio({ idPersona, idCita: elegido.cita, slug: elegido.especialista });
  if (!visto.ok) return null;
  const { cita, antes, especialista, rechazoDelEspecialista, dias, otros } = visto.value;
  const dia = dias.find(({ fecha }) => fecha === elegido.dia);
  const horario = dia?.horarios.find(({ inicio }) => horaDe(inicio) === elegido.hora);
  const { seVe, mas } = vistaDeDias(
    dias.map(({ fecha }) => fecha),
    elegido.semanas,
    dia?.fecha,
  );
  const conEspecialista =
    especialista.idEspecialista === cita.idEspecialista ? {} : { especialista: especialista.slug };
  const href = (donde: { fecha?: string; inicio?: Date }) =>
    direccionDeCambio(cita, { ...conEspecialista, ...donde });
  const horas = (libres: readonly HorarioLibre[]) =>
    libres.map((libre) => ({ ...momentoEnPalabras(libre, zona), href: href({ inicio: libre.inicio }) }));
  return {
    vieja: elegido.version !== undefined && elegido.version !== String(cita.version),
    idCita: cita.idCita,
    version: cita.version,
    cancelada: cita.estado === "cancelada",
    ahora: { especialista: cita.especialista, retrato: cita.retrato, cuando: diaYHora(cita.inicio) },
    texto: textoAntesDeReprogramar(antes),
    rechazo: antes.rechazoAlReprogramar && MENSAJE_DE_CAMBIO[antes.rechazoAlReprogramar],
    hrefDeAhora: direccionDeCambio(cita),
    hrefParaCancelar: antes.rechazoAlCancelar ? null : direccionDePregunta("cancelar", cita),
    elegido: {
      idEspecialista: especialista.idEspecialista,
      nombre: nombreCompleto(especialista),
      retrato: especialista.retrato,
      precioCentimos: especialista.precioCentimos,
      meses: porMes(
        dias.filter(seVe).map(({ fecha, horarios: libres }) => ({
          fecha,
          dia: diaYNumero(fecha),
          detalle: horarios(libres.length),
          href: href({ fecha }),
        })),
      ),
      hrefDeMas: direccionConMas(url, mas),
      dia: dia ? { fecha: dia.fecha, dia: diaLargo(dia.fecha), horas: horas(dia.horarios) } : null,
      yaNoEstaLibre: Boolean((elegido.dia && !dia) || (elegido.hora && !horario)),
      horario: horario ? momentoEnPalabras(horario, zona) : null,
    },
    a: horario ? diaYHora(horario.inicio) : null,
    rechazoDelEspecialista: rechazoDelEspecialista && MENSAJE_DE_CAMBIO[rechazoDelEspecialista],
    // Who is free when the session is comes first, and is one press away from being confirmed.
    otros: otros
      .toSorted((uno, otro) => Number(otro.aLaMismaHora) - Number(uno.aLaMismaHora))
      .map(({ especialista: otro, aLaMismaHora }) => ({
        nombre: nombreCompleto(otro),
        retrato: otro.retrato,
        detalle: aLaMismaHora
          ? "Libre a la misma hora, sin pagar nada más"
          : "En otro horario, sin pagar nada más",
        href: direccionDeCambio(cita, {
          especialista: otro.slug,
          ...(aLaMismaHora && { inicio: cita.inicio }),
        }),
      })),
  };
}
export type DatosDeReagendar = NonNullable<Awaited<ReturnType<typeof verReagendar>>>;
