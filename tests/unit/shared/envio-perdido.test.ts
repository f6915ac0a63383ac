import { describe, expect, it } from "vitest";
import { envioPerdido } from "../../../app/shell/envioPerdido.server";

async function perdido(campos: Record<string, string>) {
  const datos = new FormData();
  for (const [nombre, valor] of Object.entries(campos)) datos.append(nombre, valor);
  const request = new Request("http://localhost/mi-perfil?editar=clave", { method: "POST", body: datos });
  return envioPerdido(request, { loEnviado: () => Promise.resolve(datos) });
}

describe("a form whose action failed", () => {
  it("writes no password and no code into the page, whatever the form calls them", async () => {
    const campos = { actual: "mi-clave-1", nueva: "mi-clave-2", clave: "mi-clave-3", codigo: "123456" };
    expect(await perdido({ ...campos, numero_tarjeta: "4111", intencion: "cambiar-clave" })).toEqual({
      action: "/mi-perfil?editar=clave",
      campos: [["intencion", "cambiar-clave"]],
    });
    expect(await perdido(campos)).toBeNull();
  });

  it("keeps what was typed into it, and which boxes were ticked", async () => {
    const campos = { correo: "ana@correo.example", telefono: "987654321", "casillas.TYC": "1" };
    const enteros = { ...campos, "casillas.CUA": "1" };
    expect((await perdido(enteros))?.campos).toEqual(Object.entries(enteros));
  });
});
