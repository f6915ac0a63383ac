import type { Thing } from "schema-dts";
import type { Marca } from "~/domain/shared/marca";
import { BUSCAR } from "~/domain/busqueda/consulta";

/** The site and its search as linked data (schema.org). */
export const cosasDeLaCasa = (_: unknown, origen: string, marca: Marca): Thing[] => [
  {
    "@type": "WebSite",
    name: marca.nombre,
    url: `${origen}/`,
    inLanguage: "es-PE",
    potentialAction: {
      "@type": "SearchAction",
      target: `${origen}${BUSCAR}?q={palabras}`,
      // This property of the search is in the vocabulary of search engines, but not in the types of the library.
      ...{ "query-input": "required name=palabras" },
    },
  },
];
