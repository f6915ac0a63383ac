import { CAMPO_OBLIGATORIO } from "~/domain/consentimientos/politica";
import * as css from "./ErrorSummary.css";

export const ID_RESUMEN_DE_ERRORES = "resumen-de-errores";

export type ErrorDeCampo = { id: string; mensaje: string };

/** A field of conform's, and what the form calls it: a box by its whole label. */
type CampoConNombre = readonly [campo: { id: string; errors?: string[] | undefined }, nombre: string];

/** The list for `ErrorSummary`, in the order of the form. */
export function erroresDe(...campos: CampoConNombre[]) {
  return campos.flatMap(([{ id, errors = [] }, nombre]): ErrorDeCampo[] =>
    errors.map((mensaje) => ({ id, mensaje: mensajeEnResumen(mensaje, nombre) })),
  );
}

/**
 * A message far from its field says which one it is about. Beside the field it stays as it is: "Este campo es
 * obligatorio" to the letter, which is said of boxes alone.
 */
export function mensajeEnResumen(mensaje: string, nombre: string): string {
  if (mensaje === CAMPO_OBLIGATORIO) return loQuePide(nombre);
  if (mensaje.toLowerCase().includes(nombre.toLowerCase())) return mensaje;
  return `${nombre}: ${mensaje.charAt(0).toLowerCase()}${mensaje.slice(1)}`;
}

/** "He leído y acepto los términos" → "Acepta los términos"; what is said in the first person is quoted. */
function loQuePide(etiqueta: string): string {
  const aceptado = /^(?:he leído y )?acepto (.+)$/i.exec(etiqueta)?.[1];
  return aceptado && !/\b(?:mis?|\p{L}+rme)\b/u.test(aceptado) ? `Acepta ${aceptado}` : `Marca “${etiqueta}”`;
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
