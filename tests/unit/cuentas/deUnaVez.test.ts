import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { contacto, contactoPorApi } from "../../../app/domain/cuentas/cuenta/cuenta";
import { credencialesPorDocumento } from "../../../app/domain/cuentas/identidad/documento";
import {
  pasoDeContacto,
  pasoDeContactoOtraVez,
  pasoDeDocumento,
  registroDeUnaVez,
} from "../../../app/domain/cuentas/registro/registro";
import { datosDeCompra } from "../../../app/domain/ventas/comprobantes/datosDeCompra";

const camposMal = (esquema: z.ZodType, datos: unknown) =>
  esquema.safeParse(datos).error?.issues.map(({ path }) => path.join("."));

describe("a form with several mistakes", () => {
  const telefono = { pais: "PE", telefono: "12" };
  const porApi = { prefijo: "+51", telefono: "12" };
  const documento = { idTipoDocumento: "2", numeroDocumento: "12" };
  const clave = "corta";

  it.each<[string, z.ZodType, object, string[]]>([
    [
      "the contact of a sign-up",
      pasoDeContacto,
      { ...telefono, correo: "x" },
      ["correo", "clave", "telefono"],
    ],
    ["that contact again", pasoDeContactoOtraVez, { ...telefono, clave }, ["correo", "clave", "telefono"]],
    ["one's contact", contacto, { ...telefono, correo: "x" }, ["correo", "version", "telefono"]],
    ["one's contact by /v2", contactoPorApi, { ...porApi, email: "x" }, ["email", "version", "telefono"]],
    [
      "a sign-up at once",
      registroDeUnaVez,
      { ...porApi, ...documento, email: "x", clave, nombres: "Ana", apellidoPaterno: "Paz" },
      ["email", "clave", "numeroDocumento", "telefono"],
    ],
    [
      "the data of a purchase",
      datosDeCompra,
      { tipo: "boleta", ...documento, correo: "x" },
      ["nombre", "correo", "numeroDocumento"],
    ],
    ["the way in by document", credencialesPorDocumento, documento, ["clave", "numeroDocumento"]],
  ])("%s is told all of them at once", (_, esquema, datos, mal) => {
    expect(camposMal(esquema, datos)).toEqual(expect.arrayContaining(mal));
  });

  it("is told one thing of each field", () => {
    expect(camposMal(pasoDeContacto, {})).toEqual(["pais", "telefono", "correo", "clave"]);
    expect(camposMal(pasoDeDocumento, {})).toEqual(["idTipoDocumento", "numeroDocumento"]);
    expect(camposMal(pasoDeContacto, "nada")).toEqual([""]);
  });
});
