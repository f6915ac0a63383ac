import { afterEach, describe, expect, it, vi } from "vitest";
import { direccionDeMedio } from "../../../app/domain/contenido/contenido";
import { NoDisponible } from "../../../app/domain/shared/fallo";
import type { Cdn } from "../../../app/domain/shared/imagenes/cdn";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { makeContenidos } from "../../../server/contenido/contenidos";
import { makeMedios } from "../../../server/contenido/servirMedios";
import { carpetaDeContenido } from "../../support/contenido";

afterEach(() => void vi.useRealTimers());

async function abrir(cdn: Cdn | null = null) {
  const { carpeta } = carpetaDeContenido();
  const mundo = { numero: async () => 0, ahora: new Date("2026-11-22T15:00:00Z") };
  const contenidos = makeContenidos({
    fuente: fuenteDeArchivos(carpeta),
    numeroPublicado: () => mundo.numero(),
    now: () => mundo.ahora,
    alFallar: () => {},
  });
  const nuevos = () => makeMedios({ contenidos, carpeta, cdn, now: () => mundo.ahora });
  const [pieza] = await contenidos.lista("video");
  return { mundo, medios: nuevos(), nuevos, pieza: pieza!, video: direccionDeMedio(pieza!.medios.video) };
}

describe("while nobody can say what is published", () => {
  it("the media of before go on, and no others", async () => {
    const { mundo, medios, nuevos, pieza, video } = await abrir();
    const antes = await medios.medioEn(video);
    expect(antes).toMatchObject({ tipoMime: "video/mp4" });
    mundo.numero = () => Promise.reject(new NoDisponible("almacen", null));
    expect(await medios.medioEn(video)).toEqual(antes);
    expect(await medios.medioEn(`${video}x`)).toBeNull();
    // A process that has never read the media files knows none of them.
    await expect(nuevos().medioEn(direccionDeMedio(pieza.medios.subtitulos))).rejects.toThrow(NoDisponible);
  });

  it("and it is not even said that nobody can, they are waited for two seconds", async () => {
    const { mundo, medios, video } = await abrir();
    const antes = await medios.medioEn(video);
    vi.useFakeTimers();
    mundo.numero = () => new Promise(() => {});
    const llegado = vi.fn();
    const despues = medios.medioEn(video).then((medio) => (llegado(), medio));
    await vi.advanceTimersByTimeAsync(1_999);
    expect(llegado).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await despues).toEqual(antes);
  });
});

describe("with a CDN", () => {
  it("media are asked of it, by the very names that we serve them under", async () => {
    const { medios, pieza, video } = await abrir({
      url: "https://cdn.bienestar.example",
      hosts: [],
    });
    expect(medios.direccionDe(pieza.medios.video)).toBe(`https://cdn.bienestar.example${video}`);
    // The CDN fetches media files from our server, which must know them.
    expect(await medios.medioEn(video)).toMatchObject({ tipoMime: "video/mp4" });
  });

  it("and what a content system serves stays there, unless the CDN serves it too", async () => {
    const { medios } = await abrir({ url: "https://cdn.bienestar.example", hosts: ["otro.example"] });
    const de = (ruta: string) => medios.direccionDe({ ruta, huella: "" });
    expect(de("https://cms.example/a.mp4")).toBe("https://cms.example/a.mp4");
    expect(de("https://otro.example/a.mp4")).toBe("https://cdn.bienestar.example/a.mp4");
  });
});
