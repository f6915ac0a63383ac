import { beforeEach, describe, expect, it } from "vitest";
import type { Cartero } from "../../../app/domain/avisos/correo/enviarCorreos";
import { hojaEnPalabras } from "../../../app/domain/reclamos/enPalabras";
import { papelDe } from "../../../app/domain/reclamos/papel";
import { NoDisponible } from "../../../app/domain/shared/fallo";
import { abrirMundo, valor } from "../../support/servicios";
import { conReclamos, unaHoja } from "../../support/reclamos";
import { leerPdf } from "../../support/leerPdf";

type Entregado = Parameters<Cartero>[0];
const entregados: Entregado[] = [];
const mundo = await abrirMundo();
const { servicios, db } = mundo;
const cartero: Cartero = async (correo) => void entregados.push(correo);
const conCorreo = await mundo.otroProceso({ cartero });
const { conFeriados, presentar, llaveDe, acts } = conReclamos(mundo);
beforeEach(async () => {
  await conFeriados();
  entregados.length = 0;
});

const deLlave = async (hoja: Parameters<typeof llaveDe>[0]) =>
  (await servicios.reclamos.consultar.porLlave(llaveDe(hoja)))!;
const pdfDe = async (hoja: Parameters<typeof llaveDe>[0]) =>
  leerPdf(await servicios.reclamos.imprenta.imprimir(papelDe(await deLlave(hoja))!));
const sinEspacios = (texto: string) => texto.replaceAll(/\s+/g, " ").trim();

const sinBlancos = (texto: string) => texto.replaceAll(/\s/g, "");

describe("the sheet as PDF", () => {
  it("is tagged as PDF/UA, in the Spanish of Peru, with its title", async () => {
    const { info, esUa, marcas } = await pdfDe(await presentar());
    expect(esUa).toBe("1");
    expect(marcas).toMatchObject({ Marked: true });
    expect([info.Title, info.Language]).toEqual(["Hoja de Reclamación Nº 000000001-2026", "es-PE"]);
  });

  it("is drawn one at a time, and refused for a while when many wait", async () => {
    const papel = papelDe(await deLlave(await presentar()))!;
    const pedidas = Array.from({ length: 20 }, () => servicios.reclamos.imprenta.imprimir(papel));
    const hechas = await Promise.allSettled(pedidas);
    const rechazadas = hechas.filter((hecha) => hecha.status === "rejected");
    expect(rechazadas).toHaveLength(11);
    for (const { reason } of rechazadas) expect(reason).toBeInstanceOf(NoDisponible);
    expect((await servicios.reclamos.imprenta.imprimir(papel)).length).toBeGreaterThan(1000);
  });

  it("is read in the order of the norm: every field of the sheet, and then both notes", async () => {
    const registrada = await presentar();
    const { textos, papeles, sinLeer, artefactos } = await pdfDe(registrada);
    const { secciones, notas } = hojaEnPalabras(registrada)!;
    const esperados = secciones.flatMap(({ titulo, datos }, indice) => [
      { papel: indice === 0 ? "H1" : "H2", texto: titulo },
      ...datos.flatMap(([termino, valorDelCampo]) => [
        { papel: "Lbl", texto: termino },
        { papel: "LBody", texto: sinEspacios(valorDelCampo) },
      ]),
    ]);
    expect(textos).toEqual([...esperados, ...notas.map((texto) => ({ papel: "P", texto }))]);
    expect(textos.map(({ texto }) => texto)).toContain("Zoila Quispe Ñahui");
    expect(notas).toHaveLength(2);
    expect(papeles[0]).toBe("Root");
    expect(sinLeer).toEqual([]);
    expect(artefactos).toContain("página 1 de 1");
  });

  it("holds the longest sheet whole, over several pages", async () => {
    const detalle = {
      texto: "Me cobraron dos veces, señor. ".repeat(133).trim(),
      pedido: "Devuélvanme. ".repeat(150).trim(),
    };
    const { textos, paginas, artefactos } = await pdfDe(await presentar(unaHoja({ detalle })));
    expect(paginas).toBeGreaterThan(1);
    // A reader of PDF gives the end of a line no space.
    const todo = sinBlancos(textos.map(({ texto }) => texto).join(""));
    expect(todo).toContain(sinBlancos(detalle.texto));
    expect(todo).toContain(sinBlancos(detalle.pedido));
    expect(artefactos).toContain(`página ${paginas} de ${paginas}`);
  });

  it("shows a sign that its font lacks by its number, and lets none turn a line around", async () => {
    const detalle = { texto: "Mal 😀 漢 y \u202Egnp.exe", pedido: "" };
    const { textos } = await pdfDe(await presentar(unaHoja({ detalle })));
    const escrito = textos.map(({ texto }) => texto).join(" ");
    expect(escrito).toContain("Mal [U+1F600] [U+6F22] y ");
    expect(escrito).not.toContain("\u202E");
  });

  it("has the same bytes each time, and others once there is an answer", async () => {
    const registrada = await presentar();
    const imprimir = async () =>
      Buffer.from(await servicios.reclamos.imprenta.imprimir(papelDe(await deLlave(registrada))!));
    const antes = await imprimir();
    expect((await imprimir()).equals(antes)).toBe(true);
    const texto = "Te devolvimos el dinero el lunes.";
    valor(await acts.respuestasDeReclamo.responder({ operador: "ana", numero: 1, anio: 2026, texto }));
    const { textos } = await leerPdf(await imprimir());
    expect(textos.map((dicho) => dicho.texto)).toContain(texto);
  });
});

describe("the mails of a sheet", () => {
  const enviar = () => conCorreo.jobs.find(({ nombre }) => nombre === "enviar-correos")!.run();
  const aZoila = () => entregados.filter(({ para }) => para === "zoila@prueba.example");

  it("bring it as PDF: at once as registered, and later with the answer", async () => {
    await presentar();
    const texto = "Te devolvimos el dinero el lunes.";
    await enviar();
    valor(await acts.respuestasDeReclamo.responder({ operador: "ana", numero: 1, anio: 2026, texto }));
    await enviar();
    const [registro, respuesta] = aZoila().map(({ adjuntos }) => adjuntos![0]!);
    expect(registro).toMatchObject({ nombre: "hoja-000000001-2026.pdf", tipo: "application/pdf" });
    const dichos = async (adjunto: typeof registro) =>
      (await leerPdf(adjunto!.contenido as Uint8Array)).textos.map((dicho) => dicho.texto);
    expect(await dichos(registro)).toContain("Todavía no hay respuesta");
    expect(await dichos(respuesta)).toContain(texto);
  });

  it("keep no copy of it in the outbox", async () => {
    const { codigo } = await presentar();
    const { adjuntos } = await db
      .selectFrom("correos")
      .select("adjuntos")
      .where("para", "=", "zoila@prueba.example")
      .executeTakeFirstOrThrow();
    expect(JSON.parse(adjuntos!)).toEqual([
      {
        nombre: "hoja-000000001-2026.pdf",
        tipo: "application/pdf",
        clase: "hoja-de-reclamacion",
        id: codigo,
      },
    ]);
  });

  it("go without it when its sheet cannot be read any more", async () => {
    await presentar();
    await db.updateTable("hojas_de_reclamacion").set({ hoja_cerrada: "ilegible" }).execute();
    await enviar();
    expect(aZoila()).toHaveLength(1);
    expect(aZoila()[0]!.adjuntos).toEqual([]);
  });
});
