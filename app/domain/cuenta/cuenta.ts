import { z } from "zod";
import { claveActual, claveNueva } from "../identidad/clave";
import { MENSAJE_DE_CODIGO, type RechazoDeCodigo } from "../identidad/codigo";
import { credenciales, VENTANA_DE_INTENTOS_EN_MINUTOS } from "../identidad/identidad";
import { nombres } from "../personas/nombres";
import type { Persona } from "../personas/persona";
import {
  camposDeTelefono,
  camposDeTelefonoPorApi,
  revisarTelefono,
  revisarTelefonoPorApi,
  TELEFONO_INEXISTENTE,
} from "../personas/telefono";

export const DIAS_PARA_DESHACER = 7;
/** How long a new mail waits for its code to be asked for again. */
export const VIDA_DE_CAMBIO_EN_MINUTOS = 60;

/** A person with the number that grows with every change: what a form saw, it sends back. */
export interface PersonaConVersion {
  persona: Persona;
  version: number;
}

/** A new mail for an account. It replaces the old one only once it has been proven. */
export interface CambioDeCorreo {
  idCambio: string;
  idPersona: number;
  anterior: string;
  nuevo: string;
  creadoEn: Date;
}

export const idDeCodigo = (idCambio: string) => `correo:${idCambio}`;

const version = z.coerce.number("Vuelve a cargar la página").int().min(1).max(2_147_483_647);

export const contacto = z
  .object({ ...camposDeTelefono, correo: credenciales.shape.correo, version })
  .superRefine(revisarTelefono);

/** The same with the field names of the person. */
export const contactoPorApi = z
  .object({ ...camposDeTelefonoPorApi, email: credenciales.shape.correo, version })
  .superRefine(revisarTelefonoPorApi);

export const cambioDeNombres = nombres.extend({ version });

export const cambioDeClave = z.object({ actual: claveActual, nueva: claveNueva });

export type RechazoDePerfil =
  | RechazoDeCodigo
  | "version-anterior"
  | "telefono-inexistente"
  | "sin-cambio-pendiente"
  | "correo-registrado"
  | "clave-equivocada"
  | "demasiados-intentos"
  | "enlace-vencido";

export const MENSAJE_DE_PERFIL: Record<RechazoDePerfil, string> = {
  ...MENSAJE_DE_CODIGO,
  "version-anterior": "Tus datos cambiaron desde que abriste esta página. Compara y vuelve a guardar.",
  "telefono-inexistente": TELEFONO_INEXISTENTE,
  "sin-cambio-pendiente": "No hay un correo por verificar. Edita tus datos de contacto otra vez.",
  "correo-registrado": "Este correo ya se encuentra registrado",
  "clave-equivocada": "Esa no es tu contraseña actual.",
  "demasiados-intentos": `Hubo demasiados intentos. Espera ${VENTANA_DE_INTENTOS_EN_MINUTOS} minutos y vuelve a intentarlo.`,
  "enlace-vencido": "Este enlace ya se usó o venció.",
};
