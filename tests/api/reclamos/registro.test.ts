import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { copiasEnPalabras } from "../../../app/features/reclamos/hoja/copias";
import { abrirMundo, rechazo, valor } from "../../support/servicios";
import { conReclamos, RED, unaHoja } from "../../support/reclamos";
import { dondeSeLee } from "../../support/volcado";

const mundo = await abrirMundo({
  reclamos: {
    regimen: "INDECOPI",
    plazoEnDias: 15,
    correo: "libro@prueba.example",
    establecimiento: "WEB-001",
  },
});
const { servicios, reloj, db } = mundo;
const { conFeriados, intencion, presentar, filas } = conReclamos(mundo);
const { borradores, registrar } = servicios.reclamos;
beforeEach(conFeriados);

const lima = (texto: string) => new Date(`${texto}-05:00`);
const correos = () =>
  db.selectFrom("correos").select(["para", "texto", "asunto", "secreto"]).orderBy("para").execute();

describe("a sheet of the complaints book", () => {
  it("gets the next number, the hour of Lima, and the day by which it is answered", async () => {
    reloj.ahora = lima("2026-12-21T10:05:07");
    const una = await presentar();
    expect(una).toMatchObject({
      numero: 1,
      anio: 2026,
      venceEl: "2027-01-13",
      plazoEnDias: 15,
      regimen: "INDECOPI",
    });
    expect(await presentar()).toMatchObject({ numero: 2, anio: 2026 });
    const [suyo] = (await correos()).filter(({ para }) => para === "zoila@prueba.example");
    expect(suyo!.texto).toContain("lunes 21 de diciembre de 2026, 10:05:07 (hora de Perú)");
    expect(suyo!.texto).toContain("Nº 000000001-2026");
    expect(suyo!.texto).toContain("no impide acudir a otras vías");
    expect(suyo!.texto).toContain("quince (15) días hábiles");
    expect(suyo!.secreto).toBe(1);
  });

  it("belongs to the year of Lima: the last second of one, the first second of the next", async () => {
    reloj.ahora = lima("2026-12-31T23:59:59");
    expect(await presentar()).toMatchObject({ numero: 1, anio: 2026, venceEl: "2027-01-22" });
    reloj.ahora = lima("2027-01-01T00:00:00");
    expect(await presentar()).toMatchObject({ numero: 1, anio: 2027, venceEl: "2027-01-22" });
  });

  it("tells the mailbox of the book of it, and nothing of its person", async () => {
    await presentar();
    const [delLibro] = (await correos()).filter(({ para }) => para === "libro@prueba.example");
    expect(delLibro).toMatchObject({ asunto: "Hoja 000000001-2026: Reclamo" });
    expect(delLibro!.texto).not.toMatch(/Zoila|40123456|cobraron/);
    // Its readers have a page: they need no command line.
    expect(delLibro!.texto).toContain("http://localhost:3001/equipo/reclamos/000000001-2026");
    expect(delLibro!.texto).not.toContain("ops ");
  });

  it("says who got no copy: an address gets ten a day, and each of a sheet for itself", async () => {
    const representante = {
      ...{ nombre: "Rosa Ñahui", idTipoDocumento: 2, numeroDocumento: "09998877" },
      ...{ domicilio: "", telefono: "", correo: "rosa@prueba.example" },
    };
    for (let vez = 0; vez < 10; vez++)
      expect(copiasEnPalabras((await presentar()).contenido)).toEqual([
        "Enviamos la copia a zoila@prueba.example.",
      ]);
    const { contenido } = await presentar(unaHoja({ representante }));
    const [enviada, retenida] = copiasEnPalabras(contenido);
    expect(enviada).toBe("Enviamos la copia a rosa@prueba.example.");
    expect(retenida).toMatch(/^No enviamos la copia a zoila@prueba\.example: ese día ya recibió 10\./);
    const para = (await correos()).map((correo) => correo.para);
    expect(para.filter((correo) => correo === "zoila@prueba.example")).toHaveLength(10);
    expect(para).toContain("rosa@prueba.example");
    const sinCorreo = { domicilio: "Jr. Unión 123", telefono: "", correo: "" };
    const porCarta = await presentar(unaHoja({ contacto: sinCorreo }));
    expect(copiasEnPalabras(porCarta.contenido)[0]).toContain("No dejaste correo");
    expect(copiasEnPalabras(null)).toEqual([]);
  });

  it("is called by its kind in the mail to its person", async () => {
    await presentar(unaHoja({ tipo: "queja" }));
    const suyo = (await correos()).find(({ para }) => para === "zoila@prueba.example")!;
    expect(suyo.asunto).toBe("Tu queja quedó registrada");
  });

  it("is made once of a draft: by two presses, by a retry, and from an old tab", async () => {
    let llave: string | null = null;
    const { tipo, representante: _, ...pasos } = unaHoja();
    for (const [paso, valores] of Object.entries({ tipo: { tipo }, ...pasos })) {
      const anotacion: Parameters<typeof borradores.anotar>[0] = {
        llave,
        red: RED,
        paso: paso as "tipo",
        valores: valores,
      };
      llave = valor<string>(await borradores.anotar(anotacion));
    }
    const { idBorrador } = (await borradores.abrir(llave))!;
    const pulsar = () => registrar.deBorrador({ llave, idBorrador, idPersona: null });
    const hechas = await Promise.all([pulsar(), pulsar(), pulsar()]);
    expect(new Set(hechas.map((hecha) => valor(hecha).codigo)).size).toBe(1);
    expect(valor(await registrar.deBorrador({ llave: null, idBorrador, idPersona: null })).numero).toBe(1);
    expect(await filas()).toHaveLength(1);
    // The id of the draft is in no row, and opens the sheet for a quarter of an hour only.
    expect((await filas())[0]!.id_envio).not.toContain(idBorrador);
    const conSuFila = { llave: null, idBorrador: (await filas())[0]!.id_envio, idPersona: null };
    expect(rechazo(await registrar.deBorrador(conSuFila))).toBe("borrador-vencido");
    mundo.reloj.avanzar(15);
    expect(rechazo(await registrar.deBorrador({ llave: null, idBorrador, idPersona: null }))).toBe(
      "borrador-vencido",
    );
    // A draft is deleted with its sheet: another press without the page's own draft finds none.
    expect(rechazo(await registrar.deBorrador({ llave, idBorrador: undefined, idPersona: null }))).toBe(
      "borrador-vencido",
    );
  });

  it("is made once of an intention, and of none that we did not give", async () => {
    const dada = await intencion();
    const registrarla = () => registrar.deIntencion({ intencion: dada, hoja: unaHoja(), idPersona: null });
    const [una, otra] = [valor(await registrarla()), valor(await registrarla())];
    expect(otra.codigo).toBe(una.codigo);
    const inventada = registrar.deIntencion({ intencion: "x".repeat(43), hoja: unaHoja(), idPersona: null });
    expect(rechazo(await inventada)).toBe("borrador-vencido");
  });

  it("is not registered while a step is missing", async () => {
    const llave = valor(
      await borradores.anotar({ llave: null, red: RED, paso: "tipo", valores: { tipo: "queja" } }),
    );
    const { idBorrador } = (await borradores.abrir(llave))!;
    expect(rechazo(await registrar.deBorrador({ llave, idBorrador, idPersona: null }))).toBe(
      "hoja-incompleta",
    );
    expect(await filas()).toEqual([]);
  });

  it("has numbers without a gap or a repeat when 200 come at once, from two processes", async () => {
    const otro = await mundo.otroProceso();
    const intenciones = await Promise.all(Array.from({ length: 200 }, intencion));
    const puertas = [registrar, otro.services.reclamos.registrar];
    await Promise.all(
      intenciones.map((dada, vez) =>
        puertas[vez % 2]!.deIntencion({ intencion: dada, hoja: unaHoja(), idPersona: null }),
      ),
    );
    expect((await filas()).map(({ numero }) => numero)).toEqual(
      Array.from({ length: 200 }, (_, vez) => vez + 1),
    );
  }, 120_000);

  it("has the number after the highest one also when the counter came back from a backup", async () => {
    for (let vez = 0; vez < 3; vez++) await presentar();
    for (const valorDeAntes of [1, 900]) {
      await db
        .updateTable("contadores")
        .set({ valor: valorDeAntes })
        .where("nombre", "like", "libro-%")
        .execute();
      await presentar();
    }
    await db.deleteFrom("contadores").where("nombre", "like", "libro-%").execute();
    expect((await presentar()).numero).toBe(6);
    expect((await filas()).map(({ numero }) => numero)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe("what is stored of a sheet", () => {
  it("is frozen: the database refuses to change, remove or replace it", async () => {
    const { idHoja } = await presentar();
    const cambios = {
      ...{ numero: 9, anio: 2020, codigo: "X", tipo: "queja", vence_el: "2030-01-01", huella: "x" },
      ...{ registrada_en: "2020-01-01T00:00:00.000Z", plazo_en_dias: 90, regimen: "SBS", hoja_cerrada: null },
    };
    for (const [columna, cambio] of Object.entries(cambios)) {
      const cambiar = sql`update hojas_de_reclamacion set ${sql.ref(columna)} = ${cambio} where id_hoja = ${idHoja}`;
      await expect(cambiar.execute(db), columna).rejects.toThrow("append-only");
    }
    await expect(sql`delete from hojas_de_reclamacion`.execute(db)).rejects.toThrow("append-only");
    const [antes] = await filas();
    if (process.env.TEST_DATABASE !== "postgres") {
      const columnas = Object.keys(antes!).map((columna) => sql.ref(columna));
      const valores = Object.values({ ...antes!, vence_el: "2030-01-01" }).map((dato) => sql`${dato}`);
      const reemplazo = sql`insert or replace into hojas_de_reclamacion (${sql.join(columnas)}) values (${sql.join(valores)})`;
      await expect(reemplazo.execute(db)).rejects.toThrow("append-only");
    }
    expect(await filas()).toEqual([antes]);
  });

  it("tells nothing to a reader of the database, nor does a draft", async () => {
    await presentar();
    await borradores.anotar({ llave: null, red: RED, paso: "detalle", valores: unaHoja().detalle });
    await db.deleteFrom("correos").execute();
    expect(await dondeSeLee(db, ["Zoila", "40123456", "me cobraron", "zoila@prueba"])).toEqual([]);
  });

  it("is not shown when another text was put in its place", async () => {
    const [una, otra] = [await presentar(), await presentar(unaHoja({ tipo: "queja" }))];
    const { hoja_cerrada } = await db
      .selectFrom("hojas_de_reclamacion")
      .select("hoja_cerrada")
      .where("id_hoja", "=", otra.idHoja)
      .executeTakeFirstOrThrow();
    await db
      .updateTable("hojas_de_reclamacion")
      .set({ hoja_cerrada })
      .where("id_hoja", "=", una.idHoja)
      .execute();
    expect(
      (await servicios.reclamos.consultar.porLlave(conReclamos(mundo).llaveDe(una)))!.hoja.contenido,
    ).toBeNull();
  });

  it("is closed anew with another key, and reads the same", async () => {
    const una = await presentar();
    const nuevo = await mundo.otroProceso({ secretoDeRespuestas: ["llave-nueva", "respuestas-de-prueba"] });
    expect(valor(await nuevo.acts.respuestas.cerrar({ operador: "ana" }))).toMatchObject({ ilegibles: 0 });
    const soloNueva = await mundo.otroProceso({ secretoDeRespuestas: "llave-nueva" });
    const vista = await soloNueva.services.reclamos.consultar.porLlave(conReclamos(mundo).llaveDe(una));
    expect(vista!.hoja.contenido).toEqual(una.contenido);
  });

  it("of a draft is deleted after some days", async () => {
    const llave = valor(
      await borradores.anotar({ llave: null, red: RED, paso: "tipo", valores: { tipo: "queja" } }),
    );
    reloj.avanzar(7 * 24 * 60 + 1);
    expect(await borradores.abrir(llave)).toBeNull();
    await mundo.job("limpiar");
    expect(await db.selectFrom("borradores_de_reclamo").selectAll().execute()).toEqual([]);
  });
});
