import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { loader } from "../../../app/features/cuestionarios/bienestar/dibujo.route";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { carpetaDeContenido } from "../../support/contenido";
import { abrirMundo, ORIGEN, valor } from "../../support/servicios";
import { TEST_CORTO } from "../../support/testCorto";

// Test files share modules, so the modules with the replacements below are loaded anew before and after this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock("../../../app/services.server", () => ({
  get services() {
    return mundo.servicios;
  },
}));
vi.mock("../../../app/shell/sesion/sesion.server", () => ({
  exigirPersona: () => Promise.resolve({ idPersona }),
}));

const { carpeta, escribir } = carpetaDeContenido();
const mundo = await abrirMundo({ contenido: fuenteDeArchivos(carpeta) });
const { cuestionarios, consentimientos } = mundo.servicios;
const [ARCHIVO, DE_DOS_PARTES] = TEST_CORTO;
const TERCERA_PARTE = `  - id: tres
    nombre: Tres
    textos: [Tres bajo., Tres alto.]
    recomendacion: { razon: Por algo., piezas: [lectura/leer-el-mar], especialidad: psicologia, conQuien: Con alguien. }
paginas:`;
const TERCERA_PREGUNTA = `      - { cod: tercera, tipo: scale, texto: ¿Y esto?, dimension: tres, desde: 0, hasta: 10, extremos: [No, Mucho] }
  - titulo: Segunda`;
/** The short test, with a third scored part, and a question of danger that everybody is asked on a page without scores. */
const DE_TRES_PARTES = DE_DOS_PARTES.replace("paginas:", TERCERA_PARTE)
  .replace("        si: [{ pregunta: peso, desde: 5 }]\n", "")
  .replace("  - titulo: Segunda", TERCERA_PREGUNTA);
/** Scores of 100, 80 and 50 on axes of 90 units, clockwise from the top. */
const FIGURA = "M0,-90 62.4,36 -39,22.5Z";

let idPersona: number;
beforeEach(async () => {
  await mundo.db.deleteFrom("formularios_fijados").execute();
  escribir(ARCHIVO, DE_TRES_PARTES);
  valor(await mundo.producto.acts.edicion.publicar({ operador: "ana" }));
  ({ idPersona } = await mundo.persona());
});

async function hacerElTest({ peligro }: { peligro: "si" | "no" }) {
  const cuestionario = { idform: cuestionarios.idformDelTest, dueno: { idPersona } };
  const consentimiento = { canal: "web", idSolicitud: "s" } as const;
  valor(await cuestionarios.empezar({ ...cuestionario, red: "203.0.113.9", consentimiento }));
  for (const [codPregunta, ids] of Object.entries({
    ...{ elegir: ["c"], peso: ["2"], tercera: ["5"], peligro: [peligro] },
    ...{ orden: ["dos", "uno", "tres"], recomendar: ["9"] },
  })) {
    const respuesta = ids.map((idRespuesta) => ({ idRespuesta }));
    valor(await cuestionarios.responder({ ...cuestionario, codPregunta, respuesta }));
  }
  valor(await cuestionarios.responder({ ...cuestionario, codPregunta: "nota", respuesta: [{ texto: "" }] }));
  valor(await cuestionarios.terminar(cuestionario));
}

async function retirarConsentimiento() {
  const [linea] = await consentimientos.verConsentimientos(idPersona);
  const { idConsentimiento } = linea!;
  const cambio = { idPersona, idConsentimiento, valor: "0", version: null } as const;
  valor(await consentimientos.cambiarConsentimiento({ ...cambio, canal: "web", idSolicitud: "s" }));
}

/** The drawing as Mi zona fetches it. */
async function dibujo(): Promise<string> {
  const request = new Request(new URL("/test-de-bienestar/como-estas.svg", ORIGEN));
  const respuesta = await loader({ request, params: {}, context: {} });
  expect(respuesta.headers.get("content-type")).toBe("image/svg+xml");
  return respuesta.text();
}

it("draws the scores of the person's last test", async () => {
  await hacerElTest({ peligro: "no" });
  expect(await dibujo()).toContain(FIGURA);
});

it("draws only the empty axes for a person without a test, with five of them", async () => {
  const vacio = await dibujo();
  expect(vacio.match(/<path/g)).toHaveLength(1);
  expect(vacio).not.toContain(FIGURA);
});

it.each([
  ["after an answer of danger", () => hacerElTest({ peligro: "si" })],
  [
    "when the person took their consent back",
    () => hacerElTest({ peligro: "no" }).then(retirarConsentimiento),
  ],
])("draws only the empty axes %s", async (_, antes) => {
  const vacio = await dibujo();
  await antes();
  expect(await dibujo()).toBe(vacio);
});
