import { redirect, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { clases } from "~/components/clases";
import { destinoSeguro } from "~/domain/cuentas/identidad/identidad";
import { DNI } from "~/domain/cuentas/personas/documento";
import { PAIS_POR_DEFECTO, paisDe } from "~/domain/shared/telefono/telefono";
import { pasoPendiente, PASOS_DE_REGISTRO, type PasoDeRegistro } from "~/domain/cuentas/registro/registro";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formulario.server";
import { quienEs } from "~/shell/sesion.server";
import { contenedorMedio, pagina } from "~/styles/layout.css";
import type { LoaderArgs, ActionArgs } from "~/shell/ruta";
import { PaginaDeRegistro } from "./PaginaDeRegistro";
import { direccionDe, numeroDePaso, pasoDeLaRuta } from "./pasos";
import { AL_ENVIAR, aLaVista, galletaDeRegistro } from "./registro.server";

export const handle = { hidratar: "intencion" };
export const meta: MetaFunction = () => [{ title: "Crea tu cuenta · Bienestar" }];

type Pregunta = LoaderArgs | ActionArgs;

/** Where this sign-up stands; nobody sees a step before the ones that lead to it are filled. */
async function situar({ request, context, params }: Pregunta) {
  const { pathname, search, searchParams } = new URL(request.url);
  const pedido = searchParams.get("redirect");
  if (await quienEs({ request, context })) throw redirect(destinoSeguro(pedido));
  const destino = pedido === null ? "/gracias?por=registro" : destinoSeguro(pedido);
  const paso = pasoDeLaRuta(params.paso);
  if (!paso) throw new Response(null, { status: 404 });
  const puerta = pathname.startsWith("/registro-app") ? "/registro-app" : "/registro";
  const idRegistro = await galletaDeRegistro.leer(request);
  const registro = idRegistro ? await services.cuentas.registro.ver(idRegistro) : null;
  const pendiente = pasoPendiente(registro);
  if (numeroDePaso(paso) > numeroDePaso(pendiente)) {
    throw redirect(direccionDe(puerta, pendiente) + search, 303);
  }
  return { paso, puerta, search, destino, registro };
}

export async function loader(pregunta: LoaderArgs) {
  const { paso, puerta, search, registro } = await situar(pregunta);
  const anterior = PASOS_DE_REGISTRO[numeroDePaso(paso) - 2];
  return {
    paso,
    hrefAnterior: anterior ? direccionDe(puerta, anterior) + search : null,
    hrefDeEntrada: `/iniciar-sesion${search}`,
    hrefDeCondiciones: direccionDe(puerta, "condiciones") + search,
    valores: valoresDe(paso, registro),
    correo: paso === "codigo" ? (registro?.correo ?? "") : "",
    politicas: paso === "condiciones" ? (await services.cuentas.registro.politicas()).map(aLaVista) : [],
  };
}

/** What the draft has of this step, and of no other; a password never comes back. */
function valoresDe(
  paso: PasoDeRegistro,
  registro: Awaited<ReturnType<typeof situar>>["registro"],
): Record<string, string> {
  if (paso === "documento") {
    return {
      idTipoDocumento: String(registro?.idTipoDocumento ?? DNI),
      numeroDocumento: registro?.numeroDocumento ?? "",
    };
  }
  if (paso === "nombres") {
    const { nombre, apePaterno, apeMaterno } = registro!;
    return { nombre: nombre ?? "", apePaterno: apePaterno ?? "", apeMaterno: apeMaterno ?? "" };
  }
  if (paso === "contacto") {
    const { prefijo, telefono, correo } = registro!;
    return {
      pais: prefijo ? paisDe(prefijo) : PAIS_POR_DEFECTO,
      telefono: telefono ?? "",
      correo: correo ?? "",
    };
  }
  return {};
}

export async function action(pregunta: ActionArgs) {
  const { paso, puerta, destino, registro } = await situar(pregunta);
  const { request, context } = pregunta;
  return AL_ENVIAR[paso]({
    request,
    datos: await leerFormulario(request),
    idRegistro: registro?.idRegistro ?? null,
    direccion: context.direccion ?? "",
    idSolicitud: context.idSolicitud ?? "",
    puerta,
    destino,
  });
}

export default function Registro() {
  return (
    <div className={clases(contenedorMedio, pagina)}>
      <PaginaDeRegistro {...useLoaderData<typeof loader>()} respuesta={useActionData<typeof action>()} />
    </div>
  );
}
