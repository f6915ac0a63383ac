import { COOKIE_DE_AVISOS, leerCookie } from "./parametros";

/** What an action can say on the page that follows it. The cookie carries the key and never a text. */
const AVISOS = {
  "nombres-guardados": { icon: "exito", message: "Guardamos tus nombres." },
  "segundo-factor-quitado": { icon: "exito", message: "Quitaste la verificación en dos pasos." },
  "acceso-quitado": {
    icon: "exito",
    message: "Quitaste tu acceso de asegurado y cerramos tus otras sesiones.",
  },
  "contacto-guardado": { icon: "exito", message: "Guardamos tus datos de contacto." },
  "correo-cambiado": {
    icon: "exito",
    message: "Tu correo cambió. Avisamos al anterior, que puede deshacerlo durante 7 días.",
  },
  "clave-cambiada": { icon: "exito", message: "Tu contraseña cambió y cerramos tus otras sesiones." },
  "preferencias-guardadas": { icon: "exito", message: "Guardamos tus temas y tus avisos." },
  "consentimiento-dado": { icon: "exito", message: "Registramos tu consentimiento." },
  "consentimiento-retirado": { icon: "exito", message: "Retiraste tu consentimiento." },
  "cita-cambiada": { icon: "exito", message: "Tu sesión cambió de horario. El cambio no te costó nada." },
  "cita-con-otro": { icon: "exito", message: "Cambiaste de especialista. El cambio no te costó nada." },
  "cita-abaratada": {
    icon: "exito",
    message: "Cambiaste de especialista. Te devolvemos la diferencia a tu tarjeta.",
  },
  "horario-sin-separar": {
    icon: "info",
    message: "Ya no tienes separado ese horario: lo soltaste o su tiempo terminó. Elige otro.",
  },
  "sin-horario-separado": {
    icon: "info",
    message: "No encontramos un horario separado a tu nombre. Elige una especialidad y una hora.",
  },
  "espera-apuntada": {
    icon: "exito",
    message: "Estás en la lista de espera. Te avisaremos por correo y en tus notificaciones.",
  },
  "espera-dejada": { icon: "exito", message: "Saliste de la lista de espera." },
  "oferta-dejada": {
    icon: "exito",
    message: "Ofrecemos ese horario a la persona que sigue. Conservas tu lugar.",
  },
  "asistencia-confirmada": { icon: "exito", message: "Gracias, quedó anotado que asistirás." },
  "nota-guardada": { icon: "exito", message: "Guardamos lo que compartes para esta sesión." },
  "nota-borrada": { icon: "exito", message: "Ya no compartes nada de tu parte en esta sesión." },
  "calendario-abierto": { icon: "exito", message: "Tu calendario tiene una dirección nueva." },
  "calendario-anulado": { icon: "exito", message: "Anulamos la dirección de tu calendario." },
  "compra-guardada": { icon: "exito", message: "Guardamos tus datos de compra." },
  "medicion-del-uso-encendida": {
    icon: "exito",
    message: "Encendiste la medición. Puedes apagarla cuando quieras.",
  },
  "medicion-del-uso-apagada": { icon: "exito", message: "Apagaste la medición." },
  "notificaciones-vistas": { icon: "exito", message: "Marcamos tus notificaciones como vistas." },
  "lugar-dejado": { icon: "exito", message: "Dejaste tu lugar." },
  "lugar-y-dinero": {
    icon: "exito",
    message: "Dejaste tu lugar. Te devolvemos a tu tarjeta todo lo que pagaste.",
  },
  "lugar-y-cupon": { icon: "exito", message: "Dejaste tu lugar. Puedes volver a usar tu cupón." },
  "lugar-y-nada": {
    icon: "info",
    message: "Dejaste tu lugar. El plazo para dejarlo sin costo había terminado: no vuelve lo que pagaste.",
  },
  "lugar-sin-pagar": { icon: "info", message: "El tiempo para pagar ese lugar terminó. No te cobramos." },
  "asistencia-registrada": { icon: "exito", message: "Registramos tu asistencia." },
  "pregunta-enviada": { icon: "exito", message: "Tu pregunta le llegó a quien dirige." },
  "paso-hecho": { icon: "exito", message: "Listo, quedó anotado." },
  "ruta-pausada": { icon: "exito", message: "Tu ruta está en pausa. No pierdes nada." },
  "ruta-dejada": { icon: "exito", message: "Dejaste la ruta. Lo que hiciste sigue guardado." },
  "recordatorios-guardados": { icon: "exito", message: "Te recordaremos esos días a esa hora." },
  "recordatorios-apagados": { icon: "exito", message: "Apagamos los recordatorios." },
  "accion-anotada": { icon: "exito", message: "Lo sumamos a tu historial." },
  "accion-ya-anotada": { icon: "info", message: "Eso ya estaba anotado en ese día." },
  "racha-en-pausa": { icon: "exito", message: "Tu racha te espera. Cuídate." },
  "racha-sigue": { icon: "exito", message: "Tu racha sigue desde hoy." },
  "favorito-guardado": { icon: "exito", message: "Lo guardamos en tus favoritos." },
  "favorito-quitado": { icon: "exito", message: "Lo quitamos de tus favoritos." },
  "pendiente-sin-hacer": {
    icon: "info",
    message: "Ya entraste, y falta un paso: lo que pediste no se hizo. Pruébalo otra vez aquí.",
  },
  "video-visto": { icon: "exito", message: "Lo marcamos como visto." },
  "video-quitado-de-vistos": { icon: "exito", message: "Lo quitamos de los que viste." },
  "resultado-guardado": { icon: "exito", message: "Guardamos tu resultado en tu cuenta." },
  "respuestas-ilegibles": {
    icon: "info",
    message: "No podemos leer lo que respondiste antes. Puedes borrarlo y empezar de nuevo.",
  },
  "sin-preguntas-abiertas": {
    icon: "info",
    message:
      "Esa página ya no vale: no tienes preguntas abiertas. Las terminaste, las borraste o aún no empiezas.",
  },
  "pagina-de-otras-preguntas": {
    icon: "info",
    message: "Esa página era de unas preguntas de antes. Lo que respondiste en ella no se guardó.",
  },
  "respuestas-borradas": { icon: "exito", message: "Borramos tus respuestas y tus resultados." },
  "medicion-guardada": { icon: "exito", message: "Guardamos tu medición en tu cuenta." },
  "medicion-borrada": { icon: "exito", message: "Borramos esa medición." },
  "mediciones-borradas": { icon: "exito", message: "Borramos todas tus mediciones." },
  "eliminacion-pedida": { icon: "info", message: "Recibimos tu pedido de eliminar tu cuenta." },
  "eliminacion-cancelada": { icon: "exito", message: "Tu cuenta sigue como estaba." },
} as const;

export type ClaveDeAviso = keyof typeof AVISOS;

export const DURACION_DE_AVISO_EN_MS = 8000;
/** From the corner of the window, and from one notice to the one above it: what the styles and `offset` say alike. */
export const MARGEN_EN_PX = 24;
export const ALTO_EN_PX = 88;
const MAXIMO_DE_AVISOS = 3;

/** A notice over the page. What closing it does belongs to whoever shows it. */
export interface AvisoDePagina {
  key: ClaveDeAviso;
  icon: "exito" | "info";
  message: string;
  duration: number;
  offset: { right: number; bottom: number };
}

/** The notices that a request brings, each above the one before. Keys that are not ours show nothing. */
export function avisosDe(cookies: string | null): AvisoDePagina[] {
  const claves = (leerCookie(cookies, COOKIE_DE_AVISOS) ?? "").split(".");
  const propias = [...new Set(claves)].filter((clave): clave is ClaveDeAviso => Object.hasOwn(AVISOS, clave));
  return propias.slice(0, MAXIMO_DE_AVISOS).map((key, indice) => ({
    key,
    ...AVISOS[key],
    duration: DURACION_DE_AVISO_EN_MS,
    offset: { right: MARGEN_EN_PX, bottom: MARGEN_EN_PX + indice * ALTO_EN_PX },
  }));
}

/** The `Set-Cookie` that shows these notices on the next page. The host ends it with the page that showed them. */
export function cookieDeAvisos(claves: readonly ClaveDeAviso[]): string {
  return `${COOKIE_DE_AVISOS}=${claves.join(".")}; Path=/; Max-Age=120; HttpOnly; SameSite=Lax`;
}
