import type { ReactNode } from "react";
import * as css from "./videollamada.css";

/** What stands where a script will work: that it is on its way, or `children` where none runs. */
export function MientrasCarga({ children }: { children: ReactNode }) {
  return (
    <>
      <p className={css.soloConScript}>Cargando la cámara… Si no termina de cargar, conversen por el chat.</p>
      <p className={css.soloSinScript}>{children}</p>
    </>
  );
}
