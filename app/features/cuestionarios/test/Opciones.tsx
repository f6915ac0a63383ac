import { PELIGRO } from "~/domain/shared/navegacion/bandeja";
import type { PreguntaALaVista } from "./preguntaALaVista";
import * as css from "./test.css";

type Props = Pick<PreguntaALaVista, "cod" | "tipo" | "opciones" | "extremos" | "elegidas"> & {
  /** The field that is sent. */
  name: string;
  /** The error of the sent answer; empty when there is none. */
  error: string;
};

/** Radios, or boxes where several may be chosen; a scale stands in rows, with what its ends mean. */
export function Opciones({ cod, tipo, opciones, extremos, elegidas, name, error }: Props) {
  const lista = (
    <div className={extremos ? css.numeros : css.opciones}>
      {opciones.map(({ id, texto, alarma }, indice) => (
        <label key={id} className={extremos ? css.punto : css.opcion}>
          <input
            id={`${cod}-${indice}`}
            type={tipo === "multiple" ? "checkbox" : "radio"}
            name={name}
            value={id}
            defaultChecked={elegidas.includes(id)}
            className={css.marca}
            aria-invalid={error !== "" || undefined}
            {...(alarma && { [PELIGRO]: "" })}
          />
          <span>{texto}</span>
        </label>
      ))}
    </div>
  );
  if (!extremos) return lista;
  // The question's help tells screen readers the ends of the scale (WCAG 2.2, 1.3.1).
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
