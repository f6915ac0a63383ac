import { repetido, type Lugar, type Problema } from "./problemas";

interface ConAntes {
  url: string;
  antes: readonly string[];
  /** Address of the page of the piece or workshop with the given slug. */
  pagina: (url: string) => string;
  lugar: Lugar;
}

/** Problems of former addresses that another piece or workshop uses now, one for each. */
export function problemasDeAntes<C extends ConAntes>(cosas: readonly C[]): { cosa: C; problema: Problema }[] {
  const duenos = new Map<string, ReturnType<Lugar>>();
  for (const { url, pagina, lugar } of cosas) duenos.set(pagina(url), lugar(["url"]));
  return cosas.flatMap((cosa) =>
    cosa.antes.flatMap((url, indice) => {
      const pagina = cosa.pagina(url);
      const lugar = cosa.lugar(["antes", indice]);
      const dueno = duenos.get(pagina);
      if (!dueno) duenos.set(pagina, lugar);
      return dueno ? [{ cosa, problema: { ...lugar, mensaje: repetido(dueno) } }] : [];
    }),
  );
}
