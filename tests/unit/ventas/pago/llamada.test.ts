import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { FalloDeLlamada } from "../../../../app/domain/shared/fallo";
import { type Fetch, type Llamada, llamar } from "../../../../server/platform/llamada";

const respuesta = z.object({ id: z.string() });
const LIMITE_CORTO_EN_MS = 60;
const abiertos: Server[] = [];

afterEach(async () => {
  for (const server of abiertos.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function servidor(atender: RequestListener): Promise<string> {
  const server = createServer(atender);
  abiertos.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function falloDe(llamada: Partial<Llamada> & { url: string }, fetch: Fetch = globalThis.fetch) {
  const fallo = await llamar(fetch, { metodo: "GET", respuesta, ...llamada }).catch(
    (error: unknown) => error,
  );
  expect(fallo).toBeInstanceOf(FalloDeLlamada);
  return fallo as FalloDeLlamada;
}

describe("llamar", () => {
  it("answers what the other side said, in the expected shape", async () => {
    const url = await servidor((req, res) => {
      expect(req.headers).toMatchObject({ "content-type": "application/json", "x-clave": "k" });
      req.pipe(res.writeHead(201));
    });
    const llamada = {
      metodo: "POST",
      url,
      cabeceras: { "x-clave": "k" },
      cuerpo: '{"id":"7","mas":1}',
    } as const;
    expect(await llamar(fetch, { ...llamada, respuesta })).toEqual({ id: "7" });
    expect(await llamar(fetch, llamada)).toBeUndefined();
  });

  it("is `504 Timeout` when nobody answers within the limit", async () => {
    const url = await servidor(() => {});
    const fallo = await falloDe({ url: `${url}/lento?correo=a@b.pe`, limiteEnMs: LIMITE_CORTO_EN_MS });
    expect(fallo).toMatchObject({
      codigo: "504 Timeout",
      http: 504,
      metodo: "GET",
      path: "/lento",
      estado: null,
    });
  });

  it("is `504 Timeout` when the answer begins and stalls", async () => {
    const url = await servidor(
      (_, res) => void res.writeHead(200, { "content-length": 100 }).write('{"id":'),
    );
    expect(await falloDe({ url, limiteEnMs: LIMITE_CORTO_EN_MS })).toMatchObject({ codigo: "504 Timeout" });
  });

  it("ends within the limit even when `fetch` does not heed the signal", async () => {
    const sordo: Fetch = () => new Promise(() => {});
    const fallo = await falloDe({ url: "http://sordo.test/", limiteEnMs: LIMITE_CORTO_EN_MS }, sordo);
    expect(fallo.codigo).toBe("504 Timeout");
  });

  it("is `ERR_NETWORK` when nobody listens there", async () => {
    const url = await servidor(() => {});
    await new Promise((resolve) => abiertos.pop()?.close(resolve));
    expect(await falloDe({ url })).toMatchObject({ codigo: "ERR_NETWORK", http: 403, estado: null });
  });

  it("is `ERR_NETWORK` when the connection is cut before any answer", async () => {
    const url = await servidor((req) => void req.socket.destroy());
    expect(await falloDe({ url })).toMatchObject({ codigo: "ERR_NETWORK", estado: null });
  });

  it("is `UNEXPECTED_ERROR` when the answer is cut in the middle", async () => {
    const url = await servidor((_, res) => {
      res.writeHead(200, { "content-length": 100 });
      res.write('{"id":', () => res.destroy());
    });
    expect(await falloDe({ url })).toMatchObject({ codigo: "UNEXPECTED_ERROR", http: 500, estado: 200 });
  });

  it.each([
    ["an error status", 503, '{"id":"7"}'],
    ["a redirect, which is not followed", 302, ""],
    ["something that is not JSON", 200, "<html>"],
    ["nothing", 200, ""],
    ["another shape", 200, '{"id":7}'],
  ])("is `UNEXPECTED_ERROR` when the other side answers %s", async (_, estado, cuerpo) => {
    const url = await servidor((_, res) => void res.writeHead(estado, { location: "/otra" }).end(cuerpo));
    expect(await falloDe({ url })).toMatchObject({ codigo: "UNEXPECTED_ERROR", http: 500, estado });
  });

  it.each(["", "no es una dirección", "ftp:", "http://a b/"])(
    "is `UNEXPECTED_ERROR` for the address %j",
    async (url) => {
      expect((await falloDe({ url }, () => new Response("{}"))).codigo).toBe("UNEXPECTED_ERROR");
    },
  );

  it("is `UNEXPECTED_ERROR` for a header that cannot travel", async () => {
    const fallo = await falloDe({ url: "http://pasarela.test/", cabeceras: { "x-clave": "uno\ndos" } });
    expect(fallo.codigo).toBe("UNEXPECTED_ERROR");
  });

  it("carries neither what was sent nor what came", async () => {
    const url = await servidor((_, res) => void res.writeHead(500).end("SECRETO"));
    const fallo = await falloDe({
      metodo: "POST",
      url: `${url}/cobros?dni=SECRETO`,
      cabeceras: { authorization: "Bearer SECRETO" },
      cuerpo: '{"correo":"SECRETO"}',
    });
    expect(JSON.stringify([fallo, fallo.message, fallo.stack, fallo.cause])).not.toContain("SECRETO");
    expect(fallo.message).toBe("UNEXPECTED_ERROR: POST /cobros (500, estado de error)");
  });
});
