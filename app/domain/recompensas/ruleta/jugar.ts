import { z } from "zod";
import { anunciar } from "../../avisos/notificaciones/anunciar";
import type { Accion, ClaseDeAccion } from "../../historial/accion";
import { vencimientoDeMonedas } from "../../paquetes/monedas/monedas";
import { campoDeId, campoDeLinea } from "../../shared/campos";
import { codigoDe, codigoLegible } from "../../shared/codigoDePapel";
import { fechaDe, type Fecha } from "../../shared/fechas";
import type { DepsConSitio, Repos } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import { eslabonDe, mensajeDe, parteDe, premioDe, type Digestos } from "./prueba";
import type { RechazoDeRuleta } from "./rechazos";
import type { Jugada, Participante, PreferenciasDeJuego } from "./repositorio";
import type { PremioConExistencias, Ronda } from "./ronda";

const LETRAS_DE_LA_PALABRA = 40;

/** A play: the id that the form carries, so that a second sending is the same play, and a word if one likes. */
export const formularioDeJugada = z.object({
  idJugada: campoDeId("Vuelve a cargar la página para girar"),
  palabra: campoDeLinea().max(LETRAS_DE_LA_PALABRA, "Escribe 40 letras como máximo").default(""),
});

type ReposDeRuleta =
  | "correos"
  | "cuentasDeEquipo"
  | "destinatarios"
  | "especialidades"
  | "jugadasDeRuleta"
  | "monedas"
  | "notificaciones"
  | "personas"
  | "rondasDeRuleta"
  | "saldos";

export interface DepsDeJugar extends DepsConSitio<ReposDeRuleta> {
  digestos: Digestos;
  /** Activities of a person, of some kinds, from every context. */
  acciones: (idPersona: number, clases: readonly ClaseDeAccion[]) => Promise<readonly Accion[]>;
}

interface Pedida {
  idPersona: number;
  idJugada: string;
  palabra: string;
}

/** Days of Lima of a round on which a person did something that brings a turn. */
function diasConGiro(
  { terminos, desde, hasta }: Pick<Ronda, "terminos" | "desde" | "hasta">,
  acciones: readonly Accion[],
  now: Date,
): Fecha[] {
  const cuentan = terminos.giranPor as readonly ClaseDeAccion[];
  const dias = acciones
    .filter(({ clase, marcada, momento }) => cuentan.includes(clase) && !marcada && momento <= now)
    .filter(({ momento }) => desde <= momento && momento < hasta)
    .map(({ momento }) => fechaDe(momento));
  return [...new Set(dias)].toSorted();
}

/** Refusal of a person who may not play, whatever the turns that they have. */
export function rechazoAlJugador(
  { apagado, enPausaHasta, adultaDesde }: PreferenciasDeJuego,
  now: Date,
): RechazoDeRuleta | null {
  if (apagado) return "juego-apagado";
  if (enPausaHasta && now < enPausaHasta) return "juego-en-pausa";
  if (adultaDesde === null) return "falta-nacimiento";
  return fechaDe(now) < adultaDesde ? "menor-de-edad" : null;
}

/** Turns that a person may use in a day of this round. */
export const girosDelDia = (
  { terminos }: Pick<Ronda, "terminos">,
  { girosPorDia }: Pick<PreferenciasDeJuego, "girosPorDia">,
): number => Math.min(terminos.girosPorDia, girosPorDia ?? terminos.girosPorDia);

export function makeJugar({ repos, transaccion, now, newId, sitio, digestos, acciones }: DepsDeJugar) {
  const { sha256, hmac } = digestos;

  /** True for a person who works here: they may know a seed. */
  async function esDelEquipo(
    { personas, cuentasDeEquipo }: Repos<"cuentasDeEquipo" | "personas">,
    id: number,
  ) {
    const persona = await personas.porId(id);
    return persona !== null && (await cuentasDeEquipo.porCorreo(persona.email.toLowerCase())) !== null;
  }

  /** Prize of a play, and false when it fell on one that this person cannot have: it costs no turn then. */
  async function tomar(
    { rondasDeRuleta, jugadasDeRuleta }: Repos<"jugadasDeRuleta" | "rondasDeRuleta">,
    ronda: Ronda,
    quien: Participante,
    parte: number,
  ): Promise<{ premio: PremioConExistencias | null; gasta: boolean }> {
    const cae = premioDe(await rondasDeRuleta.premios(ronda), parte);
    if (cae === null) return { premio: null, gasta: true };
    const repetido = cae.unoPorPersona && (await jugadasDeRuleta.tuvo(quien.idParticipante, cae.uid));
    const suyo =
      !repetido && (cae.quedan === null || (await rondasDeRuleta.tomarPremio(ronda.idRonda, cae.uid)));
    return suyo ? { premio: cae, gasta: true } : { premio: null, gasta: false };
  }

  /** Brings a prize to its person, in the transaction of the play. */
  async function entregar(
    trx: Repos<ReposDeRuleta>,
    { idPersona, idJugada }: Pedida,
    { da, nombre }: PremioConExistencias,
  ) {
    const ahora = now();
    if (da.clase === "monedas") {
      const ganancia = { causa: `ruleta:${idJugada}`, dia: fechaDe(ahora), razon: "Premio de la ruleta" };
      const linea = {
        idPersona,
        cantidad: da.cantidad,
        motivo: "ganancia",
        idPedido: null,
        ganancia,
      } as const;
      return trx.monedas.dar(linea, vencimientoDeMonedas(ahora), ahora);
    }
    if (da.clase === "bono") {
      const todas = await trx.especialidades.todas();
      const { id: idEspecialidad } = todas.find(({ slug }) => slug === da.especialidad)!;
      return trx.saldos.sumar({ idPersona, idEspecialidad, cantidad: 1, motivo: "premio" }, ahora);
    }
    const codigo = codigoDe(newId());
    await trx.jugadasDeRuleta.prometerEntrega(idJugada, { nombre, codigo, recojo: da.recojo });
    const mensaje = `Ganaste: ${nombre}. Recógelo con el código ${codigoLegible(codigo)}.`;
    const aviso = {
      ...{ id: `premio:${idJugada}`, idPersona, mensaje, enlace: "/recompensas/ruleta" },
      icono: "info",
      ...{ titulo: "Tienes un premio por recoger", parrafos: [mensaje, da.recojo] },
      enlaces: [{ texto: "Ver tu premio", url: `${sitio.url}/recompensas/ruleta` }],
    } as const;
    return anunciar(trx, sitio, aviso, ahora);
  }

  async function jugarEn(
    trx: Repos<ReposDeRuleta>,
    pedida: Pedida,
  ): Promise<Result<Jugada, RechazoDeRuleta>> {
    const { idPersona, idJugada } = pedida;
    const ahora = now();
    const abierta = await trx.rondasDeRuleta.abierta(ahora);
    // Plays of a round come one after the other: each link of the chain holds the one before it.
    const ronda = abierta && (await trx.rondasDeRuleta.bloquear(abierta.idRonda));
    const hecha = await trx.jugadasDeRuleta.jugada(idJugada);
    if (hecha) return hecha.idPersona === idPersona ? done(hecha) : refuse("jugada-no-existe");
    // A process whose clock is behind may still see a round open whose seed is public.
    if (ronda?.semilla !== null) return refuse("ruleta-cerrada");
    const { preferencias, giros } = await trx.jugadasDeRuleta.jugador(ronda.idRonda, idPersona);
    const rechazo = rechazoAlJugador(preferencias, ahora);
    if (rechazo) return refuse(rechazo);
    if (await esDelEquipo(trx, idPersona)) return refuse("es-del-equipo");
    const quien = await participanteDe(trx, ronda, pedida);
    const dia = fechaDe(ahora);
    const gastadas = await trx.jugadasDeRuleta.gastadasEn(quien.idParticipante, dia);
    if (gastadas >= girosDelDia(ronda, preferencias)) return refuse("limite-del-dia");
    if (giros.every(({ usado }) => usado)) return refuse("sin-giros");

    const suya = {
      participante: quien.participante,
      cuenta: quien.jugadas + 1,
      palabra: sha256(quien.palabra),
    };
    const semilla = await trx.rondasDeRuleta.semilla(ronda.idRonda);
    const parte = parteDe(hmac(semilla, mensajeDe(ronda.idRonda, suya)));
    const { premio, gasta } = await tomar(trx, ronda, quien, parte);
    const publica = { ...suya, numero: ronda.jugadas + 1, premio: premio?.uid ?? null, gasta, dia };
    const eslabon = eslabonDe(sha256, ronda.ultimo, publica);
    const jugada = { ...publica, eslabon, idJugada, idRonda: ronda.idRonda, jugadaEn: ahora };
    await trx.jugadasDeRuleta.anotar(jugada, quien.idParticipante);
    if (gasta) await trx.jugadasDeRuleta.usarGiro(ronda.idRonda, idPersona, idJugada);
    if (premio) await entregar(trx, pedida, premio);
    return done({ ...jugada, idPersona });
  }

  /** The person in a locked round; a first play enters them, with their word for the whole round. */
  async function participanteDe(
    { jugadasDeRuleta }: Repos<"jugadasDeRuleta">,
    ronda: Ronda,
    { idPersona, palabra }: Pedida,
  ): Promise<Participante> {
    const dentro = await jugadasDeRuleta.participante(ronda.idRonda, idPersona);
    if (dentro) return dentro;
    const entra = { idParticipante: newId(), participante: ronda.participantes + 1, palabra, jugadas: 0 };
    await jugadasDeRuleta.entrar(ronda, idPersona, entra);
    return entra;
  }

  /** Gives a person the turns of the days on which they did something. */
  async function girosAlDia(ronda: Ronda, idPersona: number): Promise<Fecha[]> {
    const dias = diasConGiro(ronda, await acciones(idPersona, ronda.terminos.giranPor), now());
    if (dias.length > 0) await repos.jugadasDeRuleta.ganarGiros(ronda.idRonda, idPersona, dias, now());
    return dias;
  }

  return {
    /**
     * Plays once for one turn: the turn, the result, the prize and its delivery are one transaction. The same id twice
     * is the same play.
     *
     * @example await jugar({ idPersona, idJugada, palabra: "mar" });
     */
    jugar: (pedida: Pedida) => transaccion((trx) => jugarEn(trx, pedida)),

    ponerGirosAlDia: async (idPersona: number): Promise<void> => {
      const ronda = await repos.rondasDeRuleta.abierta(now());
      if (ronda) await girosAlDia(ronda, idPersona);
    },

    girosAlDia,
  };
}
