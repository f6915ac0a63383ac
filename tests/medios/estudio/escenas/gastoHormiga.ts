import { C } from "../colores";
import { halo, nube } from "../lugares";
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
  vaiven,
} from "../trazos";

const ORDEN = ["hormigas", "ejemplos", "anotar", "sumar", "elegir", "guardar"] as const;

function hormiga(t: number, fase: number): string {
  const pata = (x: number, lado: number) =>
    linea(
      `M${n(x)} 0q${n(lado * 6)} 10 ${n(lado * 4 + vaiven(t, 0.8, fase + x) * 4)} 20`,
      C.maderaOscura,
      3.5,
    );
  return (
    pata(-16, -1) +
    pata(0, -1) +
    pata(14, 1) +
    pata(-6, 1) +
    elipse([-26, -4], [19, 14], C.maderaOscura) +
    circulo([0, -4], 11, C.maderaOscura) +
    circulo([22, -8], 13, C.maderaOscura) +
    circulo([27, -11], 3.2, C.blanco) +
    linea(
      `M28 -19q4 -12 ${n(14 + vaiven(t, 1.2, fase) * 3)} -14M22 -20q0 -12 ${n(6 + vaiven(t, 1.2, fase) * 3)} -18`,
      C.maderaOscura,
      3,
    )
  );
}

const moneda = (r: number) =>
  circulo([0, 0], r, C.amarillo) +
  circulo([0, 0], r * 0.76, "#f7cf83") +
  palabras("1", [0, r * 0.36], { letra: r * 1.05, color: C.ocre, ancla: "middle" });

/** Scene of small expenses: ants carry coins away. Written down and added up, some coins go to a jar instead. */
export const gastoHormiga: Escena = {
  reposo: "hormigas",
  acciones: ORDEN,
  palabras: { x: 44, y: 140, ancla: "start", letras: 20, color: C.teja, letra: 38 },
  portada: 70,
  dibujar(momento) {
    const { t } = momento;
    const avanceDe = avanceHasta(momento, ORDEN, 2);
    const fila = Array.from({ length: 4 }, (_, i) => {
      // The ants move one pixel each frame. Movement in whole pixels, with legs that hold a moment, needs few bytes.
      const x = ((t * 25 + i * 240) % 960) - 60;
      const y = 424;
      const carga = azar(i) > avanceDe("elegir") * 0.72 ? mover(moneda(17), [0, -38]) : "";
      return mover(carga + hormiga(Math.floor(t * 5) / 5, i * 0.21), [x, y]);
    }).join("");
    const ejemplo = (x: number, y: number, i: number, dibujo: string) =>
      mover(
        circulo([0, 0], 54, C.blanco) + dibujo,
        [x, y + vaiven(t, 4, i) * 4],
        0,
        0.4 + 0.6 * avanceDe("ejemplos"),
      );
    const ejemplos =
      ejemplo(
        500,
        130,
        0,
        caja([-20, -18], [34, 34], C.teja, { rx: 6 }) +
          linea("M14 -10q12 0 10 10q-2 8 -10 8", C.teja, 5) +
          linea("M-10 -26q5 -7 0 -13M4 -26q5 -7 0 -13", C.niebla, 4),
      ) +
      ejemplo(
        640,
        104,
        1,
        caja([-30, -18], [60, 32], C.amarillo, { rx: 8 }) +
          caja([-24, -12], [20, 13], C.cielo, { rx: 3 }) +
          caja([2, -12], [20, 13], C.cielo, { rx: 3 }) +
          circulo([-16, 16], 8, C.pelo) +
          circulo([16, 16], 8, C.pelo),
      ) +
      ejemplo(
        776,
        136,
        2,
        caja([-16, -30], [32, 58], C.noche, { rx: 7 }) +
          caja([-12, -23], [24, 42], C.aqua, { rx: 3 }) +
          palabras("S/", [0, 6], { letra: 18, color: C.noche, ancla: "middle" }),
      ) +
      ejemplo(
        570,
        256,
        3,
        forma("M-22 -20h44l-6 48h-32z", C.guinda) +
          linea("M-26 -20h52", C.blanco, 7) +
          linea("M6 -20l8 -20", C.azul, 5),
      ) +
      ejemplo(
        712,
        262,
        4,
        caja([-22, -28], [44, 54], C.sol, { rx: 6 }) +
          elipse([0, 0], [14, 14], C.blanco) +
          linea("M-22 -14h44", C.teja, 4),
      );
    const renglones = ["Café  6", "Taxi  9", "Antojo  4", "Recarga  5"];
    const libreta =
      caja([500, 62], [260, 290], C.papel, { rx: 14, stroke: C.linea, "stroke-width": 3 }) +
      linea("M540 52v22M600 52v22M660 52v22M720 52v22", C.niebla, 6) +
      renglones
        .map((renglon, i) =>
          conOpacidad(
            palabras(renglon.split("  ")[0]!, [530, 130 + i * 44], { letra: 28, color: C.tinta, peso: 600 }) +
              palabras(`S/ ${renglon.split("  ")[1]!}`, [732, 130 + i * 44], {
                letra: 28,
                color: C.tinta,
                ancla: "end",
                peso: 600,
              }),
            Math.max(
              avanceDe("sumar"),
              Math.min(1, Math.max(0, momento.dentro - 0.6 - i * 0.9)) * avanceDe("anotar"),
            ),
          ),
        )
        .join("") +
      conOpacidad(
        linea("M526 284h208", C.teja, 4) +
          palabras("Al día", [530, 326], { letra: 30, color: C.teja }) +
          palabras("S/ 24", [732, 326], { letra: 30, color: C.teja, ancla: "end" }),
        avanceDe("sumar"),
      );
    const monedas = Math.round(3 + avanceDe("guardar") * 14);
    const frasco =
      conOpacidad(caja([538, 110], [190, 240], C.blanco, { rx: 34 }), 0.85) +
      Array.from({ length: monedas }, (_, i) =>
        mover(
          moneda(24),
          [574 + (i % 4) * 40 + azar(i) * 6, 322 - Math.floor(i / 4) * 36 + azar(i * 3) * 6],
          azar(i) * 60,
        ),
      ).join("") +
      (cuanto(momento, "guardar", "elegir") > 0.5
        ? mover(moneda(24), [632, entre(20, 170, (t % 1.6) / 1.6)], t * 60)
        : "") +
      `<rect x="538" y="110" width="190" height="240" rx="34" fill="none" stroke="${C.niebla}" stroke-width="6"/>` +
      linea("M556 108h154", C.niebla, 12) +
      caja([574, 214], [118, 42], C.verde, { rx: 12 }) +
      palabras("Mi meta", [633, 243], { letra: 25, color: C.blanco, ancla: "middle" });
    return (
      caja([0, 0], [ANCHO, ALTO], C.durazno) +
      halo(634, 220, 208, "#fbdccc") +
      nube(390 + vaiven(t, 50) * 12, 60, 0.6, C.blanco) +
      forma("M0 440q220 -16 430 -4t424 -4V480H0z", C.prado) +
      caja([0, 448], [ANCHO, 32], C.monte) +
      conOpacidad(
        mover(moneda(74), [634, 220 + vaiven(t, 5) * 6], vaiven(t, 7) * 6),
        cuanto(momento, "hormigas"),
      ) +
      conOpacidad(ejemplos, cuanto(momento, "ejemplos")) +
      conOpacidad(libreta, cuanto(momento, "anotar", "sumar")) +
      conOpacidad(frasco, cuanto(momento, "elegir", "guardar")) +
      fila
    );
  },
};
