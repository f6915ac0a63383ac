import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Cupon } from "./Cupon";

export { loader, action } from "./cupon.server";
export const handle = { repite: ["intencion", "motivo"] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Cupón · Medición · Equipo" }];

export default Cupon;
