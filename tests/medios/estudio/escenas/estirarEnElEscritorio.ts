import { C } from "../colores";
import { halo, pared, planta, silla, ventana } from "../lugares";
import type { Escena } from "../momento";
import { GENTE, mezclar, persona, SENTADA, type Pose } from "../persona";
import { caja, elipse, linea, n, ola, vaiven } from "../trazos";

const POSE: Pose = { ...SENTADA, x: 600, y: 330, manoI: { x: -34, y: 92 }, manoD: { x: 34, y: 92 } };
const QUIETA = (t: number): Pose => ({ ...POSE, pecho: ola(t, 5) * 0.6 });
const POSES: Record<string, (t: number) => Pose> = {
  trabajar: (t) => ({
    ...POSE,
    cabeza: 4,
    cabezaY: 8,
    manoI: { x: -34, y: 92 + Math.max(0, vaiven(t, 0.7)) * -4 },
    manoD: { x: 34, y: 92 + Math.max(0, vaiven(t, 0.7, 0.35)) * -4 },
  }),
  sentarse: QUIETA,
  "cuello-derecha": (t) => ({ ...QUIETA(t), cabeza: 22 + vaiven(t, 6) * 1.5, ojos: 1 }),
  "cuello-izquierda": (t) => ({ ...QUIETA(t), cabeza: -22 + vaiven(t, 6) * 1.5, ojos: 1 }),
  brazos: (t) => ({
    ...QUIETA(t),
    manoI: { x: -44, y: -108 - ola(t, 5) * 4 },
    manoD: { x: 44, y: -108 - ola(t, 5) * 4 },
    codoI: -1,
    codoD: -1,
    hombros: 7,
    pecho: 0.8,
  }),
  "lado-derecho": (t) => ({
    ...QUIETA(t),
    giro: 15 + vaiven(t, 6) * 1.5,
    manoI: { x: -6, y: -106 },
    codoI: -1,
    manoD: { x: 74, y: 84 },
    hombros: 5,
  }),
  "lado-izquierdo": (t) => ({
    ...QUIETA(t),
    giro: -15 + vaiven(t, 6) * 1.5,
    manoD: { x: 6, y: -106 },
    codoD: -1,
    manoI: { x: -74, y: 84 },
    hombros: 5,
  }),
  munecas: (t) => ({
    ...QUIETA(t),
    manoI: { x: -84 + vaiven(t, 2) * 9, y: 14 + vaiven(t, 2, 0.5) * 9 },
    manoD: { x: 84 - vaiven(t, 2) * 9, y: 14 + vaiven(t, 2, 0.5) * 9 },
    codoI: -1,
    codoD: -1,
  }),
};

/** Scene of stretching at a desk with its screen put aside: neck, arms, sides and wrists. */
export const estirarEnElEscritorio: Escena = {
  reposo: "trabajar",
  acciones: Object.keys(POSES),
  palabras: { x: 44, y: 190, ancla: "start", letras: 17, color: C.verdeOscuro, letra: 38 },
  portada: 33,
  dibujar({ t, antes, accion, avance }) {
    const pose = mezclar(POSES[antes]!(t), POSES[accion]!(t), avance);
    return (
      pared(C.menta, "#c9e4da") +
      halo(600, 220, 200, "#cfe9e0") +
      ventana([696, 54], [112, 132], t) +
      silla(600, 336, C.acero) +
      persona(pose, GENTE.ana, true) +
      caja([400, 372], [410, 20], C.maderaClara, { rx: 8 }) +
      linea("M432 392v80M780 392v80", C.madera, 12) +
      caja([418, 288], [66, 60], C.acero, { rx: 8 }) +
      caja([424, 294], [54, 48], C.menta, { rx: 4 }) +
      caja([444, 346], [14, 20], C.acero) +
      elipse([451, 370], [30, 5], C.acero) +
      caja([716, 340], [26, 32], C.teja, { rx: 6 }) +
      linea("M742 348q12 2 10 10q-2 6 -10 6", C.teja, 5) +
      linea(
        `M724 332q${n(5 + vaiven(t, 3) * 3)} -8 0 -16M734 332q${n(5 + vaiven(t, 3, 1) * 3)} -8 0 -16`,
        C.blanco,
        4,
      ) +
      planta(790, 374, t)
    );
  },
};
