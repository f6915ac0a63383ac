import { EnlaceFiltro } from "./EnlaceFiltro";
import { fila } from "~/styles/layout.css";

export interface OpcionDeFiltro {
  texto: string;
  href: string;
  activo: boolean;
}

/** One filter of a list as links, under a name: themes, levels, minutes, the order. */
export function FiltroDeEnlaces({
  nombre,
  opciones,
}: {
  nombre: string;
  opciones: readonly OpcionDeFiltro[];
}) {
  return (
    <nav aria-label={nombre}>
      <ul className={fila.corta}>
        {opciones.map(({ texto, href, activo }) => (
          <li key={texto}>
            <EnlaceFiltro href={href} elegido={activo}>
              {texto}
            </EnlaceFiltro>
          </li>
        ))}
      </ul>
    </nav>
  );
}
