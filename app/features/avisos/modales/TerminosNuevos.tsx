import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { DialogPage } from "~/components/Dialog";
import { DIRECCION_DE_MODAL, TITULO_DE_MODAL, TITULO_DE_TERMINOS } from "~/domain/avisos/modales/direcciones";
import { EstadoDePoliticas } from "~/shell/modales/EstadoDePoliticas";
import { FormularioDeTextos } from "~/shell/modales/FormularioDeTextos";
import type { loader, action } from "./terminosNuevos.server";

export function TerminosNuevos() {
  const datos = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  return (
    <DialogPage
      title={datos.estado === "successful" ? TITULO_DE_TERMINOS[datos.terminos] : TITULO_DE_MODAL.politicas}
    >
      {datos.despues && <Alert>{datos.despues}</Alert>}
      {datos.estado === "successful" ? (
        <FormularioDeTextos {...datos} ultimoEnvio={respuesta?.envio} generales={respuesta?.generales} />
      ) : (
        <EstadoDePoliticas estado={datos.estado} hrefParaReintentar={DIRECCION_DE_MODAL.politicas} />
      )}
    </DialogPage>
  );
}
