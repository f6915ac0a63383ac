import { AL_ESPERAR } from "~/domain/shared/navegacion/bandeja";
import type { DeDonde } from "~/domain/shared/navegacion/ayuda";
import { AyudaAhora } from "./AyudaAhora";

interface Props {
  en: { opciones: readonly { alarma?: boolean }[] };
  desde?: DeDonde;
}

/** Help lines for a person in danger without a connection, shown when an alarming answer has to wait in the browser. */
export function AyudaAlEsperar({ en, desde }: Props) {
  if (!en.opciones.some(({ alarma }) => alarma)) return null;
  return (
    <div hidden {...{ [AL_ESPERAR]: "" }}>
      <AyudaAhora {...(desde && { desde })} />
    </div>
  );
}
