import { Fragment } from "react";
import { enlaceSuelto } from "~/styles/layout.css";

/** Pattern of the help lines, as our texts name them. */
const LINEA = /(Línea (?:113|100)(?:, opción 5)?|SAMU, 106)/;

/** A text in which each help line is a `tel:` link. */
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
