import type { z } from "zod";
import type { Miembro } from "../../equipo/derechos/exigir";
import type { Permiso } from "../../equipo/derechos/derechos";
import { anotarActo } from "../../equipo/registro/anotar";
import type { Deps, Repos } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import type { DepsDeTaller } from "../inscripciones/avisos";
import type { ConContenido } from "../inscripciones/inscribirse";
import type { ClaveDeFecha, FechaConLugares } from "../inscripciones/inscripcion";
import { darPorAsistida } from "../sala/enSala";
import { cancelarTomada, type RepositoriosAlCancelar } from "../ventas/cancelarFecha";
import { antesDeCancelar, enUnTexto, personasEnPalabras } from "./antesDeCancelar";
import { alcanza, CANCELAR_TALLER, LLEVAR_TALLERES, talleresAlAlcance } from "./derecho";
import { leerDelContenido, tomarFecha, type FechaEnContenido } from "./fechaElegida";
import {
  RAZONES_DE_CANCELAR_FECHA,
  rechazoAlCambiar,
  rechazoAlMarcar,
  type asistenciasMarcadas,
  type cancelacionDeFecha,
  type cuposNuevos,
  type RechazoDeTallerDeEquipo,
} from "./rechazos";
import { objetoDeFecha } from "./verFecha";

type ReposAlTomar = "fechasDeTaller" | "registroDeEquipo" | "talleresDeEquipo";
type Hecho = Promise<Result<null, RechazoDeTallerDeEquipo>>;

interface Tomada extends FechaEnContenido {
  clave: ClaveDeFecha;
  permiso: Permiso;
  ahora: Date;
}

/** Locks a date that the member reaches with a right. The date of another host is not found. */
async function tomarAlcanzada(
  trx: Repos<"fechasDeTaller" | "talleresDeEquipo">,
  miembro: Miembro,
  { clave, permiso, taller, anunciada, ahora }: Tomada,
): Promise<Result<FechaConLugares, RechazoDeTallerDeEquipo>> {
  const alcance = await talleresAlAlcance({ repos: trx, now: () => ahora }, miembro, permiso);
  if (!alcance.ok) return alcance;
  const fecha = alcanza(alcance.value, taller) ? await tomarFecha(trx, clave, { anunciada, ahora }) : null;
  return fecha ? done(fecha) : refuse("fecha-no-existe");
}

/**
 * Changes the number of places of a date that has not begun. A repeated change is one line of the registro. A number
 * that a colleague changed since the page was read is refused.
 */
export function makeCambiarCupos(deps: Deps<ReposAlTomar> & ConContenido) {
  const { transaccion, now } = deps;
  return async (
    miembro: Miembro,
    { cupos, habia, ...clave }: z.output<typeof cuposNuevos> & ClaveDeFecha,
  ): Hecho => {
    const enContenido = await leerDelContenido(deps, clave);
    return transaccion(async (trx): Hecho => {
      const ahora = now();
      const pedida = { ...enContenido, clave, permiso: LLEVAR_TALLERES, ahora };
      const fecha = await tomarAlcanzada(trx, miembro, pedida);
      if (!fecha.ok) return fecha;
      const rechazo = rechazoAlCambiar(fecha.value, ahora);
      if (rechazo) return refuse(rechazo);
      if (fecha.value.cupos === cupos) return done(null);
      if (fecha.value.cupos !== habia) return refuse("lugares-distintos");
      await trx.talleresDeEquipo.cambiarCupos(clave, cupos);
      const motivo = `De ${habia} a ${cupos} lugares`;
      const acto = { accion: "cambio-lugares", objeto: objetoDeFecha(clave), motivo } as const;
      await anotarActo({ ...deps, repos: trx }, miembro, acto);
      return done(null);
    });
  };
}

/** Marks people of a date who attended, after its start. Each person is a line of the registro, once. */
export function makeMarcarAsistencias(
  deps: Deps<ReposAlTomar | "asistencias" | "certificados"> & ConContenido,
) {
  const { transaccion, now } = deps;
  return async (
    miembro: Miembro,
    { asistieron, ...clave }: z.output<typeof asistenciasMarcadas> & ClaveDeFecha,
  ): Hecho => {
    const enContenido = await leerDelContenido(deps, clave);
    return transaccion(async (trx): Hecho => {
      const ahora = now();
      const pedida = { ...enContenido, clave, permiso: LLEVAR_TALLERES, ahora };
      const fecha = await tomarAlcanzada(trx, miembro, pedida);
      if (!fecha.ok) return fecha;
      const rechazo = rechazoAlMarcar(fecha.value, ahora);
      if (rechazo) return refuse(rechazo);
      for (const idInscripcion of new Set(asistieron)) {
        const antes = await trx.asistencias.asistente(idInscripcion);
        const marcada = { idInscripcion, clave, confirmado: true };
        // A person who said it meanwhile attended by their own word, and no colleague confirmed it.
        if (antes && antes.asistioEn !== null) continue;
        // A refusal rolls the marks back.
        if (!antes || !(await darPorAsistida(trx, deps, marcada))) return refuse("persona-sin-lugar");
        await anotarActo({ ...deps, repos: trx }, miembro, {
          ...{ accion: "marco-asistencia", objeto: objetoDeFecha(clave) },
          idPersona: antes.inscripcion.idPersona,
        });
      }
      return done(null);
    });
  };
}

type ReposAlCancelar = ReposAlTomar | RepositoriosAlCancelar;

/**
 * Cancels a date that has not begun: everybody is told, and gets everything back, as by the order of the operator. The
 * typed number of people and the payments that the page told must be the present ones. The same form sent again changes
 * nothing.
 */
export function makeCancelarFechaDeEquipo(deps: DepsDeTaller<ReposAlCancelar> & ConContenido) {
  const { transaccion, now } = deps;
  return async (
    miembro: Miembro,
    { razon, motivo, personas, vuelve, ...clave }: z.output<typeof cancelacionDeFecha> & ClaveDeFecha,
  ): Hecho => {
    const enContenido = await leerDelContenido(deps, clave);
    return transaccion(async (trx): Hecho => {
      const ahora = now();
      const pedida = { ...enContenido, clave, permiso: CANCELAR_TALLER, ahora };
      const fecha = await tomarAlcanzada(trx, miembro, pedida);
      if (!fecha.ok) return fecha;
      if (fecha.value.canceladaPor === motivo) return done(null);
      const rechazo = rechazoAlCambiar(fecha.value, ahora);
      if (rechazo) return refuse(rechazo);
      const alcance = await antesDeCancelar(trx, fecha.value);
      if (alcance.personas !== personas) return refuse("personas-distintas");
      if (enUnTexto(alcance) !== vuelve) return refuse("dinero-distinto");
      const cancelada = await cancelarTomada(trx, deps, fecha.value, motivo);
      if (!cancelada.ok) return refuse("fecha-cancelada");
      const { devueltoCentimos } = cancelada.value;
      await anotarActo({ ...deps, repos: trx }, miembro, {
        ...{ accion: "cancelo-taller", objeto: objetoDeFecha(clave) },
        motivo: `${personasEnPalabras(personas)}. ${RAZONES_DE_CANCELAR_FECHA[razon]}. ${motivo}`,
        centimos: devueltoCentimos > 0 ? devueltoCentimos : null,
      });
      return done(null);
    });
  };
}
