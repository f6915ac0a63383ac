import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Boton } from "~/components/Boton";
import { PaginaDePrueba } from "~/components/PaginaDePrueba";
import { MENSAJE_DE_PRUEBA } from "~/domain/cuentas/identidad/prueba";
import { cookieDeAvisos } from "~/domain/shared/navegacion/aviso";
import { services } from "~/services.server";
import { hacerConPrueba } from "~/shell/prueba.server";
import { exigirPersona } from "~/shell/sesion.server";
import { ABRIR_CALENDARIO, SU_CALENDARIO } from "./direcciones";
import { galletaDeCalendario } from "./zona.server";

export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Dirección de tu calendario · Bienestar" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const [conClave, { hayCalendario }] = await Promise.all([
    services.cuentas.tieneClave(idPersona),
    services.agenda.verAjustesDeAvisos(idPersona),
  ]);
  return { conClave, hayCalendario };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const persona = await exigirPersona({ request, context });
  const { abrirCalendario } = services.agenda;
  const abierto = await hacerConPrueba(
    request,
    persona,
    (prueba) => abrirCalendario({ ...prueba, canal: "web" }),
    MENSAJE_DE_PRUEBA,
  );
  if (!abierto.ok) return abierto.respuesta;
  const headers = new Headers({ "set-cookie": cookieDeAvisos(["calendario-abierto"]) });
  headers.append("set-cookie", await galletaDeCalendario.poner(request, abierto.value.token));
  return redirect(SU_CALENDARIO, { status: 303, headers });
}

export default function AbrirCalendario() {
  const { conClave, hayCalendario } = useLoaderData<typeof loader>();
  return (
    <PaginaDePrueba
      titulo="Dirección de tu calendario"
      bajada={`Quien tenga la dirección puede ver tus sesiones sin entrar a tu cuenta. Te avisaremos por correo.${
        hayCalendario ? " La que tienes dejará de servir." : ""
      }`}
      conClave={conClave}
      volverA={ABRIR_CALENDARIO}
      boton={<Boton>{hayCalendario ? "Cambiarla por otra" : "Crear mi dirección"}</Boton>}
      vuelta={{ href: SU_CALENDARIO, texto: "Volver a tu calendario" }}
      respuesta={useActionData<typeof action>()}
    />
  );
}
