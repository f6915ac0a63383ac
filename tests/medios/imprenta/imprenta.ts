import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import type { Herramienta } from "../../../app/domain/contenido/contenido";
import { hoja, type Hoja } from "../../../app/domain/contenido/esquemas";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { archivosDeHoja, huellaDelTexto } from "../../../server/contenido/hojas";
import { ContenidoConErrores } from "../../../server/contenido/problemas";
import { revisar } from "../../../server/contenido/revisar";
import { componer, componerTexto, tintasDe, type TextoImpreso } from "./composicion";
import { huellaDelOriginal, LOGO, PLANTILLA, SALIDA } from "./original";
import { ALTO_DE_PORTADA, ANCHO_DE_PORTADA, portadaDe } from "./portada";

const LETRAS = [
  "400Regular/Nunito_400Regular.ttf",
  "400Regular_Italic/Nunito_400Regular_Italic.ttf",
  "700Bold/Nunito_700Bold.ttf",
];

/** Prints the sheets of tools whose text or layout changed since the last printing, and draws their pictures. */
export async function imprimirHojas(carpeta: string, sitio: string | null): Promise<void> {
  const { coleccion, problemas } = revisar(await fuenteDeArchivos(carpeta, { porImprimir: true }).leer());
  if (problemas.length > 0) throw new ContenidoConErrores(problemas);
  const { piezas, temas } = coleccion;
  const plantilla = await readFile(PLANTILLA, "utf8");
  const imprimir = abrirImprenta();
  for (const pieza of piezas.filter(
    (candidata): candidata is Herramienta => candidata.tipo === "herramienta",
  )) {
    const fuente = componer(plantilla, { pieza, temas, sitio });
    const original = huellaDelOriginal(fuente);
    const archivos = archivosDeHoja(pieza.url);
    const manifiesto = path.join(carpeta, archivos.manifiesto);
    if ((await hojaDe(manifiesto))?.original === original) continue;
    const impresa = imprimir(fuente);
    const portada = await portadaDe(impresa.svg(), tintasDe(pieza, temas).tenue);
    await writeFile(path.join(carpeta, archivos.pdf), impresa.pdf);
    await writeFile(path.join(carpeta, archivos.portada), portada);
    const hojaImpresa: Hoja = {
      texto: huellaDelTexto(pieza),
      original,
      sitio,
      pdf: { ruta: archivos.pdf, tipoMime: "application/pdf", ...medidasDe(impresa.pdf) },
      portada: {
        ruta: archivos.portada,
        tipoMime: "image/avif",
        ...medidasDe(portada),
        ancho: ANCHO_DE_PORTADA,
        alto: ALTO_DE_PORTADA,
      },
    };
    await writeFile(manifiesto, `${JSON.stringify(hojaImpresa, null, 2)}\n`);
    console.log(`${archivos.pdf}: ${impresa.pdf.length} + ${portada.length} bytes`);
  }
}

const medidasDe = (bytes: Buffer) => ({
  bytes: bytes.length,
  huella: createHash("sha256").update(bytes).digest("hex"),
});

/** Prints legal texts as PDF, each at its address below a folder. One text always gives the same bytes. */
export async function imprimirTextos(
  carpeta: string,
  textos: ReadonlyMap<string, TextoImpreso>,
): Promise<void> {
  const plantilla = await readFile(PLANTILLA, "utf8");
  const imprimir = abrirImprenta();
  for (const [direccion, texto] of textos) {
    const archivo = path.join(carpeta, direccion);
    const { pdf: bytes } = imprimir(componerTexto(plantilla, texto));
    await mkdir(path.dirname(archivo), { recursive: true });
    await writeFile(archivo, bytes);
    console.log(`${archivo}: ${bytes.length} bytes`);
  }
}

async function hojaDe(manifiesto: string): Promise<Hoja | null> {
  const texto = await readFile(manifiesto, "utf8").catch(() => null);
  const leido = texto === null ? null : hoja.safeParse(JSON.parse(texto));
  return leido?.success ? leido.data : null;
}

/**
 * Opens Typst with the site's fonts only. In `ua-1` mode it refuses a sheet that a screen reader could not follow
 * (PDF/UA-1, ISO 14289-1).
 */
function abrirImprenta() {
  const deLetras = path.dirname(
    createRequire(import.meta.url).resolve("@expo-google-fonts/nunito/package.json"),
  );
  const taller = path.dirname(path.resolve(PLANTILLA));
  const typst = NodeCompiler.create({
    workspace: taller,
    fontArgs: [{ fontBlobs: LETRAS.map((letra) => readFileSync(path.join(deLetras, letra))) }],
  });
  typst.mapShadow(path.join(taller, "logo.svg"), readFileSync(LOGO));
  return (fuente: string) => {
    const compuesto = typst.compile({ mainFileContent: fuente });
    const quejas = compuesto.takeDiagnostics();
    if (quejas) throw new Error(JSON.stringify(quejas.shortDiagnostics, null, 2));
    const documento = compuesto.result!;
    return { pdf: typst.pdf(documento, SALIDA), svg: () => typst.plainSvg(documento) };
  };
}
