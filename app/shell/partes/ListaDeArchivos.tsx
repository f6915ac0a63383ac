import { tamanoEnPalabras } from "~/domain/contenido/tamano";
import { enlaceSuelto } from "~/styles/layout.css";

export interface Archivo {
  nombre: string;
  bytes: number;
  href: string;
}

/** Files to download, each with its size. */
export function ListaDeArchivos({ archivos }: { archivos: readonly Archivo[] }) {
  return (
    <ul>
      {archivos.map(({ nombre, bytes, href }) => (
        <li key={href}>
          <a href={href} className={enlaceSuelto}>
            {nombre} ({tamanoEnPalabras(bytes)})
          </a>
        </li>
      ))}
    </ul>
  );
}
