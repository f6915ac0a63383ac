import { beforeEach, describe, expect, it } from "vitest";
import { ROLES } from "../../../app/domain/equipo/derechos/derechos";
import { lima } from "../../support/constructores";
import { unMiembro } from "../../support/equipo";
import { abrirMundo, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { db, reloj } = mundo;
const { encuestas, verEncuestasDeEquipo } = mundo.servicios.cuestionarios;
const SITIO = "el-sitio";
const SECRETO = "El botón se esconde";

beforeEach(async () => {
  await db.deleteFrom("formularios_fijados").execute();
});

const de = (codPregunta: string, ...ids: string[]) => ({
  codPregunta,
  respuesta: ids.map((idRespuesta) => ({ idRespuesta })),
});
const responder = async (encontro: string) =>
  valor(
    await encuestas.responder({
      ...{ idform: SITIO, quien: { idPersona: null, idInvitacion: null } },
      ...{ idEnvio: crypto.randomUUID(), red: "203.0.113.9" },
      respuestas: [
        de("encontrar", encontro),
        de("facilidad", "4"),
        de("desde-donde", "celular"),
        { codPregunta: "falta", respuesta: [{ idRespuesta: "valor", texto: SECRETO }] },
      ],
    }),
  );
const ver = async (encuesta: string | undefined = SITIO) =>
  valor(await verEncuestasDeEquipo(await unMiembro(mundo, "mercadeo"), { encuesta }));

describe("surveys on the site of the staff", () => {
  it("are seen by Mercadeo, Coordinación and Sistemas, and by no other role", async () => {
    for (const rol of ROLES)
      expect(rechazo(await verEncuestasDeEquipo(await unMiembro(mundo, rol), { encuesta: SITIO })), rol).toBe(
        ["mercadeo", "coordinacion", "sistemas"].includes(rol) ? "aceptado" : "sin-derecho",
      );
  });

  it("are counted when their week is over: an answer of this week changes nothing yet", async () => {
    for (let vez = 0; vez < 6; vez++) await responder("si");
    expect((await ver()).versiones).toEqual([]);
    reloj.ahora = lima("2026-11-29", "23:59", "59.999");
    expect((await ver()).versiones).toEqual([]);
    reloj.ahora = lima("2026-11-30", "00:00");
    await responder("no");
    expect((await ver()).versiones).toMatchObject([{ respuestas: 6 }]);
  });

  it("tell nothing of fewer than five, to a survey or to an option, and no written answer", async () => {
    for (let vez = 0; vez < 4; vez++) await responder("si");
    reloj.ahora = lima("2026-11-30", "00:00");
    expect((await ver()).versiones).toMatchObject([{ respuestas: null, preguntas: [] }]);
    reloj.ahora = lima("2026-11-29", "10:00");
    for (const encontro of ["si", "si", "no", "no", "no", "en-parte", "en-parte"]) await responder(encontro);
    reloj.ahora = lima("2026-11-30", "00:00");
    const vista = await ver();
    const encontrar = vista.versiones[0]!.preguntas[0]!;
    expect(encontrar).toMatchObject({ codPregunta: "encontrar", respuestas: 11 });
    expect(encontrar.veces).toMatchObject([
      { respuesta: "Sí", cuantas: 6 },
      { respuesta: "En parte", cuantas: null },
      { respuesta: "No", cuantas: null },
      { cuantas: null },
    ]);
    expect(JSON.stringify(vista)).not.toContain(SECRETO);
  });

  it("tell the NPS by its groups, with its interval, when no group is smaller than five", async () => {
    const responderNps = async (nota: string) => {
      const idInvitacion = crypto.randomUUID();
      const { idPersona } = await mundo.persona();
      await db
        .insertInto("invitaciones_de_encuesta")
        .values({
          ...{ id_invitacion: idInvitacion, id_persona: idPersona, idform: "nps", disparador: "taller" },
          ...{ referencia: idInvitacion, estado: "abierta", creada_en: reloj.ahora.toISOString() },
          respondida_en: null,
        })
        .execute();
      valor(
        await encuestas.responder({
          ...{ idform: "nps", quien: { idPersona: null, idInvitacion }, idEnvio: crypto.randomUUID() },
          ...{ red: "203.0.113.9", respuestas: [de("recomendar", nota)] },
        }),
      );
    };
    const visto = async () => {
      reloj.ahora = lima("2026-11-30", "00:00");
      const { preguntas } = (await ver("nps")).versiones[0]!;
      reloj.ahora = lima("2026-11-29", "10:00");
      return preguntas[0];
    };
    reloj.ahora = lima("2026-11-29", "10:00");
    for (const nota of ["10", "10", "9", "9", "9", "9", "8", "8", "8", "7", "7", "3"])
      await responderNps(nota);
    // With the score and the total the group of one could be told.
    expect(await visto()).toMatchObject({
      ...{ nps: null, conNps: true, respuestas: 12 },
      veces: [{ cuantas: 6 }, { cuantas: null }, { cuantas: null }],
    });
    for (const nota of ["0", "1", "2", "6"]) await responderNps(nota);
    expect(await visto()).toMatchObject({
      nps: { puntaje: 6 },
      veces: [{ cuantas: 6 }, { cuantas: 5 }, { cuantas: 5 }],
    });
  });

  it("show the NPS where no survey, or an unknown one, is asked for", async () => {
    for (const encuesta of [undefined, "nada"]) {
      const { elegida, encuestas: todas } = valor(
        await verEncuestasDeEquipo(await unMiembro(mundo, "mercadeo"), { encuesta }),
      );
      expect(elegida?.idform).toBe("nps");
      expect(todas.map(({ idform }) => idform).sort()).toEqual(["el-sitio", "nps"]);
    }
  });

  it("are a line of the registro each time that they are read", async () => {
    const miembro = await unMiembro(mundo, "mercadeo");
    for (let vez = 0; vez < 2; vez++) valor(await verEncuestasDeEquipo(miembro, { encuesta: SITIO }));
    const linea = { accion: "vio-encuesta", objeto: SITIO, id_persona: null };
    expect(
      await db
        .selectFrom("registro_de_equipo")
        .selectAll()
        .where("id_cuenta", "=", miembro.idCuenta)
        .execute(),
    ).toMatchObject([linea, linea]);
  });
});
