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
  expect(mensajesDe(z.string(), 3)?.[0]).toMatch(/se esperaba texto/);
});
