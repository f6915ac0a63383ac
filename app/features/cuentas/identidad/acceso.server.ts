import { parseWithZod } from "@conform-to/zod/v4";
import { redirect } from "@remix-run/node";
import { MENSAJE_DE_ACCESO_DE_ASEGURADO } from "~/domain/cuentas/identidad/accesoDeAsegurado";
import { sinClave } from "~/domain/cuentas/identidad/prueba";
import { cookieDeAvisos } from "~/domain/shared/navegacion/aviso";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { responder } from "~/shell/responder";
import type { PersonaEnSesion } from "~/shell/sesion.server";

/** Takes the insurer's identity away from the account, with the password. */
export async function quitarAcceso(request: Request, { idPersona, idAcceso }: PersonaEnSesion) {
  const envio = parseWithZod(await leerFormulario(request), { schema: sinClave });
  const respuesta = envio.reply({ hideFields: ["clave"] });
  const sinMensajes: string[] = [];
  if (envio.status !== "success") return responder({ envio: respuesta, generales: sinMensajes }, 400);
  const prueba = { idPersona, idAcceso, ...envio.value };
  const quitado = await services.cuentas.accesoDeAsegurado.quitar({ ...prueba, canal: "web" });
  if (quitado.ok) {
    return redirect("/mi-perfil", {
      status: 303,
      headers: { "set-cookie": cookieDeAvisos(["acceso-quitado"]) },
    });
  }
  const generales = [MENSAJE_DE_ACCESO_DE_ASEGURADO[quitado.rechazo]];
  const estado = { "demasiados-intentos": 429, "clave-incorrecta": 400 } as Partial<Record<string, number>>;
  return responder({ envio: respuesta, generales }, estado[quitado.rechazo] ?? 409);
}
