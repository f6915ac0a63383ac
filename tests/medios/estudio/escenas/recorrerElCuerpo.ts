import { C } from "../colores";
import { estrellas, luna } from "../lugares";
import { ALTO, ANCHO, cuanto, type Escena } from "../momento";
import { cabeza, GENTE } from "../persona";
import { caja, circulo, conOpacidad, elipse, entre, forma, linea, mover, n, ola } from "../trazos";

/** Positions of the light on a person who lies down, with the head to the left. */
const LUGARES: Record<string, [number, number]> = {
  acostarse: [427, 150],
  pies: [716, 318],
  piernas: [590, 326],
  vientre: [440, 312],
  manos: [400, 350],
  hombros: [318, 314],
  cara: [226, 300],
  todo: [450, 318],
};

/** Scene of a body scan: a person lies under the stars of their room, and a light goes through the body. */
export const recorrerElCuerpo: Escena = {
  reposo: "acostarse",
  acciones: Object.keys(LUGARES),
  palabras: { x: 390, y: 116, ancla: "middle", letras: 26, color: C.claro, letra: 36 },
  portada: 36,
  dibujar(momento) {
    const { t, antes, accion, avance } = momento;
    const [a, b] = [LUGARES[antes]!, LUGARES[accion]!];
    const [x, y] = [entre(a[0], b[0], avance), entre(a[1], b[1], avance)];
    const aire = ola(t, 6);
    const todo = cuanto(momento, "todo");
    const fuera = cuanto(momento, "acostarse");
    const luz =
      conOpacidad(elipse([x, y], [118 + aire * 12 + todo * 210, 86 + aire * 8], C.luna), 0.16 * (1 - fuera)) +
      conOpacidad(elipse([x, y], [70 + aire * 8 + todo * 210, 52 + aire * 5], C.luna), 0.24 * (1 - fuera));
    const cuerpo =
      linea("M300 332h150", GENTE.beto.ropa, 62) +
      forma(`M292 ${n(306 - aire * 5)}q80 ${n(-22 - aire * 10)} 170 -4v60h-170z`, GENTE.beto.ropa) +
      linea("M460 332L600 334L716 336", C.azul, 42) +
      linea("M712 336l10 -34", GENTE.beto.piel, 22) +
      linea(`M306 ${n(328 - aire * 3)}L372 356L424 352`, "#9c3c4d", 24) +
      linea("M404 354l34 -3", GENTE.beto.piel, 18) +
      mover(cabeza(0, 0, { cabeza: 0, ojos: 1, mirada: 0 }, GENTE.beto), [232, 312], -90, 1);
    return (
      caja([0, 0], [ANCHO, ALTO], C.nocheVioleta) +
      estrellas(t, 70, 300) +
      luna(770, 80, 32, C.nocheVioleta) +
      forma("M0 250q120 -60 260 -30q160 -50 300 0q150 -40 294 10V480H0z", "#241e3a") +
      caja([0, 392], [ANCHO, 88], "#1c172e") +
      caja([110, 356], [654, 44], "#5b4a86", { rx: 20 }) +
      caja([126, 392], [622, 16], "#47396e", { rx: 8 }) +
      elipse([214, 350], [74, 26], "#8d7bb8") +
      cuerpo +
      luz +
      conOpacidad(
        Array.from({ length: 6 }, (_, i) =>
          circulo([x - 60 + i * 24, y - 50 - ((t * 9 + i * 17) % 60)], 2.4, C.luna),
        ).join(""),
        0.7 * (1 - fuera),
      )
    );
  },
};
