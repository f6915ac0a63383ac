import { createServer, type AddressInfo, type Server } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { makeClamd } from "../../../server/reclamos/adjuntos/clamd";

const abiertos: Server[] = [];
afterEach(() => abiertos.splice(0).forEach((server) => server.close()));

/** A server that speaks INSTREAM (clamd(8)): it answers once the stretch of length zero has come. */
async function clamdQueDice(responder: (bytes: Buffer) => string | null) {
  const server = createServer((socket) => {
    socket.on("error", () => {});
    let todo = Buffer.alloc(0);
    socket.on("data", (parte) => {
      todo = Buffer.concat([todo, parte]);
      const bytes = contenidoDe(todo);
      const respuesta = bytes && responder(bytes);
      if (respuesta) socket.end(`${respuesta}\0`);
    });
  });
  abiertos.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { host: "127.0.0.1", port: (server.address() as AddressInfo).port };
}

const ORDEN = "zINSTREAM\0";
function contenidoDe(todo: Buffer): Buffer | null {
  expect(todo.subarray(0, ORDEN.length).toString()).toBe(ORDEN);
  const partes: Buffer[] = [];
  for (let donde = ORDEN.length; donde + 4 <= todo.length;) {
    const largo = todo.readUInt32BE(donde);
    if (largo === 0) return Buffer.concat(partes);
    partes.push(todo.subarray(donde + 4, donde + 4 + largo));
    donde += 4 + largo;
  }
  return null;
}

const ARCHIVO = Buffer.alloc(200_000, "hola ");

describe("the scanner by clamd", () => {
  it("sends the whole file in stretches, and takes OK for clean", async () => {
    let llegado: Buffer | undefined;
    const lugar = await clamdQueDice((bytes) => ((llegado = bytes), "stream: OK"));
    expect(await makeClamd(lugar)(ARCHIVO)).toBe("limpio");
    expect(llegado?.equals(ARCHIVO)).toBe(true);
  });

  it("takes FOUND for infected", async () => {
    const lugar = await clamdQueDice(() => "stream: Prueba.Nuestra.UNOFFICIAL FOUND");
    expect(await makeClamd(lugar)(ARCHIVO)).toBe("infectado");
  });

  it.each(["INSTREAM size limit exceeded. ERROR", "UNKNOWN COMMAND", "stream: OK FOUNDED"])(
    "fails at any other answer: %s",
    async (respuesta) => {
      const lugar = await clamdQueDice(() => respuesta);
      await expect(makeClamd(lugar)(ARCHIVO)).rejects.toThrow("did not scan");
    },
  );

  it("fails when clamd says nothing, and when nobody listens", async () => {
    const mudo = await clamdQueDice(() => null);
    await expect(makeClamd(mudo, 100)(ARCHIVO)).rejects.toThrow("in time");
    const cerrado = await clamdQueDice(() => null);
    await new Promise((resolve) => abiertos.at(-1)!.close(resolve));
    await expect(makeClamd(cerrado)(ARCHIVO)).rejects.toThrow(/ECONNREFUSED/);
  });
});
