import { index, route, type RouteConfig } from "@remix-run/route-config";

/** The site map: every address and the module that answers it. */
export default [
  index("features/portada/routes/portada.tsx"),

  route("iniciar-sesion", "features/identidad/routes/iniciar-sesion.tsx"),
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

  route("videollamada", "features/videollamada/routes/videollamada.tsx"),
  route("videollamada/especialista", "features/videollamada/routes/videollamada-especialista.tsx"),
  route("videollamada/sala", "features/videollamada/routes/sala.ts"),

  route("desarrollo/videollamada", "features/desarrollo/routes/videollamada.tsx"),
  route("desarrollo/correo", "features/desarrollo/routes/correo.tsx"),

  route(":especialidad/:nombre", "features/especialistas/routes/especialista-corto.tsx"),
  route("*", "features/errores/routes/no-encontrada.tsx"),
] satisfies RouteConfig;
