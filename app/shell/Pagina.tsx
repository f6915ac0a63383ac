import type { ReactNode } from "react";
import { Cabecera } from "./Cabecera";
import { ErrorDeAutenticacion } from "./ErrorDeAutenticacion";
import { Pie } from "./Pie";
import type { DatosDeRaiz } from "./marca";
import * as css from "./Pagina.css";

/** What surrounds every page: the one <main> is here, screens bring its content. */
export function Pagina({ marca, persona, children }: DatosDeRaiz & { children: ReactNode }) {
  return (
    <body className={css.cuerpo}>
      <a href="#contenido" className={css.salto}>
        Saltar al contenido
      </a>
      <Cabecera marca={marca} persona={persona} />
      <main id="contenido" tabIndex={-1} className={css.principal}>
        {children}
      </main>
      <Pie marca={marca} />
      <ErrorDeAutenticacion />
    </body>
  );
}
