/** Ways to hold a session, the best first; the last always works. */
export const ESCALONES = ["video", "audio", "texto", "telefono"] as const;
export type Escalon = (typeof ESCALONES)[number];

/** Maximum length of a chat message, in characters. */
export const LARGO_DE_TEXTO = 1000;

export type Rol = "persona" | "especialista";

export const conVideo = (escalon: Escalon) => escalon === "video";
export const conAudio = (escalon: Escalon) => escalon === "video" || escalon === "audio";

/** The lower level of the two sides, which both use: a picture that the other side cannot show only costs bandwidth. */
export function escalonComun(a: Escalon, b: Escalon): Escalon {
  return ESCALONES[Math.max(ESCALONES.indexOf(a), ESCALONES.indexOf(b))]!;
}

/** Quality of the connection since the previous sample. */
export interface Muestra {
  /** Share of packets that did not arrive, from 0 to 1. */
  perdida: number;
  idaYVueltaEnMs: number;
}

const PERDIDA_TOLERABLE: Record<"video" | "audio", number> = { video: 0.12, audio: 0.3 };
const IDA_Y_VUELTA_TOLERABLE_EN_MS = 900;

/** Number of bad samples in a row before a call steps down: one short disturbance is no reason. */
export const MUESTRAS_MALAS_PARA_BAJAR = 4;
export const SEGUNDOS_ENTRE_MUESTRAS = 3;

export function esMala({ perdida, idaYVueltaEnMs }: Muestra, escalon: "video" | "audio"): boolean {
  return perdida > PERDIDA_TOLERABLE[escalon] || idaYVueltaEnMs > IDA_Y_VUELTA_TOLERABLE_EN_MS;
}
