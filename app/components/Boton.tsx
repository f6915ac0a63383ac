import { type ComponentPropsWithoutRef, useContext, useState } from "react";
import { clases } from "./clases";
import { EnvioEnCurso } from "./envio";
import * as css from "./Boton.css";

type Apariencia = {
  variante?: keyof typeof css.boton;
  /** Whole width of what contains it. */
  completo?: boolean;
  grande?: boolean;
};
type PropsDeEnlace = Apariencia & ComponentPropsWithoutRef<"a"> & { href: string };
type PropsDeBoton = Apariencia & ComponentPropsWithoutRef<"button"> & { href?: undefined };

function apariencia({ variante = "primario", completo, grande }: Apariencia, className?: string) {
  return clases(css.boton[variante], completo && css.completo, grande && css.grande, className);
}

/** `<a>` when it goes somewhere, `<button>` when it does something: same looks. */
export function Boton(props: PropsDeEnlace | PropsDeBoton) {
  if (props.href === undefined) return <BotonQueEnvia {...props} />;
  const { variante, completo, grande, className, ...rest } = props;
  return <a {...rest} className={apariencia({ variante, completo, grande }, className)} />;
}

function BotonQueEnvia({ variante, completo, grande, className, children, ...rest }: PropsDeBoton) {
  const [propio, setPropio] = useState<HTMLButtonElement | null>(null);
  const { boton } = useContext(EnvioEnCurso);
  const sending = boton !== null && boton === propio;
  return (
    // aria-disabled and not disabled: a disabled button would lose its name and value, and the focus.
    <button
      type="submit"
      {...rest}
      ref={setPropio}
      className={apariencia({ variante, completo, grande }, className)}
      {...(sending && { "aria-busy": true })}
      {...(boton !== null && { "aria-disabled": true })}
    >
      {sending && <span className={css.giro} aria-hidden="true" />}
      {children}
    </button>
  );
}
