import type { Rechazos } from "../../shared/rechazo";
import { z } from "zod";
import { aceptaciones } from "../../consentimientos/publicas";
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
} from "../../shared/telefono/telefono";
import { TELEFONO_INEXISTENTE } from "../../shared/telefono/textos";

/** Hours for which a draft waits for its next step. */
export const VIDA_DE_REGISTRO_EN_HORAS = 24;

/** The answer to one policy, with the digest of the text that was shown. */
export type AceptacionMostrada = Aceptacion & { huellaDelTexto: string };

/** A sign-up under way. Each field is null until its step is done; the person does not exist yet. */
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
  /** Path on this site where the person was going. */
  destino: string | null;
  expiraEn: Date;
}
export type DatosDeRegistro = Omit<Registro, "idRegistro" | "expiraEn">;
/** A sign-up whose steps are all done. */
export type RegistroCompleto = Registro & {
  [campo in keyof Omit<Registro, "destino">]: NonNullable<Registro[campo]>;
};

export const PASOS_DE_REGISTRO = ["documento", "nombres", "contacto", "condiciones", "codigo"] as const;
export type PasoDeRegistro = (typeof PASOS_DE_REGISTRO)[number];

/** The first step that is not done yet; later steps are not open. */
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

/** True when the answers are for the versions in force: a new version must be answered again. */
export const respondeALoVigente = (aceptaciones: readonly Aceptacion[], vigentes: readonly Politica[]) =>
  vigentes.every(({ codigo, versionActual }) =>
    aceptaciones.some((aceptacion) => aceptacion.codigo === codigo && aceptacion.version === versionActual),
  );

export const pasoDeDocumento = documento;
export const pasoDeNombres = nombres;
export const pasoDeContacto = z
  .object({ ...camposDeTelefono, correo: credenciales.shape.correo, clave: claveNueva })
  .superRefine(revisarTelefono, CON_TELEFONO)
  .overwrite(sinCodigo);
/** Contact step of a person who comes back to it: an empty password keeps the chosen one. */
export const pasoDeContactoOtraVez = z
  .object({ ...camposDeTelefono, correo: credenciales.shape.correo, clave: claveNueva.optional() })
  .superRefine(revisarTelefono, CON_TELEFONO)
  .overwrite(sinCodigo);
export type Contacto = z.output<typeof pasoDeContactoOtraVez>;

/** All steps of a sign-up in one body, for `POST /v2/usuarios`, with the field names of a person. */
export const registroDeUnaVez = z
  .object({
    ...camposDeDocumento,
    idTipoDocumento: camposDeDocumento.idTipoDocumento.default(DNI),
    ...nombres.shape,
    ...camposDeTelefonoPorApi,
    email: credenciales.shape.correo,
    clave: claveNueva,
    politicasAceptacion: aceptaciones.default([]),
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
 * Refusals after a collision. Only a person who has entered the code of a mail learns that the mail is taken. Nothing
 * is told about another person's document: its owner gets a mail instead.
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
