import { DIRECCION_DE_MODAL, ID_DE_PREFERENCIAS } from "~/domain/avisos/modales/direcciones";
import { DIRECCION_DE_MI_ZONA } from "~/domain/shared/navegacion/destino";
import { CERRAR } from "~/domain/consentimientos/intenciones";
import {
  formularioDePreferencias,
  RECHAZOS_DE_PREFERENCIAS,
} from "~/domain/cuentas/preferencias/preferencias";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { cambiarNecesidadesPorTemas, leerPreferencias } from "~/shell/modales/preferencias.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { exigirPersona } from "~/shell/sesion/sesion.server";

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return leerPreferencias(idPersona);
}

export async function action({ request, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context }, { intencionesDeQuitar: [CERRAR] });
  const datos = await leerFormulario(request);
  // A person who opened the preferences by themselves goes back to the link.
  const abiertas = (await services.avisos.verModalPendiente(idPersona)).modal !== "preferencias";
  const enlace = abiertas ? `/mi-perfil#${ID_DE_PREFERENCIAS}` : DIRECCION_DE_MI_ZONA;
  if (datos.get("intencion") === CERRAR) {
    await services.avisos.atenderModal(idPersona, "preferencias", "cerrado");
    return seguirEn(enlace);
  }
  await cambiarNecesidadesPorTemas(datos, idPersona);
  return recibir(datos, {
    esquema: formularioDePreferencias,
    rechazos: RECHAZOS_DE_PREFERENCIAS,
    async pedir(preferencias) {
      const guardadas = await services.cuentas.guardarPreferencias(idPersona, preferencias);
      if (guardadas.ok) await services.avisos.atenderModal(idPersona, "preferencias", "aceptado");
      return guardadas;
    },
    luego: () =>
      seguirEn(datos.has("vuelve") ? enlace : DIRECCION_DE_MODAL.preferencias, "preferencias-guardadas"),
  });
}
