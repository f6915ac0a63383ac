import { redirect } from "@remix-run/node";
import { credencialesPorDocumento } from "~/domain/cuentas/identidad/documento";
import {
  credenciales,
  destinoSeguro,
  RECHAZOS_AL_ENTRAR,
  RECHAZOS_AL_ENTRAR_CON_DOCUMENTO,
} from "~/domain/cuentas/identidad/identidad";
import { httpDe } from "~/domain/shared/rechazo";
import { services } from "~/services.server";
import {
  autenticadorPara,
  EntradaRechazada,
  FaltaSegundoFactor,
  pedirSegundoPaso,
} from "./autenticador.server";
import { alEntrar, verActoPendiente } from "~/shell/sesion/alEntrar.server";
import { leerEnvio, SECRETOS } from "~/shell/formularios/envio.server";
import { falloDeAutenticacion } from "~/shell/marco/marco.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { conParametros } from "~/shell/direcciones";
import { noExiste, responder } from "~/shell/responder";
import { quienEs } from "~/shell/sesion/sesion.server";
import type { LoaderArgs, ActionArgs } from "~/shell/route";
import { caraDe, estaPorUnir, UNIR_ACCESO, type Cara } from "./caras";
import { avisoDe } from "./puerta.server";

/** Page that asked for a sign-in. It goes by way of linking the insurer's sign-in when that waits. */
function paginaDe(request: Request) {
  const pedido = destinoSeguro(new URL(request.url).searchParams.get("redirect"));
  return estaPorUnir(avisoDe(request)) ? conParametros(UNIR_ACCESO, "", { redirect: pedido }) : pedido;
}

/** Destination after the sign-in. A person who came from the app is offered the app, when there is one. */
function destinoDe(request: Request, cara: Cara) {
  const pagina = paginaDe(request);
  if (cara !== "app" || !services.marca.urlDeApp) return pagina;
  const { pathname, search, hash } = new URL(pagina, request.url);
  return conParametros(pathname, search, { dl: "on" }) + hash;
}

/**
 * True when the form asks for a document: the insurer knows its clients by their documents, we know ours by their
 * mail.
 */
const porDocumento = (request: Request, cara: Cara) =>
  (new URL(request.url).searchParams.get("con") ?? (cara === "aseguradora" ? "documento" : "correo")) ===
  "documento";

function exigirCara(segmento: string | undefined): Cara {
  const cara = caraDe(segmento, services.marca.producto);
  if (!cara) throw noExiste();
  return cara;
}

export async function loader({ request, context, params }: LoaderArgs) {
  const cara = exigirCara(params.cara);
  const destino = destinoDe(request, cara);
  if (await quienEs({ request, context })) throw redirect(destino);
  return {
    cara,
    conDocumento: porDocumento(request, cara),
    vieneDeUnaPagina: paginaDe(request) !== destinoSeguro(null),
    conPuerta: services.cuentas.aseguradora !== null,
    aviso: avisoDe(request),
    despues: await verActoPendiente(request),
  };
}

export async function action({ request, context, params }: ActionArgs) {
  const cara = exigirCara(params.cara);
  const conDocumento = porDocumento(request, cara);
  const datos = await leerFormulario(request);
  const envio = conDocumento ? leerEnvio(datos, credencialesPorDocumento) : leerEnvio(datos, credenciales);
  const rechazar = (generales: string[], estado: number, fallo: { codigo: string | null } | null = null) =>
    responder({ envio: envio.reply({ hideFields: SECRETOS }), generales, fallo }, estado);
  if (envio.status !== "success") return rechazar([], 400);
  try {
    const acceso = await autenticadorPara(context.red ?? "").authenticate(
      conDocumento ? "documento" : "clave",
      request,
    );
    const { headers, destino } = await alEntrar(request, acceso, destinoDe(request, cara));
    return redirect(destino, { status: 303, headers });
  } catch (error) {
    if (error instanceof FaltaSegundoFactor)
      return pedirSegundoPaso(request, error, destinoDe(request, cara));
    if (!(error instanceof EntradaRechazada)) {
      return rechazar([], 500, falloDeAutenticacion(context, error));
    }
    const rechazos = conDocumento ? RECHAZOS_AL_ENTRAR_CON_DOCUMENTO : RECHAZOS_AL_ENTRAR;
    const rechazado = rechazos[error.rechazo];
    return rechazar([rechazado.mensaje], httpDe(rechazado));
  }
}
