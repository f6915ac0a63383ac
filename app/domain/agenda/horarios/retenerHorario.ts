import type { EspecialistaConAgenda } from "../especialistas/especialista";
import type { HorarioRepository } from "./repositorio";
import type { Deps, Repos } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { RETENCION_EN_MINUTOS } from "./retencion";
import { sumarMinutos } from "../../shared/fechas";
import { cercanosPara } from "./cercanos";
import { horarioQueEmpieza, type HorarioLibre } from "./disponibilidad";
import { estaVigente, type Choque, type Horario, type RechazoAlRetener } from "./horario";
import { perteneceALaLista } from "./listaDelHorario";

interface Eleccion {
  idPersona: number;
  idEspecialista: string;
  inicio: Date;
  /**
   * Id of a time that the person holds already and that this one replaces. When the new time is refused, the person
   * keeps the old one.
   */
  enLugarDe?: string | undefined;
}

/**
 * Holds a free time for one person for ten minutes (`POST /v2/horarios`, specification § 7). The storage's unique index
 * decides between simultaneous requests; the loser gets the nearest times that they can take. A person with too many
 * holds gets none: any other time would be refused too.
 */
export function makeRetenerHorario({
  repos,
  transaccion,
  now,
  newId,
}: Deps<"especialistas" | "esperas" | "horarios" | "ocupaciones" | "reservas">) {
  return async function retenerHorario({ idPersona, idEspecialista, inicio, enLugarDe }: Eleccion) {
    const ahora = now();
    const especialista = await repos.especialistas.conAgenda(idEspecialista);
    if (!especialista) return refuse("especialista-no-existe", { cercanos: [] as HorarioLibre[] });

    const libre = horarioQueEmpieza(especialista, inicio, ahora);
    if (!libre) return conCercanos("horario-no-ofrecido");

    const horario = unaRetencion({ idEspecialista, idPersona }, libre, { newId, ahora });
    const resultado = await transaccion(async (trx) => {
      await vencerRetenciones(trx, { idEspecialista, idPersona }, ahora);
      if (enLugarDe && (await trx.horarios.deUnaPersona(enLugarDe, idPersona))) {
        await liberarRetencion(trx, enLugarDe, ahora);
      }
      const choque = await retener(trx, horario, especialista);
      return choque ? refuse(choque) : done(horario);
    });
    if (resultado.ok) return resultado;
    const mio = (await repos.horarios.deLaPersona(idPersona, ahora)).find(
      (otro) => otro.idEspecialista === idEspecialista && otro.inicio.getTime() === inicio.getTime(),
    );
    if (mio && estaVigente(mio, ahora)) {
      return refuse("ya-lo-tienes" satisfies RechazoAlRetener, {
        cercanos: [] as HorarioLibre[],
        idHorario: mio.idHorario,
      });
    }
    // The person has that time already, so that it was not "just taken" by another.
    return conCercanos(mio ? "se-cruza" : resultado.rechazo);

    async function conCercanos<R extends RechazoAlRetener>(rechazo: R) {
      const pedida = { idPersona, especialista: especialista!, inicio, enLugarDe };
      const cercanos = rechazo === "demasiadas-retenciones" ? [] : await cercanosPara(repos, pedida, ahora);
      return refuse(rechazo, { cercanos });
    }
  };
}

/** A new hold of a time, for ten minutes or until `expiraEn`. */
export function unaRetencion(
  personaYEspecialista: Pick<Horario, "idEspecialista" | "idPersona">,
  { inicio, fin }: HorarioLibre,
  { newId, ahora, expiraEn }: { newId: () => string; ahora: Date; expiraEn?: Date },
): Horario {
  return {
    ...personaYEspecialista,
    idHorario: newId(),
    inicio,
    fin,
    estado: "retenido",
    expiraEn: expiraEn ?? sumarMinutos(ahora, RETENCION_EN_MINUTOS),
    ampliado: false,
    creadoEn: ahora,
  };
}

/** Stores the hold of a chosen time, or returns the reason of the collision. */
export async function retener(
  trx: Repos<"esperas" | "horarios">,
  horario: Horario,
  especialista: EspecialistaConAgenda,
  opciones?: Parameters<HorarioRepository["retener"]>[2],
): Promise<Choque | "lo-espera-otra-persona" | null> {
  const choque = await trx.horarios.retener(horario, especialista, opciones);
  if (choque) return choque;
  return (await perteneceALaLista(trx, especialista, horario, horario.creadoEn))
    ? "lo-espera-otra-persona"
    : null;
}

/** Frees a held time and ends the unpaid order for it. False when the time was not held. */
export async function liberarRetencion(
  repos: Repos<"horarios" | "reservas">,
  idHorario: string,
  ahora: Date,
): Promise<boolean> {
  const liberado = await repos.horarios.liberar(idHorario);
  if (liberado) await repos.reservas.cerrarPendientes([idHorario], "anulado", ahora);
  return liberado;
}

/** Ends the expired holds of one person, for requests that name no specialist. */
export const vencerDeLaPersona = (
  repos: Repos<"horarios" | "reservas">,
  idPersona: number,
  ahora: Date,
): Promise<number> => vencerRetenciones(repos, { idEspecialista: "", idPersona }, ahora);

/** Ends expired holds and the unpaid orders for them. Returns the number of holds. */
export async function vencerRetenciones(
  repos: Repos<"horarios" | "reservas">,
  alcance: Parameters<HorarioRepository["vencer"]>[0],
  ahora: Date,
): Promise<number> {
  const vencidos = await repos.horarios.vencer(alcance, ahora);
  if (vencidos.length > 0) await repos.reservas.cerrarPendientes(vencidos, "vencido", ahora);
  return vencidos.length;
}
