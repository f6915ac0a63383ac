import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { action as actualizar } from "../../../app/features/cuentas/actualizacion/actualizarDatos.route";
import { action as enMiPerfil } from "../../../app/features/cuentas/perfil/miPerfil.server";
import { versionDelConjunto } from "../../../app/domain/consentimientos/politica";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { CLAVE_DE_PRUEBA } from "../../support/cuentas";
import { abrirMundo, ORIGEN } from "../../support/servicios";

/**
 * Numbers with the code of another country than the chosen one: the country is recognised, and the person chooses it.
 */

// Test files share modules, so the modules with the replacements below are loaded anew before and after this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock("../../../app/services.server", () => ({
  get services() {
    return mundo.servicios;
  },
}));
vi.mock("../../../app/shell/sesion/sesion.server", () => ({
  exigirPersona: () => Promise.resolve({ idPersona: persona.idPersona, idAcceso: "uno" }),
}));

const mundo = await abrirMundo();
const { llamar, abrirSesion } = abrirApi(mundo);
const claveHash = await cifrarClave(CLAVE_DE_PRUEBA);
const DE_CHILE = "+56 9 6123 4567";
const MENSAJE = "Ese número lleva el código de Chile (+56). Cambia el país o escribe otro número";

let persona: Persona;
beforeEach(async () => {
  persona = await mundo.persona({ claveHash });
});

type Accion = (args: never) => Promise<Response>;
async function enviar(accion: Accion, ruta: string, datos: Record<string, string>) {
  const request = new Request(`${ORIGEN}${ruta}`, { method: "POST", body: new URLSearchParams(datos) });
  const respuesta = await accion({ request, params: {}, context: {} } as never);
  const { envio } = (await respuesta.json()) as {
    envio: { initialValue: Record<string, string>; error?: Record<string, string[]>; intent?: unknown };
  };
  return { estado: respuesta.status, ...envio };
}

const guardado = () => mundo.servicios.cuentas.identidad.persona(persona.idPersona);

describe("a form", () => {
  const contacto = async () => ({
    ...{ intencion: "contacto", correo: persona.email, pais: "PE", telefono: DE_CHILE },
    ...{
      clave: CLAVE_DE_PRUEBA,
      version: String((await mundo.servicios.cuentas.cuenta.ver(persona.idPersona))!.version),
    },
  });
  const actualizacion = async () => {
    const solicitud = await mundo.servicios.consentimientos.verPoliticas("GLOBAL");
    if (solicitud.estado !== "successful") throw new Error(solicitud.estado);
    return {
      pais: "PE",
      numero: DE_CHILE,
      version: versionDelConjunto(solicitud.politicas),
      intencion: "aceptar",
    };
  };

  it.each([
    { que: "contact data", accion: enMiPerfil, ruta: "/mi-perfil", campo: "telefono", datos: contacto },
    {
      que: "the update of data",
      accion: actualizar,
      ruta: "/actualizar-datos",
      campo: "numero",
      datos: actualizacion,
    },
  ])(
    "of $que says which country it is, and takes it by its button",
    async ({ accion, ruta, campo, datos }) => {
      const puesto: Record<string, string> = await datos();
      const rechazado = await enviar(accion, ruta, puesto);
      expect(rechazado).toMatchObject({ estado: 400, error: { [campo]: [MENSAJE] } });

      const cambiado = await enviar(accion, ruta, { ...puesto, cambiarPais: "CL" });
      expect(cambiado).toMatchObject({ estado: 200, initialValue: { pais: "CL", [campo]: DE_CHILE } });
      expect(cambiado.initialValue.clave).toBeUndefined();
      expect(await guardado(), "nothing is kept by it").toMatchObject({ telefono: persona.telefono });
    },
  );

  it("of contact data keeps the number under the country that was taken", async () => {
    const puesto = { ...(await contacto()), pais: "CL" };
    const request = new Request(`${ORIGEN}/mi-perfil`, { method: "POST", body: new URLSearchParams(puesto) });
    const { status } = await enMiPerfil({ request, params: {}, context: {} });
    expect(status).toBe(303);
    expect(await guardado()).toMatchObject({ prefijo: "+56", telefono: "961234567" });
  });

  it("of the update of data that was opened before it had a country goes by the person's", async () => {
    const { pais: _, ...sinPais } = await actualizacion();
    const respuesta = await enviar(actualizar, "/actualizar-datos", { ...sinPais, numero: "12" });
    expect(respuesta).toMatchObject({
      estado: 400,
      error: { numero: ["Escribe un celular de 9 dígitos que empiece con 9"] },
    });
  });
});

describe("/v2", () => {
  const SUGERENCIA = { mensaje: MENSAJE, sugerencia: { prefijo: "+56" } };

  it("suggests the code to who signs up and to who changes their contact data", async () => {
    const { token } = await abrirSesion(persona.idPersona);
    for (const [metodo, ruta, llamada] of [
      ["POST", "/usuarios", { clave: CLAVES_DE_API.public, cuerpo: { telefono: DE_CHILE } }],
      [
        "PATCH",
        `/personas/${persona.idPersona}/contacto`,
        {
          clave: CLAVES_DE_API.personas,
          token,
          cuerpo: { telefono: DE_CHILE, email: persona.email, version: 1 },
        },
      ],
    ] as const) {
      const { estado, cuerpo } = await llamar(metodo, ruta, llamada);
      expect(estado, ruta).toBe(400);
      expect(cuerpo.error?.campos, ruta).toContainEqual({ campo: "telefono", ...SUGERENCIA });
    }
  });

  it("suggests it to who updates their data, and nothing where no country is known", async () => {
    const { token } = await abrirSesion(persona.idPersona);
    const con = async (numero: string) =>
      (
        await llamar("PUT", `/personas/${persona.idPersona}/actualizacion-datos`, {
          ...{ clave: CLAVES_DE_API.personas, token },
          cuerpo: { correo: persona.email, telefono: { numero, prefijo: "+51" }, politicasAceptacion: [] },
        })
      ).cuerpo.error?.campos;
    expect(await con(DE_CHILE)).toEqual([{ campo: "telefono.numero", ...SUGERENCIA }]);
    expect(await con("12")).toEqual([
      { campo: "telefono.numero", mensaje: "Escribe un celular de 9 dígitos que empiece con 9" },
    ]);
  });
});
