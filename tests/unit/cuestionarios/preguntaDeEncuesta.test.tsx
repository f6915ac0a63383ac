import { expect, it } from "vitest";
import { PreguntaDeEncuesta } from "../../../app/features/cuestionarios/encuesta/PreguntaDeEncuesta";
import { enPagina } from "../../support/pagina";

const PREGUNTA = {
  ...{ cod: "facil", tipo: "single" as const, texto: "¿Qué tan fácil te fue?", ayuda: null, requerida: true },
  opciones: [
    { id: "a", texto: "Fácil" },
    { id: "b", texto: "Difícil" },
  ],
  ...{ extremos: null, numero: null, maximoDeLetras: null, elegidas: [], escrito: "", puestos: {} },
};
const pregunta = (error: string) => enPagina(<PreguntaDeEncuesta {...PREGUNTA} error={error} />);

it("says of a group that was not answered what is wrong, and marks each of its choices", () => {
  const mal = pregunta("Elige una respuesta.");
  expect(mal).toContain('aria-describedby="facil-error"');
  expect(mal).toContain('<p id="facil-error"');
  // The link of the error summary leads to this option.
  expect(mal).toContain('id="facil-0"');
  expect(mal.match(/aria-invalid="true"/g)).toHaveLength(2);
  expect(pregunta("")).not.toMatch(/aria-invalid|aria-describedby/);
});
