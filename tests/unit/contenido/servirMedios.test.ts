import { afterEach, describe, expect, it, vi } from "vitest";
import { direccionDeMedio } from "../../../app/domain/contenido/contenido";
import { NoDisponible } from "../../../app/domain/shared/fallo";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { makeContenidos } from "../../../server/contenido/contenidos";
import { makeMedios } from "../../../server/contenido/servirMedios";
import { carpetaDeContenido } from "../../support/contenido";

afterEach(() => void vi.useRealTimers());

async function abrir() {
  const { carpeta } = carpetaDeContenido();
  const mundo = { numero: async () => 0, ahora: new Date("2026-11-22T15:00:00Z") };
  const contenidos = makeContenidos({
    fuente: fuenteDeArchivos(carpeta),
    numeroPublicado: () => mundo.numero(),
    now: () => mundo.ahora,
    alFallar: () => {},
  });
  const nuevos = () =>
    makeMedios({ contenidos, carpeta, sitio: "http://localhost", cdn: null, now: () => mundo.ahora });
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
    // One that has never looked knows of none.
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
