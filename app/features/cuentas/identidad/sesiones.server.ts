import { redirect } from "@remix-run/node";
import { z } from "zod";
import { RECHAZOS_DE_SESION } from "~/domain/cuentas/identidad/sesiones";
import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { rechazar, responder } from "~/shell/responder";
import { exigirPersona } from "~/shell/sesion.server";
import type { LoaderArgs, ActionArgs } from "~/shell/ruta";
import { avisoDe } from "./puerta.server";

const pedido = z.object({ sesion: z.string().regex(/^[\w-]{1,80}$/) });

export async function loader({ request, context }: LoaderArgs) {
  const sesiones = await services.cuentas.identidad.sesiones(await exigirPersona({ request, context }));
  const { searchParams } = new URL(request.url);
  return {
    sesiones: sesiones.map(({ idSesion, abiertaEn, ultimoUsoEn, dispositivo, puerta, esEsta }) => ({
      idSesion,
      dispositivo,
      esEsta,
      porAseguradora: puerta === "aseguradora",
      abierta: diaYHora(abiertaEn),
      ultimoUso: diaYHora(ultimoUsoEn),
    })),
    aviso: avisoDe(request),
    cerradas: searchParams.get("cerradas"),
  };
}

export async function action({ request, context }: ActionArgs) {
  const persona = await exigirPersona({ request, context });
  const datos = await leerFormulario(request);
  if (datos.get("intencion") === "las-demas") {
    await services.cuentas.identidad.cerrarSesiones(persona, "las-demas");
    return redirect("/mi-perfil/sesiones?cerradas=las-demas", 303);
  }
  const leido = pedido.safeParse(Object.fromEntries(datos));
  if (!leido.success) return responder({ generales: ["Elige qué sesión quieres cerrar."] }, 400);
  const cierre = await services.cuentas.identidad.cerrarSesiones(persona, { idSesion: leido.data.sesion });
  if (!cierre.ok) {
    const rechazado = RECHAZOS_DE_SESION[cierre.rechazo];
    return rechazar(rechazado, { generales: [rechazado.mensaje] });
  }
  return redirect("/mi-perfil/sesiones?cerradas=una", 303);
}
