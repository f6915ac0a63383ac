import type { EspecialistaConAgenda } from "../especialistas/especialista";
import type { HorarioRepository } from "./repositorio";
import type { Deps, Repos } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { RETENCION_EN_MINUTOS } from "./retencion";
import { sumarMinutos } from "../../shared/fechas";
import { cercanosPara } from "./cercanos";
import { horarioQueEmpieza, type HorarioLibre } from "./disponibilidad";
import { estaVigente, type Choque, type Horario, type RechazoAlRetener } from "./horario";
import { loEsperaOtra } from "./listaDelHorario";

interface Eleccion {
  idPersona: number;
  idEspecialista: string;
  inicio: Date;
  /** A hold of the same person that ends with this one: whoever cannot have the new one keeps the old. */
  enLugarDe?: string | undefined;
}

/**
 * Keeps a free time for one person for ten minutes (`POST /v2/horarios`). The unique index of the storage
 * decides a race; the loser is told the nearest times that they can have. Who keeps too many is told none: any other
 * would be refused as well.
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
      const choque = await retener(trx, horario, especialista, ahora);
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
    // Booked by this very person: nobody else "just took" it.
    return conCercanos(mio ? "se-cruza" : resultado.rechazo);

    async function conCercanos<R extends RechazoAlRetener>(rechazo: R) {
      const pedida = { idPersona, especialista: especialista!, inicio, enLugarDe };
      const cercanos = rechazo === "demasiadas-retenciones" ? [] : await cercanosPara(repos, pedida, ahora);
      return refuse(rechazo, { cercanos });
    }
  };
}

/** A time as one person keeps it from now on: for ten minutes, or until `expiraEn`. */
export function unaRetencion(
  quienes: Pick<Horario, "idEspecialista" | "idPersona">,
  { inicio, fin }: HorarioLibre,
  { newId, ahora, expiraEn }: { newId: () => string; ahora: Date; expiraEn?: Date },
): Horario {
  return {
    ...quienes,
    idHorario: newId(),
    inicio,
    fin,
    estado: "retenido",
    expiraEn: expiraEn ?? sumarMinutos(ahora, RETENCION_EN_MINUTOS),
    ampliado: false,
    creadoEn: ahora,
  };
}

/** Holds a time that somebody chose, unless something or somebody is before them: then what that is. */
export async function retener(
  trx: Repos<"esperas" | "horarios">,
  horario: Horario,
  especialista: EspecialistaConAgenda,
  ahora: Date,
  opciones?: Parameters<HorarioRepository["retener"]>[2],
): Promise<Choque | "lo-espera-otra-persona" | null> {
  const choque = await trx.horarios.retener(horario, especialista, opciones);
  if (choque) return choque;
  return (await loEsperaOtra(trx, especialista, horario, ahora)) ? "lo-espera-otra-persona" : null;
}

/** Gives a held time back and ends the order that waited on it. Answers whether it was held. */
export async function liberarRetencion(
  repos: Repos<"horarios" | "reservas">,
  idHorario: string,
  ahora: Date,
): Promise<boolean> {
  const liberado = await repos.horarios.liberar(idHorario);
  if (liberado) await repos.reservas.cerrarPendientes([idHorario], "anulado", ahora);
  return liberado;
}

/** The same of one person's, where what they ask for is no time of a specialist. */
export const vencerDeLaPersona = (
  repos: Repos<"horarios" | "reservas">,
  idPersona: number,
  ahora: Date,
): Promise<number> => vencerRetenciones(repos, { idEspecialista: "", idPersona }, ahora);

/** Ends the holds whose time is over, and the orders that waited on them. Answers how many. */
export async function vencerRetenciones(
  repos: Repos<"horarios" | "reservas">,
  alcance: Parameters<HorarioRepository["vencer"]>[0],
  ahora: Date,
): Promise<number> {
  const vencidos = await repos.horarios.vencer(alcance, ahora);
  if (vencidos.length > 0) await repos.reservas.cerrarPendientes(vencidos, "vencido", ahora);
  return vencidos.length;
}
