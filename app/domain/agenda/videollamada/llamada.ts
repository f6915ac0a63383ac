import {
  conAudio,
  escalonComun,
  esMala,
  MUESTRAS_MALAS_PARA_BAJAR,
  type Escalon,
  type Muestra,
} from "./escalera";

/**
 * The call as one side sees it. Pure: it is told what happened and says what the call then is; the browser does
 * what that asks for.
 */
export interface Llamada {
  fase: Fase;
  /** What this side chose, or had to step down to. */
  escalon: Escalon;
  /** The same of the other side, while they are there. */
  otro: Escalon | null;
  /** Why it stepped down by itself, until the person chooses something else. */
  bajada: "calidad" | "sin-conexion" | null;
  malas: number;
  /** Times that a lost connection was tried again since it last stood. */
  reintentos: number;
}

export type Fase =
  | "fuera"
  | "entrando"
  /** In the room, alone. */
  | "esperando"
  | "conectando"
  | "conectada"
  | "reconectando"
  /** Together in the room, without sound or picture: they write. */
  | "escribiendo"
  /** Another tab or device of the same person took the place. */
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
  /** The connection could not be mended in time. */
  | { tipo: "sin-conexion" }
  | { tipo: "muestra"; muestra: Muestra }
  | { tipo: "elegir"; escalon: Escalon }
  | { tipo: "relevada" }
  | { tipo: "salir" }
  | { tipo: "terminada" };

/** After these the call goes on in writing: somebody who waits any longer has lost their session. */
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

/** What the two of them use together. */
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

/** Somebody who writes needs no connection; somebody who speaks does. */
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
