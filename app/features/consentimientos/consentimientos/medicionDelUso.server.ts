import { z } from "zod";
import {
  COOKIE_DE_MEDICION_DEL_USO,
  VIDA_DE_PREFERENCIA_EN_DIAS,
} from "~/domain/shared/navegacion/parametros";
import { done } from "~/domain/shared/result";
import { permisoDeMedicion, permisoNuevo } from "~/domain/analitica/permiso";
import { recibir, seguirEn } from "~/shell/envio.server";
import { leerFormulario } from "~/shell/formulario.server";
import type { LoaderArgs, ActionArgs } from "~/shell/route";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";

export function loader({ request }: LoaderArgs) {
  return { medicion: permisoDeMedicion(request.headers.get("cookie")).estado };
}

/**
 * Usage measurement is off until the person turns it on; any other value of the cookie turns it off. Scripts read the
 * cookie, so it is not `HttpOnly` (RFC 6265 § 5.2.6).
 */
export async function action({ request }: ActionArgs) {
  const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  return recibir(await leerFormulario(request), {
    esquema: z.object({ medicionDelUso: z.literal("1").optional().catch(undefined) }),
    rechazos: {},
    pedir: ({ medicionDelUso }) => Promise.resolve(done({ permitida: medicionDelUso === "1" })),
    luego({ permitida }) {
      const segundos = permitida ? VIDA_DE_PREFERENCIA_EN_DIAS * UN_DIA_EN_SEGUNDOS : 0;
      const cookie = `${COOKIE_DE_MEDICION_DEL_USO}=${permisoNuevo(crypto.randomUUID())}; Path=/; Max-Age=${segundos}; SameSite=Lax${secure}`;
      return seguirEn(
        "/privacidad/medicion",
        permitida ? "medicion-del-uso-encendida" : "medicion-del-uso-apagada",
        new Headers({ "set-cookie": cookie }),
      );
    },
  });
}
