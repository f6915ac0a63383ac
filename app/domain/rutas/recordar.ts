import { anunciar, escribir } from "../avisos/notificaciones/anunciar";
import { quiereDiscrecion } from "../cuentas/preferencias/preferencias";
import { sumarMinutos } from "../shared/fechas";
import type { DepsConSitio } from "../shared/puertos";
import { done } from "../shared/result";
import { cadaUna, hastaElAlto } from "../shared/unidades";
import { estadoDe, pasosAbiertos, proximoRecordatorio } from "./recorrido";
import type { makeRecorrer } from "./recorrer";
import type { Rutas } from "./repositorio";
import { direccionDeInicio, LISTA_DE_RUTAS, type Ruta } from "./ruta";
import { direccionParaNoRecordar, textosDe } from "./textos";

/** Longest delay of a reminder in minutes. When the server was down for longer, the reminder waits for its next day. */
const TARDE_EN_MINUTOS = 120;
const POR_VUELTA = 200;

export interface DepsDeRecordar extends DepsConSitio<
  "correos" | "destinatarios" | "notificaciones" | "preferencias" | "recorridos"
> {
  rutas: Rutas;
  /** Signs a link in the mail that stops the reminders of a route without signing in. */
  firmar: (idRecorrido: string) => string;
  ponerAlDia: ReturnType<typeof makeRecorrer>["ponerAlDia"];
}

/**
 * Link of a reminder. The address of a route names it, so a person who wants discretion is led to their list of
 * routes.
 */
const adonde = (ruta: Pick<Ruta, "uid">, discreta: boolean) =>
  discreta ? LISTA_DE_RUTAS : direccionDeInicio(ruta);

/** Two ways to stop the mails about a route: a link in the text, and a header that mail programs read (RFC 8058). */
function salidaDe({ sitio, firmar }: Pick<DepsDeRecordar, "sitio" | "firmar">, idRecorrido: string) {
  const baja = sitio.url + direccionParaNoRecordar(firmar(idRecorrido));
  return {
    // The mail holds a link that stops the reminders without signing in, so its text is deleted once it is sent.
    carta: { secreto: true as const, baja },
    enlace: { texto: "No recordarme más", url: baja },
  };
}

/**
 * Makes the job of the reminders. It tells a person once a day that a step of their route waits, with any number of
 * processes.
 */
export function makeRecordarRutas(deps: DepsDeRecordar) {
  const { repos, transaccion, now, sitio, ponerAlDia } = deps;
  return async (alto?: AbortSignal) => {
    const porRecordar = await repos.recorridos.porRecordar(now(), POR_VUELTA);
    await cadaUna(hastaElAlto(porRecordar, alto), async (visto) => {
      const rutaAlDia = await ponerAlDia(visto);
      await transaccion(async (trx) => {
        const ahora = now();
        const recorrido = await trx.recorridos.bloquear(visto);
        const toca = recorrido?.recordarEn;
        if (!recorrido || !toca || toca > ahora) return done(undefined);
        await trx.recorridos.guardar({
          ...recorrido,
          recordarEn: proximoRecordatorio(recorrido.recordatorio, ahora),
        });
        const hayAlgo =
          rutaAlDia &&
          estadoDe(recorrido) === "en-curso" &&
          pasosAbiertos(recorrido, rutaAlDia.ruta.pasos, rutaAlDia.hechos, ahora).length > 0;
        if (!hayAlgo || ahora > sumarMinutos(toca, TARDE_EN_MINUTOS)) return done(undefined);
        const { idPersona, idRecorrido } = recorrido;
        const discreta = await quiereDiscrecion(trx, idPersona);
        const { asunto, parrafos, accion } = textosDe("recordatorio", rutaAlDia.ruta, discreta);
        const salida = salidaDe(deps, idRecorrido);
        const carta = {
          id: `ruta-recordatorio:${idRecorrido}:${toca.getTime()}`,
          idPersona,
          titulo: asunto,
          ...salida.carta,
          parrafos,
          enlaces: [{ texto: accion, url: sitio.url + adonde(recorrido, discreta) }, salida.enlace],
        };
        await escribir(trx, sitio, carta, ahora);
        return done(undefined);
      });
    });
  };
}

/** Makes the job of the pauses. On the day that the person chose, it asks them once whether to go on with the route. */
export function makePreguntarPorPausas(deps: DepsDeRecordar) {
  const { repos, transaccion, now, sitio, rutas } = deps;
  return async (alto?: AbortSignal) => {
    const porPreguntar = await repos.recorridos.porPreguntar(now(), POR_VUELTA);
    await cadaUna(hastaElAlto(porPreguntar, alto), async (visto) => {
      const ruta = await rutas.porUid(visto.uid);
      await transaccion(async (trx) => {
        const ahora = now();
        const recorrido = await trx.recorridos.bloquear(visto);
        const toca = recorrido?.preguntarEn;
        if (!recorrido || !toca || toca > ahora) return done(undefined);
        await trx.recorridos.guardar({ ...recorrido, preguntarEn: null });
        if (!ruta || estadoDe(recorrido) !== "en-pausa") return done(undefined);
        const { idPersona, idRecorrido } = recorrido;
        const discreta = await quiereDiscrecion(trx, idPersona);
        const { asunto, parrafos, accion, mensaje } = textosDe("pregunta", ruta, discreta);
        const salida = salidaDe(deps, idRecorrido);
        const enlace = adonde(recorrido, discreta);
        const anuncio = {
          id: `ruta-pregunta:${idRecorrido}:${toca.getTime()}`,
          idPersona,
          icono: "info" as const,
          mensaje,
          enlace,
          titulo: asunto,
          ...salida.carta,
          parrafos,
          enlaces: [{ texto: accion, url: sitio.url + enlace }, salida.enlace],
        };
        await anunciar(trx, sitio, anuncio, ahora);
        return done(undefined);
      });
    });
  };
}
