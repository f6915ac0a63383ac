import type { ReactNode } from "react";
import * as css from "./videollamada.css";

/** Placeholder of a scripted part: a loading notice, or `children` where no script runs. */
export function MientrasCarga({ children }: { children: ReactNode }) {
  return (
    <>
      <p className={css.soloConScript}>Cargando la cámara… Si no termina de cargar, conversen por el chat.</p>
      <p className={css.soloSinScript}>{children}</p>
    </>
  );
}
