import type { MetaFunction } from "@remix-run/node";
import { TuSesion } from "./TuSesion";

export { loader } from "./cita.server";
export const meta: MetaFunction = () => [{ title: "Tu sesión · Bienestar" }];

export default TuSesion;
