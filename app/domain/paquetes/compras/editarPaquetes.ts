import { z } from "zod";
import { campoDeLinea } from "../../shared/campos";
import { codigo, precio } from "../../shared/actos/escrito";
import { soles } from "../../shared/dinero";
import { SLUGS_DE_ESPECIALIDAD } from "../../shared/especialidades/especialidad";
import type { Deps, Repos } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import type { Paquete } from "./paquete";
import {
  ahorraSiempre,
  leerSueltos,
  rangoSinPaquete,
  type ConPreciosSueltos,
  type PrecioSuelto,
} from "./sueltas";

const parte = z.object({
  especialidad: z.enum(SLUGS_DE_ESPECIALIDAD, "no es una de las seis especialidades"),
  sesiones: z.int().min(1).max(100),
});

/** A pack as an operator writes it. One of several specialties has a name: it is a plan of the shop. */
export const datosDePaquete = z
  .object({
    idPaquete: codigo,
    nombre: campoDeLinea().min(3).max(60).nullable(),
    contenido: z
      .array(parte)
      .min(1, "dice cuántas sesiones y de qué especialidad")
      .refine(
        (partes) => new Set(partes.map(({ especialidad }) => especialidad)).size === partes.length,
        "dice cada especialidad una sola vez",
      ),
    meses: z.int().min(1).max(36),
    precioCentimos: precio,
    monedas: z.int().positive().max(1_000_000).nullable(),
  })
  .refine(({ nombre, contenido }) => (nombre !== null) === contenido.length > 1, {
    path: ["nombre"],
    error: "lo llevan los de varias especialidades, y solo ellos",
  });

/** Warning about a pack that is no cheaper than its sessions one by one; else null. */
async function advertencia(
  repos: Repos<"especialidades">,
  sueltos: readonly PrecioSuelto[],
  { contenido, precioCentimos }: Pick<Paquete, "contenido" | "precioCentimos">,
): Promise<string | null> {
  const rango = rangoSinPaquete(contenido, await repos.especialidades.todas(), sueltos);
  if (!rango || ahorraSiempre({ precioCentimos }, rango)) return null;
  return `no sale más barato que sus sesiones sueltas, que cuestan desde ${soles(rango.desdeCentimos)} en total`;
}

/** Operators' changes of the shop. Existing orders keep their terms. */
export function makeEditarPaquetes({
  repos,
  transaccion,
  ...deps
}: Deps<"especialidades" | "paquetes"> & ConPreciosSueltos) {
  return {
    listar: async () => done(await repos.paquetes.todos()),

    async guardar({ contenido, ...terminos }: z.output<typeof datosDePaquete>) {
      const sueltos = await leerSueltos(deps);
      return transaccion(async (trx) => {
        const especialidades = await trx.especialidades.todas();
        const partes = contenido.map(({ especialidad, sesiones }) => {
          const de = especialidades.find(({ slug }) => slug === especialidad);
          if (!de) throw new Error(`no specialty ${especialidad}`);
          return { idEspecialidad: de.id, sesiones };
        });
        const paquete: Paquete = { ...terminos, contenido: partes };
        await trx.paquetes.guardar(paquete);
        return done({ ...paquete, enVenta: true, advertencia: await advertencia(trx, sueltos, paquete) });
      });
    },

    async fijarPrecio(idPaquete: string, precioCentimos: number) {
      const sueltos = await leerSueltos(deps);
      return transaccion(async (trx) => {
        if (!(await trx.paquetes.fijarPrecio(idPaquete, precioCentimos))) return refuse("paquete-no-existe");
        const paquete = (await trx.paquetes.todos()).find((candidato) => candidato.idPaquete === idPaquete)!;
        return done({ idPaquete, precioCentimos, advertencia: await advertencia(trx, sueltos, paquete) });
      });
    },

    retirar: (idPaquete: string) =>
      transaccion(async (trx) =>
        (await trx.paquetes.retirar(idPaquete))
          ? done({ idPaquete, enVenta: false })
          : refuse("paquete-no-existe"),
      ),
  };
}
