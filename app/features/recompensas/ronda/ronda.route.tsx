import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { Ronda } from "./Ronda";

export { loader } from "./ronda.server";
export const handle = { lugar: "/recompensas/ruleta" } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Cómo comprobar tu jugada" }];

export default Ronda;
