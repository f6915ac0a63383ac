import { tieneDerecho } from "../../equipo/derechos/derechos";
import { rechazoPorDerecho, type Miembro } from "../../equipo/derechos/exigir";
import { anotarActo } from "../../equipo/registro/anotar";
import { anotarActoDeSoporte } from "../../cuentas/accesosADatos/accesoADatos";
import { diasDelPlazo, venceEl } from "../../reclamos/plazo";
import { fechaDe, instanteDe } from "../../shared/fechas";
import type { DepsConSitio, Repos } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import { preguntasDe } from "../busqueda/pregunta";
import { correoDeRecibida } from "./correos";
import { DIAS_DE_SOLICITUD, rechazoPorDia, type Solicitud, type SolicitudNueva } from "./solicitud";

const PEDIR = { derecho: "derechos-de-datos", uso: "pedir" } as const;
const HACER = { derecho: "derechos-de-datos", uso: "hacer" } as const;

/** Use of the right by which a member registers: Datos may do, Atención may only ask. */
export const permisoAlRegistrar = ({ roles }: Pick<Miembro, "roles">) =>
  tieneDerecho(roles, HACER) ? HACER : PEDIR;

/** Hour of a day that is certainly within it. */
const MEDIODIA = "12:00";

type ReposAlRegistrar =
  | "accesosADatos"
  | "busquedaDeEquipo"
  | "correos"
  | "feriados"
  | "personas"
  | "registroDeEquipo"
  | "solicitudesDeDatos";

/**
 * Registers a request. Its due day counts business days from the day after it came, and never changes. The owner of the
 * account is told by mail and in their list of accesses: nobody asks in their name unseen.
 */
export function makeRegistrarSolicitud(deps: DepsConSitio<ReposAlRegistrar>) {
  const { transaccion, now, newId, sitio } = deps;
  return (miembro: Miembro, { cuenta, motivo, ...nueva }: SolicitudNueva) =>
    transaccion(async (trx) => {
      const ahora = now();
      const rechazo =
        rechazoPorDerecho(miembro, permisoAlRegistrar(miembro), ahora) ??
        rechazoPorDia(nueva.recibidaEl, fechaDe(ahora));
      if (rechazo) return refuse(rechazo);
      const hallada = await cuentaDe(trx, cuenta);
      if (!hallada.ok) return hallada;
      const idPersona = hallada.value;
      const plazoEnDias = DIAS_DE_SOLICITUD[nueva.clase];
      const momento = instanteDe(nueva.recibidaEl, MEDIODIA);
      const { desde, hasta } = diasDelPlazo(momento, plazoEnDias);
      const feriados = new Set(await trx.feriados.entre(desde, hasta));
      const solicitud: Solicitud = {
        ...{ ...nueva, idSolicitud: newId(), idPersona, plazoEnDias },
        ...{ venceEl: venceEl(momento, plazoEnDias, feriados), registradaEn: ahora },
        ...{ idCuenta: miembro.idCuenta, cerradaEn: null },
      };
      const { idSolicitud } = solicitud;
      await trx.solicitudesDeDatos.registrar(solicitud);
      const anotado = { accion: "registro-solicitud", idPersona, objeto: idSolicitud, motivo } as const;
      await anotarActo({ ...deps, repos: trx }, miembro, anotado);
      if (idPersona !== null) {
        const acceso = { idPersona, accion: "solicitud-registrada", creadoEn: ahora } as const;
        await anotarActoDeSoporte({ repos: trx, newId }, acceso);
        const persona = await trx.personas.porId(idPersona);
        if (persona) await trx.correos.encolar(correoDeRecibida(solicitud, { persona, sitio }));
      }
      return done({ idSolicitud, venceEl: solicitud.venceEl });
    });
}

/** Ways to read the field that name a person. */
const DE_PERSONA: ReadonlySet<string> = new Set(["correo", "documento", "telefono"]);

/** Account with this whole mail, document or telephone; null for an empty field. Two accounts are none. */
async function cuentaDe(
  { busquedaDeEquipo }: Repos<"busquedaDeEquipo">,
  cuenta: string,
): Promise<Result<number | null, "cuenta-no-hallada">> {
  if (cuenta === "") return done(null);
  const halladas = new Set<number>();
  for (const pregunta of preguntasDe(cuenta).filter(({ tipo }) => DE_PERSONA.has(tipo)))
    for (const { idPersona } of await busquedaDeEquipo.personas(pregunta, 2)) halladas.add(idPersona);
  const [idPersona] = halladas;
  return idPersona === undefined || halladas.size > 1 ? refuse("cuenta-no-hallada") : done(idPersona);
}
