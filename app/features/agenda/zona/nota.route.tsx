import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Nota } from "./Nota";

export { loader, action } from "./nota.server";
export const handle = {
  repite: ["intencion", "texto", "comparteHistorial"],
  seRecupera: true,
  lugar: "/mi-zona-privada/agenda",
  ayudaPrimero: true,
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Lo que compartes" }];

export default Nota;
