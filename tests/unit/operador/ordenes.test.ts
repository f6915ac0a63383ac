import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { cambiosDeEspecialista } from "../../../app/domain/agenda/especialistas/editarEspecialistas";
import { RETRATOS } from "../../../app/domain/agenda/especialistas/especialista";
import type { Rechazado, Rechazos } from "../../../app/domain/shared/rechazo";
import { done, refuse, type Result } from "../../../app/domain/shared/result";
import { ORDERS } from "../../../server/modules";
import { atender, MAL_USO } from "../../../server/ops/ops";
import { enPalabras } from "../../../server/ops/salida";
import { orden, texto } from "../../../server/platform/orders/orden";
import { SIN_ALMACEN } from "../../support/operador";

const noSeAbre = () => Promise.reject(new Error("the services were opened for nothing"));
const escribir = (...argumentos: string[]) => atender(argumentos, noSeAbre, SIN_ALMACEN);

it("a specialist's file is told field by field, and the portraits are those that there are", async () => {
  const { salida } = await escribir("ayuda", "especialista");
  for (const campo of Object.keys(cambiosDeEspecialista.shape)) expect(salida).toContain(campo);
  const archivos = readdirSync("public/retratos").map((archivo) => archivo.replace(/\.svg$/, ""));
  expect(RETRATOS).toEqual(archivos.toSorted());
});

describe("the options of an order", () => {
  it.each(Object.entries(ORDERS))(
    "are those that its use tells, and no other: %s",
    (_, { uso, opciones }) => {
      const dichas = new Set([...uso.matchAll(/--([a-z-]+)/g)].map(([, nombre]) => nombre));
      expect([...dichas].sort()).toEqual(Object.keys(opciones).sort());
    },
  );

  it("are its own: one of another order is named, and said not to be of this", async () => {
    expect(await escribir("cancelar", "cita-x", "--motivo", "otro")).toEqual({
      estado: MAL_USO,
      salida: "",
      error: "La opción --motivo es de otra orden. «cancelar» tiene --cambio.\nMira «npm run ops -- ayuda».",
    });
    expect((await escribir("precio", "esp-x", "90", "--plan", "PREMIUM")).error).toMatch(
      /^La opción --plan es de otra orden. «precio» no tiene opciones propias\./,
    );
    expect((await escribir("excepcion", "esp-x", "--secreta=987654321")).error).toMatch(
      /^Hay una opción que no existe. «excepcion» tiene --fecha, --desde, --hasta, --abierto y --quitar\./,
    );
  });

  it.each([
    ["errores", "--cuantos"],
    ["cancelar", "cita-x", "--cambio=no"],
    ["cancelar", "cita-x", "--operador"],
  ])("have their value, or none where they take none: %s", async (...argumentos) => {
    expect((await escribir(...argumentos)).error).toMatch(/^A una opción le falta su valor, o le sobra\./);
  });

  it("come after its name, and those of every order before it too", async () => {
    expect((await escribir("--motivo", "otro", "monedas")).error).toMatch(/^Esa orden no existe/);
    expect((await escribir("--operador", "ana lopez", "errores")).error).toMatch(/^--operador: /);
  });
});

it("what an order answers is told in Spanish as it is written, with the keys of the data as labels", () => {
  const respuesta = {
    ultimoDia: "hoy",
    version: "1a",
    maximoPorPersona: null,
    enVenta: true,
    codigoPlan: "PREMIUM",
  };
  expect(enPalabras(respuesta).trim().split("\n")).toEqual([
    "Último día: hoy",
    "Versión: 1a",
    "Máximo por persona: —",
    "En venta: sí",
    "Plan: PREMIUM",
  ]);
});

describe("an order that is refused", () => {
  const PALABRAS: Rechazos<"tarde" | "lejos"> = {
    tarde: { clase: "conflict", mensaje: "Ya es tarde." },
    lejos: { clase: "conflict", mensaje: "Está lejos." },
  };
  const base = { uso: "", ayuda: "", opciones: {} };
  const contesta = (unaOrden: ReturnType<typeof orden>) =>
    unaOrden.hacer(
      { operador: "ana", resto: [], opciones: {} },
      { almacen: SIN_ALMACEN, abrir: () => Promise.resolve({ services: {}, acts: {} } as never) },
    );

  it("says its words, those that the refusal brings, and what it has to say line by line", async () => {
    const tarde = orden({ ...base, rechazos: PALABRAS, hacer: () => Promise.resolve(refuse("tarde")) });
    expect(await contesta(tarde)).toEqual(refuse("tarde", "Ya es tarde."));
    const porLineas = orden({
      ...base,
      rechazos: PALABRAS,
      hacer: () => Promise.resolve(refuse("lejos", ["uno", "dos"])),
    });
    expect(await contesta(porLineas)).toEqual(refuse("lejos", "Está lejos.\nuno\ndos"));
    const palabrasPropias: Rechazado = { clase: "gone", mensaje: "Ya se fue." };
    const deOtro = () => Promise.resolve(refuse("ido", palabrasPropias) as Result<never, string, Rechazado>);
    expect(await contesta(orden({ ...base, rechazos: {}, hacer: deOtro }))).toEqual(
      refuse("ido", "Ya se fue."),
    );
  });

  it("does not compile without its words, nor reading an option that it does not declare", () => {
    const tarde = () => Promise.resolve(refuse("tarde"));
    // @ts-expect-error -- "tarde" has no words
    orden({ ...base, rechazos: {}, hacer: tarde });
    const cualquiera = () => Promise.resolve(refuse("tarde") as Result<never, string>);
    // @ts-expect-error -- which refusals it may meet is not known
    orden({ ...base, rechazos: PALABRAS, hacer: cualquiera });
    orden({
      ...base,
      opciones: { fecha: texto },
      rechazos: {},
      // @ts-expect-error -- it has --fecha
      hacer: ({ opciones }) => Promise.resolve(done(opciones.desde)),
    });
  });
});
