import { vencerDeLaPersona } from "../../agenda/horarios/retenerHorario";
import type { Taller } from "../../contenido/contenido";
import { fechaDelDia } from "../../contenido/fechasDeTaller";
import type { Contenidos } from "../../contenido/repositorio";
import type { DiasDeRegla } from "../../contenido/taller";
import { quiereDiscrecion } from "../../cuentas/preferencias/preferencias";
import { esFecha, fechaDe, sumarDias } from "../../shared/fechas";
import type { Vuelve } from "../../ventas/devoluciones/vuelve";
import type { Deps, DepsConSitio, Repos } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { antesDeDejar, devolverLugar, loPagado, type LoDeDevolver } from "../ventas/devolver";
import { avisarDeTaller, icsDeTaller, type DepsDeTaller } from "./avisos";
import {
  alPedirLugar,
  ENTRADAS_POR_DIA,
  esDePago,
  expiraElLugar,
  expiraElPago,
  LUGARES_A_LA_VEZ,
  sePuedeAceptar,
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
  const taller = (await contenidos.talleres()).find((otro) => otro.url === url);
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
  const taller = (await contenidos.talleres()).find((otro) => otro.url === url);
  if (taller) return { uid: taller.uid, taller };
  // What PostgreSQL takes in no text is in none of ours.
  if (idPersona === null || !/^[\w-]+$/.test(url) || !esFecha(fecha)) return null;
  const clave = await repos.fechasDeTaller.porTaller({ url, fecha });
  if (!clave || !(await repos.inscripciones.viva(idPersona, clave))) return null;
  const { talleres } = await contenidos.coleccion();
  return { uid: clave.uid, taller: talleres.find(({ uid }) => uid === clave.uid) ?? null };
}

export function conLugares(
  { uid, titulo, url, precioCentimos }: Taller,
  suya: Pick<FechaConLugares, "fecha" | "inicio" | "fin" | "cupos">,
): FechaPorEscribir {
  const { fecha, inicio, fin, cupos } = suya;
  return { uid, fecha, titulo, url, inicio, fin, cupos, precioCentimos };
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
        estado: esDePago(fecha) ? "ofrecida" : "inscrita",
        numero: null,
        guardadaPara: esDePago(fecha) ? "pagar" : null,
        expiraEn: esDePago(fecha) ? expiraElPago(fecha.inicio, ahora) : null,
        fin: null,
        creadaEn: ahora,
      };
      const creada = await trx.inscripciones.crear(nueva);
      if (!creada) {
        const anterior = await trx.inscripciones.viva(idPersona, fecha);
        return anterior ? done(anterior) : refuse("inscripcion-no-existe");
      }
      const suyas = await trx.inscripciones.deLaPersona(idPersona, { desde: ahora, hasta: null });
      if (suyas.length > LUGARES_A_LA_VEZ) return refuse("demasiados-lugares");
      const entradas = await trx.intentos.contar(`talleres:${idPersona}`, UN_DIA_EN_MINUTOS, ahora);
      if (entradas > ENTRADAS_POR_DIA) return refuse("demasiadas-entradas");
      await vencerDeLaPersona(trx, idPersona, ahora);
      if (!(await trx.ocupaciones.ocuparPersona(creada.idInscripcion, idPersona, fecha))) {
        return refuse("se-cruza-con-lo-tuyo");
      }
      if (await tieneLugar(trx, creada, fecha, ahora)) {
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

/** Takes a place of the date, unless somebody waits who can still be asked, or none is left. */
export async function tieneLugar(
  trx: Repos<"inscripciones" | "ocupaciones">,
  { idInscripcion }: Inscripcion,
  fecha: FechaConLugares,
  ahora: Date,
): Promise<boolean> {
  const recurso = recursoDe(fecha);
  const vivas = await trx.inscripciones.vivas(fecha);
  const sePregunta = expiraElLugar(fecha.inicio, ahora) !== null;
  const esperan = sePregunta ? vivas.filter(({ estado }) => estado === "esperando").length : 0;
  const tomados = (await trx.ocupaciones.tomados([recurso])).get(recurso) ?? 0;
  return (
    alPedirLugar({ cupos: fecha.cupos, tomados, esperan }) === "inscrita" &&
    (await trx.ocupaciones.ocuparLugar(idInscripcion, recurso, fecha.cupos))
  );
}

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

/**
 * "Dejar mi lugar", and leaving the line: signed in, or by the link of a mail, which gives up nothing that was paid.
 * What the rule of changes gives back goes back with it. `vuelve` is what they were told of it: null where nothing was.
 * Leaving again changes nothing.
 */
export function makeDejarLugar(deps: DepsDeTaller<LoDeDevolver | LoDeTerminar | "fechasDeTaller">) {
  return (cual: (Propia & { vuelve?: Vuelve["tipo"] | null | undefined }) | { idInscripcion: string }) =>
    deps.transaccion(async (trx) => {
      const ahora = deps.now();
      const vista =
        "idInscripcion" in cual
          ? await trx.inscripciones.porId(cual.idInscripcion)
          : await trx.inscripciones.viva(cual.idPersona, cual);
      const fecha = vista && (await trx.fechasDeTaller.bloquear(vista));
      // As it is once its date is held.
      const suya = vista && (await trx.inscripciones.porId(vista.idInscripcion));
      if (!fecha || !suya) return refuse("inscripcion-no-existe");
      if (suya.estado === "terminada") return done({ inscripcion: suya, fecha, vuelve: null });
      if (yaEmpezo(fecha, ahora)) return refuse("taller-ya-empezo");
      const venta = await loPagado(trx, suya);
      if (venta && !("uid" in cual)) return refuse("lugar-pagado");
      const antes = venta && antesDeDejar(venta, fecha, ahora);
      // The limit may have passed between the page and the button, or the page have said nothing yet: nobody loses
      // money by surprise.
      if (antes && "uid" in cual && cual.vuelve !== undefined && cual.vuelve !== antes.vuelve.tipo) {
        return refuse("devolucion-distinta");
      }
      await terminarInscripcion(trx, suya, "salida", ahora);
      if (venta && antes) {
        if (antes.vuelve.tipo !== "nada") await devolverLugar(trx, venta.pedido, ahora);
        await avisarDeTaller(trx, deps, suya, fecha, { suceso: "dejada", vuelve: antes.vuelve }, ahora);
      }
      return done({ inscripcion: suya, fecha, vuelve: antes ? antes.vuelve : null });
    });
}

/** Why there is nothing to give up of a place by the link of a mail, or null. */
export function makeNoSeDeja({
  repos,
  now,
}: Deps<"fechasDeTaller" | "inscripciones" | "pagos" | "pedidosDeTaller">) {
  return async (idInscripcion: string): Promise<"taller-ya-empezo" | "lugar-pagado" | null> => {
    const suya = await repos.inscripciones.porId(idInscripcion);
    const fecha = suya && (await repos.fechasDeTaller.una(suya));
    if (!fecha || suya.estado === "terminada") return null;
    if (yaEmpezo(fecha, now())) return "taller-ya-empezo";
    return (await loPagado(repos, suya)) ? "lugar-pagado" : null;
  };
}

/** The file of a place, for somebody's own calendar; null for who has none. */
export function makeCopiarEvento({
  repos,
  now,
  sitio,
}: DepsConSitio<"fechasDeTaller" | "inscripciones" | "preferencias">) {
  return async ({ idPersona, ...clave }: Propia): Promise<string | null> => {
    if (!esFecha(clave.fecha)) return null;
    const inscripcion = await repos.inscripciones.viva(idPersona, clave);
    const fecha = await repos.fechasDeTaller.una(clave);
    if (inscripcion?.estado !== "inscrita" || !fecha) return null;
    const discreta = await quiereDiscrecion(repos, idPersona);
    return icsDeTaller(inscripcion, fecha, { sitio, discreta, ahora: now() });
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
