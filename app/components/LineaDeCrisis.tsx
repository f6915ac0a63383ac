import { soloLectores } from "~/styles/layout.css";
import { classNames } from "./classNames";
import { Icon } from "./Icon";
import * as css from "./LineaDeCrisis.css";

/**
 * Free help lines, open at all hours: that of the Ministry of Health, whose option 5 is for mental health, and that of
 * the Ministry of Women.
 */
const LINEAS = {
  peligro: { pregunta: "¿Estás en peligro?", telefono: "113", aQuien: "al 113, opción 5" },
  malMomento: {
    pregunta: "¿Estás pasando un mal momento?",
    telefono: "113",
    aQuien: "al 113, opción 5",
  },
  violencia: {
    pregunta: "¿Alguien te hace daño, o a otra persona?",
    telefono: "100",
    aQuien: "a la Línea 100",
  },
};

type Props = {
  className?: string | undefined;
  ante?: keyof typeof LINEAS;
  /** Adds a link that calls, on pages that ask people how they are; `junto` puts the link beside the sentence. */
  llamar?: boolean | "junto";
};

/** The help lines, on every page where a person in a crisis may look for them. */
export function LineaDeCrisis({ className, ante = "peligro", llamar = false }: Props) {
  const { pregunta, telefono, aQuien } = LINEAS[ante];
  return (
    <p className={classNames(css.linea, className)}>
      <Icon name="telefono" className={css.icono} />
      <span>
        {llamar === "junto" ? `${pregunta} Llama gratis ${aQuien}.` : pregunta}{" "}
        <a href={`tel:${telefono}`} className={css.llamada}>
          {llamar === "junto" ? (
            // Screen readers hear the name of the help line; the sentence beside it shows the name to others (WCAG
            // 2.2, 2.4.4).
            <>
              Llamar <span className={soloLectores}>{aQuien}</span>
            </>
          ) : (
            `${llamar ? "Llamar" : "Llama gratis"} ${aQuien}`
          )}
        </a>
      </span>
    </p>
  );
}
