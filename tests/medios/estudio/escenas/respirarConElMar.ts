import { C } from "../colores";
import { mar, nube } from "../lugares";
import { ALTO, ANCHO, type Escena, type Momento } from "../momento";
import { caja, circulo, conOpacidad, entre, linea, n, suave, tramo, vaiven } from "../trazos";

/** Fullness of the breath in the scene: it rises all through one line of the script and falls all through the next. */
function aireEn({ accion, antes, dentro, dura, avance }: Momento): number {
  const curva = suave(dentro / dura);
  if (accion === "inhala") return curva;
  if (accion === "exhala") return 1 - curva;
  return antes === "inhala" ? 1 - avance : 0;
}

/** Scene of a sun over the sea that grows with the breath; the waves come in and go out with it. */
export const respirarConElMar: Escena = {
  reposo: "calma",
  acciones: ["calma", "inhala", "exhala"],
  palabras: { x: 427, y: 80, ancla: "middle", letras: 34, color: C.tinta, letra: 36 },
  portada: 20,
  dibujar(momento) {
    const { t } = momento;
    const aire = aireEn(momento);
    const r = entre(62, 112, aire);
    const aves = [
      [150, 150, 0],
      [186, 172, 2],
      [706, 140, 1],
    ] as const;
    return (
      caja([0, 0], [ANCHO, ALTO], C.calido) +
      circulo([427, 262], r * 1.95, "#fce6c8") +
      circulo([427, 262], r * 1.45, C.solClaro) +
      circulo([427, 262], r, C.sol) +
      nube(130 + vaiven(t, 80) * 30, 210, 0.9, "#fff7ec") +
      nube(722 + vaiven(t, 70) * 26, 240, 0.7, "#fff7ec") +
      aves
        .map(([x, y, fase]) => {
          const ala = 6 + vaiven(t, 3.4, fase) * 4;
          return linea(`M${n(x - 14 + t * 0.5)} ${y}q7 ${n(-ala)} 14 0q7 ${n(-ala)} 14 0`, "#6d5a4d", 3);
        })
        .join("") +
      mar(338 - aire * 16, t, [C.mar, C.marHondo, "#5ba6a4"]) +
      conOpacidad(
        linea(`M${n(427 - r * 0.7)} 396h${n(r * 1.4)}M${n(427 - r * 0.4)} 416h${n(r * 0.8)}`, C.solClaro, 6),
        0.8,
      ) +
      conOpacidad(caja([0, 456 - aire * 14], [ANCHO, 60], C.crema, { rx: 0 }), tramo(t, 0, 2))
    );
  },
};
