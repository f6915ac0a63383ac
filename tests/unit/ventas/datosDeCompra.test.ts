import { parseWithZod } from "@conform-to/zod/v4";
import { describe, expect, it, test } from "vitest";
import {
  datosDeCompra,
  datosPredeterminados,
  faltaDocumento,
  receptorDe,
} from "../../../app/domain/ventas/comprobantes/datosDeCompra";
import { unaPersona } from "../../support/constructores";

const BOLETA = {
  tipo: "boleta",
  nombre: "Rosa Villanueva",
  idTipoDocumento: "2",
  numeroDocumento: "10203040",
  correo: "rosa@prueba.example",
};
const FACTURA = {
  tipo: "factura",
  ruc: "20100047218",
  razonSocial: "Empresa S.A.C.",
  direccionFiscal: "Av. Lima 1",
  correo: "compras@prueba.example",
};

/** Errors of each field of the form, as a browser sends it. */
function errores(campos: Record<string, string>) {
  const datos = new FormData();
  for (const [nombre, valor] of Object.entries(campos)) datos.set(nombre, valor);
  const envio = parseWithZod(datos, { schema: datosDeCompra });
  return envio.status === "success" ? {} : envio.reply().error;
}

describe("the form of /datos-de-compra", () => {
  it("asks a boleta for a name, a document and a mail, and looks at nothing of the other kind", () => {
    expect(errores({ ...BOLETA, ruc: "1", razonSocial: "" })).toEqual({});
    expect(errores({ tipo: "boleta", idTipoDocumento: "2" })).toEqual({
      nombre: ["Escribe el nombre de quien compra"],
      numeroDocumento: ["Escribe el número de tu documento"],
      correo: ["Escribe un correo como nombre@ejemplo.com"],
    });
    expect(errores({ ...BOLETA, numeroDocumento: "123" })).toHaveProperty("numeroDocumento");
    expect(errores({ ...BOLETA, idTipoDocumento: "1", numeroDocumento: "20100047218" })).toEqual({
      numeroDocumento: ["Para usar un RUC, elige factura"],
    });
  });

  it("asks a factura for its RUC, its name and its address", () => {
    expect(errores(FACTURA)).toEqual({});
    expect(errores({ tipo: "factura", correo: FACTURA.correo })).toEqual({
      ruc: ["Escribe el RUC"],
      razonSocial: ["Escribe la razón social"],
      direccionFiscal: ["Escribe la dirección fiscal"],
    });
  });

  test.each(["20100047218", "20131312955", "20100070970", "10123456781", "17000000019", "20 100 047 218"])(
    "takes the RUC %s",
    (ruc) => expect(errores({ ...FACTURA, ruc })).toEqual({}),
  );
  test.each(["20100047219", "10123456789", "2013131295", "30100047210", "20-10004721"])(
    "refuses the RUC %s",
    (ruc) => expect(errores({ ...FACTURA, ruc })).toHaveProperty("ruc"),
  );

  it("wants one of the two kinds", () => {
    expect(errores({ ...BOLETA, tipo: "ticket" })).toEqual({ tipo: ["Elige boleta o factura"] });
    expect(errores({})).toEqual({ tipo: ["Elige boleta o factura"] });
  });

  it("takes no text that would break out of its line", () => {
    expect(errores({ ...FACTURA, razonSocial: "<b>Empresa</b>" })).toHaveProperty("razonSocial");
    expect(datosDeCompra.parse({ ...FACTURA, direccionFiscal: "Av.\nLima\u0000" })).toMatchObject({
      direccionFiscal: "Av. Lima",
    });
  });
});

describe("whom the next receipt is for", () => {
  const persona = unaPersona({ nombre: "Rosa", apePaterno: "Villanueva", apeMaterno: "" });

  it("is the person, who has said nothing", () => {
    expect(receptorDe(datosPredeterminados(persona), persona)).toEqual({
      tipo: "boleta",
      receptor: {
        nombre: "Rosa Villanueva",
        idTipoDocumento: 2,
        numeroDocumento: persona.numeroDocumento,
        direccion: null,
        correo: persona.email,
      },
    });
  });

  it("is nobody with a document until a person without one says which", () => {
    const sinDocumento = { ...persona, idTipoDocumento: 0, numeroDocumento: "" };
    const datos = datosPredeterminados(sinDocumento);
    expect(faltaDocumento(datosPredeterminados(persona), persona)).toBe(false);
    expect(faltaDocumento(datos, sinDocumento)).toBe(true);
    expect(receptorDe(datos, sinDocumento).receptor).toMatchObject({
      nombre: "Rosa Villanueva",
      idTipoDocumento: 0,
      numeroDocumento: "",
    });
    expect(faltaDocumento(datos, persona), "one that they have since").toBe(false);
    const boleta = { nombre: "Rosa", idTipoDocumento: 2, numeroDocumento: "10203040" };
    expect(faltaDocumento({ ...datos, boleta }, sinDocumento)).toBe(false);
  });

  it("is the company, with its address, where a factura was asked for", () => {
    const { ruc, razonSocial, direccionFiscal, correo } = FACTURA;
    const datos = {
      ...datosPredeterminados(persona),
      tipo: "factura" as const,
      correo,
      factura: { ruc, razonSocial, direccionFiscal },
    };
    expect(receptorDe(datos, persona)).toEqual({
      tipo: "factura",
      receptor: {
        nombre: razonSocial,
        idTipoDocumento: 1,
        numeroDocumento: ruc,
        direccion: direccionFiscal,
        correo,
      },
    });
  });
});
