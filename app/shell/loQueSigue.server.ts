import { MARCAR_VISTO } from "~/components/intencionesDePieza";
import { nombreCompleto } from "~/domain/agenda/especialistas/especialista";
import { diaYHora, horaDe } from "~/domain/shared/fechas";
import { rutaPropia } from "~/domain/shared/navegacion/destino";
import { yaEmpezo } from "~/domain/talleres/inscripciones/inscripcion";
import { services } from "~/services.server";
import { leerLoPendiente, type LoPendiente } from "./loPendiente.server";
import { loQueSigueEnPalabras, type LoQueSigue } from "./loQueSigue";

/**
 * What follows once whoever asks has signed in: what this browser asked for before, or the session that they go back
 * to. Cookie and address only say which: every word is what we publish of it. Null where there is nothing to tell.
 */
export async function loQueSigue(request: Request): Promise<string | null> {
  const pendiente = await leerLoPendiente(request);
  const sigue = await (pendiente
    ? deLoPendiente(pendiente)
    : deLaSesion(rutaPropia(new URL(request.url).searchParams.get("redirect"))));
  return sigue && loQueSigueEnPalabras(sigue);
}

async function deLoPendiente(que: LoPendiente): Promise<LoQueSigue | null> {
  if ("tipo" in que) {
    const pieza = await services.contenido.porUrl(que.tipo, que.url);
    return pieza && { que: que.intencion === MARCAR_VISTO ? "visto" : "favorito", titulo: pieza.titulo };
  }
  if ("ruta" in que) {
    const ruta = (await services.rutas.publicadas()).find(({ uid }) => uid === que.ruta);
    return ruta ? { que: "ruta", titulo: ruta.titulo } : null;
  }
  const visto = await services.talleres.uno(que.taller, que.fecha);
  const fecha = visto?.fechas.find((una) => una.fecha === que.fecha);
  const ahora = services.now();
  if (!visto || fecha?.cancelada !== null || yaEmpezo(fecha, ahora)) return null;
  const { precioCentimos, conEspera, inicio } = fecha;
  return {
    que: "taller",
    titulo: visto.taller.titulo,
    cuando: diaYHora(inicio, ahora),
    precioCentimos,
    conEspera,
  };
}

const AGENDAR = /^\/agendar\/([a-z-]+)$/;

/** Who was choosing a time: with whom, and when, where that is offered still. */
async function deLaSesion(destino: string | null): Promise<LoQueSigue | null> {
  const { pathname, searchParams } = new URL(destino ?? "/", "https://origen.invalid");
  const especialidad = AGENDAR.exec(pathname)?.[1];
  const slug = searchParams.get("especialista");
  if (!especialidad || !slug) return null;
  const visto = await services.agenda.verEspecialista({ especialidad, slug });
  if (!visto) return null;
  const [dia, hora] = [searchParams.get("dia"), searchParams.get("hora")];
  const horario = visto.dias
    .find(({ fecha }) => fecha === dia)
    ?.horarios.find(({ inicio }) => horaDe(inicio) === hora);
  return {
    que: "sesion",
    con: nombreCompleto(visto.especialista),
    cuando: horario ? diaYHora(horario.inicio, services.now()) : null,
  };
}
