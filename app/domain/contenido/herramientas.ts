import { z } from "zod";
import { campoDeLinea } from "../shared/campos";
import type { Herramienta, Lectura, Referencia } from "./contenido";
import { CRITERIOS, filtrar, ordenar, tieneDireccion } from "./reglas";
import type { Contenidos } from "./repositorio";

/** Kinds of content on the pages of tools: sheets to fill in, and readings. */
export const TIPOS_DE_HERRAMIENTAS = ["herramienta", "lectura"] as const;

/** Filters of the list of tools, read from its address. Unknown values are ignored. */
export const filtrosDeHerramientas = z.object({
  tema: campoDeLinea().max(80).optional().catch(undefined),
  tipo: z.enum(TIPOS_DE_HERRAMIENTAS).optional().catch(undefined),
  orden: z.enum(CRITERIOS).optional().catch(undefined),
  /** Asks for the whole list, and not for its first cards. */
  todo: z.literal("si").optional().catch(undefined),
});
export type FiltrosDeHerramientas = z.output<typeof filtrosDeHerramientas>;

export function makeHerramientas({ contenidos }: { contenidos: Contenidos }) {
  const todas = async (): Promise<(Herramienta | Lectura)[]> =>
    (await Promise.all([contenidos.lista("herramienta"), contenidos.lista("lectura")])).flat();
  return {
    todas,
    async lista({ tema, tipo, orden = "recientes" }: Omit<FiltrosDeHerramientas, "todo">) {
      const deSuTipo = (await todas()).filter((pieza) => tipo === undefined || pieza.tipo === tipo);
      return ordenar(filtrar(deSuTipo, { tema }), orden);
    },
    /** Finds a tool or a reading by its address; null when it is not published now. */
    porUrl: async (url: string): Promise<Herramienta | Lectura | null> =>
      (await contenidos.porUrl("herramienta", url)) ?? contenidos.porUrl("lectura", url),
    /** Tells whether an address belongs to a tool or to a reading, also when it is not published. */
    async referenciaDe(url: string): Promise<Referencia | null> {
      const { piezas } = await contenidos.coleccion();
      const pieza = piezas.find((candidata) => candidata.tipo !== "video" && tieneDireccion(candidata, url));
      return pieza ? { tipo: pieza.tipo, url: pieza.url } : null;
    },
  };
}
