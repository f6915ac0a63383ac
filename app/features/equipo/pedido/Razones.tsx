import type { FieldMetadata } from "@conform-to/react";
import { Fold } from "~/components/Fold";
import { Radio } from "~/components/Radio";
import { pila } from "~/styles/layout.css";
import * as css from "./pedido.css";

export interface Opcion {
  razon: string;
  texto: string;
  /** Refund in a few words. */
  devuelve: string;
  /** The mail to the person; null when none is sent. */
  carta: { asunto: string; lineas: readonly string[] } | null;
}

interface Props {
  /** Id of the form. */
  de: string;
  opciones: readonly Opcion[];
  campo: FieldMetadata<string>;
}

/** Reasons of a cancellation, each with its refund and the words for the person. */
export const Razones = ({ de, opciones, campo }: Props) => (
  <fieldset className={pila.media}>
    <legend className={css.pregunta}>¿Por qué?</legend>
    {opciones.map(({ razon, texto, devuelve, carta }, lugar) => (
      <div key={razon} className={css.opcion}>
        <Radio
          id={`${de}-${lugar}`}
          name="razon"
          value={razon}
          label={
            <>
              {texto}. <strong>{devuelve}</strong>
            </>
          }
          defaultChecked={campo.initialValue === razon}
          required
        />
        {carta === null ? (
          <p className={css.carta}>No recibe un correo.</p>
        ) : (
          <Fold title="Ver el correo que recibe">
            <blockquote className={css.carta}>
              <p>
                <strong>{carta.asunto}</strong>
              </p>
              {carta.lineas.map((linea) => (
                <p key={linea}>{linea}</p>
              ))}
            </blockquote>
          </Fold>
        )}
      </div>
    ))}
  </fieldset>
);
