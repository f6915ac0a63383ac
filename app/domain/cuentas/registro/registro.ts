import type { Rechazos } from "../../shared/rechazo";
import { z } from "zod";
import type { Aceptacion, Politica } from "../../consentimientos/politica";
import { claveNueva, RECHAZOS_DE_CLAVE_NUEVA } from "../identidad/clave";
import { RECHAZOS_DE_CODIGO, type RechazoDeCodigo } from "../identidad/codigo";
import { credenciales } from "../identidad/identidad";
import { DEMASIADAS_ESCRITURAS } from "../../shared/intentos/sinSesion";
import {
  camposDeDocumento,
  comoSeGuarda,
  CON_DOCUMENTO,
  DNI,
  documento,
  revisarDocumento,
} from "../personas/documento";
import { nombres } from "../personas/nombres";
import type { Choque } from "../personas/persona";
import {
  camposDeTelefono,
  camposDeTelefonoPorApi,
  CON_TELEFONO,
  CON_TELEFONO_POR_API,
  revisarTelefono,
  revisarTelefonoPorApi,
  sinCodigo,
  sinCodigoPorApi,
  TELEFONO_INEXISTENTE,
} from "../../shared/telefono/telefono";

/** How long a draft waits for its next step. */
export const VIDA_DE_REGISTRO_EN_HORAS = 24;

/** The answer to one policy, with the digest of the very text that was shown. */
export type AceptacionMostrada = Aceptacion & { huellaDelTexto: string };

/** A sign-up under way. What a step has not filled yet is null; nothing of it is a person. */
export interface Registro {
  idRegistro: string;
  idTipoDocumento: number | null;
  numeroDocumento: string | null;
  nombre: string | null;
  apePaterno: string | null;
  apeMaterno: string | null;
  prefijo: string | null;
  telefono: string | null;
  correo: string | null;
  claveHash: string | null;
  aceptaciones: AceptacionMostrada[] | null;
  /** Where its person was going: a path of our own. */
  destino: string | null;
  expiraEn: Date;
}
export type DatosDeRegistro = Omit<Registro, "idRegistro" | "expiraEn">;
/** A sign-up whose every step is filled. */
export type RegistroCompleto = Registro & {
  [campo in keyof Omit<Registro, "destino">]: NonNullable<Registro[campo]>;
};

export const PASOS_DE_REGISTRO = ["documento", "nombres", "contacto", "condiciones", "codigo"] as const;
export type PasoDeRegistro = (typeof PASOS_DE_REGISTRO)[number];

/** The first step that is not filled yet: nobody gets past it. */
export function pasoPendiente(registro: Registro | null): PasoDeRegistro {
  if (!registro?.numeroDocumento) return "documento";
  if (!registro.nombre) return "nombres";
  if (!registro.claveHash) return "contacto";
  if (!registro.aceptaciones) return "condiciones";
  return "codigo";
}

export const estaCompleto = (registro: Registro): registro is RegistroCompleto =>
  pasoPendiente(registro) === "codigo";

export const idDeCodigo = (idRegistro: string) => `registro:${idRegistro}`;

/** Whether the answers are to the versions in force: a new version asks again. */
export const respondeALoVigente = (aceptaciones: readonly Aceptacion[], vigentes: readonly Politica[]) =>
  vigentes.every(({ codigo, versionActual }) =>
    aceptaciones.some((una) => una.codigo === codigo && una.version === versionActual),
  );

export const pasoDeDocumento = documento;
export const pasoDeNombres = nombres;
export const pasoDeContacto = z
  .object({ ...camposDeTelefono, correo: credenciales.shape.correo, clave: claveNueva })
  .superRefine(revisarTelefono, CON_TELEFONO)
  .overwrite(sinCodigo);
/** Of whoever comes back to it: an empty password is the one that they chose. */
export const pasoDeContactoOtraVez = z
  .object({ ...camposDeTelefono, correo: credenciales.shape.correo, clave: claveNueva.optional() })
  .superRefine(revisarTelefono, CON_TELEFONO)
  .overwrite(sinCodigo);
export type Contacto = z.output<typeof pasoDeContactoOtraVez>;

/** All the steps at once, as `POST /v2/usuarios` takes them: the field names of the person. */
export const registroDeUnaVez = z
  .object({
    ...camposDeDocumento,
    idTipoDocumento: camposDeDocumento.idTipoDocumento.default(DNI),
    ...nombres.shape,
    ...camposDeTelefonoPorApi,
    email: credenciales.shape.correo,
    clave: claveNueva,
    politicasAceptacion: z
      .array(
        z.object({
          codigo: z.string().max(80),
          version: z.string().max(80),
          valor: z.enum(["0", "1"], "Usa '1' o '0'"),
        }),
      )
      .max(50)
      .default([]),
  })
  .superRefine(revisarDocumento, CON_DOCUMENTO)
  .superRefine(revisarTelefonoPorApi, CON_TELEFONO_POR_API)
  .overwrite(comoSeGuarda)
  .overwrite(sinCodigoPorApi);

export type RechazoDeRegistro =
  | RechazoDeCodigo
  | "clave-sabida"
  | "clave-por-escribir"
  | "registro-vencido"
  | "registro-incompleto"
  | "demasiadas-escrituras"
  | "telefono-inexistente"
  | "falta-aceptar"
  | "condiciones-nuevas"
  | "correo-registrado"
  | "ya-eres-cliente"
  | "datos-no-disponibles"
  | "correo-y-documento-registrados";

/**
 * Only who has entered the code sent to a mail is told what is known of it. Of a document that is somebody else's
 * nothing is said, not even whether they are insured: its holder is written instead.
 */
export const RECHAZO_POR_CHOQUE = {
  correo: "correo-registrado",
  documento: "datos-no-disponibles",
  asegurado: "ya-eres-cliente",
  ambos: "correo-y-documento-registrados",
} as const satisfies Record<Choque["con"], RechazoDeRegistro>;

export const RECHAZOS_DE_REGISTRO: Rechazos<RechazoDeRegistro> = {
  ...RECHAZOS_DE_CODIGO,
  ...RECHAZOS_DE_CLAVE_NUEVA,
  "clave-por-escribir": { clase: "invalid", mensaje: "Cambiaste de correo: escribe una contraseña." },
  "registro-vencido": {
    clase: "gone",
    mensaje: "Tu registro venció. Empieza de nuevo, toma un par de minutos.",
  },
  "registro-incompleto": { clase: "conflict", mensaje: "Falta completar un paso anterior." },
  "demasiadas-escrituras": { clase: "too-many", mensaje: DEMASIADAS_ESCRITURAS },
  "telefono-inexistente": { clase: "invalid", mensaje: TELEFONO_INEXISTENTE },
  "falta-aceptar": { clase: "invalid", mensaje: "Falta aceptar una condición obligatoria." },
  "condiciones-nuevas": {
    clase: "conflict",
    mensaje: "Las condiciones cambiaron mientras te registrabas. Léelas y acéptalas de nuevo.",
  },
  "correo-registrado": { clase: "conflict", mensaje: "Este correo ya se encuentra registrado" },
  "ya-eres-cliente": { clase: "conflict", mensaje: "Ya eres cliente RIMAC" },
  "datos-no-disponibles": {
    clase: "conflict",
    mensaje:
      "No pudimos crear tu cuenta con estos datos. Si ya tienes una, entra con ella o recupérala con tu documento.",
  },
  "correo-y-documento-registrados": { clase: "conflict", mensaje: "Correo/DNI se encuentran registrados" },
};
