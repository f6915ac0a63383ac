import type { MetaFunction } from "@remix-run/node";
import { MisEsperas } from "./MisEsperas";

export { loader, action } from "./esperas.server";
export const meta: MetaFunction = () => [{ title: "Tus listas de espera · Bienestar" }];

export default MisEsperas;
