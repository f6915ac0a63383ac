import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { Pantalla } from "../marco/Pantalla";
import * as css from "./medicion.css";
import { HREF_DE_MEDICION } from "./partes";

interface Props {
  titulo: string;
  guia?: ReactNode;
  /** Pages of the measuring that the member may open. */
  partes: readonly { href: string; texto: string }[];
  children: ReactNode;
}

/** True for the page at this address, and for the list to which the thing on this page belongs. */
const esLaPagina = (href: string, pathname: string) =>
  href === pathname || (href !== HREF_DE_MEDICION && pathname.startsWith(`${href}/`));

/** Page of "Medición", with links to its other pages. */
export function PantallaDeMedicion({ titulo, guia, partes, children }: Props) {
  const { pathname } = useLocation();
  return (
    <Pantalla titulo={titulo} guia={guia}>
      <nav aria-label="Partes de Medición">
        <ul className={css.partes}>
          {partes.map(({ href, texto }) => (
            <li key={href}>
              <a
                href={href}
                className={css.parte}
                aria-current={esLaPagina(href, pathname) ? "page" : undefined}
              >
                {texto}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </Pantalla>
  );
}
