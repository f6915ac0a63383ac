import { useActionData, useLoaderData } from "@remix-run/react";
import { DialogPage } from "~/components/Dialog";
import { EstadoDePoliticas } from "~/shell/modales/EstadoDePoliticas";
import { FormularioDeTextos } from "./FormularioDeTextos";
import { DIRECCION, TITULO } from "./direcciones";
import type { loader, action } from "./terminosNuevos.server";

export function TerminosNuevos() {
  const datos = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  return (
    <DialogPage title={TITULO.politicas}>
      {datos.estado === "successful" ? (
        <FormularioDeTextos {...datos} ultimoEnvio={respuesta?.envio} generales={respuesta?.generales} />
      ) : (
        <EstadoDePoliticas estado={datos.estado} hrefParaReintentar={DIRECCION.politicas} />
      )}
    </DialogPage>
  );
}
