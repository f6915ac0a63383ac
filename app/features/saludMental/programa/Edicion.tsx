import { textoSuave } from "~/styles/layout.css";
import type { edicionDe } from "./edicion.server";

/** Version and source of the questions, shown on every page that asks or describes them. */
export function Edicion({ version, fuente }: ReturnType<typeof edicionDe>) {
  return (
    <p className={textoSuave}>
      Preguntas: versión {version}
      {fuente && ` (${fuente})`}
    </p>
  );
}
