import type { Miembro } from "../../equipo/derechos/exigir";
import { anotarActo } from "../../equipo/registro/anotar";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import type { ConContenido } from "../inscripciones/inscribirse";
import { claveDe, type ClaveDeFecha } from "../inscripciones/inscripcion";
import { nombreCorto } from "../sala/sala";
import { antesDeCancelar } from "./antesDeCancelar";
import {
  alcanza,
  CANCELAR_TALLER,
  LLEVAR_TALLERES,
  puedeEnTaller,
  talleresAlAlcance,
  VER_TALLERES,
} from "./derecho";
import { leerDelContenido, leerFecha } from "./fechaElegida";
import { rechazoAlCambiar, rechazoAlMarcar } from "./rechazos";
import { SIN_GENTE } from "./repositorio";

type ReposAlVer =
  | "asistencias"
  | "fechasDeTaller"
  | "inscripciones"
  | "pagos"
  | "pedidosDeTaller"
  | "registroDeEquipo"
  | "talleresDeEquipo";

/** Key of a date as the registro has it. */
export const objetoDeFecha = ({ uid, fecha }: ClaveDeFecha) => `${uid} ${fecha}`;

/**
 * A date with its people masked, and the acts that the member can do now. The reading is a line of the registro. The
 * date of another host is not found.
 */
export function makeVerFechaDeEquipo(deps: Deps<ReposAlVer> & ConContenido) {
  const { transaccion, now } = deps;
  return async (miembro: Miembro, clave: ClaveDeFecha) => {
    const enContenido = await leerDelContenido(deps, clave);
    const { taller } = enContenido;
    return transaccion(async (trx) => {
      const alcance = await talleresAlAlcance({ repos: trx, now }, miembro, VER_TALLERES);
      if (!alcance.ok) return alcance;
      const fecha = alcanza(alcance.value, taller) ? await leerFecha(trx, clave, enContenido) : null;
      if (!fecha) return refuse("fecha-no-existe");
      const ahora = now();
      const asistentes = await trx.asistencias.asistentes(clave);
      const sinLugar = await trx.talleresDeEquipo.sinLugar(clave);
      const gente = (await trx.talleresDeEquipo.gente([clave])).get(claveDe(clave)) ?? SIN_GENTE;
      await anotarActo({ ...deps, repos: trx }, miembro, {
        accion: "vio-taller",
        objeto: objetoDeFecha(clave),
      });
      const lleva = await puedeEnTaller({ repos: trx }, miembro, { permiso: LLEVAR_TALLERES, taller });
      const cancela = await puedeEnTaller({ repos: trx }, miembro, { permiso: CANCELAR_TALLER, taller });
      const seCambia = rechazoAlCambiar(fecha, ahora) === null;
      return done({
        ...{ fecha, gente, anfitrion: taller?.anfitrion.nombre ?? null },
        asistentes: asistentes.map(({ inscripcion, asistioEn, ...persona }) => ({
          idInscripcion: inscripcion.idInscripcion,
          persona: nombreCorto(persona),
          asistio: asistioEn !== null,
        })),
        sinLugar: sinLugar.map(({ guardadaPara, ...persona }) => ({
          persona: nombreCorto(persona),
          guardadaPara,
        })),
        seMarca: lleva && rechazoAlMarcar(fecha, ahora) === null,
        cambiaCupos: lleva && seCambia,
        cancelacion: cancela && seCambia ? await antesDeCancelar(trx, fecha) : null,
      });
    });
  };
}
