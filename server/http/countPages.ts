import type { makeConteos } from "../../app/domain/analitica/conteos/contar";
import { comoPatron } from "../../app/domain/analitica/eventos";
import type { Observer } from "../platform/observation/observed";

type Conteos = Pick<ReturnType<typeof makeConteos>, "pagina">;

/** Counts each page that is sent, also from the cache, by its route and its status. */
export const countPages = (patterns: ReadonlySet<string>, conteos: Conteos): Observer => ({
  request({ method, route }, answer) {
    answer();
    const isPage = method === "GET" && patterns.has(route);
    return (status) => {
      if (isPage) conteos.pagina(comoPatron(route), status);
    };
  },
  job: (_, run) => run(),
});
