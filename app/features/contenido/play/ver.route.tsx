import { redirect, type MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { cookieDeAvisos } from "~/domain/shared/navegacion/aviso";
import { services } from "~/services.server";
import { atenderPieza } from "~/shell/piezas.server";
import { exigirPersona } from "~/shell/sesion.server";
import type { ActionArgs, LoaderArgs } from "~/shell/ruta";
import { MARCAR_VISTO } from "./intenciones";
import { cosasDeVideo, dibujoDeVideo } from "./paraCompartir";
import { Reproductor } from "./Reproductor";
import { verReproductor } from "./ver.server";

export const handle = {
  publica: ["t", "modo"],
  hidratar: "intencion",
  esVideo: true,
  dibujo: dibujoDeVideo,
  cosas: cosasDeVideo,
};
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Ver ${data?.titulo ?? "video"} · Bienestar play` },
  {
    name: "description",
    content: `Mira o escucha aquí, con subtítulos y transcripción. ${data?.compartido.resumen ?? ""}`,
  },
];

export const loader = ({ request, params, context }: LoaderArgs) =>
  verReproductor({ request, params, context });

export async function action(args: ActionArgs) {
  const { request, context } = args;
  const url = args.params.url ?? "";
  const atendido = await atenderPieza(args, { tipo: "video", url });
  if (atendido instanceof Response) return atendido;
  if (atendido.get("intencion") !== MARCAR_VISTO) throw new Response(null, { status: 400 });
  const { idPersona } = await exigirPersona({ request, context });
  const marcado = await services.contenido.avances.marcarVisto({ idPersona, url });
  if (!marcado.ok) throw new Response(null, { status: 404 });
  const { pathname, search } = new URL(request.url);
  return redirect(pathname + search, {
    status: 303,
    headers: { "set-cookie": cookieDeAvisos(["video-visto"]) },
  });
}

export default function Ver() {
  return <Reproductor {...useLoaderData<typeof loader>()} />;
}
