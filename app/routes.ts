import { index, route, type RouteConfig } from "@remix-run/route-config";

/** The site map: every address and the module that answers it. */
export default [
  index("features/sitio/portada/portada.route.tsx"),

  route("iniciar-sesion/:cara?", "features/cuentas/identidad/iniciar-sesion.route.tsx"),
  route("iniciar-sesion/verificacion", "features/cuentas/identidad/verificacion.route.tsx"),
  route("iniciar-sesion/rimac/entrar", "features/cuentas/identidad/aseguradora-entrar.route.tsx"),
  route("iniciar-sesion/rimac/retorno", "features/cuentas/identidad/aseguradora-retorno.route.tsx"),
  route("registro/:paso?", "features/cuentas/registro/registro.route.tsx"),
  route("registro-app/:paso?", "features/cuentas/registro/registro.route.tsx", { id: "registro-app" }),
  route("recuperar-clave/:paso?", "features/cuentas/recuperacion/recuperar-clave.route.tsx"),
  route("cerrar-sesion", "features/cuentas/identidad/cerrar-sesion.route.tsx"),

  route("especialista", "features/agenda/especialistas/especialistas.route.tsx"),
  route("especialista/:especialidad/:nombre", "features/agenda/especialistas/especialista.route.tsx"),

  route("agendar", "features/agenda/reserva/agendar.route.tsx"),
  route("agendar/:especialidad", "features/agenda/reserva/agendar-especialidad.route.tsx"),
  route("resumen", "features/agenda/reserva/resumen.route.tsx"),
  route("resumen/carga", "features/agenda/reserva/resumen-carga.route.tsx"),
  route("resumen/exito", "features/agenda/reserva/resumen-exito.route.tsx"),
  route("resumen/error", "features/agenda/reserva/resumen-error.route.tsx"),
  route("resumen/expirado", "features/agenda/reserva/resumen-expirado.route.tsx"),
  route("tienda", "features/paquetes/tienda/tienda.route.tsx"),
  route("tienda/paquete/:idPaquete", "features/paquetes/tienda/paquete.route.tsx"),
  route("tienda/canje/:idPaquete", "features/paquetes/tienda/canje.route.tsx"),
  route("tienda/compra/:idPedido", "features/paquetes/tienda/compra.route.tsx"),
  route("datos-de-compra", "features/ventas/comprobantes/datos-de-compra.route.tsx"),
  route("mi-zona-privada/comprobantes", "features/ventas/comprobantes/comprobantes.route.tsx"),
  route("mi-zona-privada/comprobantes/:idComprobante", "features/ventas/comprobantes/comprobante.route.tsx"),
  route("reagendar", "features/agenda/reserva/reagendar.route.tsx"),

  route("mi-perfil/sesiones", "features/cuentas/identidad/sesiones.route.tsx"),
  route("mi-perfil/verificacion", "features/cuentas/perfil/verificacion.route.tsx"),
  route("mi-perfil/confirmar", "features/cuentas/perfil/confirmar.route.tsx"),
  route("mi-perfil/acceso-de-asegurado", "features/cuentas/identidad/acceso-de-asegurado.route.tsx"),
  route("mi-perfil/plan", "features/cuentas/plan/plan.route.tsx"),

  route("mi-zona-privada", "features/agenda/zona/mi-zona-privada.route.tsx"),
  route("mi-zona-privada/cita/:idCita", "features/agenda/zona/cita.route.tsx"),
  route("mi-zona-privada/cita/:idCita/cita.ics", "features/agenda/zona/cita-ics.route.ts"),
  route("mi-zona-privada/cita/:idCita/nota", "features/agenda/zona/nota.route.tsx"),
  route("mi-zona-privada/calendario", "features/agenda/zona/abrir-calendario.route.tsx"),
  route("calendario/:archivo", "features/agenda/zona/calendario.route.ts"),
  route("mi-zona-privada/pedido/:idPedido", "features/agenda/zona/pedido.route.tsx"),
  route("mi-zona-privada/terminos", "features/agenda/zona/terminos-nuevos.route.tsx"),
  route("mi-zona-privada/bienvenida", "features/agenda/zona/bienvenida.route.tsx"),
  route("mi-zona-privada/saldo", "features/agenda/zona/saldo.route.tsx"),
  route("mi-zona-privada/esperas", "features/agenda/esperas/esperas.route.tsx"),
  route("lista-de-espera/salir", "features/agenda/esperas/salir.route.tsx"),
  route("mi-zona-privada/preferencias", "features/agenda/zona/preferencias.route.tsx"),

  route("actualizar-datos", "features/consentimientos/consentimientos/actualizar-datos.route.tsx"),
  route(
    "mi-perfil/consentimientos",
    "features/consentimientos/consentimientos/mis-consentimientos.route.tsx",
  ),
  route(
    "mi-perfil/consentimientos/:idConsentimiento",
    "features/consentimientos/consentimientos/recibo.route.tsx",
  ),
  route(
    "mi-perfil/consentimientos/:idConsentimiento/descarga",
    "features/consentimientos/consentimientos/recibo-descarga.route.ts",
  ),
  route("terminos-y-condiciones", "features/consentimientos/consentimientos/terminos.route.tsx"),
  route(
    "consentimiento-usos-adicionales",
    "features/consentimientos/consentimientos/usos-adicionales.route.tsx",
  ),
  route("privacidad", "features/consentimientos/consentimientos/privacidad.route.tsx"),
  route("privacidad/datos-de-salud", "features/consentimientos/consentimientos/datos-de-salud.route.tsx"),
  route("privacidad/medicion", "features/consentimientos/consentimientos/medicion.route.tsx"),
  route("sorteo", "features/consentimientos/sorteos/sorteo.route.tsx"),
  route("sorteo/numeros", "features/consentimientos/sorteos/numeros.route.ts"),
  route("sorteo/bases", "features/consentimientos/sorteos/bases.route.tsx"),
  route("mi-zona-privada/notificaciones", "features/avisos/notificaciones/notificaciones.route.tsx"),

  route("mi-perfil/mis-datos", "features/cuentas/mis-datos/mis-datos.route.tsx"),
  route("mi-perfil/mis-datos/descarga", "features/cuentas/mis-datos/descarga.route.tsx"),
  route("mi-perfil/mis-datos/eliminacion", "features/cuentas/mis-datos/eliminacion.route.tsx"),

  route("herramientas", "features/contenido/herramientas/herramientas.route.tsx"),
  route("herramienta/:url", "features/contenido/herramientas/herramienta.route.tsx"),
  route("herramienta/:url/descarga", "features/contenido/herramientas/descarga.route.ts"),

  route("buscar", "features/busqueda/buscar/buscar.route.tsx"),
  route("buscar/sugerencias", "features/busqueda/buscar/sugerencias.route.ts"),
  route("explorar", "features/contenido/explorar/explorar.route.tsx"),
  route("bienestar-play", "features/contenido/play/play.route.tsx"),
  route("bienestar-play/:url", "features/contenido/play/video.route.tsx"),
  route("bienestar-play/ver/:url", "features/contenido/play/ver.route.tsx"),
  route("bienestar-play/ver/:url/avance", "features/contenido/play/avance.route.ts"),

  route("ayuda", "features/sitio/ayuda/ayuda.route.tsx"),
  route("reclamo", "features/reclamos/reclamo/reclamo.route.tsx"),
  route("puente", "features/sitio/puente/puente.route.tsx"),
  route("visor", "features/sitio/documentos/visor.route.tsx"),

  route("mi-perfil", "features/cuentas/perfil/mi-perfil.route.tsx"),
  route("mi-perfil/deshacer-correo", "features/cuentas/perfil/deshacer-correo.route.tsx"),

  route("videollamada", "features/agenda/videollamada/videollamada.route.tsx"),
  route("videollamada/especialista", "features/agenda/videollamada/videollamada-especialista.route.tsx"),
  route("videollamada/sala", "features/agenda/videollamada/sala.route.ts"),
  route("gracias", "features/ventas/gracias/gracias.route.tsx"),

  route("desarrollo/videollamada", "features/sitio/desarrollo/videollamada.route.tsx"),
  route("desarrollo/componentes", "features/sitio/desarrollo/componentes.route.tsx"),
  route("desarrollo/correo", "features/sitio/desarrollo/correo.route.tsx"),

  route(":especialidad/:nombre", "features/agenda/especialistas/especialista-corto.route.tsx"),
  route("*", "features/sitio/errores/no-encontrada.route.tsx"),
] satisfies RouteConfig;
