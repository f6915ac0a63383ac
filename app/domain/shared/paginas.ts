import { SECCIONES } from "./secciones";

type Grupo = "sesiones" | "explorar" | "como-estas" | "sorteo" | "mi-zona" | "mi-perfil";

export interface PaginaDelSitio {
  href: string;
  /** Title of the page. */
  titulo: string;
  /** Shorter title, for the footer and for lists of related pages. */
  texto?: string;
  /** Shortest title, under the name of its group: a phone shows all of them in one line. */
  enFila?: string;
  /** True for a page that stands in the lists of its group and not in that line, which has no more room. */
  fueraDeFila?: true;
  resumen: string;
  /** Other words by which the search finds this page. */
  palabras: string;
  /** Group of the page in the navigation; the link of a group leads to its first page. */
  grupo?: Grupo;
}

/**
 * Pages of the site with a link. Header, footer, "Explorar", the page of unknown addresses and search are made from
 * this table. A new section is one entry here.
 */
export const PAGINAS = [
  {
    href: "/especialista",
    titulo: "Especialistas",
    resumen: "Quiénes atienden, con su precio y su primera hora libre.",
    palabras: "profesionales doctor doctora",
    grupo: "sesiones",
  },
  {
    href: "/agendar",
    titulo: "Agendar una sesión",
    texto: "Agendar",
    resumen: "Elige especialidad, persona y hora.",
    palabras: "agendar agenda cita citas reservar reserva separar turno consulta horarios videollamada",
    grupo: "sesiones",
  },
  {
    href: "/tienda",
    titulo: "Tienda",
    resumen: "Paquetes de varias sesiones, para agendarlas cuando quieras.",
    palabras:
      "paquete paquetes precio precios tarifas costo cuánto cuesta comprar canjear canje monedas puntos recompensas premios " +
      "cupón cupones descuento descuentos promoción promociones oferta ofertas",
    grupo: "sesiones",
  },
  {
    href: "/explorar",
    titulo: "Explorar todo",
    enFila: "Todo",
    resumen: "Videos, hojas, talleres, rutas y el test, en una sola página. Casi todo es gratis.",
    palabras: "secciones gratis qué hago qué puedo hacer",
    grupo: "explorar",
  },
  {
    href: "/bienestar-play",
    titulo: SECCIONES["wellness-play"].nombre,
    texto: "Play",
    resumen: "Videos de un minuto para respirar, moverte, dormir mejor, comer rico y ordenar tu plata.",
    palabras: "video videos audio audios play",
    grupo: "explorar",
  },
  {
    href: "/bienestar-en-vivo",
    titulo: SECCIONES["wellness-live"].nombre,
    texto: "En vivo",
    resumen: "Talleres y clases con otras personas, a una hora y con un lugar para ti.",
    palabras: "taller talleres clase clases grupo grupos grupales vivo",
    grupo: "explorar",
  },
  {
    href: "/herramientas",
    titulo: SECCIONES["wellness-tool"].nombre,
    resumen: "Hojas para imprimir y llenar, y lecturas cortas para entender mejor lo que te pasa.",
    palabras: "pdf descargar descargas imprimir plantillas hojas lecturas",
    grupo: "explorar",
  },
  {
    href: "/lista-rutas",
    titulo: "Rutas",
    resumen: "Pasos cortos en orden, uno al día o a tu ritmo, que puedes pausar y retomar.",
    palabras: "ruta rutas programa programas plan planes reto retos recordatorio recordatorios",
    grupo: "explorar",
  },
  {
    href: "/comunidades",
    titulo: "Comunidades",
    resumen: "Compañía de otras personas, con un nombre que inventas tú.",
    fueraDeFila: true,
    palabras: "comunidad grupo grupos foro foros conversar acompañar compañía chat pseudónimo",
    grupo: "explorar",
  },
  {
    href: "/test-de-bienestar",
    titulo: "Test de bienestar",
    resumen: "Preguntas cortas para mirar cómo estás hoy en cinco dimensiones, también sin cuenta.",
    palabras:
      "cómo estoy cómo estás test cuestionario cuestionarios encuesta evaluación prueba depresión deprimido deprimida tristeza triste",
    grupo: "como-estas",
  },
  {
    href: "/programa-salud-mental",
    titulo: "Programa de salud mental",
    texto: "Salud mental",
    resumen: "Unas preguntas sobre cómo te sientes, y cómo hablar con alguien.",
    palabras:
      "salud mental emocional ánimo depresión deprimido deprimida tristeza triste solo sola llorar lloro desesperado desesperada desesperación " +
      "ansiedad pánico crisis hablar con alguien",
    grupo: "como-estas",
  },
  {
    href: "/scanner-bienestar",
    titulo: "Escáner de pulso",
    texto: "Escáner",
    resumen: "Mide tu pulso con la cámara de tu celular, o contando a mano.",
    palabras: "bienestar scanner escaner medir medición corazón latidos cámara frecuencia cardiaca",
    grupo: "como-estas",
  },
  {
    href: "/sorteo",
    titulo: "Sorteo",
    resumen: "Cómo participas, cuándo es y quién ganó.",
    palabras: "sorteo sorteos premio ganar ganador rifa participar",
    grupo: "sorteo",
  },
  {
    href: "/mi-zona-privada",
    titulo: "Mi zona",
    texto: "Resumen",
    resumen: "Tus sesiones, tus talleres y tu saldo.",
    palabras: "zona privada pendientes entrar sala",
    grupo: "mi-zona",
  },
  {
    href: "/mi-zona-privada#agenda",
    titulo: "Tu agenda",
    texto: "Agenda",
    resumen: "Lo que tienes reservado, para verlo, moverlo o cancelarlo.",
    palabras: "mis citas sesiones reprogramar cancelar cambiar mover calendario",
    grupo: "mi-zona",
  },
  {
    href: "/mi-zona-privada/saldo",
    titulo: "Tu saldo",
    texto: "Saldo",
    resumen: "Las sesiones que te quedan y cada movimiento.",
    palabras: "bono bonos saldo movimientos",
    grupo: "mi-zona",
  },
  {
    href: "/mi-zona-privada/comprobantes",
    titulo: "Comprobantes",
    resumen: "Tus boletas y facturas.",
    palabras: "boleta boletas factura facturas recibo recibos pagos",
    grupo: "mi-zona",
  },
  {
    href: "/historico/logros",
    titulo: "Tus logros",
    texto: "Progreso",
    resumen: "Lo que alcanzaste y lo que está por venir.",
    palabras: "logro logros medallas insignias avance avances metas",
    grupo: "mi-zona",
  },
  {
    href: "/mi-perfil",
    titulo: "Mi perfil",
    texto: "Datos",
    resumen: "Tus datos y cómo te encontramos.",
    palabras: "perfil datos personales nombre correo email celular teléfono cambiar actualizar",
    grupo: "mi-perfil",
  },
  {
    href: "/datos-de-compra",
    titulo: "Datos de compra",
    texto: "Compra",
    resumen: "A nombre de quién salen tus boletas y facturas.",
    palabras: "ruc facturación dirección",
    grupo: "mi-perfil",
  },
  {
    href: "/mi-perfil/seguridad",
    titulo: "Seguridad",
    resumen: "Tu contraseña, la verificación en dos pasos y tus dispositivos.",
    palabras: "contraseña clave password cambiar acceso",
    grupo: "mi-perfil",
  },
  {
    href: "/mi-perfil/consentimientos",
    titulo: "Privacidad",
    resumen: "Cada permiso que nos diste, para verlo y cambiarlo.",
    palabras: "consentimiento consentimientos permiso permisos autorización revocar retirar",
    grupo: "mi-perfil",
  },
  {
    href: "/mi-zona-privada/preferencias",
    titulo: "Preferencias",
    resumen: "Los temas que te interesan y qué avisos te mandamos.",
    palabras: "temas intereses avisos configuración ajustes",
    grupo: "mi-perfil",
  },
  {
    href: "/mi-perfil/plan",
    titulo: "Tu plan",
    texto: "Plan",
    resumen: "Qué incluye tu plan y el acceso de asegurado.",
    palabras: "plan beneficios seguro asegurado eps",
    grupo: "mi-perfil",
  },
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

type Pagina = (typeof PAGINAS)[number];
/** Pages of a group, in order. */
type DelGrupo<G extends Grupo> = Extract<Pagina, { grupo: G }>;

export const paginasDelGrupo = <G extends Grupo>(grupo: G): readonly DelGrupo<G>[] =>
  PAGINAS.filter((pagina): pagina is DelGrupo<G> => "grupo" in pagina && pagina.grupo === grupo);

/** Pages of the group "Explorar", without the page that shows all of them. */
export const PARA_USAR = paginasDelGrupo("explorar").filter((pagina) => pagina.href !== "/explorar");

const POR_HREF = new Map<string, PaginaDelSitio>(PAGINAS.map((pagina) => [pagina.href, pagina]));

export const paginaDelSitio = (href: Pagina["href"]): PaginaDelSitio => POR_HREF.get(href)!;
