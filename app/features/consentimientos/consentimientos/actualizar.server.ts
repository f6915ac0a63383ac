import { parseWithZod } from "@conform-to/zod/v4";
import { redirect, type AppLoadContext } from "@remix-run/node";
import { CERRAR, codigosEn, formularioDeActualizacion } from "~/domain/consentimientos/formulario";
import { versionDelConjunto, type PoliticaVigente } from "~/domain/consentimientos/politica";
import { MENSAJE_DE_CONSENTIMIENTO } from "~/domain/consentimientos/rechazos";
import type { Persona } from "~/domain/cuentas/personas/persona";
import { services } from "~/services.server";
import { guardarBorrador } from "~/shell/modales/actualizarDatos.server";
import { leerFormulario } from "~/shell/formulario.server";
import { responder } from "~/shell/responder";

const ZONA = "/mi-zona-privada";

interface Envio {
  request: Request;
  context: AppLoadContext;
  idPersona: number;
}

/** Takes the form of the update of data. When the service fails, what was typed waits for the next try. */
export async function recibirActualizacion({ request, context, idPersona }: Envio) {
  const datos = await leerFormulario(request);
  const cierre = datos.get("intencion") === CERRAR;
  const marcadas = codigosEn(datos);
  const numeroEscrito = datos.get("numero");
  const escrito = {
    numero: typeof numeroEscrito === "string" ? numeroEscrito.slice(0, 40) : "",
    marcadas,
  };
  try {
    const [solicitud, persona] = await Promise.all([
      services.consentimientos.verPoliticas("GLOBAL"),
      services.cuentas.identidad.persona(idPersona),
    ]);
    if (solicitud.estado !== "successful" || !persona) throw new Error("the policies could not be read");
    const { politicas } = solicitud;
    const envio = parseWithZod(datos, { schema: formularioDeActualizacion(politicas, persona.prefijo) });
    const rechazar = (estado: number, generales: string[] = []) =>
      responder({ envio: envio.reply(), generales }, estado);
    if (datos.get("version") !== versionDelConjunto(politicas)) {
      return rechazar(409, [MENSAJE_DE_CONSENTIMIENTO["texto-anterior"]]);
    }
    if (!cierre && envio.status !== "success") return rechazar(400);
    const numero = envio.status === "success" ? envio.value.numero : persona.telefono;
    const hecho = await services.cuentas.actualizarDatos({
      ...respuestasDe(persona, politicas, numero, marcadas),
      cierre,
      idPersona,
      canal: "web",
      idSolicitud: context.idSolicitud ?? "",
    });
    if (!hecho.ok) return rechazar(409, [MENSAJE_DE_CONSENTIMIENTO[hecho.rechazo]]);
    if (cierre) await services.avisos.cerrarPoliticas(idPersona);
  } catch (cause) {
    context.informarError?.(new Error("Error on update user data", { cause }));
    const { idSolicitud: codigo = "" } = context;
    return redirect(`${ZONA}?${new URLSearchParams({ error: "servicio", codigo })}`, {
      status: 303,
      headers: { "set-cookie": await guardarBorrador(request, idPersona, escrito) },
    });
  }
  return redirect(cierre ? ZONA : `${ZONA}?modal=datos-guardados`, {
    status: 303,
    headers: { "set-cookie": await guardarBorrador(request, idPersona, null) },
  });
}

function respuestasDe(
  { email, prefijo }: Persona,
  politicas: readonly PoliticaVigente[],
  numero: string,
  marcadas: readonly string[],
) {
  return {
    correo: email,
    telefono: { numero, prefijo },
    politicasAceptacion: politicas.map(({ codigo, versionActual }) => ({
      codigo,
      version: versionActual,
      valor: marcadas.includes(codigo) ? ("1" as const) : ("0" as const),
    })),
  };
}
