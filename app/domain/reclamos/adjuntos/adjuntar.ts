import type { ArchivoEnviado } from "../../shared/archivoEnviado";
import type { FilasCerradas } from "../../shared/cofre";
import { UN_DIA_EN_MINUTOS } from "../../shared/duracion";
import type { Deps } from "../../shared/puertos";
import type { Rechazos } from "../../shared/rechazo";
import { done, refuse, type Result } from "../../shared/result";
import type { HojaRegistrada } from "../registro";
import { ADJUNTOS_POR_HOJA, RECHAZOS_DE_ADJUNTO, type Adjunto, type RechazoDeAdjunto } from "./adjunto";
import type { RecibirAdjunto, Recibido } from "./recibirAdjunto";

/** Files a day from one network address, which many people may share. */
const ARCHIVOS_POR_RED = 60;
/** Files a day for one complaint, refused ones included. */
const ARCHIVOS_POR_HOJA = 30;
/** Attachments a day in the whole installation, so that no flood of complaints fills the disk. */
const ADJUNTOS_POR_DIA = 500;

type RechazoAlAdjuntar = RechazoDeAdjunto | "adjuntos-completos" | "reclamo-cerrado" | "demasiados-archivos";

export const RECHAZOS_AL_ADJUNTAR: Rechazos<RechazoAlAdjuntar> = {
  ...RECHAZOS_DE_ADJUNTO,
  "adjuntos-completos": {
    clase: "conflict",
    mensaje: `Este reclamo ya tiene ${ADJUNTOS_POR_HOJA} archivos, y no admite más.`,
  },
  "reclamo-cerrado": { clase: "conflict", mensaje: "Este reclamo ya tiene respuesta, y no admite archivos." },
  "demasiados-archivos": {
    clase: "too-many",
    mensaje: "Recibimos demasiados archivos. Tu hoja sigue registrada: adjúntalo mañana.",
  },
};

interface AdjuntoNuevo extends Omit<Adjunto, "trozos"> {
  /** Digest of the file as it was sent. */
  huella: string;
  contenido: Uint8Array;
}

export interface AdjuntoDeReclamoRepository extends FilasCerradas {
  /** Attachments of a sheet, in order. */
  deLaHoja(idHoja: string): Promise<(Adjunto & { huella: string })[]>;
  guardar(adjunto: AdjuntoNuevo): Promise<Adjunto>;
  /** Piece of an attachment, from 1; null when it was deleted, and when no key opens it. */
  trozo(idAdjunto: string, numero: number): Promise<Uint8Array | null>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    adjuntosDeReclamo: AdjuntoDeReclamoRepository;
  }
}

interface DepsDeAdjuntar extends Deps<"adjuntosDeReclamo" | "hojas" | "intentos"> {
  huella: (texto: string) => string;
  /** Digest of a file. */
  huellaDeArchivo: (bytes: Uint8Array) => string;
  recibir: RecibirAdjunto;
}

interface Pedida {
  hoja: HojaRegistrada;
  archivo: ArchivoEnviado;
  red: string;
}

/** Why a sheet takes no more attachments; null while it does. */
export function rechazoAlAdjuntar(
  hoja: Pick<HojaRegistrada, "respondidaEn" | "anonimizadaEn">,
  adjuntos: readonly unknown[],
): RechazoAlAdjuntar | null {
  if (hoja.respondidaEn || hoja.anonimizadaEn) return "reclamo-cerrado";
  return adjuntos.length >= ADJUNTOS_POR_HOJA ? "adjuntos-completos" : null;
}

/**
 * Attaches a file to a registered sheet, for a person who has proven that the sheet is theirs. The same file again, from
 * a second press or another tab, gives the first attachment.
 *
 * @example
 * const adjunto = await adjuntar({ hoja, archivo: { nombre: "recibo.pdf", bytes }, red });
 */
export function makeAdjuntar({ repos, transaccion, now, newId, ...deps }: DepsDeAdjuntar) {
  const cabe = async (de: string, tope: number, { intentos }: Pick<typeof repos, "intentos"> = repos) =>
    (await intentos.contar(`archivo:${de}`, { tope, ventanaEnMinutos: UN_DIA_EN_MINUTOS }, now())) <= tope;

  async function antesDeRevisar({ hoja, red }: Pedida): Promise<RechazoAlAdjuntar | null> {
    if (hoja.respondidaEn || hoja.anonimizadaEn) return "reclamo-cerrado";
    const cabeDeRed = await cabe(`red:${deps.huella(red)}`, ARCHIVOS_POR_RED);
    return cabeDeRed && (await cabe(`hoja:${hoja.idHoja}`, ARCHIVOS_POR_HOJA)) ? null : "demasiados-archivos";
  }

  const guardar = (hoja: HojaRegistrada, { bytes, ...recibido }: Recibido, huella: string) =>
    transaccion(async (trx): Promise<Result<Adjunto, RechazoAlAdjuntar>> => {
      // Both rows are read once the lock is held: of two tabs with a fifth file, the second one is refused.
      await trx.hojas.tomar(hoja.idHoja);
      const tomada = await trx.hojas.porCodigo(hoja.codigo);
      const anteriores = await trx.adjuntosDeReclamo.deLaHoja(hoja.idHoja);
      const mismo = anteriores.find((anterior) => anterior.huella === huella);
      if (mismo) return done(mismo);
      const rechazo = rechazoAlAdjuntar(tomada ?? hoja, anteriores);
      if (rechazo) return refuse(rechazo);
      // Only what is kept counts here: presses that store nothing cannot close the door for everybody.
      if (!(await cabe("todos", ADJUNTOS_POR_DIA, trx))) return refuse("demasiados-archivos");
      const orden = (anteriores.at(-1)?.orden ?? 0) + 1;
      const nuevo = { idAdjunto: newId(), idHoja: hoja.idHoja, orden, ...recibido, adjuntadoEn: now() };
      const medidas = { bytes: bytes.length, huella, contenido: bytes };
      return done(await trx.adjuntosDeReclamo.guardar({ ...nuevo, ...medidas }));
    });

  return async (pedida: Pedida): Promise<Result<Adjunto, RechazoAlAdjuntar>> => {
    const { hoja, archivo } = pedida;
    const rechazo = await antesDeRevisar(pedida);
    if (rechazo) return refuse(rechazo);
    const recibido = await deps.recibir(archivo);
    if (!recibido.ok) return recibido;
    return guardar(hoja, recibido.value, deps.huellaDeArchivo(archivo.bytes!));
  };
}
