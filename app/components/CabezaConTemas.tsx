import type { ReactNode } from "react";
import { direccionDeTema } from "~/domain/contenido/contenido";
import { enlaceSuelto, fila, pila, textoGuia, textoSuave } from "~/styles/layout.css";
import * as css from "./CabezaConTemas.css";
import { classNames } from "./classNames";
import { deDia } from "./deDia.css";
import type { ImagenDeTarjeta } from "./fichaDePieza";
import { Image, useSinImagenes } from "./Image";
import { Tag } from "./Tag";

interface Props {
  temas: readonly { url: string; nombre: string; color: string }[];
  titulo: string;
  resumen: string;
  detalles: string;
  /** Picture beside the words, or above them on a telephone; null without one. */
  imagen?: ImagenDeTarjeta | null;
  /** Drawing in a strip below the picture. */
  debajo?: ReactNode;
}

/** Head of a page about one piece of content, workshop or route: picture, themes, title, summary and details. */
export function CabezaConTemas({ temas, titulo, resumen, detalles, imagen = null, debajo }: Props) {
  const sinImagenes = useSinImagenes();
  const palabras = (
    <>
      {temas.length > 0 && (
        <p className={fila.corta}>
          {temas.map(({ url, nombre, color }) => (
            <a key={url} href={direccionDeTema(url)} className={enlaceSuelto}>
              <Tag especialidad={color}>{nombre}</Tag>
            </a>
          ))}
        </p>
      )}
      <h1>{titulo}</h1>
      {resumen && <p className={textoGuia}>{resumen}</p>}
      <p className={textoSuave}>{detalles}</p>
    </>
  );
  if (!imagen || sinImagenes) return <header className={pila.corta}>{palabras}</header>;
  return (
    <header className={css.cabeza}>
      <div className={pila.corta}>{palabras}</div>
      <div className={css.lado}>
        <div className={css.marco}>
          <Image
            src={imagen.src}
            width={imagen.ancho}
            height={imagen.alto}
            alt=""
            className={classNames(css.imagen, imagen.deDia && deDia)}
          />
        </div>
        {debajo}
      </div>
    </header>
  );
}
