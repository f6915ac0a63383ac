import { certificar, minutosDe } from "../certificados/certificar";
import { constanciaDe, minutosPresentes, type Certificado } from "../certificados/certificado";
import type { Taller } from "../../contenido/contenido";
import type { Deps, Repos, ReposSinCandado } from "../../shared/puertos";
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

export type RepositoriosDeSala =
  "asistencias" | "certificados" | "fechasDeTaller" | "inscripciones" | "preguntas";
export type DepsDeSalaDeTaller = Deps<RepositoriosDeSala>;

type Hecho = Promise<Result<undefined, RechazoDeSalaDeTaller>>;

interface Propia extends ClaveDeFecha {
  idPersona: number;
}

export interface SalaAbierta {
  /** The workshop; null when the content no longer has it. */
  taller: Taller | null;
  inscripcion: Inscripcion;
  fecha: FechaConLugares;
  estado: EstadoDeSala;
  ahora: Date;
  preguntas: Pregunta[];
  asistencia: Asistencia;
  /** Certificate of the place; null before the date is over. */
  certificado: Certificado | null;
  /** True when the evidence of presence suffices for a certificate, even before the date is over. */
  conCertificado: boolean;
  /** Minutes for which the room saw the person, and minutes of the date; null until the date is over. */
  presencia: { minutos: number; de: number } | null;
}

/** Room of a date, for a person with a place in it. Anybody else gets the answer that they have no place. */
export function makeVerSalaDeTaller({ repos, now, contenidos }: DepsDeSalaDeTaller & ConContenido) {
  /** Finds the workshop by its slug or by its key. */
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
    const lugar = await conLugar(repos, { ...clave, idPersona: pedida.idPersona });
    if (!lugar.ok) return lugar;
    const { inscripcion, fecha } = lugar.value;
    const { idInscripcion } = inscripcion;
    const [preguntas, asistencia, certificado] = await Promise.all([
      repos.preguntas.deLaFecha(clave),
      repos.asistencias.de(idInscripcion),
      repos.certificados.deLaInscripcion(idInscripcion),
    ]);
    const ahora = now();
    const estado = estadoDeSala(fecha, ahora);
    const conCertificado = certificado !== null && constanciaDe(certificado) !== null;
    const termino = ahora >= acaba(fecha);
    const minutos = certificado?.minutos ?? minutosDe(fecha);
    return done({
      ...{ taller, inscripcion, fecha, estado, ahora, preguntas, asistencia, conCertificado },
      certificado: termino && conCertificado ? certificado : null,
      presencia:
        termino && asistencia.entroEn === null
          ? { minutos: minutosPresentes({ minutos, ...asistencia }), de: minutos }
          : null,
    });
  };
}

/** Unpublished workshops are found too: only people with a place get here. */
const conUid = async (contenidos: ConContenido["contenidos"], uid: string) =>
  (await contenidos.coleccion()).talleres.find((otro) => otro.uid === uid) ?? null;

async function conLugar(
  repos: ReposSinCandado<"fechasDeTaller" | "inscripciones">,
  { idPersona, ...clave }: Propia,
): Promise<Result<{ inscripcion: Inscripcion; fecha: FechaConLugares }, "inscripcion-no-existe">> {
  const [inscripcion, fecha] = await Promise.all([
    repos.inscripciones.viva(idPersona, clave),
    repos.fechasDeTaller.porClave(clave),
  ]);
  return inscripcion?.estado === "inscrita" && fecha
    ? done({ inscripcion, fecha })
    : refuse("inscripcion-no-existe");
}

/** Finds the place of a person, only while the room is open. */
async function enSala(repos: Repos<"fechasDeTaller" | "inscripciones">, propia: Propia, ahora: Date) {
  const lugar = await conLugar(repos, propia);
  if (!lugar.ok) return lugar;
  const estado = estadoDeSala(lugar.value.fecha, ahora);
  if (estado === "cancelada") return refuse("fecha-cancelada");
  if (estado === "por-abrir") return refuse("sala-por-abrir");
  return estado === "abierta" ? lugar : refuse("sala-cerrada");
}

/** Sends a question to the host, who decides whether the others see it. */
export function makePreguntar({ transaccion, now, newId }: DepsDeSalaDeTaller) {
  return ({ texto, ...propia }: Propia & { texto: string }): Hecho =>
    transaccion(async (trx): Hecho => {
      const ahora = now();
      // The lock makes simultaneous questions wait for each other, so that nobody exceeds the limit.
      await trx.fechasDeTaller.bloquear(propia);
      const lugar = await enSala(trx, propia, ahora);
      if (!lugar.ok) return lugar;
      const { idPersona, uid, fecha } = propia;
      const todas = await trx.preguntas.deLaFecha(propia);
      const preguntasPropias = todas.filter((pregunta) => pregunta.idPersona === idPersona);
      if (preguntasPropias.length >= PREGUNTAS_POR_PERSONA) return refuse("demasiadas-preguntas");
      const nueva = { idPregunta: newId(), idPersona, uid, fecha, texto, creadaEn: ahora };
      await trx.preguntas.crear({ ...nueva, estado: "por-revisar" });
      return done(undefined);
    });
}

/**
 * Notes the person's own report of attendance ("Registrar asistencia"), while the workshop takes place or, for people
 * whom the room saw, afterwards. A repeated report changes nothing.
 */
export function makeRegistrarAsistencia(deps: DepsDeSalaDeTaller) {
  return (propia: Propia): Hecho =>
    deps.transaccion(async (trx): Hecho => {
      const ahora = deps.now();
      const lugar = await enSala(trx, propia, ahora);
      if (!lugar.ok) return lugar;
      const { inscripcion, fecha } = lugar.value;
      const asistencia = await trx.asistencias.de(inscripcion.idInscripcion);
      if (asistencia.asistioEn !== null) return done(undefined);
      const registro = registroDeAsistencia(fecha, asistencia, ahora);
      if (registro === "por-abrir") return refuse("registro-por-abrir");
      if (registro === "sin-haberte-visto") return refuse("no-te-vimos");
      await darPorAsistida(trx, deps, { idInscripcion: inscripcion.idInscripcion, clave: propia });
      return done(undefined);
    });
}

/**
 * Takes a signal of presence from a person's browser. It counts for people with a place while the room is open, when
 * the workshop is shown on our page. Enough presence is noted as attendance. For a meeting on another service the
 * signal means that the person opened it. Returns the phase of the workshop.
 */
export function makeLatir(deps: DepsDeSalaDeTaller & ConContenido) {
  return async (propia: Propia): Promise<Result<{ fase: FaseDelTaller }, RechazoDeSalaDeTaller>> => {
    const taller = await conUid(deps.contenidos, propia.uid);
    return deps.transaccion<{ fase: FaseDelTaller }, RechazoDeSalaDeTaller>(async (trx) => {
      const ahora = deps.now();
      const lugar = await enSala(trx, propia, ahora);
      if (!lugar.ok) return lugar;
      const aqui = seVeAqui(taller?.sala ?? null, true);
      if (!aqui && taller?.sala.enlace === undefined) return refuse("no-se-ve-aqui");
      const { inscripcion, fecha } = lugar.value;
      const { idInscripcion } = inscripcion;
      const fase = faseDelTaller(fecha, ahora);
      const antes = await trx.asistencias.de(idInscripcion);
      const presencia = aqui ? conLatido(antes, fecha, ahora) : alAbrirLaReunion(antes, fecha, ahora);
      if (!presencia) return done({ fase });
      if (aqui && !antes.asistioEn && sePuedeRegistrar(fecha, ahora) && bastaParaAsistir(presencia, fecha)) {
        await darPorAsistida(trx, deps, { idInscripcion, clave: propia });
      }
      // Each write stores the whole presence, so that the last of several simultaneous writes is right too.
      await trx.asistencias.anotarPresencia(idInscripcion, presencia);
      await trx.certificados.constatar(idInscripcion, presencia);
      return done({ fase });
    });
  };
}

interface AsistenciaPorNotar {
  idInscripcion: string;
  clave: ClaveDeFecha;
  /** True when the host confirms the presence, also after the person's own report. */
  confirmado?: boolean;
}

/**
 * Notes an attendance and writes its certificate, each once, inside the caller's transaction. False when the person has
 * no place.
 */
export async function darPorAsistida(
  trx: Repos<"asistencias" | "certificados" | "fechasDeTaller">,
  deps: Pick<Deps<never>, "now" | "newId">,
  { idInscripcion, clave, confirmado = false }: AsistenciaPorNotar,
): Promise<boolean> {
  // The lock keeps the date from beginning or ending meanwhile: the certificate states its length.
  const fecha = await trx.fechasDeTaller.bloquear(clave);
  const asistente = await trx.asistencias.asistente(idInscripcion);
  const { uid, fecha: dia } = asistente?.inscripcion ?? {};
  if (!fecha || !asistente || uid !== fecha.uid || dia !== fecha.fecha) return false;
  if (await trx.asistencias.marcar(idInscripcion, deps.now())) {
    await certificar(trx, { ...asistente, confirmado }, fecha, deps);
  } else if (confirmado) await trx.certificados.constatar(idInscripcion, { confirmado });
  return true;
}
