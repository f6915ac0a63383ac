import type { Rechazos } from "../../shared/rechazo";
import { z } from "zod";
import { RECHAZO_POR_CAMBIOS } from "../identidad/cambiosPorDia";
import { claveNueva, RECHAZOS_DE_CLAVE_NUEVA } from "../identidad/clave";
import { RECHAZOS_DE_CODIGO, type RechazoDeCodigo } from "../identidad/codigo";
import { credenciales } from "../identidad/identidad";
import { claveDeSiempre } from "../identidad/claveDeSiempre";
import { RECHAZOS_DE_PRUEBA, type RechazoDePrueba } from "../identidad/prueba";
import type { DatosPropios } from "../personas/persona";
import { nombres } from "../personas/nombres";
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

/** How long a new mail waits for its code to be asked for again. */
export const VIDA_DE_CAMBIO_EN_MINUTOS = 60;

/** A new mail for an account. It replaces the old one only once it has been proven. */
export interface CambioDeCorreo {
  idCambio: string;
  idPersona: number;
  anterior: string;
  nuevo: string;
  /** What else was theirs when it was asked for; null of one that is older than our keeping it. */
  antes: DatosPropios | null;
  creadoEn: Date;
}

export const idDeCodigo = (idCambio: string) => `correo:${idCambio}`;

const version = z.coerce.number("Vuelve a cargar la página").int().min(1).max(2_147_483_647);

/** The password is wanted once something changes, and confirming changes nothing. */
export const contacto = z
  .object({
    ...camposDeTelefono,
    correo: credenciales.shape.correo,
    version,
    clave: claveDeSiempre.optional(),
  })
  .superRefine(revisarTelefono, CON_TELEFONO)
  .overwrite(sinCodigo);

/** The same with the field names of the person. */
export const contactoPorApi = z
  .object({
    ...camposDeTelefonoPorApi,
    email: credenciales.shape.correo,
    version,
    clave: claveDeSiempre.optional(),
  })
  .superRefine(revisarTelefonoPorApi, CON_TELEFONO_POR_API)
  .overwrite(sinCodigoPorApi);

export const cambioDeNombres = nombres.extend({ version });

export const cambioDeClave = z.object({ actual: claveDeSiempre, nueva: claveNueva });

export type RechazoDePerfil =
  | RechazoDeCodigo
  | RechazoDePrueba
  | "clave-sabida"
  | "clave-anulada"
  | "demasiados-cambios"
  | "version-anterior"
  | "telefono-inexistente"
  | "sin-cambio-pendiente"
  | "correo-registrado"
  | "enlace-vencido";

export const RECHAZOS_DE_PERFIL: Rechazos<RechazoDePerfil> = {
  ...RECHAZOS_DE_CLAVE_NUEVA,
  ...RECHAZOS_DE_CODIGO,
  ...RECHAZOS_DE_PRUEBA,
  "version-anterior": {
    clase: "conflict",
    mensaje: "Tus datos cambiaron desde que abriste esta página. Compara y vuelve a guardar.",
  },
  ...RECHAZO_POR_CAMBIOS,
  "telefono-inexistente": { clase: "invalid", mensaje: TELEFONO_INEXISTENTE },
  "sin-cambio-pendiente": {
    clase: "conflict",
    mensaje: "No hay un correo por verificar. Edita tus datos de contacto otra vez.",
  },
  "correo-registrado": { clase: "conflict", mensaje: "Este correo ya se encuentra registrado" },
  "enlace-vencido": { clase: "gone", mensaje: "Este enlace ya se usó o venció." },
};
