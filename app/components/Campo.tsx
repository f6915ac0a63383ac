import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from "react";
import { clases } from "./clases";
import * as css from "./Campo.css";
import { Icono } from "./Icono";

export type Rotulos = {
  etiqueta: ReactNode;
  ayuda?: ReactNode;
  /** conform's `field.errors`; the first one is shown. */
  errores?: string[] | undefined;
  opcional?: boolean;
};

/** The ids are those that conform gives, so that its props and ours say the same. */
export function accesibilidad(id: string, { ayuda, errores }: Pick<Rotulos, "ayuda" | "errores">) {
  const wrong = Boolean(errores?.length);
  return {
    id,
    "aria-invalid": wrong || undefined,
    "aria-describedby": clases(wrong && `${id}-error`, ayuda != null && `${id}-description`),
  };
}

export function MensajeDeError({ id, errores }: { id: string; errores?: string[] | undefined }) {
  if (!errores?.length) return null;
  return (
    <p id={`${id}-error`} className={css.error}>
      <Icono nombre="error" tamano={16} />
      {errores[0]}
    </p>
  );
}

/** Label, help, control and error, in the order in which they are read. */
export function MarcoDeCampo({ id, etiqueta, ayuda, errores, opcional, children }: MarcoProps) {
  return (
    <div className={css.campo}>
      <label htmlFor={id} className={css.etiqueta}>
        {etiqueta}
        {opcional && <span className={css.opcional}> (opcional)</span>}
      </label>
      {ayuda != null && (
        <p id={`${id}-description`} className={css.ayuda}>
          {ayuda}
        </p>
      )}
      <MensajeDeError id={id} errores={errores} />
      {children}
    </div>
  );
}
type MarcoProps = Rotulos & { id: string; children: ReactNode };

type Props = Rotulos & ComponentPropsWithoutRef<"input"> & { id: string };

/** `<Campo etiqueta="Correo electrónico" errores={fields.correo.errors} {...getInputProps(fields.correo, …)} />` */
export const Campo = forwardRef<HTMLInputElement, Props>(function Campo(
  { etiqueta, ayuda, errores, opcional, className, ...input },
  ref,
) {
  return (
    <MarcoDeCampo {...{ id: input.id, etiqueta, ayuda, errores, opcional }}>
      <input
        {...input}
        {...accesibilidad(input.id, { ayuda, errores })}
        ref={ref}
        className={clases(css.control, className)}
      />
    </MarcoDeCampo>
  );
});
