import type { MetaFunction } from "@remix-run/node";
import { MovimientosDeSaldo } from "./MovimientosDeSaldo";

export { loader } from "./saldo.server";
export const meta: MetaFunction = () => [{ title: "Movimientos de saldo · Bienestar" }];

export default MovimientosDeSaldo;
