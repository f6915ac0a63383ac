import { parseWithZod } from "@conform-to/zod/v4";
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { Aviso } from "~/components/Aviso";
import { Boton } from "~/components/Boton";
import { clases } from "~/components/clases";
import { Paisaje } from "~/components/Paisaje";
import { MENSAJE_DE_ASEGURADORA } from "~/domain/cuentas/identidad/aseguradora";
import { credencialesPorDocumento } from "~/domain/cuentas/identidad/documento";
import {
  credenciales,
  destinoSeguro,
  MENSAJE_AL_ENTRAR,
  MENSAJE_AL_ENTRAR_CON_DOCUMENTO,
} from "~/domain/cuentas/identidad/identidad";
import { services } from "~/services.server";
import {
  autenticadorPara,
  EntradaRechazada,
  FaltaSegundoFactor,
  pedirSegundoPaso,
} from "~/shell/autenticador.server";
import { conParametros } from "~/shell/direcciones";
import { ErrorDeAutenticacion } from "~/shell/ErrorDeAutenticacion";
import { falloDeAutenticacion } from "~/shell/marco.server";
import { leerFormulario } from "~/shell/formulario.server";
import { useRaiz } from "~/shell/marca";
import { responder } from "~/shell/responder";
import { cabecerasAlEntrar, quienEs } from "~/shell/sesion.server";
import { contenedor, enlaceSuelto, pagina, pila, textoSuave } from "~/styles/layout.css";
import { CARA_DE_ASEGURADORA, caraDe, presentacion, PUERTA, UNIR_ACCESO, type Cara } from "./caras";
import { FormularioDeCorreo, FormularioDeDocumento } from "./FormulariosDeEntrada";
import { avisoDe } from "./puerta.server";
import * as css from "./entrada.css";

export const handle = { hidratar: "intencion", pruebaClaves: true };
export const meta: MetaFunction = () => [{ title: "Iniciar sesión · Bienestar" }];

const destinoDe = (request: Request) => destinoSeguro(new URL(request.url).searchParams.get("redirect"));
/** The insurer knows its clients by their documents, we know ours by their mails. */
const porDocumento = (request: Request, cara: Cara) =>
  (new URL(request.url).searchParams.get("con") ?? (cara === "aseguradora" ? "documento" : "correo")) ===
  "documento";

function exigirCara(segmento: string | undefined): Cara {
  const cara = caraDe(segmento, services.marca.producto);
  if (!cara) throw new Response(null, { status: 404 });
  return cara;
}

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const cara = exigirCara(params.cara);
  const destino = destinoDe(request);
  if (await quienEs({ request, context })) throw redirect(destino);
  return {
    cara,
    conDocumento: porDocumento(request, cara),
    vieneDeUnaPagina: destino !== destinoSeguro(null),
    conPuerta: services.cuentas.aseguradora !== null,
    aviso: avisoDe(request),
  };
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const conDocumento = porDocumento(request, exigirCara(params.cara));
  const datos = await leerFormulario(request);
  const envio = conDocumento
    ? parseWithZod(datos, { schema: credencialesPorDocumento })
    : parseWithZod(datos, { schema: credenciales });
  const rechazar = (generales: string[], estado: number, fallo: { codigo: string | null } | null = null) =>
    responder({ envio: envio.reply({ hideFields: ["clave"] }), generales, fallo }, estado);
  if (envio.status !== "success") return rechazar([], 400);
  try {
    const acceso = await autenticadorPara(context.direccion ?? "").authenticate(
      conDocumento ? "documento" : "clave",
      request,
    );
    return redirect(destinoDe(request), { status: 303, headers: await cabecerasAlEntrar(request, acceso) });
  } catch (error) {
    if (error instanceof FaltaSegundoFactor) return pedirSegundoPaso(request, error, destinoDe(request));
    if (!(error instanceof EntradaRechazada)) {
      return rechazar([], 500, falloDeAutenticacion(context, error));
    }
    const mensajes = conDocumento ? MENSAJE_AL_ENTRAR_CON_DOCUMENTO : MENSAJE_AL_ENTRAR;
    return rechazar([mensajes[error.rechazo]], error.rechazo === "demasiados-intentos" ? 429 : 400);
  }
}

export default function IniciarSesion() {
  const { cara, conDocumento, vieneDeUnaPagina, conPuerta, aviso } = useLoaderData<typeof loader>();
  const { marca } = useRaiz();
  const { pathname, search } = useLocation();
  const { envio, generales, fallo } = useActionData<typeof action>() ?? {};
  const redirigir = new URLSearchParams(search).get("redirect");
  const conDestino = (a: string) => conParametros(a, "", { redirect: redirigir });
  const Campos = conDocumento ? FormularioDeDocumento : FormularioDeCorreo;
  return (
    <div className={clases(contenedor, pagina)}>
      {fallo && (
        <ErrorDeAutenticacion
          key={fallo.codigo}
          marca={marca}
          codigo={fallo.codigo}
          hrefAlCerrar={`${pathname}${search}`}
        />
      )}
      <div className={css.entrada}>
        <div className={css.formulario}>
          <header className={pila.corta}>
            <h1>Iniciar sesión</h1>
            <p className={textoSuave}>{presentacion(cara, marca, vieneDeUnaPagina)}</p>
          </header>
          {aviso && (
            <Aviso tipo="advertencia" role="alert">
              <p>{MENSAJE_DE_ASEGURADORA[aviso]}</p>
              {aviso === "enlace-pendiente" && (
                <p>
                  <a
                    className={enlaceSuelto}
                    href={conParametros("/iniciar-sesion", "", {
                      redirect: conParametros(UNIR_ACCESO, "", { redirect: redirigir }),
                    })}
                  >
                    Entrar con mi contraseña y unir mis accesos
                  </a>
                </p>
              )}
            </Aviso>
          )}
          {cara === "aseguradora" && conPuerta && (
            <div className={pila.corta}>
              <Boton href={conDestino(PUERTA)} completo grande>
                Entrar con {marca.aseguradora || "mi aseguradora"}
              </Boton>
              <p className={clases(textoSuave, css.alternativa)}>o con tu contraseña de {marca.nombre}</p>
            </div>
          )}
          <Campos key={String(conDocumento)} envio={envio} generales={generales} />
          <nav aria-label="Otras formas de entrar" className={css.otras}>
            <a
              href={conParametros(pathname, search, {
                con: conDocumento ? "correo" : "documento",
                error: null,
              })}
            >
              {conDocumento ? "Entrar con mi correo" : "Entrar con mi documento"}
            </a>
            {cara === "aseguradora" ? (
              <a href={conDestino("/iniciar-sesion")}>No soy cliente {marca.aseguradora}</a>
            ) : (
              <a href={conDestino(`/iniciar-sesion/${CARA_DE_ASEGURADORA}`)}>
                Soy cliente {marca.aseguradora || "de la aseguradora"}
              </a>
            )}
            <a href={conDestino("/recuperar-clave")}>Olvidé mi contraseña</a>
            <a href={conDestino(cara === "app" ? "/registro-app" : "/registro")}>Crear cuenta</a>
          </nav>
        </div>
        <Paisaje className={css.paisaje} imagen={css.imagen} loading="lazy" />
      </div>
    </div>
  );
}
