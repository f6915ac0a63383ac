import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { PaginaDialogo } from "~/components/Dialogo";
import { Formulario } from "~/components/Formulario";
import { clases } from "~/components/clases";
import { MENSAJE_DE_PERFIL } from "~/domain/cuentas/cuenta/cuenta";
import { services } from "~/services.server";
import { responder } from "~/shell/responder";
import { contenedorMedio, pagina } from "~/styles/layout.css";

export const meta: MetaFunction = () => [{ title: "Deshacer el cambio de correo · Bienestar" }];

const enlaceDe = (request: Request) => new URL(request.url).searchParams.get("enlace") ?? "";

/** The link stands for its owner: it came to the old mail, and whoever reads it may not be able to sign in. */
export async function loader({ request }: LoaderFunctionArgs) {
  const hecho = new URL(request.url).searchParams.has("hecho");
  return {
    hecho,
    vigente: !hecho && (await services.cuentas.cuenta.contacto.sePuedeDeshacer(enlaceDe(request))),
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const deshecho = await services.cuentas.cuenta.contacto.deshacerCorreo(enlaceDe(request));
  if (deshecho.ok) return redirect("/mi-perfil/deshacer-correo?hecho", 303);
  return responder({ mensaje: MENSAJE_DE_PERFIL[deshecho.rechazo] }, 409);
}

export default function DeshacerCorreo() {
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
            {!respuesta && <p>{MENSAJE_DE_PERFIL["enlace-vencido"]}</p>}
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
