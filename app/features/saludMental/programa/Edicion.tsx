import { textoSuave } from "~/styles/layout.css";
import type { edicionDe } from "./edicion.server";

/** The version of the questions and whose words they are, wherever they are asked or told about. */
export function Edicion({ version, fuente }: ReturnType<typeof edicionDe>) {
  return (
    <p className={textoSuave}>
      Preguntas: versión {version}
      {fuente && ` (${fuente})`}
    </p>
  );
}
