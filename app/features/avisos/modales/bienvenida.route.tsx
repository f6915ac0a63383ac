import { redirect, type MetaFunction } from "@remix-run/node";
import { DialogPage } from "~/components/Dialog";
import { TITULO_DE_MODAL } from "~/domain/avisos/modales/direcciones";
import { DIRECCION_DE_MI_ZONA } from "~/domain/shared/navegacion/destino";
import { services } from "~/services.server";
import { FormularioDeBienvenida } from "~/shell/modales/FormularioDeBienvenida";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import type { LoaderArgs, ActionArgs, Handle } from "~/shell/route";

export const handle = { hidratar: "intencion", repite: ["intencion"] } satisfies Handle;
export const meta: MetaFunction = () => [{ title: TITULO_DE_MODAL.bienvenida }];

export async function loader({ request, context }: LoaderArgs) {
  await exigirPersona({ request, context });
  return null;
}

export async function action({ request, context }: ActionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  await services.avisos.atenderModal(idPersona, "bienvenida", "cerrado");
  return redirect(DIRECCION_DE_MI_ZONA, 303);
}

export default function Bienvenida() {
  return (
    <DialogPage title={TITULO_DE_MODAL.bienvenida}>
      <FormularioDeBienvenida />
    </DialogPage>
  );
}
