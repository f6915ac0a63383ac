import { Opcion } from "~/components/Opcion";
import type { PreguntaALaVista } from "./preguntaALaVista";
import * as css from "./bienestar.css";

type Props = Pick<PreguntaALaVista, "cod" | "tipo" | "opciones" | "extremos" | "elegidas"> & {
  /** Name of the field that the options send. */
  name: string;
  /** Error of the sent answer; empty when there is none. */
  error: string;
};

/**
 * Options of a question: radios, or boxes when several may be chosen. A scale stands in rows, with the meaning of its
 * ends.
 */
export function Opciones({ cod, tipo, opciones, extremos, elegidas, name, error }: Props) {
  const lista = (
    <div className={extremos ? css.numeros : css.opciones}>
      {opciones.map(({ id, texto, alarma }, indice) => (
        <Opcion
          key={id}
          id={`${cod}-${indice}`}
          type={tipo === "multiple" ? "checkbox" : "radio"}
          name={name}
          value={id}
          texto={texto}
          alarma={alarma}
          enEscala={extremos !== null}
          defaultChecked={elegidas.includes(id)}
          aria-invalid={error !== "" || undefined}
        />
      ))}
    </div>
  );
  if (!extremos) return lista;
  // The help text of the question tells screen readers what the ends of the scale mean (WCAG 2.2, 1.3.1).
  return (
    <div className={css.escala}>
      <p aria-hidden="true" className={css.primero}>
        {opciones[0]?.texto}: {extremos[0]}
      </p>
      {lista}
      <p aria-hidden="true" className={css.ultimo}>
        {opciones.at(-1)?.texto}: {extremos[1]}
      </p>
    </div>
  );
}
