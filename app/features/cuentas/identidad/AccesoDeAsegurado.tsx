import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { PaginaDePrueba } from "~/components/PaginaDePrueba";
import { RECHAZOS_DE_ASEGURADORA } from "~/domain/cuentas/identidad/aseguradora";
import { AccesoUnido } from "./AccesoUnido";
import type { action, loader } from "./accesoDeAsegurado.server";

export function AccesoDeAsegurado() {
  const { conClave, unidoEl, aqui, aviso } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  if (unidoEl) return <AccesoUnido {...{ unidoEl, conClave, aqui, respuesta }} />;
  return (
    <PaginaDePrueba
      titulo="Unir mi acceso de asegurado"
      bajada="Después podrás entrar a esta misma cuenta con tu acceso de asegurado. Te avisaremos por correo."
      antes={
        aviso && (
          <Alert kind="advertencia" role="alert" title={RECHAZOS_DE_ASEGURADORA[aviso].mensaje}>
            <a href="/ayuda">Pedir ayuda</a>
          </Alert>
        )
      }
      conClave={conClave}
      volverA={aqui}
      respuesta={respuesta}
    />
  );
}
