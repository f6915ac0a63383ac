import { z } from "zod";
import type { Herramienta, Lectura, Referencia } from "./contenido";
import { CRITERIOS, filtrar, ordenar, tieneDireccion } from "./reglas";
import type { Contenidos } from "./repositorio";

/** What stands on the pages of tools: sheets to fill in, and readings. */
export const TIPOS_DE_HERRAMIENTAS = ["herramienta", "lectura"] as const;

/** What the address of their list says. What it does not know it leaves out. */
export const filtrosDeHerramientas = z.object({
  tema: z.string().max(80).optional().catch(undefined),
  tipo: z.enum(TIPOS_DE_HERRAMIENTAS).optional().catch(undefined),
  orden: z.enum(CRITERIOS).optional().catch(undefined),
});
export type FiltrosDeHerramientas = z.output<typeof filtrosDeHerramientas>;

export function makeHerramientas({ contenidos }: { contenidos: Contenidos }) {
  const todas = async (): Promise<(Herramienta | Lectura)[]> =>
    (await Promise.all([contenidos.lista("herramienta"), contenidos.lista("lectura")])).flat();
  return {
    todas,
    async lista({ tema, tipo, orden = "recientes" }: FiltrosDeHerramientas) {
      const deSuTipo = (await todas()).filter((pieza) => tipo === undefined || pieza.tipo === tipo);
      return ordenar(filtrar(deSuTipo, { tema }), orden);
    },
    /** Both kinds share their addresses; null for what is not published now. */
    porUrl: async (url: string): Promise<Herramienta | Lectura | null> =>
      (await contenidos.porUrl("herramienta", url)) ?? contenidos.porUrl("lectura", url),
    /** Which of the two kinds an address is of, also of what is not published. */
    async referenciaDe(url: string): Promise<Referencia | null> {
      const { piezas } = await contenidos.coleccion();
      const pieza = piezas.find((una) => una.tipo !== "video" && tieneDireccion(una, url));
      return pieza ? { tipo: pieza.tipo, url: pieza.url } : null;
    },
  };
}
