import { beforeEach, describe, expect, it } from "vitest";
import { ADJUNTOS_POR_HOJA, BYTES_DE_ADJUNTO } from "../../../app/domain/reclamos/adjuntos/adjunto";
import type { Adjunto } from "../../../app/domain/reclamos/adjuntos/adjunto";
import type { HojaRegistrada } from "../../../app/domain/reclamos/registro";
import { jpeg, pdf } from "../../support/archivosHostiles";
import { unMiembro } from "../../support/equipo";
import { conReclamos, RED, unaHoja } from "../../support/reclamos";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";
import { dondeSeLee } from "../../support/volcado";

const mundo = await abrirMundo();
const { servicios, reloj, db } = mundo;
const { conFeriados, presentar } = conReclamos(mundo);
const { adjuntos, equipo } = servicios.reclamos;
beforeEach(conFeriados);

const UN_DIA = 24 * 60;
const adjuntar = (hoja: HojaRegistrada, bytes: Uint8Array | null, nombre = "recibo.pdf", red = RED) =>
  adjuntos.adjuntar({ hoja, archivo: { nombre, bytes }, red });
const otroPdf = () => pdf(crypto.randomUUID());
const leidos = async ({ idAdjunto, trozos }: Adjunto, de = servicios) => {
  const partes = await aLaVez(trozos, (indice) => de.reclamos.adjuntos.trozo(idAdjunto, indice + 1));
  return Buffer.concat(partes.map((parte) => parte!));
};

describe("the attachments of a complaint", () => {
  it("are kept in encrypted pieces of at most 256 kB, and read whole by another process", async () => {
    const hoja = await presentar();
    const relleno = Buffer.alloc(BYTES_DE_ADJUNTO - 1000, "así pasó ");
    const grande = Buffer.concat([pdf().subarray(0, 9), relleno, pdf("/Fin")]);
    const guardado = valor(await adjuntar(hoja, grande, "mi análisis.pdf"));
    expect(guardado).toMatchObject({ nombre: "mi análisis.pdf", tipo: "application/pdf" });
    const { services: otro } = await mundo.otroProceso();
    const [leido] = await otro.reclamos.adjuntos.deLaHoja(hoja.idHoja);
    expect(leido).toMatchObject({ nombre: "mi análisis.pdf", bytes: grande.length });
    expect((await leidos(leido!, otro)).equals(grande)).toBe(true);
    const trozos = await db.selectFrom("trozos_de_adjunto").select("cerrado").execute();
    expect(Math.max(...trozos.map(({ cerrado }) => cerrado.length))).toBeLessThanOrEqual(256 * 1024);
    expect(await dondeSeLee(db, ["mi análisis", "así pasó"])).toEqual([]);
  });

  it("are five at most, also when two tabs add the fifth at once", async () => {
    const hoja = await presentar();
    for (let orden = 1; orden < ADJUNTOS_POR_HOJA; orden++) valor(await adjuntar(hoja, otroPdf()));
    const resultados = await aLaVez(3, () => adjuntar(hoja, otroPdf()));
    expect(resultados.map(rechazo).sort()).toEqual(["aceptado", "adjuntos-completos", "adjuntos-completos"]);
    const guardados = await adjuntos.deLaHoja(hoja.idHoja);
    expect(guardados.map(({ orden }) => orden)).toEqual([1, 2, 3, 4, 5]);
  });

  it("take the same file once, from two presses and again later", async () => {
    const hoja = await presentar();
    const foto = await jpeg();
    const hechos = [...(await aLaVez(2, () => adjuntar(hoja, foto))), await adjuntar(hoja, foto, "otra.jpg")];
    expect(new Set(hechos.map((hecho) => valor(hecho).idAdjunto)).size).toBe(1);
  });

  it("belong to one sheet: another sheet has none of them", async () => {
    const [mia, ajena] = [await presentar(), await presentar()];
    valor(await adjuntar(mia, otroPdf()));
    expect(await adjuntos.deLaHoja(ajena.idHoja)).toEqual([]);
  });

  it("are refused once the sheet is answered, also to a page that was open before", async () => {
    const hoja = await presentar();
    const ana = await unMiembro(mundo, "reclamos");
    valor(await adjuntar(hoja, otroPdf()));
    valor(await equipo.responder(ana, { ...hoja, texto: "Le devolvimos S/ 80.00." }));
    expect(rechazo(await adjuntar(hoja, otroPdf()))).toBe("reclamo-cerrado");
    expect(await adjuntos.deLaHoja(hoja.idHoja)).toHaveLength(1);
  });

  it("keep nothing of a refused file: too large, of another type, infected or not scanned", async () => {
    const hoja = await presentar();
    expect(rechazo(await adjuntar(hoja, null))).toBe("adjunto-grande");
    expect(rechazo(await adjuntar(hoja, Buffer.from("MZ")))).toBe("adjunto-de-otro-tipo");
    for (const [escanerDeAdjuntos, esperado] of [
      [async () => "infectado" as const, "adjunto-peligroso"],
      [() => Promise.reject(new Error("no answer")), "adjunto-sin-revisar"],
    ] as const) {
      const { services } = await mundo.otroProceso({ escanerDeAdjuntos });
      const archivo = { nombre: "recibo.pdf", bytes: otroPdf() };
      expect(rechazo(await services.reclamos.adjuntos.adjuntar({ hoja, archivo, red: RED }))).toBe(esperado);
    }
    expect(await db.selectFrom("trozos_de_adjunto").select("id_trozo").execute()).toEqual([]);
  });

  it("are tried at most 30 times a day for one sheet, and 60 from one address", async () => {
    const hoja = await presentar();
    const mal = Buffer.from("MZ");
    const intentar = async (una: HojaRegistrada, veces: number, red: string) => {
      const vistos: string[] = [];
      for (let vez = 0; vez < veces; vez++) vistos.push(rechazo(await adjuntar(una, mal, "a", red)));
      return vistos.filter((visto) => visto === "adjunto-de-otro-tipo").length;
    };
    expect(await intentar(hoja, 31, "203.0.113.20")).toBe(30);
    expect(await intentar(await presentar(), 30, "203.0.113.20")).toBe(29);
    reloj.avanzar(UN_DIA + 1);
    expect(rechazo(await adjuntar(hoja, otroPdf()))).toBe("aceptado");
  });

  it("end with the text of their sheet, two years after its answer", async () => {
    const hoja = await presentar();
    const ana = await unMiembro(mundo, "reclamos");
    valor(await adjuntar(hoja, otroPdf()));
    valor(await equipo.responder(ana, { ...hoja, texto: "Le devolvimos S/ 80.00." }));
    reloj.avanzar(24 * 30 * UN_DIA);
    await mundo.job("anonimizar-hojas");
    expect(await adjuntos.deLaHoja(hoja.idHoja)).toHaveLength(1);
    reloj.avanzar(3 * 31 * UN_DIA);
    await mundo.job("anonimizar-hojas");
    for (const tabla of ["adjuntos_de_reclamo", "trozos_de_adjunto"] as const)
      expect(await db.selectFrom(tabla).select("id_adjunto").execute(), tabla).toEqual([]);
  });

  it("are opened by the role Reclamos alone, and each time is a line of the registro", async () => {
    const { idPersona } = await mundo.persona();
    const hoja = await presentar(unaHoja(), idPersona);
    const { idAdjunto } = valor(await adjuntar(hoja, otroPdf()));
    const ana = await unMiembro(mundo, "reclamos");
    const otro = await unMiembro(mundo, "atencion");
    expect(rechazo(await equipo.abrirAdjunto(otro, hoja, idAdjunto))).toBe("sin-derecho");
    const ajena = await presentar();
    expect(rechazo(await equipo.abrirAdjunto(ana, ajena, idAdjunto))).toBe("hoja-no-existe");
    expect(valor(await equipo.abrirAdjunto(ana, hoja, idAdjunto)).nombre).toBe("recibo.pdf");
    const lineas = await db
      .selectFrom("registro_de_equipo")
      .select(["id_persona", "objeto"])
      .where("accion", "=", "abrio-adjunto")
      .where("id_cuenta", "in", [ana.idCuenta, otro.idCuenta])
      .execute();
    expect(lineas).toEqual([{ id_persona: idPersona, objeto: "000000001-2026" }]);
  });
});
