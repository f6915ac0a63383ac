import { C } from "../colores";
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

const ORDEN = ["ingredientes", "lavar", "hervir", "tapar", "picar", "mezclar", "servir"] as const;

const grano = (x: number, y: number, i: number) => circulo([x, y], 3.4, i % 3 ? C.solClaro : C.blanco);

/** Scene of cooking quinoa: from the raw grain to a salad in a bowl. */
export const cocinarQuinua: Escena = {
  reposo: "ingredientes",
  acciones: ORDEN,
  palabras: { x: 44, y: 170, ancla: "start", letras: 17, color: C.ocre, letra: 38 },
  portada: 71,
  dibujar(momento) {
    const { t, dentro, dura } = momento;
    const avanceDe = avanceHasta(momento, ORDEN, 2);
    const en = (...acciones: string[]) => cuanto(momento, ...acciones);
    const cocina =
      caja([0, 0], [ANCHO, ALTO], C.trigo) +
      Array.from({ length: 5 }, (_, i) =>
        caja([400 + i * 92, 20], [86, 86], i % 2 ? "#fdf6e2" : C.calido, { rx: 6 }),
      ).join("") +
      Array.from({ length: 5 }, (_, i) =>
        caja([400 + i * 92, 112], [86, 86], i % 2 ? C.calido : "#fdf6e2", { rx: 6 }),
      ).join("") +
      caja([0, 392], [ANCHO, 88], C.maderaClara) +
      caja([0, 392], [ANCHO, 12], C.madera);
    const bolsa =
      forma("M520 392l-10 -130q50 -18 100 0l-10 130z", C.crema) +
      caja([524, 296], [72, 50], C.blanco, { rx: 8 }) +
      palabras("quinua", [560, 328], { letra: 21, color: C.ocre, ancla: "middle" });
    const verduras =
      circulo([676, 362], 32, C.rojo) +
      linea("M668 330q8 -8 16 0", C.monte, 6) +
      elipse([750, 368], [40, 22], C.prado) +
      circulo([460, 366], 26, C.amarillo) +
      circulo([452, 358], 6, C.solClaro);
    const colador =
      linea("M560 60v40q0 20 20 20h30", C.niebla, 16) +
      Array.from({ length: 5 }, (_, i) =>
        linea(`M${n(600 + i * 7)} ${n(128 + ((t * 160 + i * 23) % 60))}v34`, C.mar, 5),
      ).join("") +
      forma("M500 250q10 120 110 120t110 -120z", C.acero) +
      elipse([610, 250], [110, 28], C.niebla) +
      Array.from({ length: 60 }, (_, i) =>
        grano(
          530 + azar(i) * 160 + vaiven(t, 1, azar(i + 7)) * 5,
          250 + (azar(i * 5) - 0.5) * 30 + vaiven(t, 0.8, azar(i)) * 3,
          i,
        ),
      ).join("") +
      linea("M500 254q110 44 220 0", C.acero, 8);
    const fuego = Array.from({ length: 6 }, (_, i) => {
      const alto = 20 + vaiven(t, 0.7, i * 0.17) * 6;
      return forma(
        `M${534 + i * 28} 388q-10 -14 2 ${n(-alto)}q12 ${n(alto - 14)} 6 ${n(alto)}z`,
        i % 2 ? C.sol : C.amarillo,
      );
    }).join("");
    const burbujas = Array.from({ length: 14 }, (_, i) => {
      const sube = (t * (0.5 + azar(i) * 0.5) + azar(i * 3)) % 1;
      return circulo([530 + azar(i * 9) * 160, 262 - sube * 14], 3 + sube * 5, C.blanco, { opacity: "0.8" });
    }).join("");
    const vapor = [0, 1, 2]
      .map((i) => {
        const y = 200 - ((t * 22 + i * 30) % 90);
        return conOpacidad(
          linea(`M${560 + i * 50} ${n(y)}q${n(12 + vaiven(t, 3, i) * 6)} -16 0 -32`, C.niebla, 7),
          0.5,
        );
      })
      .join("");
    const olla =
      caja([492, 384], [236, 10], C.tinta, { rx: 5 }) +
      conOpacidad(fuego, 1 - avanceDe("tapar")) +
      vapor +
      elipse([610, 258], [114, 22], C.niebla) +
      elipse([610, 258], [104, 17], C.solClaro) +
      conOpacidad(burbujas, en("hervir")) +
      forma("M496 260q114 44 228 0l-10 110q-104 30 -208 0z", C.acero) +
      linea("M484 290h-22M736 290h22", C.acero, 14) +
      conOpacidad(
        mover(
          elipse([0, 0], [120, 20], C.niebla) +
            caja([-12, -34], [24, 22], C.acero, { rx: 6 }) +
            elipse([0, -10], [96, 14], "#a9bec8"),
          [610, entre(190, 250 + vaiven(t, 0.9) * 1.6, avanceDe("tapar"))],
        ),
        avanceDe("tapar"),
      );
    const reloj =
      circulo([800, 250], 40, C.blanco, { stroke: C.acero, "stroke-width": 6 }) +
      linea("M800 250v-26", C.tinta, 5) +
      mover(linea("M0 0v-32", C.rojo, 4), [800, 250], (dentro / dura) * 300);
    const corte = Math.max(0, vaiven(t, 0.7));
    const tabla =
      caja([480, 366], [270, 26], C.madera, { rx: 10 }) +
      Array.from(
        { length: Math.min(16, Math.floor(avanceDe("picar") * 6 + (en("picar") > 0.5 ? dentro * 2 : 0))) },
        (_, i) =>
          mover(
            caja([-8, -8], [16, 16], [C.rojo, C.prado, C.amarillo, C.sol][i % 4]!, { rx: 4 }),
            [504 + (i % 8) * 17, 356 - Math.floor(i / 8) * 16],
            azar(i) * 60,
          ),
      ).join("") +
      elipse([690, 346], [40, 22], C.prado) +
      mover(
        forma("M0 0h96q6 0 6 -8v-22h-102z", C.niebla) + caja([102, -34], [62, 20], C.maderaOscura, { rx: 8 }),
        [640, 346 - corte * 36],
        -8,
      );
    const llena = avanceDe("mezclar");
    const fuente = (y: number) =>
      elipse([610, y], [150, 36], C.teja) +
      elipse([610, y], [138, 30], C.solClaro) +
      Array.from({ length: 70 }, (_, i) =>
        grano(610 + (azar(i) - 0.5) * 236, y + (azar(i * 7) - 0.5) * 38 - 4, i),
      ).join("") +
      Array.from({ length: 26 }, (_, i) =>
        conOpacidad(
          mover(
            i % 4 === 3
              ? elipse([0, 0], [14, 7], C.monte)
              : caja([-8, -8], [16, 16], [C.rojo, C.prado, C.amarillo][i % 3]!, { rx: 4 }),
            [610 + (azar(i * 11) - 0.5) * 220, y - 6 + (azar(i * 17) - 0.5) * 34 - (1 - llena) * 90],
            azar(i) * 90 + vaiven(t, 2, i) * 6 * en("mezclar"),
          ),
          llena,
        ),
      ).join("") +
      forma(`M460 ${y + 4}q150 62 300 0q-10 92 -90 108h-120q-80 -16 -90 -108z`, C.teja) +
      linea(`M488 ${y + 50}q122 34 244 0`, "#c96a40", 8);
    const cuchara = mover(
      linea("M0 0L70 -150", C.madera, 13) + elipse([-4, 8], [24, 15], C.madera),
      [610 + vaiven(t, 2.4) * 60, 286],
      vaiven(t, 2.4) * 12,
    );
    const limon = mover(
      circulo([0, 0], 26, C.amarillo) +
        circulo([0, 0], 19, C.solClaro) +
        linea("M-19 0h38M0 -19v38M-13 -13l26 26M13 -13l-26 26", C.amarillo, 3),
      [792, 366],
    );
    return (
      cocina +
      conOpacidad(bolsa + verduras, en("ingredientes")) +
      conOpacidad(mover(colador, [0, 22]), en("lavar")) +
      conOpacidad(olla, en("hervir", "tapar")) +
      conOpacidad(reloj, en("hervir", "tapar")) +
      conOpacidad(mover(tabla, [-240, -134], 0, 1.34), en("picar")) +
      conOpacidad(conOpacidad(cuchara, en("mezclar")) + fuente(282), en("mezclar", "servir")) +
      conOpacidad(limon, en("mezclar", "servir"))
    );
  },
};
