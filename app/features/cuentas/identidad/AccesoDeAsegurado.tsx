import { useActionData, useLoaderData } from "@remix-run/react";
import { PaginaDePrueba } from "~/components/PaginaDePrueba";
import { AccesoUnido } from "./AccesoUnido";
import type { action, loader } from "./accesoDeAsegurado.server";

export function AccesoDeAsegurado() {
  const { conClave, unidoEl, aqui } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  if (unidoEl) return <AccesoUnido {...{ unidoEl, conClave, aqui, respuesta }} />;
  return (
    <PaginaDePrueba
      titulo="Unir mi acceso de asegurado"
      bajada="Después podrás entrar a esta misma cuenta con tu acceso de asegurado. Te avisaremos por correo."
      conClave={conClave}
      volverA={aqui}
      respuesta={respuesta}
    />
  );
}
