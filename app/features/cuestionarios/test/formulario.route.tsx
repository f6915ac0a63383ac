import type { MetaFunction } from "@remix-run/node";
import { FormularioDelTest } from "./FormularioDelTest";

export { action, loader } from "./formulario.server";
export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Test de bienestar · Bienestar" }];

export default FormularioDelTest;
