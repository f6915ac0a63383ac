import { describe, expect, it } from "vitest";
import { parteReservada } from "~/domain/analitica/paginas";
import { VIAJES } from "~/domain/analitica/conteos/viajes";
import rutas from "~/routes";

const PAGINAS = (rutas as { path?: string; file: string }[]).map(({ path = "", file }) => ({
  patron: `/${path}`,
  file,
}));

/** Features about somebody's health, their talks or their complaints. */
const RESERVADAS =
  /^features\/(saludMental|medicion|comunidades|reclamos|cuestionarios\/test|agenda\/videollamada)\//;

describe("pages that are measured", () => {
  it("say their part alone where they are about health, a talk or a complaint", () => {
    const reservadas = PAGINAS.filter(({ file }) => RESERVADAS.test(file));
    expect(reservadas.length).toBeGreaterThan(10);
    expect(reservadas.filter(({ patron }) => parteReservada(patron) === undefined)).toEqual([]);
  });

  it("are those of the journeys, by their patterns in the site map", () => {
    const patrones = new Set(PAGINAS.map(({ patron }) => patron));
    const deViajes = VIAJES.flatMap(({ pasos }) => pasos).flatMap((paso): readonly string[] =>
      "pagina" in paso ? [paso.pagina] : (paso.en ?? []),
    );
    expect(deViajes.filter((patron) => !patrones.has(patron))).toEqual([]);
  });
});
