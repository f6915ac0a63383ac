import { Dialog } from "~/components/Dialog";
import type { ModalDelMarco as Visto } from "../marca";
import { DatosGuardados } from "./DatosGuardados";
import { FormularioDeActualizacion, titularDeActualizacion } from "./FormularioDeActualizacion";

/** The update of data over the page that was asked for, to which it leads back. */
export function ModalDelMarco({ visto }: { visto: Visto }) {
  if (visto.modal === "datos-guardados") return <DatosGuardados {...visto} />;
  return (
    <Dialog
      id={visto.modal}
      title={titularDeActualizacion(visto.datos)}
      closeHref={visto.hrefAlCerrar}
      closesOutside={false}
      withoutClose
    >
      <FormularioDeActualizacion {...visto.datos} vuelve={visto.hrefAlCerrar} enDialogo />
    </Dialog>
  );
}
