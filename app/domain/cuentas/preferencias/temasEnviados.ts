const ENTRE_TEMAS = "|";

/** Value of the box of a need, which sends several themes at once. `temasDe` gives them back. */
export const valorDeTemas = (temas: readonly string[]): string => temas.join(ENTRE_TEMAS);

export const temasDe = (valor: string): string[] => valor.split(ENTRE_TEMAS);
