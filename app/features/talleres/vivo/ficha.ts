import { NOMBRE_DE_NIVEL, type Tema } from "~/domain/contenido/contenido";
import { diaVisto, fechaDe, horaDe } from "~/domain/shared/fechas";
import { NOMBRE_DE_CLASE } from "~/domain/talleres/busqueda";
import { direccionDeFecha } from "~/domain/talleres/inscripciones/direcciones";
import type { FechaALaVista, FechaEnLista } from "~/domain/talleres/verTalleres";

/** Whether there is room, as everybody reads it. */
export function lugaresEnPalabras({ cancelada, quedan, conEspera }: FechaALaVista): string {
  if (cancelada !== null) return "cancelada";
  return conEspera ? "sin lugares, hay lista de espera" : `quedan ${quedan}`;
}

/** One date of one workshop, as a list shows it. */
export function fichaDeFecha({ taller, fecha }: FechaEnLista, temas: readonly Tema[], ahora: Date) {
  const tema = temas.find(({ url }) => url === taller.temas[0]);
  return {
    clave: `${taller.uid} ${fecha.fecha}`,
    href: direccionDeFecha({ url: taller.url, fecha: fecha.fecha }),
    titulo: taller.titulo,
    resumen: taller.resumen,
    tema: tema ? { nombre: tema.nombre, color: tema.color } : null,
    iso: fecha.inicio.toISOString(),
    cuando: `${diaVisto(fechaDe(fecha.inicio), ahora)}, ${horaDe(fecha.inicio)}`,
    detalles: `${NOMBRE_DE_CLASE[taller.clase]} · ${taller.minutos} min · ${NOMBRE_DE_NIVEL[taller.nivel]} · Gratis`,
    lugares: lugaresEnPalabras(fecha),
  };
}
export type FichaDeFecha = ReturnType<typeof fichaDeFecha>;
