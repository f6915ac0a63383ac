import { anterior, porDondeVa, preguntaDe, progreso, siguiente, type EstadoDeCuestionario } from "./estado";
import type { Formulario, Pregunta } from "./formulario";
import { daAlarma } from "./resultados";

/** Question at which a person goes on with a form: the first without an answer, or the last when all have one. */
export const dondeSigue = (estado: EstadoDeCuestionario): string =>
  porDondeVa(estado) ?? estado.preguntas.at(-1)!;

/** Page of a question, by its position among those asked; null when no question has that position. */
export function enElPaso(form: Formulario, estado: EstadoDeCuestionario, paso: string | null) {
  const pregunta = preguntaDe(form, estado, estado.preguntas[Number(paso) - 1] ?? "");
  if (!pregunta) return null;
  const { cod } = pregunta;
  const seccion = form.paginas.findIndex(({ preguntas }) => preguntas.includes(pregunta));
  return {
    pregunta,
    parte: form.paginas[seccion]?.titulo ?? form.titulo,
    // Answers add questions, never sections: the total that a person sees does not grow.
    progreso: {
      numero: progreso(estado, cod).numero,
      seccion: seccion + 1,
      secciones: form.paginas.length,
    },
    hayAnterior: anterior(estado, cod) !== null,
    esUltima: siguiente(estado, cod) === null,
    alarma: cercaDeLaAlarma(form, estado, cod),
  };
}

/**
 * Place of the emergency numbers on a page. They stand in full beside an answer of danger and right after it, then in
 * a line above every question. A question about danger has that line before it is answered.
 */
function cercaDeLaAlarma(
  form: Formulario,
  estado: EstadoDeCuestionario,
  cod: string,
): "aqui" | "antes" | null {
  if (!daAlarma(form, estado)) return preguntaDe(form, estado, cod)?.tipo === "triage" ? "antes" : null;
  const cerca = [cod, anterior(estado, cod)];
  const respuestas = estado.respuestas.filter(({ codPregunta }) => cerca.includes(codPregunta));
  return daAlarma(form, { respuestas }) ? "aqui" : "antes";
}

/** Question after the present one, perhaps one that was left out before; null when all are answered. */
export function trasLaPregunta(estado: EstadoDeCuestionario, cod: string, { atras }: { atras: boolean }) {
  const sigue = atras ? (anterior(estado, cod) ?? cod) : siguiente(estado, cod);
  if (sigue) return { cod: sigue, falta: false };
  const falta = porDondeVa(estado);
  return falta === null ? null : { cod: falta, falta: true };
}

export interface OpcionALaVista {
  id: string;
  texto: string;
  /** True for an option whose choice shows the emergency numbers at once. */
  alarma?: boolean;
}

/** The options of a question, as a page needs them. */
export const opcionesALaVista = (pregunta: Pregunta): OpcionALaVista[] =>
  "opciones" in pregunta
    ? pregunta.opciones.map((opcion) => ({
        ...{ id: opcion.id, texto: opcion.texto },
        ...("alarma" in opcion && opcion.alarma && { alarma: true }),
      }))
    : [];
