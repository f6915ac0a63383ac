import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Mediciones, tituloDeBorrado } from "./Mediciones";

export { action, loader } from "./mediciones.server";
export const handle = {
  repite: ["intencion", "idEscaneo"],
  lugar: "/scanner-bienestar",
  tituloDeDialogo: tituloDeBorrado,
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Tus mediciones de pulso" }];

export default Mediciones;
