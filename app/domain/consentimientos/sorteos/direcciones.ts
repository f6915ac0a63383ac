/** List of all draws. */
export const SORTEOS = "/sorteos";

/** A draw, its rules or its list of entries: the address stays when another draw begins. */
export const direccionDeSorteo = ({ idSorteo }: { idSorteo: string }, parte?: "bases" | "numeros"): string =>
  [SORTEOS, idSorteo, ...(parte ? [parte] : [])].join("/");

const BASES_DE_UN_SORTEO = /^\/sorteos\/[a-z0-9-]+\/bases$/;
export const esBasesDeUnSorteo = (pathname: string): boolean => BASES_DE_UN_SORTEO.test(pathname);
