import { C } from "../colores";
import { halo, pared, planta, sombra, ventana } from "../lugares";
import { cuanto, type Escena } from "../momento";
import { DE_PIE, GENTE, mezclar, persona, type Pose } from "../persona";
import { caja, conOpacidad, linea, ola, vaiven } from "../trazos";

const POSE: Pose = { ...DE_PIE, x: 610, y: 286 };
const QUIETA = (t: number): Pose => ({ ...POSE, pecho: ola(t, 4) * 0.6 });
const POSES: Record<string, (t: number) => Pose> = {
  pararse: QUIETA,
  marchar: (t) => {
    const [sube, baja] = [Math.max(0, vaiven(t, 1.4)), Math.max(0, -vaiven(t, 1.4))];
    return {
      ...POSE,
      y: 286 - (sube + baja) * 5,
      pieI: { x: -28, y: 148 - sube * 50 },
      pieD: { x: 28, y: 148 - baja * 50 },
      manoI: { x: -58 + baja * 18, y: 98 - baja * 52 },
      manoD: { x: 58 - sube * 18, y: 98 - sube * 52 },
    };
  },
  talones: (t) => ({
    ...POSE,
    y: 286 - ola(t, 3) * 14,
    pieI: { x: -26, y: 148 + ola(t, 3) * 7 },
    pieD: { x: 26, y: 148 + ola(t, 3) * 7 },
    manoI: { x: -46, y: 92 },
    manoD: { x: 46, y: 92 },
  }),
  sentadilla: (t) => {
    const baja = ola(t, 4.5);
    return {
      ...POSE,
      y: 286 + baja * 46,
      giro: 0,
      pieI: { x: -36, y: 148 - baja * 46 },
      pieD: { x: 36, y: 148 - baja * 46 },
      manoI: { x: -52 + baja * 22, y: 100 - baja * 42 },
      manoD: { x: 52 - baja * 22, y: 100 - baja * 42 },
    };
  },
  circulos: (t) => ({
    ...POSE,
    manoI: { x: -142 + vaiven(t, 2.5) * 9, y: 6 + vaiven(t, 2.5, 0.6) * 24 },
    manoD: { x: 142 - vaiven(t, 2.5) * 9, y: 6 + vaiven(t, 2.5, 0.6) * 24 },
    codoI: -1,
    codoD: -1,
  }),
  sacudir: (t) => ({
    ...POSE,
    manoI: { x: -84 + vaiven(t, 0.5) * 7, y: 66 + vaiven(t, 0.6) * 8 },
    manoD: { x: 84 + vaiven(t, 0.5, 0.2) * 7, y: 66 + vaiven(t, 0.6, 0.2) * 8 },
    codoI: -1,
    codoD: -1,
    giro: vaiven(t, 1.8) * 2,
  }),
};

/** Scene of a short break on one's feet: march, heels, chair, circles. */
export const pausaDePie: Escena = {
  reposo: "pararse",
  acciones: Object.keys(POSES),
  palabras: { x: 48, y: 200, ancla: "start", letras: 17, color: C.teja, letra: 38 },
  portada: 10.7,
  dibujar(momento) {
    const { t, antes, accion, avance } = momento;
    const pose = mezclar(POSES[antes]!(t), POSES[accion]!(t), avance);
    const silla =
      linea("M560 240v190M660 240v190", C.madera, 10) +
      caja([548, 236], [124, 60], C.maderaClara, { rx: 14 }) +
      caja([542, 338], [136, 20], C.maderaClara, { rx: 9 });
    return (
      pared(C.durazno, "#f6d5c4") +
      halo(610, 240, 200, "#fbdccc") +
      ventana([430, 60], [110, 130], t) +
      planta(786, 430, t) +
      sombra(610, 444, 110, "#ecc3ae") +
      conOpacidad(silla, cuanto(momento, "sentadilla")) +
      persona(pose, GENTE.dario)
    );
  },
};
