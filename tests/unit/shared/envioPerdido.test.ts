import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { FORMA_DE_PAGO } from "../../../app/domain/ventas/pedidos/formaDePago";
import { duenoDeEnvio } from "../../../app/shell/formularios/duenoDeEnvio.server";
import { envioPerdido } from "../../../app/shell/formularios/envioPerdido.server";
import { leerFormulario } from "../../../app/shell/formularios/formulario.server";
import type { Handle } from "../../../app/shell/route";
import { makeSello } from "../../../server/cuentas/identidad/sello";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { LUNES_8AM } from "../../support/constructores";
import { handleDe as deSuRuta } from "../../support/handles";

// Test files share modules, so the modules with the replacements below are loaded anew before and after this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const reloj = vi.hoisted(() => ({ ahora: new Date(0) }));
vi.mock("../../../app/services.server", () => ({ services: { cuentas: {} } }));
const firmante = vi.hoisted(() => vi.fn<() => Promise<number | null>>());
vi.mock("../../../app/shell/sesion/sesion.server", () => ({
  quienFirma: firmante,
  aIniciarSesion: (destino: string) =>
    Response.redirect(`http://localhost/iniciar-sesion?redirect=${destino}`),
}));
const { services } = await import("../../../app/services.server");
services.cuentas.sello = makeSello("secreto-de-la-prueba", () => reloj.ahora);

const ROSA = 1;
const MARTIN = 2;
const SIN_CUENTA = null;
beforeEach(() => {
  reloj.ahora = LUNES_8AM;
  firmante.mockResolvedValue(ROSA);
});

const handleDe = () => ({ repite: ["intencion", "correo", "telefono", "casillas.*"] });

async function perdido(
  campos: Record<string, string>,
  handleDePrueba: (pathname: string) => Handle | undefined = handleDe,
) {
  const datos = new FormData();
  for (const [nombre, valor] of Object.entries(campos)) datos.append(nombre, valor);
  const request = new Request("http://localhost/mi-perfil?editar=clave", { method: "POST", body: datos });
  return envioPerdido(
    request,
    { leerEnvio: () => Promise.resolve(datos), handleDe: handleDePrueba },
    duenoDeEnvio,
  );
}

describe("a form whose action failed", () => {
  it("writes no password and no code into the page, whatever the form calls them", async () => {
    const campos = { actual: "mi-clave-1", nueva: "mi-clave-2", clave: "mi-clave-3", codigo: "123456" };
    expect(await perdido({ ...campos, numero_tarjeta: "4111", intencion: "cambiar-clave" })).toEqual({
      action: "/mi-perfil?editar=clave",
      campos: [
        ["intencion", "cambiar-clave"],
        [duenoDeEnvio.campo, expect.any(String)],
      ],
      siFalla: null,
    });
    expect(await perdido(campos)).toBeNull();
  });

  it("says what its route says is true whatever failed", async () => {
    const deCompra = () => ({ repite: ["intencion"], siFalla: "No se hizo ningún cobro." });
    expect((await perdido({ intencion: FORMA_DE_PAGO.tarjeta }, deCompra))?.siFalla).toBe(
      "No se hizo ningún cobro.",
    );
  });

  it("writes nothing that its route does not name, and only whole names", async () => {
    const ajenos = {
      apodo: "Ani",
      correos: "a@b.pe",
      "casillas.": "1",
      "casillas.TYC.clave": "1",
      casillas: "1",
    };
    expect(await perdido(ajenos)).toBeNull();
  });

  it("keeps what was typed into it, and which boxes were ticked", async () => {
    const campos = { correo: "ana@correo.example", telefono: "987654321", "casillas.TYC": "1" };
    const enteros = { ...campos, "casillas.CUA": "1" };
    expect((await perdido(enteros))?.campos.slice(0, -1)).toEqual(Object.entries(enteros));
  });

  it.each([
    [
      "/test-de-bienestar/formulario",
      { cuestionario: "s", pregunta: "nota", respuesta: "a", texto: "Duermo mal" },
    ],
    ["/test-de-bienestar/formulario", { "puesto-dos": "1", intencion: "siguiente" }],
    ["/encuesta/nps", { idEnvio: "e", "respuestas.falta": "Letras más grandes" }],
    ["/programa-salud-mental/", { pregunta: "animo", respuesta: "0" }],
  ])("keeps what was answered to the questions of %s", async (pathname, enteros) => {
    const visto = await perdido(enteros, () => deSuRuta(pathname));
    expect(visto?.campos.slice(0, -1)).toEqual(Object.entries(enteros));
  });

  it.each([
    ["who sent it", ROSA, ROSA, 200],
    ["nobody, as it was nobody's", SIN_CUENTA, SIN_CUENTA, 200],
    ["another person", ROSA, MARTIN, 409],
    ["nobody any more, who signs in first", ROSA, SIN_CUENTA, 302],
    ["a person, where nobody had signed in", SIN_CUENTA, ROSA, 409],
  ])("is sent again by %s", async (_, firmaAntes, firmaDespues, estado) => {
    firmante.mockResolvedValue(firmaAntes);
    const { campos } = (await perdido({ correo: "ana@correo.example" }))!;
    firmante.mockResolvedValue(firmaDespues);
    const enviado = Object.fromEntries(campos);
    const leido = leerFormulario(envio(enviado)).then(
      (datos) => Object.fromEntries(datos),
      (respuesta: unknown) => (respuesta as Response).status,
    );
    expect(await leido).toEqual(estado === 200 ? { correo: "ana@correo.example" } : estado);
    expect((await perdido(enviado)) !== null, "and if it is lost once more").toBe(estado === 200);
  });

  it("is nobody's any more after a day, or with a signature that is not ours", async () => {
    const enviado = Object.fromEntries((await perdido({ correo: "ana@correo.example" }))!.campos);
    reloj.ahora = sumarMinutos(LUNES_8AM, 24 * 60 - 1);
    expect([...(await leerFormulario(envio(enviado))).keys()]).toEqual(["correo"]);
    reloj.ahora = sumarMinutos(LUNES_8AM, 24 * 60);
    await expect(leerFormulario(envio(enviado))).rejects.toMatchObject({ status: 409 });
    await expect(leerFormulario(envio({ [duenoDeEnvio.campo]: "1" }))).rejects.toMatchObject({ status: 409 });
  });
});

const envio = (campos: Record<string, string>) =>
  new Request("http://localhost/mi-perfil", { method: "POST", body: new URLSearchParams(campos) });
