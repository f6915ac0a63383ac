import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Handle } from "~/shell/route";
import { cosasDeVideo, dibujoDeVideo } from "./paraCompartir";
import { Reproductor } from "./Reproductor";
import type { loader } from "./ver.server";

export { loader, action } from "./ver.server";
export const handle = {
  publica: ["t", "modo"],
  hidratar: "intencion",
  esVideo: true,
  dibujo: dibujoDeVideo,
  cosas: cosasDeVideo,
  repite: ["intencion"],
} satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: `Ver ${data?.titulo ?? "video"}` },
  {
    name: "description",
    content: `Mira o ${data?.ligero === "audio" ? "escucha" : "lee"} aquí, con subtítulos y transcripción. ${data?.compartido.resumen ?? ""}`,
  },
];

export default function Ver() {
  return <Reproductor {...useLoaderData<typeof loader>()} />;
}
