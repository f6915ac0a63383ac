import { redirect, type AppLoadContext } from "@remix-run/node";
import { codigosEn, respuestasEn } from "~/domain/consentimientos/formulario";
import { CERRAR } from "~/domain/consentimientos/intenciones";
import { formularioDeActualizacion } from "~/domain/cuentas/perfil/formulario";
import { versionDelConjunto } from "~/domain/consentimientos/politica";
import { RECHAZOS_DE_ACTUALIZACION, type RechazoDeActualizacion } from "~/domain/cuentas/perfil/rechazos";
import { DIRECCION_DE_MI_ZONA, rutaPropia } from "~/domain/shared/navegacion/destino";
import { clasificar, NoDisponible } from "~/domain/shared/fallo";
import { httpDe } from "~/domain/shared/rechazo";
import { services } from "~/services.server";
import { guardarBorrador } from "~/shell/modales/actualizarDatos.server";
import { anotarGuardado } from "~/shell/modales/guardado.server";
import { DATOS_GUARDADOS } from "~/shell/modales/DatosGuardados";
import { leerEnvio } from "~/shell/formularios/envio.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { responder } from "~/shell/responder";
import { mismoTelefono } from "~/domain/cuentas/perfil/actualizarDatos";
import { prefijoDe } from "~/domain/shared/telefono/telefono";
import { conParametros } from "~/shell/direcciones";

const CLAVE_PARA_EL_CELULAR = "Escribe tu contraseña para cambiar tu celular";

/** Answer to a refused update of data: errors beside fields, and fields that are not filled in again. */
interface Vuelta {
  fieldErrors?: Record<string, string[]>;
  hideFields?: string[];
}

interface Envio {
  request: Request;
  context: AppLoadContext;
  idPersona: number;
  idAcceso: string;
}

/** Takes the form that updates a person's data. When the service fails, the typed values wait for the next try. */
export async function recibirActualizacion({ request, context, idPersona, idAcceso }: Envio) {
  const datos = await leerFormulario(request);
  const cierre = datos.get("intencion") === CERRAR;
  const marcadas = codigosEn(datos);
  const destino = destinoDe(datos.get("vuelve"), context);
  const [numeroEscrito, paisEscrito] = [datos.get("numero"), datos.get("pais")];
  const escrito = {
    numero: typeof numeroEscrito === "string" ? numeroEscrito.slice(0, 40) : "",
    pais: typeof paisEscrito === "string" ? paisEscrito.slice(0, 2) : undefined,
    marcadas,
  };
  let pedido = false;
  try {
    const [solicitud, persona] = await Promise.all([
      services.consentimientos.verPoliticas("GLOBAL"),
      services.cuentas.identidad.persona(idPersona),
    ]);
    if (solicitud.estado !== "successful" || !persona) throw new Error("the policies could not be read");
    const { politicas } = solicitud;
    const pais = services.cuentas.paisDelTelefono(persona);
    const envio = leerEnvio(datos, formularioDeActualizacion(politicas, pais));
    const telefono =
      envio.status === "success"
        ? { numero: envio.value.numero, prefijo: prefijoDe(envio.value.pais)! }
        : { numero: persona.telefono, prefijo: persona.prefijo };
    const cambia = !cierre && !mismoTelefono(persona, telefono);
    const conClave = cambia && (await services.cuentas.tieneClave(idPersona));
    const rechazar = (estado: number, generales: string[] = [], con: Vuelta = {}) =>
      responder(
        {
          envio: envio.reply({ ...con, hideFields: ["clave", ...(con.hideFields ?? [])] }),
          generales,
          prueba: cambia ? { conClave } : null,
        },
        estado,
      );
    const porRechazo = (rechazo: RechazoDeActualizacion) => {
      const rechazado = RECHAZOS_DE_ACTUALIZACION[rechazo];
      const mensaje = rechazo === "falta-clave" ? CLAVE_PARA_EL_CELULAR : rechazado.mensaje;
      if (rechazado.campo)
        return rechazar(httpDe(rechazado), [], { fieldErrors: { [rechazado.campo]: [mensaje] } });
      return rechazar(httpDe(rechazado), [mensaje], {
        // The boxes are emptied, because the person ticked them for an older text (Ley 29733, art. 13.5).
        hideFields: rechazo === "texto-anterior" ? marcadas.map((codigo) => `casillas.${codigo}`) : [],
      });
    };
    if (datos.get("version") !== versionDelConjunto(politicas)) {
      return porRechazo("texto-anterior");
    }
    // A form without a status came from a button that asks for the same form with other values: nothing was refused.
    if (!cierre && envio.status !== "success") return rechazar(envio.status ? 400 : 200);
    const clave = envio.status === "success" ? envio.value.clave : undefined;
    pedido = true;
    const resultado = await services.cuentas.actualizarDatos({
      correo: persona.email,
      telefono,
      politicasAceptacion: respuestasEn(datos, politicas),
      cierre,
      clave,
      idPersona,
      idAcceso,
      canal: "web",
      idSolicitud: context.idSolicitud ?? "",
    });
    if (!resultado.ok) return porRechazo(resultado.rechazo);
  } catch (cause) {
    informar(context, cause);
    const { codigoDeSoporte: codigo = "" } = context;
    const fallido = { ...escrito, codigo, nadaSeGuardo: !pedido || seDeshizo(cause) };
    return redirect(ademasCon(destino, { error: "servicio", codigo }), {
      status: 303,
      headers: { "set-cookie": await guardarBorrador(request, idPersona, fallido) },
    });
  }
  if (cierre) {
    // The data are stored by now, so a failure after that is only logged.
    await services.avisos.cerrarPoliticas(idPersona).catch((cause: unknown) => informar(context, cause));
  }
  const headers = new Headers({ "set-cookie": await guardarBorrador(request, idPersona, null) });
  if (cierre) return redirect(destino, { status: 303, headers });
  headers.append("set-cookie", await anotarGuardado(request, idPersona));
  return redirect(ademasCon(destino, { modal: DATOS_GUARDADOS }), { status: 303, headers });
}

const informar = ({ informarError }: AppLoadContext, cause: unknown) =>
  informarError?.(new Error("Error on update user data", { cause }));

/** True when a failed request surely stored nothing. A request without an answer may have stored something. */
const seDeshizo = (cause: unknown) =>
  !(cause instanceof NoDisponible) && clasificar(cause) === "UNEXPECTED_ERROR";

/** Page that the modal opened over. Any other address leads to the private zone. */
function destinoDe(vuelve: FormDataEntryValue | null, { handleDe }: AppLoadContext): string {
  const pedido = typeof vuelve === "string" ? rutaPropia(vuelve) : null;
  if (!pedido) return DIRECCION_DE_MI_ZONA;
  const { pathname } = new URL(pedido, "http://aqui.invalid");
  return handleDe?.(pathname)?.admiteModal ? pedido : DIRECCION_DE_MI_ZONA;
}

function ademasCon(destino: string, nuevos: Record<string, string>): string {
  const { pathname, search } = new URL(destino, "http://aqui.invalid");
  return conParametros(pathname, search, nuevos);
}
