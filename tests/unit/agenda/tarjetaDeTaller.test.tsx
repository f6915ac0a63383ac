import { describe, expect, it } from "vitest";
import { TarjetaDeTaller } from "../../../app/features/agenda/esperas/TarjetaDeTaller";
import { enPagina } from "../../support/pagina";

const ESPERADO = {
  ...{ id: "inscripcion", titulo: "Dibujar el mar", clase: "Taller", cuando: "martes 24, 19:00" },
  ...{
    href: "/bienestar-en-vivo/dibujar?fecha=2026-11-24",
    lugar: "Hay una persona antes que tú.",
    guardado: null,
  },
  alDejar: {
    intencion: "dejar",
    fecha: "2026-11-24",
    accion: "/bienestar-en-vivo/dibujar?fecha=2026-11-24&backpage=x",
  },
};

describe("the card of a workshop that is waited for", () => {
  it("says where in the line one is, and leaves it by what the workshop's page takes", () => {
    const html = enPagina(<TarjetaDeTaller {...ESPERADO} />);
    expect(html).toContain("Hay una persona antes que tú.");
    expect(html).toContain(
      'method="post" action="/bienestar-en-vivo/dibujar?fecha=2026-11-24&amp;backpage=x"',
    );
    expect(html).toContain('name="fecha" value="2026-11-24"');
    expect(html).toMatch(/name="intencion" value="dejar"[^>]*>[^]*Salir de la lista/);
  });

  it("takes what is kept, or leaves it", () => {
    const guardado = {
      estado: "Te guardamos un lugar",
      texto: "Acéptalo antes de las 21:34.",
      hacer: "Aceptar el lugar",
      href: "/aceptar",
    };
    const html = enPagina(<TarjetaDeTaller {...ESPERADO} lugar={null} guardado={guardado} />);
    expect(html).toContain('href="/aceptar"');
    expect(html).toContain("Dejar mi lugar");
    expect(html).not.toContain("Salir de la lista");
  });
});
