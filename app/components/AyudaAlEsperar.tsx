import { AL_ESPERAR } from "~/domain/shared/navegacion/bandeja";
import type { DeDonde } from "~/domain/shared/navegacion/ayuda";
import { AyudaAhora } from "./AyudaAhora";

interface Props {
  en: { opciones: readonly { alarma?: boolean }[] };
  desde?: DeDonde;
}

/** For whoever says that they are in danger while there is no line: shown when what they answered has to wait. */
export function AyudaAlEsperar({ en, desde }: Props) {
  if (!en.opciones.some(({ alarma }) => alarma)) return null;
  return (
    <div hidden {...{ [AL_ESPERAR]: "" }}>
      <AyudaAhora {...(desde && { desde })} />
    </div>
  );
}
