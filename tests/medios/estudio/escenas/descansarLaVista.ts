import { C } from "../colores";
import { mar, nube } from "../lugares";
import { ALTO, ANCHO, cuanto, type Escena } from "../momento";
import {
  caja,
  circulo,
  conOpacidad,
  elipse,
  entre,
  forma,
  linea,
  mover,
  n,
  ola,
  palabras,
  tramo,
  vaiven,
  type Par,
} from "../trazos";

interface Ojo {
  /** Opening of an eye: 1 for a wide open one. */
  abierto: number;
  /** Distance of the iris from the middle of the eye. */
  mirada: Par;
  /** Radius of the pupil. */
  pupila: number;
}

/** Draws one eye with its opening and the direction of its look. */
function ojo(lado: "i" | "d", x: number, { abierto, mirada: [mx, my], pupila }: Ojo): string {
  const y = 244;
  const alto = 62 * abierto;
  const parpado = `M${n(x - 62)} ${n(y)}Q${n(x)} ${n(y - alto)} ${n(x + 62)} ${n(y)}Q${n(x)} ${n(y + alto)} ${n(x - 62)} ${n(y)}z`;
  const globo =
    `<clipPath id="ojo-${lado}"><path d="${parpado}"/></clipPath>` +
    forma(parpado, C.blanco) +
    `<g clip-path="url(#ojo-${lado})">` +
    circulo([x + mx, y + my], 27, C.maderaOscura) +
    circulo([x + mx, y + my], pupila, C.pelo) +
    circulo([x + mx - 8, y + my - 9], 5, C.blanco) +
    "</g>";
  return (
    (alto > 3 ? globo : "") +
    linea(`M${n(x - 62)} ${n(y)}Q${n(x)} ${n(y - alto)} ${n(x + 62)} ${n(y)}`, C.pelo, 7) +
    linea(
      `M${n(x - 60)} ${n(y - 54 - abierto * 6)}Q${n(x)} ${n(y - 80 - abierto * 8)} ${n(x + 60)} ${n(y - 54 - abierto * 6)}`,
      C.pelo,
      11,
    )
  );
}

/** Draws a face from near, with the eyes in the middle. */
const cara = (ojos: string) =>
  forma("M350 200Q340 10 610 6Q880 10 870 200L880 480H340z", C.maderaOscura) +
  caja([560, 420], [100, 80], "#c79468") +
  elipse([424, 262], [26, 40], "#d9a57c") +
  elipse([796, 262], [26, 40], "#d9a57c") +
  forma("M424 210Q424 70 610 66Q796 70 796 210V300Q790 440 610 450Q430 440 424 300z", "#e5b48d") +
  forma(
    "M416 240Q400 60 610 44Q820 60 804 240Q790 150 720 110Q600 170 470 120Q430 160 416 240z",
    C.maderaOscura,
  ) +
  circulo([472, 326], 34, C.rojo, { opacity: 0.16 }) +
  circulo([748, 326], 34, C.rojo, { opacity: 0.16 }) +
  ojos +
  linea("M606 262q-16 58 -14 64q8 10 26 6", "#c58b60", 6) +
  linea("M562 380q48 34 96 0", C.teja, 7);

const MIRADA: Record<string, (t: number) => [number, number]> = {
  pantalla: (t) => [vaiven(t, 1.6) * 16, 10],
  lejos: () => [0, -3],
  parpadear: () => [0, 2],
  cerrar: () => [0, 3],
  lados: (t) => [vaiven(t, 4) * 34, 0],
  arriba: (t) => [0, vaiven(t, 4) * 16],
};

/** Scene that rests the eyes: a screen, then far away, then from side to side. The drawn eyes move first. */
export const descansarLaVista: Escena = {
  reposo: "pantalla",
  acciones: Object.keys(MIRADA),
  palabras: { x: 40, y: 190, ancla: "start", letras: 16, color: C.azul, letra: 34 },
  portada: 16,
  dibujar(momento) {
    const { t, antes, accion, avance, dentro, dura } = momento;
    const [a, b] = [MIRADA[antes]!(t), MIRADA[accion]!(t)];
    const parpadeo = Math.max(0, vaiven(t, 1.5) * 4 - 3) * cuanto(momento, "parpadear");
    const suelto = t % 4.4 < 0.24 ? 0.8 : 0;
    const [mx, my] = [entre(a[0], b[0], avance), entre(a[1], b[1], avance)];
    const cerrado = Math.max(
      cuanto(momento, "cerrar"),
      parpadeo,
      suelto * (1 - cuanto(momento, "lados", "arriba")),
    );
    const lejos = cuanto(momento, "lejos");
    const cuenta = accion === "lejos" && dura > 18 ? Math.max(0, 20 - Math.floor(dentro)) : null;
    const paisaje =
      mar(382, t, [C.mar, C.marHondo]) +
      forma("M0 410q60 -80 150 -66q60 -56 130 -10q70 -10 100 60v20H0z", C.prado) +
      forma("M760 480q30 -90 94 -100v100z", C.monte);
    const pantalla = mover(
      caja([-86, -58], [172, 112], C.acero, { rx: 12 }) +
        caja([-76, -48], [152, 92], C.cielo, { rx: 6 }) +
        linea(`M-60 -28h${n(70 + vaiven(t, 5) * 20)}M-60 -8h100M-60 12h60`, C.niebla, 6) +
        caja([-14, 54], [28, 20], C.acero) +
        elipse([0, 76], [50, 7], C.acero),
      [150, 392],
    );
    return (
      caja([0, 0], [ANCHO, ALTO], C.cielo) +
      circulo([770, 84], 34 + ola(t, 8) * 3, C.sol) +
      nube(200 + vaiven(t, 60) * 20, 60, 0.8, C.blanco) +
      conOpacidad(paisaje, lejos) +
      conOpacidad(pantalla, cuanto(momento, "pantalla")) +
      cara(
        ojo("i", 524, { abierto: 1 - cerrado * 1.5, mirada: [mx, my], pupila: 12 + lejos * 3 }) +
          ojo("d", 696, { abierto: 1 - cerrado * 1.5, mirada: [mx, my], pupila: 12 + lejos * 3 }),
      ) +
      (cuenta === null
        ? ""
        : conOpacidad(
            circulo([96, 330], 46, C.blanco) +
              palabras(String(cuenta), [96, 346], { letra: 44, color: C.azul, ancla: "middle" }),
            tramo(dentro, 0, 0.8),
          ))
    );
  },
};
