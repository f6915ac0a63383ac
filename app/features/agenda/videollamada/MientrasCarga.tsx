import type { ReactNode } from "react";
import * as css from "./videollamada.css";

/**
 * Placeholder of a part of the page that needs a script: a notice of loading, or `children` in a browser without
 * scripts.
 */
export function MientrasCarga({ children }: { children: ReactNode }) {
  return (
    <>
      <p className={css.soloConScript}>Cargando la cámara… Si no termina de cargar, conversen por el chat.</p>
      <p className={css.soloSinScript}>{children}</p>
    </>
  );
}
