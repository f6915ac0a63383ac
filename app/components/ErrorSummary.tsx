import * as css from "./ErrorSummary.css";

export const ID_RESUMEN_DE_ERRORES = "resumen-de-errores";

export type ErrorDeCampo = { id: string; mensaje: string };

/** The list for `ErrorSummary` out of conform's fields, in the order of the form. */
export function erroresDe(...fields: { id: string; errors?: string[] | undefined }[]) {
  return fields.flatMap(({ id, errors = [] }): ErrorDeCampo[] => errors.map((mensaje) => ({ id, mensaje })));
}

type Props = {
  errores: ErrorDeCampo[];
  /** What is wrong with the whole and with no field. */
  generales?: string[];
  titulo?: string;
};

/**
 * Takes the focus when the page arrives with errors (`autofocus`, which needs no JavaScript) and when
 * `Formulario` refuses to send; never while typing, nor on hydration.
 */
export function ErrorSummary({ errores, generales = [], titulo = "Revisa estos datos" }: Props) {
  if (errores.length + generales.length === 0) return null;
  return (
    <div
      id={ID_RESUMEN_DE_ERRORES}
      role="group"
      aria-labelledby={`${ID_RESUMEN_DE_ERRORES}-titulo`}
      tabIndex={-1}
      autoFocus
      className={css.resumen}
    >
      <h2 id={`${ID_RESUMEN_DE_ERRORES}-titulo`}>{titulo}</h2>
      <ul>
        {generales.map((mensaje) => (
          <li key={mensaje}>{mensaje}</li>
        ))}
        {errores.map(({ id, mensaje }) => (
          <li key={id + mensaje}>
            <a href={`#${id}`} className={css.enlace}>
              {mensaje}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
