import type { ReactNode } from "react";
import { pila } from "~/styles/layout.css";
import * as css from "./CabezaConDibujo.css";
import { classNames } from "./classNames";
import { Image, useSinImagenes } from "./Image";

interface Props {
  titulo: string;
  /** Drawing of 240 × 150 in `public/ilustraciones`, such as "temas.svg#calma"; null without one. */
  dibujo: string | null;
  /** A few words below the title. */
  children?: ReactNode;
}

/** Head of a page with a small drawing beside its title. The drawing tells nothing beyond the words beside it. */
export function CabezaConDibujo({ titulo, dibujo, children }: Props) {
  const dibujado = !useSinImagenes() && dibujo !== null;
  return (
    <header className={dibujado ? css.cabeza : pila.corta}>
      <h1 className={dibujado ? css.titulo : undefined}>{titulo}</h1>
      {children && <div className={classNames(dibujado && css.palabras, pila.corta)}>{children}</div>}
      {dibujado && (
        <Image src={`/ilustraciones/${dibujo}`} width={240} height={150} alt="" className={css.dibujo} />
      )}
    </header>
  );
}
