import { describe, expect, it } from "vitest";
import { CabezaConDibujo } from "../../../app/components/CabezaConDibujo";
import { LoQueTermina } from "../../../app/components/LoQueTermina";
import { enPagina } from "../../support/pagina";

const palabrasDe = (html: string) =>
  html
    .replace(/<svg.*?<\/svg>/gs, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

describe("the head of a page with a drawing", () => {
  const cabeza = (dibujo: string | null) =>
    enPagina(
      <CabezaConDibujo titulo="Escáner de pulso" dibujo={dibujo}>
        <p>En medio minuto.</p>
      </CabezaConDibujo>,
    );

  it("says the same words with its drawing and without", () => {
    expect(palabrasDe(cabeza("pulso.svg"))).toBe("Escáner de pulso En medio minuto.");
    expect(palabrasDe(cabeza(null))).toBe(palabrasDe(cabeza("pulso.svg")));
  });

  it("keeps the drawing's place before it comes, and from those who listen to the page", () => {
    expect(cabeza("pulso.svg")).toMatch(
      /<img src="[^"]*\/ilustraciones\/pulso\.svg" alt="" width="240" height="150"/,
    );
    expect(cabeza(null)).not.toContain("<img");
  });
});

it("bonos that end are counted first, then named, then used", () => {
  const especialidades = [
    { slug: "psicologia", nombre: "Psicología" },
    { slug: "nutricion", nombre: "Nutrición" },
  ] as const;
  const html = enPagina(<LoQueTermina quedan={2} cuando="hoy" especialidades={[...especialidades]} />);
  expect(palabrasDe(html)).toBe("2 bonos vencen hoy Psicología y Nutrición Agendar");
  expect(html).toContain('href="/agendar"');
  const una = enPagina(<LoQueTermina quedan={1} cuando="mañana" especialidades={[especialidades[0]]} />);
  expect(palabrasDe(una)).toBe("1 bono vence mañana Psicología Agendar");
  expect(una).toContain('href="/agendar/psicologia"');
});
