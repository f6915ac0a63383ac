import { direccionDeTema } from "~/domain/contenido/contenido";
import { enlaceSuelto, fila, pila, textoGuia, textoSuave } from "~/styles/layout.css";
import { Tag } from "./Tag";

interface Props {
  temas: readonly { url: string; nombre: string; color: string }[];
  titulo: string;
  resumen: string;
  detalles: string;
}

/** Head of a page about one piece of content or workshop: themes, title, summary and details. */
export function CabezaConTemas({ temas, titulo, resumen, detalles }: Props) {
  return (
    <header className={pila.corta}>
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
    </header>
  );
}
