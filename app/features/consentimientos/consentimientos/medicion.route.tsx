import { redirect, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { Formulario } from "~/components/Formulario";
import { Tarjeta } from "~/components/Tarjeta";
import { cookieDeAvisos } from "~/domain/shared/navegacion/aviso";
import {
  COOKIE_DE_MEDICION,
  leerCookie,
  VIDA_DE_PREFERENCIA_EN_DIAS,
} from "~/domain/shared/navegacion/parametros";
import { leerFormulario } from "~/shell/formulario.server";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import type { LoaderArgs, ActionArgs } from "~/shell/ruta";

export const meta: MetaFunction = () => [{ title: "Medición del uso · Bienestar" }];

export function loader({ request }: LoaderArgs) {
  return { permitida: leerCookie(request.headers.get("cookie"), COOKIE_DE_MEDICION) === "on" };
}

/** Off until somebody turns it on; whatever else is sent turns it off. Scripts read the cookie, so it is open to them. */
export async function action({ request }: ActionArgs) {
  const permitida = (await leerFormulario(request)).get("medicion") === "on";
  const segundos = permitida ? VIDA_DE_PREFERENCIA_EN_DIAS * 24 * 60 * 60 : 0;
  const secure = new URL(request.url).protocol === "https:" ? "; Secure" : "";
  const headers = new Headers();
  headers.append(
    "set-cookie",
    `${COOKIE_DE_MEDICION}=on; Path=/; Max-Age=${segundos}; SameSite=Lax${secure}`,
  );
  headers.append("set-cookie", cookieDeAvisos([permitida ? "medicion-encendida" : "medicion-apagada"]));
  return redirect("/privacidad/medicion", { status: 303, headers });
}

export default function Medicion() {
  const { permitida } = useLoaderData<typeof loader>();
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <h1>Medición del uso</h1>
      <Tarjeta className={pila.media}>
        <p>
          Con tu permiso anotamos en este navegador qué pantallas fallan, para mejorarlas. Nunca tu nombre, tu
          documento ni lo que respondes. Está apagada mientras no la enciendas.
        </p>
        <p className={textoSuave}>
          Ahora está <strong>{permitida ? "encendida" : "apagada"}</strong> en este navegador.
        </p>
        <Formulario>
          <Boton name="medicion" value={permitida ? "off" : "on"}>
            {permitida ? "Apagar la medición" : "Encender la medición"}
          </Boton>
        </Formulario>
      </Tarjeta>
      <p>
        <a className={enlaceSuelto} href="/privacidad">
          Cómo cuidamos tus datos
        </a>
      </p>
    </div>
  );
}
