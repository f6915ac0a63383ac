import { tieneDerecho, type Permiso, type Rol } from "./derechos";

/** A screen of the staff site in its navigation. */
export interface Pantalla {
  href: string;
  texto: string;
  /** Right that opens the screen; null for a screen of everybody. */
  permiso: Permiso | null;
}

/** Screens in the order of the navigation. A new screen is one row here and its route. */
export const PANTALLAS: readonly Pantalla[] = [
  { href: "/equipo", texto: "Hoy", permiso: null },
  { href: "/equipo/buscar", texto: "Buscar", permiso: { derecho: "buscar-persona", uso: "ver-oculto" } },
  {
    href: "/equipo/aprobaciones",
    texto: "Aprobaciones",
    permiso: { derecho: "aprobaciones", uso: "ver" },
  },
  { href: "/equipo/guardia", texto: "Guardia", permiso: { derecho: "alertas", uso: "ver" } },
  { href: "/equipo/turnos", texto: "Turnos", permiso: { derecho: "turnos-de-guardia", uso: "ver" } },
  { href: "/equipo/agenda", texto: "Agenda", permiso: { derecho: "agenda", uso: "ver-oculto" } },
  { href: "/equipo/mi-agenda", texto: "Mi agenda", permiso: { derecho: "nota", uso: "ver" } },
  { href: "/equipo/talleres", texto: "Talleres", permiso: { derecho: "talleres", uso: "ver" } },
  { href: "/equipo/reclamos", texto: "Reclamos", permiso: { derecho: "reclamos", uso: "ver" } },
  {
    href: "/equipo/moderacion",
    texto: "Moderación",
    permiso: { derecho: "moderacion", uso: "hacer" },
  },
  {
    href: "/equipo/derechos",
    texto: "Derechos",
    permiso: { derecho: "derechos-de-datos", uso: "ver" },
  },
  {
    href: "/equipo/derechos/nueva",
    texto: "Solicitud de datos",
    permiso: { derecho: "derechos-de-datos", uso: "pedir" },
  },
  { href: "/equipo/medicion", texto: "Medición", permiso: { derecho: "medicion", uso: "ver" } },
  { href: "/equipo/maquina", texto: "Máquina", permiso: { derecho: "maquina", uso: "ver" } },
  { href: "/equipo/registro", texto: "Registro", permiso: { derecho: "registro", uso: "ver" } },
  {
    href: "/equipo/accesos",
    texto: "Equipo y accesos",
    permiso: { derecho: "equipo-y-accesos", uso: "ver" },
  },
];

/** Screens that the roles may open. */
export const pantallasDe = (roles: readonly Rol[]): Pantalla[] =>
  PANTALLAS.filter(({ permiso }) => permiso === null || tieneDerecho(roles, permiso));
