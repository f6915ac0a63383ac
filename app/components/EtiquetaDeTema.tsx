import { direccionDeTema } from "~/domain/contenido/contenido";
import { enlaceSuelto } from "~/styles/layout.css";
import { Tag } from "./Tag";

interface Props {
  /** Address part of the theme, such as "calma"; null for a name that is no theme of the site. */
  url: string | null;
  nombre: string;
  /** Slug of the specialty whose colours the theme has. */
  color: string;
}

/** Name of a theme, which leads to the page of its need. */
export function EtiquetaDeTema({ url, nombre, color }: Props) {
  const etiqueta = <Tag especialidad={color}>{nombre}</Tag>;
  if (url === null) return etiqueta;
  return (
    <a href={direccionDeTema(url)} className={enlaceSuelto}>
      {etiqueta}
    </a>
  );
}
