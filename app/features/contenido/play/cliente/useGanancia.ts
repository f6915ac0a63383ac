import { useMatches } from "@remix-run/react";
import { useState } from "react";
import { leerBloque } from "~/shell/marco/bloque";
import type { DatosDelReproductor } from "../ver.server";

/** Coins of the seen video. `leer` asks for this page again and takes them from it, so that the video is not touched. */
export function useGanancia(dePagina: string | null) {
  const { id } = useMatches().at(-1)!;
  const [leida, setLeida] = useState<string | null>(null);
  async function leer(): Promise<void> {
    const respuesta = await fetch(window.location.href).catch(() => null);
    if (!respuesta?.ok) return;
    const datos = leerBloque(await respuesta.text())?.loaderData[id] as DatosDelReproductor | undefined;
    setLeida(datos?.ganancia ?? null);
  }
  return { ganancia: leida ?? dePagina, leer };
}
