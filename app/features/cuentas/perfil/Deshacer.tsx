import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { DialogPage } from "~/components/Dialog";
import { Form } from "~/components/Form";
import { classNames } from "~/components/classNames";
import { RECHAZOS_DE_PERFIL } from "~/domain/cuentas/cuenta/cuenta";
import {
  COMO_VOLVER_A_ENTRAR,
  LO_QUE_HAY_QUE_REVISAR,
  LO_QUE_SE_ANULA,
} from "~/domain/cuentas/cuenta/textosDeDeshacer";
import { contenedorMedio, pagina } from "~/styles/layout.css";
import type { loader, action } from "./deshacer.server";

export function Deshacer() {
  const { hecho, vigente } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  return (
    <div className={classNames(contenedorMedio, pagina)}>
      <DialogPage title={hecho ? "Tu cuenta volvió a tus manos" : "Deshacer un cambio en tu cuenta"}>
        {respuesta && <Alert kind="error" role="alert" title={respuesta.mensaje} />}
        {hecho && (
          <>
            <p>Anulamos:</p>
            <Lista puntos={LO_QUE_SE_ANULA} />
            <p>Cuando entres, revisa:</p>
            <Lista puntos={LO_QUE_HAY_QUE_REVISAR} />
            <p>{COMO_VOLVER_A_ENTRAR}</p>
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
            <p>Tu cuenta volverá al correo que recibió este enlace. Anularemos:</p>
            <Lista puntos={LO_QUE_SE_ANULA} />
            <Form>
              <Button>Deshacer</Button>
            </Form>
          </>
        )}
      </DialogPage>
    </div>
  );
}

function Lista({ puntos }: { puntos: readonly string[] }) {
  return (
    <ul>
      {puntos.map((punto) => (
        <li key={punto}>{punto}</li>
      ))}
    </ul>
  );
}
