import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { DialogPage } from "~/components/Dialog";
import { Form } from "~/components/Form";
import { classNames } from "~/components/classNames";
import { RECHAZOS_DE_PERFIL } from "~/domain/cuentas/cuenta/cuenta";
import { contenedorMedio, pagina } from "~/styles/layout.css";
import type { loader, action } from "./deshacerCorreo.server";

export function DeshacerCorreo() {
  const { hecho, vigente } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  return (
    <div className={classNames(contenedorMedio, pagina)}>
      <DialogPage title={hecho ? "Tu cuenta volvió a tu correo" : "Deshacer el cambio de correo"}>
        {respuesta && <Alert kind="error" role="alert" title={respuesta.mensaje} />}
        {hecho && (
          <>
            <p>Cerramos todas las sesiones y anulamos la contraseña. Crea una nueva para volver a entrar.</p>
            <Button href="/recuperar-clave">Crear una contraseña nueva</Button>
          </>
        )}
        {!hecho && !vigente && (
          <>
            {!respuesta && <p>{RECHAZOS_DE_PERFIL["enlace-vencido"].mensaje}</p>}
            <p>
              Si alguien entró a tu cuenta, crea otra contraseña; si ya no te llega el correo, pide ayuda.
            </p>
            <Button href="/recuperar-clave">Recuperar mi contraseña</Button>
            <Button href="/ayuda#contacto" variant="secondary">
              Pedir ayuda
            </Button>
          </>
        )}
        {vigente && (
          <>
            <p>
              Tu cuenta volverá a este correo. Cerraremos todas las sesiones y anularemos la contraseña y lo
              que se cambió después.
            </p>
            <Form>
              <Button>Deshacer el cambio</Button>
            </Form>
          </>
        )}
      </DialogPage>
    </div>
  );
}
