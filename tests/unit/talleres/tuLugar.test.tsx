import { describe, expect, it } from "vitest";
import { TuLugar, type TuLugarProps } from "../../../app/features/talleres/vivo/TuLugar";
import { guardadoEnPalabras, type PasoDelLugar } from "../../../app/domain/agenda/talleres";
import { enPagina } from "../../support/pagina";
import { lima, MARTES } from "../../support/constructores";

const ELEGIDA: TuLugarProps["elegida"] = {
  ...{ fecha: "2026-11-24", cuando: "martes 24, de 19:00 a 19:45", aviso: null, cancelada: null },
  ...{ precio: "Gratis", devolucionAlDejar: null, lugares: "sin lugares", conEspera: true, empezo: false },
  termino: false,
  ...{ pasoSuTurno: false, seCruza: null, ics: "/taller.ics" },
};
const LUGAR: NonNullable<TuLugarProps["lugar"]> = {
  ...{ estado: "esperando", guardado: null, antes: null },
  ...{ enLaLista: "Eres la primera persona de la lista.", libre: false },
  ...{ asistio: false, ganancia: null, certificado: null, sala: null },
};
const pagina = (lugar: Partial<typeof LUGAR> | null, elegida: Partial<typeof ELEGIDA> = {}) =>
  enPagina(
    <TuLugar elegida={{ ...ELEGIDA, ...elegida }} lugar={lugar && { ...LUGAR, ...lugar }} mensaje={null} />,
  );
const botones = (html: string) =>
  [...html.matchAll(/<button.*?<\/button>/g)].map(([boton]) => boton.replaceAll(/<[^>]+>/g, ""));

const titulo = (html: string) => /<h2[^>]*>(.*?)<\/h2>/.exec(html)?.[1];

const DEVOLUCION_AL_DEJAR = {
  texto: "Cuando lo pagues, puedes dejarlo sin costo hasta el lunes.",
  aTiempo: true,
};
const HASTA = lima(MARTES, "21:34");
const ofrecida = (falta: PasoDelLugar, cuesta: string | null = "S/ 25.00") => {
  const guardado = {
    falta,
    hasta: HASTA,
    deLaLista: falta === "aceptar",
    hrefDePago: "/pagar",
    idPedido: "uno",
  };
  const enPalabras = guardadoEnPalabras(guardado, "/taller", HASTA);
  return { estado: "ofrecida", enLaLista: null, guardado: { ...enPalabras, falta, hasta: "21:34", cuesta } };
};

it("who only waits leaves the list, and who has a place leaves that", () => {
  expect(botones(pagina({}))).toEqual(["Salir de la lista de espera"]);
  expect(botones(pagina({ estado: "inscrita", enLaLista: null }))).toEqual(["Dejar mi lugar"]);
});

it("who is offered a place is told beforehand that not to answer is to leave the list", () => {
  const siNo = "a tiempo, pasa a la persona que sigue y sales de la lista.";
  expect(pagina(ofrecida("aceptar", null))).toContain(`Si no lo aceptas ${siNo}`);
  expect(pagina(ofrecida("aceptar"))).toContain(`Si no lo pagas ${siNo}`);
  // A place that the person chose and did not pay was never in the waiting list.
  expect(pagina(ofrecida("pagar"))).not.toContain(siNo);
});

it("who let it lapse is told so where they may wait again", () => {
  const aviso = "El lugar que te guardamos pasó a la persona que sigue";
  expect(pagina(null)).not.toContain(aviso);
  const paso = pagina(null, { pasoSuTurno: true });
  expect(paso).toContain(aviso);
  expect(botones(paso)).toEqual(["Entrar en la lista de espera"]);
});

it("a place that was chosen and not paid is still to be paid, and what a line offers is kept for them", () => {
  const elegido = pagina(ofrecida("pagar"), { devolucionAlDejar: DEVOLUCION_AL_DEJAR });
  expect([titulo(elegido), botones(elegido)]).toEqual(["Falta pagar", ["Pagar mi lugar", "Dejar mi lugar"]]);
  expect(elegido).toContain(DEVOLUCION_AL_DEJAR.texto);
  const ofrecido = pagina(ofrecida("aceptar"));
  expect([titulo(ofrecido), botones(ofrecido)]).toEqual([
    "Te guardamos un lugar",
    ["Aceptar el lugar", "Dejar mi lugar"],
  ]);
});

it("one whose payment is under way asks for no other: it leads to that, and says what leaving it means", () => {
  const html = pagina(ofrecida("confirmar"), { devolucionAlDejar: DEVOLUCION_AL_DEJAR });
  expect([titulo(html), botones(html)]).toEqual(["Estamos confirmando tu pago", ["Dejar mi lugar"]]);
  expect(html).toContain("No pagues otra vez: te escribiremos con el resultado.");
  expect(html).toMatch(/<a [^>]*href="\/mi-zona-privada\/pedido\/uno"[^>]*>[^]*Ver mi pago/);
  expect(html).toContain("Si dejas tu lugar ahora y el banco aprueba el pago, te lo devolvemos completo.");
  for (const noEs of ["Cuesta", "es tuyo cuando lo pagas", DEVOLUCION_AL_DEJAR.texto])
    expect(html).not.toContain(noEs);
});

describe("the words of a date", () => {
  const sala = { href: "/sala", abre: null, comoVa: "Empezó a las 19:00" };
  const inscrita = { estado: "inscrita", enLaLista: null, sala };
  const empezo = { empezo: true };
  const termino = { empezo: true, termino: true };

  it("lead in while it is on, and no longer once it is over and its room still open", () => {
    const enVivo = pagina(inscrita, empezo);
    expect(titulo(enVivo)).toBe("Tu lugar está reservado");
    expect(enVivo).toContain("Entrar al taller");
    const despues = pagina(inscrita, termino);
    expect(titulo(despues)).toBe("Esta fecha ya terminó");
    expect(despues).toContain("Ver la sala");
    expect(despues).not.toContain("Entrar al taller");
  });

  it("say that somebody was there once it is over, and not while it is on", () => {
    const asistio = { ...inscrita, asistio: true };
    expect(titulo(pagina(asistio, empezo))).toBe("Tu lugar está reservado");
    expect(titulo(pagina(asistio, termino))).toBe("Estuviste aquí");
  });

  it("offer no place in what has begun, nor a line that asks nobody any more", () => {
    for (const lugar of [null, {}]) {
      expect(titulo(pagina(lugar, empezo))).toBe("Esta fecha ya empezó");
      expect(titulo(pagina(lugar, termino))).toBe("Esta fecha ya terminó");
      expect(pagina(lugar, empezo)).not.toContain("sin lugares");
    }
    expect(pagina(null)).toContain("sin lugares");
    expect(titulo(pagina(null, { cancelada: "Enfermó quien dirige." }))).toBe("Esta fecha");
  });
});
