import type { Taller } from "../../contenido/contenido";
import { fechaDelDia } from "../../contenido/fechasDeTaller";
import { esFecha } from "../../shared/fechas";
import type { Deps, DepsConSitio, Repos } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import type { DepsDeTaller, LoDeAvisar } from "../inscripciones/avisos";
import { cancelarTomada, type LoDeCancelar } from "../ventas/cancelarFecha";
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

/** The signed personal link of whoever leads one date: made and proven elsewhere, with a secret. */
export interface LlavesDeAnfitrion {
  firmar: (clave: string) => string;
  /** Null for a key that is not ours. */
  claveDe: (llave: string) => string | null;
}

interface ConEnlace extends ConContenido {
  llavesDeAnfitrion: LlavesDeAnfitrion;
}
type LoDeDirigir = LoDeCancelar | "asistencias" | "preguntas";
type DepsDeDirigir = DepsDeTaller<LoDeDirigir> & ConEnlace;

/** No key of a workshop has this sign. */
const ENTRE = "_";

type Enlazado = Result<{ enlace: string }, "taller-no-existe" | "fecha-no-existe">;

/** The link for whoever leads a date; whoever runs the service hands it to them. */
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
          const { taller, ...suya } = buscada.value;
          await trx.fechasDeTaller.tomar(conLugares(taller, suya), deps.now());
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
  /** How often links had been called back when this one was given. */
  anulados: number;
  /** What a date is that nobody needed before. */
  dicha: FechaPorEscribir | null;
  taller: Taller | null;
}

async function abrir(
  { contenidos, diasDeRegla, llavesDeAnfitrion }: ConEnlace,
  llave: string,
): Promise<Result<Abierto, "enlace-no-existe">> {
  const [uid, dia, anulados = "0"] = llavesDeAnfitrion.claveDe(llave)?.split(ENTRE) ?? [];
  if (!uid || !dia || !esFecha(dia)) return refuse("enlace-no-existe");
  const taller = (await contenidos.talleres()).find((otro) => otro.uid === uid) ?? null;
  const suya = taller && fechaDelDia(taller, diasDeRegla, dia);
  return done({
    clave: { uid, fecha: dia },
    anulados: Number(anulados),
    dicha: taller && suya ? conLugares(taller, suya) : null,
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

/** Who has a place, who is there and what they ask. */
export function makeVerComoAnfitrion(deps: Deps<"asistencias" | "fechasDeTaller" | "preguntas"> & ConEnlace) {
  return async (llave: string): Promise<Result<VistaDeAnfitrion, RechazoDeAnfitrion>> => {
    const abierto = await abrir(deps, llave);
    if (!abierto.ok) return abierto;
    const { clave, anulados, dicha, taller } = abierto.value;
    const { repos } = deps;
    if ((await repos.fechasDeTaller.enlacesAnulados(clave)) !== anulados) return refuse("enlace-no-existe");
    const escrita = await repos.fechasDeTaller.una(clave);
    const fecha = escrita ?? (dicha && { ...dicha, canceladaPor: null, empezadaEn: null, terminadaEn: null });
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

/** What whoever leads a date may do about it. Doing it again changes nothing. */
export function makeDirigir(deps: DepsDeDirigir) {
  return async (llave: string, pedido: PedidoDeAnfitrion): Promise<Result<unknown, RechazoDeAnfitrion>> => {
    const abierto = await abrir(deps, llave);
    if (!abierto.ok) return abierto;
    const { clave, anulados, dicha } = abierto.value;
    return deps.transaccion(async (trx): Promise<Result<unknown, RechazoDeAnfitrion>> => {
      const ahora = deps.now();
      const fecha =
        (await trx.fechasDeTaller.bloquear(clave)) ??
        (dicha && (await trx.fechasDeTaller.tomar(dicha, ahora)));
      if (!fecha || ahora >= caducaElEnlace(fecha)) return refuse("enlace-no-existe");
      if ((await trx.fechasDeTaller.enlacesAnulados(clave)) !== anulados) return refuse("enlace-no-existe");
      if (fecha.canceladaPor !== null) return refuse("fecha-cancelada");
      return hacer(trx, deps, fecha, pedido, ahora);
    });
  };
}

async function hacer(
  trx: Repos<LoDeAvisar | LoDeDirigir>,
  deps: DepsDeDirigir,
  fecha: FechaConLugares,
  pedido: PedidoDeAnfitrion,
  ahora: Date,
): Promise<Result<unknown, RechazoDeAnfitrion>> {
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
      const tiene = await darPorAsistida(trx, deps, pedido.idInscripcion, fecha, { confirmado: true });
      return tiene ? done(undefined) : refuse("persona-sin-lugar");
    }
    case "cancelar": {
      const hecho = await cancelarTomada(trx, deps, fecha, pedido.motivo);
      if (hecho.ok) return hecho;
      return refuse(hecho.rechazo === "taller-ya-empezo" ? "taller-ya-empezo" : "fecha-cancelada");
    }
  }
}
