import type { Repos } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import type { EspecialistaConAgenda, Excepcion, Turno } from "./especialista";

type RechazoAlCambiar = "especialista-no-existe" | "excepcion-no-existe";
type Cambiado = Result<EspecialistaConAgenda, RechazoAlCambiar>;
type Cambio = (visto: EspecialistaConAgenda) => Cambiado;

/** Start of an exception, by which it is told from others of its specialist. */
export type Comienzo = Pick<Excepcion, "fecha" | "desde">;

const empiezanIgual = (a: Comienzo, b: Comienzo) => a.fecha === b.fecha && a.desde === b.desde;

/**
 * Changes the hours of a specialist inside the caller's transaction. Operators and the specialist use it alike. Booked
 * sessions stay as they are.
 *
 * @example const cambiado = await cambiarAgenda(trx, idEspecialista, conTurnos(turnos));
 */
export async function cambiarAgenda(
  trx: Repos<"catalogo" | "especialistas">,
  idEspecialista: string,
  cambio: Cambio,
): Promise<Cambiado> {
  await trx.catalogo.bloquear();
  const visto = await trx.especialistas.conAgenda(idEspecialista);
  if (!visto) return refuse("especialista-no-existe");
  const cambiado = cambio(visto);
  if (cambiado.ok) await trx.catalogo.guardarEspecialista(cambiado.value);
  return cambiado;
}

/** Replaces the weekly hours. */
export const conTurnos =
  (turnos: Turno[]): Cambio =>
  (visto) =>
    done({ ...visto, turnos });

/** Sets the price. Orders that were made keep theirs. */
export const conPrecio =
  (precioCentimos: number): Cambio =>
  (visto) =>
    done({ ...visto, precioCentimos });

/** Adds exceptions; each replaces the one with its start. */
export const conExcepciones =
  (...nuevas: Excepcion[]): Cambio =>
  (visto) => {
    const quedan = visto.excepciones.filter((vieja) => !nuevas.some((nueva) => empiezanIgual(vieja, nueva)));
    return done({ ...visto, excepciones: [...quedan, ...nuevas] });
  };

/** Removes the exceptions with these starts. Refuses when the specialist has none of them. */
export const sinExcepciones =
  (...comienzos: Comienzo[]): Cambio =>
  (visto) => {
    const excepciones = visto.excepciones.filter(
      (excepcion) => !comienzos.some((comienzo) => empiezanIgual(excepcion, comienzo)),
    );
    return excepciones.length === visto.excepciones.length
      ? refuse("excepcion-no-existe")
      : done({ ...visto, excepciones });
  };
