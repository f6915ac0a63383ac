import { Dialog } from "~/components/Dialog";
import type { ModalDelMarco as Visto } from "../marco/marca";
import { DatosGuardados, TITULO_DE_DATOS_GUARDADOS } from "./DatosGuardados";
import { FormularioDeActualizacion, titularDeActualizacion } from "./FormularioDeActualizacion";

export const tituloDelModalDelMarco = (visto: Visto): string =>
  visto.modal === "datos-guardados" ? TITULO_DE_DATOS_GUARDADOS : titularDeActualizacion(visto.datos);

/** Update of data over the requested page, to which it leads back. */
export function ModalDelMarco({ visto }: { visto: Visto }) {
  if (visto.modal === "datos-guardados") return <DatosGuardados {...visto} />;
  return (
    <Dialog
      id={visto.modal}
      title={tituloDelModalDelMarco(visto)}
      closeHref={visto.hrefAlCerrar}
      closesOutside={false}
      withoutClose
    >
      <FormularioDeActualizacion {...visto.datos} vuelve={visto.hrefAlCerrar} enDialogo />
    </Dialog>
  );
}
