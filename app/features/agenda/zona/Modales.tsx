import { type ReactNode, useRef } from "react";
import { Dialog } from "~/components/Dialog";
import { TITULO_DE_MODAL, TITULO_DE_TERMINOS } from "~/domain/avisos/modales/direcciones";
import { DIRECCION_DE_MI_ZONA } from "~/domain/shared/navegacion/destino";
import { CERRAR } from "~/domain/consentimientos/intenciones";
import { DatosGuardados, TITULO_DE_DATOS_GUARDADOS } from "~/shell/modales/DatosGuardados";
import { EstadoDePoliticas } from "~/shell/modales/EstadoDePoliticas";
import { FormularioDeActualizacion, titularDeActualizacion } from "~/shell/modales/FormularioDeActualizacion";
import { FORMULARIO_DE_BIENVENIDA, FormularioDeBienvenida } from "~/shell/modales/FormularioDeBienvenida";
import {
  FORMULARIO_DE_PREFERENCIAS,
  FormularioDePreferencias,
} from "~/shell/modales/FormularioDePreferencias";
import { FORMULARIO_DE_TEXTOS, FormularioDeTextos } from "~/shell/modales/FormularioDeTextos";
import type { ModalALaVista } from "./modales.server";

const FORMULARIO_DE = {
  politicas: FORMULARIO_DE_TEXTOS,
  bienvenida: FORMULARIO_DE_BIENVENIDA,
  preferencias: FORMULARIO_DE_PREFERENCIAS,
} as const;
const SIN_MODAL = `${DIRECCION_DE_MI_ZONA}?modal=ninguno`;

export function tituloDelModal(visto: NonNullable<ModalALaVista>): string {
  switch (visto.modal) {
    case "datos-guardados":
      return TITULO_DE_DATOS_GUARDADOS;
    case "actualizar-datos":
      return titularDeActualizacion(visto.datos);
    case "politicas":
      return visto.datos.estado === "successful"
        ? TITULO_DE_TERMINOS[visto.datos.terminos]
        : TITULO_DE_MODAL.politicas;
    default:
      return TITULO_DE_MODAL[visto.modal];
  }
}

/** Shows a modal over the private zone, and never two at once. */
export function Modales({ visto }: { visto: ModalALaVista }) {
  if (!visto) return null;
  switch (visto.modal) {
    case "datos-guardados":
      return <DatosGuardados hrefAlCerrar={DIRECCION_DE_MI_ZONA} sorteo={visto.sorteo} />;
    case "actualizar-datos":
      return (
        <Dialog
          id={visto.modal}
          title={tituloDelModal(visto)}
          closeHref={SIN_MODAL}
          closesOutside={false}
          withoutClose={visto.datos.estado === "successful"}
        >
          {visto.datos.estado === "successful" ? (
            <FormularioDeActualizacion {...visto.datos} enDialogo />
          ) : (
            <EstadoDePoliticas estado={visto.datos.estado} hrefParaReintentar={DIRECCION_DE_MI_ZONA} />
          )}
        </Dialog>
      );
    case "politicas":
      return (
        <Propio
          id={visto.modal}
          titulo={tituloDelModal(visto)}
          sinFormulario={visto.datos.estado !== "successful"}
        >
          {visto.datos.estado === "successful" ? (
            <FormularioDeTextos {...visto.datos} />
          ) : (
            <EstadoDePoliticas estado={visto.datos.estado} hrefParaReintentar={DIRECCION_DE_MI_ZONA} />
          )}
        </Propio>
      );
    case "bienvenida":
      return (
        <Propio id={visto.modal} titulo={tituloDelModal(visto)}>
          <FormularioDeBienvenida />
        </Propio>
      );
    case "preferencias":
      return (
        <Propio id={visto.modal} titulo={tituloDelModal(visto)}>
          <FormularioDePreferencias {...visto.datos} enDialogo />
        </Propio>
      );
  }
}

interface PropsDePropio {
  id: keyof typeof TITULO_DE_MODAL;
  titulo: string;
  /** True when the texts of the modal could not be read: without them there is nothing to answer. */
  sinFormulario?: boolean;
  children: ReactNode;
}

/** A modal of the private zone. Escape, the cross and a click outside press its button "Ahora no". */
function Propio({ id, titulo, sinFormulario, children }: PropsDePropio) {
  const ref = useRef<HTMLDivElement>(null);
  function cerrar() {
    const boton = ref.current?.querySelector<HTMLButtonElement>(`button[value="${CERRAR}"]`);
    if (boton) boton.click();
    else window.location.assign(SIN_MODAL);
  }
  return (
    <Dialog
      id={id}
      title={titulo}
      closeHref={SIN_MODAL}
      closeSends={sinFormulario ? undefined : { form: FORMULARIO_DE[id], name: "intencion", value: CERRAR }}
      onClose={cerrar}
    >
      <div ref={ref}>{children}</div>
    </Dialog>
  );
}
