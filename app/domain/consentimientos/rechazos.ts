import type { Rechazos } from "../shared/rechazo";
import { DEMASIADAS_ESCRITURAS } from "../shared/intentos/sinSesion";
import { TELEFONO_INEXISTENTE } from "../shared/telefono/textos";
import { CAMPO_OBLIGATORIO } from "./politica";

export type RechazoDeConsentimiento =
  | "texto-anterior"
  | "falta-obligatoria"
  | "correo-sin-verificar"
  | "telefono-inexistente"
  | "persona-no-existe"
  | "politicas-no-disponibles"
  | "consentimiento-no-existe"
  | "no-es-opcional"
  | "aceptacion-no-existe"
  | "demasiadas-escrituras";

export const RECHAZOS_DE_CONSENTIMIENTO: Rechazos<RechazoDeConsentimiento> = {
  "texto-anterior": {
    clase: "conflict",
    mensaje: "El texto cambió mientras lo leías. Te mostramos el vigente para que decidas de nuevo.",
  },
  "falta-obligatoria": { clase: "invalid", mensaje: CAMPO_OBLIGATORIO },
  "correo-sin-verificar": {
    clase: "conflict",
    mensaje: "Para cambiar tu correo, verifícalo primero en Mi perfil.",
  },
  "telefono-inexistente": { clase: "invalid", mensaje: TELEFONO_INEXISTENTE },
  "persona-no-existe": { clase: "not-found", mensaje: "No encontramos a esa persona." },
  "politicas-no-disponibles": {
    clase: "unavailable",
    mensaje: "No pudimos cargar los textos. No se registró ninguna respuesta.",
  },
  "consentimiento-no-existe": { clase: "not-found", mensaje: "No encontramos ese consentimiento." },
  "no-es-opcional": {
    clase: "conflict",
    mensaje:
      "Ese texto es una condición del servicio: no se retira por separado. Puedes dejar de usar el servicio cuando quieras.",
  },
  "aceptacion-no-existe": { clase: "not-found", mensaje: "No encontramos esa aceptación." },
  "demasiadas-escrituras": { clase: "too-many", mensaje: DEMASIADAS_ESCRITURAS },
};
