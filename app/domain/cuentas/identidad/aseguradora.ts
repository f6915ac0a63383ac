import type { Rechazos } from "../../shared/rechazo";
import type { Documento } from "../personas/documento";

/** Somebody as the insurer's identity provider knows them. */
export interface IdentidadExterna {
  emisor: string;
  sujeto: string;
  /** Only what the provider itself asserts; never what somebody typed. */
  documento: Documento | null;
  correo: string;
  correoVerificado: boolean;
  nombre: string;
  apePaterno: string;
  apeMaterno: string;
  telefono: string;
  /** Some of it is nothing that a person's names, mail or document can be. */
  ilegible: boolean;
}

/** Somebody came back with what the provider did not send: another state, a used code, an error. No failure of ours. */
export class RetornoInvalido extends Error {
  override readonly name = "RetornoInvalido";
}

export interface IdentidadEnlazada {
  emisor: string;
  sujeto: string;
  idPersona: number;
  enlazadaEn: Date;
}

/** What must come back unchanged from the provider; kept in a signed cookie meanwhile. */
export interface Ida {
  state: string;
  nonce: string;
  verificador: string;
}

/** The port to the insurer's door: OpenID Connect, authorization code with PKCE. */
export interface PuertaDeAseguradora {
  /** Where to send the browser, and what to remember until it comes back to `retorno`. */
  comenzar: (retorno: string, comoSiFueraNueva?: boolean) => Promise<{ url: string; ida: Ida }>;
  /**
   * Exchanges what it came back with. A `RetornoInvalido` for another state, a used code or an error of the provider's;
   * fails for a provider that does not answer; and,
   * where it must have been as if for the first time, for whoever has not signed in there in these last seconds.
   */
  terminar: (direccion: URL, ida: Ida, edadMaximaEnSegundos?: number) => Promise<IdentidadExterna>;
  /** Where the provider ends its own session; null where it does not say. Fails while it does not answer. */
  salida: (volverA: string) => Promise<string | null>;
}

export type RechazoDeAseguradora =
  | "otra-persona"
  | "enlace-pendiente"
  | "documento-de-otra-cuenta"
  | "ya-enlazada"
  | "otro-documento"
  | "sin-documento"
  | "datos-ilegibles";

export const RECHAZOS_DE_ASEGURADORA: Rechazos<RechazoDeAseguradora> = {
  "otra-persona": {
    clase: "forbidden",
    mensaje: "Ese acceso de asegurado no es el de esta cuenta. Tu cuenta sigue igual.",
  },
  "enlace-pendiente": {
    clase: "conflict",
    mensaje:
      "Entra primero a tu cuenta con tu contraseña. Así sabemos que es tuya, y después la unimos a tu acceso de asegurado.",
  },
  "documento-de-otra-cuenta": {
    clase: "conflict",
    mensaje:
      "Hay una cuenta con tu documento. Si es tuya, entra con tu contraseña y la unimos a tu acceso de asegurado.",
  },
  "datos-ilegibles": {
    clase: "conflict",
    mensaje:
      "Tu aseguradora nos envió datos tuyos que no podemos leer, así que no creamos tu cuenta. Pide ayuda y lo revisamos.",
  },
  "ya-enlazada": {
    clase: "conflict",
    mensaje: "Ese acceso de asegurado, o tu cuenta, ya está unido a otro. Pide ayuda y lo revisamos.",
  },
  "otro-documento": {
    clase: "conflict",
    mensaje: "El documento de ese acceso de asegurado no es el de tu cuenta.",
  },
  "sin-documento": {
    clase: "conflict",
    mensaje:
      "Tu aseguradora no nos dijo con qué documento entraste, y solo así sabemos que ese acceso es tuyo. Tu cuenta sigue igual.",
  },
};
