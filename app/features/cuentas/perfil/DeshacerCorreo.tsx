import { useActionData, useLoaderData } from "@remix-run/react";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { PaginaDialogo } from "~/components/Dialogo";
import { Formulario } from "~/components/Formulario";
import { clases } from "~/components/clases";
import { RECHAZOS_DE_PERFIL } from "~/domain/cuentas/cuenta/cuenta";
import { contenedorMedio, pagina } from "~/styles/layout.css";
import type { loader, action } from "./deshacer-correo.server";

export function DeshacerCorreo() {
  const { hecho, vigente } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  return (
    <div className={clases(contenedorMedio, pagina)}>
      <PaginaDialogo titulo={hecho ? "Tu cuenta volvió a tu correo" : "Deshacer el cambio de correo"}>
        {respuesta && <Aviso tipo="error" role="alert" titulo={respuesta.mensaje} />}
        {hecho && (
          <>
            <p>Cerramos todas las sesiones y anulamos la contraseña. Crea una nueva para volver a entrar.</p>
            <Boton href="/recuperar-clave">Crear una contraseña nueva</Boton>
          </>
        )}
        {!hecho && !vigente && (
          <>
            {!respuesta && <p>{RECHAZOS_DE_PERFIL["enlace-vencido"].mensaje}</p>}
            <p>
              Si alguien entró a tu cuenta, crea otra contraseña; si ya no te llega el correo, pide ayuda.
            </p>
            <Boton href="/recuperar-clave">Recuperar mi contraseña</Boton>
            <Boton href="/ayuda#contacto" variante="secundario">
              Pedir ayuda
            </Boton>
          </>
        )}
        {vigente && (
          <>
            <p>
              Tu cuenta volverá a este correo. Cerraremos todas las sesiones y anularemos la contraseña y lo
              que se cambió después.
            </p>
            <Formulario>
              <Boton>Deshacer el cambio</Boton>
            </Formulario>
          </>
        )}
      </PaginaDialogo>
    </div>
  );
}
