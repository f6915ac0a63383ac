import { z } from "zod";
import { campoConForma } from "../../shared/campos";
import type { Rechazos } from "../../shared/rechazo";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { sumarMinutos } from "../../shared/fechas";
import { DISPOSITIVO_DESCONOCIDO } from "../identidad/dispositivo";
import { VIDA_SIN_USO_EN_DIAS, type Puerta } from "../identidad/identidad";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";

/** An open access as shown to its owner. */
export interface Sesion {
  idSesion: string;
  abiertaEn: Date;
  ultimoUsoEn: Date;
  dispositivo: string;
  puerta: Puerta;
  /** True for the access that sent this request. */
  esEsta: boolean;
}

interface QuienPregunta {
  idPersona: number;
  idAcceso: string;
}

/** The person's open accesses: the one of this request first, then by last use. */
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
    return sesiones.sort((a, b) => Number(b.esEsta) - Number(a.esEsta) || enOrden(a, b));
  };
}

type Lugar = Pick<Sesion, "idSesion" | "ultimoUsoEn">;

/** Order by last use; accesses of the same instant keep a fixed order. */
const enOrden = (a: Lugar, b: Lugar): number =>
  b.ultimoUsoEn.getTime() - a.ultimoUsoEn.getTime() || (a.idSesion < b.idSesion ? -1 : 1);

const SESIONES_POR_PAGINA = 10;
const MARCA = /^(\d{1,15})~([\w-]{1,80})$/;

/** `despuesDe`: the mark `siguiente` of the previous page. */
export const consultaDeSesiones = z.object({
  despuesDe: campoConForma(MARCA, "Usa el «siguiente» de la respuesta anterior", { maximo: 100 }).optional(),
});

/**
 * Cuts one page out of the list of `makeVerSesiones`, with the mark of the next page, or null after the last. A mark is
 * an instant, so that it still works when its access was closed meanwhile.
 */
export function paginaDeSesiones(
  sesiones: readonly Sesion[],
  { despuesDe }: z.output<typeof consultaDeSesiones>,
) {
  const [, instante, idSesion] = MARCA.exec(despuesDe ?? "") ?? [];
  const marca = idSesion === undefined ? null : { idSesion, ultimoUsoEn: new Date(Number(instante)) };
  const porVer = marca
    ? sesiones.filter(
        (sesion) => !sesion.esEsta && enOrden(marca, sesion) < 0 && sesion.idSesion !== idSesion,
      )
    : sesiones;
  const pagina = porVer.slice(0, SESIONES_POR_PAGINA);
  const ultima = pagina.at(-1);
  return {
    sesiones: pagina,
    siguiente:
      ultima && porVer.length > pagina.length ? `${ultima.ultimoUsoEn.getTime()}~${ultima.idSesion}` : null,
  };
}

/** Closes one access of the person, or all but the one of this request. The access of another person is not found. */
export function makeCerrarSesiones({ repos, now }: Deps<"accesos">) {
  return async (
    { idPersona, idAcceso }: QuienPregunta,
    sesionPorCerrar: { idSesion: string } | "las-demas",
  ) => {
    if (sesionPorCerrar === "las-demas") {
      await repos.accesos.cerrarTodos(idPersona, idAcceso, now());
      return done(null);
    }
    const cerrada = await repos.accesos.cerrarDePersona(sesionPorCerrar.idSesion, idPersona, now());
    return cerrada ? done(null) : refuse("sesion-no-existe");
  };
}

export const RECHAZOS_DE_SESION: Rechazos<"sesion-no-existe"> = {
  "sesion-no-existe": { clase: "not-found", mensaje: "Tu cuenta ya está cerrada en ese dispositivo." },
};
