import { minutosDe } from "~/domain/talleres/certificados/certificar";
import { minutosPresentes } from "~/domain/talleres/certificados/certificado";
import { faseDelTaller, SEGUNDOS_ENTRE_LATIDOS } from "~/domain/talleres/sala/sala";
import { services } from "~/services.server";
import { esPedidoPropio } from "~/shell/pedidoPropio";
import type { LoaderArgs } from "~/shell/route";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import { fechaPedida } from "./sala.server";

/**
 * Takes signs of presence from a browser without scripts: a frame of the room reloads itself as often as a script
 * would ask. The frame tells the presence measured so far.
 */
export async function loader({ request, params, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const { uid, url, fecha } = await fechaPedida({ request, params }, idPersona);
  if (esPedidoPropio(request)) {
    const resultado = await services.talleres.latir({ idPersona, uid, fecha });
    if (!resultado.ok) return decir(404);
  }
  const vista = await services.talleres.verSala({ idPersona, url, fecha });
  if (!vista.ok) return decir(404);
  const { fecha: fechaDelTaller, asistencia, ahora } = vista.value;
  const fase = faseDelTaller(fechaDelTaller, ahora);
  const de = minutosDe(fechaDelTaller);
  const vistos = `${minutosPresentes({ minutos: de, ...asistencia })} de ${de} minutos`;
  const texto = {
    "por-empezar": "La sala sabe que estás aquí. Tus minutos cuentan desde que empiece.",
    "en-vivo": `La sala te vio ${vistos}. Deja esta página abierta.`,
    terminado: `Terminó. La sala te vio ${vistos}.`,
  }[fase];
  const otraVez =
    fase === "terminado" ? "" : `<meta http-equiv="refresh" content="${SEGUNDOS_ENTRE_LATIDOS}">`;
  return new Response(
    `<!doctype html><html lang="es"><head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><title>Tu presencia en la sala</title><link rel="stylesheet" href="/refusal.css">${otraVez}</head><body class="frame"><p class="soft">${texto}</p></body></html>`,
    { headers: { "content-type": "text/html; charset=utf-8", "cache-control": "private, no-store" } },
  );
}

/** Makes a response with a status and no body. */
export const decir = (status: number) =>
  new Response(null, { status, headers: { "cache-control": "private, no-store" } });
