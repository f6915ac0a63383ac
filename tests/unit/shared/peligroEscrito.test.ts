import type { AppLoadContext } from "@remix-run/node";
import { describe, expect, it } from "vitest";
import { CABECERA_DE_BANDEJA } from "../../../app/domain/shared/navegacion/bandeja";
import { COOKIE_DE_AYUDA } from "../../../app/domain/shared/navegacion/parametros";
import { seguirEn } from "../../../app/shell/formularios/envio.server";
import { buscandoPeligro, pideAyuda } from "../../../app/shell/formularios/peligroEscrito.server";
import { responder } from "../../../app/shell/responder";

/** Sends a form. Gives the outcome, and whether its own page and the next one show the help lines. */
async function enviar(
  campos: Record<string, string>,
  contestar: () => Response,
  { url = "http://sitio.invalid/nota", headers = {} }: { url?: string; headers?: HeadersInit } = {},
) {
  const context: AppLoadContext = {};
  const request = new Request(url, { method: "POST", headers, body: new URLSearchParams(campos) });
  const accion = buscandoPeligro(["texto", "respuestas.*"], () => Promise.resolve(contestar()));
  let salida: unknown;
  try {
    salida = await accion({ request, context, params: {} });
  } catch (error) {
    salida = error;
  }
  const puesta = salida instanceof Response ? salida.headers.getSetCookie() : [];
  return { salida, puesta, enSuPagina: pideAyuda({ request, context }) };
}

const tirar = (algo: unknown) => () => {
  throw algo;
};

describe("what somebody writes of danger", () => {
  it("is answered by the page that it leads to, with a cookie that says nothing of it", async () => {
    const { puesta } = await enviar({ texto: "no quiero vivir" }, () =>
      seguirEn("/gracias", "nota-guardada"),
    );
    expect(puesta).toHaveLength(2);
    expect(puesta[1]).toBe(`${COOKIE_DE_AYUDA}=1; Path=/; Max-Age=120; HttpOnly; SameSite=Lax`);
    const siguiente = new Request("http://sitio.invalid/gracias", {
      headers: { cookie: `${COOKIE_DE_AYUDA}=1` },
    });
    expect(pideAyuda({ request: siguiente, context: {} })).toBe(true);
  });

  it("is answered so too where whoever wrote it has to sign in first", async () => {
    const { puesta } = await enviar({ texto: "no quiero vivir" }, tirar(seguirEn("/iniciar-sesion")));
    expect(puesta).toHaveLength(1);
  });

  it.each([
    ["refused", () => responder({}, 400)],
    ["not there", tirar(new Response(null, { status: 404 }))],
    ["a failure of ours", tirar(new Error("sin base"))],
  ])("is answered by its own page where it is %s", async (_, contestar) => {
    const { enSuPagina, puesta } = await enviar({ "respuestas.motivo": "quiero morir" }, contestar);
    expect([enSuPagina, puesta]).toEqual([true, []]);
  });

  it("is answered by the page after it where a script sent what had waited, and shows none", async () => {
    const { puesta } = await enviar({ texto: "quiero morir" }, () => responder({}, 400), {
      url: "https://sitio.invalid/nota",
      headers: { [CABECERA_DE_BANDEJA]: "visita" },
    });
    expect(puesta).toEqual([`${COOKIE_DE_AYUDA}=1; Path=/; Max-Age=120; HttpOnly; SameSite=Lax; Secure`]);
  });

  it("is over with the page that a form sent again answers with", async () => {
    const { enSuPagina, puesta } = await enviar({ texto: "quiero morir" }, () => responder({}, 400), {
      headers: { cookie: `${COOKIE_DE_AYUDA}=1` },
    });
    expect(enSuPagina).toBe(true);
    expect(puesta).toEqual([`${COOKIE_DE_AYUDA}=0; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`]);
  });

  it("is looked for where people write as they like, and nowhere else", async () => {
    const envios: Record<string, string>[] = [
      { otro: "quiero morir" },
      { texto: "todo bien" },
      { "respuestas.a b": "quiero morir" },
    ];
    for (const campos of envios) {
      const { enSuPagina, puesta } = await enviar(campos, () => seguirEn("/gracias"));
      expect([enSuPagina, puesta]).toEqual([false, []]);
    }
  });
});
