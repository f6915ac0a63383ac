/**
 * Pages over which the update of data never opens: those of a payment and of a call, those with something to type, to
 * decide or to watch, the texts that it asks about, and the private zone, which gives each of its modals its turn.
 */
const SIN_MODAL = [
  /^\/(resumen|videollamada|reagendar|datos-de-compra|actualizar-datos|puente|visor|reclamo)(\/|$)/,
  /^\/(iniciar-sesion|registro|registro-app|recuperar-clave|cerrar-sesion|lista-de-espera)(\/|$)/,
  /^\/tienda\/./,
  /^\/(bienestar-play|herramienta|test-de-bienestar)(\/|$)/,
  /^\/bienestar-en-vivo\/(?!talleres-y-clases\/?$)./,
  /^\/agendar\/./,
  /^\/mi-perfil(\/(sesiones|verificacion|confirmar|acceso-de-asegurado|mis-datos.*|deshacer-correo))?\/?$/,
  /^\/mi-perfil\/consentimientos(\/.*)?$/,
  /^\/mi-zona-privada\/?$/,
  /^\/mi-zona-privada\/(cita|pedido)\/[^/]+(\/|$)/,
  /^\/mi-zona-privada\/(terminos|bienvenida|preferencias|esperas|notificaciones|calendario)\/?$/,
  /^\/(terminos-y-condiciones|consentimiento-usos-adicionales|privacidad|sorteo)(\/|$)/,
  /^\/(calendario|desarrollo)\//,
];

/** Whether the update of data may open over this page. */
export const admiteModal = (pathname: string) => !SIN_MODAL.some((lugar) => lugar.test(pathname));
