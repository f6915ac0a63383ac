import { afterAll, expect, it, vi } from "vitest";
import { loader as verResultado } from "../../../app/features/saludMental/programa/gracias.server";
import { loader as verPrograma } from "../../../app/features/saludMental/programa/programa.server";
import { abrirMundo, valor } from "../../support/servicios";

// Test files share modules, so the modules with the replacements below are loaded anew before and after this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());
vi.mock("../../../app/services.server", () => ({
  get services() {
    return mundo.servicios;
  },
}));
vi.mock("../../../app/shell/sesion/sesion.server", async (original) => ({
  ...(await original<object>()),
  quienEs: async () => persona,
}));

const mundo = await abrirMundo();
const { saludMental } = mundo.servicios;
const { idform } = saludMental;
let persona: { idPersona: number };

const pedir = (cargar: (args: never) => Promise<unknown>, direccion: string) =>
  cargar({ request: new Request(`http://localhost:3000${direccion}`), params: {}, context: {} } as never);

it("a question and its result say which version of the questions it is, and whose words", async () => {
  persona = await mundo.persona();
  const dueno = { idPersona: persona.idPersona };
  const consentimiento = { canal: "web", idSolicitud: "s" } as const;
  valor(await saludMental.empezar({ idform, dueno, red: "203.0.113.9", consentimiento }));
  const { form, estado } = valor(await saludMental.actual(idform, dueno))!;
  const edicion = {
    version: form.version,
    fuente: expect.stringMatching(/phqscreeners\.com, tomado el .*2026$/) as string,
  };
  expect(await pedir(verPrograma, "/programa-salud-mental?paso=1")).toMatchObject({
    paso: "pregunta",
    edicion,
  });
  for (const codPregunta of estado.preguntas)
    valor(await saludMental.responder({ idform, dueno, codPregunta, respuesta: [{ idRespuesta: "nunca" }] }));
  valor(await saludMental.terminar({ idform, dueno }));
  expect(await pedir(verResultado, "/programa-salud-mental/gracias")).toMatchObject({ edicion });
});
