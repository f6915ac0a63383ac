import { useActionData, useLoaderData } from "@remix-run/react";
import { Alert } from "~/components/Alert";
import { Button } from "~/components/Button";
import { DialogPage } from "~/components/Dialog";
import { Form } from "~/components/Form";
import { classNames } from "~/components/classNames";
import { RECHAZOS_DE_PERFIL } from "~/domain/cuentas/cuenta/cuenta";
import {
  comoVolverAEntrar,
  cosasPorRevisar,
  cosasAnuladas,
} from "~/domain/cuentas/deshacer/textosDeDeshacer";
import { contenedorMedio, pagina, pila } from "~/styles/layout.css";
import type { loader, action } from "./deshacer.server";

export function Deshacer() {
  const visto = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  return (
    <div className={classNames(contenedorMedio, pagina)}>
      <DialogPage
        title={visto.estado === "hecho" ? "Tu cuenta volvió a tus manos" : "Deshacer un cambio en tu cuenta"}
      >
        {respuesta && <Alert kind="error" role="alert" focused title={respuesta.mensaje} />}
        {visto.estado === "hecho" && (
          <>
            <p>Anulamos:</p>
            <Lista puntos={cosasAnuladas(visto.conClave)} />
            <p>Cuando entres, revisa:</p>
            <Lista puntos={cosasPorRevisar(visto.conClave)} />
            <ComoVolverAEntrar conClave={visto.conClave} />
          </>
        )}
        {visto.estado === "vencido" && (
          <>
            {!respuesta && <p>{RECHAZOS_DE_PERFIL["enlace-vencido"].mensaje}</p>}
            <p>
              Si alguien entró a tu cuenta, crea otra contraseña o, si no usas una, entra con tu acceso de
              asegurado; si ya no te llega el correo, pide ayuda.
            </p>
            <Button href="/recuperar-clave">Recuperar mi contraseña</Button>
            <Button href="/ayuda#contacto" variant="secondary">
              Pedir ayuda
            </Button>
          </>
        )}
        {visto.estado === "vigente" && (
          <>
            <p>Tu cuenta volverá al correo que recibió este enlace. Anularemos:</p>
            <Lista puntos={cosasAnuladas(visto.conClave)} />
            <Form>
              <Button>Deshacer</Button>
            </Form>
          </>
        )}
      </DialogPage>
    </div>
  );
}

function ComoVolverAEntrar({ conClave }: { conClave: boolean }) {
  const { texto, enlace } = comoVolverAEntrar(conClave);
  return (
    <>
      <p>{texto}</p>
      <Button href={enlace.ruta}>{enlace.texto}</Button>
    </>
  );
}

function Lista({ puntos }: { puntos: readonly string[] }) {
  return (
    <ul className={pila.media}>
      {puntos.map((punto) => (
        <li key={punto}>{punto}</li>
      ))}
    </ul>
  );
}
