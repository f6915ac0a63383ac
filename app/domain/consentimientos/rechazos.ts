import { DEMASIADAS_ESCRITURAS } from "../shared/intentos/sinSesion";
import { TELEFONO_INEXISTENTE } from "../shared/telefono/telefono";
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

export const MENSAJE_DE_CONSENTIMIENTO: Record<RechazoDeConsentimiento, string> = {
  "texto-anterior": "El texto cambió mientras lo leías. Te mostramos el vigente para que decidas de nuevo.",
  "falta-obligatoria": CAMPO_OBLIGATORIO,
  "correo-sin-verificar": "Para cambiar tu correo, verifícalo primero en Mi perfil.",
  "telefono-inexistente": TELEFONO_INEXISTENTE,
  "persona-no-existe": "No encontramos a esa persona.",
  "politicas-no-disponibles": "No pudimos cargar los textos. No se registró ninguna respuesta.",
  "consentimiento-no-existe": "No encontramos ese consentimiento.",
  "no-es-opcional":
    "Ese texto es una condición del servicio: no se retira por separado. Puedes dejar de usar el servicio cuando quieras.",
  "aceptacion-no-existe": "No encontramos esa aceptación.",
  "demasiadas-escrituras": DEMASIADAS_ESCRITURAS,
};
