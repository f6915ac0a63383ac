import { expect, it } from "vitest";
import type { Pieza } from "../../../app/domain/contenido/contenido";
import { paraUnTema, porTemaPropio } from "../../../app/domain/contenido/deUnTema";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { revisar } from "../../../server/contenido/revisar";
import { leerRutas } from "../../../server/rutas/escritas";

const leido = await fuenteDeArchivos("app/content").leer();
const { temas, piezas } = revisar(leido).coleccion;
const { rutas } = (await leerRutas("app/content", leido.direcciones)).valor;

const videos = piezas.filter((pieza) => pieza.tipo === "video");
const hojas = piezas.filter((pieza) => pieza.tipo !== "video");
const temaDe = (url: string) => temas.find((tema) => tema.url === url)!;
const nada = { aMedias: [], yaHecha: () => false };
const urls = (elegidas: readonly Pieza[]) => elegidas.map(({ url }) => url);
const seOfrece = (tema: string, hizo: Parameters<typeof paraUnTema>[2] = nada) =>
  urls(paraUnTema(temaDe(tema), { videos, hojas }, hizo));

it.each([
  ["sueno", "prepara-tu-noche", "diario-de-sueno", "noches-mas-tranquilas"],
  ["calma", "respira-con-el-mar", "tarjeta-de-respiracion", "un-respiro-en-el-dia"],
  ["movimiento", "pausa-activa-de-pie", "plan-de-caminatas", "moverte-sin-gimnasio"],
  ["alimentacion", "arma-tu-plato", "lista-de-compras", "comer-rico-entre-semana"],
  ["bolsillo", "el-gasto-hormiga", "registro-de-gastos", "la-plata-en-orden"],
  ["vinculos", "suelta-los-hombros", "poner-un-limite", "decir-lo-que-necesito"],
])("the page of the need %s offers a video, a sheet and a route of that need", (tema, video, hoja, ruta) => {
  expect(seOfrece(tema)).toEqual([video, hoja]);
  const abiertas = rutas.filter(({ planes }) => planes === undefined);
  expect(porTemaPropio(abiertas, tema, (una) => una.temas)[0]?.url).toBe(ruta);
});

it("an unfinished video of the need comes first, also one of which it is the second theme", () => {
  const aMedias = videos.filter(({ url }) => url === "arma-tu-plato" || url === "recorre-tu-cuerpo");
  expect(seOfrece("calma", { ...nada, aMedias })[0]).toBe("recorre-tu-cuerpo");
  expect(seOfrece("movimiento", { ...nada, aMedias })[0]).toBe("pausa-activa-de-pie");
});

it("a piece already done is not offered as new while the need has another one of its kind", () => {
  const hizo = (...hechas: string[]) => ({ ...nada, yaHecha: ({ url }: Pieza) => hechas.includes(url) });
  expect(seOfrece("sueno", hizo("prepara-tu-noche"))[0]).toBe("recorre-tu-cuerpo");
  expect(seOfrece("sueno", hizo("prepara-tu-noche", "recorre-tu-cuerpo"))[0]).toBe("prepara-tu-noche");
  // The only sheet of the need stays before a reading.
  expect(seOfrece("sueno", hizo("diario-de-sueno"))[1]).toBe("diario-de-sueno");
});

it("a need without a sheet to fill in has a reading", () => {
  const lecturas = hojas.filter(({ tipo }) => tipo === "lectura");
  const elegidas = paraUnTema(temaDe("sueno"), { videos: [], hojas: lecturas }, nada);
  expect(urls(elegidas)).toEqual(["una-noche-que-empieza-temprano"]);
});
