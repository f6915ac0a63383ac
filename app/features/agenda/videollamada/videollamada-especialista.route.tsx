import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import type { LoaderArgs, ActionArgs } from "~/shell/ruta";
import { Videollamada } from "./Videollamada";
import { escribirSinJavascript, verPagina } from "./pagina.server";

export const handle = { hidratar: "siempre" };
export const meta: MetaFunction = () => [
  { title: "Videollamada · Bienestar" },
  { name: "robots", content: "noindex" },
];

/** There is no cookie here that would tell a cache so. */
export const headers = () => ({ "cache-control": "private, no-store" });

const credencial = (request: Request) => ({ llave: new URL(request.url).searchParams.get("llave") ?? "" });

export async function loader({ request }: LoaderArgs) {
  return verPagina(request, credencial(request));
}

export async function action({ request }: ActionArgs) {
  return escribirSinJavascript(request, credencial(request));
}

export default function VideollamadaDelEspecialista() {
  return <Videollamada {...useLoaderData<typeof loader>()} error={useActionData<typeof action>()?.error} />;
}
