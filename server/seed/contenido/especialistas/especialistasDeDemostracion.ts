import type { EspecialistaConAgenda } from "../../../../app/domain/agenda/especialistas/especialista";
import { sumarDias, type Fecha } from "../../../../app/domain/shared/fechas";
import { COACHING } from "./coaching";
import type { EspecialistaDeDemostracion } from "./definir";
import { FINANZAS } from "./finanzas";
import { NUTRICION } from "./nutricion";
import { PSICOLOGIA } from "./psicologia";
import { SERVICIOS_EXCLUSIVOS } from "./serviciosExclusivos";
import { VETERINARIA } from "./veterinaria";

export const ESPECIALISTAS: EspecialistaDeDemostracion[] = [
  ...PSICOLOGIA,
  ...NUTRICION,
  ...FINANZAS,
  ...VETERINARIA,
  ...COACHING,
  ...SERVICIOS_EXCLUSIVOS,
];

/** Specialists of the demonstration, as of the day on which the data are made. */
export function especialistasDeDemostracion(hoy: Fecha): EspecialistaConAgenda[] {
  return ESPECIALISTAS.map(({ excepcionesRelativas, ...especialista }) => ({
    ...especialista,
    excepciones: excepcionesRelativas.map(({ enDias, ...excepcion }) => ({
      fecha: sumarDias(hoy, enDias),
      ...excepcion,
    })),
  }));
}

/**
 * Mail address of a demonstration specialist, which belongs to nobody: RFC 2606 reserves `.example`, so that no mail
 * arrives.
 */
export const correoDeDemostracion = ({ slug }: EspecialistaConAgenda) => `${slug}@especialistas.example`;
