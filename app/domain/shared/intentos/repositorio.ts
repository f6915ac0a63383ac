/**
 * At most `tope` tries in one window, which begins with its first try or, where it is said, at `desde`. A count that
 * refuses nothing has no `tope`.
 */
export interface LimiteDeIntentos {
  tope?: number;
  ventanaEnMinutos: number;
  desde?: Date;
}

export interface IntentoRepository {
  /**
   * Counts one more try in the current window and answers how many that makes. Past `tope`, the request under way hears
   * when the window ends: that is the `Retry-After` of its 429.
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
