import { C } from "../colores";
import { halo } from "../lugares";
import { ALTO, ANCHO, cuanto, avanceHasta, type Escena } from "../momento";
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
  palabras,
  suave,
  vaiven,
} from "../trazos";

const ORDEN = ["sueldo", "casa", "comida", "transporte", "ahorro", "gustos", "revisar"] as const;
const SOBRES = [
  { accion: "casa", nombre: "Casa", color: C.azul, claro: "#bcd6ea", x: 480, y: 180 },
  { accion: "comida", nombre: "Comida", color: C.hoja, claro: "#c5dcae", x: 636, y: 180 },
  { accion: "transporte", nombre: "Pasajes", color: C.teja, claro: "#f3c3ab", x: 792, y: 180 },
  { accion: "ahorro", nombre: "Ahorro", color: C.violeta, claro: "#cfc2f0", x: 558, y: 340 },
  { accion: "gustos", nombre: "Gustos", color: C.ocre, claro: "#f3d98a", x: 714, y: 340 },
] as const;

const moneda = (r: number) =>
  circulo([0, 0], r, C.amarillo) +
  circulo([0, 0], r * 0.78, "#f7cf83") +
  palabras("S/", [0, r * 0.34], { letra: r * 0.86, color: C.ocre, ancla: "middle" });

/** Scene of a budget: the money of the month goes to its envelopes, one after the other. */
export const sobresDelMes: Escena = {
  reposo: "sueldo",
  acciones: ORDEN,
  palabras: { x: 40, y: 150, ancla: "start", letras: 18, color: C.ocre, letra: 38 },
  portada: 72,
  dibujar(momento) {
    const { t, dentro } = momento;
    const avanceDe = avanceHasta(momento, ORDEN, 1);
    const pila = [0, 1, 2, 3, 4, 5].map((i) => {
      const quedan = 6 - SOBRES.filter(({ accion }) => avanceDe(accion) > 0.5).length;
      return i < quedan - 1
        ? mover(elipse([0, 0], [40, 12], C.ocre) + elipse([0, -5], [40, 12], C.amarillo), [120, 400 - i * 17])
        : "";
    });
    const sobres = SOBRES.map(({ accion, nombre, color, claro, x, y }, i) => {
      const aqui = cuanto(momento, accion);
      const late =
        1 +
        aqui * 0.06 * (1 + vaiven(t, 2, i)) +
        cuanto(momento, "revisar") * 0.03 * (1 + vaiven(t, 3, i * 0.6));
      const billetes = caja([-40, -72], [80, 46], "#bfe0d3", { rx: 5 }) + circulo([0, -52], 11, C.marHondo);
      const dibujo =
        mover(billetes, [0, entre(40, 4, avanceDe(accion))]) +
        caja([-62, -44], [124, 88], claro, { rx: 10 }) +
        forma("M-62 -36l62 44l62 -44v70q0 10 -10 10h-104q-10 0 -10 -10z", color, { opacity: 0.22 }) +
        caja([-52, 2], [104, 32], C.blanco, { rx: 10 }) +
        palabras(nombre, [0, 26], { letra: 23, color, ancla: "middle" });
      return conOpacidad(
        mover(dibujo, [x - 20, y + (1 - avanceDe("sueldo")) * 30], 0, late),
        0.55 + 0.45 * Math.max(avanceDe(accion), aqui),
      );
    }).join("");
    const actual = SOBRES.find(({ accion }) => accion === momento.accion);
    const vuelo = actual
      ? [0, 1, 2]
          .map((i) => {
            const a = suave((dentro - 0.5 - i * 0.55) / 1.5);
            const x = entre(120, actual.x - 20, a);
            const y = entre(330, actual.y - 40, a) - Math.sin(a * Math.PI) * 110;
            return a > 0 && a < 1 ? mover(moneda(24), [x, y], a * 30) : "";
          })
          .join("")
      : "";
    const visto = conOpacidad(
      circulo([690, 430], 0, C.jade) +
        SOBRES.map(({ x, y }) =>
          mover(circulo([0, 0], 17, C.jade) + linea("M-7 0l5 6l9 -11", C.blanco, 4), [x + 34, y - 46]),
        ).join(""),
      cuanto(momento, "revisar"),
    );
    return (
      caja([0, 0], [ANCHO, ALTO], C.trigo) +
      halo(640, 250, 250, "#f8e6b4") +
      caja([0, 420], [ANCHO, 60], "#f0d892") +
      pila.join("") +
      mover(moneda(38), [120, 300 + vaiven(t, 4) * 4], vaiven(t, 6) * 8) +
      sobres +
      vuelo +
      visto +
      linea(`M40 ${n(452)}h${n((t / momento.duracion) * 774)}`, C.amarillo, 6)
    );
  },
};
