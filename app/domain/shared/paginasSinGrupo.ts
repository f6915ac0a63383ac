import type { PaginaDelSitio } from "./paginaDelSitio";

/** Pages that no group of the navigation has: the search finds them. */
export const PAGINAS_SIN_GRUPO = [
  {
    // Favourites of every kind are on this page.
    href: "/bienestar-play?ver=favoritos",
    titulo: "Favoritos",
    resumen: "Lo que guardaste para volver a verlo.",
    palabras: "favorito guardado guardados guardar",
  },
  {
    href: "/mi-perfil/verificacion",
    titulo: "Verificación en dos pasos",
    resumen: "Un código además de tu contraseña, para que nadie más entre.",
    palabras: "segundo factor autenticador códigos",
  },
  {
    href: "/mi-perfil/sesiones",
    titulo: "Dispositivos",
    resumen: "Dónde está abierta tu cuenta, para cerrarla desde aquí.",
    palabras: "dispositivo celulares equipos cerrar sesión",
  },
  {
    href: "/mi-perfil/mis-datos",
    titulo: "Descargar o eliminar tus datos",
    resumen: "Una copia de todo lo que guardamos de ti, o el fin de tu cuenta.",
    palabras: "copia borrar eliminar cerrar baja cuenta",
  },
  {
    href: "/mi-zona-privada/historial",
    titulo: "Tu historial",
    resumen: "Lo que hiciste aquí, día por día.",
    palabras: "historial actividad historia anteriores",
  },
  {
    href: "/mi-zona-privada/mediciones",
    titulo: "Tus mediciones de pulso",
    resumen: "Lo que mediste, con su fecha.",
    palabras: "mediciones resultados",
  },
  {
    href: "/mi-zona-privada/esperas",
    titulo: "Tus listas de espera",
    resumen: "Las horas y los lugares en talleres que esperas que se liberen.",
    palabras: "espera esperas lista",
  },
  {
    href: "/mi-zona-privada/notificaciones",
    titulo: "Notificaciones",
    resumen: "Lo que te avisamos, y lo que falta que veas.",
    palabras: "notificación avisos mensajes campana",
  },
  {
    href: "/bienestar-en-vivo/talleres-y-clases",
    titulo: "Calendario en vivo",
    resumen: "Todas las fechas de los talleres y clases, semana por semana.",
    palabras: "fechas",
  },
  {
    href: "/scanner-bienestar/a-mano",
    titulo: "Mide tu pulso a mano",
    resumen: "Con dos dedos y un reloj, sin cámara.",
    palabras: "contar latidos",
  },
  {
    href: "/certificado",
    titulo: "Comprobar un certificado",
    resumen: "Escribe su código y te decimos si es nuestro.",
    palabras: "certificado certificados constancia constancias diploma",
  },
  {
    href: "/iniciar-sesion",
    titulo: "Iniciar sesión",
    resumen: "Entra con tu correo o tu documento.",
    palabras: "entrar ingresar login cuenta",
  },
  {
    href: "/registro",
    titulo: "Crear una cuenta",
    resumen: "Gratis, en pocos pasos.",
    palabras: "registro registrarme inscribirme",
  },
  {
    href: "/recuperar-clave",
    titulo: "Recuperar tu contraseña",
    resumen: "Te mandamos un código y un enlace a tu correo.",
    palabras: "clave password olvidé olvidar cambiar acceso entrar ingresar",
  },
  {
    href: "/ayuda",
    titulo: "Ayuda",
    resumen: "Preguntas frecuentes y cómo hablar con nosotros.",
    palabras:
      "contacto contactar soporte whatsapp preguntas frecuentes hablar nosotros problema funciona falla llega correo código depresión deprimido deprimida",
  },
  {
    href: "/reclamo",
    titulo: "Libro de Reclamaciones",
    resumen: "Para dejar un reclamo o una queja.",
    palabras: "reclamo reclamos reclamar queja quejas",
  },
  {
    href: "/terminos-y-condiciones",
    titulo: "Términos y condiciones",
    resumen: "Las reglas de uso de este sitio.",
    palabras: "término tyc reglas legal contrato",
  },
  {
    href: "/privacidad",
    titulo: "Cómo cuidamos tus datos",
    resumen: "Qué guardamos, para qué y por cuánto tiempo.",
    palabras: "privacidad política protección datos personales legal",
  },
  {
    href: "/consentimiento-usos-adicionales",
    titulo: "Usos adicionales de tus datos",
    resumen: "Para qué más podemos usarlos, si tú quieres.",
    palabras: "consentimiento publicidad novedades legal",
  },
  {
    href: "/sorteo",
    titulo: "Sorteo",
    resumen: "Cómo participas, cuándo es y quién ganó.",
    palabras: "sorteo sorteos premio ganar ganador rifa participar",
  },
  {
    href: "/sorteos",
    titulo: "Todos los sorteos",
    resumen: "El de ahora y los anteriores, con el número que ganó cada uno.",
    palabras: "anteriores pasados resultados ganadores",
  },
  {
    href: "/sorteo/bases",
    titulo: "Bases del sorteo",
    resumen: "Quién puede participar y cómo se elige.",
    palabras: "bases reglas legal",
  },
] as const satisfies readonly PaginaDelSitio[];
