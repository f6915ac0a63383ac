import { describe, expect, it } from "vitest";
import {
  candidatosDeCodigo,
  codigoCortoEscrito,
  codigoCortoLegible,
} from "../../../app/domain/shared/codigoCorto";

const ids = Array.from(
  { length: 2000 },
  (_, vez) => `00000000-0000-4000-8000-${String(vez).padStart(12, "0")}`,
);
const primerosDe = (clase: "pedido" | "cita") => ids.map((id) => candidatosDeCodigo(clase, id)[0]!);

describe("a short code", () => {
  it("has eight letters, without vowels and letters that look like another", () => {
    for (const codigo of primerosDe("pedido")) expect(codigo).toMatch(/^[BCDFGHJKMNPRSTWXZ]{8}$/);
  });

  it("is rarely the same for two ids, and never for an order and a session", () => {
    const [pedidos, citas] = [primerosDe("pedido"), primerosDe("cita")];
    expect(new Set([...pedidos, ...citas]).size).toBeGreaterThan(3995);
    expect(pedidos.filter((codigo) => citas.includes(codigo))).toEqual([]);
  });

  it("differs between an order and a session with one id in more than its ends", () => {
    const mitades = (["pedido", "cita"] as const).map((clase) =>
      candidatosDeCodigo(clase, ids[3]!)[0]!.slice(1, -1),
    );
    expect(mitades[0]).not.toBe(mitades[1]);
  });

  it("has other candidates, when the first one is taken", () => {
    expect(new Set(candidatosDeCodigo("cita", ids[0]!)).size).toBe(4);
  });

  it("is read with spaces, dashes and small letters, and tells its kind", () => {
    const [pedido, cita] = [
      candidatosDeCodigo("pedido", ids[1]!)[0]!,
      candidatosDeCodigo("cita", ids[1]!)[0]!,
    ];
    expect(codigoCortoEscrito(` ${codigoCortoLegible(pedido).toLowerCase()} `)).toEqual({
      codigo: pedido,
      clase: "pedido",
    });
    expect(codigoCortoEscrito(Array.from(cita).join(" "))).toEqual({ codigo: cita, clase: "cita" });
  });

  it("is not read with one wrong letter, nor with two neighbours swapped", () => {
    const codigo = candidatosDeCodigo("pedido", ids[2]!)[0]!;
    for (let lugar = 0; lugar < codigo.length; lugar++) {
      for (const letra of "BCDFGHJKMNPRSTWXZ") {
        const otro = codigo.slice(0, lugar) + letra + codigo.slice(lugar + 1);
        if (otro !== codigo) expect(codigoCortoEscrito(otro), otro).toBeNull();
      }
      const [una, otra] = [codigo[lugar], codigo[lugar + 1]];
      if (una === undefined || otra === undefined || una === otra) continue;
      const cambiado = codigo.slice(0, lugar) + otra + una + codigo.slice(lugar + 2);
      expect(codigoCortoEscrito(cambiado), cambiado).toBeNull();
    }
  });

  it.each(["", "BCDF", "ana@correo.example", "AEIOUAEI", "45678912"])("is nothing else: %s", (texto) => {
    expect(codigoCortoEscrito(texto)).toBeNull();
  });
});
