import { z } from "zod";
import type { Rechazos } from "../../shared/rechazo";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { sumarMinutos } from "../../shared/fechas";
import { DISPOSITIVO_DESCONOCIDO } from "../identidad/dispositivo";
import { VIDA_SIN_USO_EN_DIAS, type Puerta } from "../identidad/identidad";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";

/** An open access as its owner sees it. */
export interface Sesion {
  idSesion: string;
  abiertaEn: Date;
  ultimoUsoEn: Date;
  dispositivo: string;
  puerta: Puerta;
  /** The one that is asking. */
  esEsta: boolean;
}

interface QuienPregunta {
  idPersona: number;
  idAcceso: string;
}

/** The open sessions of a person: this one first, then the last used. */
export function makeVerSesiones({ repos, now }: Deps<"accesos">) {
  return async ({ idPersona, idAcceso }: QuienPregunta): Promise<Sesion[]> => {
    const ahora = now();
    const usadosDesde = sumarMinutos(ahora, -VIDA_SIN_USO_EN_DIAS * UN_DIA_EN_MINUTOS);
    const sesiones = (await repos.accesos.abiertos(idPersona, ahora, usadosDesde)).map((acceso) => ({
      idSesion: acceso.idAcceso,
      abiertaEn: acceso.creadoEn,
      ultimoUsoEn: acceso.ultimoUsoEn,
      dispositivo: acceso.dispositivo || DISPOSITIVO_DESCONOCIDO,
      puerta: acceso.puerta,
      esEsta: acceso.idAcceso === idAcceso,
    }));
    return sesiones.sort((una, otra) => Number(otra.esEsta) - Number(una.esEsta) || enOrden(una, otra));
  };
}

type Lugar = Pick<Sesion, "idSesion" | "ultimoUsoEn">;

/** The last used first; two of the same instant always in the same order. */
const enOrden = (una: Lugar, otra: Lugar): number =>
  otra.ultimoUsoEn.getTime() - una.ultimoUsoEn.getTime() || (una.idSesion < otra.idSesion ? -1 : 1);

const SESIONES_POR_PAGINA = 10;
const MARCA = /^(\d{1,15})~([\w-]{1,80})$/;

/** `despuesDe` is the `siguiente` of the page before. */
export const consultaDeSesiones = z.object({
  despuesDe: z.string().regex(MARCA, "Usa el «siguiente» de la respuesta anterior").optional(),
});

/**
 * Takes one page of `makeVerSesiones` and the mark of the next one, or null after the last. A mark is a place in time:
 * it still leads on when its session was closed meanwhile.
 */
export function paginaDeSesiones(
  sesiones: readonly Sesion[],
  { despuesDe }: z.output<typeof consultaDeSesiones>,
) {
  const [, instante, idSesion] = MARCA.exec(despuesDe ?? "") ?? [];
  const marca = idSesion === undefined ? null : { idSesion, ultimoUsoEn: new Date(Number(instante)) };
  const porVer = marca
    ? sesiones.filter((una) => !una.esEsta && enOrden(marca, una) < 0 && una.idSesion !== idSesion)
    : sesiones;
  const pagina = porVer.slice(0, SESIONES_POR_PAGINA);
  const ultima = pagina.at(-1);
  return {
    sesiones: pagina,
    siguiente:
      ultima && porVer.length > pagina.length ? `${ultima.ultimoUsoEn.getTime()}~${ultima.idSesion}` : null,
  };
}

/** Closes one session of one's own, or all but this one. Another person's does not exist. */
export function makeCerrarSesiones({ repos, now }: Deps<"accesos">) {
  return async ({ idPersona, idAcceso }: QuienPregunta, cual: { idSesion: string } | "las-demas") => {
    if (cual === "las-demas") {
      await repos.accesos.cerrarTodos(idPersona, idAcceso, now());
      return done(null);
    }
    const cerrada = await repos.accesos.cerrarDePersona(cual.idSesion, idPersona, now());
    return cerrada ? done(null) : refuse("sesion-no-existe");
  };
}

export const RECHAZOS_DE_SESION: Rechazos<"sesion-no-existe"> = {
  "sesion-no-existe": { clase: "not-found", mensaje: "Tu cuenta ya está cerrada en ese dispositivo." },
};
