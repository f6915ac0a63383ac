import { expect, it } from "vitest";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { revisar } from "../../../server/contenido/revisar";

const { coleccion } = revisar(await fuenteDeArchivos("app/content").leer());

/** All the words of something, as they are read. */
const palabrasDe = (cosa: object) => JSON.stringify(cosa);

/** Where nobody is seen or heard by the others. */
const DE_VERSE = /micrófono|cámara|en (?:parejas|grupos)|con otra persona/i;

it("what is shown by a clip promises nobody that they meet the others in it", () => {
  const conClip = coleccion.talleres.filter(({ sala }) => sala.clip);
  expect(conClip.length).toBeGreaterThan(0);
  const prometen = conClip.filter((taller) => DE_VERSE.test(palabrasDe(taller)));
  expect(prometen.map(({ url }) => url)).toEqual([]);
});

it("a diary of two weeks has both of them to fill in", () => {
  const diario = coleccion.piezas.find(({ url }) => url === "diario-de-sueno")!;
  const dicho = palabrasDe(diario);
  expect(diario.resumen).toMatch(/^Dos semanas/);
  expect(dicho.match(/(?:Primera|Segunda) semana/g)).toEqual(["Primera semana", "Segunda semana"]);
  expect(dicho.match(/Miércoles/g)).toHaveLength(2);
});

it("names the regulator of banks by its whole name", () => {
  const textos = [...coleccion.piezas, ...coleccion.talleres].map(palabrasDe);
  const nombres = textos.flatMap((texto) => texto.match(/Superintendencia de Banca[^\]]*/g) ?? []);
  expect(new Set(nombres)).toEqual(new Set(["Superintendencia de Banca, Seguros y AFP"]));
});
