import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { MisEsperas } from "./MisEsperas";

export { loader, action } from "./esperas.server";
export const handle = {
  repite: ["intencion", "idEspera", "idEspecialista", "fecha", "idCita"],
  lugar: "/mi-zona-privada/agenda",
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Tus listas de espera" }];

export default MisEsperas;
