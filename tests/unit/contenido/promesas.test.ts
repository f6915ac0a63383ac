import { expect, it } from "vitest";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { revisar } from "../../../server/contenido/revisar";

const { coleccion } = revisar(await fuenteDeArchivos("app/content").leer());

/** All words of a piece of content, as they are read. */
const palabrasDe = (cosa: object) => JSON.stringify(cosa);

/** Words that promise a meeting with the other people. */
const DE_VERSE = /micrófono|cámara|en (?:parejas|grupos)|con otra persona/i;

it("what is shown by a clip promises nobody that they meet the others in it", () => {
  const conClip = coleccion.talleres.filter(({ sala }) => sala.clip);
  expect(conClip.length).toBeGreaterThan(0);
  const prometen = conClip.filter((taller) => DE_VERSE.test(palabrasDe(taller)));
  expect(prometen.map(({ url }) => url)).toEqual([]);
});

it("a diary of two weeks has both of them to fill in", () => {
  const diario = coleccion.piezas.find(({ url }) => url === "diario-de-sueno")!;
  const palabras = palabrasDe(diario);
  expect(diario.resumen).toMatch(/^Dos semanas/);
  expect(palabras.match(/(?:Primera|Segunda) semana/g)).toEqual(["Primera semana", "Segunda semana"]);
  expect(palabras.match(/Miércoles/g)).toHaveLength(2);
});

it("names the regulator of banks by its whole name", () => {
  const textos = [...coleccion.piezas, ...coleccion.talleres].map(palabrasDe);
  const nombres = textos.flatMap((texto) => texto.match(/Superintendencia de Banca[^\]]*/g) ?? []);
  expect(new Set(nombres)).toEqual(new Set(["Superintendencia de Banca, Seguros y AFP"]));
});

/** Words that promise sounds to follow by ear. */
const DE_OIRSE = /solo audio|por audio|audífonos|se puede escuchar|campanilla|por los tonos/i;

it("what has no sound to guide it promises nobody that they can follow it by ear", () => {
  const videos = coleccion.piezas.filter((pieza) => pieza.tipo === "video");
  const guian = videos.filter(({ guiaSonora }) => guiaSonora).map(({ url }) => url);
  expect(guian).toEqual(["respira-con-el-mar"]);
  const sinGuia = [
    ...videos.filter(({ guiaSonora }) => !guiaSonora),
    ...coleccion.talleres.filter(({ sala }) => sala.clip && !guian.includes(sala.clip)),
  ];
  const prometen = sinGuia.filter((cosa) =>
    DE_OIRSE.test(palabrasDe([cosa.resumen, cosa.cuerpo, cosa.cuidado, "llevar" in cosa && cosa.llevar])),
  );
  expect(prometen.map(({ url }) => url)).toEqual([]);
});
