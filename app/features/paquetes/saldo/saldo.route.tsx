import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { MovimientosDeSaldo } from "./MovimientosDeSaldo";

export { loader } from "./saldo.server";
export const handle = { admiteModal: true } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Tu saldo" }];

export default MovimientosDeSaldo;
