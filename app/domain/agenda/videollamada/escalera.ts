/** The ways to hold a session, from the best to the one that always works. */
export const ESCALONES = ["video", "audio", "texto", "telefono"] as const;
export type Escalon = (typeof ESCALONES)[number];

/** Letters of one message of the chat. */
export const LARGO_DE_TEXTO = 1000;

export type Rol = "persona" | "especialista";

export const conVideo = (escalon: Escalon) => escalon === "video";
export const conAudio = (escalon: Escalon) => escalon === "video" || escalon === "audio";

/** Both sides send what the lower of the two can hold: a picture that nobody watches only takes room. */
export function escalonComun(uno: Escalon, otro: Escalon): Escalon {
  return ESCALONES[Math.max(ESCALONES.indexOf(uno), ESCALONES.indexOf(otro))]!;
}

/** How the connection has been doing since the last look. */
export interface Muestra {
  /** Part of the packets that did not arrive, 0 to 1. */
  perdida: number;
  idaYVueltaEnMs: number;
}

const PERDIDA_TOLERABLE: Record<"video" | "audio", number> = { video: 0.12, audio: 0.3 };
const IDA_Y_VUELTA_TOLERABLE_EN_MS = 900;

/** Bad looks one after another before a call steps down: a hiccup is not a reason. */
export const MUESTRAS_MALAS_PARA_BAJAR = 4;
export const SEGUNDOS_ENTRE_MUESTRAS = 3;

export function esMala({ perdida, idaYVueltaEnMs }: Muestra, escalon: "video" | "audio"): boolean {
  return perdida > PERDIDA_TOLERABLE[escalon] || idaYVueltaEnMs > IDA_Y_VUELTA_TOLERABLE_EN_MS;
}
