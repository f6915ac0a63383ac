import { GUARDAR_FAVORITO, MARCAR_VISTO } from "~/components/intencionesDePieza";
import { nombreCompleto } from "~/domain/agenda/especialistas/especialista";
import type { Acceso } from "~/domain/cuentas/identidad/identidad";
import { horarioAunqueEsteCerca } from "~/domain/agenda/horarios/disponibilidad";
import { diaYHora, esFecha, instanteDe } from "~/domain/shared/fechas";
import { cookieDeEntrada } from "~/domain/analitica/deLaPagina";
import { cookieDeAvisos, type NombreDeAviso } from "~/domain/shared/navegacion/aviso";
import { rutaPropia } from "~/domain/shared/navegacion/destino";
import { yaEmpezo } from "~/domain/talleres/inscripciones/inscripcion";
import { avisoAlTomar } from "~/domain/talleres/suLugar";
import { services } from "~/services.server";
import { leerActoPendiente, olvidarActoPendiente, type ActoPendiente } from "./actoPendiente.server";
import { actoEnPalabras, type ActoALaVista } from "./actoEnPalabras";
import { abrirSesion, aLosTerminos, faltanTerminos } from "./sesion.server";

const AVISO = { [GUARDAR_FAVORITO]: "favorito-guardado", [MARCAR_VISTO]: "video-visto" } as const;

/**
 * Completes a sign-in: opens the session, does what this browser had asked for before, and gives the address to go on
 * to, with its `Set-Cookie` headers. A person who has accepted no terms reads them first: the insurer's sign-in
 * creates accounts without asking for consent.
 */
export async function alEntrar(request: Request, acceso: Acceso, destino: string) {
  // Whether terms are missing is read first: if that fails, the present session of the browser goes on.
  const faltan = await faltanTerminos(acceso.idPersona);
  const headers = await abrirSesion(request, acceso);
  headers.append("set-cookie", cookieDeEntrada());
  if (faltan) return { headers, destino: aLosTerminos(destino) };
  const cumplido = await cumplirActoPendiente(request, acceso.idPersona, destino);
  for (const cookie of cumplido) headers.append("set-cookie", cookie);
  return { headers, destino };
}

/**
 * Does the action that waited for a sign-in or for the terms, on the way to its own page. Gives the `Set-Cookie`
 * headers that announce it. An action that waited for another page is dropped.
 */
export async function cumplirActoPendiente(
  request: Request,
  idPersona: number,
  destino: string,
): Promise<string[]> {
  const que = await leerActoPendiente(request, destino);
  const aviso = que && (await cumplir(que, idPersona));
  return [...(await olvidarActoPendiente(request)), ...(aviso ? [cookieDeAvisos([aviso])] : [])];
}

/**
 * Carries out the waiting action, and returns the notice for the next page. Null when that page shows the result
 * itself, or the piece no longer exists.
 */
async function cumplir(que: ActoPendiente, idPersona: number): Promise<NombreDeAviso | null> {
  const { contenido, rutas, talleres } = services;
  if ("tipo" in que) {
    const { intencion, ...pieza } = que;
    const { favoritos, avances } = contenido;
    const hacer = intencion === MARCAR_VISTO ? avances.marcarVisto : favoritos.guardar;
    return (await hacer({ idPersona, ...pieza })).ok ? AVISO[intencion] : null;
  }
  // The next page has the button of the failed action; pressing it tells the reason.
  const sinHacer = "pendiente-sin-hacer";
  if ("taller" in que) {
    const pedido = await talleres.inscribirse({ idPersona, url: que.taller, fecha: que.fecha });
    return pedido.ok ? avisoAlTomar(pedido.value.estado) : sinHacer;
  }
  return (await rutas.empezar({ idPersona, uid: que.ruta })).ok ? null : sinHacer;
}

/**
 * Words about what follows a sign-in: the action that this browser asked for, or the session to which the person
 * returns. Cookie and address only name it: every word is content that we publish. Null when there is nothing to tell.
 */
export async function verActoPendiente(request: Request): Promise<string | null> {
  const destino = rutaPropia(new URL(request.url).searchParams.get("redirect"));
  const pendiente = await leerActoPendiente(request, destino);
  const sigue = await (pendiente ? deActoPendiente(pendiente) : deLaSesion(destino));
  return sigue && actoEnPalabras(sigue);
}

async function deActoPendiente(que: ActoPendiente): Promise<ActoALaVista | null> {
  if ("tipo" in que) {
    const pieza = await services.contenido.porUrl(que.tipo, que.url);
    return pieza && { que: que.intencion === MARCAR_VISTO ? "visto" : "favorito", titulo: pieza.titulo };
  }
  if ("ruta" in que) {
    const ruta = (await services.rutas.publicadas()).find(({ uid }) => uid === que.ruta);
    return ruta ? { que: "ruta", titulo: ruta.titulo } : null;
  }
  const visto = await services.talleres.uno(que.taller, que.fecha);
  const fecha = visto?.fechas.find((fechaDelTaller) => fechaDelTaller.fecha === que.fecha);
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

/** Session that the visitor was about to book: the specialist, and the time if that specialist works then. */
async function deLaSesion(destino: string | null): Promise<ActoALaVista | null> {
  const { pathname, searchParams } = new URL(destino ?? "/", "https://origen.invalid");
  const especialidad = AGENDAR.exec(pathname)?.[1];
  const slug = searchParams.get("especialista");
  if (!especialidad || !slug) return null;
  const visto = await services.agenda.verEspecialista({ especialidad, slug });
  if (!visto) return null;
  const [dia, hora] = [searchParams.get("dia") ?? "", searchParams.get("hora") ?? ""];
  const ahora = services.now();
  // A time that was taken meanwhile, or that is too soon, counts too: the next page says so.
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
