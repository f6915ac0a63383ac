import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { FalloDeLlamada } from "../../../app/domain/shared/fallo";
import { makePuertaOidc } from "../../../server/cuentas/identidad/oidc";

const MIB = 1_048_576;

/** Starts a sign-in at a provider whose metadata has all that is needed, and `relleno` bytes more. */
async function comenzarCon(relleno: number) {
  const server = createServer((_, response) => {
    const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
    const metadata = { issuer, authorization_endpoint: `${issuer}/auth`, jwks_uri: `${issuer}/jwks` };
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ ...metadata, relleno: "x".repeat(relleno) }));
  });
  server.listen(0, "localhost");
  await once(server, "listening");
  const puerta = makePuertaOidc({
    emisor: new URL(`http://localhost:${(server.address() as AddressInfo).port}`),
    ...{ idCliente: "c", secreto: "s" },
    claims: { tipoDeDocumento: "t", numeroDeDocumento: "n" },
  });
  try {
    return await puerta.comenzar("http://localhost/retorno").catch((error: unknown) => error);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

it("an answer of the insurer is read up to 1 MiB, and no further", async () => {
  expect(await comenzarCon(MIB / 2)).toHaveProperty("url");
  expect(await comenzarCon(MIB)).toBeInstanceOf(FalloDeLlamada);
});
