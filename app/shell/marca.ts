import { useRouteLoaderData } from "@remix-run/react";
import type { Marca } from "~/domain/marca";

export type DatosDeRaiz = {
  marca: Marca;
  persona: { nombre: string } | null;
  /** What to tell when asking for help with the failure that the address speaks of. */
  codigoDeAyuda?: string | null;
};

/** What still stands when not even the root loader answered. */
const MARCA_SIN_DATOS: Marca = {
  nombre: "Bienestar",
  aseguradora: "",
  producto: "bienestar",
  whatsapp: null,
  redes: [],
  privacidadUrl: null,
};

export function useRaiz(): DatosDeRaiz {
  return useRouteLoaderData<DatosDeRaiz>("root") ?? { marca: MARCA_SIN_DATOS, persona: null };
}

export function enlaceDeWhatsapp(marca: Marca, mensaje: string): string | null {
  return marca.whatsapp ? `https://wa.me/${marca.whatsapp}?text=${encodeURIComponent(mensaje)}` : null;
}
