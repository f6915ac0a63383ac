import { C } from "../colores";
import { halo, pared, planta, silla, sombra, ventana } from "../lugares";
import { cuanto, type Escena } from "../momento";
import { GENTE, mezclar, persona, SENTADA, type Pose } from "../persona";
import { circulo, conOpacidad, linea, mover, n, ola, vaiven } from "../trazos";

const POSE: Pose = { ...SENTADA, x: 610, y: 316 };
const QUIETA = (t: number): Pose => ({ ...POSE, pecho: ola(t, 6) * 0.7, hombros: ola(t, 6) * 2 });
const POSES: Record<string, (t: number) => Pose> = {
  sentarse: QUIETA,
  subir: (t) => ({
    ...POSE,
    hombros: 20 + vaiven(t, 0.5) * 0.6,
    pecho: 0.9,
    manoI: { x: -50, y: 100 },
    manoD: { x: 50, y: 100 },
  }),
  soltar: (t) => ({
    ...QUIETA(t),
    hombros: -5,
    ojos: 1,
    manoI: { x: -44, y: 112 },
    manoD: { x: 44, y: 112 },
  }),
  punos: (t) => ({
    ...POSE,
    manoI: { x: -74, y: 8 + vaiven(t, 0.4) * 0.7 },
    manoD: { x: 74, y: 8 + vaiven(t, 0.4, 0.1) * 0.7 },
    codoI: -1,
    codoD: -1,
    hombros: 5,
  }),
  abrir: (t) => ({ ...QUIETA(t), manoI: { x: -78, y: 92 }, manoD: { x: 78, y: 92 }, ojos: 1 }),
  girar: (t) => ({
    ...QUIETA(t),
    hombros: 7 + vaiven(t, 3) * 9,
    manoI: { x: -44, y: 108 + vaiven(t, 3) * 4 },
    manoD: { x: 44, y: 108 + vaiven(t, 3) * 4 },
    pecho: 0.4 + vaiven(t, 3, 0.75) * 0.4,
  }),
};

/** Scene of relaxing: shoulders and fists tense and let go again. */
export const soltarLosHombros: Escena = {
  reposo: "sentarse",
  acciones: Object.keys(POSES),
  palabras: { x: 48, y: 220, ancla: "start", letras: 17, color: C.violeta, letra: 38 },
  portada: 11,
  dibujar(momento) {
    const { t, antes, accion, avance } = momento;
    const pose = mezclar(POSES[antes]!(t), POSES[accion]!(t), avance);
    const tension = cuanto(momento, "subir", "punos");
    const calma = cuanto(momento, "soltar", "abrir");
    const altura = pose.y - 150 - pose.hombros;
    const rayo = (x: number, y: number, giro: number) =>
      mover(linea(`M0 0v${n(-16 - ola(t, 0.8) * 6)}`, C.guinda, 5), [x, y], giro);
    const puntos =
      accion === "punos" || antes === "punos"
        ? [
            [520, 160, -50],
            [508, 182, -85],
            [700, 160, 50],
            [712, 182, 85],
          ]
        : [
            [532, altura + 6, -40],
            [514, altura + 28, -70],
            [688, altura + 6, 40],
            [706, altura + 28, 70],
          ];
    return (
      pared(C.lila, "#e0d8f5") +
      halo(610, 240, 196 + calma * 8 + vaiven(t, 6) * 3, "#e4dcf8") +
      ventana([448, 60], [96, 120], t) +
      planta(784, 424, t) +
      sombra(610, 446, 130, "#cfc5ec") +
      silla(610, 330, "#8f76cc") +
      conOpacidad(circulo([610, 236], 150 + ola(momento.dentro, 3) * 20, C.lavanda), calma * 0.28) +
      persona(pose, GENTE.beto, true) +
      conOpacidad(puntos.map(([x, y, giro]) => rayo(x!, y!, giro!)).join(""), tension)
    );
  },
};
