import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Markdown } from "../../../app/components/Markdown";
import { enlaceSuelto } from "../../../app/styles/layout.css";
import { bloquesDe, lineasDe } from "../../../app/components/markdown.server";
import { POLITICAS } from "../../../server/seed/contenido/politicas/politicas";

const html = (texto: string) => renderToStaticMarkup(<Markdown bloques={bloquesDe(texto)} />);

describe("a text in Markdown", () => {
  it("has headings, paragraphs, lists, emphasis and links", () => {
    const texto =
      "## Qué\n\nUn **dato** y *otro*, en [privacidad](/privacidad).\n\n- uno\n- **dos**\n\n1. a\n2. b";
    const salida = html(texto);
    for (const parte of [
      "<h2>Qué</h2>",
      "<p>Un <strong>dato</strong> y <em>otro</em>, en",
      '<a href="/privacidad">privacidad</a>',
      "<li>uno</li><li><strong>dos</strong></li>",
      "<li>a</li><li>b</li></ol>",
    ]) {
      expect(salida).toContain(parte);
    }
  });

  it.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    "Hola <b onclick=alert(1)>tú</b>",
    "![foto](https://otro.example/x.png)",
    "[pulsa](javascript:alert(1))",
    "[pulsa](//otro.example)",
    "[pulsa](data:text/html,x)",
    "```\n<script>alert(1)</script>\n```",
    "> <iframe src=/></iframe>",
  ])("shows %j as it was typed, and makes no element of it", (texto) => {
    expect(html(texto).replaceAll(/<\/?(div|p)( class="[^"]*")?>/g, "")).not.toMatch(/<[a-z]/i);
  });

  it("calls with a touch each help line that it names, but not inside a link", () => {
    const salida = html("La **Línea 113, opción 5**, o el **SAMU, 106**.\n\n[Sobre la Línea 100](/ayuda)");
    expect(salida).toContain(
      `<strong><a href="tel:113" class="${enlaceSuelto}">Línea 113, opción 5</a></strong>`,
    );
    expect(salida).toContain(`<a href="tel:106" class="${enlaceSuelto}">SAMU, 106</a>`);
    expect(salida).not.toContain("tel:100");
  });

  it("says every legal text of ours without a sign of its writing", () => {
    for (const { contenido } of POLITICAS) expect(html(contenido)).not.toMatch(/##|\*\*|>- /);
  });

  it("is compared line by line, a list point by point", () => {
    expect(lineasDe("## T\n\nUn **dato**.\n\n- uno\n- dos")).toEqual([
      { tipo: "titulo", texto: "T" },
      { tipo: "parrafo", texto: "Un dato." },
      { tipo: "punto", texto: "uno" },
      { tipo: "punto", texto: "dos" },
    ]);
  });
});
