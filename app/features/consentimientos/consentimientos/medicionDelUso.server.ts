import { redirect } from "@remix-run/node";
import { cookieDeAvisos } from "~/domain/shared/navegacion/aviso";
import {
  COOKIE_DE_MEDICION_DEL_USO,
  leerCookie,
  VIDA_DE_PREFERENCIA_EN_DIAS,
} from "~/domain/shared/navegacion/parametros";
import { leerFormulario } from "~/shell/formulario.server";
import type { LoaderArgs, ActionArgs } from "~/shell/ruta";
import { UN_DIA_EN_SEGUNDOS } from "~/domain/shared/duracion";

export function loader({ request }: LoaderArgs) {
  return { permitida: leerCookie(request.headers.get("cookie"), COOKIE_DE_MEDICION_DEL_USO) === "on" };
}

/** Off until somebody turns it on; whatever else is sent turns it off. Scripts read the cookie, so it is open to them. */
export async function action({ request }: ActionArgs) {
  const permitida = (await leerFormulario(request)).get("medicionDelUso") === "on";
  const segundos = permitida ? VIDA_DE_PREFERENCIA_EN_DIAS * UN_DIA_EN_SEGUNDOS : 0;
  const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  const headers = new Headers();
  headers.append(
    "set-cookie",
    `${COOKIE_DE_MEDICION_DEL_USO}=on; Path=/; Max-Age=${segundos}; SameSite=Lax${secure}`,
  );
  headers.append(
    "set-cookie",
    cookieDeAvisos([permitida ? "medicion-del-uso-encendida" : "medicion-del-uso-apagada"]),
  );
  return redirect("/privacidad/medicion", { status: 303, headers });
}
