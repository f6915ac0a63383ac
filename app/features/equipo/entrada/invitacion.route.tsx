import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Invitacion } from "./Invitacion";

export { loader, action } from "./invitacion.server";
export const handle = { pruebaClaves: true, repite: [] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Activa tu cuenta · Equipo" }];

export default Invitacion;
