import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { PaginaDialogo } from "~/components/Dialogo";
import { services } from "~/services.server";
import { exigirPersona } from "~/shell/sesion.server";
import { FormularioDeBienvenida } from "./FormularioDeBienvenida";
import { TITULO } from "./direcciones";
import { ZONA } from "./modales.server";

export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: `${TITULO.bienvenida} · Bienestar` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  await exigirPersona({ request, context });
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  await services.avisos.atenderModal(idPersona, "bienvenida", "cerrado");
  return redirect(ZONA, 303);
}

export default function Bienvenida() {
  return (
    <PaginaDialogo titulo={TITULO.bienvenida}>
      <FormularioDeBienvenida />
    </PaginaDialogo>
  );
}
