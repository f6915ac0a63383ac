import { Icon, type IconName } from "~/components/Icon";
import type { Insignia } from "~/domain/historial/insignia";
import * as css from "./historial.css";

const ICONO: Record<Insignia["clase"], IconName> = {
  dias: "calendario",
  video: "reproducir",
  herramienta: "descargar",
  taller: "personas",
  sesion: "persona",
  test: "exito",
  paso: "explorar",
  ruta: "explorar",
  propia: "favorito",
};

/** Badge of an achievement: full with its ribbon once earned, an outline before. The words beside it tell it. */
export function DibujoDeInsignia({ clase, cuantos, ganada }: Insignia & { ganada: boolean }) {
  return (
    <span className={ganada ? css.ganada : css.porGanar} aria-hidden="true">
      <svg viewBox="0 0 96 104" width={96} height={104}>
        {ganada && <path d="M30 64l-10 38 18-10 10 10 10-10 18 10-10-38z" className={css.cinta} />}
        <path
          d="M48 4l11 8 14-1 5 13 12 7-3 13 3 13-12 7-5 13-14-1-11 8-11-8-14 1-5-13-12-7 3-13-3-13 12-7 5-13 14 1z"
          className={css.medalla}
        />
        <circle cx="48" cy="44" r="28" className={css.aro} />
      </svg>
      <Icon name={ICONO[clase]} size={32} className={css.iconoDeInsignia} />
      {cuantos !== null && <span className={css.numero}>{cuantos}</span>}
    </span>
  );
}
