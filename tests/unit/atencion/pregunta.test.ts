import { describe, expect, it } from "vitest";
import { personaOculta } from "../../../app/domain/atencion/busqueda/ocultar";
import { preguntasDe } from "../../../app/domain/atencion/busqueda/pregunta";
import { DNI, SIN_DOCUMENTO } from "../../../app/domain/cuentas/personas/documento";
import { candidatosDeCodigo } from "../../../app/domain/shared/codigoCorto";

const ID = "3F2504E0-4F89-41D3-9A0C-0305E82C3301";
const [CODIGO] = candidatosDeCodigo("pedido", ID);
const comoSeLee = (texto: string) => preguntasDe(texto).map(({ tipo, valor }) => `${tipo} ${valor}`);

describe("a searched text", () => {
  it.each([
    [" Ana@Correo.example ", ["correo ana@correo.example"]],
    [ID, [`id ${ID.toLowerCase()}`]],
    [CODIGO!.toLowerCase(), [`pedido ${CODIGO}`]],
    ["45 678 912", ["documento 45678912", "telefono 45678912"]],
    ["+51 987 654 321", ["telefono 987654321"]],
    ["ab-123456", ["documento AB-123456", "cupon AB-123456"]],
    ["bienestar20", ["documento BIENESTAR20", "cupon BIENESTAR20"]],
    ["Rosa María", []],
    ["%", []],
  ])("is read in each way that an index answers: %s", (texto, leido) => {
    expect(comoSeLee(texto)).toEqual(expect.arrayContaining(leido));
    if (leido.length === 0) expect(comoSeLee(texto)).toEqual([]);
  });
});

describe("a person in the list of a search", () => {
  const persona = {
    ...{ idPersona: 7, nombre: "Rosa María", apePaterno: "Quispe", email: "rosa.quispe@correo.example" },
    ...{ telefono: "987654321", idTipoDocumento: DNI, numeroDocumento: "45678912" },
  };

  it("shows enough to recognise them, and no whole datum", () => {
    const oculta = personaOculta(persona);
    expect(oculta.nombre).toBe("Rosa Q.");
    expect(oculta.correo).toBe("r•••@correo.example");
    expect(oculta.telefono).toBe("•••321");
    expect(oculta.documento).toContain("•••912");
    expect(JSON.stringify(oculta)).not.toMatch(/Quispe|45678912|987654321|rosa\./);
  });

  it("shows nothing of a short number, and no document where there is none", () => {
    const oculta = personaOculta({ ...persona, ...SIN_DOCUMENTO, telefono: "12345" });
    expect(oculta).toMatchObject({ documento: null, telefono: "•••" });
  });
});
