import { renameSync } from "node:fs";
import { afterAll, describe, expect, it, vi } from "vitest";
import { loader as verHerramienta } from "../../../app/features/contenido/herramientas/herramienta.server";
import { loader as verVideo } from "../../../app/features/contenido/play/ver.server";
import { loader as sobreVideo } from "../../../app/features/contenido/play/video.server";
import { loader as verRuta } from "../../../app/features/rutas/rutas/ruta.server";
import { loader as verTaller } from "../../../app/features/talleres/vivo/taller.server";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { carpetaDeContenido } from "../../support/contenido";
import { abrirMundo, valor } from "../../support/servicios";
import { EL_MARTES } from "../../support/talleres";

// Test files share modules, so the modules with the replacements below are loaded anew before and after this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());
vi.mock("../../../app/services.server", () => ({
  get services() {
    return mundo.servicios;
  },
}));

const { carpeta, escribir, leer, borrar } = carpetaDeContenido();
const mundo = await abrirMundo({ contenido: fuenteDeArchivos(carpeta) });
const { contenido, talleres, rutas } = mundo.servicios;
const { llamar } = abrirApi(mundo);

/** Gives a file its new address, and keeps the old one under `antes`. */
const renombrado = (texto: string, de: string, a: string) =>
  texto.replace(`url: ${de}\n`, `url: ${a}\nantes: [${de}]\n`);

async function renombrarTodo() {
  renameSync(`${carpeta}/videos/mirar-el-mar`, `${carpeta}/videos/ver-el-mar`);
  const [indice, medios] = ["videos/ver-el-mar/index.md", "videos/ver-el-mar/medios.json"];
  escribir(indice, renombrado(leer(indice), "mirar-el-mar", "ver-el-mar"));
  escribir(medios, leer(medios).replaceAll("videos/mirar-el-mar", "videos/ver-el-mar"));
  const mudar = (carpetaDe: string, de: string, a: string, tipo: string) => {
    escribir(`${carpetaDe}/${a}.${tipo}`, renombrado(leer(`${carpetaDe}/${de}.${tipo}`), de, a));
    borrar(`${carpetaDe}/${de}.${tipo}`);
  };
  mudar("lecturas", "leer-el-mar", "leer-la-costa", "md");
  mudar("talleres", "dibujar-el-mar", "pintar-el-mar", "md");
  mudar("rutas", "ruta-de-mar", "ruta-de-costa", "yaml");
  escribir(
    "cuestionarios/prueba.yaml",
    leer("cuestionarios/prueba.yaml").replace("ruta: ruta-de-mar", "ruta: ruta-de-costa"),
  );
  valor(await mundo.producto.acts.edicion.publicar({ operador: "ana" }));
}

const pedir = async (cargar: (args: never) => Promise<unknown>, url: string, direccion: string) => {
  const request = new Request(`http://localhost:3000${direccion}`);
  const respuesta: unknown = await cargar({ request, params: { url }, context: {} } as never).catch(
    (error: unknown) => error,
  );
  return respuesta instanceof Response ? [respuesta.status, respuesta.headers.get("location")] : "page";
};

describe("a renamed piece", () => {
  it("keeps the progress, the favourite and the place of a person, also for a page that was open before", async () => {
    const { idPersona } = await mundo.persona();
    valor(await contenido.avances.marcarVisto({ idPersona, url: "mirar-el-mar" }));
    valor(await contenido.favoritos.guardar({ idPersona, tipo: "lectura", url: "leer-el-mar" }));
    valor(await talleres.inscribirse({ idPersona, ...EL_MARTES }));
    await renombrarTodo();
    const video = (await contenido.porUrl("video", "ver-el-mar"))!;
    expect(await contenido.avances.de(idPersona, video)).toMatchObject({ vistoEn: mundo.reloj.ahora });
    const { publicados } = await contenido.favoritos.de(idPersona);
    expect(publicados.map(({ pieza }) => pieza.url)).toEqual(["leer-la-costa"]);
    valor(await contenido.favoritos.quitar({ idPersona, tipo: "lectura", url: "leer-el-mar" }));
    valor(await contenido.favoritos.guardar({ idPersona, tipo: "lectura", url: "leer-el-mar" }));
    const { lugar, elegida } = (await talleres.paraAlguien("dibujar-el-mar", EL_MARTES.fecha, idPersona))!;
    expect([lugar?.inscripcion.estado, elegida?.fecha]).toEqual(["inscrita", EL_MARTES.fecha]);
    const ruta = await rutas.porUrl("ruta-de-mar");
    expect(ruta?.url).toBe("ruta-de-costa");
    // The steps of the route name the pieces by their former addresses.
    expect(ruta?.pasos.slice(0, 4).map(({ href }) => href)).toEqual([
      "/bienestar-play/ver-el-mar",
      "/herramienta/hoja-de-mar",
      "/herramienta/leer-la-costa",
      "/bienestar-en-vivo/pintar-el-mar",
    ]);
  });

  it.each([
    [
      sobreVideo,
      "mirar-el-mar",
      "/bienestar-play/mirar-el-mar?backpage=%2Fruta%2Fx",
      "/bienestar-play/ver-el-mar?backpage=%2Fruta%2Fx",
    ],
    [verVideo, "mirar-el-mar", "/bienestar-play/ver/mirar-el-mar?t=3", "/bienestar-play/ver/ver-el-mar?t=3"],
    [verHerramienta, "leer-el-mar", "/herramienta/leer-el-mar", "/herramienta/leer-la-costa"],
    [
      verTaller,
      "dibujar-el-mar",
      "/bienestar-en-vivo/dibujar-el-mar?fecha=2026-11-24",
      "/bienestar-en-vivo/pintar-el-mar?fecha=2026-11-24",
    ],
    [verRuta, "ruta-de-mar", "/ruta/ruta-de-mar", "/ruta/ruta-de-costa"],
  ] as const)("is found by its old address, for good: %# %s", async (cargar, url, vieja, nueva) => {
    expect(await pedir(cargar, url, vieja)).toEqual([301, nueva]);
    expect(await pedir(cargar, `no-${url}`, vieja.replace(url, `no-${url}`))).toEqual([404, null]);
  });

  it("is answered by its old address in /v2, with the new one in it", async () => {
    const { estado, cuerpo } = await llamar("GET", "/videos/mirar-el-mar", { clave: CLAVES_DE_API.public });
    expect([estado, cuerpo.data.url]).toEqual([200, "ver-el-mar"]);
  });
});
