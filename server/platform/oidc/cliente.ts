import * as oidc from "openid-client";
import { FalloDeLlamada } from "../../../app/domain/shared/fallo";
import { RetornoInvalido, type ProveedorOidc } from "../../../app/domain/shared/proveedorOidc";
import { conLimiteDeRespuesta, type Fetch } from "../llamada";

export interface OpcionesDeCliente {
  emisor: URL;
  idCliente: string;
  secreto: string;
  /** Name that forces the federated provider, when the issuer has several (Cognito's `identity_provider`). */
  proveedor?: string | null;
  /**
   * Address that signs a person out at Cognito, `/logout?client_id&logout_uri`. Without it the standard end of session
   * is used (OpenID Connect RP-Initiated Logout § 2).
   */
  salida?: URL | null;
  /** Scopes to ask for (OpenID Connect Core § 3.1.2.1). Default: `openid profile email`. */
  alcances?: string;
  /** Classes of authentication to ask for (OpenID Connect Core § 3.1.2.1, `acr_values`); null asks for none. */
  acr?: string | null;
  /** Function that makes the calls; without one the global `fetch`. */
  fetch?: Fetch;
}

/**
 * Seconds for one call to the provider. The return makes four calls at most, which together stay under the 29 s of the
 * error catalogue (specification § 8).
 */
const LIMITE_POR_LLAMADA_EN_S = 7;
/**
 * Seconds for the provider's answer at the sign-out. Few, because the person is signed out here already and only waits
 * for the next address.
 */
const LIMITE_AL_SALIR_EN_S = 3;
/**
 * Seconds by which the clock of the provider may be behind ours. `auth_time` is in whole seconds, and machines that ask
 * a time server differ by less than that. The library's own tolerance of 30 s would let a sign-in of before pass.
 */
const RELOJ_ATRASADO_EN_S = 5;
/** Parameters that the return from the provider may carry once at most (RFC 6749 § 3.1). */
const DEL_RETORNO = ["state", "code", "error", "iss", "response", "id_token"];

/** Client of a provider of OpenID Connect. No content of the provider's answers reaches an error or the log. */
export function makeClienteOidc(opciones: OpcionesDeCliente): ProveedorOidc {
  let conocida: Promise<oidc.Configuration> | undefined;

  /** Metadata that the provider publishes (OpenID Connect Discovery § 4): read once, and again after a failure. */
  const configuracion = () => {
    conocida ??= descubrir(opciones).catch((error: unknown) => {
      conocida = undefined;
      throw error;
    });
    return conocida;
  };

  return {
    comenzar: (retorno, comoSiFueraNueva = false) =>
      sinDetalles("GET", opciones.emisor, async () => {
        const config = await configuracion();
        const verificador = oidc.randomPKCECodeVerifier();
        const ida = { state: oidc.randomState(), nonce: oidc.randomNonce(), verificador };
        const url = oidc.buildAuthorizationUrl(config, {
          redirect_uri: retorno,
          scope: opciones.alcances ?? "openid profile email",
          code_challenge: await oidc.calculatePKCECodeChallenge(verificador),
          code_challenge_method: "S256",
          state: ida.state,
          nonce: ida.nonce,
          ...(comoSiFueraNueva && { prompt: "login", max_age: "0" }),
          ...(opciones.acr && { acr_values: opciones.acr }),
          ...(opciones.proveedor && { identity_provider: opciones.proveedor }),
        });
        return { url: url.href, ida };
      }),

    terminar: (direccion, { state, nonce, verificador }, desde) =>
      sinDetalles("POST", opciones.emisor, async () => {
        const config = await configuracion();
        const tokens = await canjear(config, direccion, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verificador,
        });
        const claims = tokens.claims()!;
        if (desde && !entroDesde(claims, desde))
          throw new EntradaAnterior("the sign-in came before the trip");
        const mas = config.serverMetadata().userinfo_endpoint
          ? await oidc.fetchUserInfo(config, tokens.access_token, claims.sub)
          : {};
        return { ...mas, ...claims };
      }),

    salida: (volverA) =>
      sinDetalles("GET", opciones.emisor, async () => {
        // The metadata is read again: a browser sent to a provider that is down would end on no page.
        const vivo = await descubrir(opciones, LIMITE_AL_SALIR_EN_S);
        if (opciones.salida) {
          const url = new URL(opciones.salida);
          url.searchParams.set("client_id", opciones.idCliente);
          url.searchParams.set("logout_uri", volverA);
          return url.href;
        }
        const config = vivo;
        const fin = config.serverMetadata().end_session_endpoint;
        // The content security policy lets a form lead to the issuer (CSP Level 3, `form-action`), but not to other
        // addresses that the issuer mentions.
        if (!fin || new URL(fin).origin !== opciones.emisor.origin) return null;
        return oidc.buildEndSessionUrl(config, { post_logout_redirect_uri: volverA }).href;
      }),
  };
}

async function descubrir(
  { emisor, idCliente, secreto, fetch = globalThis.fetch }: OpcionesDeCliente,
  limiteEnSegundos = LIMITE_POR_LLAMADA_EN_S,
): Promise<oidc.Configuration> {
  // The library also makes the calls for keys, tokens and claims with it.
  const limitado = conLimiteDeRespuesta(fetch);
  const config = await oidc.discovery(emisor, idCliente, undefined, oidc.ClientSecretBasic(secreto), {
    timeout: limiteEnSegundos,
    [oidc.customFetch]: async (url, peticion) => limitado(new Request(url, peticion as RequestInit)),
    // Only a provider on the developer's own machine has no TLS; the configuration accepts no other such address.
    ...(emisor.protocol === "http:" && { execute: [oidc.allowInsecureRequests] }),
  });
  // The signature of the ID token is checked too, not only the channel on which it came (OpenID Connect Core §
  // 3.1.3.7).
  oidc.enableNonRepudiationChecks(config);
  return config;
}

/**
 * Exchanges the code of a return that belongs to this trip (RFC 6749 § 4.1.3). An altered return is not reported as a
 * failure of ours.
 */
async function canjear(
  config: oidc.Configuration,
  direccion: URL,
  viaje: oidc.AuthorizationCodeGrantChecks & { expectedState: string },
) {
  const { searchParams } = direccion;
  const iss = searchParams.get("iss");
  if (
    searchParams.get("state") !== viaje.expectedState ||
    !(searchParams.has("code") || searchParams.has("error")) ||
    DEL_RETORNO.some((nombre) => searchParams.getAll(nombre).length > 1) ||
    searchParams.has("response") ||
    searchParams.has("id_token") ||
    (iss !== null && iss !== config.serverMetadata().issuer)
  )
    throw new RetornoInvalido("altered");
  try {
    return await oidc.authorizationCodeGrant(config, direccion, viaje);
  } catch (error) {
    if (esDelRetorno(error)) throw new RetornoInvalido(codigoDe(error));
    throw error;
  }
}

/** The provider let a person in who had signed in before this trip, or does not say when (`auth_time`). */
class EntradaAnterior extends Error {
  readonly code = "AUTH_TIME_BEFORE_TRIP";
}

/** True when the person signed in at the provider since then (OpenID Connect Core § 2, `auth_time`). */
const entroDesde = ({ auth_time: entrada }: { auth_time?: number | undefined }, desde: Date) =>
  typeof entrada === "number" && entrada + RELOJ_ATRASADO_EN_S >= desde.getTime() / 1000;

/**
 * True for errors that the return itself caused: an `error=` parameter (RFC 6749 § 4.1.2.1), or a code that was used
 * or belongs to another trip.
 */
const esDelRetorno = (error: unknown) =>
  error instanceof oidc.AuthorizationResponseError ||
  (error instanceof oidc.ResponseBodyError && error.error === "invalid_grant") ||
  (codigoDe(error) === "OAUTH_JWT_CLAIM_COMPARISON_FAILED" && claimDe(error) === "nonce");

function claimDe(error: unknown): unknown {
  const { cause } = error as { cause?: { cause?: { claim?: unknown } } };
  return cause?.cause?.claim;
}

/** Hides the errors of the library, which hold answers and tokens; only the name of the failure is passed on. */
async function sinDetalles<T>(metodo: string, emisor: URL, hacer: () => Promise<T>): Promise<T> {
  try {
    return await hacer();
  } catch (error) {
    if (error instanceof RetornoInvalido) throw error;
    const code = codigoDe(error);
    const datos = { metodo, path: emisor.pathname, motivo: code || "identidad de la aseguradora" };
    if (code === "OAUTH_TIMEOUT") throw new FalloDeLlamada("504 Timeout", datos);
    if (error instanceof TypeError && !code) throw new FalloDeLlamada("ERR_NETWORK", datos);
    throw new FalloDeLlamada("UNEXPECTED_ERROR", datos);
  }
}

function codigoDe(error: unknown): string {
  const { code } = error as { code?: unknown };
  return typeof code === "string" ? code : "";
}
