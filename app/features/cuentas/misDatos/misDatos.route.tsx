import type { MetaFunction } from "@remix-run/node";
import { MisDatos } from "./MisDatos";

export { loader } from "./misDatos.server";
export const meta: MetaFunction = () => [{ title: "Tus datos · Bienestar" }];

export default MisDatos;
