import type { Deps } from "../../shared/puertos";
import type { Result } from "../../shared/result";
import { CUPONES_EQUIVOCADOS_POR_PERSONA, VENTANA_DE_CUPONES_EN_MINUTOS } from "./cupon";

/**
 * Looks up a coupon for a person who may be guessing codes. `mirar` gets true while the person may still try codes. The
 * try is counted before the lookup, so that simultaneous tries count too. It is counted outside any transaction,
 * because a refusal would undo it. A try with a real code is taken off the count again.
 */
export async function contandoIntentos<T, R extends string, D>(
  { repos, now }: Pick<Deps<"intentos">, "repos" | "now">,
  idPersona: number,
  mirar: (permitido: boolean) => Promise<Result<T, R, D>>,
): Promise<Result<T, R, D>> {
  const contador = `cupones:${idPersona}`;
  const limite = { tope: CUPONES_EQUIVOCADOS_POR_PERSONA, ventanaEnMinutos: VENTANA_DE_CUPONES_EN_MINUTOS };
  const van = await repos.intentos.contar(contador, limite, now());
  const mirado = await mirar(van <= CUPONES_EQUIVOCADOS_POR_PERSONA);
  if (mirado.ok || mirado.rechazo !== "cupon-no-existe") await repos.intentos.descontar(contador);
  return mirado;
}
