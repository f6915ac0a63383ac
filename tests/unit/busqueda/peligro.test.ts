import { describe, expect, it } from "vitest";
import { hablaDeMalMomento, hablaDePeligro, hablaDeViolencia } from "../../../app/domain/busqueda/peligro";

/** What people in danger write, with the spelling of a telephone. */
const EN_PELIGRO = [
  "suicidio",
  "pensamientos suisidas",
  "me quiero suicidar",
  "sucidarme",
  "Me quiero MORIR",
  "quiero matarme",
  "me voy a matar",
  "me boy a matar",
  "me kiero matar",
  "no quiero seguir viviendo",
  "no quiero vivir",
  "ya no kiero vivir",
  "ya no qiero bibir",
  "no aguanto mas vivir",
  "no vale la pena vivir",
  "quiero acabar con mi vida",
  "terminar con mi vida",
  "quiero terminar con todo esto",
  "no tengo ganas de vivir",
  "sin ganas de vivir",
  "perdí las ganas de vivir",
  "cansada de vivir",
  "kiero morir",
  "kiero morirme",
  "deseos de morir",
  "ganas de morir",
  "prefiero morir",
  "mejor morir",
  "quiero estar muerta",
  "estaría mejor muerto",
  "quisiera no despertar",
  "quiero desaparecer",
  "quitarme la vida",
  "kitarme la bida",
  "se quiere quitar la vida",
  "mi hijo se quiere matar",
  "mi hermano se va a matar",
  "mi amiga no quiere vivir",
  "hacerme daño",
  "hacerme danio",
  "aserme dano",
  "me hago daño",
  "autolesiones",
  "cortarme",
  "me corto los brazos",
  "cortarme las venas",
  "quiero\nmorir",
  "113",
  "línea 113",
  "ayuda urgente",
  "emergencia",
  "una emergensia",
  "auxilio",
];

const EN_CALMA = [
  "respirar",
  "mascota",
  "amor",
  "miedo a la muerte",
  "la muerte de mi padre",
  "me muero de risa",
  "morirme de risa",
  "quiero morir de risa",
  "morirse de calor",
  "matar el tiempo",
  "ganas de matar el tiempo",
  "quiero cortarme el pelo",
  "tengo ganas de vivir",
  "vivir mejor",
  "quiero vivir tranquila",
  "calidad de vida",
  "terminar con mi pareja",
  "mi perro se va a morir",
  "me lesioné la rodilla",
  "subsidio",
  "residencia",
  "sidra",
  "lesión de rodilla",
  "perder peso",
  "cansado de trabajar",
  "sin ganas de cocinar",
  "no quiero pelear",
  "mejor dormir",
  "primeros auxilios",
  "fondo de emergencia",
  "ahorro para emergencias",
  "ayuda",
  "S/ 113",
];

describe("what somebody in danger writes", () => {
  it.each(EN_PELIGRO)("%s", (escrito) => expect(hablaDePeligro(escrito)).toBe(true));
  it.each(EN_CALMA)("is not %s", (escrito) => expect(hablaDePeligro(escrito)).toBe(false));

  it("costs nothing however long it is", () => {
    const antes = performance.now();
    for (const largo of ["no ".repeat(1e5), "q".repeat(1e6), "me quiero ".repeat(1e5)]) hablaDePeligro(largo);
    expect(performance.now() - antes).toBeLessThan(500);
  });
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
  ])("%s", (escrito) => expect([hablaDeMalMomento(escrito), hablaDePeligro(escrito)]).toEqual([true, false]));

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
  ])("is not %s", (escrito) => expect(hablaDeMalMomento(escrito)).toBe(false));

  it("is less than danger, which is answered alone", () => {
    expect(hablaDePeligro("no aguanto más, no quiero vivir")).toBe(true);
    expect(hablaDeMalMomento("no aguanto más, no quiero vivir")).toBe(false);
  });
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
  ])("%s", (escrito) => expect(hablaDeViolencia(escrito)).toBe(true));
  it.each(["golpe de calor", "acoso laboral", "me pegué en la rodilla", "pegamento", "volar", "amor"])(
    "is not %s",
    (escrito) => expect(hablaDeViolencia(escrito)).toBe(false),
  );
});
