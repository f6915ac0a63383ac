import { normalizarCorreo } from "../../cuentas/identidad/identidad";
import type { ProbarQuienEs, Prueba } from "../../cuentas/identidad/prueba";
import { anotarAcceso, type Canal } from "../../cuentas/accesosADatos/accesoADatos";
import type { Persona } from "../../cuentas/personas/persona";
import type { Deps, DepsConSitio, Repos } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import { correoDeComprobantesAOtro } from "./correos";
import {
  conEnvio,
  datosPredeterminados,
  type DatosDeCompra,
  type EnvioDeDatosDeCompra,
  type RechazoDeDatosDeCompra,
} from "./datosDeCompra";

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

interface Guardar extends Omit<Prueba, "clave"> {
  envio: EnvioDeDatosDeCompra;
  canal: Canal;
}

/**
 * Keeps what the form holds for the orders that are paid from now on; receipts that were given stay as they are. They
 * carry name and document: that they begin to go to a mail which is not the account's wants a proof, and is told there.
 */
export function makeGuardarDatosDeCompra(
  {
    repos,
    transaccion,
    now,
    newId,
    sitio,
  }: DepsConSitio<"accesosADatos" | "correos" | "datosDeCompra" | "personas">,
  { probarQuienEs }: { probarQuienEs: ProbarQuienEs },
) {
  return async ({
    idPersona,
    idAcceso,
    envio,
    canal,
  }: Guardar): Promise<Result<DatosDeCompra, RechazoDeDatosDeCompra>> => {
    const antes = await datosDeCompraDe(repos, idPersona);
    if (!antes) return refuse("persona-no-existe");
    const aOtroCorreo = esAjeno(envio.correo, antes);
    if (aOtroCorreo) {
      const probado = await probarQuienEs({ idPersona, idAcceso, clave: envio.clave });
      if (!probado.ok) return probado;
    }
    return transaccion(async (trx) => {
      const vistos = await datosDeCompraDe(trx, idPersona);
      if (!vistos) return refuse("persona-no-existe");
      const datos = conEnvio(vistos.datos, envio);
      const creadoEn = now();
      await trx.datosDeCompra.guardar(idPersona, datos, creadoEn);
      if (aOtroCorreo) {
        const hecho = { idPersona, accion: "correo-de-comprobantes", canal, creadoEn } as const;
        await anotarAcceso({ repos: trx, newId }, hecho);
        const sobre = { idCorreo: newId(), idPersona, para: vistos.persona.email, creadoEn };
        await trx.correos.encolar(correoDeComprobantesAOtro(sobre, envio.correo, sitio));
      }
      return done(datos);
    });
  };
}

/** A mail that is neither the account's nor the one to which they go already. */
const esAjeno = (correo: string, { persona, datos }: { persona: Persona; datos: DatosDeCompra }) =>
  ![persona.email, datos.correo].map(normalizarCorreo).includes(normalizarCorreo(correo));
