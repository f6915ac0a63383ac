import { classNames } from "./classNames";
import { Icon } from "./Icon";
import * as css from "./LineaDeCrisis.css";

/** The free line of the Ministry of Health, at all hours; its option 5 is for mental health. */
const TELEFONO = "113";

/** Wherever somebody in a crisis may look for help before they look for us. */
export function LineaDeCrisis({ className }: { className?: string | undefined }) {
  return (
    <p className={classNames(css.linea, className)}>
      <Icon name="telefono" className={css.icono} />
      <span>
        ¿Estás en peligro?{" "}
        <a href={`tel:${TELEFONO}`} className={css.llamada}>
          Llama gratis al {TELEFONO}, opción 5
        </a>
      </span>
    </p>
  );
}
