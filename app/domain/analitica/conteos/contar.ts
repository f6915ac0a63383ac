import { fechaDe, sumarMinutos } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import { done } from "../../shared/result";
import type { EventoDeAnalitica, PatronDePagina } from "../eventos";
import { detallesDeVelocidad, type VelocidadMedida } from "./velocidad";
import { desenlaceDe, detalleDe, type Conteo } from "./conteo";

/** Most counts in memory: far more than pages and acts exist. More would be a fault, and is not kept. */
const MAXIMO_EN_MEMORIA = 20_000;
/** Most of them that browsers send by themselves. The rest is kept for what the server saw. */
const MAXIMO_DE_VELOCIDADES = MAXIMO_EN_MEMORIA / 2;
/** Minutes during which a lot may be stored again by a process that lost the answer. */
const MINUTOS_DE_UN_LOTE = 24 * 60;

/**
 * Counts events in memory, so that a page costs no statement. `guardar` is called each minute: a process that dies
 * loses at most that minute. A lot that fails is stored later under the same name, so that nothing counts twice.
 */
export function makeConteos({ transaccion, now, newId }: Deps<"conteos">) {
  let enMemoria = new Map<string, Conteo>();
  let pendiente: { idLote: string; conteos: readonly Conteo[] } | null = null;

  function sumar(evento: Pick<Conteo, "evento" | "detalle">, patron: PatronDePagina) {
    const dia = fechaDe(now());
    const clave = `${dia} ${evento.evento} ${patron} ${evento.detalle}`;
    const conteo = enMemoria.get(clave);
    if (conteo) conteo.cuantos += 1;
    else if (enMemoria.size < (evento.evento === "speed" ? MAXIMO_DE_VELOCIDADES : MAXIMO_EN_MEMORIA))
      enMemoria.set(clave, { dia, ...evento, pagina: patron, cuantos: 1 });
  }

  /** Forgets a lot that is stored. Another call may have stored it, and begun the next one, in the meantime. */
  function soltar(idLote: string) {
    if (pendiente?.idLote === idLote) pendiente = null;
  }

  async function guardarLote() {
    if (!pendiente) {
      if (enMemoria.size === 0) return;
      pendiente = { idLote: newId(), conteos: [...enMemoria.values()] };
      enMemoria = new Map();
    }
    const { idLote, conteos } = pendiente;
    const guardadoEn = now();
    await transaccion(async (trx) => {
      if (await trx.conteos.anotarLote(idLote, guardadoEn)) await trx.conteos.sumar(conteos);
      await trx.conteos.olvidarLotes(sumarMinutos(guardadoEn, -MINUTOS_DE_UN_LOTE));
      return done(null);
    });
    soltar(idLote);
  }

  return {
    /** Counts a page that was sent, by its status. */
    pagina(patron: PatronDePagina, status: number): void {
      const detalle = desenlaceDe(status);
      if (detalle !== null) sumar({ evento: "virtual-page-view", detalle }, patron);
    },

    /** Counts what a page tells besides that it was seen. */
    sucesos(patron: PatronDePagina, eventos: readonly EventoDeAnalitica[]): void {
      for (const evento of eventos)
        if (evento.event !== "virtual-page-view" && evento.event !== "metadata")
          sumar({ evento: evento.event, detalle: detalleDe(evento) }, patron);
    },

    /** Counts that a form of several pages was begun. */
    comienzo(patron: PatronDePagina): void {
      sumar({ evento: "begin", detalle: "" }, patron);
    },

    /** Counts how fast a page felt. */
    velocidad(patron: PatronDePagina, medida: VelocidadMedida): void {
      for (const detalle of detallesDeVelocidad(medida)) sumar({ evento: "speed", detalle }, patron);
    },

    /** Stores what was counted since the last time, after a lot whose answer is still missing. */
    async guardar(): Promise<void> {
      const faltaba = pendiente !== null;
      await guardarLote();
      if (faltaba) await guardarLote();
    },
  };
}
