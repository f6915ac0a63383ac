import type { Deps, Repos } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { conEnvio, datosPredeterminados, type EnvioDeDatosDeCompra } from "./datosDeCompra";

/** What a person's next receipt says: what they asked for, or a boleta in their own name. */
export async function datosDeCompraDe(repos: Repos<"datosDeCompra" | "personas">, idPersona: number) {
  const persona = await repos.personas.porId(idPersona);
  if (!persona) return null;
  const guardados = await repos.datosDeCompra.de(idPersona);
  return { persona, datos: guardados ?? datosPredeterminados(persona) };
}

export function makeVerDatosDeCompra({ repos }: Deps<"datosDeCompra" | "personas">) {
  return async (idPersona: number) => {
    const vistos = await datosDeCompraDe(repos, idPersona);
    return vistos ? done(vistos) : refuse("persona-no-existe");
  };
}

/** Keeps what the form holds for the orders that are paid from now on; receipts that were given stay as they are. */
export function makeGuardarDatosDeCompra({ transaccion, now }: Deps<"datosDeCompra" | "personas">) {
  return ({ idPersona, envio }: { idPersona: number; envio: EnvioDeDatosDeCompra }) =>
    transaccion(async (trx) => {
      const vistos = await datosDeCompraDe(trx, idPersona);
      if (!vistos) return refuse("persona-no-existe");
      const datos = conEnvio(vistos.datos, envio);
      await trx.datosDeCompra.guardar(idPersona, datos, now());
      return done(datos);
    });
}
