import { z } from "zod";
import { campoDeId } from "~/domain/shared/campos";
import { consultaDeSesiones, paginaDeSesiones, RECHAZOS_DE_SESION } from "~/domain/cuentas/accesos/sesiones";
import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import type { LoaderArgs, ActionArgs } from "~/shell/route";

const ELIGE = "Elige en qué dispositivo quieres cerrar tu cuenta.";
const pedido = z.object({ sesion: campoDeId(ELIGE) });
/** A mark that no page gave counts as the first page. */
const deLaDireccion = z.object({ despuesDe: consultaDeSesiones.shape.despuesDe.catch(undefined) });

export async function loader({ request, context }: LoaderArgs) {
  const persona = await exigirPersona({ request, context });
  const [abiertas, conClave] = await Promise.all([
    services.cuentas.identidad.sesiones(persona),
    services.cuentas.tieneClave(persona.idPersona),
  ]);
  const { searchParams } = new URL(request.url);
  const { sesiones, siguiente } = paginaDeSesiones(
    abiertas,
    deLaDireccion.parse(Object.fromEntries(searchParams)),
  );
  return {
    hayOtras: abiertas.length > 1,
    siguiente: siguiente && `?${new URLSearchParams({ despuesDe: siguiente })}`,
    sesiones: sesiones.map(({ idSesion, abiertaEn, ultimoUsoEn, dispositivo, puerta, esEsta }) => ({
      idSesion,
      dispositivo,
      esEsta,
      porAseguradora: puerta === "aseguradora",
      abierta: diaYHora(abiertaEn, services.now()),
      ultimoUso: diaYHora(ultimoUsoEn, services.now()),
    })),
    conClave,
  };
}

export async function action({ request, context }: ActionArgs) {
  const persona = await exigirPersona({ request, context });
  const datos = await leerFormulario(request);
  if (datos.get("intencion") === "las-demas") {
    await services.cuentas.identidad.cerrarSesiones(persona, "las-demas");
    return seguirEn("/mi-perfil/sesiones", "accesos-cerrados");
  }
  return recibir(datos, {
    esquema: pedido,
    rechazos: RECHAZOS_DE_SESION,
    pedir: ({ sesion }) => services.cuentas.identidad.cerrarSesiones(persona, { idSesion: sesion }),
    luego: () => seguirEn("/mi-perfil/sesiones", "acceso-cerrado"),
  });
}
