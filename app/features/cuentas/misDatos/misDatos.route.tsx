import type { MetaFunction } from "@remix-run/node";
import type { Handle } from "~/shell/route";
import { MisDatos } from "./MisDatos";

export { loader } from "./misDatos.server";
export const handle = { lugar: "/mi-perfil/consentimientos" } satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Tus datos" }];

export default MisDatos;
