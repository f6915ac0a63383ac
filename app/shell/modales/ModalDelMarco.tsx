import { Dialogo } from "~/components/Dialogo";
import type { ModalDelMarco as Visto } from "../marca";
import { DatosGuardados } from "./DatosGuardados";
import { FormularioDeActualizacion, TITULAR_DE_ACTUALIZACION } from "./FormularioDeActualizacion";

/** The update of data over the page that was asked for, to which it leads back. */
export function ModalDelMarco({ visto }: { visto: Visto }) {
  if (visto.modal === "datos-guardados") return <DatosGuardados {...visto} />;
  return (
    <Dialogo
      id={visto.modal}
      titulo={TITULAR_DE_ACTUALIZACION}
      abierto
      hrefAlCerrar={visto.hrefAlCerrar}
      cierraAfuera={false}
      sinCierre
    >
      <FormularioDeActualizacion {...visto.datos} vuelve={visto.hrefAlCerrar} enDialogo />
    </Dialogo>
  );
}
