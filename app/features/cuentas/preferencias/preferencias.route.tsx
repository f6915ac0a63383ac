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

const marcadas = (sent: Record<string, unknown> | null | undefined) => ({
  temas: [sent?.temas].flat().filter((tema) => typeof tema === "string"),
  avisosDiscretos: sent?.avisosDiscretos !== undefined,
});

export default function Preferencias() {
  const posibles = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  // The themes that the person ticked stay ticked, even when others left the list meanwhile.
  const { temas, avisosDiscretos } = respuesta ? marcadas(respuesta.envio.initialValue) : posibles;
  return (
    <DialogPage title={TITULO_DE_MODAL.preferencias}>
      <ErrorSummary errors={[]} general={respuesta?.generales} />
      <FormularioDePreferencias {...posibles} {...{ temas, avisosDiscretos }} />
    </DialogPage>
  );
}
