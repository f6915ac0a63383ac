import { redirect } from "@remix-run/node";
import { enmascararCorreos } from "~/domain/cuentas/recuperacion/recuperacion";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { verActoPendiente } from "~/shell/sesion/alEntrar.server";
import { noExiste } from "~/shell/responder";
import type { LoaderArgs, ActionArgs } from "~/shell/route";
import { pasoDeLaRuta, type Paso } from "./pasos";
import {
  AL_ENVIAR,
  claveCambiada,
  galletaDeRecuperacion,
  pasoConDestino,
  pruebaDe,
} from "./recuperacion.server";

function pasoDe(parametro: string | undefined): Paso {
  const paso = pasoDeLaRuta(parametro);
  if (!paso) throw noExiste();
  return paso;
}

export async function loader({ request, params }: LoaderArgs) {
  const paso = pasoDe(params.paso);
  const deTodos = {
    despues: await verActoPendiente(request),
    hrefAlPedir: pasoConDestino(request, "/recuperar-clave"),
    hrefDeEntrada: pasoConDestino(request, "/iniciar-sesion"),
  };
  if (paso === "codigo" && !(await galletaDeRecuperacion.leer(request))) {
    throw redirect(pasoConDestino(request, "/recuperar-clave"));
  }
  if (paso === "listo" && (await claveCambiada.leer(request)) === null) {
    throw redirect(pasoConDestino(request, "/recuperar-clave"));
  }
  if (paso !== "nueva") return { ...deTodos, paso, vencido: false, correos: [] };
  const prueba = await pruebaDe(request);
  const abierta = prueba && (await services.cuentas.recuperarClave.abrir(prueba));
  return { ...deTodos, paso, vencido: !abierta, correos: enmascararCorreos(abierta?.correos ?? []) };
}

export async function action({ request, params, context }: ActionArgs) {
  const paso = pasoDe(params.paso);
  if (paso === "listo") throw new Response(null, { status: 405 });
  const datos = await leerFormulario(request);
  return AL_ENVIAR[paso]({ request, datos, red: context.red ?? "" });
}
