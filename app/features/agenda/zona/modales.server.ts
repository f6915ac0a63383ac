import { redirect } from "@remix-run/node";
import { esModal, type Modal } from "~/domain/avisos/modales/modal";
import { leerPreferencias } from "~/shell/modales/preferencias.server";
import { verActualizacion } from "~/shell/modales/actualizarDatos.server";
import { DATOS_GUARDADOS } from "~/shell/modales/DatosGuardados";
import { seGuardo } from "~/shell/modales/guardado.server";
import { enElSorteo } from "~/shell/modales/marcoDeModales.server";
import { verTextosNuevos } from "~/shell/modales/textosNuevos.server";
import { anotarVisita, leerVisita } from "~/shell/modales/visita.server";

/** Value that closes the modal for this visit. Nothing is stored as answered. */
const NINGUNO = "ninguno";

interface Situacion {
  pendiente: Modal | null;
  /** True when the next modal may open at an address without one. */
  seAbreSolo: boolean;
}

/**
 * Modal in the address of the private zone. An address without one redirects to the next modal, but not while an error
 * is being told, nor when no modal may open by itself.
 */
export async function verModal(request: Request, idPersona: number, { pendiente, seAbreSolo }: Situacion) {
  const url = new URL(request.url);
  const pedido = url.searchParams.get("modal");
  if (pedido === NINGUNO || url.searchParams.has("error")) return null;
  if (pedido === DATOS_GUARDADOS && (await seGuardo(request, idPersona))) {
    return { modal: DATOS_GUARDADOS, sorteo: await enElSorteo(idPersona) } as const;
  }
  // The person may open the preferences at any time; the other modals only when they are next.
  if (esModal(pedido) && (pedido === pendiente || pedido === "preferencias")) {
    return datosDelModal(pedido, request, idPersona);
  }
  const visita = await leerVisita(request, idPersona);
  const deTurno = seAbreSolo && tocaEnEstaVisita(pendiente, visita) ? pendiente : null;
  if (pedido === null && deTurno === null) return null;
  if (deTurno) url.searchParams.set("modal", deTurno);
  else url.searchParams.delete("modal");
  throw redirect(url.pathname + url.search, {
    headers: deTurno
      ? { "set-cookie": await anotarVisita(request, idPersona, { modal: deTurno, mostrado: true }) }
      : {},
  });
}

/**
 * True when the pending modal may be shown in this visit, in which each is shown once. The update of data alone waits
 * on every page for its answer.
 */
function tocaEnEstaVisita(pendiente: Modal | null, visita: Awaited<ReturnType<typeof leerVisita>>) {
  if (!visita?.modal) return true;
  return visita.modal === pendiente && (!visita.mostrado || pendiente === "actualizar-datos");
}

export type ModalALaVista = Awaited<ReturnType<typeof verModal>>;

async function datosDelModal(modal: Modal, request: Request, idPersona: number) {
  switch (modal) {
    case "politicas":
      return { modal, datos: await verTextosNuevos(idPersona) };
    case "actualizar-datos":
      return { modal, datos: await verActualizacion(request, idPersona) };
    case "preferencias":
      return { modal, datos: await leerPreferencias(idPersona) };
    case "bienvenida":
      return { modal };
  }
}
