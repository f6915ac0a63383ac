import { getDocumentProxy } from "unpdf";

interface Nodo {
  role?: string;
  children?: Nodo[];
  type?: string;
  id?: string;
}

/** Roles of a PDF whose text is read aloud as one piece. */
const CON_TEXTO = /^(H\d|P|Lbl|LBody)$/;

/** Reads a PDF as a screen reader does: its structure, and its words in the order of that structure. */
export async function leerPdf(bytes: Uint8Array) {
  const documento = await getDocumentProxy(new Uint8Array(bytes));
  const { info, metadata } = await documento.getMetadata();
  const papeles: string[] = [];
  const textos: { papel: string; texto: string }[] = [];
  let artefactos = "";
  const sinLeer: string[] = [];
  for (let numero = 1; numero <= documento.numPages; numero++) {
    const pagina = await documento.getPage(numero);
    const palabras = new Map<string, string>();
    let abierto: string[] = [];
    for (const item of (await pagina.getTextContent({ includeMarkedContent: true })).items) {
      if ("str" in item) {
        const id = abierto.findLast(Boolean);
        if (id) palabras.set(id, (palabras.get(id) ?? "") + item.str + (item.hasEOL ? " " : ""));
        else artefactos += ` ${item.str}`;
      } else if (item.type === "endMarkedContent") abierto = abierto.slice(0, -1);
      else abierto = [...abierto, item.id];
    }
    const leidos = new Set<string>();
    const decir = (nodo: Nodo): string => {
      if (nodo.type !== "content") return (nodo.children ?? []).map(decir).join("");
      leidos.add(nodo.id!);
      return palabras.get(nodo.id!) ?? "";
    };
    const recorrer = (nodo: Nodo) => {
      if (nodo.role) papeles.push(nodo.role);
      if (CON_TEXTO.test(nodo.role ?? "")) {
        const texto = decir(nodo).replaceAll(/\s+/g, " ").trim();
        if (texto) textos.push({ papel: nodo.role!, texto });
      } else nodo.children?.forEach(recorrer);
    };
    recorrer(await pagina.getStructTree());
    sinLeer.push(...[...palabras.keys()].filter((id) => !leidos.has(id)));
  }
  return {
    info: info as { Title?: string; Language?: string },
    esUa: metadata.get("pdfuaid:part") as unknown,
    marcas: await documento.getMarkInfo(),
    paginas: documento.numPages,
    papeles,
    textos,
    artefactos: artefactos.replaceAll(/\s+/g, " "),
    /** Marked text outside the structure, which no reader says. */
    sinLeer,
  };
}
