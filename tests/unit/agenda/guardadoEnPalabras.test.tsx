import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ReservasSinTerminar } from "../../../app/components/ReservaSinTerminar";
import { guardadoEnPalabras } from "../../../app/domain/agenda/talleres";
import { lima, LUNES, MARTES } from "../../support/constructores";

const HASTA = lima(LUNES, "21:34");
const AHORA = lima(LUNES, "21:04");

it("a place that their line keeps is accepted before its time, also one that is sold, and what they chose is paid", () => {
  const deLaLista = { hasta: HASTA, falta: "aceptar" as const, deLaLista: true, idPedido: null };
  for (const hrefDePago of [null, "/pagar"]) {
    expect(guardadoEnPalabras({ ...deLaLista, hrefDePago }, "/taller", AHORA)).toEqual({
      texto: "Acéptalo antes de las 21:34: si no, pasa a la persona que sigue.",
      estado: "Te guardamos un lugar",
      hacer: "Aceptar el lugar",
      href: hrefDePago ?? "/taller",
    });
  }
  const elegido = { hasta: HASTA, deLaLista: false, hrefDePago: "/pagar", idPedido: "uno" };
  expect(guardadoEnPalabras({ ...elegido, falta: "pagar" }, "/taller", AHORA)).toEqual({
    estado: "Falta pagar",
    texto: "Te lo guardamos hasta las 21:34.",
    hacer: "Pagar mi lugar",
    href: "/pagar",
  });
  expect(guardadoEnPalabras({ ...elegido, falta: "confirmar" }, "/taller", AHORA)).toEqual({
    estado: "Estamos confirmando tu pago",
    texto: "El banco aún lo está procesando. No pagues otra vez: te escribiremos con el resultado.",
    hacer: "Ver mi pago",
    href: "/mi-zona-privada/pedido/uno",
  });
});

it("one that is kept over the night names its day", () => {
  const deNoche = { hasta: lima(MARTES, "08:30"), falta: "aceptar" as const, deLaLista: true };
  const gratis = { ...deNoche, hrefDePago: null, idPedido: null };
  expect(guardadoEnPalabras(gratis, "/taller", AHORA).texto).toBe(
    "Acéptalo antes de las 08:30 de mañana: si no, pasa a la persona que sigue.",
  );
});

it("what a waiting list keeps stands first, and is said to be accepted: not to be finished as one's own choice", () => {
  const html = renderToStaticMarkup(
    <ReservasSinTerminar
      reservas={[
        { hasta: "08:10", con: "Ana", cuando: "mañana, 10:00", href: "/resumen" },
        { hasta: "08:30", con: "Beto", cuando: "mañana, 11:00", href: "/esperas", liberado: "horario" },
        { hasta: "08:40", con: "Dibujar", cuando: "mañana, 12:00", href: "/taller", liberado: "lugar" },
      ]}
    />,
  );
  expect(enlaces(html)).toEqual([
    "Se liberó un horario para ti: acéptalo antes de las 08:30",
    "Se liberó un lugar para ti: acéptalo antes de las 08:40",
    "Separado hasta las 08:10: termina tu reserva",
  ]);
});

const enlaces = (html: string) =>
  [...html.matchAll(/<a .*?<\/a>/g)].map(([enlace]) => enlace.replaceAll(/<[^>]+>/g, ""));
