import type { FieldMetadata } from "@conform-to/react";
import { Radio } from "~/components/Radio";
import { pila, textoSuave } from "~/styles/layout.css";
import * as css from "./pedido.css";

export interface Opcion {
  razon: string;
  texto: string;
  /** Refund in a few words. */
  devuelve: string;
  /** Sentences of the mail to the person after the first one; none when no mail is sent. */
  carta: readonly string[];
}

interface Props {
  /** Id of the form. */
  de: string;
  /** First sentence of the mail to the person; null when no reason mails them. */
  empieza: string | null;
  opciones: readonly Opcion[];
  campo: FieldMetadata<string>;
}

/** Reasons of a cancellation, each with its refund and the words for the person. */
export const Razones = ({ de, empieza, opciones, campo }: Props) => (
  <fieldset className={pila.media}>
    <legend className={css.pregunta}>¿Por qué?</legend>
    {empieza !== null && (
      <div>
        <p className={textoSuave}>La persona recibe un correo que empieza así y sigue según la razón:</p>
        <blockquote className={css.carta}>
          <p>{empieza}</p>
        </blockquote>
      </div>
    )}
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
        {carta.length === 0 ? (
          <p className={css.carta}>No recibe un correo.</p>
        ) : (
          <blockquote className={css.carta}>
            {carta.map((parrafo) => (
              <p key={parrafo}>{parrafo}</p>
            ))}
          </blockquote>
        )}
      </div>
    ))}
  </fieldset>
);
