import { parseWithZod } from "@conform-to/zod/v4";
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PaginaDialogo } from "~/components/Dialogo";
import { CERRAR, codigosEn, formularioDeTextos } from "~/domain/consentimientos/formulario";
import { RECHAZOS_DE_CONSENTIMIENTO } from "~/domain/consentimientos/rechazos";
import { services } from "~/services.server";
import { EstadoDePoliticas } from "~/shell/modales/EstadoDePoliticas";
import { leerFormulario } from "~/shell/formulario.server";
import { rechazar as conRechazo, responder } from "~/shell/responder";
import { exigirPersona } from "~/shell/sesion.server";
import { FormularioDeTextos } from "./FormularioDeTextos";
import { DIRECCION, TITULO } from "./direcciones";
import { verTextosNuevos, ZONA } from "./modales.server";

export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: `${TITULO.politicas} · Bienestar` }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const datos = await verTextosNuevos(idPersona);
  if (datos.estado === "successful" && datos.politicas.length === 0) throw redirect(ZONA);
  return datos;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const datos = await leerFormulario(request);
  if (datos.get("intencion") === CERRAR) {
    await services.avisos.atenderModal(idPersona, "politicas", "cerrado");
    return redirect(ZONA, 303);
  }
  const textos = await verTextosNuevos(idPersona);
  if (textos.estado !== "successful") return redirect(DIRECCION.politicas, 303);
  const envio = parseWithZod(datos, { schema: formularioDeTextos(textos.politicas) });
  const rechazar = (rechazo: keyof typeof RECHAZOS_DE_CONSENTIMIENTO) => {
    const rechazado = RECHAZOS_DE_CONSENTIMIENTO[rechazo];
    return conRechazo(rechazado, { envio: envio.reply(), generales: [rechazado.mensaje] });
  };
  if (datos.get("version") !== textos.version) {
    return rechazar("texto-anterior");
  }
  if (envio.status !== "success") return responder({ envio: envio.reply(), generales: [] }, 400);
  const versiones = new Map(textos.version.split(" ").map((una) => una.split(":") as [string, string]));
  const aceptados = await services.consentimientos.aceptarTextos({
    idPersona,
    flujo: "REGISTRO",
    politicasAceptacion: codigosEn(datos).flatMap((codigo) => {
      const version = versiones.get(codigo);
      return version ? [{ codigo, version, valor: "1" as const }] : [];
    }),
    canal: "web",
    idSolicitud: context.idSolicitud ?? "",
  });
  if (!aceptados.ok) return rechazar(aceptados.rechazo);
  return redirect(ZONA, 303);
}

export default function TerminosNuevos() {
  const datos = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  return (
    <PaginaDialogo titulo={TITULO.politicas}>
      {datos.estado === "successful" ? (
        <FormularioDeTextos {...datos} ultimoEnvio={respuesta?.envio} generales={respuesta?.generales} />
      ) : (
        <EstadoDePoliticas estado={datos.estado} hrefParaReintentar={DIRECCION.politicas} />
      )}
    </PaginaDialogo>
  );
}
