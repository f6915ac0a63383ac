import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { ProveedorOidc } from "../../app/domain/shared/proveedorOidc";
import { makeClienteOidc } from "../../server/platform/oidc/cliente";

/** A provider that signs any ID token, the wrong ones too. It asks nobody for a password. */
export interface ProveedorFirmante {
  emisor: string;
  /** Claims of the next sign-ins, over the right ones. */
  claims: Record<string, unknown>;
  /** Signs in at the provider's address. Gives the return to which the browser is sent. */
  volverDe: (url: string) => URL;
  cliente: ProveedorOidc;
  /** A client that has read nothing of the provider yet. */
  clienteNuevo: () => ProveedorOidc;
  apagar: () => Promise<void>;
  encender: () => Promise<void>;
}

const ID_CLIENTE = "equipo-de-prueba";

async function campoDe(request: IncomingMessage, nombre: string): Promise<string> {
  const partes: Buffer[] = [];
  for await (const parte of request) partes.push(parte as Buffer);
  return new URLSearchParams(Buffer.concat(partes).toString()).get(nombre) ?? "";
}

/** Opens the provider in the tests' process. */
export async function abrirFirmante(): Promise<ProveedorFirmante> {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const llave = { ...(await exportJWK(publicKey)), alg: "RS256", kid: "1", use: "sig" };
  /** The nonce of each code that was not exchanged. */
  const nonces = new Map<string, string>();
  const server = createServer();
  server.listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const emisor = `http://localhost:${port}`;

  const tokenDe = (nonce: string) => {
    const ahora = Math.floor(Date.now() / 1000);
    const debidos = { iss: emisor, aud: ID_CLIENTE, iat: ahora, exp: ahora + 300, auth_time: ahora, nonce };
    return new SignJWT({ ...debidos, ...firmante.claims })
      .setProtectedHeader({ alg: "RS256", kid: "1" })
      .sign(privateKey);
  };

  async function respuestaA(request: IncomingMessage): Promise<{ estado: number; cuerpo: object }> {
    if (request.url === "/jwks") return { estado: 200, cuerpo: { keys: [llave] } };
    if (request.url !== "/token")
      return {
        estado: 200,
        cuerpo: {
          issuer: emisor,
          authorization_endpoint: `${emisor}/auth`,
          token_endpoint: `${emisor}/token`,
          jwks_uri: `${emisor}/jwks`,
        },
      };
    const code = await campoDe(request, "code");
    const nonce = nonces.get(code);
    nonces.delete(code);
    if (nonce === undefined) return { estado: 400, cuerpo: { error: "invalid_grant" } };
    const cuerpo = { access_token: "a", token_type: "Bearer", id_token: await tokenDe(nonce) };
    return { estado: 200, cuerpo };
  }

  server.on("request", (request, response) => {
    void respuestaA(request).then(({ estado, cuerpo }) => {
      response.writeHead(estado, { "content-type": "application/json" });
      response.end(JSON.stringify(cuerpo));
    });
  });

  const clienteNuevo = () =>
    makeClienteOidc({ emisor: new URL(emisor), idCliente: ID_CLIENTE, secreto: "secreto" });
  const firmante: ProveedorFirmante = {
    emisor,
    claims: {},
    cliente: clienteNuevo(),
    clienteNuevo,
    volverDe(url) {
      const { searchParams } = new URL(url);
      const code = crypto.randomUUID();
      nonces.set(code, searchParams.get("nonce") ?? "");
      const retorno = new URL(searchParams.get("redirect_uri") ?? "");
      retorno.search = new URLSearchParams({ code, state: searchParams.get("state") ?? "" }).toString();
      return retorno;
    },
    async apagar() {
      const apagado = once(server, "close");
      server.close();
      server.closeAllConnections();
      await apagado;
    },
    async encender() {
      server.listen(port, "localhost");
      await once(server, "listening");
    },
  };
  return firmante;
}
