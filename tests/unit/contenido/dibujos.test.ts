import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import {
  DIBUJOS_DE_EQUIPO,
  DIBUJOS_DE_TALLER,
  DIBUJOS_DE_TEMA,
} from "../../../app/domain/contenido/contenido";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { revisar } from "../../../server/contenido/revisar";
import { leerRutas } from "../../../server/rutas/escritas";

const { coleccion } = revisar(await fuenteDeArchivos("app/content").leer());

it("each theme has a drawing, each workshop a scene of its own, and each host a drawn team", () => {
  expect(coleccion.temas.filter(({ dibujo }) => !dibujo)).toEqual([]);
  const escenas = coleccion.talleres.map(({ dibujo }) => dibujo);
  expect(escenas).not.toContain(undefined);
  expect(new Set(escenas).size).toBe(escenas.length);
  expect(coleccion.talleres.filter(({ anfitrion }) => !anfitrion.dibujo)).toEqual([]);
});

it("no two routes share their drawing", async () => {
  const { direcciones } = await fuenteDeArchivos("app/content").leer();
  const { rutas } = (await leerRutas("app/content", direcciones)).valor;
  const dibujos = rutas.map(
    ({ dibujo, temas: [url] }) => dibujo ?? coleccion.temas.find((tema) => tema.url === url)?.dibujo,
  );
  expect(new Set(dibujos).size).toBe(rutas.length);
});

describe.each([
  ["temas", DIBUJOS_DE_TEMA],
  ["talleres", DIBUJOS_DE_TALLER],
  ["equipos", DIBUJOS_DE_EQUIPO],
] as const)("%s.svg", (archivo, nombres) => {
  const svg = readFileSync(`public/ilustraciones/${archivo}.svg`, "utf8");

  it("has a view of each name, and no other", () => {
    const vistas = [...svg.matchAll(/<view id="([^"]+)"/g)].map(([, id]) => id);
    expect(vistas.toSorted()).toEqual([...nombres].toSorted());
  });

  it("has its own night, and weighs 2 kB a drawing at most", () => {
    expect(svg).toContain("prefers-color-scheme:dark");
    expect(svg.length / nombres.length).toBeLessThan(2_000);
  });
});
