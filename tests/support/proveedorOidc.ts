import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";
import { makePuertaOidc } from "../../server/cuentas/identidad/oidc";

/** Claims of the insurer's provider about a person. */
export type Afiliado = { sub: string } & Record<string, unknown>;

export interface Proveedor {
  emisor: URL;
  idCliente: string;
  secreto: string;
  /** Person who signs in next at the insurer's provider. */
  afiliado: Afiliado;
  /**
   * Seconds since the person signed in at the provider: more than 0 for a provider that ignores a request for a fresh
   * sign-in.
   */
  entroHaceSegundos: number;
  /** Clock of the provider's sign-ins. Default: that of the machine. */
  reloj: () => Date;
  /**
   * Follows an address as a browser would, signs in and consents at the provider. Gives the address to which it is
   * sent back.
   */
  recorrer: (url: string) => Promise<URL>;
  /** Tells the provider the origin of our site, before the first visitor. */
  servirA: (origen: string) => void;
  apagar: () => Promise<void>;
  encender: () => Promise<void>;
}

const RETORNO = "/iniciar-sesion/rimac/retorno";
export const retornoEn = (origen: string) => origen + RETORNO;

/** The insurer's sign-in with the configuration of these tests. */
export const puertaDe = ({ emisor, idCliente, secreto }: Proveedor) =>
  makePuertaOidc({
    emisor,
    idCliente,
    secreto,
    claims: { tipoDeDocumento: "tipo_documento", numeroDeDocumento: "numero_documento" },
  });

/**
 * Opens a certified OpenID provider in the tests' process; every visitor signs in as `afiliado`, and comes back to the
 * path `retorno`.
 */
export async function abrirProveedor(retorno = RETORNO): Promise<Proveedor> {
  const [idCliente, secreto] = ["bienestar-de-prueba", "secreto-del-cliente-de-prueba"];
  const server = createServer();
  server.listen(0, "localhost");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const emisor = new URL(`http://localhost:${port}`);

  const proveedor: Proveedor = {
    emisor,
    idCliente,
    secreto,
    afiliado: { sub: "afiliado-1" },
    entroHaceSegundos: 0,
    reloj: () => new Date(),
    async recorrer(url) {
      const cookies = new Map<string, string>();
      for (let direccion = new URL(url), saltos = 0; saltos < 12; saltos++) {
        if (direccion.pathname === retorno) return direccion;
        const respuesta = await fetch(direccion, {
          redirect: "manual",
          headers: { cookie: [...cookies].map(([nombre, valor]) => `${nombre}=${valor}`).join("; ") },
        });
        for (const cookie of respuesta.headers.getSetCookie()) {
          const [, nombre = "", valor = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
          cookies.set(nombre, valor);
        }
        const destino = respuesta.headers.get("location");
        if (!destino) throw new Error(`the provider answered ${respuesta.status}: ${await respuesta.text()}`);
        direccion = new URL(destino, direccion);
      }
      throw new Error("the provider does not come to an end");
    },
    servirA(origen) {
      const provider = makeProvider(proveedor, { retorno: origen + retorno, origen });
      const atender = provider.callback();
      server.removeAllListeners("request");
      server.on("request", (request, response) => {
        const ts = Math.floor(proveedor.reloj().getTime() / 1000) - proveedor.entroHaceSegundos;
        const login = { accountId: proveedor.afiliado.sub, ts };
        void (request.url?.startsWith("/entrada/")
          ? provider.interactionFinished(request, response, { login }, { mergeWithLastSubmission: false })
          : atender(request, response));
      });
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

  return proveedor;
}

function makeProvider(
  proveedor: Proveedor,
  { retorno, origen }: { retorno: string; origen: string },
): Provider {
  const { emisor, idCliente, secreto } = proveedor;
  const provider: Provider = new Provider(emisor.href.replace(/\/$/, ""), {
    clients: [
      {
        client_id: idCliente,
        client_secret: secreto,
        redirect_uris: [retorno],
        post_logout_redirect_uris: [`${origen}/`],
        grant_types: ["authorization_code"],
        response_types: ["code"],
      },
    ],
    claims: {
      openid: ["sub"],
      email: ["email", "email_verified"],
      profile: ["name", "given_name", "family_name", "tipo_documento", "numero_documento", "groups"],
    },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: true } },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    cookies: { keys: ["llave-de-prueba"] },
    findAccount: (_, sub) => ({ accountId: sub, claims: async () => ({ ...proveedor.afiliado, sub }) }),
    interactions: { url: (_, { uid }) => `/entrada/${uid}` },
    // Every visitor of the test provider has consented already.
    async loadExistingGrant({ oidc: { client, session } }) {
      const grant = new provider.Grant({
        clientId: client!.clientId,
        accountId: session!.accountId ?? proveedor.afiliado.sub,
      });
      grant.addOIDCScope("openid profile email");
      await grant.save();
      return grant;
    },
  });
  return provider;
}
