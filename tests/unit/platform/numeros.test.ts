import { expect, it } from "vitest";
import { z } from "zod";
import "../../../server/platform/api/endpoint";

const mensajesDe = (esquema: z.ZodType, valor: unknown) =>
  esquema.safeParse(valor).error?.issues.map(({ message }) => message);

it.each([
  ["a number", z.coerce.number()],
  ["a whole one", z.coerce.number().int()],
  ["one that is checked further", z.coerce.number().pipe(z.int().min(1)).default(1)],
])("where a query asks for %s, letters are answered with what to write", (_, esquema) => {
  expect(mensajesDe(esquema, "psicologia")).toEqual(["Usa un número, como 3"]);
});

it("a schema that words it itself is left its words", () => {
  expect(mensajesDe(z.coerce.number("Elige el tipo"), "x")).toEqual(["Elige el tipo"]);
});

it.each<[string, z.ZodType, unknown, string]>([
  ["nothing", z.object({ a: z.string() }).nonoptional(), undefined, "Falta este dato"],
  ["nothing where a number is asked for", z.object({ a: z.int() }), {}, "Falta este dato"],
  ["nothing of two shapes", z.union([z.string(), z.int()]), null, "Falta este dato"],
  ["an empty text", z.string().min(1), "", "Falta este dato"],
  ["a number for a text", z.string(), 3, "Tiene que ser un texto"],
  ["a text for a number", z.number(), "3", "Usa un número, como 3"],
  ["half of one for a whole one", z.int(), 0.5, "Usa un número entero, como 3"],
  ["a text for a choice", z.boolean(), "no", "Tiene que ser true o false"],
  ["a text for a list", z.array(z.string()), "a", "Tiene que ser una lista"],
  ["a list for an object", z.object({}), [], "Tiene que ser un objeto"],
  ["another of a few", z.enum(["a", "b"]), "c", 'Tiene que ser "a" o "b"'],
  ["too long a text", z.string().max(2), "abc", "Tiene que tener como máximo 2 caracteres"],
  ["too short a list", z.array(z.int()).min(1), [], "Tiene que tener como mínimo 1 elemento"],
  ["too much", z.int().max(2), 3, "Tiene que ser como máximo 2"],
  ["nothing of what counts", z.int().positive(), 0, "Tiene que ser mayor que 0"],
  ["no such name", z.uuid(), "x", "Tiene que ser un UUID"],
  ["none of two shapes", z.union([z.string(), z.int()]), true, "Revisa este dato"],
])("%s is answered with what to send, in plain words", (_, esquema, valor, mensaje) => {
  expect(mensajesDe(esquema, valor)).toEqual([mensaje]);
});
