import { C } from "../colores";
import { halo } from "../lugares";
import { ALTO, ANCHO, cuanto, avanceHasta, type Escena } from "../momento";
import {
  azar,
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
  tramo,
  vaiven,
  type Par,
} from "../trazos";

const ORDEN = ["plato", "verduras", "menestra", "cereal", "agua", "fruta", "completo"] as const;
const [X, Y, R] = [600, 250, 156];

/** A wedge of the plate that opens from its first edge to its last. */
function porcion(desde: number, hasta: number, color: string, avance: number): string {
  const fin = entre(desde, hasta, avance);
  const en = (grados: number) =>
    `${n(X + R * 0.86 * Math.cos((grados * Math.PI) / 180))} ${n(Y + R * 0.86 * Math.sin((grados * Math.PI) / 180))}`;
  const grande = fin - desde > 180 ? 1 : 0;
  return avance < 0.02
    ? ""
    : forma(`M${X} ${Y}L${en(desde)}A${n(R * 0.86)} ${n(R * 0.86)} 0 ${grande} 1 ${en(fin)}z`, color);
}

/**
 * Small things, such as grains, scattered on a wedge of the plate between two angles in degrees. Each falls to its
 * place.
 */
function regar(cuantos: number, [desde, hasta]: Par, avance: number, dibujar: (i: number) => string): string {
  return Array.from({ length: cuantos }, (_, i) => {
    // Spread like the seeds of a sunflower: evenly, and not in rows.
    const grados = ((desde + 10 + ((i * 0.618_034) % 1) * (hasta - desde - 20)) * Math.PI) / 180;
    const lejos = R * (0.2 + Math.sqrt((i + 0.5) / cuantos) * 0.57);
    const cae = tramo(avance, (i / cuantos) * 0.6, (i / cuantos) * 0.6 + 0.4);
    return conOpacidad(
      mover(
        dibujar(i),
        [X + lejos * Math.cos(grados), Y + lejos * Math.sin(grados) - (1 - cae) * 90],
        azar(i * 3) * 180,
      ),
      cae,
    );
  }).join("");
}

/** Scene of a balanced plate: half vegetables, a quarter pulses, a quarter grain; water and fruit beside it. */
export const armarElPlato: Escena = {
  reposo: "plato",
  acciones: ORDEN,
  palabras: { x: 44, y: 190, ancla: "start", letras: 16, color: C.hoja, letra: 38 },
  portada: 70,
  dibujar(momento) {
    const { t } = momento;
    const avanceDe = avanceHasta(momento, ORDEN, 3.2);
    const hoja = (i: number) =>
      elipse([0, 0], [17, 10], i % 3 ? C.prado : C.monte) + linea("M-12 0h24", C.brote, 1.5);
    const tomate = () => circulo([0, 0], 12, C.rojo) + circulo([0, 0], 7, "#e98593");
    const zanahoria = () => circulo([0, 0], 10, C.sol) + circulo([0, 0], 5, C.solClaro);
    const verdura = (i: number) => [hoja, tomate, zanahoria, hoja][i % 4]!(i);
    const marca = (accion: string, texto: string, x: number, y: number) =>
      conOpacidad(
        caja([x - 62, y - 24], [124, 34], C.blanco, { rx: 17 }) +
          palabras(texto, [x, y], { letra: 22, color: C.hoja, ancla: "middle" }),
        cuanto(momento, accion),
      );
    const vaso = mover(
      conOpacidad(caja([-24, -62], [48, 78], C.blanco, { rx: 8 }), 0.8) +
        caja([-20, entre(12, -42, avanceDe("agua"))], [40, entre(0, 54, avanceDe("agua"))], C.mar, {
          rx: 5,
        }) +
        linea("M-24 -62l4 78h40l4 -78", C.niebla, 4),
      [800, 140],
    );
    const fruta = mover(
      circulo([0, 0], 30, C.sol) +
        circulo([-9, -9], 7, C.solClaro) +
        linea("M0 -30q2 -10 8 -14", C.maderaOscura, 4) +
        forma("M8 -40q18 -10 26 4q-16 8 -26 -4z", C.monte),
      [798, entre(560, 372, avanceDe("fruta")) + vaiven(t, 5) * 1.5],
    );
    return (
      caja([0, 0], [ANCHO, ALTO], C.brote) +
      caja([380, 0], [474, ALTO], "#dcebcb") +
      linea("M380 0v480M470 0v480M560 0v480M650 0v480M740 0v480M830 0v480", "#d2e4be", 20) +
      halo(X + 4, Y + 10, R + 12, "#c3d9ac") +
      circulo([X, Y], R + 8, C.blanco) +
      circulo([X, Y], R - 8, C.papel, { stroke: C.linea, "stroke-width": 3 }) +
      porcion(90, 270, "#b9d69a", avanceDe("verduras")) +
      regar(24, [90, 270], avanceDe("verduras"), verdura) +
      porcion(270, 360, "#b07a4a", avanceDe("menestra")) +
      regar(22, [270, 360], avanceDe("menestra"), (i) =>
        elipse([0, 0], [9, 6], i % 2 ? C.maderaOscura : "#8f5a34"),
      ) +
      porcion(0, 90, "#ecd293", avanceDe("cereal")) +
      regar(34, [0, 90], avanceDe("cereal"), (i) => circulo([0, 0], 4.4, i % 3 ? C.papel : C.ocre)) +
      linea("M424 130v230M412 130v50q0 20 12 22q12 -2 12 -22v-50", C.niebla, 7) +
      vaso +
      fruta +
      marca("verduras", "la mitad", 516, 250) +
      marca("menestra", "un cuarto", 672, 190) +
      marca("cereal", "un cuarto", 672, 330)
    );
  },
};
