import { redirect } from "@remix-run/node";
import { BORRAR, EMPEZAR, PEDIR_AVISO } from "~/domain/saludMental/envios";
import { CABECERA_DE_BANDEJA, idEnvioDe } from "~/domain/shared/navegacion/bandeja";
import { services } from "~/services.server";
import { seguirEn } from "~/shell/formularios/envio.server";
import { envioAjeno, leerDeQuienSea } from "~/shell/formularios/formulario.server";
import type { ActionArgs, LoaderArgs } from "~/shell/route";
import { exigirTerminos, quienEs } from "~/shell/sesion/sesion.server";
import { pedirAviso, verAyuda } from "./ayuda.server";
import { AYUDA, PROGRAMA } from "./direcciones";
import { empezar, verInicio } from "./inicio.server";
import { peligra, responder, sinPregunta, verPregunta } from "./pregunta.server";

/** Data of the one address of the programme: its first page, each question, or the help. */
export async function loader({ request, context }: LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const persona = await quienEs({ request, context });
  const { saludMental } = services;
  const visto = persona && (await saludMental.actual(saludMental.idform, persona));
  const abierto = visto?.ok ? visto.value : null;
  if (searchParams.get("ver") === "ayuda") return verAyuda(request, persona, abierto);
  // The person has a questionnaire that they may not, or cannot, open.
  const cerrado = visto !== null && !visto.ok ? visto.rechazo : null;
  if (searchParams.has("paso")) {
    if (!abierto) throw sinPregunta({ conCuenta: persona !== null, cerrado: cerrado !== null });
    return verPregunta(request, abierto, searchParams.get("paso"));
  }
  return verInicio(request, persona, { abierto, cerrado });
}

/** Takes the three forms of the programme, told apart by the names of their buttons. */
export async function action({ request, context }: ActionArgs) {
  const { datos, deQuien } = await leerDeQuienSea(request);
  const persona = await quienEs({ request, context });
  const intencion = datos.get("intencion");
  const esRespuesta = ![PEDIR_AVISO, EMPEZAR, BORRAR].some((otraIntencion) => otraIntencion === intencion);
  // An answer of danger leads to the help, whatever button was pressed and whatever happens to the form.
  const ayuda = esRespuesta && (await peligra(datos, persona)) ? seguirEn(AYUDA) : null;
  if (deQuien === "ajeno" || (persona && deQuien !== "suyo")) {
    if (ayuda) return ayuda;
    throw await envioAjeno(request);
  }
  if (!persona) {
    // A script that keeps the answer until the sign-in leads to the help by itself.
    if (ayuda && !request.headers.has(CABECERA_DE_BANDEJA)) return ayuda;
    const volver = intencion === PEDIR_AVISO ? AYUDA : PROGRAMA;
    throw redirect(`/iniciar-sesion?${new URLSearchParams({ redirect: volver })}`);
  }
  if (intencion === PEDIR_AVISO) return pedirAviso(request, datos, persona);
  // An answer of danger is taken even when the terms are not accepted.
  if (!ayuda) await exigirTerminos({ request }, persona, { intencionesDeQuitar: [BORRAR] });
  if (!esRespuesta) return empezar(datos, persona, context);
  const respuesta = await responder(datos, persona, idEnvioDe(request));
  return ayuda ?? respuesta;
}
