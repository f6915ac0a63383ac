import { certificar, minutosDe } from "../certificados/certificar";
import { constanciaDe, minutosPresentes, type Certificado } from "../certificados/certificado";
import type { Taller } from "../../contenido/contenido";
import type { Deps, Repos } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import { tallerPara, type ConContenido } from "../inscripciones/inscribirse";
import {
  acaba,
  type ClaveDeFecha,
  type FechaConLugares,
  type Inscripcion,
} from "../inscripciones/inscripcion";
import { PREGUNTAS_POR_PERSONA, type Pregunta } from "./pregunta";
import type { RechazoDeSalaDeTaller } from "./rechazos";
import type { Asistencia } from "./repositorio";
import {
  alAbrirLaReunion,
  bastaParaAsistir,
  conLatido,
  estadoDeSala,
  faseDelTaller,
  registroDeAsistencia,
  sePuedeRegistrar,
  seVeAqui,
  type EstadoDeSala,
  type FaseDelTaller,
} from "./sala";

export type LoDeSala = "asistencias" | "certificados" | "fechasDeTaller" | "inscripciones" | "preguntas";
export type DepsDeSalaDeTaller = Deps<LoDeSala>;

type Hecho = Promise<Result<undefined, RechazoDeSalaDeTaller>>;

interface Propia extends ClaveDeFecha {
  idPersona: number;
}

export interface SalaAbierta {
  /** Null where no content says anything of it any more. */
  taller: Taller | null;
  inscripcion: Inscripcion;
  fecha: FechaConLugares;
  estado: EstadoDeSala;
  ahora: Date;
  preguntas: Pregunta[];
  asistencia: Asistencia;
  /** Once the date is over. */
  certificado: Certificado | null;
  /** What is known of their presence is enough for a certificate; told before the date is over, too. */
  conCertificado: boolean;
  /** How long the room saw them, and how long the date was: both in minutes, once it is over. */
  presencia: { minutos: number; de: number } | null;
}

/** All that somebody with a place sees of the room of its date. Everybody else hears that they have none. */
export function makeVerSalaDeTaller({ repos, now, contenidos }: DepsDeSalaDeTaller & ConContenido) {
  /** By the address of the workshop, or by its key. */
  return async (
    pedida: { idPersona: number; fecha: string } & ({ url: string } | { uid: string }),
  ): Promise<Result<SalaAbierta, RechazoDeSalaDeTaller>> => {
    const pedido =
      "url" in pedida
        ? await tallerPara({ contenidos, repos }, pedida)
        : { uid: pedida.uid, taller: await conUid(contenidos, pedida.uid) };
    if (!pedido) return refuse("taller-no-existe");
    const { taller, uid } = pedido;
    const clave = { uid, fecha: pedida.fecha };
    const suya = await conLugar(repos, { ...clave, idPersona: pedida.idPersona });
    if (!suya.ok) return suya;
    const { inscripcion, fecha } = suya.value;
    const { idInscripcion } = inscripcion;
    const [preguntas, asistencia, suyo] = await Promise.all([
      repos.preguntas.deLaFecha(clave),
      repos.asistencias.de(idInscripcion),
      repos.certificados.deLaInscripcion(idInscripcion),
    ]);
    const ahora = now();
    const estado = estadoDeSala(fecha, ahora);
    const conCertificado = suyo !== null && constanciaDe(suyo) !== null;
    const termino = ahora >= acaba(fecha);
    const minutos = suyo?.minutos ?? minutosDe(fecha);
    return done({
      ...{ taller, inscripcion, fecha, estado, ahora, preguntas, asistencia, conCertificado },
      certificado: termino && conCertificado ? suyo : null,
      presencia:
        termino && asistencia.entroEn === null
          ? { minutos: minutosPresentes({ minutos, ...asistencia }), de: minutos }
          : null,
    });
  };
}

/** Published or not: it is only shown to who has a place. */
const conUid = async (contenidos: ConContenido["contenidos"], uid: string) =>
  (await contenidos.coleccion()).talleres.find((otro) => otro.uid === uid) ?? null;

async function conLugar(
  repos: Repos<"fechasDeTaller" | "inscripciones">,
  { idPersona, ...clave }: Propia,
): Promise<Result<{ inscripcion: Inscripcion; fecha: FechaConLugares }, "inscripcion-no-existe">> {
  const [inscripcion, fecha] = await Promise.all([
    repos.inscripciones.viva(idPersona, clave),
    repos.fechasDeTaller.una(clave),
  ]);
  return inscripcion?.estado === "inscrita" && fecha
    ? done({ inscripcion, fecha })
    : refuse("inscripcion-no-existe");
}

/** The same, and only while the room is open. */
async function enSala(repos: Repos<"fechasDeTaller" | "inscripciones">, propia: Propia, ahora: Date) {
  const suya = await conLugar(repos, propia);
  if (!suya.ok) return suya;
  const estado = estadoDeSala(suya.value.fecha, ahora);
  if (estado === "cancelada") return refuse("fecha-cancelada");
  if (estado === "por-abrir") return refuse("sala-por-abrir");
  return estado === "abierta" ? suya : refuse("sala-cerrada");
}

/** Asks whoever leads it; they decide whether the others read it. */
export function makePreguntar({ transaccion, now, newId }: DepsDeSalaDeTaller) {
  return ({ texto, ...propia }: Propia & { texto: string }): Hecho =>
    transaccion(async (trx): Hecho => {
      const ahora = now();
      // One after another, so that nobody asks more than that.
      await trx.fechasDeTaller.bloquear(propia);
      const suya = await enSala(trx, propia, ahora);
      if (!suya.ok) return suya;
      const { idPersona, uid, fecha } = propia;
      const todas = await trx.preguntas.deLaFecha(propia);
      const suyas = todas.filter((una) => una.idPersona === idPersona);
      if (suyas.length >= PREGUNTAS_POR_PERSONA) return refuse("demasiadas-preguntas");
      const nueva = { idPregunta: newId(), idPersona, uid, fecha, texto, creadaEn: ahora };
      await trx.preguntas.crear({ ...nueva, estado: "por-revisar" });
      return done(undefined);
    });
}

/** "Registrar asistencia": while it runs, or once it is over of who was there. Saying it again changes nothing. */
export function makeRegistrarAsistencia(deps: DepsDeSalaDeTaller) {
  return (propia: Propia): Hecho =>
    deps.transaccion(async (trx): Hecho => {
      const ahora = deps.now();
      const suya = await enSala(trx, propia, ahora);
      if (!suya.ok) return suya;
      const { inscripcion, fecha } = suya.value;
      const asistencia = await trx.asistencias.de(inscripcion.idInscripcion);
      if (asistencia.asistioEn !== null) return done(undefined);
      const registro = registroDeAsistencia(fecha, asistencia, ahora);
      if (registro === "por-abrir") return refuse("registro-por-abrir");
      if (registro === "sin-haberte-visto") return refuse("no-te-vimos");
      await darPorAsistida(trx, deps, inscripcion.idInscripcion, propia);
      return done(undefined);
    });
}

/**
 * A browser says that its person is there, who is not looked at: it is taken from who has a place, while the room is
 * open, of what is seen on our page. Who was there long enough has attended. Of a meeting elsewhere it says that they
 * opened it. Answers what the workshop is at by then.
 */
export function makeLatir(deps: DepsDeSalaDeTaller & ConContenido) {
  return async (propia: Propia): Promise<Result<{ fase: FaseDelTaller }, RechazoDeSalaDeTaller>> => {
    const taller = await conUid(deps.contenidos, propia.uid);
    return deps.transaccion<{ fase: FaseDelTaller }, RechazoDeSalaDeTaller>(async (trx) => {
      const ahora = deps.now();
      const suya = await enSala(trx, propia, ahora);
      if (!suya.ok) return suya;
      const aqui = seVeAqui(taller?.sala ?? null, true);
      if (!aqui && taller?.sala.enlace === undefined) return refuse("no-se-ve-aqui");
      const { inscripcion, fecha } = suya.value;
      const { idInscripcion } = inscripcion;
      const fase = faseDelTaller(fecha, ahora);
      const antes = await trx.asistencias.de(idInscripcion);
      const presencia = aqui ? conLatido(antes, fecha, ahora) : alAbrirLaReunion(antes, fecha, ahora);
      if (!presencia) return done({ fase });
      if (aqui && !antes.asistioEn && sePuedeRegistrar(fecha, ahora) && bastaParaAsistir(presencia, fecha)) {
        await darPorAsistida(trx, deps, idInscripcion, propia);
      }
      // What is written is whole: of several at once any one is right.
      await trx.asistencias.anotarPresencia(idInscripcion, presencia);
      await trx.certificados.constatar(idInscripcion, presencia);
      return done({ fase });
    });
  };
}

/**
 * With its certificate, both once; inside the caller's transaction. `confirmado`: whoever leads it says so, also of who
 * said it before. Answers whether they have a place.
 */
export async function darPorAsistida(
  trx: Repos<"asistencias" | "certificados" | "fechasDeTaller">,
  deps: Pick<Deps<never>, "now" | "newId">,
  idInscripcion: string,
  clave: ClaveDeFecha,
  { confirmado = false } = {},
): Promise<boolean> {
  // Held, so that it is not begun or ended meanwhile: the certificate says how long it was.
  const fecha = await trx.fechasDeTaller.bloquear(clave);
  const asistente = await trx.asistencias.asistente(idInscripcion);
  const { uid, fecha: dia } = asistente?.inscripcion ?? {};
  if (!fecha || !asistente || uid !== fecha.uid || dia !== fecha.fecha) return false;
  if (await trx.asistencias.marcar(idInscripcion, deps.now())) {
    await certificar(trx, { ...asistente, confirmado }, fecha, deps);
  } else if (confirmado) await trx.certificados.constatar(idInscripcion, { confirmado });
  return true;
}
