import { vencerDeLaPersona } from "../../agenda/horarios/retenerHorario";
import type { Taller } from "../../contenido/contenido";
import { fechaDelDia } from "../../contenido/fechasDeTaller";
import { tieneDireccion } from "../../contenido/reglas";
import type { Contenidos } from "../../contenido/repositorio";
import type { DiasDeRegla } from "../../contenido/taller";
import { quiereDiscrecion } from "../../cuentas/preferencias/preferencias";
import { esFecha, fechaDe, sumarDias } from "../../shared/fechas";
import type { Deps, DepsConSitio, Repos } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { avisarDeTaller, icsDeTaller, type DepsDeTaller, type RepositoriosAlAvisar } from "./avisos";
import {
  alPedirLugar,
  ENTRADAS_POR_DIA,
  esDePago,
  expiraElPago,
  LUGARES_A_LA_VEZ,
  LUGARES_SIN_PAGAR,
  sePregunta,
  sePuedeAceptar,
  sinPagarDe,
  VENTANA_EN_DIAS,
  yaEmpezo,
  yaVencio,
  type ClaveDeFecha,
  type FechaConLugares,
  type FechaPorEscribir,
  type Inscripcion,
} from "./inscripcion";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";

/** Port to the published content. */
export interface ConContenido {
  contenidos: Pick<Contenidos, "coleccion" | "talleres">;
  diasDeRegla: DiasDeRegla;
}

/** Repositories that taking a place reads. */
export type RepositoriosAlTomar = "horarios" | "inscripciones" | "ocupaciones" | "reservas";
export type RepositoriosAlTerminar = "certificados" | "inscripciones" | "ocupaciones" | "pedidosDeTaller";

/** Reason on a certificate that was revoked because the person lost the place. */
const SIN_LUGAR = "La persona no conservó su lugar en esa fecha.";

/** Name under which the taken places of a date are counted. */
export const recursoDe = ({ uid, fecha }: ClaveDeFecha) => `taller:${uid}:${fecha}`;

/** Finds a date of a published workshop, also when it was moved; none beyond the days that are shown. */
export async function buscarFecha(
  { contenidos, diasDeRegla, now }: ConContenido & { now: () => Date },
  { url, fecha }: { url: string; fecha: string },
) {
  const taller = (await contenidos.talleres()).find((otro) => tieneDireccion(otro, url));
  if (!taller) return refuse("taller-no-existe");
  // This check comes first, because computing dates far ahead takes work.
  if (fecha > sumarDias(fechaDe(now()), VENTANA_EN_DIAS)) return refuse("fecha-no-existe");
  const fechaDelTaller = fechaDelDia(taller, diasDeRegla, fecha);
  return fechaDelTaller ? done({ taller, ...fechaDelTaller }) : refuse("fecha-no-existe");
}

/**
 * Workshop at an address, for a person: a published one, or one in which they have a place at this date. The content
 * may no longer have the latter.
 */
export async function tallerPara(
  {
    contenidos,
    repos,
  }: Pick<ConContenido, "contenidos"> & Pick<Deps<"fechasDeTaller" | "inscripciones">, "repos">,
  { idPersona, url, fecha }: { idPersona: number | null; url: string; fecha: string },
): Promise<{ uid: string; taller: Taller | null } | null> {
  const taller = (await contenidos.talleres()).find((otro) => tieneDireccion(otro, url));
  if (taller) return { uid: taller.uid, taller };
  // PostgreSQL refuses some characters in texts; no slug of ours has them.
  if (idPersona === null || !/^[\w-]+$/.test(url) || !esFecha(fecha)) return null;
  const clave = await repos.fechasDeTaller.porTaller({ url, fecha });
  if (!clave || !(await repos.inscripciones.viva(idPersona, clave))) return null;
  const { talleres } = await contenidos.coleccion();
  return { uid: clave.uid, taller: talleres.find(({ uid }) => uid === clave.uid) ?? null };
}

export function conLugares(
  { uid, titulo, clase, url, precioCentimos }: Taller,
  fechaDelTaller: Pick<FechaConLugares, "fecha" | "inicio" | "fin" | "cupos">,
): FechaPorEscribir {
  const { fecha, inicio, fin, cupos } = fechaDelTaller;
  return { uid, fecha, titulo, clase, url, inicio, fin, cupos, precioCentimos };
}

/**
 * Takes a place ("Inscribirme"), or joins the waiting list when none is free ("Entrar en la lista de espera"). One
 * transaction locks the date and decides, with the unique index. A place with a price is kept for some minutes until it
 * is paid. A repeated request returns the existing place.
 */
export function makeInscribirse(
  deps: DepsDeTaller<RepositoriosAlTerminar | RepositoriosAlTomar | "fechasDeTaller" | "intentos"> &
    ConContenido,
) {
  const { transaccion, now, newId } = deps;
  return async (pedida: { idPersona: number; url: string; fecha: string }) => {
    const { idPersona } = pedida;
    const buscada = await buscarFecha(deps, pedida);
    if (!buscada.ok) return refuse(buscada.rechazo);
    const { taller, ...fechaDelTaller } = buscada.value;
    return transaccion(async (trx) => {
      const ahora = now();
      const fecha = await trx.fechasDeTaller.bloquearOCrear(conLugares(taller, fechaDelTaller), ahora);
      if (fecha.canceladaPor !== null) return refuse("fecha-cancelada");
      if (yaEmpezo(fecha, ahora)) return refuse("taller-ya-empezo");
      const vencida = await trx.inscripciones.viva(idPersona, fecha);
      // An expired place is freed first, for this request and for the people who waited before.
      if (vencida && yaVencio(vencida, ahora)) {
        await terminarInscripcion(trx, vencida, "sin-respuesta", ahora);
      }
      const nueva: Inscripcion = {
        idInscripcion: newId(),
        idPersona,
        uid: fecha.uid,
        fecha: fecha.fecha,
        ...comoSeToma(fecha, ahora),
        numero: null,
        fin: null,
        creadaEn: ahora,
      };
      const creada = await trx.inscripciones.crear(nueva);
      if (!creada) {
        const anterior = await trx.inscripciones.viva(idPersona, fecha);
        return anterior ? sinTurno(trx, deps, anterior, fecha) : refuse("inscripcion-no-existe");
      }
      const { entradas, lugares } = await anotarEntrada(trx, idPersona, ahora);
      if (entradas > ENTRADAS_POR_DIA) return refuse("demasiadas-entradas");
      if (lugares.length > LUGARES_A_LA_VEZ) return refuse("demasiados-lugares");
      await vencerDeLaPersona(trx, idPersona, ahora);
      if (!(await trx.ocupaciones.ocuparPersona(creada.idInscripcion, idPersona, fecha))) {
        return refuse("se-cruza-con-lo-tuyo");
      }
      if (await tieneLugar(trx, creada, fecha, ahora)) {
        if (sinPagarDe(lugares, ahora).length > LUGARES_SIN_PAGAR) return refuse("demasiados-sin-pagar");
        // A paid place is confirmed by mail only after its payment.
        if (!esDePago(fecha)) {
          await avisarDeTaller(trx, deps, { inscripcion: creada, fecha, suceso: "inscrita" }, ahora);
        }
        return done(creada);
      }
      // A place in the waiting list occupies no time of the person.
      await trx.ocupaciones.desocupar(creada.idInscripcion);
      const numero = await trx.inscripciones.alFinal(creada);
      const enEspera: Inscripcion = {
        ...creada,
        estado: "esperando",
        numero,
        guardadaPara: null,
        expiraEn: null,
      };
      await avisarDeTaller(trx, deps, { inscripcion: enEspera, fecha, suceso: "espera" }, ahora);
      return done(enEspera);
    });
  };
}

/**
 * Counts this entry, and reads all places of the person. It locks the row that counts their entries, so that
 * simultaneous requests for other dates are decided one after another.
 */
async function anotarEntrada(trx: Repos<"inscripciones" | "intentos">, idPersona: number, ahora: Date) {
  const limite = { tope: ENTRADAS_POR_DIA, ventanaEnMinutos: UN_DIA_EN_MINUTOS };
  const entradas = await trx.intentos.contar(`talleres:${idPersona}`, limite, ahora);
  const lugares = await trx.inscripciones.deLaPersona(idPersona, { desde: ahora, hasta: null });
  return { entradas, lugares };
}

/** State of a new place: one with a price is kept until it is paid, a free one is the person's at once. */
const comoSeToma = (fecha: FechaConLugares, ahora: Date) =>
  esDePago(fecha)
    ? ({ estado: "ofrecida", guardadaPara: "pagar", expiraEn: expiraElPago(fecha.inicio, ahora) } as const)
    : ({ estado: "inscrita", guardadaPara: null, expiraEn: null } as const);

/**
 * A repeated request returns the existing place. When the waiting list gets no more offers, a waiting person takes a
 * free place like anybody.
 */
async function sinTurno(
  trx: Repos<RepositoriosAlAvisar | RepositoriosAlTomar | "intentos">,
  deps: Pick<DepsDeTaller<never>, "sitio" | "llaves" | "now">,
  anterior: Inscripcion,
  fecha: FechaConLugares,
) {
  const ahora = deps.now();
  if (anterior.estado !== "esperando" || sePregunta(fecha, ahora)) return done(anterior);
  const inscripcion: Inscripcion = { ...anterior, ...comoSeToma(fecha, ahora) };
  await vencerDeLaPersona(trx, inscripcion.idPersona, ahora);
  if (!(await tieneLugar(trx, inscripcion, fecha, ahora))) return done(anterior);
  if (!(await trx.ocupaciones.ocuparPersona(inscripcion.idInscripcion, inscripcion.idPersona, fecha))) {
    return refuse("se-cruza-con-lo-tuyo");
  }
  await trx.inscripciones.entrar(inscripcion, ahora);
  if (!esDePago(fecha)) {
    await avisarDeTaller(trx, deps, { inscripcion, fecha, suceso: "inscrita" }, ahora);
    return done(inscripcion);
  }
  const { lugares } = await anotarEntrada(trx, inscripcion.idPersona, ahora);
  return sinPagarDe(lugares, ahora).length > LUGARES_SIN_PAGAR
    ? refuse("demasiados-sin-pagar")
    : done(inscripcion);
}

/** True when anybody can take a place: one is free, and nobody in the waiting list goes first. */
export async function hayLugar(
  repos: Repos<"inscripciones" | "ocupaciones">,
  fecha: FechaConLugares,
  ahora: Date,
): Promise<boolean> {
  const recurso = recursoDe(fecha);
  const vivas = await repos.inscripciones.vivas(fecha);
  const esperan = sePregunta(fecha, ahora) ? vivas.filter(({ estado }) => estado === "esperando").length : 0;
  const tomados = (await repos.ocupaciones.tomados([recurso])).get(recurso) ?? 0;
  return alPedirLugar({ cupos: fecha.cupos, tomados, esperan }) === "inscrita";
}

/** Takes a free place; false when none is left. */
export const tieneLugar = async (
  trx: Repos<"inscripciones" | "ocupaciones">,
  { idInscripcion }: Inscripcion,
  fecha: FechaConLugares,
  ahora: Date,
): Promise<boolean> =>
  (await hayLugar(trx, fecha, ahora)) &&
  (await trx.ocupaciones.ocuparLugar(idInscripcion, recursoDe(fecha), fecha.cupos));

interface Propia {
  idPersona: number;
  uid: string;
  fecha: string;
}

/** Accepts an offered place ("Aceptar el lugar"). A repeated acceptance gives the same answer. */
export function makeAceptarLugar(deps: DepsDeTaller<"fechasDeTaller" | "inscripciones">) {
  return ({ idPersona, ...clave }: Propia) =>
    deps.transaccion(async (trx) => {
      const ahora = deps.now();
      const fecha = await trx.fechasDeTaller.bloquear(clave);
      const inscripcion = fecha && (await trx.inscripciones.viva(idPersona, clave));
      if (!inscripcion) return refuse("inscripcion-no-existe");
      if (inscripcion.estado === "inscrita") return done(inscripcion);
      if (inscripcion.estado === "esperando") return refuse("lugar-no-ofrecido");
      if (inscripcion.estado === "ofrecida" && esDePago(fecha)) return refuse("lugar-por-pagar");
      if (
        !sePuedeAceptar(inscripcion, ahora) ||
        !(await trx.inscripciones.aceptar(inscripcion.idInscripcion, ahora))
      ) {
        return refuse("oferta-vencida");
      }
      const aceptada: Inscripcion = { ...inscripcion, estado: "inscrita", expiraEn: null };
      await avisarDeTaller(trx, deps, { inscripcion: aceptada, fecha, suceso: "aceptada" }, ahora);
      return done(aceptada);
    });
}

/** Calendar file of a place, for the person's own calendar; null without a place. */
export function makeCopiarEvento({
  repos,
  sitio,
}: DepsConSitio<"fechasDeTaller" | "inscripciones" | "preferencias">) {
  return async ({ idPersona, ...clave }: Propia): Promise<string | null> => {
    if (!esFecha(clave.fecha)) return null;
    const inscripcion = await repos.inscripciones.viva(idPersona, clave);
    const fecha = await repos.fechasDeTaller.porClave(clave);
    if (inscripcion?.estado !== "inscrita" || !fecha) return null;
    const discreta = await quiereDiscrecion(repos, idPersona);
    return icsDeTaller(inscripcion, fecha, { sitio, discreta });
  };
}

/** Ends a place, with its occupied time, unpaid order and certificate. False when it had ended before. */
export async function terminarInscripcion(
  trx: Repos<RepositoriosAlTerminar>,
  inscripcion: Inscripcion,
  fin: NonNullable<Inscripcion["fin"]>,
  ahora: Date,
): Promise<boolean> {
  const { idInscripcion } = inscripcion;
  await trx.ocupaciones.desocupar(idInscripcion);
  await trx.pedidosDeTaller.cerrarPendientes(
    idInscripcion,
    fin === "sin-respuesta" ? "vencido" : "anulado",
    ahora,
  );
  const certificado = await trx.certificados.deLaInscripcion(idInscripcion);
  if (certificado) await trx.certificados.revocar(certificado.codigo, SIN_LUGAR, ahora);
  return trx.inscripciones.terminar(inscripcion, inscripcion.estado, fin, ahora);
}
