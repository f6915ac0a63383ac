import { describe, expect, it } from "vitest";
import { INTENTOS_DE_ENTREGA } from "../../../app/domain/avisos/correo/enviarCorreos";
import { ROLES } from "../../../app/domain/equipo/derechos/derechos";
import { elDiaDe, sumarMinutos } from "../../../app/domain/shared/fechas";
import type { FalloReportado } from "../../../app/domain/shared/fallo";
import { makeFalloRepository } from "../../../server/operador/repositories/fallos";
import { unMiembro } from "../../support/equipo";
import { abrirMundo, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { db, reloj, servicios } = mundo;
const { verMaquina } = servicios.maquina;
const ver = async () => valor(await verMaquina(await unMiembro(mundo, "sistemas")));

const fallar = (ocurridoEn: Date, lugar: FalloReportado["lugar"] = "pagina", path = "/agendar") =>
  makeFalloRepository(db).anotar({
    ...{ idFallo: crypto.randomUUID(), soporte: "", lugar, mensaje: "ana@correo.example", ocurridoEn },
    informe: { codigo: "ERR_NETWORK", http: 403, metodo: "GET", path, estado: null, respuesta: null },
  });

const unCorreo = (cambios: object = {}) =>
  db
    .insertInto("correos")
    .values({
      ...{
        id_correo: crypto.randomUUID(),
        para: "ana@correo.example",
        asunto: "Ana, tu sesión",
        texto: "Hola",
      },
      ...{ creado_en: reloj.ahora.toISOString(), siguiente_en: reloj.ahora.toISOString(), enviado_en: null },
      ...{ html: null, baja: null, adjuntos: null, id_persona: null, ...cambios },
    })
    .execute();

describe("the state of the machine", () => {
  it("is seen by Sistemas and Datos, and by no other role", async () => {
    for (const rol of ROLES)
      expect(rechazo(await verMaquina(await unMiembro(mundo, rol))), rol).toBe(
        ["sistemas", "datos"].includes(rol) ? "aceptado" : "sin-derecho",
      );
  });

  it("counts mails by kind and state", async () => {
    const ahora = reloj.ahora.toISOString();
    const haceDosDias = sumarMinutos(reloj.ahora, -2 * 24 * 60).toISOString();
    await unCorreo();
    await unCorreo({ intentos: 3 });
    await unCorreo({ intentos: INTENTOS_DE_ENTREGA });
    await unCorreo({ secreto: 1, texto: "" });
    await unCorreo({ urgente: 1, secreto: 1, enviado_en: ahora });
    await unCorreo({ oficio: 1, enviado_en: haceDosDias });
    const nada = { enCola: 0, conFallos: 0, dejados: 0, enviadosHoy: 0, enviadosEnLaSemana: 0 };
    expect((await ver()).correos).toEqual([
      { clase: "urgente", ...nada, enviadosHoy: 1, enviadosEnLaSemana: 1 },
      { clase: "secreto", ...nada, dejados: 1 },
      { clase: "oficio", ...nada, enviadosEnLaSemana: 1 },
      { clase: "persona", ...nada, enCola: 2, conFallos: 1, dejados: 1 },
    ]);
  });

  it("counts failures of today from midnight of Lima, and of seven days", async () => {
    const medianoche = elDiaDe(reloj.ahora);
    await fallar(medianoche);
    await fallar(sumarMinutos(medianoche, -1));
    await fallar(sumarMinutos(medianoche, -6 * 24 * 60));
    await fallar(sumarMinutos(medianoche, -6 * 24 * 60 - 1));
    expect((await ver()).fallos).toEqual([
      {
        ...{ codigo: "ERR_NETWORK", lugar: "pagina", trabajo: null, hoy: 1, enLaSemana: 3 },
        ultimo: medianoche,
      },
    ]);
  });

  it("tells the failures of a job beside the job, also those before this process began", async () => {
    await fallar(reloj.ahora, "trabajo", "enviar-correos");
    const { fallos, trabajos } = await ver();
    expect(fallos).toEqual([]);
    expect(trabajos.find(({ nombre }) => nombre === "enviar-correos")).toMatchObject({
      ...{ fallosEnLaSemana: 1, malas: 0, ultimoFin: null, siguiente: null },
    });
  });

  it("tells the next run of a job from the end of the last one", async () => {
    const segundo = await mundo.otroProceso();
    const miembro = await unMiembro(mundo, "sistemas");
    await segundo.startJobs()();
    const { trabajos } = valor(await segundo.services.maquina.verMaquina(miembro));
    const limpiar = trabajos.find(({ nombre }) => nombre === "limpiar")!;
    expect(limpiar).toMatchObject({ buenas: 1, malas: 0, enCurso: false, ultimoFin: reloj.ahora });
    expect(limpiar.siguiente).toEqual(sumarMinutos(reloj.ahora, 60));
  });

  it("says first what is wrong now, and nothing of what failed hours ago", async () => {
    const clases = async () => (await ver()).problemas.map(({ clase }) => clase);
    const sinRespaldo = await clases();
    expect(sinRespaldo).toEqual(["respaldo"]);
    await fallar(sumarMinutos(reloj.ahora, -60));
    expect(await clases()).toEqual(sinRespaldo);
    await fallar(sumarMinutos(reloj.ahora, -59));
    await unCorreo({ creado_en: sumarMinutos(reloj.ahora, -15).toISOString() });
    expect(await clases()).toEqual(["fallos", "correos", "respaldo"]);
  });

  it("says what the figures of monitoring say, and the size of the database", async () => {
    const { medidas, base } = await ver();
    expect(medidas).toEqual(await mundo.producto.medidas());
    expect(base.bytes).toBeGreaterThan(100_000);
    expect(base.migraciones).toBeGreaterThan(0);
    expect(base.ultimaMigracion).toMatch(/^\d{8}T\d{4}_/);
  });

  it("names no address, subject or text", async () => {
    await unCorreo();
    await fallar(reloj.ahora);
    const dicho = JSON.stringify(await ver());
    for (const texto of ["ana@", "Ana", "Hola", "/agendar"]) expect(dicho).not.toContain(texto);
  });
});
