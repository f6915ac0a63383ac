import { describe, expect, it } from "vitest";
import { formularioDeNota } from "../../../app/domain/agenda/notas/nota";
import { filtrosDeEspecialistas } from "../../../app/domain/agenda/horarios/buscarEspecialistas";
import { envioDePregunta } from "../../../app/domain/cuestionarios/envios";
import { filtrosDeTalleres } from "../../../app/domain/talleres/filtros";
import { mensajeEscrito } from "../../../app/domain/agenda/videollamada/envio";
import { limpiarConsulta } from "../../../app/domain/busqueda/consulta";
import { registroDeUnaVez } from "../../../app/domain/cuentas/registro/registro";
import { nombres } from "../../../app/domain/cuentas/personas/nombres";
import { leerRespuesta } from "../../../app/domain/cuestionarios/respuesta";
import {
  campoConForma,
  campoDeCorreo,
  campoDeFecha,
  campoDeId,
  campoDeLinea,
  campoDeMes,
  campoDeTexto,
  campoExacto,
  campoNormalizado,
} from "../../../app/domain/shared/campos";
import { limpiarTexto } from "../../../app/domain/shared/limpieza";
import { textoDePregunta } from "../../../app/domain/talleres/sala/pregunta";

/** A pasted name: decomposed letters, direction marks and a space of no width. */
const PEGADO = " \u2068Mari\u0301a\u200b\u2069\u00a0 Jose\u0301 ";
const MARIA = "María José";
const FAMILIA = "👨\u200d👩\u200d👧";

describe("a field of text", () => {
  it("of one line is NFC without what is not seen, each run of spaces as one", () => {
    expect(campoDeLinea().parse(PEGADO)).toBe(MARIA);
    expect(campoDeLinea().parse("Uno\r\n\tdos")).toBe("Uno dos");
  });

  it("of several lines keeps its lines, and a browser's line end is one letter", () => {
    expect(campoDeTexto().parse(`${PEGADO}\r\n\r\nDuermo  mal\u202e\r\n`)).toBe(
      "María\u00a0 José \n\nDuermo  mal",
    );
    expect(campoDeTexto().max(3).parse("a\r\nb")).toBe("a\nb");
  });

  it("keeps what joins an emoji, and drops it elsewhere", () => {
    expect(campoDeLinea().parse(`Somos ${FAMILIA}\u200d y\u200do`)).toBe(`Somos ${FAMILIA} yo`);
  });

  it("is cleaned before its length is checked", () => {
    const campo = campoDeLinea("falta").min(3, "corto").max(5, "largo");
    expect(campo.safeParse(" \u200ba\u2060 ").error?.issues[0]?.message).toBe("corto");
    expect(campo.parse("  \u202aabcde\u202c ")).toBe("abcde");
  });

  it("takes no longer for a stack of marks than for a text", () => {
    const pila = `a${"\u0301\u0316".repeat(4000)}b`;
    expect(limpiarTexto(pila).length).toBeLessThan(20);
  });
});

describe("a field of a known form", () => {
  const mensajes = (
    campo: { safeParse: (valor: unknown) => { error?: { issues: { message: string }[] } } },
    valor: unknown,
  ) => campo.safeParse(valor).error?.issues.map(({ message }) => message) ?? [];

  it("says one thing of what is too long, and of what is written otherwise", () => {
    const hora = campoConForma(/^\d\d:\d\d$/, "no es una hora", { falta: "falta" });
    expect(mensajes(hora, "09:30")).toEqual([]);
    expect(mensajes(hora, "9".repeat(200))).toEqual(["no es una hora"]);
    expect(mensajes(hora, "a las 9")).toEqual(["no es una hora"]);
    expect(mensajes(hora, undefined)).toEqual(["falta"]);
    expect(mensajes(campoDeId("no existe"), "a b")).toEqual(["no existe"]);
    expect(mensajes(campoDeId("no existe"), undefined)).toEqual(["no existe"]);
    expect(mensajes(campoDeFecha("no es un día"), "2026-02-30")).toEqual(["no es un día"]);
    expect(mensajes(campoDeMes("no es un mes"), "2026-13")).toEqual(["no es un mes"]);
  });

  it("normalises no text that is longer than it may be typed", () => {
    let veces = 0;
    const contar = (texto: string) => {
      veces += 1;
      return texto.replaceAll("-", "");
    };
    const campo = campoNormalizado(contar, { falta: "falta", maximo: 5, largo: "largo" });
    expect(mensajes(campo, "123-456")).toEqual(["largo"]);
    expect(veces).toBe(0);
    expect(campo.parse("12-34")).toBe("1234");
  });

  it("keeps each sign of a seal, and cleans a mail", () => {
    expect(campoExacto(9).parse(" a\u200b ")).toBe(" a\u200b ");
    expect(campoDeCorreo("falta").parse(" ana@ejemplo.com\u200b")).toBe("ana@ejemplo.com");
    expect(mensajes(campoDeCorreo("falta"), `${"a".repeat(300)}@ejemplo.com`)).toHaveLength(1);
  });
});

describe("what people type everywhere", () => {
  it("is a filter of an address, and the answer to a question", () => {
    expect(filtrosDeTalleres.parse({ tema: "sue\u200bn\u0303o" })).toMatchObject({ tema: "sueño" });
    expect(filtrosDeEspecialistas.parse({ idioma: "espan\u0303ol\u202c" })).toMatchObject({
      idioma: "español",
    });
    expect(envioDePregunta.parse({ texto: "Nada\u200b \u202e" }).texto).toBe("Nada");
  });

  it("names a person, in a form and in /v2", () => {
    const maria = { nombre: PEGADO, apePaterno: "N\u0303ahui", apeMaterno: "" };
    expect(nombres.parse(maria)).toEqual({ nombre: MARIA, apePaterno: "Ñahui", apeMaterno: "" });
    const deUnaVez = registroDeUnaVez.parse({
      ...maria,
      numeroDocumento: "4567-8912",
      telefono: "+51 987 654 321",
      email: "maria@ejemplo.com\u200b",
      clave: "tres gatos verdes",
    });
    expect(deUnaVez).toMatchObject({
      ...{ nombre: MARIA, numeroDocumento: "45678912", telefono: "987654321", email: "maria@ejemplo.com" },
    });
  });

  it("is a note, a message and a question", () => {
    expect(formularioDeNota.parse({ texto: `${PEGADO}\r\nDuermo mal` }).texto).toBe(
      "María\u00a0 José \nDuermo mal",
    );
    expect(formularioDeNota.parse({}).texto).toBe("");
    expect(mensajeEscrito.parse({ accion: "escribir", texto: "Hola\u200b" }).texto).toBe("Hola");
    expect(mensajeEscrito.safeParse({ accion: "escribir", texto: "\u200b\u2060" }).success).toBe(false);
    expect(textoDePregunta.parse("¿Co\u0301mo\u202e empiezo?")).toBe("¿Cómo empiezo?");
  });

  it("answers a survey", () => {
    const escrita = {
      cod: "falta",
      tipo: "text",
      texto: "¿Qué falta?",
      requerida: true,
      maximo: 20,
    } as const;
    const leer = (texto: string) => leerRespuesta(escrita, [{ texto }]);
    expect(leer(" Letras\u200b\r\nma\u0301s grandes ")).toMatchObject({
      value: [{ texto: "Letras\nmás grandes" }],
    });
    expect(leer("\u200b\u2060")).toMatchObject({ rechazo: "falta-texto" });
  });

  it("is looked for, and no word is divided by what is not seen", () => {
    expect(limpiarConsulta("\u2068respi\u200brar\u2069\tmejor")).toBe("respirar mejor");
    expect(limpiarConsulta("\u3164res\u034fpi\u2800rar\u3164")).toBe("respirar");
    expect(filtrosDeEspecialistas.parse({ buscar: " Quis\u200bpe\u00a0 " }).buscar).toBe("Quispe");
  });
});
