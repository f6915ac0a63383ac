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
    return sesiones.sort((una, otra) => Number(otra.esEsta) - Number(una.esEsta));
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
