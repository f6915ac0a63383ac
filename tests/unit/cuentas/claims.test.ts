import { describe, expect, it } from "vitest";
import { identidadDe } from "../../../server/cuentas/identidad/claims";

const NOMBRES = { tipoDeDocumento: "tipo", numeroDeDocumento: "numero" };
const leer = (claims: Record<string, unknown>) =>
  identidadDe({ iss: "https://seguros.example", sub: "1", ...claims }, NOMBRES);

describe("claims of the insurer are read as a form is", () => {
  it.each([
    ["DNI", "4567-8912", 2, "45678912"],
    ["DNI", "45\u2011678 912", 2, "45678912"],
    ["RUC", "20-10004721-8", 1, "20100047218"],
    ["CE", "001-234567", 4, "001234567"],
    ["OTROS", "ab\u2011123", 5, "AB-123"],
  ])("%s %s", (tipo, numero, idTipoDocumento, numeroDocumento) => {
    const { documento, ilegible } = leer({ tipo, numero });
    expect(documento).toEqual({ idTipoDocumento, numeroDocumento });
    expect(ilegible).toBe(false);
  });

  it.each(["DNI 4567", "45678912x"])("%s is no document", (numero) => {
    expect(leer({ tipo: "DNI", numero })).toMatchObject({ documento: null, ilegible: true });
  });

  it.each(["987654321", "51987654321", "0051987654321", "+51 987\u2011654\u2011321", "(+51) 987 654 321"])(
    "the phone %s",
    (phone_number) => expect(leer({ phone_number }).telefono).toBe("987654321"),
  );

  it.each(["+56912345678", "12345", "987654321 anexo 2"])("no mobile of Peru: %s", (phone_number) => {
    expect(leer({ phone_number }).telefono).toBe("");
  });
});
