import { describe, expect, it } from "vitest";
import { empezar, responder, type EstadoDeCuestionario } from "../../../app/domain/cuestionarios/estado";
import { dondeSigue, enElPaso, trasLaPregunta } from "../../../app/domain/cuestionarios/recorrido";
import { formularioDePrueba } from "../../support/cuestionarios";

const form = await formularioDePrueba();
const con = (estado: EstadoDeCuestionario, codPregunta: string, id: string) => {
  const dado = responder(form, estado, { codPregunta, respuesta: [{ idRespuesta: id }] });
  if (!dado.ok) throw new Error(dado.rechazo);
  return dado.value.estado;
};
// After "c" and a small weight the form asks: elegir, peso, orden, recomendar, nota.
const empezado = con(empezar(form, "uuid"), "elegir", "c");
const adelante = { atras: false };
const atras = { atras: true };

describe("the walk through questions", () => {
  it("goes on with the first without an answer", () => expect(dondeSigue(empezado)).toBe("peso"));

  it("leads to the next and to the one before, and stays at the first", () => {
    expect(trasLaPregunta(empezado, "elegir", adelante)).toEqual({ cod: "peso", falta: false });
    expect(trasLaPregunta(empezado, "peso", atras)).toEqual({ cod: "elegir", falta: false });
    expect(trasLaPregunta(empezado, "elegir", atras)).toEqual({ cod: "elegir", falta: false });
  });

  it("leads from the last to one that was left out, and says so", () => {
    expect(trasLaPregunta(empezado, "nota", adelante)).toEqual({ cod: "peso", falta: true });
  });

  it("ends where all is answered", () => {
    const estadoCompleto = { ...empezado, preguntas: ["elegir"] };
    expect(trasLaPregunta(estadoCompleto, "elegir", adelante)).toBeNull();
    expect(dondeSigue(estadoCompleto)).toBe("elegir");
  });

  it.each([null, "0", "6", "x", "1.5"])("has no page at %s", (paso) =>
    expect(enElPaso(form, empezado, paso)).toBeNull(),
  );

  it("says of a page its part, its place and its ends", () => {
    expect(enElPaso(form, empezado, "1")).toMatchObject({
      ...{ parte: "Primera", hayAnterior: false, esUltima: false, alarma: null },
      progreso: { numero: 1, seccion: 1, secciones: 2 },
    });
    expect(enElPaso(form, empezado, "5")).toMatchObject({
      parte: "Segunda",
      progreso: { numero: 5, seccion: 2, secciones: 2 },
      hayAnterior: true,
      esUltima: true,
    });
    const sinResponder = con(empezado, "peso", "7");
    expect(
      sinResponder.preguntas.map((_, n) => enElPaso(form, sinResponder, String(n + 1))?.alarma),
      "in a line where danger is asked for, before it is answered",
    ).toEqual(sinResponder.preguntas.map((cod) => (cod === "peligro" ? "antes" : null)));
    const enPeligro = con(con(empezado, "peso", "7"), "peligro", "si");
    const donde = enPeligro.preguntas.indexOf("peligro") + 1;
    const alarmas = [1, 2, 3, 4, 5].map((paso) => enElPaso(form, enPeligro, String(paso))?.alarma);
    expect(alarmas, "whole beside the answer and right after it, in a line elsewhere").toEqual(
      [1, 2, 3, 4, 5].map((paso) => ([donde, donde + 1].includes(paso) ? "aqui" : "antes")),
    );
  });
});
