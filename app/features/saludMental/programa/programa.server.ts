import { redirect } from "@remix-run/node";
import { BORRAR, EMPEZAR, PEDIR_AVISO } from "~/domain/saludMental/envios";
import { idEnvioDe } from "~/domain/shared/navegacion/bandeja";
import { services } from "~/services.server";
import { diceDeQuienEs, leerFormulario } from "~/shell/formulario.server";
import type { ActionArgs, LoaderArgs } from "~/shell/ruta";
import { quienEs } from "~/shell/sesion.server";
import { pedirAviso, verAyuda } from "./ayuda.server";
import { AYUDA, PROGRAMA } from "./direcciones";
import { empezar, verInicio } from "./inicio.server";
import { responder, verPregunta } from "./pregunta.server";

/** One address for the whole way in: what it is, each question, and whom to call. */
export async function loader({ request, context }: LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const persona = await quienEs({ request, context });
  const { saludMental } = services;
  const visto = persona && (await saludMental.actual(saludMental.idform, persona));
  const abierto = visto?.ok ? visto.value : null;
  if (searchParams.get("ver") === "ayuda") return verAyuda(request, persona, abierto);
  if (searchParams.has("paso")) return verPregunta(request, abierto, searchParams.get("paso"));
  // It is there, and nobody may or can open it.
  const cerrado = visto !== null && !visto.ok ? visto.rechazo : null;
  return verInicio(request, persona, { abierto, cerrado });
}

/** Its forms are three, told apart by what their buttons ask for. */
export async function action({ request, context }: ActionArgs) {
  const conSello = await diceDeQuienEs(request);
  const datos = await leerFormulario(request);
  const persona = await quienEs({ request, context });
  const intencion = datos.get("intencion");
  const volver = intencion === PEDIR_AVISO ? AYUDA : PROGRAMA;
  if (!persona) throw redirect(`/iniciar-sesion?${new URLSearchParams({ redirect: volver })}`);
  if (!conSello) throw new Response(null, { status: 409 });
  if (intencion === PEDIR_AVISO) return pedirAviso(request, datos, persona);
  return intencion === EMPEZAR || intencion === BORRAR
    ? empezar(datos, persona, context)
    : responder(datos, persona, idEnvioDe(request));
}
