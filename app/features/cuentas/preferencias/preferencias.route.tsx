import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DialogPage } from "~/components/Dialog";
import { ErrorSummary } from "~/components/ErrorSummary";
import { TITULO_DE_MODAL } from "~/domain/avisos/modales/direcciones";
import { FormularioDePreferencias } from "~/shell/modales/FormularioDePreferencias";
import type { Handle } from "~/shell/route";
import type { action, loader } from "./preferencias.server";

export { action, loader } from "./preferencias.server";
export const handle = {
  hidratar: "intencion",
  repite: ["intencion", "necesidades", "temas", "avisosDiscretos", "vuelve"],
  seRecupera: true,
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: TITULO_DE_MODAL.preferencias }];

const textosDe = (sent: unknown) => [sent].flat().filter((texto) => typeof texto === "string");
const enviadas = (sent: Record<string, unknown> | null | undefined) => ({
  temas: textosDe(sent?.temas),
  marcadas: textosDe(sent?.necesidades),
  avisosDiscretos: sent?.avisosDiscretos !== undefined,
});

export default function Preferencias() {
  const posibles = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  // Needs and themes that the person ticked stay ticked, even when others left the list meanwhile.
  const elegidas = respuesta ? enviadas(respuesta.envio.initialValue) : {};
  return (
    <DialogPage title={TITULO_DE_MODAL.preferencias}>
      <ErrorSummary errors={[]} general={respuesta?.generales} />
      <FormularioDePreferencias {...posibles} {...elegidas} />
    </DialogPage>
  );
}
