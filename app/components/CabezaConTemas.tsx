import type { ReactNode } from "react";
import { fila, pila, textoGuia, textoSuave } from "~/styles/layout.css";
import * as css from "./CabezaConTemas.css";
import { EtiquetaDeTema } from "./EtiquetaDeTema";
import type { ImagenDeTarjeta } from "./fichaDePieza";
import { useSinImagenes } from "./Image";
import { ImagenDeFicha } from "./ImagenDeFicha";

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
            <EtiquetaDeTema key={url} {...{ url, nombre, color }} />
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
          <ImagenDeFicha imagen={imagen} className={css.imagen} />
        </div>
        {debajo}
      </div>
    </header>
  );
}
