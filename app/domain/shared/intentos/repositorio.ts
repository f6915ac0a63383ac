export interface IntentoRepository {
  /** Counts one more try in the current window and answers how many that makes. */
  contar(clave: string, ventanaEnMinutos: number, now: Date): Promise<number>;
  descontar(clave: string): Promise<void>;
  olvidar(clave: string): Promise<void>;
}

declare module "../puertos" {
  interface Repositorios {
    intentos: IntentoRepository;
  }
}
