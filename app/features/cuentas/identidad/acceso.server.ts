import { redirect } from "@remix-run/node";
import { MENSAJE_DE_ACCESO_DE_ASEGURADO } from "~/domain/cuentas/identidad/accesoDeAsegurado";
import { cookieDeAvisos } from "~/domain/shared/navegacion/aviso";
import { services } from "~/services.server";
import { hacerConPrueba } from "~/shell/prueba.server";
import type { PersonaEnSesion } from "~/shell/sesion.server";

/** Takes the insurer's identity away from the account, with the password. */
export async function quitarAcceso(request: Request, persona: PersonaEnSesion) {
  const quitado = await hacerConPrueba(
    request,
    persona,
    (prueba) => services.cuentas.accesoDeAsegurado.quitar({ ...prueba, canal: "web" }),
    MENSAJE_DE_ACCESO_DE_ASEGURADO,
  );
  if (!quitado.ok) return quitado.respuesta;
  return redirect("/mi-perfil", {
    status: 303,
    headers: { "set-cookie": cookieDeAvisos(["acceso-quitado"]) },
  });
}
