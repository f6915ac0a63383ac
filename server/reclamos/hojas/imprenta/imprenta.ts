import type PDFDocument from "pdfkit";
import type { Imprenta, Papel } from "../../../../app/domain/reclamos/papel";
import { legible, leerLetras, type Letras } from "./letras";

/** Margins and sizes, in points. */
const MARGEN = 44;
const PIE = 56;
const TAMANO = { titulo: 18, seccion: 12, termino: 8, valor: 10, nota: 9, pie: 8 };
/** Room that a heading or a term needs below it, so that neither stands alone at the end of a page. */
const RENGLONES_JUNTOS = 48;

type Documento = InstanceType<typeof PDFDocument>;
type Elemento = ReturnType<Documento["struct"]>;

/**
 * Makes the printer of sheets. Its packages are loaded with the first sheet, because most processes print few.
 *
 * @example
 * const { imprimir } = makeImprenta();
 * const bytes = await imprimir(papelDe({ hoja, respuestas })!);
 */
export function makeImprenta(): Imprenta {
  let cargada: ReturnType<typeof cargar> | undefined;
  const preparar = () =>
    (cargada ??= cargar().catch((error: unknown) => {
      cargada = undefined;
      throw error;
    }));
  async function imprimir(papel: Papel) {
    const { Pdf, letras } = await preparar();
    const documento = new Pdf({
      size: "A4",
      margins: { top: MARGEN, left: MARGEN, right: MARGEN, bottom: PIE },
      pdfVersion: "1.7",
      // @types/pdfkit 0.17.6 does not know this subset yet.
      subset: "PDF/UA" as "PDF/A-1",
      tagged: true,
      lang: "es-PE",
      displayTitle: true,
      // The pages are kept until the end, because the foot of each says how many there are.
      bufferPages: true,
      // No standard font: their files would be read from a folder that the build does not have.
      font: null as unknown as string,
      info: { Title: papel.titulo, Author: papel.proveedor, CreationDate: papel.fecha },
    });
    const bytes = juntar(documento);
    documento.registerFont("normal", letras.normal).registerFont("fuerte", letras.fuerte);
    escribir(documento, papel, letras);
    documento.end();
    return bytes;
  }
  return { imprimir, preparar: () => void preparar().catch(() => {}) };
}

async function cargar() {
  const [{ default: Pdf }, letras] = await Promise.all([import("pdfkit"), leerLetras()]);
  return { Pdf, letras };
}

function juntar(documento: Documento): Promise<Buffer> {
  const partes: Uint8Array[] = [];
  return new Promise((resolve, reject) => {
    documento.on("data", (parte: Uint8Array) => partes.push(parte));
    documento.on("end", () => resolve(Buffer.concat(partes)));
    documento.on("error", reject);
  });
}

function escribir(documento: Documento, papel: Papel, letras: Letras) {
  const texto = (cadena: string) => legible(cadena, letras);
  const raiz = documento.struct("Document");
  documento.addStructure(raiz);

  papel.secciones.forEach(({ titulo, datos }, indice) => {
    const seccion = dentroDe(documento, raiz, "Sect");
    const esPrimera = indice === 0;
    empezarJunto(documento);
    documento.font("fuerte").fontSize(esPrimera ? TAMANO.titulo : TAMANO.seccion);
    parrafo(documento, seccion, { papel: esPrimera ? "H1" : "H2", texto: texto(titulo) });
    const lista = dentroDe(documento, seccion, "L");
    for (const [termino, valor] of datos) {
      const punto = dentroDe(documento, lista, "LI");
      empezarJunto(documento);
      documento.font("fuerte").fontSize(TAMANO.termino);
      parrafo(documento, punto, { papel: "Lbl", texto: texto(termino) });
      documento.font("normal").fontSize(TAMANO.valor);
      parrafo(documento, punto, { papel: "LBody", texto: texto(valor) });
      documento.moveDown(0.2);
    }
    documento.moveDown(0.4);
  });

  const notas = dentroDe(documento, raiz, "Sect");
  documento.font("normal").fontSize(TAMANO.nota);
  for (const nota of papel.notas) {
    parrafo(documento, notas, { papel: "P", texto: texto(nota) });
    documento.moveDown(0.4);
  }
  raiz.end();
  numerar(documento, texto(papel.titulo));
}

function dentroDe(documento: Documento, padre: Elemento, papel: string): Elemento {
  const elemento = documento.struct(papel);
  padre.add(elemento);
  return elemento;
}

/**
 * Writes a text as an element of its own. The element writes it itself: an element that gets its text by `structParent`
 * loses the part on a second page from the parent tree (pdfkit 0.20.2).
 */
function parrafo(documento: Documento, padre: Elemento, { papel, texto }: { papel: string; texto: string }) {
  padre.add(documento.struct(papel, {}, () => void documento.text(texto)));
}

/** Begins a new page when the next heading or term would stand alone at the end of this one. */
function empezarJunto(documento: Documento) {
  if (documento.y + RENGLONES_JUNTOS > documento.page.height - PIE) documento.addPage();
}

/** Writes the foot of each page. It is an artifact, so that no reader interrupts the text for it. */
function numerar(documento: Documento, titulo: string) {
  const { count } = documento.bufferedPageRange();
  for (let indice = 0; indice < count; indice++) {
    documento.switchToPage(indice);
    // Text below the margin would begin a new page.
    documento.page.margins.bottom = 0;
    documento.markContent("Artifact", { type: "Pagination" });
    documento
      .font("normal")
      .fontSize(TAMANO.pie)
      .text(`${titulo} · página ${indice + 1} de ${count}`, MARGEN, documento.page.height - PIE / 2, {
        lineBreak: false,
      });
    documento.endMarkedContent();
  }
}
