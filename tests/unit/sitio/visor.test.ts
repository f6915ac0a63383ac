import { describe, expect, it, vi } from "vitest";
import { loader } from "../../../app/features/sitio/documentos/visor.route";

vi.mock("../../../app/services.server", () => ({
  services: { contenido: { porUrl: () => Promise.resolve(null) } },
}));

const BASES = "/documentos/bases-del-sorteo-2026-11.pdf";
const HOJA = "/medios/0123456789abcdef/herramientas/diario.pdf";

async function verDocumento(documento: string, archivos: readonly string[]) {
  const request = new Request(`https://origen.invalid/visor?${new URLSearchParams({ documento })}`);
  const context = { hayArchivo: (ruta: string) => Promise.resolve(archivos.includes(ruta)) };
  try {
    return await loader({ request, context, params: {} });
  } catch (error) {
    if (error instanceof Response) return error.status;
    throw error;
  }
}

describe("the viewer", () => {
  it.each([BASES, HOJA])("frames %s while the file is there, and is a 404 when it is not", async (ruta) => {
    expect(await verDocumento(ruta, [ruta])).toMatchObject({ ruta, esPdf: true });
    expect(await verDocumento(ruta, [])).toBe(404);
  });

  it("frames a text of ours, which is no file", async () => {
    expect(await verDocumento("terminos", [])).toMatchObject({ ruta: "/terminos-y-condiciones" });
  });

  it("is a 404 for the sheet of a tool that does not exist", async () => {
    expect(await verDocumento("/herramienta/nada/descarga", [])).toBe(404);
  });
});
