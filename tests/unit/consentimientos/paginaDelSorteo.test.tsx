import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Sorteo } from "../../../app/features/consentimientos/sorteos/Sorteo";
import { Sorteos } from "../../../app/features/consentimientos/sorteos/Sorteos";
import type { DatosDelSorteo } from "../../../app/features/consentimientos/sorteos/sorteo.server";
import { enPagina } from "../../support/pagina";

const ABIERTO: DatosDelSorteo = {
  idSorteo: "de-noviembre",
  nombre: "Sorteo del 25 de noviembre de 2026",
  versionDeBases: "2026-11",
  premio: "Un celular",
  existencias: 1,
  organizador: "Acme S.A.C.",
  ruc: "20100047218",
  desde: "lunes 23",
  hasta: "martes 24",
  sorteoEn: "miércoles 25",
  seDemora: false,
  abierto: true,
  fuentePublica: "La lotería de la prueba",
  huellaDeSemilla: null,
  resultado: null,
  lista: null,
  participaciones: 3,
  propia: null,
};
const CERRADO: DatosDelSorteo = { ...ABIERTO, abierto: false };
const SORTEADO: DatosDelSorteo = {
  ...CERRADO,
  resultado: {
    ...{ numero: 2, entradas: 3, semilla: "s", valorPublico: "v", huellaDeEntradas: "h", conLista: true },
  },
};
const con = (numero: number, sorteo = SORTEADO, retirada = false): DatosDelSorteo => ({
  ...sorteo,
  propia: { numero, retirada, desde: "lunes 23", nonce: null, linea: null, idPersona: 7 },
});
const pagina = (sorteo: DatosDelSorteo, conSesion: boolean) =>
  renderToStaticMarkup(<Sorteo sorteo={sorteo} conSesion={conSesion} basesNuevas={null} />);
/** Checks that the HTML of a page holds these sentences, in this order. */
const enOrden = (html: string, ...frases: string[]) => {
  const lugares = frases.map((frase) => html.indexOf(frase));
  expect(lugares).toEqual(lugares.filter((lugar) => lugar >= 0).toSorted((a, b) => a - b));
};
const ENTRAR = 'href="/iniciar-sesion?redirect=%2Fsorteos%2Fde-noviembre"';

describe("the page of the draw, for a visitor", () => {
  it("says what is drawn, by whom and until when, and that taking part takes an account", () => {
    const html = pagina(ABIERTO, false);
    enOrden(
      html,
      "Un celular",
      "Acme S.A.C., RUC 20100047218",
      "martes 24",
      ENTRAR,
      "/sorteos/de-noviembre/bases",
    );
    expect(html).toContain("Entrar para participar");
    expect(html).not.toContain("<form");
  });

  it("invites nobody to enter once it is closed, and says who won", () => {
    expect(pagina(CERRADO, false)).toContain("Se sortea el miércoles 25");
    const tarde = pagina({ ...CERRADO, seDemora: true }, false);
    expect(tarde).toContain("Debía sortearse el miércoles 25");
    expect(tarde).not.toContain("Se sortea el");
    const html = pagina(SORTEADO, false);
    enOrden(html, "Ganó el número 2", "Un celular", ENTRAR);
    for (const documento of [pagina(CERRADO, false), html]) expect(documento).not.toContain("participar<");
  });

  it("leads to the others, which keep their addresses", () => {
    for (const html of [pagina(ABIERTO, false), pagina(SORTEADO, true)])
      expect(html).toContain('href="/sorteos"');
  });
});

describe("the page of all draws", () => {
  it("says that there is none, and asks nobody to sign in for it", () => {
    const html = enPagina(<Sorteos sorteos={[]} />);
    expect(html).toContain("No hay un sorteo abierto");
    expect(html).not.toContain("/iniciar-sesion");
  });
});

describe("the page of the draw, for who took part", () => {
  it("tells who won so first of all, and what happens next", () => {
    const html = pagina(con(2), true);
    enOrden(html, "Tu número ganó: es el 2", "Acme S.A.C. te llamará", "no tienes que pagar", "Premio");
    expect(html).not.toContain("Tu número es el");
    expect(html).not.toContain("Ganó el número");
  });

  it("tells the others which number won, before theirs", () => {
    const html = pagina(con(3), true);
    enOrden(html, "Ganó el número 2", "Tu número es el 3", "Premio");
    expect(html).not.toContain("te llamará");
  });

  it("tells nobody who left that they won", () => {
    expect(pagina(con(2, SORTEADO, true), true)).not.toContain("Tu número ganó");
  });
});
