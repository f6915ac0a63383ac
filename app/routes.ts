import { index, route, type RouteConfig } from "@remix-run/route-config";

/** The site map: every address and the module that answers it. */
export default [
  index("features/portada/routes/portada.tsx"),

  route("iniciar-sesion", "features/identidad/routes/iniciar-sesion.tsx"),
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

  route("mi-zona-privada", "features/zona/routes/mi-zona-privada.tsx"),

  route("mi-perfil", "features/perfil/routes/mi-perfil.tsx"),
  route("mi-perfil/deshacer-correo", "features/perfil/routes/deshacer-correo.tsx"),

  route("desarrollo/correo", "features/desarrollo/routes/correo.tsx"),

  route(":especialidad/:nombre", "features/especialistas/routes/especialista-corto.tsx"),
  route("*", "features/errores/routes/no-encontrada.tsx"),
] satisfies RouteConfig;
