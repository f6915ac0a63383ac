import { parseWithZod } from "@conform-to/zod/v4";
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { clases } from "~/components/clases";
import { FormularioDeCodigo } from "~/components/FormularioDeCodigo";
import { destinoSeguro, MENSAJE_AL_ENTRAR } from "~/domain/cuentas/identidad/identidad";
import { entradaDeSegundoFactor } from "~/domain/cuentas/segundoFactor/segundoFactor";
import { services } from "~/services.server";
import { dispositivoDe, paseDe, quitarPase } from "~/shell/autenticador.server";
import { leerFormulario } from "~/shell/formulario.server";
import { responder } from "~/shell/responder";
import { cabecerasAlEntrar } from "~/shell/sesion.server";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";

export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Verificación en dos pasos · Bienestar" }];

/** Who has done the first step; the others begin there. */
async function exigirPase(request: Request) {
  const primerPaso = await paseDe(request);
  if (!primerPaso) throw redirect(`/iniciar-sesion${new URL(request.url).search}`);
  return primerPaso;
}

export async function loader({ request }: LoaderFunctionArgs) {
  await exigirPase(request);
  return null;
}

export async function action({ request, context }: ActionFunctionArgs) {
  const primerPaso = await exigirPase(request);
  const envio = parseWithZod(await leerFormulario(request), { schema: entradaDeSegundoFactor });
  if (envio.status !== "success") return responder({ envio: envio.reply(), generales: [] }, 400);
  const desde = { direccion: context.direccion ?? "", dispositivo: dispositivoDe(request) };
  const dado = await services.cuentas.identidad.darSegundoPaso(primerPaso, envio.value.codigo, desde);
  if (!dado.ok) {
    const estado = dado.rechazo === "codigo-equivocado" ? 400 : 429;
    return responder({ envio: envio.reply(), generales: [MENSAJE_AL_ENTRAR[dado.rechazo]] }, estado);
  }
  const headers = await cabecerasAlEntrar(request, dado.value);
  headers.append("set-cookie", await quitarPase(request));
  const destino = destinoSeguro(new URL(request.url).searchParams.get("redirect"));
  return redirect(destino, { status: 303, headers });
}

export default function Verificacion() {
  const respuesta = useActionData<typeof action>();
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Verificación en dos pasos</h1>
        <p className={textoSuave}>
          Escribe el código que muestra ahora tu aplicación. Si no la tienes a mano, usa un código de
          respaldo.
        </p>
      </header>
      <FormularioDeCodigo
        ultimo={respuesta?.envio}
        generales={respuesta?.generales}
        texto="Entrar"
        deAplicacion={entradaDeSegundoFactor}
      />
      <p>
        <a href="/ayuda#sin-celular" className={enlaceSuelto}>
          Perdí mi celular y mis códigos
        </a>
      </p>
      <p>
        <a href="/iniciar-sesion" className={enlaceSuelto}>
          Entrar con otra cuenta
        </a>
      </p>
    </div>
  );
}
