import { useRouteLoaderData } from "@remix-run/react";

/** Whose platform this is: all of it comes from the configuration. */
export type Marca = {
  nombre: string;
  aseguradora: string;
  /** Number with country code; empty: no WhatsApp help is offered. */
  whatsapp: string;
  redes: { nombre: string; url: string }[];
  /** Empty: no link. */
  privacidadUrl: string;
  titular?: string;
};

export type DatosDeRaiz = { marca: Marca; persona: { nombre: string } | null };

/** What still stands when not even the root loader answered. */
const MARCA_SIN_DATOS: Marca = {
  nombre: "Bienestar",
  aseguradora: "",
  whatsapp: "",
  redes: [],
  privacidadUrl: "",
};

export function useRaiz(): DatosDeRaiz {
  const data = useRouteLoaderData("root") as DatosDeRaiz | undefined;
  return data ?? { marca: MARCA_SIN_DATOS, persona: null };
}

export function enlaceDeWhatsapp(marca: Marca, mensaje: string): string | null {
  const numero = marca.whatsapp.replace(/\D/g, "");
  return numero ? `https://wa.me/${numero}?text=${encodeURIComponent(mensaje)}` : null;
}
