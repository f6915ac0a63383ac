import { useContext, useEffect, useState, type MouseEvent } from "react";
import { CAMPO_OBLIGATORIO } from "~/domain/consentimientos/politica";
import { pila } from "~/styles/layout.css";
import { classNames } from "./classNames";
import * as css from "./ErrorSummary.css";
import { PendingSubmit } from "./pendingSubmit";

export const ERROR_SUMMARY_ID = "resumen-de-errors";

/** Beginning of the title of a page with a refused form: screen readers read it first (WCAG 2.2, 3.3.1 and 2.4.2). */
export const ERROR_IN_TITLE = "Error: ";

export type FieldError = { id: string; mensaje: string };

/** A field of conform, with the name that the form gives it; a checkbox has its whole label. */
type NamedField = readonly [campo: { id: string; errors?: string[] | undefined }, nombre: string];

/** List of a form's errors for `ErrorSummary`, in the order of the fields. */
export function errorsOf(...campos: NamedField[]) {
  return campos.flatMap(([{ id, errors = [] }, nombre]): FieldError[] =>
    errors.map((mensaje) => ({ id, mensaje: messageInSummary(mensaje, nombre) })),
  );
}

/**
 * Message of an error in the summary. Far from its field it names the field (WCAG 2.2, 3.3.1). Beside the field it
 * stays as it is: "Este campo es obligatorio" is the exact text of checkboxes alone.
 */
export function messageInSummary(mensaje: string, nombre: string): string {
  if (mensaje === CAMPO_OBLIGATORIO) return whatItAsks(nombre);
  if (mensaje.toLowerCase().includes(nombre.toLowerCase())) return mensaje;
  return `${nombre}: ${mensaje.charAt(0).toLowerCase()}${mensaje.slice(1)}`;
}

/**
 * Label of a checkbox as a request: "He leído y acepto los términos" → "Acepta los términos". A sentence in the first
 * person is quoted.
 */
function whatItAsks(etiqueta: string): string {
  const aceptado = /^(?:he leído y )?acepto (.+)$/i.exec(etiqueta)?.[1];
  return aceptado && !/\b(?:mis?|\p{L}+rme)\b/u.test(aceptado) ? `Acepta ${aceptado}` : `Marca «${etiqueta}»`;
}

/**
 * Moves the focus to the field without a step in the history. The router would take that step for a new page, without
 * the typed and refused values. The browser itself handles a field that cannot take the focus yet.
 */
function goTo(event: MouseEvent, id: string) {
  const field = document.getElementById(id);
  field?.focus();
  if (field && document.activeElement === field) event.preventDefault();
}

/** Puts "Error:" before the title of the page (WCAG 2.2, 2.4.2), once. Gives the function that removes it. */
function sayInTitle() {
  const bare = document.title.replace(ERROR_IN_TITLE, "");
  document.title = ERROR_IN_TITLE + bare;
  return () => {
    if (document.title === ERROR_IN_TITLE + bare) document.title = bare;
  };
}

type Props = {
  errors: FieldError[];
  /** Errors that concern the form as a whole, and no single field. */
  general?: string[];
  title?: string;
  /** True when only a step is missing and nothing went wrong: the summary has no colour of an error. */
  calm?: boolean;
};

/**
 * Takes the focus when the page arrives with errors (`autofocus`, which needs no JavaScript) and when `Form` refuses to
 * send (WCAG 2.2, 3.3.1); never while typing, nor on hydration. Leaving a field shows the error at that field alone: a
 * summary would move the form under the finger.
 */
export function ErrorSummary({ errors, general = [], title = "Revisa estos datos", calm = false }: Props) {
  const { tried } = useContext(PendingSubmit);
  const some = errors.length + general.length > 0;
  const [served] = useState(some);
  const shown = some && (served || general.length > 0 || tried !== false);
  useEffect(() => (shown ? sayInTitle() : undefined), [shown]);
  if (!shown) return null;
  return (
    <div
      id={ERROR_SUMMARY_ID}
      role="group"
      aria-labelledby={`${ERROR_SUMMARY_ID}-titulo`}
      tabIndex={-1}
      autoFocus
      className={classNames(css.summary, calm && css.calm)}
    >
      <h2 id={`${ERROR_SUMMARY_ID}-titulo`}>{title}</h2>
      <ul className={pila.corta}>
        {general.map((mensaje) => (
          <li key={mensaje}>{mensaje}</li>
        ))}
        {errors.map(({ id, mensaje }) => (
          <li key={id + mensaje}>
            <a href={`#${id}`} className={css.link} onClick={(event) => goTo(event, id)}>
              {mensaje}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
