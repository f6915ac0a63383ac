import { describe, expect, it } from "vitest";
import { senalesDe } from "../../../app/domain/saludMental/malMomento";
import { hablaDePeligro } from "../../../app/domain/shared/peligro";

describe("who looks for somebody to call", () => {
  it.each([
    "113",
    "emergencia",
    "una emergensia",
    "línea 113",
    "auxilio",
    "ayuda urgente",
    "quiero morir",
    "me corto",
    "mi hija se corta",
    "amigo se corta",
  ])("%s", (escrito) => expect(senalesDe(escrito).hayPeligro).toBe(true));
  it.each([
    "S/ 113",
    "fondo de emergencia",
    "ahorro para emergencias",
    "colchón para emergencias",
    "primeros auxilios",
    "me corto el pelo",
    "la leche se corta",
    "ayuda",
    "amor",
  ])("is not %s", (escrito) => expect(senalesDe(escrito).hayPeligro).toBe(false));
});

describe("what somebody writes who cannot go on", () => {
  it.each([
    "ya no puedo más",
    "no puedo mas",
    "no aguanto más",
    "Ya no aguanto mas esto",
    "no lo soporto",
    "no doy más",
    "no puedo con todo mas",
    "estoy desesperado",
    "desesperada",
    "dezesperada",
    "estoy harta de todo",
    "ya no tengo fuerzas",
    "me siento muy mal",
    "me siento vacía",
    "toqué fondo",
    "no paro de llorar",
    "crisis",
    "crisis de pánico",
    "panico",
    "ataque de ansiedad",
  ])("%s", (escrito) =>
    expect([senalesDe(escrito).hayMalMomento, hablaDePeligro(escrito)]).toEqual([true, false]),
  );

  it.each([
    "no puedo dormir",
    "no puedo mas de risa",
    "perder peso",
    "comer más",
    "no doy abasto",
    "sentirme mejor",
    "aguantar más tiempo corriendo",
    "esperar",
    "crisis económica",
    "ansiedad",
  ])("is not %s", (escrito) => expect(senalesDe(escrito).hayMalMomento).toBe(false));

  it("is less than danger, which is answered alone", () => {
    expect(hablaDePeligro("no aguanto más, no quiero vivir")).toBe(true);
    expect(senalesDe("no aguanto más, no quiero vivir").hayMalMomento).toBe(false);
  });
});

describe("what somebody writes whose body fails right now", () => {
  it.each([
    "me duele el pecho",
    "me duele mucho el pecho",
    "me duele muchísimo el pecho",
    "dolor en el pecho",
    "me aprieta el pecho",
    "opreción en el pecho",
    "infarto",
    "ataque al corazón",
    "no puedo respirar",
    "no puedo rrespirar más",
    "me desmayo",
    "mi papá se desmayó",
    "derrame cerebral",
    "convulsión",
    "mi hijo está convulsionando",
    "me atraganto",
    "sangro mucho",
    "no para de sangrar",
  ])("%s", (escrito) =>
    expect([senalesDe(escrito).hayUrgencia, senalesDe(escrito).hayMalMomento]).toEqual([true, false]),
  );
  it.each([
    "ejercicios de pecho",
    "abrir el pecho",
    "me duele la cabeza",
    "me duele el pecho al dar de lactar",
    "me aprieta el pantalón",
    "prevenir un infarto",
    "casi me desmayo de risa",
    "respirar lento",
    "no puedo respirar bien por la nariz",
    "presión alta",
    "me ahogo en deudas",
    "no puedo dormir",
    "sangre",
  ])("is not %s", (escrito) => expect(senalesDe(escrito).hayUrgencia).toBe(false));
  it("is said after danger, which is answered alone", () =>
    expect(senalesDe("me duele el pecho y quiero morir").hayUrgencia).toBe(false));
});

describe("what somebody writes whom another hurts", () => {
  it.each([
    "violencia familiar",
    "biolencia",
    "maltrato psicológico",
    "me maltratan",
    "mi esposo me pega",
    "mi papá la golpeó",
    "me amenaza",
    "acoso",
    "abuso sexual",
  ])("%s", (escrito) => expect(senalesDe(escrito).hayViolencia).toBe(true));
  it.each(["golpe de calor", "acoso laboral", "me pegué en la rodilla", "pegamento", "volar", "amor"])(
    "is not %s",
    (escrito) => expect(senalesDe(escrito).hayViolencia).toBe(false),
  );
});
