export interface IntentoRepository {
  /** Counts one more try in the current window and answers how many that makes. */
  contar(contador: string, ventanaEnMinutos: number, now: Date): Promise<number>;
  descontar(contador: string): Promise<void>;
  olvidar(contador: string): Promise<void>;
}

declare module "../puertos" {
  interface Repositorios {
    intentos: IntentoRepository;
  }
}
