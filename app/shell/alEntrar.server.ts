import { GUARDAR_FAVORITO, MARCAR_VISTO } from "~/components/intencionesDePieza";
import { nombreCompleto } from "~/domain/agenda/especialistas/especialista";
import type { Acceso } from "~/domain/cuentas/identidad/identidad";
import { horarioAunqueEsteCerca } from "~/domain/agenda/horarios/disponibilidad";
import { diaYHora, esFecha, instanteDe } from "~/domain/shared/fechas";
import { cookieDeAvisos, type NombreDeAviso } from "~/domain/shared/navegacion/aviso";
import { rutaPropia } from "~/domain/shared/navegacion/destino";
import { yaEmpezo } from "~/domain/talleres/inscripciones/inscripcion";
import { services } from "~/services.server";
import { avisoAlTomar } from "./avisoAlTomar";
import { leerLoPendiente, olvidarLoPendiente, type LoPendiente } from "./loPendiente.server";
import { loQueSigueEnPalabras, type LoQueSigue } from "./loQueSigue";
import { abrirSesion, aLosTerminos, faltanTerminos } from "./sesion.server";

const AVISO = { [GUARDAR_FAVORITO]: "favorito-guardado", [MARCAR_VISTO]: "video-visto" } as const;

/**
 * Does what this browser had asked for before: the `Set-Cookie` headers open the session of an access and say so, and
 * the address is where its person goes on to. Who has accepted no terms yet (the insurer's door makes an account without
 * asking) reads them before all else, also before what this browser had asked for.
 */
export async function alEntrar(request: Request, acceso: Acceso, destino: string) {
  // First: where the ledger fails, the session that this browser has goes on.
  const faltan = await faltanTerminos(acceso.idPersona);
  const headers = await abrirSesion(request, acceso);
  if (faltan) return { headers, destino: aLosTerminos(destino) };
  const cumplido = await cumplirLoPendiente(request, acceso.idPersona, destino);
  for (const una of cumplido) headers.append("set-cookie", una);
  return { headers, destino };
}

/**
 * What waited until somebody came in, or agreed to the terms, and goes on to where they wanted it: the `Set-Cookie`
 * headers that say so. What they wanted elsewhere is let go of.
 */
export async function cumplirLoPendiente(
  request: Request,
  idPersona: number,
  destino: string,
): Promise<string[]> {
  const que = await leerLoPendiente(request, destino);
  const aviso = que && (await cumplir(que, idPersona));
  return [...(await olvidarLoPendiente(request)), ...(aviso ? [cookieDeAvisos([aviso])] : [])];
}

/** What the next page says of it; nothing where it shows it, or where the piece is no more. */
async function cumplir(que: LoPendiente, idPersona: number): Promise<NombreDeAviso | null> {
  const { contenido, rutas, talleres } = services;
  if ("tipo" in que) {
    const { intencion, ...pieza } = que;
    const { favoritos, avances } = contenido;
    const hacer = intencion === MARCAR_VISTO ? avances.marcarVisto : favoritos.guardar;
    return (await hacer({ idPersona, ...pieza })).ok ? AVISO[intencion] : null;
  }
  // Its button stands on the page that follows, and pressing it says why.
  const sinHacer = "pendiente-sin-hacer";
  if ("taller" in que) {
    const pedido = await talleres.inscribirse({ idPersona, url: que.taller, fecha: que.fecha });
    return pedido.ok ? avisoAlTomar(pedido.value.estado) : sinHacer;
  }
  return (await rutas.empezar({ idPersona, uid: que.ruta })).ok ? null : sinHacer;
}

/**
 * What follows once whoever asks has signed in: what this browser asked for before, or the session that they go back
 * to. Cookie and address only say which: every word is what we publish of it. Null where there is nothing to tell.
 */
export async function loQueSigue(request: Request): Promise<string | null> {
  const destino = rutaPropia(new URL(request.url).searchParams.get("redirect"));
  const pendiente = await leerLoPendiente(request, destino);
  const sigue = await (pendiente ? deLoPendiente(pendiente) : deLaSesion(destino));
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
const HORA = /^\d{2}:\d{2}$/;

/** Who was choosing a time: with whom, and when, where they see people at that hour. */
async function deLaSesion(destino: string | null): Promise<LoQueSigue | null> {
  const { pathname, searchParams } = new URL(destino ?? "/", "https://origen.invalid");
  const especialidad = AGENDAR.exec(pathname)?.[1];
  const slug = searchParams.get("especialista");
  if (!especialidad || !slug) return null;
  const visto = await services.agenda.verEspecialista({ especialidad, slug });
  if (!visto) return null;
  const [dia, hora] = [searchParams.get("dia") ?? "", searchParams.get("hora") ?? ""];
  const ahora = services.now();
  // Also one that was taken meanwhile, or that has come too near: where it is chosen, the page says which.
  const horario =
    esFecha(dia) && HORA.test(hora)
      ? horarioAunqueEsteCerca(visto.especialista, instanteDe(dia, hora), ahora)
      : null;
  return {
    que: "sesion",
    con: nombreCompleto(visto.especialista),
    cuando: horario ? diaYHora(horario.inicio, ahora) : null,
  };
}
