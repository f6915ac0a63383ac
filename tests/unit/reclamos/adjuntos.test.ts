import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { nombreDeAdjunto, RECHAZOS_DE_ADJUNTO } from "../../../app/domain/reclamos/adjuntos/adjunto";
import { makeRecibirAdjunto, type Escaner } from "../../../app/domain/reclamos/adjuntos/recibirAdjunto";
import { makeRevelar } from "../../../server/reclamos/adjuntos/fotos";
import { ETIQUETA, harmlessPhotos, jpeg, pdf, refusedFiles } from "../../support/archivosHostiles";

const REFUSED = await refusedFiles();
const PHOTOS = await harmlessPhotos();
const fallos: unknown[] = [];
const recibirCon = (escaner: Escaner | null) =>
  makeRecibirAdjunto({ escaner, revelar: makeRevelar(), alFallar: (error) => fallos.push(error) });
const recibir = recibirCon(null);

type Recibido = Awaited<ReturnType<typeof recibir>>;
const rechazo = (recibido: Recibido) => (recibido.ok ? "taken" : recibido.rechazo);
function valor(recibido: Recibido) {
  if (!recibido.ok) throw new Error(recibido.rechazo);
  return recibido.value;
}

describe("an attachment of a complaint", () => {
  it.each(REFUSED)("is refused in Spanish: %s", async (_, bytes, esperado) => {
    for (const nombre of ["foto.jpg", "recibo.pdf"])
      expect(rechazo(await recibir({ nombre, bytes }))).toBe(esperado);
    expect(RECHAZOS_DE_ADJUNTO[esperado as "adjunto-vacio"].mensaje).toMatch(/^\p{Lu}.*\.$/u);
  });

  it.each(PHOTOS)("is drawn again, and keeps nothing but its pixels: %s", async (_, bytes) => {
    const recibido = valor(await recibir({ nombre: "foto.png", bytes }));
    const { exif, icc, xmp, iptc, format, width } = await sharp(recibido.bytes).metadata();
    expect({ exif, icc, xmp, iptc, format }).toEqual({ format: "jpeg" });
    expect(width).toBeLessThanOrEqual(2000);
    expect(Buffer.from(recibido.bytes).toString("latin1")).not.toContain(ETIQUETA);
    expect(recibido).toMatchObject({ nombre: "foto.jpg", tipo: "image/jpeg" });
  });

  it("stays upright when its camera was held sideways", async () => {
    const de = sharp({ create: { width: 300, height: 200, channels: 3, background: "#fff" } });
    const girada = await de.withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { bytes } = valor(await recibir({ nombre: "a.jpg", bytes: girada }));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 200, height: 300 });
  });

  it("as a PDF keeps its bytes: it is only ever downloaded", async () => {
    const bytes = pdf("/OpenAction << /S /JavaScript /JS (app.alert(1)) >>");
    expect(valor(await recibir({ nombre: "recibo", bytes }))).toEqual({
      nombre: "recibo.pdf",
      tipo: "application/pdf",
      bytes,
    });
  });

  it("is refused when the scanner finds something, and when it cannot look", async () => {
    const bytes = await jpeg();
    expect(rechazo(await recibirCon(async () => "infectado")({ nombre: "a", bytes }))).toBe(
      "adjunto-peligroso",
    );
    const sordo = recibirCon(async () => {
      throw new Error("no answer");
    });
    expect(rechazo(await sordo({ nombre: "a", bytes }))).toBe("adjunto-sin-revisar");
    expect(fallos).toHaveLength(1);
    expect(valor(await recibirCon(async () => "limpio")({ nombre: "a", bytes })).tipo).toBe("image/jpeg");
  });
});

describe("the name of an attachment", () => {
  it.each([
    ["../../../etc/passwd", "passwd.pdf"],
    ["C:\\Windows\\system32\\recibo.pdf", "recibo.pdf"],
    ["recibo\u202Egpj.exe", "recibogpj.pdf"],
    ["recibo.pdf.exe", "recibo.pdf"],
    ["a\r\nset-cookie: x=1", "aset-cookie x=1.pdf"],
    ["nulo\0.pdf", "nulo.pdf"],
    ["", "adjunto.pdf"],
    ["....", "adjunto.pdf"],
    ['"><img src=x>', "img src=x.pdf"],
    [`${"ñ".repeat(300)}.pdf`, `${"ñ".repeat(80)}.pdf`],
  ])("of %j is %j", (escrito, esperado) => {
    expect(nombreDeAdjunto(escrito, "application/pdf")).toBe(esperado);
  });
});
