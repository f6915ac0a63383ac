import type { Formulario } from "~/domain/cuestionarios/formulario";
import { diaConAnio } from "~/domain/shared/fechas";

/** Version of a form; `fuente` is null in versions that did not name their source. */
export const edicionDe = ({ version, fuente }: Pick<Formulario, "version" | "fuente">) => ({
  version,
  fuente: fuente ? `${fuente.version}, tomado el ${diaConAnio(fuente.fecha)}` : null,
});
