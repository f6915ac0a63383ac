import { getFormProps, getInputProps, useForm } from "@conform-to/react";
import { getZodConstraint, parseWithZod } from "@conform-to/zod/v4";
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { Boton } from "~/components/Boton";
import { Campo } from "~/components/Campo";
import { CampoClave } from "~/components/CampoClave";
import { ErrorSummary, erroresDe } from "~/components/ErrorSummary";
import { Formulario } from "~/components/Formulario";
import { Paisaje } from "~/components/Paisaje";
import { clases } from "~/components/clases";
import { credenciales, destinoSeguro, MENSAJE_AL_ENTRAR } from "~/domain/identidad/identidad";
import { autenticadorPara, EntradaRechazada } from "~/shell/autenticador.server";
import { leerFormulario } from "~/shell/formulario.server";
import { responder } from "~/shell/responder";
import { cabecerasAlEntrar, quienEs } from "~/shell/sesion.server";
import * as css from "../components/entrada.css";
import { contenedor, pagina, pila, textoSuave } from "~/styles/layout.css";

export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Iniciar sesión · Bienestar" }];

const destinoDe = (request: Request) => destinoSeguro(new URL(request.url).searchParams.get("redirect"));

export async function loader({ request, context }: LoaderFunctionArgs) {
  const destino = destinoDe(request);
  if (await quienEs({ request, context })) throw redirect(destino);
  return {
    vieneDeUnaPagina: destino !== destinoSeguro(null),
    hrefDeRegistro: `/registro${new URL(request.url).search}`,
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const envio = parseWithZod(await leerFormulario(request), { schema: credenciales });
  const rechazar = (generales: string[], estado: number) =>
    responder({ envio: envio.reply({ hideFields: ["clave"] }), generales }, estado);
  if (envio.status !== "success") return rechazar([], 400);
  try {
    const acceso = await autenticadorPara(context.direccion ?? "").authenticate("clave", request);
    return redirect(destinoDe(request), { status: 303, headers: await cabecerasAlEntrar(request, acceso) });
  } catch (error) {
    if (!(error instanceof EntradaRechazada)) throw error;
    return rechazar([MENSAJE_AL_ENTRAR[error.rechazo]], error.rechazo === "demasiados-intentos" ? 429 : 400);
  }
}

export default function IniciarSesion() {
  const { vieneDeUnaPagina, hrefDeRegistro } = useLoaderData<typeof loader>();
  const respuesta = useActionData<typeof action>();
  const [form, campos] = useForm({
    lastResult: respuesta?.envio,
    constraint: getZodConstraint(credenciales),
    onValidate: ({ formData }) => parseWithZod(formData, { schema: credenciales }),
    shouldValidate: "onBlur",
    shouldRevalidate: "onInput",
  });
  return (
    <div className={clases(contenedor, pagina)}>
      <div className={css.entrada}>
        <div className={css.formulario}>
          <header className={pila.corta}>
            <h1>Iniciar sesión</h1>
            <p className={textoSuave}>
              {vieneDeUnaPagina
                ? "Al entrar vuelves a lo que estabas eligiendo."
                : "Entra para agendar tus sesiones y ver tu saldo."}
            </p>
          </header>
          <Formulario {...getFormProps(form)} className={pila.amplia}>
            <ErrorSummary errores={erroresDe(campos.correo, campos.clave)} generales={respuesta?.generales} />
            <Campo
              etiqueta="Correo electrónico"
              errores={campos.correo.errors}
              {...getInputProps(campos.correo, { type: "email" })}
              autoComplete="username"
            />
            <CampoClave
              etiqueta="Contraseña"
              errores={campos.clave.errors}
              {...getInputProps(campos.clave, { type: "password" })}
            />
            <Boton completo grande>
              Iniciar sesión
            </Boton>
          </Formulario>
          <p>
            <a href="/recuperar-clave">¿Olvidaste tu contraseña?</a>
          </p>
          <p>
            ¿Aún no tienes cuenta? <a href={hrefDeRegistro}>Crear cuenta</a>
          </p>
        </div>
        <Paisaje className={css.paisaje} imagen={css.imagen} loading="lazy" />
      </div>
    </div>
  );
}
