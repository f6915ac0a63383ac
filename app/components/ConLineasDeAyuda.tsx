import { Fragment } from "react";
import { enlaceSuelto } from "~/styles/layout.css";

/** How our texts name the lines that help for free at any hour. */
const LINEA = /(Línea (?:113|100)(?:, opción 5)?|SAMU, 106)/;

/** A text of ours in which every help line that it names is called with a touch. */
export function ConLineasDeAyuda({ texto }: { texto: string }) {
  return texto.split(LINEA).map((parte, indice) =>
    LINEA.test(parte) ? (
      <a key={indice} href={`tel:${/\d{3}/.exec(parte)![0]}`} className={enlaceSuelto}>
        {parte}
      </a>
    ) : (
      <Fragment key={indice}>{parte}</Fragment>
    ),
  );
}
