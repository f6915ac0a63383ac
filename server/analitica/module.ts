import { makeConteos } from "../../app/domain/analitica/conteos/contar";
import { makeConteosEnCsv, makeVerConteos } from "../../app/domain/analitica/conteos/ver";
import type { Module } from "../platform/module";
import { openWith, type OpenedWith } from "../platform/noun";
import type { Base } from "../platform/services";
import { conteos } from "./conteos/noun";

const NOUNS = [conteos] as const;

const openAnalitica = ({ deps, depsDe, options }: Base) => ({
  services: {
    conteos: makeConteos(depsDe("reloj")),
    verConteos: makeVerConteos(deps).todo,
    conteosEnCsv: makeConteosEnCsv(deps),
    gestorDeEtiquetas: options.gestorDeEtiquetas ?? null,
  },
});

declare module "../platform/services" {
  interface ServicesOptions {
    /** Container of the tag manager; without one no page has it. */
    gestorDeEtiquetas?: string | null;
  }
  interface Services {
    analitica: OpenedWith<typeof NOUNS, typeof openAnalitica>["services"];
  }
}

/** Events of the pages: what a browser that allows it measures, and what the server counts of everybody together. */
export const analitica = {
  open: openWith(NOUNS, openAnalitica),
  routes: {
    "privacidad/medicion/velocidad": { "/privacidad/medicion/velocidad": 405 },
    "privacidad/medicion/etiquetas": { "/privacidad/medicion/etiquetas": 404 },
  },
  nouns: NOUNS,
} satisfies Module;
