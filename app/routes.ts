import { index, route, type RouteConfig } from "@remix-run/route-config";

/** The site map: every address and the module that answers it. */
export default [
  index("features/portada/routes/portada.tsx"),

  route("iniciar-sesion/:cara?", "features/identidad/routes/iniciar-sesion.tsx"),
  route("iniciar-sesion/verificacion", "features/identidad/routes/verificacion.tsx"),
  route("iniciar-sesion/rimac/entrar", "features/identidad/routes/aseguradora-entrar.tsx"),
  route("iniciar-sesion/rimac/retorno", "features/identidad/routes/aseguradora-retorno.tsx"),
  route("registro/:paso?", "features/registro/routes/registro.tsx"),
  route("registro-app/:paso?", "features/registro/routes/registro.tsx", { id: "registro-app" }),
  route("recuperar-clave/:paso?", "features/recuperacion/routes/recuperar-clave.tsx"),
  route("cerrar-sesion", "features/identidad/routes/cerrar-sesion.tsx"),

  route("especialista", "features/especialistas/routes/especialistas.tsx"),
  route("especialista/:especialidad/:nombre", "features/especialistas/routes/especialista.tsx"),

  route("agendar", "features/reserva/routes/agendar.tsx"),
  route("agendar/:especialidad", "features/reserva/routes/agendar-especialidad.tsx"),
  route("resumen", "features/reserva/routes/resumen.tsx"),
  route("resumen/carga", "features/reserva/routes/resumen-carga.tsx"),
  route("resumen/exito", "features/reserva/routes/resumen-exito.tsx"),
  route("resumen/error", "features/reserva/routes/resumen-error.tsx"),
  route("resumen/expirado", "features/reserva/routes/resumen-expirado.tsx"),
  route("tienda", "features/tienda/routes/tienda.tsx"),
  route("tienda/paquete/:idPaquete", "features/tienda/routes/paquete.tsx"),
  route("tienda/canje/:idPaquete", "features/tienda/routes/canje.tsx"),
  route("tienda/compra/:idPedido", "features/tienda/routes/compra.tsx"),
  route("datos-de-compra", "features/compras/routes/datos-de-compra.tsx"),
  route("mi-zona-privada/comprobantes", "features/compras/routes/comprobantes.tsx"),
  route("mi-zona-privada/comprobantes/:idComprobante", "features/compras/routes/comprobante.tsx"),
  route("reagendar", "features/reserva/routes/reagendar.tsx"),

  route("mi-perfil/sesiones", "features/identidad/routes/sesiones.tsx"),
  route("mi-perfil/verificacion", "features/perfil/routes/verificacion.tsx"),
  route("mi-perfil/confirmar", "features/perfil/routes/confirmar.tsx"),
  route("mi-perfil/acceso-de-asegurado", "features/identidad/routes/acceso-de-asegurado.tsx"),
  route("mi-perfil/plan", "features/plan/routes/plan.tsx"),

  route("mi-zona-privada", "features/zona/routes/mi-zona-privada.tsx"),
  route("mi-zona-privada/cita/:idCita", "features/zona/routes/cita.tsx"),
  route("mi-zona-privada/cita/:idCita/cita.ics", "features/zona/routes/cita-ics.ts"),
  route("mi-zona-privada/cita/:idCita/nota", "features/zona/routes/nota.tsx"),
  route("calendario/:archivo", "features/zona/routes/calendario.ts"),
  route("mi-zona-privada/pedido/:idPedido", "features/zona/routes/pedido.tsx"),
  route("mi-zona-privada/terminos", "features/zona/routes/terminos-nuevos.tsx"),
  route("mi-zona-privada/bienvenida", "features/zona/routes/bienvenida.tsx"),
  route("mi-zona-privada/saldo", "features/zona/routes/saldo.tsx"),
  route("mi-zona-privada/esperas", "features/esperas/routes/esperas.tsx"),
  route("lista-de-espera/salir", "features/esperas/routes/salir.tsx"),
  route("mi-zona-privada/preferencias", "features/zona/routes/preferencias.tsx"),

  route("actualizar-datos", "features/consentimientos/routes/actualizar-datos.tsx"),
  route("mi-perfil/consentimientos", "features/consentimientos/routes/mis-consentimientos.tsx"),
  route("mi-perfil/consentimientos/:idConsentimiento", "features/consentimientos/routes/recibo.tsx"),
  route(
    "mi-perfil/consentimientos/:idConsentimiento/descarga",
    "features/consentimientos/routes/recibo-descarga.ts",
  ),
  route("terminos-y-condiciones", "features/consentimientos/routes/terminos.tsx"),
  route("consentimiento-usos-adicionales", "features/consentimientos/routes/usos-adicionales.tsx"),
  route("privacidad", "features/consentimientos/routes/privacidad.tsx"),
  route("privacidad/datos-de-salud", "features/consentimientos/routes/datos-de-salud.tsx"),
  route("privacidad/medicion", "features/consentimientos/routes/medicion.tsx"),
  route("sorteo", "features/sorteos/routes/sorteo.tsx"),
  route("sorteo/numeros", "features/sorteos/routes/numeros.ts"),
  route("sorteo/bases", "features/sorteos/routes/bases.tsx"),
  route("mi-zona-privada/notificaciones", "features/notificaciones/routes/notificaciones.tsx"),

  route("mi-perfil/mis-datos", "features/mis-datos/routes/mis-datos.tsx"),
  route("mi-perfil/mis-datos/descarga", "features/mis-datos/routes/descarga.tsx"),
  route("mi-perfil/mis-datos/eliminacion", "features/mis-datos/routes/eliminacion.tsx"),

  route("reclamo", "features/reclamo/routes/reclamo.tsx"),
  route("puente", "features/puente/routes/puente.tsx"),
  route("visor", "features/documentos/routes/visor.tsx"),

  route("mi-perfil", "features/perfil/routes/mi-perfil.tsx"),
  route("mi-perfil/deshacer-correo", "features/perfil/routes/deshacer-correo.tsx"),

  route("videollamada", "features/videollamada/routes/videollamada.tsx"),
  route("videollamada/especialista", "features/videollamada/routes/videollamada-especialista.tsx"),
  route("videollamada/sala", "features/videollamada/routes/sala.ts"),
  route("gracias", "features/gracias/routes/gracias.tsx"),

  route("desarrollo/videollamada", "features/desarrollo/routes/videollamada.tsx"),
  route("desarrollo/correo", "features/desarrollo/routes/correo.tsx"),

  route(":especialidad/:nombre", "features/especialistas/routes/especialista-corto.tsx"),
  route("*", "features/errores/routes/no-encontrada.tsx"),
] satisfies RouteConfig;
