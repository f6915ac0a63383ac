import { anotarAccesoDelDia } from "../cuentas/accesosADatos/accesoADatos";
import { anotarDeAutor, type Autor } from "../equipo/registro/anotar";
import type { AccionDeEquipo } from "../equipo/registro/registro";
import { fechaDe } from "../shared/fechas";
import type { Deps, Repos } from "../shared/puertos";
import { done, refuse, type Result } from "../shared/result";
import type { HojaConRespuestas } from "./consultar";
import { plazoEnRegistro } from "./enPalabras";
import { rechazoPorCuantasHojas, type Lectura, type RechazoAlLeer } from "./lecturas";
import { numeroDeHoja, type HojaRegistrada, type LugarEnLibro } from "./registro";

type DepsAlLeer = Deps<"accesosADatos" | "hojas" | "registroDeEquipo" | "respuestasDeReclamo">;

/** A look at a sheet, or an act on it, by a member of the staff or by an operator's order. */
export interface ActoDeHoja extends LugarEnLibro {
  autor: Autor;
}

interface LecturaDeHoja extends ActoDeHoja {
  /** Reason in the reader's words, which opens a sheet beyond the limit of an hour; null without one. */
  motivo?: string | null;
}

/** Adds the line of an act on a sheet to the registro: whose it is, and how its term stands. */
export async function anotarDeHoja(
  deps: { repos: Repos<"hojas" | "registroDeEquipo">; now: () => Date; newId: () => string },
  hoja: HojaRegistrada,
  { autor, accion, motivo = null }: { autor: Autor; accion: AccionDeEquipo; motivo?: string | null },
): Promise<number | null> {
  const idPersona = await deps.repos.hojas.personaDe(hoja.idHoja);
  const plazo = plazoEnRegistro(hoja, fechaDe(deps.now()));
  await anotarDeAutor(deps, autor, {
    ...{ accion, idPersona, objeto: numeroDeHoja(hoja) },
    motivo: motivo ? `${motivo} · ${plazo}` : plazo,
  });
  return idPersona;
}

/**
 * Reads a sheet with its answers, for the screen and for the operator's orders alike. Each look is a line of the
 * registro, and a person with an account finds it in «Tus datos».
 */
export function makeLeerHoja(deps: DepsAlLeer) {
  const { transaccion, now } = deps;
  return (
    { autor, anio, numero, motivo = null }: LecturaDeHoja,
    accion: Lectura = "vio-reclamo",
  ): Promise<Result<HojaConRespuestas, RechazoAlLeer>> =>
    transaccion(async (trx) => {
      const hoja = await trx.hojas.porNumero(anio, numero);
      if (!hoja) return refuse("hoja-no-existe");
      const cuantas = await rechazoPorCuantasHojas({ repos: trx, now }, autor, numeroDeHoja(hoja));
      if (cuantas && !motivo) return refuse(cuantas);
      const idPersona = await anotarDeHoja({ ...deps, repos: trx }, hoja, { autor, accion, motivo });
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
