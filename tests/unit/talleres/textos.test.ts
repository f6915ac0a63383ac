import { describe, expect, it } from "vitest";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { textosDe, type SucesoDeTaller } from "../../../app/domain/talleres/inscripciones/textos";
import { textoAntesDePagar, textoTrasPagar } from "../../../app/domain/talleres/ventas/devolver";
import { LUNES_8AM as AHORA } from "../../support/constructores";

const fecha = {
  titulo: "Dibujar el mar",
  clase: "clase" as const,
  inicio: sumarMinutos(AHORA, 3 * 24 * 60),
  precioCentimos: 25_00,
};
const VUELVE = { tipo: "dinero", centimos: 25_00 } as const;
const SUCESOS: SucesoDeTaller[] = [
  { suceso: "inscrita" },
  { suceso: "aceptada" },
  { suceso: "espera" },
  { suceso: "salto" },
  { suceso: "vencida" },
  { suceso: "sin-pagar" },
  { suceso: "pasada" },
  { suceso: "quedan" },
  { suceso: "recordatorio-de-plazo", ahora: AHORA, plazo: null },
  { suceso: "recordatorio-1h", ahora: AHORA, plazo: null },
  { suceso: "oferta", expiraEn: AHORA },
  { suceso: "cancelada", motivo: "Se enfermó quien lo da.", vuelve: null },
  { suceso: "dejada", vuelve: VUELVE },
  { suceso: "retirada", vuelve: VUELVE },
  { suceso: "devuelta", vuelve: VUELVE },
];

describe("a notice of a place", () => {
  it.each(SUCESOS)("says of which workshop it is, unless its person wants it discreet: $suceso", (aviso) => {
    expect(textosDe(aviso, fecha, false).mensaje).toContain("Dibujar el mar");
    const discreta = textosDe(aviso, fecha, true);
    expect(discreta.mensaje + discreta.asunto + discreta.parrafos.join()).not.toMatch(/dibujar/i);
    expect(discreta.mensaje + Object.values(discreta).flat().join()).not.toMatch(/taller|en-vivo/i);
  });

  it("calls what it leads to by its kind", () => {
    const verlo = (clase: "taller" | "clase", discreta = false) =>
      textosDe({ suceso: "inscrita" }, { ...fecha, clase }, discreta).accion;
    expect([verlo("taller"), verlo("clase"), verlo("clase", true)]).toEqual([
      "Ver el taller",
      "Ver la clase",
      "Ver mi cita",
    ]);
  });

  it("says with what is offered that not to answer is to leave the list", () => {
    const dice = (precioCentimos: number) =>
      textosDe({ suceso: "oferta", expiraEn: AHORA }, { ...fecha, precioCentimos }, false).parrafos.at(-1);
    const siNo = "a tiempo, lo ofrecemos a la persona que sigue y sales de la lista.";
    expect([dice(0), dice(25_00)]).toEqual([`Si no respondes ${siNo}`, `Si no lo pagas ${siNo}`]);
  });

  it("reminds of it by its kind", () => {
    const dice = (clase: "taller" | "clase") =>
      textosDe({ suceso: "recordatorio-1h", ahora: fecha.inicio, plazo: null }, { ...fecha, clase }, false)
        .mensaje;
    expect(dice("clase")).toMatch(/ es tu clase: «Dibujar el mar»/);
    expect(dice("taller")).toMatch(/ es tu taller: «Dibujar el mar»/);
  });

  it("says of one that was paid up to when leaving it is free, or that this is over", () => {
    const { inicio } = fecha;
    const dice = (antes: number) => {
      const ahora = sumarMinutos(inicio, -antes);
      const plazo = textoTrasPagar(fecha, "tarjeta", ahora, true);
      return textosDe({ suceso: "recordatorio-de-plazo", ahora, plazo }, fecha, true).parrafos.at(-1);
    };
    expect(dice(36 * 60)).toMatch(/^¿No puedes ir\? Puedes dejarlo sin costo hasta el miércoles 25/);
    expect(dice(60)).toMatch(/^El plazo para dejarlo sin costo ya terminó/);
  });

  it("says when it begins as it is by then, also where the reminder comes late", () => {
    const { inicio } = fecha;
    const dice = (suceso: "recordatorio-de-plazo" | "recordatorio-1h", antes: number) =>
      textosDe({ suceso, ahora: sumarMinutos(inicio, -antes), plazo: null }, fecha, true).asunto;
    expect(dice("recordatorio-de-plazo", 36 * 60)).toBe("Pasado mañana es tu cita");
    expect(dice("recordatorio-de-plazo", 24 * 60)).toBe("Mañana es tu cita");
    expect(dice("recordatorio-de-plazo", 8 * 60)).toBe("Hoy es tu cita");
    expect(dice("recordatorio-1h", 60)).toBe("En una hora es tu cita");
    expect(dice("recordatorio-1h", 55)).toBe("En una hora es tu cita");
    expect(dice("recordatorio-1h", 54)).toBe("Hoy a las 08:00 es tu cita");
  });
});

describe("before a place is paid", () => {
  const limite = sumarMinutos(fecha.inicio, -24 * 60);
  it("it is said up to which day and hour it comes back, also at that very instant", () => {
    expect(textoAntesDePagar(fecha, AHORA)).toEqual({
      aTiempo: true,
      texto:
        "Puedes dejarlo sin costo hasta el miércoles 25 de noviembre, 08:00: vuelve todo lo que pagaste.",
    });
    expect(textoAntesDePagar(fecha, limite).aTiempo).toBe(true);
    // A held place shows until when it must be paid. The limit for changes begins once it is paid.
    expect(textoAntesDePagar(fecha, AHORA, { porPagar: true }).texto).toMatch(
      /^Cuando lo pagues, puedes dejarlo sin costo hasta el miércoles 25/,
    );
  });

  it("and once it is, the same is said in what they keep, also of a coupon, and that its time was over", () => {
    expect(textoTrasPagar(fecha, "tarjeta", limite)).toBe(
      "¿No puedes ir? Puedes dejarlo sin costo hasta el miércoles 25 de noviembre, 08:00: vuelve todo lo que pagaste.",
    );
    // The text names the year, because a mail may be read on any day.
    expect(textoTrasPagar(fecha, "tarjeta", limite, true)).toContain("25 de noviembre de 2026, 08:00");
    expect(textoTrasPagar(fecha, "cupon", AHORA)).toMatch(/: puedes volver a usar tu cupón\.$/);
    expect(textoTrasPagar(fecha, "tarjeta", sumarMinutos(limite, 1))).toMatch(/^El plazo .* ya terminó/);
  });

  it("it is said that nothing comes back, one minute later", () => {
    expect(textoAntesDePagar(fecha, sumarMinutos(limite, 1))).toEqual({
      aTiempo: false,
      texto: "Si pagas ahora y después dejas tu lugar, no vuelve lo que pagaste.",
    });
  });
});
