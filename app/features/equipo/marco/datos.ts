import { useRouteLoaderData } from "@remix-run/react";

/** Data of the root of the staff site, for the frame of its pages. */
export interface DatosDeEquipo {
  /** Name of the product. */
  nombre: string;
  /** Prefix of the addresses of pictures. */
  imagenes: string;
  /** Name of the provider for a member who has no code of an app; null for any other. */
  cuentaDe: string | null;
  miembro: { nombre: string; roles: string[] } | null;
  /** Screens that the member may open. */
  pantallas: { href: string; texto: string }[];
}

const SIN_DATOS: DatosDeEquipo = {
  nombre: "Bienestar",
  imagenes: "",
  cuentaDe: null,
  miembro: null,
  pantallas: [],
};

/** Data of the frame; without a member on an error page, for which no loader ran. */
export const useEquipo = (): DatosDeEquipo => useRouteLoaderData<DatosDeEquipo>("root") ?? SIN_DATOS;
