import type { ReactNode } from "react";
import { avanceEnPalabras } from "~/domain/contenido/avances/enPalabras";
import { textoChico } from "~/styles/layout.css";
import { CardFoot } from "./Card";
import { classNames } from "./classNames";
import type { FichaDePieza } from "./fichaDePieza";
import { ListaConImagenes, TarjetaConImagen } from "./TarjetaConImagen";
import * as css from "./TarjetaDePieza.css";

/**
 * Cards of pieces in as many columns as fit. The first `aLaVista` pictures are in sight at once, so they are not
 * loaded lazily.
 */
export function ListaDePiezas({ piezas, nivel, aLaVista = 4, ancla, children }: ListaProps) {
  return (
    <ListaConImagenes>
      {piezas.map(({ uid, portada, detalles, avance, ...pieza }, indice) => (
        <TarjetaConImagen
          key={uid}
          {...pieza}
          id={indice === ancla?.desde ? ancla.id : undefined}
          nivel={nivel}
          imagen={portada}
          diferida={indice >= aLaVista}
        >
          {avance === null ? (
            <CardFoot>{detalles}</CardFoot>
          ) : (
            <p className={classNames(textoChico, css.avance)}>
              <progress
                className={css.barra}
                value={avance === "marcado" ? 100 : avance}
                max={100}
                aria-hidden="true"
              />
              {avanceEnPalabras(avance)}
            </p>
          )}
        </TarjetaConImagen>
      ))}
      {children}
    </ListaConImagenes>
  );
}

interface ListaProps {
  /** Cards of other things, as `<li>`, after the pieces. */
  children?: ReactNode;
  piezas: readonly FichaDePieza[];
  nivel: 2 | 3;
  aLaVista?: number;
  /** Card to which «Ver más» leads: its place in the list, and its id. */
  ancla?: { desde: number; id: string };
}
