import { vencerRetenciones } from "../../agenda/horarios/retenerHorario";
import type { Taller } from "../../contenido/contenido";
import { fechaDelDia } from "../../contenido/fechasDeTaller";
import type { Contenidos } from "../../contenido/repositorio";
import type { DiasDeRegla } from "../../contenido/taller";
import { quiereDiscrecion } from "../../cuentas/preferencias/preferencias";
import { fechaDe, sumarDias } from "../../shared/fechas";
import type { Repos } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { avisarDeTaller, icsDeTaller, type DepsDeTaller } from "./avisos";
import {
  alPedirLugar,
  LUGARES_A_LA_VEZ,
  sePuedeAceptar,
  VENTANA_EN_DIAS,
  yaEmpezo,
  type ClaveDeFecha,
  type FechaConLugares,
  type Inscripcion,
} from "./inscripcion";

/** What of the content a use case asks for. */
export interface ConContenido {
  contenidos: Pick<Contenidos, "talleres">;
  diasDeRegla: DiasDeRegla;
}

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

export function conLugares(
  { uid, titulo, url }: Taller,
  suya: Pick<FechaConLugares, "fecha" | "inicio" | "fin" | "cupos">,
): Omit<FechaConLugares, "canceladaPor"> {
  const { fecha, inicio, fin, cupos } = suya;
  return { uid, fecha, titulo, url, inicio, fin, cupos };
}

/**
 * "Inscribirme", and "Entrar en la lista de espera" where nothing is free: which of them is decided here, in one
 * transaction that holds the date, and by the unique index. Asking again answers the place that there is.
 */
export function makeInscribirse(deps: DepsDeTaller & ConContenido) {
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
      const nueva: Inscripcion = {
        idInscripcion: newId(),
        idPersona,
        uid: fecha.uid,
        fecha: fecha.fecha,
        estado: "inscrita",
        numero: null,
        expiraEn: null,
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
      await vencerRetenciones(trx, { idEspecialista: "", idPersona }, ahora);
      if (!(await trx.ocupaciones.ocuparPersona(creada.idInscripcion, idPersona, fecha))) {
        return refuse("se-cruza-con-lo-tuyo");
      }
      if (await tieneLugar(trx, creada, fecha)) {
        await avisarDeTaller(trx, deps, creada, fecha, { suceso: "inscrita" }, ahora);
        return done(creada);
      }
      // Whoever waits may do something else at that hour.
      await trx.ocupaciones.desocupar(creada.idInscripcion);
      const numero = await trx.inscripciones.alFinal(creada);
      const enEspera: Inscripcion = { ...creada, estado: "esperando", numero };
      await avisarDeTaller(trx, deps, enEspera, fecha, { suceso: "espera" }, ahora);
      return done(enEspera);
    });
  };
}

/** Takes a place of the date, unless somebody waits for it or none is left. */
async function tieneLugar(
  trx: Repos<"inscripciones" | "ocupaciones">,
  { idInscripcion }: Inscripcion,
  fecha: FechaConLugares,
): Promise<boolean> {
  const recurso = recursoDe(fecha);
  const vivas = await trx.inscripciones.vivas(fecha);
  const esperan = vivas.filter(({ estado }) => estado === "esperando").length;
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
export function makeAceptarLugar(deps: DepsDeTaller) {
  return ({ idPersona, ...clave }: Propia) =>
    deps.transaccion(async (trx) => {
      const ahora = deps.now();
      const fecha = await trx.fechasDeTaller.bloquear(clave);
      const suya = fecha && (await trx.inscripciones.viva(idPersona, clave));
      if (!suya) return refuse("inscripcion-no-existe");
      if (suya.estado === "inscrita") return done(suya);
      if (!sePuedeAceptar(suya, ahora) || !(await trx.inscripciones.aceptar(suya.idInscripcion, ahora))) {
        return refuse("lugar-no-ofrecido");
      }
      const aceptada: Inscripcion = { ...suya, estado: "inscrita", expiraEn: null };
      await avisarDeTaller(trx, deps, aceptada, fecha, { suceso: "aceptada" }, ahora);
      return done(aceptada);
    });
}

/** "Dejar mi lugar", and leaving the line: signed in, or by the link of a mail. Leaving again changes nothing. */
export function makeDejarLugar(deps: DepsDeTaller) {
  return (cual: Propia | { idInscripcion: string }) =>
    deps.transaccion(async (trx) => {
      const vista =
        "idInscripcion" in cual
          ? await trx.inscripciones.porId(cual.idInscripcion)
          : await trx.inscripciones.viva(cual.idPersona, cual);
      const fecha = vista && (await trx.fechasDeTaller.bloquear(vista));
      // As it is once its date is held.
      const suya = vista && (await trx.inscripciones.porId(vista.idInscripcion));
      if (!fecha || !suya) return refuse("inscripcion-no-existe");
      if (suya.estado === "terminada") return done({ inscripcion: suya, fecha });
      if (yaEmpezo(fecha, deps.now())) return refuse("taller-ya-empezo");
      await terminarInscripcion(trx, suya, "salida", deps.now());
      return done({ inscripcion: suya, fecha });
    });
}

/** The file of a place, for somebody's own calendar; null for who has none. */
export function makeCopiarEvento({ repos, now, sitio }: DepsDeTaller) {
  return async ({ idPersona, ...clave }: Propia): Promise<string | null> => {
    const inscripcion = await repos.inscripciones.viva(idPersona, clave);
    const fecha = (await repos.fechasDeTaller.varias([clave])).get(`${clave.uid} ${clave.fecha}`);
    if (inscripcion?.estado !== "inscrita" || !fecha) return null;
    const discreta = await quiereDiscrecion(repos, idPersona);
    return icsDeTaller(inscripcion, fecha, { sitio, discreta, ahora: now() });
  };
}

/** Ends a place and gives back what it took. Answers whether it had not ended before. */
export async function terminarInscripcion(
  trx: Repos<"inscripciones" | "ocupaciones">,
  inscripcion: Inscripcion,
  fin: NonNullable<Inscripcion["fin"]>,
  ahora: Date,
): Promise<boolean> {
  await trx.ocupaciones.desocupar(inscripcion.idInscripcion);
  return trx.inscripciones.terminar(inscripcion, inscripcion.estado, fin, ahora);
}
