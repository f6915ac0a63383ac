import type { ComponentPropsWithoutRef, ReactNode } from "react";
import { accesibilidad, MensajeDeError } from "./Campo";
import { clases } from "./clases";
import * as css from "./Campo.css";

type Props = ComponentPropsWithoutRef<"input"> & {
  id: string;
  etiqueta: ReactNode;
  ayuda?: ReactNode;
  errores?: string[] | undefined;
};

/** Never ticked beforehand by itself: only `defaultChecked` does that. */
export function Casilla({ etiqueta, ayuda, errores, className, ...input }: Props) {
  return (
    <div className={css.casilla}>
      <MensajeDeError id={input.id} errores={errores} />
      <label className={css.filaDeCasilla}>
        <input
          {...input}
          type="checkbox"
          {...accesibilidad(input.id, { ayuda, errores })}
          className={clases(css.caja, className)}
        />
        <span>{etiqueta}</span>
      </label>
      {ayuda != null && (
        <p id={`${input.id}-description`} className={css.ayuda}>
          {ayuda}
        </p>
      )}
    </div>
  );
}
