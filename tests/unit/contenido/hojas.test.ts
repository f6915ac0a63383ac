import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import type { Herramienta } from "../../../app/domain/contenido/contenido";
import { hoja } from "../../../app/domain/contenido/esquemas";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { archivosDeHoja, huellaDelTexto } from "../../../server/contenido/hojas";
import { componer } from "../../medios/imprenta/composicion";
import { huellaDelOriginal, PLANTILLA } from "../../medios/imprenta/original";
import { revisar } from "../../../server/contenido/revisar";

const RAIZ = "app/content";
const { coleccion } = revisar(await fuenteDeArchivos(RAIZ, { porImprimir: true }).leer());
const { piezas, temas } = coleccion;
const herramientas = piezas.filter((pieza): pieza is Herramienta => pieza.tipo === "herramienta");
const plantilla = readFileSync(PLANTILLA, "utf8");

interface Nodo {
  role?: string;
  alt?: string;
  children?: Nodo[];
  type?: string;
  id?: string;
}

/** Reads a PDF as a screen reader does: its structure, and the words in the order of that structure. */
async function leer(url: string) {
  const documento = await getDocumentProxy(
    new Uint8Array(readFileSync(`${RAIZ}/${archivosDeHoja(url).pdf}`)),
  );
  const { info, metadata } = await documento.getMetadata();
  const marcas = await documento.getMarkInfo();
  const papeles: string[] = [];
  const textos: { papel: string; texto: string }[] = [];
  const enlaces: { url: string; descripcion: string }[] = [];
  /** Text of a PDF that is read aloud, and text that is only drawn. */
  const suelto = { leido: new Set<string>(), artefactos: "" };
  for (let numero = 1; numero <= documento.numPages; numero++) {
    const pagina = await documento.getPage(numero);
    const palabras = new Map<string, string>();
    /** Ids of the marks of a PDF that are open. A mark outside the structure has no id. */
    let abierto: string[] = [];
    for (const item of (await pagina.getTextContent({ includeMarkedContent: true })).items) {
      if ("str" in item) {
        const id = abierto.findLast(Boolean);
        if (id) palabras.set(id, (palabras.get(id) ?? "") + item.str + (item.hasEOL ? " " : ""));
        else suelto.artefactos += ` ${item.str}`;
      } else if (item.type === "endMarkedContent") abierto = abierto.slice(0, -1);
      else abierto = [...abierto, item.id];
    }
    const decir = (nodo: Nodo): string =>
      nodo.type === "content"
        ? (suelto.leido.add(nodo.id!), palabras.get(nodo.id!) ?? "")
        : (nodo.children ?? []).map(decir).join("");
    const recorrer = (nodo: Nodo, dentro = false) => {
      if (nodo.role) papeles.push(nodo.role);
      const dice = !dentro && /^(H\d|P|Lbl|LBody|TH|TD)$/.test(nodo.role ?? "");
      if (dice) textos.push({ papel: nodo.role!, texto: decir(nodo).replaceAll(/\s+/g, " ").trim() });
      nodo.children?.forEach((hijo) => recorrer(hijo, dentro || dice));
    };
    recorrer(await pagina.getStructTree());
    for (const nota of (await pagina.getAnnotations()) as {
      unsafeUrl: string;
      contentsObj: { str: string };
    }[]) {
      enlaces.push({ url: nota.unsafeUrl, descripcion: nota.contentsObj.str });
    }
    // Every word of the PDF is either read aloud or marked as an artifact.
    expect([...palabras.keys()].filter((id) => !suelto.leido.has(id))).toEqual([]);
  }
  return {
    info: info as { Title?: string; Language?: string; CreationDate?: string },
    esUa: metadata.get("pdfuaid:part") as unknown,
    marcas,
    papeles,
    textos,
    enlaces,
    artefactos: suelto.artefactos,
  };
}

/** Words of a Markdown text in order, without its signs; each cell of a table is a group of words. */
const palabrasDe = (cuerpo: string) =>
  cuerpo
    .replaceAll(/\]\([^)]*\)/g, "")
    .replaceAll(/^\|[ |-]*\|$/gm, "")
    .replaceAll(/[#*|[\]]|^\d+\.|^- /gm, " ")
    .split(/\s+/)
    .filter(Boolean);

describe.each(herramientas.map((pieza) => [pieza.url, pieza] as const))("the sheet of %s", (url, pieza) => {
  const manifiesto = hoja.parse(
    JSON.parse(readFileSync(`${RAIZ}/${archivosDeHoja(url).manifiesto}`, "utf8")),
  );

  it("was made from the text, the template and the logo that there are", () => {
    expect(manifiesto.texto).toBe(huellaDelTexto(pieza));
    const fuente = componer(plantilla, { pieza, temas, sitio: manifiesto.sitio });
    expect(huellaDelOriginal(fuente), "npm run medios").toBe(manifiesto.original);
  });

  it("is the very file that is kept here, and weighs no more than 60 kB", () => {
    const archivo = readFileSync(`${RAIZ}/${manifiesto.pdf.ruta}`);
    expect(manifiesto.pdf.ruta).toBe(archivosDeHoja(url).pdf);
    expect(createHash("sha256").update(archivo).digest("hex")).toBe(manifiesto.pdf.huella);
    expect(archivo.length).toBe(manifiesto.pdf.bytes);
    expect(archivo.length).toBeLessThanOrEqual(60_000);
  });

  it("has a picture of its first page of at most 8 kB, as wide and high as it says", async () => {
    const { portada } = manifiesto;
    const archivo = readFileSync(`${RAIZ}/${portada.ruta}`);
    expect(createHash("sha256").update(archivo).digest("hex")).toBe(portada.huella);
    expect(archivo.length).toBeLessThanOrEqual(8_000);
    expect(await sharp(archivo).metadata()).toMatchObject({ width: portada.ancho, height: portada.alto });
    // A blank page has no darker pixels than its shadow.
    const { channels } = await sharp(archivo).stats();
    expect(Math.min(...channels.map(({ min }) => min))).toBeLessThan(90);
  });

  it("is tagged as PDF/UA, in the Spanish of Peru, with its title, and says of no moment", async () => {
    const { info, esUa, marcas } = await leer(url);
    expect(esUa).toBe("1");
    expect(marcas).toMatchObject({ Marked: true });
    expect([info.Title, info.Language]).toEqual([pieza.titulo, "es-PE"]);
    expect(info.CreationDate).toBeUndefined();
  });

  it("begins with its title as the one heading of the first level, and skips no level", async () => {
    const { textos, papeles } = await leer(url);
    expect(textos[0]).toEqual({ papel: "H1", texto: pieza.titulo });
    expect(textos[1]).toEqual({ papel: "P", texto: pieza.resumen });
    const niveles = papeles.filter((papel) => /^H\d$/.test(papel)).map((papel) => Number(papel[1]));
    expect(niveles.filter((nivel) => nivel === 1)).toHaveLength(1);
    niveles.forEach((nivel, indice) => expect(nivel - (niveles[indice - 1] ?? 0)).toBeLessThanOrEqual(1));
    expect(papeles).not.toContain("Figure");
  });

  it("is read in the order of its text, every word of it and nothing else", async () => {
    const { textos, artefactos } = await leer(url);
    expect(textos[2]).toMatchObject({ papel: "P", texto: expect.stringMatching(/\d minutos? · /) as string });
    const leido = textos.slice(3).flatMap(({ papel, texto }) => (papel === "Lbl" ? [] : texto));
    const cuidado = pieza.cuidado === null ? [] : [`Antes de empezar. ${pieza.cuidado}`];
    expect(leido.slice(0, cuidado.length)).toEqual(cuidado);
    expect(leido.slice(cuidado.length).join(" ").split(/\s+/).filter(Boolean)).toEqual(
      palabrasDe(pieza.cuerpo),
    );
    // The head and the foot of the page are artifacts: they do not interrupt the text.
    expect(artefactos).toContain("Bienestar");
    expect(artefactos).toContain(pieza.autor.presentacion.slice(0, 20));
  });

  it("has its lists and tables as such, the head of a table apart", async () => {
    const { papeles } = await leer(url);
    const cuantos = (papel: string) => papeles.filter((otro) => otro === papel).length;
    expect(cuantos("Table")).toBe(pieza.cuerpo.match(/^\| -/gm)?.length ?? 0);
    expect(cuantos("THead")).toBe(cuantos("Table"));
    expect(cuantos("LI")).toBe(pieza.cuerpo.match(/^(- |\d+\. )/gm)?.length ?? 0);
    expect(cuantos("Lbl")).toBe(cuantos("LI"));
  });

  it("says of each link where it leads", async () => {
    const { enlaces, papeles } = await leer(url);
    const escritos = [...pieza.cuerpo.matchAll(/\]\((https:[^)]*)\)/g)].map(([, href]) => href);
    expect(enlaces.map(({ url: adonde }) => adonde)).toEqual(escritos);
    expect(papeles.filter((papel) => papel === "Link")).toHaveLength(escritos.length);
    for (const { descripcion } of enlaces) expect(descripcion).not.toBe("");
  });
});

it("some sheet has a link, so that links are looked at", async () => {
  expect((await leer("lista-de-deudas")).enlaces.map(({ url }) => url)).toEqual(["https://www.sbs.gob.pe"]);
});

describe("what a sheet is made from", () => {
  const pieza = herramientas.find(({ url }) => url === "prepara-tu-primera-sesion")!;
  const original = (cambio: Partial<Herramienta> = {}, sitio: string | null = null, con = plantilla) =>
    huellaDelOriginal(componer(con, { pieza: { ...pieza, ...cambio }, temas, sitio }));

  it("changes with a word, the theme, the template and where our pages are", () => {
    const otras = [
      original({ cuerpo: `${pieza.cuerpo}\n\nUna frase más.` }),
      original({ temas: ["bolsillo"] }),
      original({}, "https://bienestar.example"),
      original({}, null, `${plantilla}\n`),
      original(),
    ];
    expect(new Set(otras).size).toBe(5);
    expect(original({ publicado: new Date(0), relacionados: [] })).toBe(original());
  });

  it("leads to our pages only where it is known where they are", () => {
    const fuente = (sitio: string | null) => componer(plantilla, { pieza, temas, sitio });
    expect(fuente(null)).not.toContain("#link(");
    expect(fuente(null)).toContain("elegir a otra persona");
    expect(fuente("https://bienestar.example")).toContain('#link("https://bienestar.example/especialista")');
  });

  it("gives no letter of a text a meaning of its own", () => {
    const cuerpo = 'Comillas "de" verdad, \\n y #eval("1"); $x$ @uno `dos` <tres> ~cuatro~ = cinco';
    const fuente = componer("", {
      pieza: { ...pieza, cuerpo: cuerpo.replaceAll(/`|<|>|~/g, "") },
      temas,
      sitio: null,
    });
    expect(fuente).toContain(
      '#par[#"Comillas \\"de\\" verdad, \\\\n y #eval(\\"1\\"); $x$ @uno dos tres cuatro = cinco";]',
    );
  });

  it("is only what pages show too: whatever else is written stops the press", () => {
    const con = (cuerpo: string) => () => componer("", { pieza: { ...pieza, cuerpo }, temas, sitio: null });
    for (const cuerpo of ["> cita", "<b>x</b>", "```\nx\n```", "a `b` c", "![x](y.png)"]) {
      expect(con(cuerpo)).toThrow("no se imprime");
    }
  });
});

it("no sheet stands there without its text", () => {
  const nombres = readdirSync(`${RAIZ}/herramientas`);
  for (const nombre of nombres) expect(nombres).toContain(nombre.replace(/\.(pdf|json)$/, ".md"));
  expect(existsSync(`${RAIZ}/lecturas/comer-bien-con-lo-del-mercado.pdf`)).toBe(false);
});
