import { anunciar } from "../../avisos/notificaciones/anunciar";
import { anotarActoDeSoporte } from "../../cuentas/accesosADatos/accesoADatos";
import { fechaDe, type Fecha } from "../../shared/fechas";
import type { DepsConSitio } from "../../shared/puertos";
import type { Rechazos } from "../../shared/rechazo";
import { done, refuse, type Result } from "../../shared/result";
import { JUEGO } from "../direcciones";
import { mayorDeEdadDesde } from "./juego";
import { RECHAZOS_DE_JUEGO } from "./rechazos";

type RechazoAlCorregir =
  "nacimiento-igual" | "nacimiento-imposible" | "nacimiento-sin-decir" | "persona-no-existe";

export const RECHAZOS_AL_CORREGIR: Rechazos<RechazoAlCorregir> = {
  "persona-no-existe": { clase: "not-found", mensaje: "No hay una persona con ese código." },
  "nacimiento-imposible": RECHAZOS_DE_JUEGO["nacimiento-imposible"],
  "nacimiento-sin-decir": {
    clase: "conflict",
    mensaje: "Esa persona todavía no dijo su fecha de nacimiento: la dice ella en «Tu juego».",
  },
  "nacimiento-igual": {
    clase: "conflict",
    mensaje: "Con esa fecha es mayor de edad desde el mismo día: no hay nada que corregir.",
  },
};

type ReposAlCorregir =
  "accesosADatos" | "correos" | "destinatarios" | "juego" | "notificaciones" | "personas";

interface Corregido {
  idPersona: number;
  adultaDesde: Fecha;
}

/**
 * Corrects the birth date that a person typed wrong, for an operator. The day of age is kept, and not the birth date.
 * The person is told, and reads the act in their list of accesses.
 */
export function makeCorregirNacimiento({ transaccion, now, newId, sitio }: DepsConSitio<ReposAlCorregir>) {
  return ({ idPersona, nacimiento }: { idPersona: number; nacimiento: Fecha }) =>
    transaccion(async (trx): Promise<Result<Corregido, RechazoAlCorregir>> => {
      if (!(await trx.personas.porId(idPersona))) return refuse("persona-no-existe");
      const ahora = now();
      const adultaDesde = mayorDeEdadDesde(nacimiento, fechaDe(ahora));
      if (adultaDesde === null) return refuse("nacimiento-imposible");
      const antes = await trx.juego.tomar(idPersona);
      if (antes.adultaDesde === null) return refuse("nacimiento-sin-decir");
      if (antes.adultaDesde === adultaDesde) return refuse("nacimiento-igual");
      await trx.juego.guardar(idPersona, { ...antes, adultaDesde });
      const acceso = { idPersona, accion: "nacimiento-corregido", creadoEn: ahora } as const;
      await anotarActoDeSoporte({ repos: trx, newId }, acceso);
      const mensaje = "Corregimos la fecha de nacimiento que nos habías dicho para la ruleta.";
      const aviso = {
        ...{ id: `nacimiento-corregido:${newId()}`, idPersona, mensaje, enlace: JUEGO },
        icono: "info",
        titulo: "Corregimos tu fecha de nacimiento",
        parrafos: [mensaje, "Si no lo pediste, escríbenos."],
        enlaces: [
          { texto: "Ver tu juego", url: `${sitio.url}${JUEGO}` },
          { texto: "Escribirnos", url: `${sitio.url}/ayuda#contacto` },
        ],
      } as const;
      await anunciar(trx, sitio, aviso, ahora);
      return done({ idPersona, adultaDesde });
    });
}

declare module "../../cuentas/accesosADatos/accesoADatos" {
  interface AccionesSobreDatos {
    "nacimiento-corregido": string;
  }
}
