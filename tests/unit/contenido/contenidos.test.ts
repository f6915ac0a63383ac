import { describe, expect, it } from "vitest";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { sinDemostraciones } from "../../../server/contenido/demostraciones";
import { enUnaLinea } from "../../../server/contenido/problemas";
import { makeContenidos } from "../../../server/contenido/contenidos";
import { makeLecturaEnComun, nadaLeido, type Fuente, type Leido } from "../../../server/contenido/fuente";
import { carpetaDeContenido, FICHA_DE_LECTURA } from "../../support/contenido";

const PUBLICADA = new Date("2026-11-01T13:00:00Z");

function abrir() {
  const archivos = carpetaDeContenido();
  const mundo = {
    numero: 0,
    ahora: PUBLICADA,
    fallos: [] as unknown[],
    lecturas: 0,
    roto: null as Error | null,
  };
  const real = fuenteDeArchivos(archivos.carpeta);
  const fuente: Fuente = {
    leer: async () => {
      mundo.lecturas++;
      if (mundo.roto) throw mundo.roto;
      return real.leer();
    },
  };
  const contenidos = makeContenidos({
    fuente,
    numeroPublicado: async () => mundo.numero,
    now: () => mundo.ahora,
    alFallar: (error) => mundo.fallos.push(error),
  });
  return { ...archivos, mundo, contenidos };
}

describe("rooms that only show a film of ours", () => {
  const deFuente = (fuente: Fuente) =>
    makeContenidos({ fuente, numeroPublicado: async () => 0, now: () => PUBLICADA, alFallar: () => {} });

  it("are refused in production, with file and line, and all else is shown", async () => {
    const fuente = fuenteDeArchivos(carpetaDeContenido().carpeta);
    const abiertas = deFuente(fuente);
    const enProduccion = deFuente(sinDemostraciones(fuente));
    expect((await abiertas.coleccion()).talleres.map(({ uid }) => uid)).toContain("dibujar-el-mar");
    expect((await enProduccion.coleccion()).talleres).toEqual([]);
    expect((await enProduccion.lista("video")).length).toBe((await abiertas.lista("video")).length);
    expect(enProduccion.conErrores() - abiertas.conErrores()).toBe(1);
    const { problemas } = await sinDemostraciones(fuente).leer();
    expect(problemas.map(enUnaLinea)).toContainEqual(
      expect.stringMatching(/^talleres\/dibujar-el-mar\.md:\d+: sala\.clip: es una demostración/),
    );
  });

  it("have no recording that is another film", async () => {
    const { talleres } = await fuenteDeArchivos("app/content").leer();
    const enSuSala = talleres.flatMap(({ taller }) =>
      taller.grabaciones.filter(({ video }) => video === taller.sala.clip).map(() => taller.uid),
    );
    expect(enSuSala).toEqual([]);
  });
});

describe("the content of a process", () => {
  it("is read once, however many ask at once, and again only when it was published", async () => {
    const { mundo, contenidos, escribir } = abrir();
    await Promise.all([
      contenidos.lista("video"),
      contenidos.temas(),
      contenidos.porUrl("lectura", "leer-el-mar"),
    ]);
    expect(mundo.lecturas).toBe(1);
    escribir("lecturas/leer-el-mar.md", FICHA_DE_LECTURA.replace("Leer el mar", "Leer la mar"));
    const antes = await contenidos.version();
    expect((await contenidos.porUrl("lectura", "leer-el-mar"))?.titulo).toBe("Leer el mar");
    mundo.numero++;
    expect((await contenidos.porUrl("lectura", "leer-el-mar"))?.titulo).toBe("Leer la mar");
    expect(await contenidos.version()).not.toBe(antes);
    expect(mundo.lecturas).toBe(2);
  });

  it("is of the same version when what was published is the same", async () => {
    const { mundo, contenidos } = abrir();
    const antes = await contenidos.version();
    mundo.numero++;
    expect(await contenidos.version()).toBe(antes);
  });

  it("shows a piece from the millisecond of its date until that of its end", async () => {
    const { mundo, contenidos, escribir } = abrir();
    escribir(
      "lecturas/leer-el-mar.md",
      FICHA_DE_LECTURA.replace("relacionados:", "despublicado: 2026-11-01 09:00\nrelacionados:"),
    );
    const seVe = async (ahora: string) => {
      mundo.ahora = new Date(ahora);
      return (await contenidos.porUrl("lectura", "leer-el-mar")) !== null;
    };
    expect(await seVe("2026-11-01T12:59:59.999Z")).toBe(false);
    expect(await seVe("2026-11-01T13:00:00.000Z")).toBe(true);
    expect(await seVe("2026-11-01T13:59:59.999Z")).toBe(true);
    expect(await seVe("2026-11-01T14:00:00.000Z")).toBe(false);
    expect(await contenidos.lista("lectura")).toEqual([]);
  });

  it("cannot be changed by who reads it", async () => {
    const { contenidos } = abrir();
    const { piezas } = await contenidos.coleccion();
    const intentos = [
      () => (piezas as unknown[]).push(1),
      () => Object.assign(piezas[0]!, { titulo: "otro" }),
      () => (piezas[0]!.temas as string[]).push("otro"),
    ];
    for (const intento of intentos) expect(intento).toThrow(TypeError);
  });

  it("finds nothing at an address of another kind, or at none", async () => {
    const { contenidos } = abrir();
    expect(await contenidos.porUrl("video", "leer-el-mar")).toBeNull();
    expect(await contenidos.porUrl("lectura", "__proto__")).toBeNull();
  });
});

describe("a process that begins", () => {
  it("with one broken piece shows the others, and tells", async () => {
    const { mundo, contenidos, escribir } = abrir();
    escribir("lecturas/leer-el-mar.md", FICHA_DE_LECTURA.replace("nivel: inicial", "nivel: raro"));
    expect(await contenidos.lista("lectura")).toEqual([]);
    expect(await contenidos.lista("video")).toHaveLength(1);
    expect(String(mundo.fallos[0])).toContain("lecturas/leer-el-mar.md:8: nivel");
  });

  it("with nothing to read says so to who asks", async () => {
    const { mundo, contenidos } = abrir();
    mundo.roto = new Error("no hay disco");
    await expect(contenidos.lista("video")).rejects.toThrow("no hay disco");
    mundo.roto = null;
    expect(await contenidos.lista("video")).toHaveLength(1);
  });
});

it("a source that cannot be read leaves what was, and is asked again after half a minute, not before", async () => {
  const { mundo, contenidos } = abrir();
  await contenidos.version();
  mundo.numero++;
  mundo.roto = new Error("sin red");
  expect(await contenidos.lista("video")).toHaveLength(1);
  await Promise.all([contenidos.version(), contenidos.version()]);
  expect([mundo.lecturas, mundo.fallos.length]).toEqual([2, 1]);
  mundo.ahora = new Date(PUBLICADA.getTime() + 29_999);
  await contenidos.version();
  expect(mundo.lecturas).toBe(2);
  mundo.ahora = new Date(PUBLICADA.getTime() + 30_000);
  mundo.roto = null;
  await contenidos.version();
  await contenidos.version();
  expect([mundo.lecturas, mundo.fallos.length]).toEqual([3, 1]);
});

describe("the contexts of a process", () => {
  const nuevo = () => {
    const lecturas: ((leido: Leido) => void)[] = [];
    const enComun = makeLecturaEnComun({ leer: () => new Promise((resolve) => lecturas.push(resolve)) });
    return { ...enComun, lecturas };
  };

  it("read the files of one publication once where they read at the same time", async () => {
    const { leer, lecturas } = nuevo();
    const leidos = [leer(1), leer(1), leer(1)];
    expect(lecturas.length).toBe(1);
    const leido = nadaLeido();
    lecturas[0]!(leido);
    expect(await Promise.all(leidos)).toEqual([leido, leido, leido]);
  });

  it("read the files once at a start, also where one comes after the reading", async () => {
    const { leer, mientras, lecturas } = nuevo();
    await mientras(async () => {
      const primera = leer(1);
      lecturas[0]!(nadaLeido());
      const leida = await primera;
      const tarde = leer(1);
      expect(lecturas.length).toBe(1);
      expect(await tarde).toBe(leida);
    });
    void leer(1);
    expect(lecturas.length, "nothing is kept after the start").toBe(2);
  });

  it("read a newer publication anew, while the one before is still being read and after it", async () => {
    const { leer, lecturas } = nuevo();
    const antes = leer(1);
    void leer(2);
    expect(lecturas.length).toBe(2);
    lecturas[0]!(nadaLeido());
    await antes;
    void leer(1);
    expect(lecturas.length).toBe(3);
  });
});
