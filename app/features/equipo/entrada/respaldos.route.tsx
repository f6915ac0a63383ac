import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Respaldos } from "./Respaldos";

export { loader, action } from "./respaldos.server";
export const handle = { repite: [] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Códigos de respaldo · Equipo" }];

export default Respaldos;
