import { describe, expect, it } from "vitest";
import { PREGUNTAS_FRECUENTES } from "../../../app/domain/busqueda/preguntasFrecuentes";
import { busquedaDeVerdad } from "../../support/busqueda";

const { buscar, direcciones } = await busquedaDeVerdad();
const hallados = async (escrito: string) =>
  (await buscar(escrito)).grupos.flatMap(({ hallazgos }) => hallazgos.map(({ href }) => href));
const esPregunta = (href: string) => href.startsWith("/ayuda#");

describe("a frequent question", () => {
  it.each([
    ["devolución", "cambiar-o-cancelar"],
    ["debolucion", "cambiar-o-cancelar"],
    ["reembolso", "cambiar-o-cancelar"],
    ["anular", "cambiar-o-cancelar"],
    ["cancelar taller", "cambiar-o-cancelar"],
    ["me cobraron", "pago-sin-sesion"],
    ["me cobraron dos veces", "pago-sin-sesion"],
    ["devolver plata", "cambiar-o-cancelar"],
    ["zoom", "videollamada"],
    ["videollamada no funciona", "videollamada"],
    ["no funciona la cámara", "videollamada"],
    ["se cayo la llamada", "videollamada"],
    ["perdí mi celular", "sin-celular"],
    ["me robaron el celular", "sin-celular"],
    ["hackearon mi cuenta", "cuenta-ajena"],
    ["entraron a mi cuenta", "cuenta-ajena"],
  ])("is what %s finds first", async (escrito, id) =>
    expect((await hallados(escrito))[0]).toBe(`/ayuda#${id}`),
  );

  it.each([
    "perdí a mi mamá",
    "perdí a alguien",
    "perdí la esperanza",
    "creo que tengo depresión",
    "creo que tengo ansiedad",
    "extraño a alguien",
    "alguien me hizo daño",
    "alguien que me escuche",
    "adicción al celular",
    "no puedo pagar",
    "me quiero separar",
    "no me llega el correo",
  ])("is not what is meant by %s", async (escrito) =>
    expect((await hallados(escrito)).filter(esPregunta)).toEqual([]),
  );

  it.each(["cancelar mi cita", "cuenta", "mi cuenta", "entrar", "video", "reservar", "pagar", "taller"])(
    "comes after what does it: %s",
    async (escrito) => expect(esPregunta((await hallados(escrito))[0]!)).toBe(false),
  );

  it.each([
    ["olvidé mi contraseña", "/recuperar-clave"],
    ["factura", "/mi-zona-privada/comprobantes"],
    ["borrar mi cuenta", "/mi-perfil/mis-datos"],
  ])("is left out where a page answers it: %s", async (escrito, href) => {
    const todos = await hallados(escrito);
    expect(todos[0]).toBe(href);
    expect(todos.filter(esPregunta)).toEqual([]);
  });

  it("has an address of its own, and is no page to searchers", async () => {
    const ids = PREGUNTAS_FRECUENTES.flatMap(({ preguntas }) =>
      preguntas.flatMap(({ hallada }) => hallada?.id ?? []),
    );
    expect(ids).toEqual([...new Set(ids)]);
    expect((await direcciones()).filter(esPregunta)).toEqual([]);
  });
});
