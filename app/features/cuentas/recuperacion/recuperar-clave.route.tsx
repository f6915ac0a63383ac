import { redirect, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { clases } from "~/components/clases";
import { FormularioDeCodigo } from "~/components/FormularioDeCodigo";
import { enmascararCorreo } from "~/domain/cuentas/recuperacion/recuperacion";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { contenedorMedio, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import type { LoaderArgs, ActionArgs } from "~/shell/ruta";
import { ClaveNueva, EnlaceVencido } from "./ClaveNueva";
import { Listo, PedirRecuperacion } from "./PedirRecuperacion";
import * as css from "./recuperacion.css";
import { pasoDeLaRuta, type Paso } from "./pasos";
import { AL_ENVIAR, galletaDeRecuperacion, pasoConDestino, pruebaDe } from "./recuperacion.server";

export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Recuperar mi contraseña · Bienestar" }];

function pasoDe(parametro: string | undefined): Paso {
  const paso = pasoDeLaRuta(parametro);
  if (!paso) throw new Response(null, { status: 404 });
  return paso;
}

export async function loader({ request, params }: LoaderArgs) {
  const paso = pasoDe(params.paso);
  const hrefs = {
    hrefAlPedir: pasoConDestino(request, "/recuperar-clave"),
    hrefDeEntrada: pasoConDestino(request, "/iniciar-sesion"),
  };
  if (paso === "codigo" && !(await galletaDeRecuperacion.leer(request))) {
    throw redirect(pasoConDestino(request, "/recuperar-clave"));
  }
  if (paso !== "nueva") return { ...hrefs, paso, vencido: false, correos: [] };
  const prueba = await pruebaDe(request);
  const abierta = prueba && (await services.cuentas.recuperarClave.abrir(prueba));
  return { ...hrefs, paso, vencido: !abierta, correos: (abierta?.correos ?? []).map(enmascararCorreo) };
}

export async function action({ request, params, context }: ActionArgs) {
  const paso = pasoDe(params.paso);
  if (paso === "listo") throw new Response(null, { status: 405 });
  const datos = await leerFormulario(request);
  return AL_ENVIAR[paso]({ request, datos, direccion: context.direccion ?? "" });
}

const TITULOS: Record<Paso, string> = {
  pedir: "Recuperar mi contraseña",
  codigo: "Revisa tu correo",
  nueva: "Crea una contraseña nueva",
  listo: "Tu contraseña cambió",
};

export default function RecuperarClave() {
  const { paso, vencido, correos, hrefAlPedir, hrefDeEntrada } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const comunes = { ultimo: respuesta?.envio, generales: respuesta?.generales ?? [] };
  return (
    <div className={clases(contenedorMedio, pagina)}>
      <div className={clases(css.columna, pila.amplia)}>
        <h1>{TITULOS[paso]}</h1>
        {paso === "pedir" && <PedirRecuperacion {...comunes} hrefDeEntrada={hrefDeEntrada} />}
        {paso === "codigo" && (
          <>
            <p className={textoSuave}>
              Si hay una cuenta con esos datos, te enviamos un correo con un enlace y un código. Abre el
              enlace o escribe aquí el código.
            </p>
            <FormularioDeCodigo {...comunes} texto="Continuar" />
            <p>
              <a className={enlaceSuelto} href={hrefAlPedir}>
                No me llegó: pedir otro
              </a>
            </p>
          </>
        )}
        {paso === "nueva" &&
          (vencido ? (
            <EnlaceVencido hrefAlPedir={hrefAlPedir} />
          ) : (
            <ClaveNueva {...comunes} correos={correos} />
          ))}
        {paso === "listo" && <Listo hrefDeEntrada={hrefDeEntrada} />}
      </div>
    </div>
  );
}
