import type { Muestra } from "../../app/domain/medicion/pulso";

/** Makes a generator of numbers between 0 and 1, always the same for one seed. */
export function dados(semilla: number): () => number {
  let estado = semilla >>> 0;
  return () => {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let t = estado;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
const campana = (azar: () => number) => Math.sqrt(-2 * Math.log(1 - azar())) * Math.cos(2 * Math.PI * azar());

export const PIELES = {
  clara: [205, 160, 140],
  media: [170, 120, 95],
  oscura: [95, 62, 48],
} as const;

/** Share of a heartbeat's change of light in each colour channel, as cameras see it. */
export const COLOR_DEL_PULSO = [0.33, 0.77, 0.53] as const;

export interface Rostro {
  /** Heartbeats a minute of the simulated face; null for a face without a pulse: a picture, a wall. */
  lpm: number | null;
  piel?: readonly [number, number, number];
  /** Amplitude of the pulse in the green channel, divided by the channel's mean. */
  amplitud?: number;
  /** Share of the overtone, twice as fast as the heart: the second wave of each beat. */
  armonico?: number;
  segundos?: number;
  imagenesPorSegundo?: number;
  /** Change of the face's light by movement, divided by its mean. */
  movimiento?: number;
  /** True when a part of the light that does not have the skin's colour moves as well: glare, hair, the wall behind. */
  brillo?: number;
  /** Noise in the mean of many pixels, in units of light from 0 to 255. */
  ruido?: number;
  /** True for a camera that loses detail: coarse colours, dropped pictures, uneven times. */
  conPerdidas?: boolean;
  /** Flicker of a lamp or a screen: times a second, and the share of each colour channel. */
  parpadeo?: { hercios: number; de: readonly [number, number, number] };
  luz?: number;
  semilla?: number;
}

/** Samples that a camera would take of the simulated face. */
export function fingir({
  lpm,
  piel = PIELES.media,
  amplitud = 0.008,
  armonico = 0.25,
  segundos = 25,
  imagenesPorSegundo = 30,
  movimiento = 0,
  brillo = movimiento / 3,
  ruido = 0.04,
  conPerdidas = false,
  parpadeo,
  luz = 1,
  semilla = 1,
}: Rostro): Muestra[] {
  const azar = dados(semilla);
  const fase = azar();
  const pasos = [azar(), azar(), azar()].map((valor) => ({ hercios: 0.1 + valor * 1.2, fase: azar() * 6 }));
  const muestras: Muestra[] = [];
  let [deriva, antes] = [0, 0];
  for (let i = 0; i <= segundos * imagenesPorSegundo; i++) {
    const t = i / imagenesPorSegundo + (conPerdidas ? azar() * 0.012 : 0);
    if (conPerdidas && azar() < 0.05) continue;
    deriva = deriva * 0.98 + campana(azar) * 0.2;
    const seMueve =
      movimiento *
      (pasos.reduce((suma, paso) => suma + Math.sin(2 * Math.PI * paso.hercios * t + paso.fase), 0) / 3 +
        deriva);
    const vuelta = lpm === null ? 0 : 2 * Math.PI * ((lpm / 60) * t + fase);
    const latido = lpm === null ? 0 : amplitud * (Math.sin(vuelta) + armonico * Math.sin(2 * vuelta + 1));
    const blanco = brillo * (seMueve / (movimiento || 1)) * 60;
    const enCanal = (canal: 0 | 1 | 2) => {
      const titila = parpadeo ? parpadeo.de[canal] * Math.sin(2 * Math.PI * parpadeo.hercios * t) : 0;
      const limpio =
        piel[canal] *
          luz *
          (1 + seMueve) *
          (1 - (latido * COLOR_DEL_PULSO[canal]) / COLOR_DEL_PULSO[1] + titila) +
        blanco;
      const visto = limpio + campana(azar) * ruido * (conPerdidas ? 2 : 1);
      return conPerdidas ? Math.round(visto * 8) / 8 : visto;
    };
    const [r, g, b] = [enCanal(0), enCanal(1), enCanal(2)];
    const suLuz = 0.299 * r + 0.587 * g + 0.114 * b;
    muestras.push({
      t,
      r,
      g,
      b,
      piel: 0.8,
      luz: suLuz,
      movimiento: Math.abs(suLuz - antes) * (i > 0 ? 1 : 0),
    });
    antes = suLuz;
  }
  return muestras;
}
