import { NOMBRE_DE_NIVEL } from "~/domain/contenido/contenido";
import { PLANES } from "~/domain/cuentas/perfil/planes";
import { avanceDe, estadoDe } from "~/domain/rutas/recorrido";
import type { RutaDeAlguien } from "~/domain/rutas/recorrer";
import { enMinutos } from "~/domain/shared/duracion";
import {
  direccionDeGracias,
  direccionDeInicio,
  direccionDeRuta,
  minutosDe,
  type Ruta,
} from "~/domain/rutas/ruta";

/** Whose it is, as everybody reads it before they begin; null where it is everybody's. */
export function planesEnPalabras({ planes }: Pick<Ruta, "planes">): string | null {
  if (planes.length === 0) return null;
  const nombres = planes.map((codigo) => PLANES[codigo].nombre);
  const lista = new Intl.ListFormat("es", { type: "disjunction" }).format(nombres);
  return nombres.length === 1 ? `Viene con el plan ${lista}` : `Viene con los planes ${lista}`;
}

export const detallesDe = ({ pasos, nivel }: Pick<Ruta, "pasos" | "nivel">) =>
  `${pasos.length} pasos · ${enMinutos(minutosDe(pasos))} en total · ${NOMBRE_DE_NIVEL[nivel]}`;

/** A route as a card shows it. */
export function fichaDeRuta(ruta: Ruta) {
  const [tema] = ruta.temas;
  return {
    uid: ruta.uid,
    href: direccionDeRuta(ruta),
    titulo: ruta.titulo,
    resumen: ruta.resumen,
    tema: tema ? { nombre: tema.nombre, color: tema.color } : null,
    detalles: detallesDe(ruta),
    planes: planesEnPalabras(ruta),
  };
}
export type FichaDeRuta = ReturnType<typeof fichaDeRuta>;

const EN_PALABRAS = {
  "en-curso": "En curso",
  "en-pausa": "En pausa",
  dejada: "La dejaste",
  terminada: "Terminada",
} as const;

/** The same of one that somebody began. */
export function fichaDeAlguien({ ruta, recorrido, hechos }: RutaDeAlguien) {
  const { hechos: cuantos, total, porcentaje, minutosQueQuedan } = avanceDe(ruta.pasos, hechos);
  const estado = estadoDe(recorrido);
  return {
    uid: ruta.uid,
    titulo: ruta.titulo,
    href: estado === "terminada" ? direccionDeGracias(ruta) : direccionDeInicio(ruta),
    estado: EN_PALABRAS[estado],
    porcentaje: estado === "terminada" ? 100 : porcentaje,
    avance:
      estado === "terminada"
        ? `${cuantos} pasos hechos`
        : `${cuantos} de ${total} pasos · quedan ${enMinutos(minutosQueQuedan)}`,
  };
}
export type FichaDeAlguien = ReturnType<typeof fichaDeAlguien>;
