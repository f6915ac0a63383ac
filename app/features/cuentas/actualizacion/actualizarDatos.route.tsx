import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { DialogPage } from "~/components/Dialog";
import { DIRECCION_DE_ACTUALIZACION } from "~/domain/avisos/modales/direcciones";
import { verActualizacion } from "~/shell/modales/actualizarDatos.server";
import { EstadoDePoliticas } from "~/shell/modales/EstadoDePoliticas";
import { FormularioDeActualizacion, titularDeActualizacion } from "~/shell/modales/FormularioDeActualizacion";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import type { LoaderArgs, ActionArgs, Handle } from "~/shell/route";
import { recibirActualizacion } from "./actualizar.server";

export const handle = {
  hidratar: "intencion",
  repite: ["intencion", "version", "vuelve", "correo", "pais", "numero", "casillas.*"],
  lugar: "/mi-perfil/consentimientos",
} satisfies Handle;
export const meta: MetaFunction = () => [{ title: "Actualiza tus datos" }];

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return verActualizacion(request, idPersona);
}

export async function action({ request, context }: ActionArgs) {
  const { idPersona, idAcceso } = await exigirPersona({ request, context });
  return recibirActualizacion({ request, context, idPersona, idAcceso });
}

/** The modal that updates data, as a page: without JavaScript a refused form leads here. */
export default function ActualizarDatos() {
  const datos = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  return (
    <DialogPage title={titularDeActualizacion(datos)}>
      {datos.estado === "successful" ? (
        <FormularioDeActualizacion
          {...datos}
          ultimoEnvio={respuesta?.envio}
          generales={respuesta?.generales}
          prueba={respuesta?.prueba}
        />
      ) : (
        <EstadoDePoliticas estado={datos.estado} hrefParaReintentar={DIRECCION_DE_ACTUALIZACION} />
      )}
    </DialogPage>
  );
}
