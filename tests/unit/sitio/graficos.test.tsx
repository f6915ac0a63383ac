import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Anillo } from "../../../app/components/graficos/Anillo";
import { Banda } from "../../../app/components/graficos/Banda";
import { Barras } from "../../../app/components/graficos/Barras";
import { CalendarioDeDias } from "../../../app/components/graficos/CalendarioDeDias";
import {
  alturaEnLinea,
  enSigno,
  enPuntos,
  escalaDeLinea,
  lugarEnBanda,
  lugaresALoLargo,
  lugaresDeLotes,
  puntoDeRadar,
  trazoDeAnillo,
} from "../../../app/components/graficos/geometria";
import { imagenDeRadar } from "../../../app/components/graficos/imagenDeRadar";
import { Linea } from "../../../app/components/graficos/Linea";
import { LineaDeEstados } from "../../../app/components/graficos/LineaDeEstados";
import { Lotes } from "../../../app/components/graficos/Lotes";
import { Radar } from "../../../app/components/graficos/Radar";
import { DARK, LIGHT } from "../../../app/styles/palette";

describe("the places of a drawing", () => {
  it("begin a radar at the top and go round clockwise", () => {
    expect([0, 1, 2, 3].map((eje) => puntoDeRadar(eje, 4, 50, 80))).toEqual([
      [0, -40],
      [40, 0],
      [0, 40],
      [-40, 0],
    ]);
  });

  it("keep a value beyond its scale inside the radar", () => {
    expect(puntoDeRadar(0, 4, 140, 80)).toEqual([0, -80]);
    expect(puntoDeRadar(1, 4, -3, 80)).toEqual([0, 0]);
  });

  it("write points with one decimal", () =>
    expect(
      enPuntos([
        [1.25, -2],
        [3, 0.04],
      ]),
    ).toBe("1.3,-2 3,0"));

  it.each([
    { valor: 20, lugar: 0 },
    { valor: 40, lugar: 0 },
    { valor: 50, lugar: 16.7 },
    { valor: 60, lugar: 33.3 },
    { valor: 80, lugar: 50 },
    { valor: 140, lugar: 100 },
    { valor: 190, lugar: 100 },
  ])("put $valor at $lugar of a band of three equal stretches", ({ valor, lugar }) =>
    expect(lugarEnBanda(valor, [40, 60, 100, 140])).toBe(lugar),
  );

  it("leave room in a trend over the highest value and below the normal range", () => {
    const escala = escalaDeLinea([70, 120], { desde: 60, hasta: 100 });
    expect(escala).toEqual({ desde: 54, hasta: 126 });
    expect([126, 90, 54].map((valor) => alturaEnLinea(valor, escala))).toEqual([0, 50, 100]);
  });

  it("put a value alone at the end, where the newest stands", () => {
    expect(lugaresALoLargo(1)).toEqual([100]);
    expect(lugaresALoLargo(3)).toEqual([0, 50, 100]);
  });

  it("close a ring no further than whole", () =>
    expect([-1, 0.125, 2].map(trazoDeAnillo)).toEqual(["0 100", "12.5 100", "100 100"]));

  it.each([
    { dias: [30], lugares: [100] },
    { dias: [0], lugares: [0] },
    { dias: [0, 100], lugares: [0, 100] },
    { dias: [0, 1, 100], lugares: [0, 10, 100] },
    { dias: [50, 100], lugares: [50, 100] },
    { dias: [50, 51, 100], lugares: [50, 60, 100] },
    { dias: [99, 100, 100], lugares: [80, 90, 100] },
  ])("put lots that end in $dias days at $lugares", ({ dias, lugares }) =>
    expect(lugaresDeLotes(dias, 10)).toEqual(lugares),
  );

  it("hold more lots than there is room for, in their order", () => {
    const lugares = lugaresDeLotes(
      Array.from({ length: 20 }, () => 7),
      10,
    );
    expect(lugares).toEqual([...new Set(lugares)].sort((a, b) => a - b));
    expect(lugares.at(-1)).toBe(100);
  });

  it("say a change with a sign for the eye and words for a reader", () => {
    expect(enSigno(5)).toEqual({ signo: "▲ 5", palabras: "5 más que antes" });
    expect(enSigno(-5)).toEqual({ signo: "▼ 5", palabras: "5 menos que antes" });
    expect(enSigno(0).palabras).toBe("como antes");
  });
});

const PARTES = ["Sueño", "Ánimo", "Cuerpo", "Vínculos", "Economía"].map((nombre, indice) => ({
  id: nombre.toLowerCase(),
  nombre,
  valor: 33 + indice * 11,
  antes: 47,
  cambio: -14 + indice * 11,
}));
const MAYOR = 2_000;
/** Tags of the drawings that are neither a picture with words nor hidden from readers, nor inside such a part. */
function dibujosSinPalabras(html: string): string[] {
  const sinPalabras: string[] = [];
  /** For each open element, whether readers get words for it or nothing of it. */
  const abiertos = [false];
  for (const [tag, cierra, nombre, seCierra] of html.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
    if (cierra) abiertos.pop();
    else {
      const dicho = abiertos.at(-1)! || / role="img" aria-label="\w| aria-hidden="true"/.test(tag);
      if (nombre === "svg" && !dicho) sinPalabras.push(tag);
      if (!seCierra) abiertos.push(dicho);
    }
  }
  return sinPalabras;
}
const DIBUJOS = {
  Radar: <Radar ejes={PARTES} />,
  "Radar with words": <Radar ejes={PARTES} descripcion="Tu último test" />,
  Barras: <Barras filas={PARTES} />,
  Banda: <Banda nombres={["Casi nada", "Un poco", "Bastante", "Mucho"]} lugar={62.5} limites={[5, 10, 15]} />,
  Linea: (
    <Linea
      valores={[88, 92, 79, 84, 76, 104, 81, 78, 72, 70, 75, 77]}
      normal={{ desde: 60, hasta: 100 }}
      rango="Habitual: 60 a 100"
      extremos={["30 de septiembre", "30 de noviembre"]}
    />
  ),
  Anillo: <Anillo parte={0.4} texto="2 de 5" descripcion="2 de 5 pasos" />,
  CalendarioDeDias: (
    <CalendarioDeDias
      nombre="Tus días"
      dias={Array.from({ length: 31 }, (_, indice) => ({
        dia: `2026-01-${String(indice + 1).padStart(2, "0")}`,
        estado: indice % 9 === 4 ? "libre" : "registrado",
      }))}
    />
  ),
  Lotes: (
    <Lotes
      lotes={[3, 20, 50, 90].map((quedanDias) => ({
        id: quedanDias,
        cuantos: 2,
        nombre: "2 bonos de Psicología",
        hasta: "30 de noviembre",
        quedanDias,
        pronto: quedanDias < 7,
      }))}
    />
  ),
  LineaDeEstados: (
    <LineaDeEstados
      estados={(["hecho", "hecho", "ahora", "mal"] as const).map((como, indice) => ({
        nombre: `Asunto ${indice}`,
        estado: "lo estamos revisando",
        como,
      }))}
    />
  ),
};

describe("every drawing", () => {
  const escritos = Object.entries(DIBUJOS).map(([nombre, dibujo]) => ({
    nombre,
    // Names of styles are short in the browser and long in a test.
    html: renderToStaticMarkup(dibujo).replace(/class="[^"]*"/g, 'class="_1a2b3c4"'),
  }));

  it.each(escritos)("$nombre takes at most 2 kB", ({ html }) =>
    expect(Buffer.byteLength(html)).toBeLessThanOrEqual(MAYOR),
  );

  it.each(escritos)("$nombre has no title that a search engine would count", ({ html }) =>
    expect(html).not.toContain("<title"),
  );

  it.each(escritos)("$nombre keeps its place before its style is there", ({ html }) => {
    const sinMedidas = (html.match(/<svg[^>]*>/g) ?? []).filter(
      (svg) => !/ width="\d/.test(svg) || !/ height="\d/.test(svg),
    );
    expect(sinMedidas).toEqual([]);
  });

  it.each(escritos.filter(({ html }) => html.includes("<svg")))(
    "$nombre is a picture with words, or repeats a list that readers hear",
    ({ html }) => expect(dibujosSinPalabras(html)).toEqual([]),
  );
});

it("a radar names the two times only when there are two", () => {
  expect(renderToStaticMarkup(<Radar ejes={PARTES} />)).toContain("antes");
  const sinAntes = PARTES.map((parte, indice) => (indice === 2 ? { ...parte, antes: null } : parte));
  expect(renderToStaticMarkup(<Radar ejes={sinAntes} />)).not.toContain("antes");
});

it("a radar as an image brings the colours of light, dark and contrast themes with it", () => {
  const [claro, oscuro = "", forzado] = imagenDeRadar([80, 45, 60]).split("@media");
  expect(claro).toContain(LIGHT.accent);
  expect(oscuro).toContain(DARK.accent);
  expect(forzado).toContain("Highlight");
});

it("a trend names its range", () =>
  expect(renderToStaticMarkup(DIBUJOS.Linea)).toContain("Habitual: 60 a 100"));

it("a radar of two things is none", () =>
  expect(renderToStaticMarkup(<Radar ejes={PARTES.slice(0, 2)} />)).toBe(""));

it("a calendar begins below the weekday of its first day", () => {
  const html = renderToStaticMarkup(
    <CalendarioDeDias nombre="Tus días" dias={[{ dia: "2026-01-01", estado: "hoy" }]} />,
  );
  expect(html).toMatch(/<tbody><tr>(<td><\/td>){3}<td class="[^"]*">1<i> hoy<\/i><\/td><\/tr>/);
});

const LOTE = {
  id: 1,
  cuantos: 2,
  nombre: "2 bonos",
  hasta: "30 de noviembre",
  quedanDias: 20,
  pronto: false,
};

it("a lot that ends soon says so in words", () => {
  const html = renderToStaticMarkup(DIBUJOS.Lotes);
  expect(html.match(/vence pronto/g)).toHaveLength(1);
});

it("a lot that ends today says so, without its date", () => {
  const html = renderToStaticMarkup(<Lotes lotes={[{ ...LOTE, quedanDias: 0, pronto: true }]} />);
  expect(html).toContain("vence hoy");
  expect(html).not.toMatch(/vence pronto|30 de noviembre/);
});

it("one lot is said once, without a line", () => {
  const html = renderToStaticMarkup(<Lotes lotes={[LOTE]} />);
  expect(html).not.toContain("<svg");
  expect(html).not.toContain("hoy");
  expect(html.match(/2 bonos/g)).toHaveLength(1);
});

it("lots of one day are one mark, with their sum", () => {
  const html = renderToStaticMarkup(
    <Lotes lotes={[LOTE, { ...LOTE, id: 2, cuantos: 3, nombre: "3 bonos" }]} />,
  );
  expect(html.match(/<circle/g)).toHaveLength(1);
  expect(html).toMatch(/font-weight="700">5<.*2 bonos.*3 bonos/);
});
