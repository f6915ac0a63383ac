import { describe, expect, it } from "vitest";
import {
  anterior,
  empezar,
  limpiar,
  porDondeVa,
  progreso,
  responder,
  respuestaA,
  siguiente,
  type EstadoDeCuestionario,
} from "../../../app/domain/cuestionarios/estado";
import { preguntasDe } from "../../../app/domain/cuestionarios/formulario";
import { rechazosDe, type Elegido } from "../../../app/domain/cuestionarios/respuesta";
import { fc } from "../../support/azar";
import { formularioDePrueba } from "../../support/cuestionarios";

const form = await formularioDePrueba();
const inicio = empezar(form, "uuid-1");
const SIEMPRE = ["elegir", "peso", "orden", "recomendar", "nota"];

const de = (...ids: string[]) => ids.map((idRespuesta) => ({ idRespuesta }));
const escrito = (texto: string) => [{ idRespuesta: "valor", texto }];

function dar(estado: EstadoDeCuestionario, codPregunta: string, respuesta: readonly Partial<Elegido>[]) {
  const dado = responder(form, estado, { codPregunta, respuesta });
  if (!dado.ok) throw new Error(dado.rechazo);
  return dado.value;
}
function darTodas(...dadas: [string, readonly Partial<Elegido>[]][]) {
  return dadas.reduce((estado, [cod, respuesta]) => dar(estado, cod, respuesta).estado, inicio);
}
const rechazoAl = (cod: string, respuesta: readonly Partial<Elegido>[], estado = inicio) => {
  const dado = responder(form, estado, { codPregunta: cod, respuesta });
  return dado.ok ? "aceptada" : dado.rechazo;
};

describe("the state of a form that is filled in", () => {
  it("begins with the questions that everybody is asked, and no answer", () => {
    expect(inicio).toEqual({ idform: "prueba", uuidForm: "uuid-1", preguntas: SIEMPRE, respuestas: [] });
  });

  it("keeps of an answer what was chosen and its words, as `/v2` names them", () => {
    expect(dar(inicio, "elegir", de("b")).estado.respuestas).toEqual([
      { codPregunta: "elegir", completado: true, respuesta: [{ idRespuesta: "b", texto: "La B" }] },
    ]);
  });

  it("says which questions came and went with an answer", () => {
    const con = dar(inicio, "elegir", de("a"));
    expect([con.agregadas, con.quitadas]).toEqual([["varias"], []]);
    const sin = dar(con.estado, "elegir", de("c"));
    expect([sin.agregadas, sin.quitadas]).toEqual([[], ["varias"]]);
  });

  it("asks by a number from one to another, both of them included", () => {
    const conTope = {
      ...form,
      paginas: form.paginas.map((pagina) => ({
        ...pagina,
        preguntas: pagina.preguntas.map((pregunta) =>
          pregunta.cod === "peligro"
            ? { ...pregunta, si: [{ pregunta: "peso", desde: 5, hasta: 7 }] }
            : pregunta,
        ),
      })),
    };
    const sePregunta = (numero: string) => {
      const dado = responder(conTope, empezar(conTope, "u"), { codPregunta: "peso", respuesta: de(numero) });
      return dado.ok && dado.value.estado.preguntas.includes("peligro");
    };
    expect(["4", "5", "7", "8"].map(sePregunta)).toEqual([false, true, true, false]);
  });

  it("asks by one of several answers, whichever it is", () => {
    const condicion = { pregunta: ["elegir", "varias"], es: ["b", "z"] };
    const conVarias = {
      ...form,
      paginas: form.paginas.map((pagina) => ({
        ...pagina,
        preguntas: pagina.preguntas.map((pregunta) =>
          pregunta.cod === "horas" ? { ...pregunta, si: [condicion] } : pregunta,
        ),
      })),
    };
    const sePregunta = (...dadas: [string, string][]) =>
      dadas
        .reduce(
          (estado, [codPregunta, id]) => {
            const dado = responder(conVarias, estado, { codPregunta, respuesta: de(id) });
            return dado.ok ? dado.value.estado : estado;
          },
          empezar(conVarias, "u"),
        )
        .preguntas.includes("horas");
    expect(sePregunta()).toBe(false);
    expect(sePregunta(["elegir", "a"])).toBe(false);
    expect(sePregunta(["elegir", "b"])).toBe(true);
    expect(sePregunta(["elegir", "a"], ["varias", "z"])).toBe(true);
    // An answer to a question that is not asked any more counts for nothing.
    expect(sePregunta(["elegir", "a"], ["varias", "z"], ["elegir", "c"])).toBe(false);
  });

  it("never says that more is answered than is", () => {
    const estado = darTodas(["elegir", de("c")], ["peso", de("0")]);
    // Two answers of five are 40 %, and one of three is 33 % and not 34 %.
    expect(progreso(estado, "orden").porcentaje).toBe(40);
    const corta = { ...estado, preguntas: ["elegir", "nota", "orden"] };
    expect(progreso(corta, "nota")).toMatchObject({ hechas: 1, de: 3, porcentaje: 33 });
    expect(progreso({ ...corta, preguntas: ["elegir", "peso", "nota"] }, "nota").porcentaje).toBe(66);
  });

  it("lets go of answers that are not asked for any more, and of those that hung on them", () => {
    const hondo = darTodas(["elegir", de("a")], ["varias", de("x", "y")], ["horas", escrito("7,5")]);
    expect(hondo.preguntas.slice(0, 3)).toEqual(["elegir", "varias", "horas"]);
    const otro = dar(hondo, "elegir", de("c")).estado;
    expect(otro.preguntas).toEqual(SIEMPRE);
    expect(otro.respuestas.map(({ codPregunta }) => codPregunta)).toEqual(["elegir"]);
    // The questions are asked again, without their earlier answers.
    const deNuevo = dar(otro, "elegir", de("a")).estado;
    expect(respuestaA(deNuevo, "varias")).toBeNull();
    expect(deNuevo.preguntas).not.toContain("horas");
  });

  it("reads a condition on a number from its very edge", () => {
    expect(dar(inicio, "peso", de("5")).estado.preguntas).toContain("peligro");
    expect(dar(inicio, "peso", de("4")).estado.preguntas).not.toContain("peligro");
  });

  it("takes the same answer twice as once", () => {
    const conRespuesta = dar(inicio, "elegir", de("b")).estado;
    expect(dar(conRespuesta, "elegir", de("b"))).toEqual({
      estado: conRespuesta,
      agregadas: [],
      quitadas: [],
    });
  });

  it("is cleaned: the same form, and nothing answered", () => {
    expect(limpiar(form, darTodas(["elegir", de("a")], ["peso", de("9")]))).toEqual(inicio);
  });

  it("leads from a question to those beside it that are asked, and to the first without an answer", () => {
    const estado = darTodas(["elegir", de("a")]);
    expect([siguiente(estado, "elegir"), anterior(estado, "peso")]).toEqual(["varias", "varias"]);
    expect([anterior(estado, "elegir"), siguiente(estado, "nota")]).toEqual([null, null]);
    expect(porDondeVa(estado)).toBe("varias");
  });

  it("counts an order that is still being moved as not answered", () => {
    const movido = responder(form, inicio, {
      codPregunta: "orden",
      respuesta: de("dos", "uno", "tres"),
      completado: false,
    });
    const estado = movido.ok ? movido.value.estado : inicio;
    expect(respuestaA(estado, "orden")).toMatchObject({ completado: false });
    expect(progreso(estado, "orden")).toEqual({ numero: 3, de: 5, hechas: 0, porcentaje: 0 });
    expect(progreso(dar(estado, "orden", de("dos", "uno", "tres")).estado, "orden")).toMatchObject({
      hechas: 1,
      porcentaje: 20,
    });
  });
});

describe("an answer", () => {
  it.each([
    ["elegir", [], "falta-elegir"],
    ["elegir", de("a", "b"), "sobran-opciones"],
    ["elegir", de("otra"), "opcion-no-esta"],
    ["varias", de("x"), "pregunta-no-esta"],
    ["no-existe", de("x"), "pregunta-no-esta"],
    ["peso", de("11"), "opcion-no-esta"],
    ["peso", de("1.5"), "opcion-no-esta"],
    ["peso", [], "falta-elegir"],
    ["peso", de("0"), "aceptada"],
    ["orden", de("uno", "dos"), "orden-incompleto"],
    ["orden", de("uno", "uno", "dos"), "orden-incompleto"],
    ["orden", de("tres", "uno", "dos"), "aceptada"],
    ["recomendar", de("10"), "aceptada"],
    ["nota", [], "aceptada"],
    ["nota", escrito("x".repeat(21)), "texto-largo"],
    ["nota", escrito(`${"x".repeat(9)}\r\n${"x".repeat(10)}`), "aceptada"],
  ])("to «%s» of %j is %s", (cod, respuesta, esperado) => {
    expect(rechazoAl(cod, respuesta)).toBe(esperado);
  });

  const conVarias = darTodas(["elegir", de("a")]);
  it.each([
    [de("x", "y", "z"), "sobran-opciones"],
    [de("x", "nada"), "opcion-sola"],
    [de("nada"), "aceptada"],
    [[], "falta-elegir"],
  ])("of several %j is %s", (respuesta, esperado) => {
    expect(rechazoAl("varias", respuesta, conVarias)).toBe(esperado);
  });

  const conHoras = darTodas(["elegir", de("a")], ["varias", de("x")]);
  it.each([
    ["12", "aceptada"],
    ["12.5", "numero-fuera"],
    ["-1", "numero-fuera"],
    ["7,5", "aceptada"],
    ["７.５", "aceptada"],
    ["\u00a07\u200b", "aceptada"],
    ["\u22121", "numero-fuera"],
    ["7-8", "numero-fuera"],
    ["7.3", "numero-fuera"],
    ["siete", "numero-fuera"],
  ])("of the number %s is %s", (texto, esperado) => {
    expect(rechazoAl("horas", escrito(texto), conHoras)).toBe(esperado);
  });

  it("of a number that is refused is told between which it may be", () => {
    const horas = preguntasDe(form).find(({ cod }) => cod === "horas")!;
    expect(rechazosDe(horas)["numero-fuera"].mensaje).toBe("Escribe un número de 0 a 12, de 0.5 en 0.5.");
    expect(rechazosDe({ ...horas, paso: 1 } as typeof horas)["numero-fuera"].mensaje).toContain(
      "sin decimales",
    );
  });

  it("of several that is refused is told how many, and which goes alone", () => {
    const varias = preguntasDe(form).find(({ cod }) => cod === "varias")!;
    const rechazos = rechazosDe(varias);
    expect(rechazos["sobran-opciones"].mensaje).toBe("Deja hasta dos.");
    expect(rechazos["falta-elegir"].mensaje).toBe("Marca al menos una para seguir.");
    expect(rechazos["opcion-sola"].mensaje).toContain("«Ninguna» va sola");
    const dos = rechazosDe({ ...varias, minimo: 2 } as typeof varias);
    expect(dos["faltan-opciones"].mensaje).toBe("Marca al menos dos.");
  });

  it("of several stands in the order of the form, and a ranking in that of the person", () => {
    expect(
      respuestaA(dar(conVarias, "varias", de("y", "x")).estado, "varias")!.respuesta.map(
        (opcion) => opcion.texto,
      ),
    ).toEqual(["La X", "La Y"]);
    expect(
      respuestaA(dar(inicio, "orden", de("tres", "uno", "dos")).estado, "orden")!.respuesta[0]!.texto,
    ).toBe("Tres");
  });
});

describe("whatever is answered, in whatever order, forwards and back", () => {
  const algunas = (ids: string[], maxLength: number) =>
    fc.uniqueArray(fc.constantFrom(...ids), { maxLength }).map((opciones) => de(...opciones));
  const numeros = fc.integer({ min: 0, max: 11 }).map((numero) => de(String(numero)));
  const RESPUESTAS: Record<string, fc.Arbitrary<readonly Partial<Elegido>[]>> = {
    elegir: algunas(["a", "b", "c", "d"], 1),
    varias: algunas(["x", "y", "z", "nada"], 3),
    horas: fc.integer({ min: -1, max: 13 }).map((numero) => escrito(String(numero))),
    peso: numeros,
    peligro: algunas(["si", "no"], 1),
    orden: fc.shuffledSubarray(["uno", "dos", "tres"], { minLength: 2 }).map((opciones) => de(...opciones)),
    recomendar: numeros,
    nota: fc.string({ maxLength: 25 }).map(escrito),
  };
  const cualquiera = fc.oneof(
    ...Object.entries(RESPUESTAS).map(([codPregunta, respuesta]) =>
      fc.record({
        codPregunta: fc.constant(codPregunta),
        respuesta,
        completado: fc.oneof({ arbitrary: fc.constant(true), weight: 9 }, fc.constant(false)),
      }),
    ),
  );

  it("only answers to what is asked are left, each to its question, and the progress is true", () => {
    let sueltas = 0;
    fc.assert(
      fc.property(fc.array(cualquiera, { minLength: 10, maxLength: 60 }), (pasos) => {
        let estado = inicio;
        for (const paso of pasos) {
          const dado = responder(form, estado, paso);
          if (!dado.ok) continue;
          const antes = estado;
          estado = dado.value.estado;
          sueltas += dado.value.quitadas.filter((cod) => respuestaA(antes, cod)).length;
          // Questions of a condition stand before the conditional question, and offer the answers that the condition
          // names.
          const es = (cod: string, ...ids: string[]) =>
            respuestaA(estado, cod)?.completado === true &&
            respuestaA(estado, cod)!.respuesta.some(({ idRespuesta }) => ids.includes(idRespuesta));
          const pesa = respuestaA(estado, "peso");
          const esperadas = [
            "elegir",
            ...(es("elegir", "a", "b") ? ["varias"] : []),
            ...(es("elegir", "a", "b") && es("varias", "x") ? ["horas"] : []),
            "peso",
            ...(pesa?.completado && Number(pesa.respuesta[0]!.texto) >= 5 ? ["peligro"] : []),
            ...["orden", "recomendar", "nota"],
          ];
          expect(estado.preguntas).toEqual(esperadas);
          const cods = estado.respuestas.map(({ codPregunta }) => codPregunta);
          expect(cods).toEqual(esperadas.filter((cod) => cods.includes(cod)));
          const { hechas: cantidad, de: total, porcentaje } = progreso(estado, "elegir");
          expect(cantidad).toBe(estado.respuestas.filter(({ completado }) => completado).length);
          expect([total, porcentaje === 100]).toEqual([esperadas.length, porDondeVa(estado) === null]);
        }
      }),
      { numRuns: 1000 },
    );
    // Enough answers were hidden by later ones, so the property was really tested.
    expect(sueltas).toBeGreaterThan(100);
  });
});
