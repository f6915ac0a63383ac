import { envio, escucha, type Senal } from "~/domain/agenda/videollamada/envio";
import {
  RECHAZOS_DE_SALA,
  type Credencial,
  type Mensaje,
  type Novedades,
  type RechazoDeSala,
} from "~/domain/agenda/videollamada/sala";
import { httpDe } from "~/domain/shared/rechazo";
import { services } from "~/services.server";
import { leerFormulario } from "~/shell/formularios/formulario.server";
import { responder } from "~/shell/responder";
import type { LoaderArgs, ActionArgs } from "~/shell/route";
import { credencialDe, enConversacion } from "./participante.server";

/**
 * Headers of the signals of a video call, which travel over plain HTTP: requests that wait for news, and forms that
 * bring signals. No screen.
 */
const PRIVADA = { "cache-control": "private, no-store" };

export async function loader({ request, context }: LoaderArgs) {
  const credencial = await credencialDe({ request, context });
  if (!credencial) return rechazar("cita-no-existe");
  const { searchParams } = new URL(request.url);
  if (!searchParams.has("conexion")) return quienEsta(credencial);
  const pregunta = escucha.safeParse(Object.fromEntries(searchParams));
  if (!pregunta.success) return responder(null, 400, PRIVADA);
  const novedades = await services.agenda.escucharLaSala(credencial, pregunta.data, request.signal);
  return novedades.ok ? responder(enPalabras(novedades.value), 200, PRIVADA) : rechazar(novedades.rechazo);
}

export async function action({ request, context }: ActionArgs) {
  const credencial = await credencialDe({ request, context });
  const enviado = envio.safeParse(Object.fromEntries(await leerFormulario(request)));
  if (!credencial) return rechazar("cita-no-existe");
  if (!enviado.success) return responder(null, 400, PRIVADA);
  if (enviado.data.accion === "entrar") {
    const entrada = await services.agenda.entrarALaSala(credencial, enviado.data);
    if (!entrada.ok) return rechazar(entrada.rechazo);
    const { idConexion, servidoresIce, soloPorRelevo } = entrada.value;
    return responder(
      { idConexion, servidoresIce, soloPorRelevo, ...enPalabras(entrada.value) },
      200,
      PRIVADA,
    );
  }
  const resultado =
    enviado.data.accion === "salir"
      ? await services.agenda.salirDeLaSala(credencial, enviado.data)
      : await services.agenda.enviarALaSala(credencial, enviado.data);
  return resultado.ok ? responder({}, 200, PRIVADA) : rechazar(resultado.rechazo);
}

/** State of a video room, for a participant who has not joined yet. */
async function quienEsta(credencial: Credencial) {
  const vista = await services.agenda.verSala(credencial);
  if (!vista.ok) return rechazar(vista.rechazo);
  const { estado, estaElOtro } = vista.value;
  return responder({ estado, estaElOtro }, 200, PRIVADA);
}

function rechazar(rechazo: RechazoDeSala) {
  return responder(
    { rechazo, mensaje: RECHAZOS_DE_SALA[rechazo].mensaje },
    httpDe(RECHAZOS_DE_SALA[rechazo]),
    PRIVADA,
  );
}

function enPalabras({ cursor, otro, otroSalio, mensajes }: Novedades) {
  return {
    cursor,
    otro,
    otroSalio,
    escritos: mensajes.filter(({ tipo }) => tipo === "texto").map(enConversacion),
    senales: mensajes.filter(({ tipo }) => tipo === "senal").map(enSenales),
  };
}
/** News of a video room, as the browser's script reads it. */
export type NovedadesDeSala = ReturnType<typeof enPalabras>;

function enSenales({ deConexion, cuerpo }: Mensaje) {
  return { de: deConexion ?? "", senales: JSON.parse(cuerpo) as Senal[] };
}
