import type { Rechazos } from "../../shared/rechazo";
import { z } from "zod";
import { RECHAZO_POR_CAMBIOS } from "../identidad/cambiosPorDia";
import { claveNueva, RECHAZOS_DE_CLAVE_NUEVA } from "../identidad/clave";
import { RECHAZOS_DE_CODIGO, type RechazoDeCodigo } from "../identidad/codigo";
import { credenciales } from "../identidad/identidad";
import { claveDeSiempre } from "../identidad/claveDeSiempre";
import { RECHAZOS_DE_PRUEBA, type RechazoDePrueba } from "../identidad/prueba";
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
} from "../../shared/telefono/telefono";
import { TELEFONO_INEXISTENTE } from "../../shared/telefono/textos";

/** Minutes for which a new mail waits for its code, and for which another code can be sent. */
export const VIDA_DE_CAMBIO_EN_MINUTOS = 60;

/** A change of an account's mail. The new mail replaces the old one once its code is entered. */
export interface CambioDeCorreo {
  idCambio: string;
  idPersona: number;
  anterior: string;
  nuevo: string;
  creadoEn: Date;
}

export const idDeCodigo = (idCambio: string) => `correo:${idCambio}`;

const version = z.coerce.number("Vuelve a cargar la página").int().min(1).max(2_147_483_647);

/** Form of contact data. The password is needed only for a change, and not to confirm unchanged data. */
export const contacto = z
  .object({
    ...camposDeTelefono,
    correo: credenciales.shape.correo,
    version,
    clave: claveDeSiempre.optional(),
  })
  .superRefine(revisarTelefono, CON_TELEFONO)
  .overwrite(sinCodigo);

/** The schema with the field names of a person in the API. */
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
