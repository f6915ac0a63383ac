import { z } from "zod";
import { SLUGS_DE_ESPECIALIDAD } from "../especialidades/especialidad";
import type { Paquete } from "../compras/paquete";
import type { Deps } from "../puertos";
import { done, refuse } from "../shared/result";
import { codigo, precio } from "./catalogo";

/** A pack as an operator writes it. */
export const datosDePaquete = z.object({
  idPaquete: codigo,
  especialidad: z.enum(SLUGS_DE_ESPECIALIDAD, "no es una de las seis especialidades"),
  sesiones: z.int().min(1).max(100),
  meses: z.int().min(1).max(36),
  precioCentimos: precio,
  monedas: z.int().positive().max(1_000_000).nullable(),
});

/** What an operator changes of the shop. Orders that people have made keep their terms. */
export function makeEditarPaquetes({ repos, transaccion }: Deps) {
  return {
    listar: async () => done(await repos.paquetes.todos()),

    guardar: ({ especialidad, ...terminos }: z.output<typeof datosDePaquete>) =>
      transaccion(async (trx) => {
        const especialidades = await trx.especialidades.todas();
        const de = especialidades.find(({ slug }) => slug === especialidad);
        if (!de) throw new Error(`no specialty ${especialidad}`);
        const paquete: Paquete = { ...terminos, idEspecialidad: de.id };
        await trx.paquetes.guardar(paquete);
        return done({ ...paquete, enVenta: true });
      }),

    fijarPrecio: (idPaquete: string, precioCentimos: number) =>
      transaccion(async (trx) =>
        (await trx.paquetes.fijarPrecio(idPaquete, precioCentimos))
          ? done({ idPaquete, precioCentimos })
          : refuse("paquete-no-existe"),
      ),

    retirar: (idPaquete: string) =>
      transaccion(async (trx) =>
        (await trx.paquetes.retirar(idPaquete))
          ? done({ idPaquete, enVenta: false })
          : refuse("paquete-no-existe"),
      ),
  };
}
