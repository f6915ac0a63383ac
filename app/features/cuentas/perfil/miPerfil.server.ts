import { services } from "~/services.server";
import { eliminacionEnPalabras } from "~/shell/partes/eliminacion.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { leerParte } from "~/shell/partes/partes.server";
import { noExiste } from "~/shell/responder";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import type { LoaderArgs, ActionArgs } from "~/shell/route";
import { AL_ENVIAR, datosDePerfil, intencionDe } from "./perfil.server";

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const [perfil, correoPorVerificar, conClave, eliminacion, preferencias] = await Promise.all([
    services.cuentas.cuenta.ver(idPersona),
    services.cuentas.cuenta.contacto.correoPorVerificar(idPersona),
    services.cuentas.tieneClave(idPersona),
    eliminacionEnPalabras(idPersona),
    leerParte(context, services.cuentas.verPreferencias(idPersona)),
  ]);
  if (!perfil) throw noExiste();
  return {
    ...datosDePerfil(perfil),
    correoPorVerificar,
    conClave,
    eliminacion: eliminacion?.cuando ?? null,
    /** Preference for discreet notices; null when the preferences could not be read. */
    avisosDiscretos: preferencias.estado === "success" ? preferencias.valor.avisosDiscretos : null,
    editar: new URL(request.url).searchParams.get("editar"),
  };
}

export async function action({ request, context }: ActionArgs) {
  const { idPersona, idAcceso } = await exigirPersona({ request, context });
  const datos = await leerFormulario(request);
  const intencion = intencionDe(datos);
  if (!intencion) throw new Response(null, { status: 400 });
  return AL_ENVIAR[intencion]({ request, datos, idPersona, idAcceso, red: context.red ?? "" });
}
