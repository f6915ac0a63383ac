import { C } from "../colores";
import { estrellas, luna } from "../lugares";
import { ALTO, ANCHO, avanceHasta, type Escena } from "../momento";
import { cabeza, GENTE } from "../persona";
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
  tono,
  vaiven,
} from "../trazos";

const ORDEN = ["tarde", "luz", "celular", "cuarto", "infusion", "anotar", "dormir"] as const;

/** Scene of a bedroom from the evening to the night, one habit after the other. */
export const prepararLaNoche: Escena = {
  reposo: "tarde",
  acciones: ORDEN,
  palabras: { x: 44, y: 120, ancla: "start", letras: 22, color: C.claro, letra: 36 },
  portada: 60,
  dibujar(momento) {
    const { t } = momento;
    const avanceDe = avanceHasta(momento, ORDEN, 2.2);
    const noche = 0.45 + avanceDe("luz") * 0.25 + avanceDe("dormir") * 0.3;
    const muro = tono("#5b4a86", C.nocheVioleta, noche);
    const piso = tono("#4a3c70", "#201a34", noche);
    const encendida = 1 - avanceDe("luz") * 0.55 - avanceDe("dormir") * 0.45;
    const cortina = entre(0, 62, avanceDe("cuarto"));
    const cama =
      caja([430, 262], [26, 168], C.maderaOscura, { rx: 10 }) +
      caja([442, 352], [372, 58], C.madera, { rx: 12 }) +
      caja([452, 330], [352, 40], "#e4dcf8", { rx: 16 }) +
      caja([456, 296], [100, 48], C.blanco, { rx: 22 });
    const respira = ola(t, 6) * 5;
    const durmiente = conOpacidad(
      mover(cabeza(0, 0, { cabeza: 0, ojos: 1, mirada: 0 }, GENTE.ana), [520, 302], -78, 0.92),
      avanceDe("dormir"),
    );
    const manta = forma(
      `M548 ${n(340 - avanceDe("dormir") * 20 - respira * avanceDe("dormir"))}q60 ${n(-26 - respira * avanceDe("dormir"))} 130 -6q80 4 130 8v52q-130 10 -264 0z`,
      "#8f76cc",
    );
    const lampara =
      conOpacidad(circulo([392, 250], 120, C.luna), 0.2 * encendida) +
      conOpacidad(circulo([392, 250], 72, C.luna), 0.3 * encendida) +
      linea("M392 266v44", C.maderaClara, 6) +
      forma("M366 268l12 -44h28l12 44z", tono("#6a5a86", C.luna, Math.max(0, encendida)));
    const mesa =
      caja([346, 322], [90, 14], C.madera, { rx: 5 }) + linea("M358 336v94M424 336v94", C.madera, 9);
    const celular = mover(
      caja([-13, -24], [26, 48], C.noche, { rx: 6 }) +
        caja([-10, -19], [20, 36], tono(C.aqua, C.nocheSuave, avanceDe("celular")), { rx: 3 }),
      [entre(420, 300, avanceDe("celular")), entre(296, 402, avanceDe("celular"))],
      entre(14, 90, avanceDe("celular")),
    );
    const cajon = conOpacidad(
      caja([250, 392], [84, 46], C.maderaOscura, { rx: 8 }) +
        caja([278, 410], [28, 8], C.maderaClara, { rx: 4 }),
      avanceDe("celular"),
    );
    const taza = conOpacidad(
      caja([354, 298], [24, 24], C.teja, { rx: 5 }) +
        linea("M378 304q9 1 8 7q-2 6 -8 5", C.teja, 4) +
        linea(
          `M361 292q${n(4 + vaiven(t, 3) * 3)} -8 0 -15M370 292q${n(4 + vaiven(t, 3, 1) * 3)} -8 0 -15`,
          C.claro,
          3,
          { opacity: 0.6 },
        ),
      avanceDe("infusion"),
    );
    const libreta = conOpacidad(
      mover(
        caja([-26, -18], [52, 36], C.papel, { rx: 4 }) +
          linea(
            `M-18 -8h${n(avanceDe("anotar") * 34)}M-18 0h${n(avanceDe("anotar") * 28)}M-18 8h${n(avanceDe("anotar") * 20)}`,
            C.niebla,
            3,
          ) +
          linea("M16 -22l12 26", C.sol, 5),
        [640, 318],
        -8,
      ),
      avanceDe("anotar") * (1 - avanceDe("dormir")),
    );
    const cielo = tono("#7a5f9e", C.nocheAzul, avanceDe("luz"));
    return (
      caja([0, 0], [ANCHO, ALTO], muro) +
      caja([0, 430], [ANCHO, 50], piso) +
      `<clipPath id="cielo"><rect x="560" y="50" width="190" height="170" rx="16"/></clipPath><g clip-path="url(#cielo)">` +
      caja([560, 50], [190, 170], cielo) +
      mover(estrellas(t, 26, 170), [300, 50], 0, 0.62) +
      luna(690, entre(190, 104, avanceDe("luz") * 0.6 + avanceDe("dormir") * 0.4), 24, cielo) +
      "</g>" +
      `<rect x="560" y="50" width="190" height="170" rx="16" fill="none" stroke="#8d7bb8" stroke-width="8"/>` +
      caja([544, 40], [36 + cortina, 196], "#6f5aa3", { rx: 8 }) +
      caja([732 - cortina, 40], [36 + cortina, 196], "#6f5aa3", { rx: 8 }) +
      linea("M534 42h246", C.maderaClara, 7) +
      lampara +
      mesa +
      cajon +
      celular +
      taza +
      cama +
      durmiente +
      manta +
      elipse([160, 440], [110, 12], tono("#5b4a86", "#2b2443", noche)) +
      libreta
    );
  },
};
