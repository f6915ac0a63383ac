import { getFormProps, useForm } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Boton } from "~/components/Boton";
import { CampoDePrueba } from "~/components/CampoDePrueba";
import { clases } from "~/components/clases";
import { ErrorSummary, erroresDe } from "~/components/ErrorSummary";
import { Formulario } from "~/components/Formulario";
import { destinoSeguro } from "~/domain/cuentas/identidad/identidad";
import { ENTRADA_RECIENTE_EN_MINUTOS, MENSAJE_DE_PRUEBA, sinClave } from "~/domain/cuentas/identidad/prueba";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { galletaDePrueba } from "~/shell/prueba.server";
import { responder } from "~/shell/responder";
import { exigirPersona } from "~/shell/sesion.server";
import { contenedorMedio, pagina, pila, textoSuave } from "~/styles/layout.css";

export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Confirma que eres tú · Bienestar" }];

const destinoDe = (request: Request) => destinoSeguro(new URL(request.url).searchParams.get("redirect"));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return { conClave: await services.cuentas.tieneClave(idPersona), destino: destinoDe(request) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { idPersona, idAcceso } = await exigirPersona({ request, context });
  const envio = parseWithZod(await leerFormulario(request), { schema: sinClave });
  const respuesta = envio.reply({ hideFields: ["clave"] });
  if (envio.status !== "success") return responder({ envio: respuesta, generales: [] }, 400);
  const probado = await services.cuentas.probarQuienEs({ idPersona, idAcceso, ...envio.value });
  if (!probado.ok) {
    const estado = probado.rechazo === "demasiados-intentos" ? 429 : 400;
    return responder({ envio: respuesta, generales: [MENSAJE_DE_PRUEBA[probado.rechazo]] }, estado);
  }
  const headers = { "set-cookie": await galletaDePrueba.poner(request, idAcceso) };
  return redirect(destinoDe(request), { status: 303, headers });
}

export default function Confirmar() {
  const { conClave, destino } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const [form, { clave }] = useForm({
    lastResult: respuesta?.envio,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: sinClave }),
  });
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Confirma que eres tú</h1>
        <p className={textoSuave}>
          Lo que sigue es solo tuyo. Te lo pedimos otra vez dentro de {ENTRADA_RECIENTE_EN_MINUTOS} minutos.
        </p>
      </header>
      <Formulario {...getFormProps(form)} className={pila.amplia}>
        <ErrorSummary errores={erroresDe([clave, "Contraseña"])} generales={respuesta?.generales} />
        <CampoDePrueba conClave={conClave} campo={clave} volverA={destino} />
        <Boton>Continuar</Boton>
      </Formulario>
      <p>
        <a href="/mi-perfil">Volver a mi perfil</a>
      </p>
    </div>
  );
}
