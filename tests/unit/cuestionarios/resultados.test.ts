import { describe, expect, it } from "vitest";
import { empezar, responder } from "../../../app/domain/cuestionarios/estado";
import { loPrimero, loQueCambio, resultadosDe } from "../../../app/domain/cuestionarios/resultados";
import { formularioDePrueba } from "../../support/cuestionarios";

const form = await formularioDePrueba();

/** By the ids that were chosen for each question. */
function con(dadas: Record<string, string[]>) {
  return Object.entries(dadas).reduce(
    (estado, [codPregunta, ids]) => {
      const respuesta = ids.map((idRespuesta) => ({ idRespuesta }));
      const dado = responder(form, estado, { codPregunta, respuesta });
      if (!dado.ok) throw new Error(`${codPregunta}: ${dado.rechazo}`);
      return dado.value.estado;
    },
    empezar(form, "uuid"),
  );
}
const de = (dadas: Record<string, string[]>) => resultadosDe(form, con(dadas));

describe("the results of a form", () => {
  it("are a part of what could be had, where the highest may be the worst, with the words of its band", () => {
    const { dimensiones, general, mejor, peor } = de({ elegir: ["b"], peso: ["9"] });
    expect(dimensiones).toEqual([
      { id: "uno", nombre: "Uno", puntaje: 50, franja: "Alta", nivel: 1, texto: "Uno alto." },
      { id: "dos", nombre: "Dos", puntaje: 10, franja: "Baja", nivel: 0, texto: "Dos bajo." },
    ]);
    expect(general).toEqual({ puntaje: 30, franja: "Baja", nivel: 0, resumen: "Va bajo." });
    expect([mejor, peor]).toEqual(["Uno", "Dos"]);
  });

  it("leave out what was not answered, and name nothing best where all goes alike", () => {
    expect(de({ elegir: ["c"] }).dimensiones.map(({ id }) => id)).toEqual(["uno"]);
    expect(de({ elegir: ["c"], peso: ["0"] })).toMatchObject({ mejor: null, peor: null });
    expect(de({}).general).toBeNull();
  });

  it("raise the alarm at one answer, and at no other", () => {
    expect(de({ peso: ["5"], peligro: ["si"] }).alarma).toBe(true);
    expect(de({ peso: ["5"], peligro: ["no"] }).alarma).toBe(false);
    // Hidden again, it counts for nothing.
    expect(de({ peso: ["5"], peligro: ["si"], elegir: ["a"] }).alarma).toBe(true);
    expect(resultadosDe(form, con({ peso: ["4"] })).alarma).toBe(false);
  });

  it("say what moved since the time before, the most first, and nothing of what hardly did", () => {
    const antes = de({ elegir: ["a"], peso: ["5"] });
    expect(loQueCambio(de({ elegir: ["b"], peso: ["2"] }), antes)).toEqual([
      { id: "uno", nombre: "Uno", diferencia: 50 },
      { id: "dos", nombre: "Dos", diferencia: 30 },
    ]);
    expect(loQueCambio(antes, antes)).toEqual([]);
  });

  it("know what somebody would begin with, where it is a dimension", () => {
    expect(loPrimero(form, con({ orden: ["dos", "uno", "tres"] }))).toBe("dos");
    expect(loPrimero(form, con({ orden: ["tres", "uno", "dos"] }))).toBeNull();
  });
});
