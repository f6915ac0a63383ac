/**
 * Limit of `tope` tries in a window. The window begins with its first try, or at `desde` when given. Without `tope`
 * tries are only counted.
 */
export interface LimiteDeIntentos {
  tope?: number;
  ventanaEnMinutos: number;
  desde?: Date;
}

/**
 * Counters of tries. They refuse nothing: the caller compares the number with its limit.
 *
 * @example const veces = await repos.intentos.contar(contador, { tope: 5, ventanaEnMinutos: 60 }, now);
 */
export interface IntentoRepository {
  /**
   * Counts another try in the present window and returns their number. Beyond `tope`, the end of the window becomes the
   * `Retry-After` of the 429 (RFC 6585 § 4).
   */
  contar(contador: string, limite: LimiteDeIntentos, now: Date): Promise<number>;
  descontar(contador: string): Promise<void>;
  olvidar(contador: string): Promise<void>;
}

declare module "../puertos" {
  interface Repositorios {
    intentos: IntentoRepository;
  }
}
