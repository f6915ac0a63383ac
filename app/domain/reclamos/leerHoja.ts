import { anotarAccesoDelDia } from "../cuentas/accesosADatos/accesoADatos";
import { anotarDeAutor, type Autor } from "../equipo/registro/anotar";
import type { AccionDeEquipo } from "../equipo/registro/registro";
import { fechaDe } from "../shared/fechas";
import type { Deps, Repos } from "../shared/puertos";
import { done, refuse, type Result } from "../shared/result";
import type { HojaConRespuestas } from "./consultar";
import { plazoEnRegistro } from "./enPalabras";
import { numeroDeHoja, type HojaRegistrada, type LugarEnLibro } from "./registro";

type DepsAlLeer = Deps<"accesosADatos" | "hojas" | "registroDeEquipo" | "respuestasDeReclamo">;

/** A look at a sheet, or an act on it, by a member of the staff or by an operator's order. */
export interface ActoDeHoja extends LugarEnLibro {
  autor: Autor;
}

/** Adds the line of an act on a sheet to the registro: whose it is, and how its term stands. */
export async function anotarDeHoja(
  deps: { repos: Repos<"hojas" | "registroDeEquipo">; now: () => Date; newId: () => string },
  hoja: HojaRegistrada,
  { autor, accion }: { autor: Autor; accion: AccionDeEquipo },
): Promise<number | null> {
  const idPersona = await deps.repos.hojas.personaDe(hoja.idHoja);
  const motivo = plazoEnRegistro(hoja, fechaDe(deps.now()));
  await anotarDeAutor(deps, autor, { accion, idPersona, objeto: numeroDeHoja(hoja), motivo });
  return idPersona;
}

/**
 * Reads a sheet with its answers, for the screen and for the operator's orders alike. Each look is a line of the
 * registro, and a person with an account finds it in «Tus datos».
 */
export function makeLeerHoja(deps: DepsAlLeer) {
  const { transaccion, now } = deps;
  return (
    { autor, anio, numero }: ActoDeHoja,
    accion: "vio-reclamo" | "imprimio-respuesta" | "abrio-adjunto" = "vio-reclamo",
  ): Promise<Result<HojaConRespuestas, "hoja-no-existe">> =>
    transaccion(async (trx) => {
      const hoja = await trx.hojas.porNumero(anio, numero);
      if (!hoja) return refuse("hoja-no-existe");
      const idPersona = await anotarDeHoja({ ...deps, repos: trx }, hoja, { autor, accion });
      if (idPersona !== null)
        await anotarAccesoDelDia(
          { repos: trx },
          { accion: "reclamo-leido", canal: "web", actor: "soporte", idPersona, creadoEn: now() },
        );
      return done({ hoja, respuestas: await trx.respuestasDeReclamo.deLaHoja(hoja.idHoja) });
    });
}

export type LeerHoja = ReturnType<typeof makeLeerHoja>;

declare module "../cuentas/accesosADatos/accesoADatos" {
  interface AccionesSobreDatos {
    "reclamo-leido": string;
  }
}
