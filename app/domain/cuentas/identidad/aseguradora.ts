import type { Ida, ProveedorOidc } from "../../shared/proveedorOidc";
import type { Rechazos } from "../../shared/rechazo";
import type { Documento } from "../personas/documento";

/** Identity of a person as the insurer's provider asserts it. */
export interface IdentidadExterna {
  emisor: string;
  sujeto: string;
  /** Document that the provider itself asserts; never one that somebody typed. */
  documento: Documento | null;
  correo: string;
  correoVerificado: boolean;
  nombre: string;
  apePaterno: string;
  apeMaterno: string;
  telefono: string;
  /** True when some value has the form of no name, mail or document. */
  ilegible: boolean;
}

export interface IdentidadEnlazada {
  emisor: string;
  sujeto: string;
  idPersona: number;
  enlazadaEn: Date;
}

/** Port to the insurer's sign-in, which knows the person by the claims of the provider. */
export interface PuertaDeAseguradora extends Omit<ProveedorOidc, "terminar"> {
  /** Exchanges the provider's return for an identity; refuses and fails as `ProveedorOidc` does. */
  terminar: (direccion: URL, ida: Ida, desde?: Date) => Promise<IdentidadExterna>;
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
