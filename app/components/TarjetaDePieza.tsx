import type { ReactNode } from "react";
import { classNames } from "./classNames";
import { Tag } from "./Tag";
import type { FichaDePieza } from "./fichaDePieza";
import { avanceEnPalabras } from "~/domain/contenido/avances/enPalabras";
import { Image } from "./Image";
import { Card, CardFoot, CardTitle } from "./Card";
import { rejilla, textoChico, textoSuave } from "~/styles/layout.css";
import * as css from "./TarjetaDePieza.css";

/**
 * Cards of pieces in as many columns as fit. The first `aLaVista` pictures are in sight at once, so they are not
 * loaded lazily.
 */
export function ListaDePiezas({ piezas, nivel, aLaVista = 2, children }: ListaProps) {
  return (
    <ul className={rejilla.media}>
      {piezas.map((pieza, indice) => (
        <TarjetaDePieza key={pieza.uid} {...pieza} nivel={nivel} diferida={indice >= aLaVista} />
      ))}
      {children}
    </ul>
  );
}

interface ListaProps {
  /** Cards of other things, as `<li>`, after the pieces. */
  children?: ReactNode;
  piezas: readonly FichaDePieza[];
  nivel: 2 | 3;
  aLaVista?: number;
}

/** Card of a piece of content. Its title is the link, and the whole card leads there. */
function TarjetaDePieza({
  href,
  titulo,
  resumen,
  detalles,
  tema,
  portada,
  avance,
  nivel,
  diferida,
}: FichaDePieza & { nivel: 2 | 3; diferida: boolean }) {
  return (
    <Card as="li" covered className={css.pieza}>
      {portada && (
        <Image
          src={portada.src}
          width={portada.ancho}
          height={portada.alto}
          alt=""
          className={css.portada}
          {...(diferida && { loading: "lazy" })}
        />
      )}
      <div className={css.texto}>
        {tema && <Tag especialidad={tema.color}>{tema.nombre}</Tag>}
        <CardTitle as={`h${nivel}`} href={href}>
          {titulo}
        </CardTitle>
        <p className={textoSuave}>{resumen}</p>
        <CardFoot>{detalles}</CardFoot>
        {avance !== null && (
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
      </div>
    </Card>
  );
}
