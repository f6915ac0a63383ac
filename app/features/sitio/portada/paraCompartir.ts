import type { Thing } from "schema-dts";
import type { Marca } from "~/domain/shared/marca";
import { BUSCAR } from "~/domain/busqueda/consulta";

/** The site and its search, as linked data. */
export const cosasDeLaCasa = (_: unknown, origen: string, marca: Marca): Thing[] => [
  {
    "@type": "WebSite",
    name: marca.nombre,
    url: `${origen}/`,
    inLanguage: "es-PE",
    potentialAction: {
      "@type": "SearchAction",
      target: `${origen}${BUSCAR}?q={palabras}`,
      // The vocabulary of searchers, which the types do not know.
      ...{ "query-input": "required name=palabras" },
    },
  },
];
