import { redirect } from "@remix-run/node";
import { destinoSeguro, RECHAZOS_AL_ENTRAR } from "~/domain/cuentas/identidad/identidad";
import { entradaDeSegundoFactor } from "~/domain/cuentas/segundoFactor/segundoFactor";
import { services } from "~/services.server";
import { dispositivoDe, paseDe, quitarPase } from "./autenticador.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { navegadorDe } from "~/shell/sesion/navegador.server";
import { recibir, seguirEn } from "~/shell/formularios/envio.server";
import { alEntrar, verActoPendiente } from "~/shell/sesion/alEntrar.server";
import type { LoaderArgs, ActionArgs } from "~/shell/route";

/** Requires the password step to be done; otherwise the person begins there. */
async function exigirPase(request: Request) {
  const primerPaso = await paseDe(request);
  if (!primerPaso) throw redirect(`/iniciar-sesion${new URL(request.url).search}`);
  return primerPaso;
}

export async function loader({ request }: LoaderArgs) {
  await exigirPase(request);
  return { despues: await verActoPendiente(request) };
}

export async function action({ request }: ActionArgs) {
  const primerPaso = await exigirPase(request);
  const desde = { navegador: await navegadorDe(request), dispositivo: dispositivoDe(request) };
  return recibir(await leerFormulario(request), {
    esquema: entradaDeSegundoFactor,
    rechazos: RECHAZOS_AL_ENTRAR,
    campos: { "codigo-equivocado": "codigo" },
    pedir: ({ codigo }) => services.cuentas.identidad.darSegundoPaso(primerPaso, codigo, desde),
    async luego(acceso) {
      const pedido = destinoSeguro(new URL(request.url).searchParams.get("redirect"));
      const { headers, destino } = await alEntrar(request, acceso, pedido);
      headers.append("set-cookie", await quitarPase(request));
      return seguirEn(destino, undefined, headers);
    },
  });
}
