import type { MetaFunction } from "@remix-run/node";
import { Agenda } from "./Agenda";

export { loader } from "./agenda.server";
export const meta: MetaFunction = () => [{ title: "Agenda · Equipo" }];

export default Agenda;
