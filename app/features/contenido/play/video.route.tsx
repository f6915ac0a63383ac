import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { PaginaDeVideo } from "./PaginaDeVideo";
import { cosasDeVideo, dibujoDeVideo } from "./paraCompartir";
import type { loader } from "./video.server";

export { loader, action } from "./video.server";
export const handle = {
  publica: [],
  esVideo: true,
  dibujo: dibujoDeVideo,
  cosas: cosasDeVideo,
  repite: ["intencion"],
} satisfies Handle;
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.titulo ?? "Video" },
  { name: "description", content: data?.resumen ?? "" },
];

export default PaginaDeVideo;
