import { useActionData, useLoaderData } from "@remix-run/react";
import { Button } from "~/components/Button";
import { PaginaDePrueba } from "~/components/PaginaDePrueba";
import type { action, loader } from "./abrirCalendario.server";
import { ABRIR_CALENDARIO, SU_CALENDARIO } from "./direcciones";

export function AbrirCalendario() {
  const { conClave, hayCalendario } = useLoaderData<typeof loader>();
  return (
    <PaginaDePrueba
      titulo="Dirección de tu calendario"
      bajada={`Quien tenga la dirección puede ver tus sesiones sin entrar a tu cuenta. Te avisaremos por correo.${
        hayCalendario ? " La que tienes dejará de servir." : ""
      }`}
      conClave={conClave}
      volverA={ABRIR_CALENDARIO}
      boton={<Button>{hayCalendario ? "Cambiarla por otra" : "Crear mi dirección"}</Button>}
      vuelta={{ href: SU_CALENDARIO, texto: "Volver a tu calendario" }}
      respuesta={useActionData<typeof action>()}
    />
  );
}
