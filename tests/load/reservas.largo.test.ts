import { expect, it } from "vitest";
import { simularReservas } from "./reservas/simulacro";
import { PRODUCTO } from "./servidores";

it("a crowd is given times twice when the unique index is gone, and the checker says so", async () => {
  const { roto } = await simularReservas({
    intentos: 200,
    horarios: 40,
    clientes: 16,
    procesos: 2,
    programa: PRODUCTO,
    matarCada: { intentos: 200 },
    limiteEnSegundos: 120,
    sinIndice: true,
  });
  expect(roto.filter((texto) => texto.startsWith("double booking"))).not.toEqual([]);
});
