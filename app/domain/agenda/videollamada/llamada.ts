import {
  conAudio,
  escalonComun,
  esMala,
  MUESTRAS_MALAS_PARA_BAJAR,
  type Escalon,
  type Muestra,
} from "./escalera";

/** The call as one side sees it. Pure state: it takes events and returns the next state, and the browser acts on it. */
export interface Llamada {
  fase: Fase;
  /** Level that this side chose, or to which the call had to step down. */
  escalon: Escalon;
  /** Level of the other side; null while the other side is absent. */
  otro: Escalon | null;
  /** Reason of an automatic step down, kept until the person chooses another level. */
  bajada: "calidad" | "sin-conexion" | null;
  malas: number;
  /** Attempts to reconnect since the connection last worked. */
  reintentos: number;
}

export type Fase =
  | "fuera"
  | "entrando"
  /** This side is alone in the room. */
  | "esperando"
  | "conectando"
  | "conectada"
  | "reconectando"
  /** Both sides are in the room and write, without sound or picture. */
  | "escribiendo"
  /** A newer tab or device of the same person has taken over. */
  | "relevada"
  | "terminada";

export type Suceso =
  | { tipo: "entrar"; escalon: Escalon }
  | { tipo: "entro" }
  | { tipo: "llego-otro"; escalon: Escalon }
  | { tipo: "cambio-otro"; escalon: Escalon }
  | { tipo: "se-fue-otro" }
  | { tipo: "conectada" }
  | { tipo: "cortada" }
  /** The connection could not be restored in time. */
  | { tipo: "sin-conexion" }
  | { tipo: "muestra"; muestra: Muestra }
  | { tipo: "elegir"; escalon: Escalon }
  | { tipo: "relevada" }
  | { tipo: "salir" }
  | { tipo: "terminada" };

/** Attempts to reconnect after which the call goes on in writing: a longer wait would use up the session. */
export const REINTENTOS_DE_CONEXION = 3;
export const SEGUNDOS_PARA_CONECTAR = 12;

export const SIN_EMPEZAR: Llamada = {
  fase: "fuera",
  escalon: "video",
  otro: null,
  bajada: null,
  malas: 0,
  reintentos: 0,
};

/** Level that both sides can use. */
export const enComun = ({ escalon, otro }: Llamada) => (otro ? escalonComun(escalon, otro) : escalon);

const CON_CONEXION: readonly Fase[] = ["conectando", "conectada", "reconectando"];
export const quiereConexion = ({ fase }: Llamada) => CON_CONEXION.includes(fase);
export const estaEnSala = (llamada: Llamada) =>
  quiereConexion(llamada) || llamada.fase === "esperando" || llamada.fase === "escribiendo";

export function siguiente(llamada: Llamada, suceso: Suceso): Llamada {
  switch (suceso.tipo) {
    case "entrar":
      return { ...SIN_EMPEZAR, fase: "entrando", escalon: suceso.escalon };
    case "relevada":
    case "terminada":
      return { ...llamada, fase: suceso.tipo, otro: null };
    case "salir":
      return { ...llamada, fase: "fuera", otro: null };
    case "entro":
      return llamada.fase === "entrando" ? { ...llamada, fase: "esperando" } : llamada;
    default:
      return estaEnSala(llamada) ? enSala(llamada, suceso) : llamada;
  }
}

function enSala(llamada: Llamada, suceso: Suceso): Llamada {
  switch (suceso.tipo) {
    case "llego-otro":
      return acomodar({ ...llamada, ...DE_NUEVO, fase: "conectando", otro: suceso.escalon });
    case "cambio-otro":
      return llamada.otro === null ? llamada : acomodar({ ...llamada, otro: suceso.escalon });
    case "se-fue-otro":
      return { ...llamada, ...DE_NUEVO, fase: "esperando", otro: null };
    case "conectada":
      return quiereConexion(llamada) ? { ...llamada, ...DE_NUEVO, fase: "conectada" } : llamada;
    case "cortada":
      return llamada.fase === "conectada" ? { ...llamada, fase: "reconectando" } : llamada;
    case "sin-conexion":
      return alNoConectar(llamada);
    case "muestra":
      return llamada.fase === "conectada" ? alMirar(llamada, suceso.muestra) : llamada;
    case "elegir":
      return acomodar({ ...llamada, ...DE_NUEVO, escalon: suceso.escalon, bajada: null });
    default:
      return llamada;
  }
}

const DE_NUEVO = { malas: 0, reintentos: 0 };

/** Sets the phase that fits the level: writing needs no connection between browsers, speaking does. */
function acomodar(llamada: Llamada): Llamada {
  if (llamada.otro === null) return llamada;
  if (!conAudio(enComun(llamada))) return { ...llamada, fase: "escribiendo" };
  return llamada.fase === "escribiendo" ? { ...llamada, fase: "conectando" } : llamada;
}

function alNoConectar(llamada: Llamada): Llamada {
  if (llamada.fase !== "conectando" && llamada.fase !== "reconectando") return llamada;
  const reintentos = llamada.reintentos + 1;
  return reintentos <= REINTENTOS_DE_CONEXION
    ? { ...llamada, reintentos }
    : acomodar({ ...llamada, ...DE_NUEVO, escalon: "texto", bajada: "sin-conexion" });
}

function alMirar(llamada: Llamada, muestra: Muestra): Llamada {
  const usado = enComun(llamada);
  if (usado !== "video" && usado !== "audio") return llamada;
  const malas = esMala(muestra, usado) ? llamada.malas + 1 : 0;
  if (malas < MUESTRAS_MALAS_PARA_BAJAR) return malas === llamada.malas ? llamada : { ...llamada, malas };
  const escalon = usado === "video" ? "audio" : "texto";
  return acomodar({ ...llamada, ...DE_NUEVO, escalon, bajada: "calidad" });
}
