import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { aJson } from "../../../app/domain/cuentas/misDatos/copia";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { estadoEnPalabras } from "../../../app/domain/reclamos/enPalabras";
import { papelDe } from "../../../app/domain/reclamos/papel";
import { abrirMundo, rechazo, valor } from "../../support/servicios";
import { conReclamos, RED, unaHoja } from "../../support/reclamos";
import { dondeSeLee } from "../../support/volcado";

const LIBRO = "libro@prueba.example";
const CLAVE = "camino-de-prueba-24";
const mundo = await abrirMundo({
  reclamos: { regimen: "INDECOPI", plazoEnDias: 15, correo: LIBRO, establecimiento: "WEB-001" },
});
const { servicios, reloj, db, producto } = mundo;
const { acts } = producto;
const { conFeriados, presentar, llaveDe, filas } = conReclamos(mundo);
const { consultar } = servicios.reclamos;
beforeEach(conFeriados);

const lima = (texto: string) => new Date(`${texto}-05:00`);
const DE_ANA = { operador: "ana", numero: 1, anio: 2026 };
const TEXTO = "Le devolvimos los S/ 80.00 a su tarjeta.";
const responder = (texto = TEXTO) => acts.respuestasDeReclamo.responder({ ...DE_ANA, texto });
const corregir = (texto: string) => acts.respuestasDeReclamo.corregir({ ...DE_ANA, texto });
const correosPara = (para: string) =>
  db
    .selectFrom("correos")
    .select(["asunto", "texto"])
    .where("para", "=", para)
    .orderBy("creado_en")
    .execute();

describe("the answer to a sheet", () => {
  it("is one: the second is refused, also at the same moment", async () => {
    const una = await presentar();
    const dadas = await Promise.all([responder(), responder("Otra respuesta distinta.")]);
    expect(dadas.map(({ ok }) => ok).sort()).toEqual([false, true]);
    expect(rechazo(await responder("Y otra más, distinta."))).toBe("ya-respondida");
    const { hoja, respuestas } = (await consultar.porLlave(llaveDe(una)))!;
    expect([respuestas.length, hoja.respondidaEn]).toEqual([1, reloj.ahora]);
    expect((await correosPara("zoila@prueba.example")).at(-1)!.asunto).toBe("Respondimos a tu reclamo");
  });

  it("is corrected by a later line with its own date, and stays as it was", async () => {
    const una = await presentar();
    expect(rechazo(await corregir("Antes de tiempo, y sin respuesta."))).toBe("sin-respuesta");
    valor(await responder());
    reloj.avanzar(60);
    valor(await corregir("Fueron S/ 90.00, perdón."));
    const { respuestas } = (await consultar.porLlave(llaveDe(una)))!;
    expect(respuestas.map(({ texto }) => texto)).toEqual([TEXTO, "Fueron S/ 90.00, perdón."]);
    await expect(sql`update respuestas_de_reclamo set orden = 7`.execute(db)).rejects.toThrow("append-only");
    await expect(sql`delete from respuestas_de_reclamo`.execute(db)).rejects.toThrow("append-only");
  });

  it("that came late is said so, to the person and to an inspection, and on its last day it is not", async () => {
    reloj.ahora = lima("2026-11-20T09:00:00");
    const [puntual, tarde] = [await presentar(), await presentar()];
    reloj.ahora = lima("2026-12-15T23:59:59");
    valor(await responder());
    reloj.ahora = lima("2026-12-16T00:00:00");
    valor(await acts.respuestasDeReclamo.responder({ ...DE_ANA, numero: 2, texto: TEXTO }));
    const vista = async (una: typeof tarde) => (await consultar.porLlave(llaveDe(una)))!;
    const dicho = async (una: typeof tarde) => {
      const { hoja, respuestas } = await vista(una);
      const papel = papelDe({ hoja, respuestas })!;
      return [
        estadoEnPalabras(hoja, { respuestas, hoy: "2027-01-01" }),
        papel.secciones.at(-1)!.datos.at(-1)![1],
      ];
    };
    expect(await dicho(puntual)).toEqual([
      "Te respondimos el martes 15 de diciembre de 2026.",
      "Hasta el martes 15 de diciembre de 2026",
    ]);
    const FUERA = "Vencía el martes 15 de diciembre de 2026. Respondimos fuera de plazo.";
    expect(await dicho(tarde)).toEqual([
      "Te respondimos el miércoles 16 de diciembre de 2026, fuera de plazo: vencía el martes 15 de diciembre de 2026.",
      FUERA,
    ]);
    const enviados = (await correosPara("zoila@prueba.example")).filter(({ asunto }) =>
      asunto.startsWith("Respondimos"),
    );
    expect(enviados.map(({ texto }) => texto.includes(FUERA))).toEqual([false, true]);
    const csv = valor(await acts.libroDeReclamaciones.csv({ operador: "ana", anio: 2026 }));
    expect(csv).toMatch(/"2026-12-15","2026-12-15","No"/);
    expect(csv).toMatch(/"2026-12-15","2026-12-16","Sí"/);
  });

  it("is for the post when its person left no mail", async () => {
    await presentar(unaHoja({ contacto: { domicilio: "Jr. Unión 123", telefono: "", correo: "" } }));
    expect(await acts.libroDeReclamaciones.porResponder()).toMatchObject([{ porCarta: true }]);
    expect(valor(await responder())).toEqual({ hoja: "000000001-2026", porCorreo: false });
    const { pagina } = valor(await acts.libroDeReclamaciones.imprimir(DE_ANA));
    expect(pagina).toMatch(/^http:\/\/localhost:3000\/reclamo\/[0-9A-F]{16}\?llave=/);
  });
});

describe("the list of what waits", () => {
  it("has the first due first, and says what is overdue", async () => {
    reloj.ahora = lima("2026-11-20T09:00:00");
    await presentar();
    reloj.ahora = lima("2026-11-23T09:00:00");
    await presentar(unaHoja({ tipo: "queja" }));
    reloj.ahora = lima("2026-12-15T23:59:59");
    const estados = async () =>
      (await acts.libroDeReclamaciones.porResponder()).map(({ hoja, estado }) => [hoja, estado]);
    expect(await estados()).toEqual([
      ["000000001-2026", "en-plazo"],
      ["000000002-2026", "en-plazo"],
    ]);
    reloj.ahora = lima("2026-12-16T00:00:00");
    expect((await estados())[0]).toEqual(["000000001-2026", "vencido"]);
  });

  it("is mailed once a day from eight o'clock on, with what is due in three days and without names", async () => {
    reloj.ahora = lima("2026-11-20T09:00:00");
    await presentar();
    const avisos = async () =>
      (await correosPara(LIBRO)).filter(({ asunto }) => asunto.includes("por responder"));
    const alDia = async (momento: string) => {
      reloj.ahora = lima(momento);
      await mundo.job("avisar-vencimientos-de-reclamos");
      return (await avisos()).length;
    };
    expect(await alDia("2026-12-11T12:00:00")).toBe(0);
    expect(await alDia("2026-12-12T07:59:00")).toBe(0);
    expect(await alDia("2026-12-12T08:00:00")).toBe(1);
    expect(await alDia("2026-12-12T18:00:00")).toBe(1);
    expect(await alDia("2026-12-16T09:00:00")).toBe(2);
    const [primero, segundo] = await avisos();
    expect(primero!.texto).toContain("Nº 000000001-2026: Vence el martes 15 de diciembre de 2026");
    expect(segundo!.texto).toContain("Venció el martes 15 de diciembre de 2026");
    expect(primero!.texto).not.toContain("Zoila");
    valor(await responder());
    expect(await alDia("2026-12-17T09:00:00")).toBe(2);
  });

  it("leaves later sheets the day that a new regional holiday costs, and earlier ones theirs", async () => {
    reloj.ahora = lima("2026-10-05T09:00:00");
    const antes = await presentar();
    valor(await acts.feriados.poner({ operador: "ana", fecha: "2026-10-20", nombre: "Fiesta de la región" }));
    const despues = await presentar();
    expect([antes.venceEl, despues.venceEl]).toEqual(["2026-10-27", "2026-10-28"]);
    valor(await acts.feriados.quitar({ operador: "ana", fecha: "2026-10-20" }));
    expect((await presentar()).venceEl).toBe("2026-10-27");
    await conFeriados();
    expect(rechazo(await acts.feriados.quitar({ operador: "ana", fecha: "2026-10-21" }))).toBe(
      "no-es-feriado",
    );
  });
});

describe("a sheet for its person", () => {
  const pedir = (codigo: string, documento: string, red = RED) =>
    consultar.porDocumento({ codigo, documento, red });

  it("is shown by its code and the last signs of the document, or by the representative's", async () => {
    const representante = {
      ...{ nombre: "Rosa Ñahui", idTipoDocumento: 2, numeroDocumento: "09998877" },
      ...{ domicilio: "", telefono: "", correo: "" },
    };
    const consumidor = { ...unaHoja().consumidor, esMenor: true };
    const { codigo } = await presentar(unaHoja({ consumidor, representante }));
    expect(valor(await pedir(codigo.toLowerCase(), "3456")).hoja.codigo).toBe(codigo);
    expect(valor(await pedir(codigo, "40123456")).hoja.codigo).toBe(codigo);
    expect(valor(await pedir(codigo, "8877")).hoja.codigo).toBe(codigo);
  });

  it("is neither shown nor confirmed to a guess, and few guesses are heard", async () => {
    const { codigo } = await presentar();
    expect(rechazo(await pedir("0123456789ABCDEF", "3456"))).toBe("reclamo-no-encontrado");
    expect(rechazo(await pedir("nada", "3456"))).toBe("reclamo-no-encontrado");
    for (let vez = 0; vez < 10; vez++)
      expect(rechazo(await pedir(codigo, String(1000 + vez)))).toBe("reclamo-no-encontrado");
    expect(rechazo(await pedir(codigo, "3456"))).toBe("demasiadas-consultas");
    reloj.avanzar(24 * 60);
    expect((await pedir(codigo, "3456")).ok).toBe(true);
  });

  it("opens with its own signed link and with no other", async () => {
    const [una, otra] = [await presentar(), await presentar()];
    expect((await consultar.porLlave(llaveDe(una)))!.hoja.codigo).toBe(una.codigo);
    const firma = llaveDe(otra).split(".")[1];
    expect(await consultar.porLlave(`${una.codigo}.${firma}`)).toBeNull();
    expect(await consultar.porLlave(una.codigo)).toBeNull();
  });
});

describe("a sheet after its time", () => {
  it("loses its text 25 months after its last line, and keeps its number", async () => {
    await presentar();
    await presentar();
    valor(await responder());
    const enMeses = async (momento: string) => {
      reloj.ahora = lima(momento);
      await mundo.job("anonimizar-hojas");
      return (await filas()).map(({ hoja_cerrada }) => hoja_cerrada !== null);
    };
    reloj.ahora = lima("2027-01-10T09:00:00");
    valor(await corregir("Una corrección más tarde."));
    expect(await enMeses("2029-02-09T23:59:00")).toEqual([true, true]);
    // The sheet without an answer stays until it has one.
    expect(await enMeses("2029-02-11T00:01:00")).toEqual([false, true]);
    expect(rechazo(await corregir("Otra, ya sin hoja que corregir."))).toBe("hoja-anonimizada");
    const csv = valor(await acts.libroDeReclamaciones.csv({ operador: "ana", anio: 2026 }));
    expect(csv).toContain("000000001-2026");
    expect(csv.match(/Zoila/g)).toHaveLength(1);
  });

  it("goes to an inspection as CSV, in order, and no cell of it is a formula", async () => {
    await presentar(unaHoja({ detalle: { texto: '=HYPERLINK("http://malo")', pedido: "" } }));
    await presentar();
    const operador = crypto.randomUUID();
    const csv = valor(await acts.libroDeReclamaciones.csv({ operador, anio: 2026 }));
    expect(
      await db
        .selectFrom("registro_de_equipo")
        .select(["accion", "objeto", "motivo"])
        .where("actor", "=", `maquina:${operador}`)
        .execute(),
    ).toEqual([{ accion: "exporto-reclamos", objeto: "2026", motivo: "2 hojas" }]);
    expect(csv.indexOf("000000001-2026")).toBeLessThan(csv.indexOf("000000002-2026"));
    expect(csv).not.toMatch(/(^|[,;"])=HYPERLINK/m);
  });
});

describe("a sheet of somebody with an account", () => {
  it("is in the copy of their data, and stays without them when they leave", async () => {
    const { idPersona } = await mundo.persona();
    await presentar(unaHoja(), idPersona);
    valor(await responder());
    const copia = aJson(await servicios.cuentas.verMisDatos({ idPersona, canal: "web", accion: "copia" }));
    expect(JSON.stringify(copia.datos.hojas_de_reclamacion)).toContain("La sesión no se hizo");
    expect(JSON.stringify(copia.datos.respuestas_de_reclamo)).toContain(TEXTO);
    await db.deleteFrom("personas_de_reclamo").where("id_persona", "=", idPersona).execute();
    expect(await filas()).toHaveLength(1);
    await db.deleteFrom("correos").execute();
    expect(await dondeSeLee(db, ["La sesión no se hizo"])).toEqual([]);
  });

  it("stays after the deletion of the account, without a way to it, and the last mail says so", async () => {
    const { idPersona, email } = await mundo.persona({ claveHash: await cifrarClave(CLAVE) });
    const una = await presentar(unaHoja(), idPersona);
    const prueba = { idPersona, idAcceso: "ninguno", canal: "web", clave: CLAVE } as const;
    valor(await servicios.cuentas.pedirEliminacion(prueba));
    reloj.avanzar(7 * 24 * 60);
    await mundo.job("eliminar-cuentas");
    const { hoja } = (await consultar.porLlave(llaveDe(una)))!;
    expect(hoja.contenido!.hoja.consumidor.nombre).toContain("Zoila");
    expect(await db.selectFrom("personas_de_reclamo").selectAll().execute()).toEqual([]);
    const despedida = (await correosPara(email)).at(-1)!;
    expect(despedida.asunto).toBe("Eliminamos tu cuenta");
    expect(despedida.texto).toContain("Si presentaste reclamos o quejas, sus hojas quedan al menos dos años");
    expect(despedida.texto).not.toContain("lo único que queda con tu nombre y tu documento, cifrados");
  });
});
