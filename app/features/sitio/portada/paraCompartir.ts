import type { Thing } from "schema-dts";
import { BUSCAR } from "~/domain/busqueda/consulta";

/** The site, and where it is searched. */
export const cosasDeLaCasa = (_: unknown, origen: string): Thing[] => [
  {
    "@type": "WebSite",
    name: "Bienestar",
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
