import type { Taller } from "../../contenido/contenido";
import { fechaDelDia } from "../../contenido/fechasDeTaller";
import { esFecha } from "../../shared/fechas";
import type { Deps, DepsConSitio, Repos } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import type { DepsDeTaller, RepositoriosAlAvisar } from "../inscripciones/avisos";
import { cancelarTomada, type RepositoriosAlCancelar } from "../ventas/cancelarFecha";
import { buscarFecha, conLugares, type ConContenido } from "../inscripciones/inscribirse";
import {
  yaEmpezo,
  type ClaveDeFecha,
  type FechaConLugares,
  type FechaPorEscribir,
} from "../inscripciones/inscripcion";
import { alEmpezar, alTerminar } from "../certificados/certificar";
import { direccionDeAnfitrion } from "../inscripciones/direcciones";
import { darPorAsistida } from "./enSala";
import type { EstadoDePregunta, Pregunta } from "./pregunta";
import type { RechazoDeAnfitrion } from "./rechazos";
import type { Asistente } from "./repositorio";
import { caducaElEnlace, estadoDeSala, sePuedeEmpezar, sePuedeTerminar, type EstadoDeSala } from "./sala";

/** Signs and checks the host's personal link for one date. */
export interface LlavesDeAnfitrion {
  firmar: (clave: string) => string;
  /** Date and version of the link in a signed key; null for a key that we did not sign. */
  claveDe: (llave: string) => string | null;
}

interface ConEnlace extends ConContenido {
  llavesDeAnfitrion: LlavesDeAnfitrion;
}
type RepositoriosAlDirigir = RepositoriosAlCancelar | "asistencias" | "preguntas";
type DepsDeDirigir = DepsDeTaller<RepositoriosAlDirigir> & ConEnlace;

/** Separator in a key; the key of a workshop never contains it. */
const ENTRE = "_";

type Enlazado = Result<{ enlace: string }, "taller-no-existe" | "fecha-no-existe">;

/** Makes the host's link for one date, which an operator gives to the host. */
export function makeEnlaceDeAnfitrion(deps: DepsConSitio<"fechasDeTaller"> & ConEnlace) {
  return async (pedida: { url: string; fecha: string }, { anulando = false } = {}): Promise<Enlazado> => {
    const buscada = await buscarFecha(deps, pedida);
    const escrita = buscada.ok ? null : await deps.repos.fechasDeTaller.porTaller(pedida);
    const uid = buscada.ok ? buscada.value.taller.uid : escrita?.uid;
    if (!uid) return refuse(buscada.ok ? "fecha-no-existe" : buscada.rechazo);
    const clave = { uid, fecha: pedida.fecha };
    return deps.transaccion(async (trx): Promise<Enlazado> => {
      if (anulando) {
        if (buscada.ok) {
          const { taller, ...fechaDelTaller } = buscada.value;
          await trx.fechasDeTaller.bloquearOCrear(conLugares(taller, fechaDelTaller), deps.now());
        }
        await trx.fechasDeTaller.anularEnlaces(clave);
      }
      const anulados = await trx.fechasDeTaller.enlacesAnulados(clave);
      const partes = [uid, pedida.fecha, ...(anulados > 0 ? [anulados] : [])];
      const llave = deps.llavesDeAnfitrion.firmar(partes.join(ENTRE));
      return done({ enlace: deps.sitio.url + direccionDeAnfitrion(llave) });
    });
  };
}

interface Abierto {
  clave: ClaveDeFecha;
  /** Number of revocations when the link was made: a later revocation makes the link invalid. */
  anulados: number;
  /** The date as the content gives it, when it is not stored. */
  anunciada: FechaPorEscribir | null;
  taller: Taller | null;
}

async function abrir(
  { contenidos, diasDeRegla, llavesDeAnfitrion }: ConEnlace,
  llave: string,
): Promise<Result<Abierto, "enlace-no-existe">> {
  const [uid, dia, anulados = "0"] = llavesDeAnfitrion.claveDe(llave)?.split(ENTRE) ?? [];
  if (!uid || !dia || !esFecha(dia)) return refuse("enlace-no-existe");
  const taller = (await contenidos.talleres()).find((otro) => otro.uid === uid) ?? null;
  const fechaDelTaller = taller && fechaDelDia(taller, diasDeRegla, dia);
  return done({
    clave: { uid, fecha: dia },
    anulados: Number(anulados),
    anunciada: taller && fechaDelTaller ? conLugares(taller, fechaDelTaller) : null,
    taller,
  });
}

export interface VistaDeAnfitrion {
  taller: Taller | null;
  fecha: FechaConLugares;
  estado: EstadoDeSala;
  ahora: Date;
  asistentes: Asistente[];
  preguntas: Pregunta[];
}

/** People with a place, the present ones marked, and their questions, for the host. */
export function makeVerComoAnfitrion(deps: Deps<"asistencias" | "fechasDeTaller" | "preguntas"> & ConEnlace) {
  return async (llave: string): Promise<Result<VistaDeAnfitrion, RechazoDeAnfitrion>> => {
    const abierto = await abrir(deps, llave);
    if (!abierto.ok) return abierto;
    const { clave, anulados, anunciada, taller } = abierto.value;
    const { repos } = deps;
    if ((await repos.fechasDeTaller.enlacesAnulados(clave)) !== anulados) return refuse("enlace-no-existe");
    const escrita = await repos.fechasDeTaller.porClave(clave);
    const fecha =
      escrita ?? (anunciada && { ...anunciada, canceladaPor: null, empezadaEn: null, terminadaEn: null });
    const ahora = deps.now();
    if (!fecha || ahora >= caducaElEnlace(fecha)) return refuse("enlace-no-existe");
    const [asistentes, preguntas] = await Promise.all([
      repos.asistencias.asistentes(clave),
      repos.preguntas.deLaFecha(clave),
    ]);
    return done({ taller, fecha, estado: estadoDeSala(fecha, ahora), ahora, asistentes, preguntas });
  };
}

export type PedidoDeAnfitrion =
  | { que: "empezar" | "terminar" }
  | { que: "pregunta"; idPregunta: string; estado: EstadoDePregunta }
  | { que: "asistencia"; idInscripcion: string }
  | { que: "cancelar"; motivo: string };

/** Acts of the host of a date. A repeated act changes nothing. */
export function makeDirigir(deps: DepsDeDirigir) {
  return async (llave: string, pedido: PedidoDeAnfitrion): Promise<Result<unknown, RechazoDeAnfitrion>> => {
    const abierto = await abrir(deps, llave);
    if (!abierto.ok) return abierto;
    const { clave, anulados, anunciada } = abierto.value;
    return deps.transaccion(async (trx): Promise<Result<unknown, RechazoDeAnfitrion>> => {
      const ahora = deps.now();
      const fecha =
        (await trx.fechasDeTaller.bloquear(clave)) ??
        (anunciada && (await trx.fechasDeTaller.bloquearOCrear(anunciada, ahora)));
      if (!fecha || ahora >= caducaElEnlace(fecha)) return refuse("enlace-no-existe");
      if ((await trx.fechasDeTaller.enlacesAnulados(clave)) !== anulados) return refuse("enlace-no-existe");
      if (fecha.canceladaPor !== null) return refuse("fecha-cancelada");
      return hacer(trx, deps, fecha, { ...pedido, ahora });
    });
  };
}

async function hacer(
  trx: Repos<RepositoriosAlAvisar | RepositoriosAlDirigir>,
  deps: DepsDeDirigir,
  fecha: FechaConLugares,
  pedido: PedidoDeAnfitrion & { ahora: Date },
): Promise<Result<unknown, RechazoDeAnfitrion>> {
  const { ahora } = pedido;
  switch (pedido.que) {
    case "empezar":
      if (sePuedeEmpezar(fecha, ahora) && (await trx.fechasDeTaller.empezar(fecha, ahora))) {
        await alEmpezar(trx, fecha, ahora);
      }
      return done(undefined);
    case "terminar":
      if (sePuedeTerminar(fecha, ahora) && (await trx.fechasDeTaller.terminar(fecha, ahora))) {
        await alTerminar(trx, fecha, ahora);
      }
      return done(undefined);
    case "pregunta": {
      const { idPregunta, estado } = pedido;
      const hay = await trx.preguntas.cambiarEstado(fecha, idPregunta, estado);
      return hay ? done(undefined) : refuse("pregunta-no-existe");
    }
    case "asistencia": {
      if (!yaEmpezo(fecha, ahora)) return refuse("taller-por-empezar");
      const { idInscripcion } = pedido;
      const tiene = await darPorAsistida(trx, deps, { idInscripcion, clave: fecha, confirmado: true });
      return tiene ? done(undefined) : refuse("persona-sin-lugar");
    }
    case "cancelar": {
      const resultado = await cancelarTomada(trx, deps, fecha, pedido.motivo);
      if (resultado.ok) return resultado;
      return refuse(resultado.rechazo === "taller-ya-empezo" ? "taller-ya-empezo" : "fecha-cancelada");
    }
  }
}
