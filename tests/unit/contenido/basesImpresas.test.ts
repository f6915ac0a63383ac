import { readdirSync, readFileSync } from "node:fs";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { documentoPedido } from "../../../app/domain/consentimientos/documentos";
import { POLITICAS } from "../../../server/seed/contenido/politicas/politicas";
import { BASES_IMPRESAS } from "../../medios/imprenta/basesImpresas";

const CARPETA = "public/documentos";
const sinEspacios = (texto: string) => texto.replaceAll(/\s|\*|#|^- /gm, "");

describe("the rules of the draw on paper", () => {
  it("are there for each version that people have been asked for, and no other file is", () => {
    const versiones = POLITICAS.filter(({ codigo }) => codigo === "BASES").map(({ version }) => version);
    expect(readdirSync(CARPETA).toSorted()).toEqual(
      versiones.map((version) => `bases-del-sorteo-${version}.pdf`).toSorted(),
    );
    expect([...BASES_IMPRESAS.keys()].map(documentoPedido)).toEqual(
      [...BASES_IMPRESAS.keys()].map((ruta) => ({
        titulo: "Bases del sorteo",
        ruta,
        esPdf: true,
        esArchivo: true,
      })),
    );
  });

  it.each([...BASES_IMPRESAS])(
    "%s says its version and every sentence of its text",
    async (direccion, texto) => {
      const documento = await getDocumentProxy(new Uint8Array(readFileSync(`public${direccion}`)));
      const impreso = sinEspacios((await extractText(documento, { mergePages: true })).text);
      expect(impreso).toContain(sinEspacios(`Versión ${texto.version}`));
      for (const parrafo of texto.contenido.split("\n").filter(Boolean)) {
        expect(impreso).toContain(sinEspacios(parrafo.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1")));
      }
    },
  );
});
