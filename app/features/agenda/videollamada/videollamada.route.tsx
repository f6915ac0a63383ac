import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { LoaderArgs, ActionArgs, Handle } from "~/shell/route";
import { Videollamada } from "./Videollamada";
import { mensajeSinEnviar } from "./mensajeSinEnviar";
import { SinSesion } from "./SinSesion";
import { escribirSinJavascript, irALaProxima, verPagina } from "./pagina.server";
import { credencialDePersona } from "./participante.server";

/** Scripts load at once: the camera cannot wait until the person touches a form. */
export const handle = {
  hidratar: "indispensable",
  repite: ["accion", "texto"],
  seRecupera: true,
  salida: "/mi-zona-privada",
  permite: "llamada",
  ayudaPrimero: true,
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Videollamada" }];

export async function loader({ request, context }: LoaderArgs) {
  const credencial = await credencialDePersona({ request, context });
  return new URL(request.url).searchParams.has("cita")
    ? verPagina(request, credencial)
    : irALaProxima(credencial.idPersona);
}

export async function action({ request, context }: ActionArgs) {
  return escribirSinJavascript(request, await credencialDePersona({ request, context }));
}

export default function VideollamadaDeLaPersona() {
  const datos = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  return datos ? <Videollamada {...datos} {...mensajeSinEnviar(respuesta)} /> : <SinSesion />;
}
