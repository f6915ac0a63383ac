import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PaginaDePrueba } from "~/components/PaginaDePrueba";
import { destinoSeguro } from "~/domain/cuentas/identidad/identidad";
import { diaYHora } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { loQueFaltaProbar } from "~/shell/prueba.server";
import { exigirPersona } from "~/shell/sesion.server";
import { AccesoUnido } from "./AccesoUnido";
import { QUITAR_ACCESO } from "./caras";
import { quitarAcceso } from "./acceso.server";
import { irALaPuerta } from "./puerta.server";

export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Acceso de asegurado · Bienestar" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  if (!services.cuentas.aseguradora) throw redirect("/mi-perfil");
  const { pathname, search } = new URL(request.url);
  const [conClave, enlazada] = await Promise.all([
    services.cuentas.tieneClave(idPersona),
    services.cuentas.accesoDeAsegurado.ver(idPersona),
  ]);
  return { conClave, unidoEl: enlazada && diaYHora(enlazada.enlazadaEn), aqui: pathname + search };
}

/** Only whoever has proven that the account is theirs goes on to the insurer's sign-in to link it, or takes it away. */
export async function action({ request, context }: ActionFunctionArgs) {
  const persona = await exigirPersona({ request, context });
  if ((await leerFormulario(request)).get("intencion") === QUITAR_ACCESO)
    return quitarAcceso(request, persona);
  const falta = await loQueFaltaProbar(request, persona);
  if (falta) return falta;
  const destino = destinoSeguro(new URL(request.url).searchParams.get("redirect"));
  return irALaPuerta({ request, context }, { destino, enlazarA: persona.idPersona });
}

export default function AccesoDeAsegurado() {
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
