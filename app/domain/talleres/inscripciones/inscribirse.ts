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
import { avisarDeTaller, icsDeTaller, type DepsDeTaller, type LoDeAvisar } from "./avisos";
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

/** What of the content a use case asks for. */
export interface ConContenido {
  contenidos: Pick<Contenidos, "coleccion" | "talleres">;
  diasDeRegla: DiasDeRegla;
}

/** What is asked of the line and of a person's hour before somebody takes a place. */
export type LoDeTomar = "horarios" | "inscripciones" | "ocupaciones" | "reservas";
export type LoDeTerminar = "certificados" | "inscripciones" | "ocupaciones" | "pedidosDeTaller";

/** Why a certificate is good no more, for whoever looks at it. */
const SIN_LUGAR = "La persona no conservó su lugar en esa fecha.";

/** What the places of a date are counted by. */
export const recursoDe = ({ uid, fecha }: ClaveDeFecha) => `taller:${uid}:${fecha}`;

/** A date of a published workshop, wherever it was moved to; not beyond those that are shown. */
export async function buscarFecha(
  { contenidos, diasDeRegla, now }: ConContenido & { now: () => Date },
  { url, fecha }: { url: string; fecha: string },
) {
  const taller = (await contenidos.talleres()).find((otro) => tieneDireccion(otro, url));
  if (!taller) return refuse("taller-no-existe");
  // Before the rule is followed so far: that is work.
  if (fecha > sumarDias(fechaDe(now()), VENTANA_EN_DIAS)) return refuse("fecha-no-existe");
  const suya = fechaDelDia(taller, diasDeRegla, fecha);
  return suya ? done({ taller, ...suya }) : refuse("fecha-no-existe");
}

/**
 * The workshop that an address names, for somebody: one that is published, or one of which they have a place in that
 * date. Of this one the content may say nothing any more.
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
  // What PostgreSQL takes in no text is in none of ours.
  if (idPersona === null || !/^[\w-]+$/.test(url) || !esFecha(fecha)) return null;
  const clave = await repos.fechasDeTaller.porTaller({ url, fecha });
  if (!clave || !(await repos.inscripciones.viva(idPersona, clave))) return null;
  const { talleres } = await contenidos.coleccion();
  return { uid: clave.uid, taller: talleres.find(({ uid }) => uid === clave.uid) ?? null };
}

export function conLugares(
  { uid, titulo, clase, url, precioCentimos }: Taller,
  suya: Pick<FechaConLugares, "fecha" | "inicio" | "fin" | "cupos">,
): FechaPorEscribir {
  const { fecha, inicio, fin, cupos } = suya;
  return { uid, fecha, titulo, clase, url, inicio, fin, cupos, precioCentimos };
}

/**
 * "Inscribirme", and "Entrar en la lista de espera" where nothing is free: which of them is decided here, in one
 * transaction that holds the date, and by the unique index. What is sold is kept for a while, as an offer is, until it
 * is paid. Asking again answers the place that there is.
 */
export function makeInscribirse(
  deps: DepsDeTaller<LoDeTerminar | LoDeTomar | "fechasDeTaller" | "intentos"> & ConContenido,
) {
  const { transaccion, now, newId } = deps;
  return async (pedida: { idPersona: number; url: string; fecha: string }) => {
    const { idPersona } = pedida;
    const buscada = await buscarFecha(deps, pedida);
    if (!buscada.ok) return refuse(buscada.rechazo);
    const { taller, ...suya } = buscada.value;
    return transaccion(async (trx) => {
      const ahora = now();
      const fecha = await trx.fechasDeTaller.tomar(conLugares(taller, suya), ahora);
      if (fecha.canceladaPor !== null) return refuse("fecha-cancelada");
      if (yaEmpezo(fecha, ahora)) return refuse("taller-ya-empezo");
      const vencida = await trx.inscripciones.viva(idPersona, fecha);
      // What ran out makes room for what is asked now, and for whoever waits before it.
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
      const { entradas, suyas } = await anotarEntrada(trx, idPersona, ahora);
      if (entradas > ENTRADAS_POR_DIA) return refuse("demasiadas-entradas");
      if (suyas.length > LUGARES_A_LA_VEZ) return refuse("demasiados-lugares");
      await vencerDeLaPersona(trx, idPersona, ahora);
      if (!(await trx.ocupaciones.ocuparPersona(creada.idInscripcion, idPersona, fecha))) {
        return refuse("se-cruza-con-lo-tuyo");
      }
      if (await tieneLugar(trx, creada, fecha, ahora)) {
        if (sinPagarDe(suyas, ahora).length > LUGARES_SIN_PAGAR) return refuse("demasiados-sin-pagar");
        // Who has still to pay it is told once they did.
        if (!esDePago(fecha)) {
          await avisarDeTaller(trx, deps, creada, fecha, { suceso: "inscrita" }, ahora);
        }
        return done(creada);
      }
      // Whoever waits may do something else at that hour.
      await trx.ocupaciones.desocupar(creada.idInscripcion);
      const numero = await trx.inscripciones.alFinal(creada);
      const enEspera: Inscripcion = {
        ...creada,
        estado: "esperando",
        numero,
        guardadaPara: null,
        expiraEn: null,
      };
      await avisarDeTaller(trx, deps, enEspera, fecha, { suceso: "espera" }, ahora);
      return done(enEspera);
    });
  };
}

/**
 * All that somebody has by now, with what they just asked for. It holds the row of their entries: what they ask for at
 * once in other dates is decided one after another.
 */
async function anotarEntrada(trx: Repos<"inscripciones" | "intentos">, idPersona: number, ahora: Date) {
  const limite = { tope: ENTRADAS_POR_DIA, ventanaEnMinutos: UN_DIA_EN_MINUTOS };
  const entradas = await trx.intentos.contar(`talleres:${idPersona}`, limite, ahora);
  const suyas = await trx.inscripciones.deLaPersona(idPersona, { desde: ahora, hasta: null });
  return { entradas, suyas };
}

/** A place as whoever comes takes one: what is sold is kept until it is paid. */
const comoSeToma = (fecha: FechaConLugares, ahora: Date) =>
  esDePago(fecha)
    ? ({ estado: "ofrecida", guardadaPara: "pagar", expiraEn: expiraElPago(fecha.inicio, ahora) } as const)
    : ({ estado: "inscrita", guardadaPara: null, expiraEn: null } as const);

/**
 * Asked for again, it is what there is: only that who waits takes what is free as anybody does, once nobody is asked in
 * their turn any more.
 */
async function sinTurno(
  trx: Repos<LoDeAvisar | LoDeTomar | "intentos">,
  deps: Pick<DepsDeTaller<never>, "sitio" | "llaves" | "now">,
  anterior: Inscripcion,
  fecha: FechaConLugares,
) {
  const ahora = deps.now();
  if (anterior.estado !== "esperando" || sePregunta(fecha, ahora)) return done(anterior);
  const suya: Inscripcion = { ...anterior, ...comoSeToma(fecha, ahora) };
  await vencerDeLaPersona(trx, suya.idPersona, ahora);
  if (!(await tieneLugar(trx, suya, fecha, ahora))) return done(anterior);
  if (!(await trx.ocupaciones.ocuparPersona(suya.idInscripcion, suya.idPersona, fecha))) {
    return refuse("se-cruza-con-lo-tuyo");
  }
  await trx.inscripciones.entrar(suya, ahora);
  if (!esDePago(fecha)) {
    await avisarDeTaller(trx, deps, suya, fecha, { suceso: "inscrita" }, ahora);
    return done(suya);
  }
  const { suyas } = await anotarEntrada(trx, suya.idPersona, ahora);
  return sinPagarDe(suyas, ahora).length > LUGARES_SIN_PAGAR ? refuse("demasiados-sin-pagar") : done(suya);
}

/** Whether a place of the date is for whoever comes: somebody may wait who can still be asked, or none is left. */
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

/** Takes one where there is one. */
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

/** "Aceptar el lugar": what is kept for the person becomes theirs. Accepting again answers the same. */
export function makeAceptarLugar(deps: DepsDeTaller<"fechasDeTaller" | "inscripciones">) {
  return ({ idPersona, ...clave }: Propia) =>
    deps.transaccion(async (trx) => {
      const ahora = deps.now();
      const fecha = await trx.fechasDeTaller.bloquear(clave);
      const suya = fecha && (await trx.inscripciones.viva(idPersona, clave));
      if (!suya) return refuse("inscripcion-no-existe");
      if (suya.estado === "inscrita") return done(suya);
      if (suya.estado === "esperando") return refuse("lugar-no-ofrecido");
      if (suya.estado === "ofrecida" && esDePago(fecha)) return refuse("lugar-por-pagar");
      if (!sePuedeAceptar(suya, ahora) || !(await trx.inscripciones.aceptar(suya.idInscripcion, ahora))) {
        return refuse("oferta-vencida");
      }
      const aceptada: Inscripcion = { ...suya, estado: "inscrita", expiraEn: null };
      await avisarDeTaller(trx, deps, aceptada, fecha, { suceso: "aceptada" }, ahora);
      return done(aceptada);
    });
}

/** The file of a place, for somebody's own calendar; null for who has none. */
export function makeCopiarEvento({
  repos,
  sitio,
}: DepsConSitio<"fechasDeTaller" | "inscripciones" | "preferencias">) {
  return async ({ idPersona, ...clave }: Propia): Promise<string | null> => {
    if (!esFecha(clave.fecha)) return null;
    const inscripcion = await repos.inscripciones.viva(idPersona, clave);
    const fecha = await repos.fechasDeTaller.una(clave);
    if (inscripcion?.estado !== "inscrita" || !fecha) return null;
    const discreta = await quiereDiscrecion(repos, idPersona);
    return icsDeTaller(inscripcion, fecha, { sitio, discreta });
  };
}

/** Ends a place, gives back what it took, and ends its order that nobody paid and the certificate that it had. Answers whether it had not ended before. */
export async function terminarInscripcion(
  trx: Repos<LoDeTerminar>,
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
