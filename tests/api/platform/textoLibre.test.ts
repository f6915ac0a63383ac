import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { openApi } from "../../../server/http/api/openapi";
import { ENDPOINTS } from "../../../server/modules";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { conSesiones } from "../../support/sesiones";
import { abrirMundo, valor } from "../../support/servicios";
import { conLugares, conTalleres, EL_MARTES, INICIO } from "../../support/talleres";

const { fuente } = conTalleres(2);
const mundo = await abrirMundo({ contenido: fuente });
const { llamar, abrirSesion } = abrirApi(mundo);
const { pedir } = conLugares(mundo);
let especialista: EspecialistaConAgenda;
const { conBono } = conSesiones(mundo, () => especialista);
beforeEach(async () => {
  especialista = await mundo.especialista();
});

const PELIGRO = "Fue un mal mes. Ya no quiero vivir.";
const AYUDA = { alarma: true, ayuda: [{ telefono: "113" }, { telefono: "106" }] };

type Enviar = (texto: string, cabeceras?: Record<string, string>) => ReturnType<typeof llamar>;
/** Forms and endpoints that take free text, with the way to send each. */
const PUERTAS: Record<string, () => Promise<Enviar>> = {
  "a note for a session": async () => {
    const { idPersona, idCita } = await conBono();
    const { token } = await abrirSesion(idPersona);
    return (texto) =>
      llamar("PUT", `/sesiones/${idCita}/nota`, { clave: CLAVES_DE_API.private, token, cuerpo: { texto } });
  },
  "a question to the host of a workshop": async () => {
    const { idPersona } = await mundo.persona();
    valor(await pedir(idPersona));
    mundo.reloj.ahora = sumarMinutos(INICIO, -5);
    const { token } = await abrirSesion(idPersona);
    const ruta = `/talleres/${EL_MARTES.uid}/inscripciones/${EL_MARTES.fecha}/sala/preguntas`;
    return (texto, cabeceras = {}) =>
      llamar("POST", ruta, { clave: CLAVES_DE_API.private, token, cuerpo: { texto }, cabeceras });
  },
};

describe.each(Object.entries(PUERTAS))("%s", (_, abrir) => {
  it("is kept, and says at once whom to call where it speaks of danger", async () => {
    const enviar = await abrir();
    const calma = await enviar("Me muero de risa en las clases");
    expect([calma.estado < 300, calma.texto.includes("ayuda")]).toEqual([true, false]);
    const grave = await enviar(PELIGRO);
    expect([grave.estado < 300, grave.cuerpo.data]).toMatchObject([true, AYUDA]);
    // The text is too long to be stored, but the help comes first.
    const largo = await enviar("Uf. ".repeat(400) + PELIGRO);
    expect([largo.estado, largo.cuerpo.error]).toMatchObject([400, AYUDA]);
    const malo = await enviar("Uf. ".repeat(400));
    expect([malo.estado, malo.texto.includes("ayuda")]).toEqual([400, false]);
  });
});

it("is answered so also where the answer is that of before, and what is kept of that says nothing of it", async () => {
  const enviar = await PUERTAS["a question to the host of a workshop"]!();
  const cabeceras = { "idempotency-key": crypto.randomUUID() };
  const todas = [await enviar(PELIGRO, cabeceras), await enviar(PELIGRO, cabeceras)];
  for (const { estado, cuerpo } of todas) expect([estado, cuerpo.data]).toMatchObject([201, AYUDA]);
  const copias = await mundo.db.selectFrom("claves_idempotentes").selectAll().execute();
  expect(copias).toHaveLength(1);
  expect(JSON.stringify(copias)).toContain("pregunta");
  expect(JSON.stringify(copias)).not.toMatch(/alarma|ayuda/);
  // No alert is raised, because nobody promised to read this text.
  expect(await mundo.db.selectFrom("alertas_cerradas").selectAll().execute()).toEqual([]);
});

describe("every endpoint whose body has a text that people write", () => {
  const conTexto = (esquema: unknown): boolean =>
    typeof esquema === "object" &&
    esquema !== null &&
    Object.entries(esquema).some(([nombre, valor]) => nombre === "texto" || conTexto(valor));
  const enJson = (tipo: z.ZodType) => z.toJSONSchema(tipo, { io: "input", unrepresentable: "any" });
  /** Folder of the programme's forms, which have no questions with free text. */
  const SIN_PREGUNTAS_ABIERTAS = "/salud-mental/";

  it("says so, and documents whom it names", () => {
    const con = ENDPOINTS.filter(
      ({ cuerpo, ruta }) => cuerpo && conTexto(enJson(cuerpo)) && !ruta.startsWith(SIN_PREGUNTAS_ABIERTAS),
    );
    expect(con.length).toBeGreaterThan(4);
    expect(
      con.filter(({ textoLibre }) => !textoLibre).map(({ metodo, ruta }) => `${metodo} ${ruta}`),
    ).toEqual([]);
    const { paths } = openApi(con, "Bienestar");
    for (const { metodo, ruta } of con)
      expect(JSON.stringify(paths[`/v2${ruta}`]![metodo])).toMatch(
        /"ayuda":\{.*"description":"A quién llamar/,
      );
  });
});
