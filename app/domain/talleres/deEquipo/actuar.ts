import type { z } from "zod";
import type { Miembro } from "../../equipo/derechos/exigir";
import type { Permiso } from "../../equipo/derechos/derechos";
import { anotarActo } from "../../equipo/registro/anotar";
import type { Deps, Repos, Repositorios } from "../../shared/puertos";
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

/** Date of an act, and the right that reaches it. */
interface FechaPedida {
  clave: ClaveDeFecha;
  permiso: Permiso;
}

/** A date that is locked for an act, and the lines of the registro about it. */
interface FechaTomada<K extends keyof Repositorios> {
  trx: Repos<K>;
  fecha: FechaConLugares;
  ahora: Date;
  anotar: (linea: Omit<Parameters<typeof anotarActo>[2], "objeto">) => Promise<void>;
}

/** Locks a date that the member reaches with a right. The date of another host is not found. */
async function tomarAlcanzada(
  trx: Repos<"fechasDeTaller" | "talleresDeEquipo">,
  miembro: Miembro,
  { clave, permiso, taller, anunciada, ahora }: FechaPedida & FechaEnContenido & { ahora: Date },
): Promise<Result<FechaConLugares, RechazoDeTallerDeEquipo>> {
  const alcance = await talleresAlAlcance({ repos: trx, now: () => ahora }, miembro, permiso);
  if (!alcance.ok) return alcance;
  const fecha = alcanza(alcance.value, taller) ? await tomarFecha(trx, clave, { anunciada, ahora }) : null;
  return fecha ? done(fecha) : refuse("fecha-no-existe");
}

/** Does an act of a member on a date, in one transaction that locks the date first. A refusal rolls it back. */
async function actuarEnFecha<K extends keyof Repositorios>(
  deps: Deps<K | ReposAlTomar> & ConContenido,
  miembro: Miembro,
  pedida: FechaPedida,
  acto: (tomada: FechaTomada<K | ReposAlTomar>) => Hecho,
): Hecho {
  const enContenido = await leerDelContenido(deps, pedida.clave);
  return deps.transaccion(async (trx): Hecho => {
    const ahora = deps.now();
    const tomada = await tomarAlcanzada(trx, miembro, { ...enContenido, ...pedida, ahora });
    if (!tomada.ok) return tomada;
    const objeto = objetoDeFecha(pedida.clave);
    return acto({
      ...{ trx, fecha: tomada.value, ahora },
      anotar: (linea) => anotarActo({ ...deps, repos: trx }, miembro, { ...linea, objeto }),
    });
  });
}

/**
 * Changes the number of places of a date that has not begun. A repeated change is one line of the registro. A number
 * that a colleague changed since the page was read is refused.
 */
export const makeCambiarCupos =
  (deps: Deps<ReposAlTomar> & ConContenido) =>
  (miembro: Miembro, { cupos, habia, ...clave }: z.output<typeof cuposNuevos> & ClaveDeFecha): Hecho =>
    actuarEnFecha(deps, miembro, { clave, permiso: LLEVAR_TALLERES }, async (tomada) => {
      const { trx, fecha, ahora, anotar } = tomada;
      const rechazo = rechazoAlCambiar(fecha, ahora);
      if (rechazo) return refuse(rechazo);
      if (fecha.cupos === cupos) return done(null);
      if (fecha.cupos !== habia) return refuse("lugares-distintos");
      await trx.talleresDeEquipo.cambiarCupos(clave, cupos);
      await anotar({ accion: "cambio-lugares", motivo: `De ${habia} a ${cupos} lugares` });
      return done(null);
    });

/** Marks people of a date who attended, after its start. Each person is a line of the registro, once. */
export const makeMarcarAsistencias =
  (deps: Deps<ReposAlTomar | "asistencias" | "certificados"> & ConContenido) =>
  (miembro: Miembro, { asistieron, ...clave }: z.output<typeof asistenciasMarcadas> & ClaveDeFecha): Hecho =>
    actuarEnFecha(deps, miembro, { clave, permiso: LLEVAR_TALLERES }, async (tomada) => {
      const { trx, fecha, ahora, anotar } = tomada;
      const rechazo = rechazoAlMarcar(fecha, ahora);
      if (rechazo) return refuse(rechazo);
      for (const idInscripcion of new Set(asistieron)) {
        const antes = await trx.asistencias.asistente(idInscripcion);
        const marcada = { idInscripcion, clave, confirmado: true };
        // A person who said it meanwhile attended by their own word, and no colleague confirmed it.
        if (antes && antes.asistioEn !== null) continue;
        // A refusal rolls the marks back.
        if (!antes || !(await darPorAsistida(trx, deps, marcada))) return refuse("persona-sin-lugar");
        await anotar({ accion: "marco-asistencia", idPersona: antes.inscripcion.idPersona });
      }
      return done(null);
    });

/**
 * Cancels a date that has not begun: everybody is told, and gets everything back, as by the order of the operator. The
 * typed number of people and the payments that the page told must be the present ones. The same form sent again changes
 * nothing.
 */
export const makeCancelarFechaDeEquipo =
  (deps: DepsDeTaller<ReposAlTomar | RepositoriosAlCancelar> & ConContenido) =>
  (
    miembro: Miembro,
    { razon, motivo, personas, vuelve, ...clave }: z.output<typeof cancelacionDeFecha> & ClaveDeFecha,
  ): Hecho =>
    actuarEnFecha(deps, miembro, { clave, permiso: CANCELAR_TALLER }, async (tomada) => {
      const { trx, fecha, ahora, anotar } = tomada;
      if (fecha.canceladaPor === motivo) return done(null);
      const rechazo = rechazoAlCambiar(fecha, ahora);
      if (rechazo) return refuse(rechazo);
      const alcance = await antesDeCancelar(trx, fecha);
      if (alcance.personas !== personas) return refuse("personas-distintas");
      if (enUnTexto(alcance) !== vuelve) return refuse("dinero-distinto");
      const cancelada = await cancelarTomada(trx, deps, fecha, motivo);
      if (!cancelada.ok) return refuse("fecha-cancelada");
      const { devueltoCentimos } = cancelada.value;
      await anotar({
        accion: "cancelo-taller",
        motivo: `${personasEnPalabras(personas)}. ${RAZONES_DE_CANCELAR_FECHA[razon]}. ${motivo}`,
        centimos: devueltoCentimos > 0 ? devueltoCentimos : null,
      });
      return done(null);
    });
