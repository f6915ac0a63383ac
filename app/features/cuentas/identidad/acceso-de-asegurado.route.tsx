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
import { MENSAJE_DE_PRUEBA, sinClave } from "~/domain/cuentas/identidad/prueba";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { responder } from "~/shell/responder";
import { exigirPersona } from "~/shell/sesion.server";
import { contenedorMedio, pagina, pila, textoSuave } from "~/styles/layout.css";
import { irALaPuerta } from "./puerta.server";

export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Unir mi acceso de asegurado · Bienestar" }];

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  if (!services.cuentas.aseguradora) throw redirect("/mi-perfil");
  const { pathname, search } = new URL(request.url);
  return { conClave: await services.cuentas.tieneClave(idPersona), aqui: pathname + search };
}

/** Only whoever has proven that the account is theirs goes on to the insurer's sign-in to link it. */
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
  const destino = destinoSeguro(new URL(request.url).searchParams.get("redirect"));
  return irALaPuerta({ request, context }, { destino, enlazarA: idPersona });
}

export default function UnirAcceso() {
  const { conClave, aqui } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const [form, { clave }] = useForm({
    lastResult: respuesta?.envio,
    onValidate: ({ formData }) => parseWithZod(formData, { schema: sinClave }),
  });
  return (
    <div className={clases(contenedorMedio, pagina, pila.amplia)}>
      <header className={pila.corta}>
        <h1>Unir mi acceso de asegurado</h1>
        <p className={textoSuave}>
          Después podrás entrar a esta misma cuenta con tu acceso de asegurado. Te avisaremos por correo.
        </p>
      </header>
      <Formulario {...getFormProps(form)} className={pila.amplia}>
        <ErrorSummary errores={erroresDe([clave, "Contraseña"])} generales={respuesta?.generales} />
        <CampoDePrueba conClave={conClave} campo={clave} volverA={aqui} />
        <Boton>Continuar</Boton>
      </Formulario>
    </div>
  );
}
