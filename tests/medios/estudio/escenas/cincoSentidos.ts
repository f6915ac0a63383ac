import { C } from "../colores";
import { mar, nube } from "../lugares";
import { ALTO, ANCHO, cuanto, avanceHasta, type Escena } from "../momento";
import { GENTE, mezclar, persona, SENTADA, type Pose } from "../persona";
import { caja, circulo, conOpacidad, elipse, forma, linea, mover, n, ola, vaiven } from "../trazos";

const ORDEN = ["ver", "tocar", "oir", "oler", "saborear"] as const;

const ICONOS: Record<(typeof ORDEN)[number], (t: number) => string> = {
  ver: (t) =>
    forma("M-30 0q30 -30 60 0q-30 30 -60 0z", C.blanco, { stroke: C.azul, "stroke-width": 4 }) +
    circulo([vaiven(t, 3) * 8, 0], 10, C.azul),
  tocar: () =>
    forma(
      "M-16 26v-30a5 5 0 0 1 10 0v-18a5 5 0 0 1 10 0v16v-10a5 5 0 0 1 10 0v12a5 5 0 0 1 10 0v14q0 22 -20 22q-14 0 -20 -6z",
      C.piel,
    ) + linea("M-6 -4v6M4 -6v8M14 -2v6", C.teja, 2.5),
  oir: (t) =>
    forma("M-14 -8q0 -20 20 -20q20 2 18 22q-2 12 -12 18q-4 16 -14 16q-8 -2 -8 -10", C.piel) +
    linea("M-4 -8q2 -10 10 -9q9 2 7 12q-3 6 -8 8", C.teja, 3) +
    linea(`M-26 -14q${n(-7 - ola(t, 2) * 3)} 12 0 26M-36 -20q${n(-10 - ola(t, 2) * 4)} 18 0 38`, C.verde, 4),
  oler: (t) =>
    [0, 72, 144, 216, 288]
      .map((giro) => mover(elipse([0, -17], [9, 13], C.guinda), [0, -4], giro + vaiven(t, 8) * 6))
      .join("") +
    circulo([0, -4], 9, C.amarillo) +
    linea("M0 12v20M0 28q12 -2 14 -12", C.monte, 4),
  saborear: (t) =>
    forma("M-24 -6h42v16q0 18 -20 18h-4q-18 0 -18 -18z", C.teja) +
    linea("M18 -2q14 0 12 12q-2 8 -13 8", C.teja, 5) +
    linea(
      `M-12 -14q${n(5 + vaiven(t, 3) * 3)} -8 0 -16M4 -14q${n(5 + vaiven(t, 3, 1) * 3)} -8 0 -16`,
      C.niebla,
      4,
    ),
};

const POSE: Pose = { ...SENTADA, x: 560, y: 318 };
const POSES: Record<string, (t: number) => Pose> = {
  mirar: () => POSE,
  ver: (t) => ({ ...POSE, mirada: vaiven(t, 5) * 0.9, cabeza: vaiven(t, 5) * 4 }),
  tocar: (t) => ({ ...POSE, manoD: { x: 62 + vaiven(t, 2.6) * 9, y: 104 }, cabeza: 5, mirada: 0.6 }),
  oir: (t) => ({ ...POSE, ojos: 1, cabeza: -7 + vaiven(t, 6) * 2 }),
  oler: (t) => ({ ...POSE, ojos: 1, pecho: ola(t, 5), hombros: ola(t, 5) * 4, cabezaY: -ola(t, 5) * 4 }),
  saborear: () => ({ ...POSE, manoD: { x: 22, y: -2 }, codoD: 1, cabeza: 3, mirada: 0.3 }),
};

/** Scene of a person on a bench of the malecón who notices the place, one sense after the other. */
export const cincoSentidos: Escena = {
  reposo: "mirar",
  acciones: Object.keys(POSES),
  palabras: { x: 48, y: 140, ancla: "start", letras: 21, color: C.tinta, letra: 36 },
  portada: 14,
  dibujar(momento) {
    const { t, antes, accion, avance } = momento;
    const pose = mezclar(POSES[antes]!(t), POSES[accion]!(t), avance);
    const avanceDe = avanceHasta(momento, ["mirar", ...ORDEN]);
    const iconos = ORDEN.map((sentido, i) =>
      conOpacidad(
        mover(
          circulo([0, 0], 46, cuanto(momento, sentido) > 0.5 ? C.blanco : "#fff3df") + ICONOS[sentido](t),
          [76 + i * 72, 330],
          0,
          0.62 + cuanto(momento, sentido) * 0.2,
        ),
        avanceDe(sentido),
      ),
    ).join("");
    return (
      caja([0, 0], [ANCHO, ALTO], C.cielo) +
      circulo([742, 96], 44, C.sol) +
      nube(600 + vaiven(t, 70) * 20, 70, 0.8, C.blanco) +
      nube(390 + vaiven(t, 60, 9) * 16, 150, 0.6, C.blanco) +
      mar(238, t, [C.mar, C.marHondo]) +
      forma("M0 290q200 -26 420 -6t434 -8V480H0z", C.prado) +
      caja([0, 404], [ANCHO, 76], C.crema) +
      linea("M430 330h424M430 364h424", C.maderaOscura, 5) +
      linea("M470 318v84M780 318v84M840 318v84", C.maderaOscura, 7) +
      caja([452, 238], [218, 26], C.madera, { rx: 10 }) +
      caja([452, 274], [218, 22], C.madera, { rx: 10 }) +
      caja([442, 322], [238, 18], C.maderaOscura, { rx: 8 }) +
      linea("M468 340v92M654 340v92", C.maderaOscura, 9) +
      persona(pose, GENTE.carmen, true) +
      conOpacidad(mover(ICONOS.saborear(t), [612, 212], 0, 0.7), cuanto(momento, "saborear")) +
      iconos
    );
  },
};
