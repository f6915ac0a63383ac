import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { LoaderArgs, ActionArgs } from "~/shell/ruta";
import { Videollamada } from "./Videollamada";
import { escribirSinJavascript, verPagina } from "./pagina.server";
import { credencialDePersona } from "./participante.server";

/** The camera cannot wait for a touch of a form. */
export const handle = { hidratar: "siempre" };
export const meta: MetaFunction = () => [{ title: "Videollamada · Bienestar" }];

export async function loader({ request, context }: LoaderArgs) {
  return verPagina(request, await credencialDePersona({ request, context }));
}

export async function action({ request, context }: ActionArgs) {
  return escribirSinJavascript(request, await credencialDePersona({ request, context }));
}

export default function VideollamadaDeLaPersona() {
  return <Videollamada {...useLoaderData<typeof loader>()} error={useActionData<typeof action>()?.error} />;
}
