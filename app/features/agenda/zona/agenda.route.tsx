import type { MetaFunction } from "@remix-run/node";
import { MiAgenda } from "./MiAgenda";

export { loader } from "./agenda.server";
export const meta: MetaFunction = () => [{ title: "Tu agenda" }];

export default MiAgenda;
