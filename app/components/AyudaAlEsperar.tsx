import { AL_ESPERAR } from "~/domain/shared/navegacion/bandeja";
import { AyudaAhora } from "./AyudaAhora";

/** For whoever says that they are in danger while there is no line: shown when what they answered has to wait. */
export function AyudaAlEsperar({ en }: { en: { opciones: readonly { alarma?: boolean }[] } }) {
  if (!en.opciones.some(({ alarma }) => alarma)) return null;
  return (
    <div hidden {...{ [AL_ESPERAR]: "" }}>
      <AyudaAhora />
    </div>
  );
}
