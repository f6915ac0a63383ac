import { describe, expect, it } from "vitest";
import { componer, redactar } from "../../../app/domain/avisos/correo/plantilla";
import { correoDeRecuperacion, correoSinCuenta } from "../../../app/domain/cuentas/recuperacion/correos";
import { correoDeCodigo } from "../../../app/domain/cuentas/registro/correos";

const SITIO = {
  nombre: "Bienestar & Co",
  url: "https://bienestar.example",
  remitente: "no@bienestar.example",
};
const SOBRE = {
  idCorreo: "c-1",
  idPersona: 1,
  para: "ana@prueba.example",
  creadoEn: new Date("2026-11-23T13:00:00Z"),
};
const MENSAJE = {
  titulo: "Un <título>",
  saludo: 'Hola, <b>Ana</b> "la de" Ríos:',
  parrafos: ["Uno & dos."],
  datos: [["Tu código", "123456"]] as const,
  enlaces: [
    { texto: "Ver", url: "https://bienestar.example/ver?a=1&b=2" },
    { texto: "Otro", url: "https://bienestar.example/otro" },
  ],
};

describe("a mail", () => {
  it("says the same as text, where each link stands alone on its line", () => {
    expect(componer(MENSAJE, SITIO).texto.split("\n")).toEqual([
      'Hola, <b>Ana</b> "la de" Ríos:',
      "",
      "Uno & dos.",
      "",
      "Tu código: 123456",
      "",
      "Ver:",
      "https://bienestar.example/ver?a=1&b=2",
      "",
      "Otro:",
      "https://bienestar.example/otro",
      "",
      "Bienestar & Co",
    ]);
  });

  it("writes into its HTML nothing that a reader would take for markup", () => {
    const { html } = componer(MENSAJE, SITIO);
    expect(html).toContain("<h1");
    expect(html).toContain("Un &lt;título&gt;");
    expect(html).toContain("Hola, &lt;b&gt;Ana&lt;/b&gt; &quot;la de&quot; Ríos:");
    expect(html).toContain("Uno &amp; dos.");
    expect(html).toContain('href="https://bienestar.example/ver?a=1&amp;b=2"');
    expect(html).toContain("Bienestar &amp; Co");
    expect(html).not.toContain("<b>");
  });

  it("has its title as its subject, unless it is given another", () => {
    expect(redactar(SOBRE, MENSAJE, SITIO)).toMatchObject({ ...SOBRE, asunto: MENSAJE.titulo });
    expect(redactar({ ...SOBRE, asunto: "Otro" }, MENSAJE, SITIO).asunto).toBe("Otro");
  });
});

describe("the mail with a code", () => {
  const { asunto, texto, html } = correoDeCodigo(SOBRE, { codigo: "481516" }, SITIO);

  it("keeps it out of its subject, which a locked screen shows, and lets it stand out in both forms", () => {
    expect(asunto).toBe("Tu código de verificación");
    expect(texto).toContain("\n\nTu código: 481516\n\n");
    expect(html).toContain("<strong>481516</strong>");
  });

  it("has no link but the site's, so that none can be followed by mistake", () => {
    expect(texto).not.toContain("http");
    expect(html.match(/href=/g)).toHaveLength(1);
  });
});

describe("the mails of a recovery", () => {
  it("with an account and without one greet alike, by no name", () => {
    const con = correoDeRecuperacion(SOBRE, { codigo: "481516", enlace: `${SITIO.url}/nueva` }, SITIO);
    const sin = correoSinCuenta(SOBRE, { registro: `${SITIO.url}/registro` }, SITIO);
    for (const { texto } of [con, sin]) expect(texto.split("\n")[0]).toBe("Hola:");
    expect(con.html).toContain("<strong>481516</strong>");
    expect(sin.html).not.toContain("<strong>");
  });
});
