import { describe, expect, it, beforeEach } from "vitest";
import { ROLES } from "../../../app/domain/equipo/derechos/derechos";
import type { Miembro } from "../../../app/domain/equipo/derechos/exigir";
import type { FiltroDeLibro } from "../../../app/domain/reclamos/enEquipo";
import { estadoEnPalabras } from "../../../app/domain/reclamos/enPalabras";
import { papelDe } from "../../../app/domain/reclamos/papel";
import { fechaDe } from "../../../app/domain/shared/fechas";
import { makeTextosDeLibro } from "../../../server/reclamos/hojas/closed";
import { unMiembro } from "../../support/equipo";
import { conReclamos, RED, unaHoja } from "../../support/reclamos";
import { abrirMundo, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, reloj, db, producto } = mundo;
const { conFeriados, presentar } = conReclamos(mundo);
beforeEach(conFeriados);

const lima = (texto: string) => new Date(`${texto}-05:00`);
const correosDe = (para: string) =>
  db.selectFrom("correos").select("asunto").where("para", "=", para).execute();
const TEXTO = "Le devolvimos los S/ 80.00 a su tarjeta.";

describe("the book on the site of the staff", () => {
  const { equipo } = servicios.reclamos;
  const LUGAR = { numero: 1, anio: 2026 };
  const lineas = (accion: string, ...quienes: Miembro[]) =>
    db
      .selectFrom("registro_de_equipo")
      .selectAll()
      .where("accion", "=", accion)
      .where(
        "id_cuenta",
        "in",
        quienes.map(({ idCuenta }) => idCuenta),
      )
      .execute();

  it("is for the role Reclamos alone", async () => {
    await presentar();
    for (const rol of ROLES.filter((uno) => uno !== "reclamos")) {
      const otro = await unMiembro(mundo, rol);
      expect(rechazo(await equipo.listar(otro, { filtro: "todos", antesDe: null })), rol).toBe("sin-derecho");
      expect(rechazo(await equipo.ver(otro, LUGAR)), rol).toBe("sin-derecho");
      expect(rechazo(await equipo.imprimir(otro, LUGAR)), rol).toBe("sin-derecho");
      for (const acto of ["responder", "corregir", "entregar"] as const)
        expect(rechazo(await equipo[acto](otro, { ...LUGAR, texto: TEXTO })), rol).toBe("sin-derecho");
      expect(await equipo.esperas(otro)).toEqual([]);
      expect(await lineas("vio-reclamo", otro)).toEqual([]);
    }
  });

  it("names no person in its list, and says whose sheet was seen and how its term stood", async () => {
    const { idPersona } = await mundo.persona();
    await presentar(unaHoja(), idPersona);
    const ana = await unMiembro(mundo, "reclamos");
    const { hojas } = valor(await equipo.listar(ana, { filtro: "por-responder", antesDe: null }));
    expect(hojas).toMatchObject([{ numero: "000000001-2026", estado: "en-plazo", porCarta: false }]);
    expect(JSON.stringify(hojas)).not.toContain("Zoila");
    expect(valor(await equipo.ver(ana, LUGAR)).hoja.contenido!.hoja.consumidor.nombre).toContain("Zoila");
    expect(await lineas("vio-reclamo", ana)).toMatchObject([
      {
        ...{ id_cuenta: ana.idCuenta, roles: "reclamos", id_persona: idPersona, objeto: "000000001-2026" },
        motivo: expect.stringContaining("En plazo") as string,
      },
    ]);
    expect(await servicios.cuentas.verAccesosADatos(idPersona)).toContainEqual(
      expect.objectContaining({ accion: "reclamo-leido", actor: "soporte" }),
    );
  });

  it("takes one answer of two people, and the same press twice as one", async () => {
    await presentar();
    const [ana, luz] = [await unMiembro(mundo, "reclamos"), await unMiembro(mundo, "reclamos")];
    const dadas = await Promise.all([
      equipo.responder(ana, { ...LUGAR, texto: TEXTO }),
      equipo.responder(luz, { ...LUGAR, texto: "Otra respuesta distinta." }),
      equipo.responder(ana, { ...LUGAR, texto: TEXTO }),
    ]);
    const escritas = valor(await equipo.ver(ana, LUGAR)).respuestas;
    expect(escritas).toHaveLength(1);
    expect(dadas.filter(({ ok }) => !ok).map(rechazo)).toSatisfy((dichos: string[]) =>
      dichos.every((dicho) => dicho === "ya-respondida"),
    );
    expect(
      (await correosDe("zoila@prueba.example")).filter(({ asunto }) => asunto.includes("Respondimos")),
    ).toHaveLength(1);
    expect(await lineas("respondio-reclamo", ana, luz)).toHaveLength(1);
    const notas = Array.from({ length: 3 }, (_, vez) => ({ ...LUGAR, texto: `Corrección número ${vez}.` }));
    for (const nota of await Promise.all(notas.map((nota) => equipo.corregir(ana, nota)))) valor(nota);
    expect(valor(await equipo.ver(ana, LUGAR)).respuestas.map(({ orden }) => orden)).toEqual([1, 2, 3, 4]);
  });

  it("asks for a code in the form of each line, and not before a look", async () => {
    await presentar();
    const ana = await unMiembro(mundo, "reclamos");
    // The cookie of a member who gave a code a moment ago, in the hands of somebody else.
    const ladron = { ...ana, dioCodigo: false };
    const linea = { ...LUGAR, texto: TEXTO };
    valor(await equipo.ver(ladron, LUGAR));
    expect(rechazo(await equipo.responder(ladron, linea))).toBe("prueba-vencida");
    valor(await equipo.responder(ana, linea));
    for (const acto of ["corregir", "entregar"] as const)
      expect(rechazo(await equipo[acto](ladron, linea)), acto).toBe("prueba-vencida");
  });

  it("opens thirty sheets in an hour, and asks why for another one", async () => {
    const ana = await unMiembro(mundo, "reclamos");
    for (let vez = 0; vez < 32; vez++) await presentar();
    const deLibro = (numero: number) => ({ ...LUGAR, numero });
    for (let numero = 1; numero <= 30; numero++) valor(await equipo.ver(ana, deLibro(numero)));
    valor(await equipo.responder(ana, { ...deLibro(31), texto: TEXTO }));
    for (const abrir of ["ver", "imprimir"] as const)
      expect(rechazo(await equipo[abrir](ana, deLibro(31))), abrir).toBe("falta-motivo");
    // Each look is a line, and a refused one is none.
    expect(await lineas("vio-reclamo", ana)).toHaveLength(30);
    valor(await equipo.ver(ana, deLibro(31), "La persona llamó hoy"));
    expect((await lineas("vio-reclamo", ana)).map(({ objeto, motivo }) => [objeto, motivo])).toContainEqual([
      "000000031-2026",
      "La persona llamó hoy · Ya respondida",
    ]);
    valor(await equipo.imprimir(ana, deLibro(31)));
    // A sheet of some hours ago stays open, so that a text is not lost.
    valor(await equipo.ver(ana, deLibro(1)));
    expect(rechazo(await equipo.ver(ana, deLibro(32)))).toBe("falta-motivo");
    valor(await equipo.ver(await unMiembro(mundo, "reclamos"), deLibro(32)));
    valor(await producto.acts.libroDeReclamaciones.ver({ operador: "ana", ...deLibro(32) }));
    reloj.avanzar(61);
    valor(await equipo.ver(ana, deLibro(32)));
  });

  it("takes three corrections of a sheet a day, also at the same moment, and more the next day", async () => {
    reloj.ahora = lima("2026-11-20T23:00:00");
    await presentar();
    const ana = await unMiembro(mundo, "reclamos");
    valor(await equipo.responder(ana, { ...LUGAR, texto: TEXTO }));
    const corregir = (vez: number) =>
      equipo.corregir(ana, { ...LUGAR, texto: `Corrección número ${vez}, con su fecha.` });
    const dadas = await Promise.all([1, 2, 3, 4].map(corregir));
    expect(dadas.flatMap((dada) => (dada.ok ? [] : [rechazo(dada)]))).toEqual(["demasiadas-correcciones"]);
    reloj.ahora = lima("2026-11-20T23:59:59");
    expect(rechazo(await corregir(5))).toBe("demasiadas-correcciones");
    reloj.ahora = lima("2026-11-21T00:00:00");
    valor(await corregir(5));
  });

  it("gives a person without mail a paper, and keeps how it was delivered", async () => {
    reloj.ahora = lima("2026-11-30T10:00:00");
    const contacto = { domicilio: "Jr. Unión 123", telefono: "", correo: "" };
    const { codigo } = await presentar(unaHoja({ contacto }));
    const ana = await unMiembro(mundo, "reclamos");
    const entrega = { ...LUGAR, texto: "Olva, guía 123.", entregadaEl: "2026-12-02" };
    expect(rechazo(await equipo.imprimir(ana, LUGAR))).toBe("sin-respuesta");
    expect(rechazo(await equipo.entregar(ana, entrega))).toBe("sin-respuesta");
    const respuesta = { ...LUGAR, texto: TEXTO, constancia: "Le llamé el lunes." };
    expect(valor(await equipo.responder(ana, respuesta))).toMatchObject({ porCorreo: false });
    valor(await equipo.imprimir(ana, LUGAR));
    const leida = async () => {
      const consulta = { codigo, documento: "40123456", red: RED };
      const { hoja, respuestas } = valor(await servicios.reclamos.consultar.porDocumento(consulta));
      const papel = JSON.stringify(papelDe({ hoja, respuestas }));
      return { papel, estado: estadoEnPalabras(hoja, { respuestas, hoy: fechaDe(reloj.ahora) }), respuestas };
    };
    // Written and not yet in the hands of the person: neither side says more.
    const ESCRITA = "Escribimos tu respuesta el lunes 30 de noviembre de 2026.";
    expect((await leida()).estado).toBe(`${ESCRITA} Va por carta a tu domicilio.`);
    const carta = { texto: "Cartas de reclamos por entregar", href: "/equipo/reclamos?estado=cartas" };
    expect(await equipo.esperas(ana)).toEqual([{ ...carta, cuantas: 1 }]);
    const cartas = async () => valor(await equipo.listar(ana, { filtro: "cartas", antesDe: null })).hojas;
    expect(await cartas()).toMatchObject([{ numero: "000000001-2026", porEntregarDesde: reloj.ahora }]);

    reloj.ahora = lima("2026-12-03T10:00:00");
    for (const entregadaEl of ["2026-11-29", "2026-12-04", null])
      expect(rechazo(await equipo.entregar(ana, { ...entrega, entregadaEl }))).toBe("dia-de-entrega");
    valor(await equipo.entregar(ana, entrega));
    const { respuestas } = valor(await equipo.ver(ana, LUGAR));
    expect(respuestas.map(({ clase, constancia, entregadaEl }) => [clase, constancia, entregadaEl])).toEqual([
      ["respuesta", "Le llamé el lunes.", null],
      ["entrega", null, "2026-12-02"],
    ]);
    // The text of the note is for the file: the person reads the answer and the day.
    const suya = await leida();
    expect(suya.respuestas.map(({ clase }) => clase)).toEqual(["respuesta"]);
    expect(suya.estado).toBe(`${ESCRITA} La carta llegó el miércoles 2 de diciembre de 2026.`);
    expect(suya.papel).toContain("Llegó el miércoles 2 de diciembre de 2026");
    expect(suya.papel).not.toContain("Olva");
    for (const accion of ["imprimio-respuesta", "anoto-entrega"])
      expect(await lineas(accion, ana)).toHaveLength(1);
    expect(await db.selectFrom("correos").select("para").execute()).toEqual([]);
    expect([await cartas(), await equipo.esperas(ana)]).toEqual([[], []]);

    // A correction is posted too.
    valor(await equipo.corregir(ana, { ...LUGAR, texto: "Fueron S/ 90.00, perdón." }));
    expect(await equipo.esperas(ana)).toEqual([{ ...carta, cuantas: 1 }]);
    expect((await leida()).respuestas.map(({ entregadaEl }) => entregadaEl)).toEqual(["2026-12-02", null]);
  });

  it("says that a letter came after the term, though it was written within it", async () => {
    reloj.ahora = lima("2026-11-20T09:00:00");
    const contacto = { domicilio: "Jr. Unión 123", telefono: "", correo: "" };
    const { codigo } = await presentar(unaHoja({ contacto }));
    const ana = await unMiembro(mundo, "reclamos");
    reloj.ahora = lima("2026-12-15T18:00:00");
    valor(await equipo.responder(ana, { ...LUGAR, texto: TEXTO }));
    reloj.ahora = lima("2026-12-18T18:00:00");
    valor(await equipo.entregar(ana, { ...LUGAR, texto: "La recibió ella.", entregadaEl: "2026-12-17" }));
    const consulta = { codigo, documento: "40123456", red: RED };
    const { hoja, respuestas } = valor(await servicios.reclamos.consultar.porDocumento(consulta));
    expect(estadoEnPalabras(hoja, { respuestas, hoy: "2026-12-18" })).toBe(
      "Escribimos tu respuesta el martes 15 de diciembre de 2026. La carta llegó el jueves 17 de diciembre de 2026, después del plazo, que vencía el martes 15 de diciembre de 2026.",
    );
  });

  it("is in the copy of the person's data with its answer", async () => {
    const { idPersona } = await mundo.persona();
    await presentar(unaHoja(), idPersona);
    valor(await equipo.responder(await unMiembro(mundo, "reclamos"), { ...LUGAR, texto: TEXTO }));
    const copia = await servicios.cuentas.verMisDatos({ idPersona, canal: "web", accion: "descarga" });
    expect(JSON.stringify(copia)).toContain(TEXTO);
    expect(JSON.stringify(copia)).not.toContain("Todavía no hay respuesta");
  });

  it("counts in Hoy what waits and what is overdue, and pages through the whole book", async () => {
    reloj.ahora = lima("2026-11-20T09:00:00");
    for (let vez = 0; vez < 27; vez++) await presentar();
    valor(await producto.acts.respuestasDeReclamo.responder({ ...LUGAR, operador: "ana", texto: TEXTO }));
    reloj.ahora = lima("2026-12-16T00:00:00");
    await presentar();
    const ana = await unMiembro(mundo, "reclamos");
    // Each sheet counts once: an overdue one is not in the second number.
    expect(await equipo.esperas(ana)).toEqual([
      { texto: "Reclamos vencidos", href: "/equipo/reclamos?estado=vencidos", cuantas: 26 },
      { texto: "Reclamos por responder en plazo", href: "/equipo/reclamos", cuantas: 1 },
    ]);
    const numeros = async (filtro: FiltroDeLibro, antesDe: string | null = null) => {
      const { hojas, siguiente } = valor(await equipo.listar(ana, { filtro, antesDe }));
      return { numeros: hojas.map(({ numero }) => Number(numero.slice(0, 9))), siguiente };
    };
    expect(await numeros("respondidos")).toEqual({ numeros: [1], siguiente: null });
    const primera = await numeros("todos");
    expect([primera.numeros.length, primera.numeros[0]]).toEqual([25, 28]);
    expect(await numeros("todos", primera.siguiente)).toEqual({ numeros: [3, 2, 1], siguiente: null });
    expect((await numeros("todos", "nada")).numeros).toHaveLength(25);
    expect((await numeros("vencidos")).numeros).toHaveLength(26);
  });

  it("reads a line of the version before, which had the text alone", async () => {
    const { idHoja } = await presentar();
    const textos = makeTextosDeLibro("respuestas-de-prueba", "respuestasDeReclamo");
    const { cerrado, huella } = textos.cerrar("Una respuesta de antes.", "vieja");
    await db
      .insertInto("respuestas_de_reclamo")
      .values({
        ...{ id_respuesta: "vieja", id_hoja: idHoja, orden: 1, huella, texto_cerrado: cerrado },
        escrita_en: reloj.ahora.toISOString(),
      })
      .execute();
    expect(valor(await equipo.ver(await unMiembro(mundo, "reclamos"), LUGAR)).respuestas).toMatchObject([
      { clase: "respuesta", texto: "Una respuesta de antes.", constancia: null },
    ]);
  });
});
