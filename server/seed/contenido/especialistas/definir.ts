import { type SlugDeEspecialidad } from "../../../../app/domain/shared/especialidades/especialidad";
import { aSlug } from "../../../../app/domain/shared/palabras";
import type {
  Especialista,
  Excepcion,
  Turno,
} from "../../../../app/domain/agenda/especialistas/especialista";
import type { Hora } from "../../../../app/domain/shared/fechas";

/**
 * An exception to a specialist's hours, in days from the day on which the data are made, so that the demonstration
 * always has one.
 */
export interface ExcepcionRelativa extends Omit<Excepcion, "fecha"> {
  enDias: number;
}

/** A demo specialist. Person and licence are invented: licence numbers lie above those in use. */
export interface EspecialistaDeDemostracion extends Especialista {
  turnos: Turno[];
  excepcionesRelativas: ExcepcionRelativa[];
}

type Idioma = "Español" | "Quechua" | "Inglés" | "Lengua de señas peruana";

interface Ficha<Tema extends string> extends Omit<
  EspecialistaDeDemostracion,
  "idEspecialista" | "especialidad" | "slug" | "temas" | "idiomas" | "excepcionesRelativas"
> {
  temas: Tema[];
  idiomas: Idioma[];
  excepcionesRelativas?: ExcepcionRelativa[];
}

/**
 * Defines the specialists of one specialty. Their themes come from one list, so that a filter means the same for all.
 */
export function definir<Tema extends string>(
  especialidad: SlugDeEspecialidad,
  fichas: Ficha<Tema>[],
): EspecialistaDeDemostracion[] {
  return fichas.map((ficha) => {
    const slug = aSlug(`${ficha.nombre} ${ficha.apellido}`);
    return { excepcionesRelativas: [], ...ficha, idEspecialista: `esp-${slug}`, especialidad, slug };
  });
}

const DIAS = { lunes: 1, martes: 2, miercoles: 3, jueves: 4, viernes: 5, sabado: 6, domingo: 7 };

/** Shifts of a specialist with the same hours on several days of the week. */
export function cada(dias: (keyof typeof DIAS)[], desde: Hora, hasta: Hora): Turno[] {
  return dias.map((dia) => ({ diaDeSemana: DIAS[dia], desde, hasta }));
}

export function diaLibre(enDias: number): ExcepcionRelativa {
  return { enDias, desde: "00:00", hasta: "24:00", tipo: "cerrado" };
}
