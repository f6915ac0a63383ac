import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { destinoSeguro } from "~/domain/identidad/identidad";
import { services } from "~/services.server";
import { exigirPersona, quienEs } from "~/shell/sesion.server";
import { guardarViaje, retornoDe, volverALaCara } from "../puerta.server";

/** Sends somebody to the insurer's own sign-in: to come in, or to link the account that they have opened. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const pedido = searchParams.get("redirect");
  const enlazar = searchParams.get("enlazar") === "1";
  if (!services.aseguradora) return volverALaCara({ redirect: pedido });
  const persona = enlazar ? await exigirPersona({ request, context }) : await quienEs({ request, context });
  const destino = destinoSeguro(pedido);
  if (persona && !enlazar) return redirect(destino);
  try {
    const { url, viaje } = await services.aseguradora.comenzar({
      retorno: retornoDe(request),
      destino,
      enlazarA: persona?.idPersona ?? null,
    });
    return redirect(url, { headers: { "set-cookie": await guardarViaje(request, viaje) } });
  } catch (error) {
    context.informarError?.(error);
    return volverALaCara({ redirect: pedido, error: "autenticacion", codigo: context.idSolicitud });
  }
}
