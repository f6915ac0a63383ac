import { expect, it } from "vitest";
import { z } from "zod";
import { llamar } from "../../../server/platform/llamada";

const MIB = 1_048_576;

/** Makes an endless answer, which counts the bytes that were read of it. */
function sinFin() {
  const pedido = { bytes: 0, cortado: false };
  const cuerpo = new ReadableStream<Uint8Array>({
    pull(salida) {
      pedido.bytes += 65_536;
      if (pedido.bytes > 8 * MIB) salida.close();
      else salida.enqueue(new Uint8Array(65_536).fill(32));
    },
    cancel() {
      pedido.cortado = true;
    },
  });
  return { pedido, fetch: () => new Response(cuerpo) };
}

const llamada = { metodo: "GET", url: "https://externo.example/dato", respuesta: z.unknown() } as const;

it("stops reading an answer from outside beyond 1 MiB and ends its connection", async () => {
  const { pedido, fetch } = sinFin();
  await expect(llamar(fetch, llamada)).rejects.toThrow("respuesta demasiado grande");
  expect(pedido.cortado).toBe(true);
  expect(pedido.bytes).toBeLessThan(2 * MIB);
});

it("takes an answer of exactly its limit and refuses one byte more", async () => {
  const texto = JSON.stringify("a".repeat(98));
  const pedir = (maximoEnBytes: number) => llamar(() => new Response(texto), { ...llamada, maximoEnBytes });
  await expect(pedir(100)).resolves.toHaveLength(98);
  await expect(pedir(99)).rejects.toThrow();
});
