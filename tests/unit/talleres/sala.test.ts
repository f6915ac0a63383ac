import { describe, expect, it } from "vitest";
import { codigoDe, codigoEscrito, codigoLegible } from "../../../app/domain/shared/codigoDePapel";
import { comoVaEnAgenda, entradaAlTaller } from "../../../app/domain/agenda/talleres";
import { direccionIncrustada } from "../../../app/domain/contenido/taller";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import {} from "../../../app/domain/talleres/certificados/certificado";
import { textoDePregunta } from "../../../app/domain/talleres/sala/pregunta";
import {
  bastaParaAsistir,
  conLatido,
  estadoDeSala,
  faseDelTaller,
  nombreCorto,
  proximoCambio,
  salaDe,
  segundoDelClip,
  sePuedeRegistrar,
  sePuedeTerminar,
  seVeAqui,
  type Presencia,
} from "../../../app/domain/talleres/sala/sala";
import { LUNES_8AM as INICIO } from "../../support/constructores";

const en = (minutos: number) => sumarMinutos(INICIO, minutos);
const justoAntes = (minutos: number) => new Date(en(minutos).getTime() - 1);
const SIN_ANFITRION = {
  inicio: INICIO,
  fin: en(45),
  canceladaPor: null,
  empezadaEn: null,
  terminadaEn: null,
};

describe("a room", () => {
  it("opens ten minutes before and closes a quarter of an hour after", () => {
    expect(estadoDeSala(SIN_ANFITRION, justoAntes(-10))).toBe("por-abrir");
    expect(estadoDeSala(SIN_ANFITRION, en(-10))).toBe("abierta");
    expect(estadoDeSala(SIN_ANFITRION, justoAntes(60))).toBe("abierta");
    expect(estadoDeSala(SIN_ANFITRION, en(60))).toBe("cerrada");
    expect(estadoDeSala({ ...SIN_ANFITRION, terminadaEn: en(20) }, en(35))).toBe("cerrada");
    expect(estadoDeSala({ ...SIN_ANFITRION, canceladaPor: "no" }, en(0))).toBe("cancelada");
  });

  it("changes when it opens, begins, ends and closes, as whoever leads it began and ended", () => {
    expect(proximoCambio(SIN_ANFITRION, justoAntes(-10))).toEqual(en(-10));
    expect(proximoCambio(SIN_ANFITRION, en(-10))).toEqual(en(0));
    expect(proximoCambio(SIN_ANFITRION, en(0))).toEqual(en(45));
    expect(proximoCambio(SIN_ANFITRION, en(45))).toEqual(en(60));
    expect(proximoCambio(SIN_ANFITRION, en(60))).toBeNull();
    expect(proximoCambio({ ...SIN_ANFITRION, empezadaEn: en(-3) }, en(-2))).toEqual(en(45));
    expect(proximoCambio({ ...SIN_ANFITRION, terminadaEn: en(20) }, en(21))).toEqual(en(35));
    expect(proximoCambio({ ...SIN_ANFITRION, canceladaPor: "no" }, en(-20))).toBeNull();
  });

  it("takes the attendance from the beginning on, as whoever leads it began", () => {
    expect(sePuedeRegistrar(SIN_ANFITRION, justoAntes(0))).toBe(false);
    expect(sePuedeRegistrar(SIN_ANFITRION, en(0))).toBe(true);
    expect(sePuedeRegistrar({ ...SIN_ANFITRION, empezadaEn: en(-3) }, en(-3))).toBe(true);
    expect(sePuedeRegistrar({ ...SIN_ANFITRION, empezadaEn: en(7) }, en(6))).toBe(false);
    expect(sePuedeRegistrar(SIN_ANFITRION, en(60))).toBe(false);
  });

  it("is before, during or after its workshop, as whoever leads it began and ended", () => {
    expect(faseDelTaller(SIN_ANFITRION, justoAntes(0))).toBe("por-empezar");
    expect(faseDelTaller(SIN_ANFITRION, en(0))).toBe("en-vivo");
    expect(faseDelTaller(SIN_ANFITRION, justoAntes(45))).toBe("en-vivo");
    expect(faseDelTaller(SIN_ANFITRION, en(45))).toBe("terminado");
    expect(faseDelTaller({ ...SIN_ANFITRION, terminadaEn: en(20) }, en(20))).toBe("terminado");
    expect(faseDelTaller({ ...SIN_ANFITRION, empezadaEn: en(7) }, en(6))).toBe("por-empezar");
  });

  it("is ended five minutes after its hour and after it was begun, and once", () => {
    expect(sePuedeTerminar({ ...SIN_ANFITRION, empezadaEn: en(-8) }, justoAntes(5))).toBe(false);
    expect(sePuedeTerminar({ ...SIN_ANFITRION, empezadaEn: en(-8) }, en(5))).toBe(true);
    expect(sePuedeTerminar({ ...SIN_ANFITRION, empezadaEn: en(7) }, justoAntes(12))).toBe(false);
    expect(sePuedeTerminar({ ...SIN_ANFITRION, empezadaEn: en(7) }, en(12))).toBe(true);
    expect(sePuedeTerminar({ ...SIN_ANFITRION, terminadaEn: en(20) }, en(21))).toBe(false);
  });

  it("shows a clip from where it is for everybody, whenever somebody comes", () => {
    expect(segundoDelClip(SIN_ANFITRION, justoAntes(0), 70)).toBeNull();
    expect(segundoDelClip(SIN_ANFITRION, en(0), 70)).toBe(0);
    expect(segundoDelClip(SIN_ANFITRION, en(2), 70)).toBe(50);
    expect(segundoDelClip({ ...SIN_ANFITRION, empezadaEn: en(1) }, en(2), 70)).toBe(60);
    expect(segundoDelClip(SIN_ANFITRION, en(45), 70)).toBeNull();
  });
});

describe("the way in", () => {
  const entrada = (ahora: Date, horas: object = {}) =>
    entradaAlTaller(salaDe({ ...SIN_ANFITRION, ...horas, url: "yoga", fecha: "2026-11-23" }), ahora);

  it("stands from ten minutes before until the end, with when it begins or began", () => {
    expect(entrada(justoAntes(-10))).toBeNull();
    const href = "/bienestar-en-vivo/yoga/sala?fecha=2026-11-23";
    expect(entrada(en(-10))).toEqual({ href, texto: "Empieza a las 08:00" });
    expect(entrada(en(0))?.texto).toBe("Empezó a las 08:00");
    expect(entrada(justoAntes(45))).not.toBeNull();
    expect(entrada(en(45))).toBeNull();
  });

  it("is of when whoever leads it began and ended", () => {
    expect(entrada(en(0), { empezadaEn: en(-4) })?.texto).toBe("Empezó a las 07:56");
    expect(entrada(en(31), { terminadaEn: en(30) })).toBeNull();
  });
});

describe("the card of the agenda", () => {
  const comoVa = (ahora: Date, horas: object = {}) =>
    comoVaEnAgenda(salaDe({ ...SIN_ANFITRION, ...horas, url: "yoga", fecha: "2026-11-23" }), ahora).comoVa;

  it("says that it is on from when it begins, and that it is over from when it ends", () => {
    expect([justoAntes(0), en(0), justoAntes(45), en(45)].map((ahora) => comoVa(ahora))).toEqual([
      null,
      "En vivo",
      "En vivo",
      "Terminó",
    ]);
    expect(comoVa(en(31), { terminadaEn: en(30) })).toBe("Terminó");
  });
});

describe("who is there", () => {
  const tras = (minutos: number, segundos = 0) => ({ presenteEn: en(minutos), presenteSegundos: segundos });
  const latir = (antes: Presencia, minuto: number, deAnfitrion = {}) =>
    conLatido(antes, { ...SIN_ANFITRION, ...deAnfitrion }, en(minuto));

  it("is counted from one sign of them to the next, and not while they are away", () => {
    expect(latir({ presenteEn: null, presenteSegundos: 0 }, 0)).toEqual(tras(0));
    expect(latir(tras(0), 1)).toEqual(tras(1, 60));
    expect(latir(tras(0, 60), 1.5)).toEqual(tras(1.5, 60));
  });

  it("is counted while it goes on, and neither before nor after", () => {
    expect(latir(tras(-0.5), 0.5)).toEqual(tras(0.5, 30));
    expect(latir(tras(6), 7, { empezadaEn: en(6.5) })).toEqual(tras(7, 30));
    expect(latir(tras(44.5), 45.5)).toEqual(tras(45.5, 30));
    expect(latir(tras(46, 300), 47)).toEqual(tras(47, 300));
    expect(latir(tras(20), 21, { terminadaEn: en(20.5) })).toEqual(tras(21, 30));
  });

  it("is not heard of again within twenty seconds", () => {
    expect(latir(tras(1), 1)).toBeNull();
    expect(conLatido(tras(1), SIN_ANFITRION, new Date(en(1).getTime() + 19_999))).toBeNull();
    expect(latir(tras(1), 4 / 3)).toEqual(tras(4 / 3, 20));
    // The clock of the other process is behind.
    expect(latir(tras(1), 0.9)).toBeNull();
  });

  it("is known of who looks at it on our page, and of nobody at a meeting elsewhere", () => {
    expect(seVeAqui({ clip: "mirar-el-mar" }, false)).toBe(true);
    expect(seVeAqui({ incrustado: "https://vimeo.com/76979871" }, false)).toBe(false);
    expect(seVeAqui({ incrustado: "https://vimeo.com/76979871" }, true)).toBe(true);
    expect(seVeAqui({ enlace: "https://reuniones.example/mar" }, true)).toBe(false);
    expect(seVeAqui(null, true)).toBe(false);
  });

  it("has attended after ten minutes, or half of what is shorter", () => {
    expect(bastaParaAsistir({ presenteSegundos: 599 }, SIN_ANFITRION)).toBe(false);
    expect(bastaParaAsistir({ presenteSegundos: 600 }, SIN_ANFITRION)).toBe(true);
    expect(bastaParaAsistir({ presenteSegundos: 450 }, { inicio: INICIO, fin: en(15) })).toBe(true);
  });

  it("is called by a first name and a letter", () => {
    expect(nombreCorto({ nombre: "Ana María", apePaterno: "Paredes" })).toBe("Ana P.");
    expect(nombreCorto({ nombre: "Ana", apePaterno: "" })).toBe("Ana");
  });
});

describe("the code of a certificate", () => {
  it("is read as people write it, and as nothing else", () => {
    const codigo = codigoDe("0f8fad5b-d9cb-469f-a165-70867728950e");
    expect(codigo).toBe("A16570867728950E");
    expect(codigoLegible(codigo)).toBe("A165 7086 7728 950E");
    expect(codigoEscrito(" a165-7086 7728 950e ")).toBe(codigo);
    expect(codigoEscrito("a165\u20117086\u20137728.950e\u200b")).toBe(codigo);
    expect(codigoEscrito("Ａ１６５ ７０８６ 7728 950E")).toBe(codigo);
    for (const otro of ["", "A165", `${codigo}0`, "G16570867728950E", "A16570867728950\u0000"]) {
      expect(codigoEscrito(otro)).toBeNull();
    }
  });
});

describe("what our page shows of others", () => {
  it.each([
    ["https://www.youtube.com/watch?v=aqz-KE-bpKQ", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"],
    ["https://youtu.be/aqz-KE-bpKQ", "https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"],
    ["https://vimeo.com/76979871", "https://player.vimeo.com/video/76979871"],
    ["https://meet.jit.si/TallerDeBienestar", "https://meet.jit.si/TallerDeBienestar"],
    ["https://youtu.be.example/aqz-KE-bpKQ", null],
    ["http://vimeo.com/76979871", null],
    ["javascript:alert(1)", null],
  ])("of %s is %s", (escrita, direccion) => expect(direccionIncrustada(escrita)).toBe(direccion));
});

it("a question keeps nothing that nobody sees, nor what turns the page of everybody around", () => {
  expect(textoDePregunta.parse(" ¿Y si\u0007 duele\u202e?\u2066\n\u001b ")).toBe("¿Y si duele?");
  expect(textoDePregunta.safeParse("\u0007\u202e").success).toBe(false);
  for (const texto of ["¿Ya viste premio.example?", "Escríbeme: ana@premio.example", "Soy el 987 654 321"])
    expect(textoDePregunta.safeParse(texto).error?.issues[0]?.message).toMatch(/^Quita de tu pregunta/);
});
