import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Entrar } from "./Entrar";

export { loader, action } from "./entrar.server";
export const handle = { pruebaClaves: true, repite: ["correo"] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Entrar · Equipo" }];

export default Entrar;
