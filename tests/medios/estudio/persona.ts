import { C } from "./colores";
import { circulo, elipse, entre, forma, grupo, linea, n, tono, type Punto } from "./trazos";

/**
 * Pose of a drawn person who stands or sits, seen from the front. Hands are measured from between the shoulders, feet
 * from the hip.
 */
export interface Pose {
  x: number;
  y: number;
  /** Turn of the drawn head in degrees. The person's left is the right of the picture. */
  giro: number;
  cabeza: number;
  cabezaX: number;
  cabezaY: number;
  hombros: number;
  /** Fullness of the drawn chest: 0 empty, 1 full. */
  pecho: number;
  manoI: Punto;
  manoD: Punto;
  /** Direction of the drawn elbow: 1 outwards, −1 inwards. */
  codoI: number;
  codoD: number;
  pieI: Punto;
  pieD: Punto;
  /** Eyes of the drawn person: 0 open, 1 closed. */
  ojos: number;
  mirada: number;
}

export interface Aspecto {
  piel: string;
  pelo: string;
  peinado: "corto" | "largo" | "mono" | "cana";
  ropa: string;
  pantalon: string;
  zapato: string;
}

export const GENTE = {
  ana: { piel: C.piel, pelo: C.pelo, peinado: "mono", ropa: C.jade, pantalon: C.acero, zapato: C.pelo },
  beto: { piel: "#a9713f", pelo: C.pelo, peinado: "corto", ropa: C.guinda, pantalon: C.azul, zapato: C.pelo },
  carmen: {
    piel: "#d9a57c",
    pelo: C.maderaOscura,
    peinado: "largo",
    ropa: C.violeta,
    pantalon: C.acero,
    zapato: C.pelo,
  },
  dario: { piel: C.piel, pelo: "#d9d5cd", peinado: "cana", ropa: C.azul, pantalon: C.acero, zapato: C.pelo },
} satisfies Record<string, Aspecto>;

export const DE_PIE: Pose = {
  x: 620,
  y: 290,
  giro: 0,
  cabeza: 0,
  cabezaX: 0,
  cabezaY: 0,
  hombros: 0,
  pecho: 0.3,
  manoI: { x: -58, y: 110 },
  manoD: { x: 58, y: 110 },
  codoI: 1,
  codoD: 1,
  pieI: { x: -26, y: 148 },
  pieD: { x: 26, y: 148 },
  ojos: 0,
  mirada: 0,
};

export const SENTADA: Pose = {
  ...DE_PIE,
  y: 322,
  manoI: { x: -40, y: 108 },
  manoD: { x: 40, y: 108 },
  pieI: { x: -34, y: 112 },
  pieD: { x: 34, y: 112 },
};

const mezclarPunto = (a: Punto, b: Punto, avance: number): Punto => ({
  x: entre(a.x, b.x, avance),
  y: entre(a.y, b.y, avance),
});

export function mezclar(a: Pose, b: Pose, avance: number): Pose {
  const mezcla = { ...a };
  for (const clave of Object.keys(a) as (keyof Pose)[]) {
    const [inicial, final] = [a[clave], b[clave]];
    const valor =
      typeof inicial === "number"
        ? entre(inicial, final as number, avance)
        : mezclarPunto(inicial, final as Punto, avance);
    Object.assign(mezcla, { [clave]: valor });
  }
  return mezcla;
}

const TORSO = 112;
const BRAZO = [58, 56] as const;
const PIERNA = [74.5, 75] as const;

/** Joint between two bones of a drawn limb that reach from one point to another. */
function articulacion(
  de: Punto,
  a: Punto,
  [primero, segundo]: readonly [number, number],
  lado: number,
): Punto {
  const [dx, dy] = [a.x - de.x, a.y - de.y];
  const distancia = Math.min(Math.hypot(dx, dy) || 1, primero + segundo - 0.5);
  const hasta = (primero * primero - segundo * segundo + distancia * distancia) / (2 * distancia);
  const alto = Math.sqrt(Math.max(0, primero * primero - hasta * hasta)) * lado;
  const [ux, uy] = [dx / Math.hypot(dx, dy || 0.01), dy / Math.hypot(dx, dy || 0.01)];
  return { x: de.x + ux * hasta - uy * alto, y: de.y + uy * hasta + ux * alto };
}

const recta = (...puntos: Punto[]) => puntos.map(({ x, y }, i) => `${i ? "L" : "M"}${n(x)} ${n(y)}`).join("");

function pierna(
  { cadera, pie, lado }: { cadera: Punto; pie: Punto; lado: number },
  aspecto: Aspecto,
  escorzo: boolean,
): string {
  const hueso: readonly [number, number] = escorzo ? [42, 84] : PIERNA;
  const rodilla = articulacion(cadera, pie, hueso, lado);
  return (
    elipse([pie.x + lado * -6, pie.y + 8], [19, 9], aspecto.zapato) +
    linea(recta(cadera, rodilla, pie), aspecto.pantalon, 29)
  );
}

function brazo(hombro: Punto, mano: Punto, lado: number, aspecto: Aspecto): string {
  const codo = articulacion(hombro, mano, BRAZO, lado);
  const alcance = Math.hypot(mano.x - codo.x, mano.y - codo.y);
  const fin =
    alcance > BRAZO[1]
      ? {
          x: codo.x + ((mano.x - codo.x) * BRAZO[1]) / alcance,
          y: codo.y + ((mano.y - codo.y) * BRAZO[1]) / alcance,
        }
      : mano;
  const manga = { x: entre(codo.x, fin.x, 0.35), y: entre(codo.y, fin.y, 0.35) };
  return (
    linea(recta(codo, fin), aspecto.piel, 18) +
    circulo([fin.x, fin.y], 12, aspecto.piel) +
    linea(recta(hombro, codo, manga), tono(aspecto.ropa, C.tinta, 0.16), 25)
  );
}

/** Draws a person from the feet to the head. */
export function persona(pose: Pose, aspecto: Aspecto, sentada = false): string {
  const { x, y } = pose;
  const caderas = [
    { x: x - 20, y },
    { x: x + 20, y },
  ] as const;
  const piernas =
    pierna(
      { cadera: caderas[0], pie: { x: x + pose.pieI.x, y: y + pose.pieI.y }, lado: 1 },
      aspecto,
      sentada,
    ) +
    pierna(
      { cadera: caderas[1], pie: { x: x + pose.pieD.x, y: y + pose.pieD.y }, lado: -1 },
      aspecto,
      sentada,
    );

  // From here on the parts of the drawn person lean with the trunk, about the hip.
  const aire = pose.pecho * 4;
  const altura = y - TORSO - pose.hombros - aire / 2;
  const medio = 43 + aire * 0.7;
  const hombroI = { x: x - medio, y: altura };
  const hombroD = { x: x + medio, y: altura };
  const tronco = forma(
    `M${n(x - medio + 4)} ${n(altura - 2)}Q${n(x)} ${n(altura - 13)} ${n(x + medio - 4)} ${n(altura - 2)}L${n(x + 36 + aire)} ${n(y - 48)}L${n(x + 31)} ${n(y + 6)}H${n(x - 31)}L${n(x - 36 - aire)} ${n(y - 48)}Z`,
    aspecto.ropa,
    { stroke: aspecto.ropa, "stroke-width": 18, "stroke-linejoin": "round" },
  );
  const cuello = linea(`M${n(x)} ${n(altura)}V${n(altura - 26 + pose.hombros)}`, aspecto.piel, 24);
  const [cx, cy] = [x + pose.cabezaX, altura - 54 + pose.hombros + pose.cabezaY];
  const arriba =
    (aspecto.peinado === "largo" ? melena(cx, cy, pose.cabeza, aspecto) : "") +
    tronco +
    cuello +
    brazo(hombroI, { x: x + pose.manoI.x, y: altura + pose.manoI.y }, pose.codoI, aspecto) +
    brazo(hombroD, { x: x + pose.manoD.x, y: altura + pose.manoD.y }, -pose.codoD, aspecto) +
    cabeza(cx, cy, pose, aspecto);
  return piernas + grupo(arriba, { transform: `rotate(${n(pose.giro)} ${n(x)} ${n(y)})` });
}

/** Draws long hair, which falls behind the shoulders. */
const melena = (x: number, y: number, giro: number, { pelo }: Aspecto) =>
  grupo(forma(`M${n(x - 36)} ${n(y - 8)}q-8 56 -2 76q38 12 76 0q6 -20 -2 -76z`, pelo), {
    transform: `rotate(${n(giro * 0.6)} ${n(x)} ${n(y + 40)})`,
  });

export function cabeza(
  x: number,
  y: number,
  { cabeza: giro, ojos, mirada }: Pick<Pose, "cabeza" | "ojos" | "mirada">,
  { piel, pelo, peinado }: Aspecto,
): string {
  const mx = x + mirada * 7;
  const ojo = (ex: number) =>
    ojos > 0.5
      ? linea(`M${n(ex - 6)} ${n(y + 1)}q6 5 12 0`, C.pelo, 3)
      : elipse([ex, y], [3.6, 3.6 * (1 - ojos * 0.7) + 0.4], C.pelo);
  const detras = peinado === "mono" ? circulo([x, y - 42], 17, pelo) : "";
  const gorro =
    peinado === "corto" || peinado === "cana"
      ? `M${n(x - 35)} ${n(y - 4)}q-4 -44 36 -42q38 -2 34 42q-6 -20 -16 -24q-24 8 -40 0q-10 6 -14 24z`
      : `M${n(x - 36)} ${n(y + 6)}q-6 -54 36 -53q42 -1 36 53q-4 -24 -22 -36q-26 20 -42 14q-6 8 -8 22z`;
  const dentro =
    detras +
    circulo([x - 33, y + 4], 7, piel) +
    circulo([x + 33, y + 4], 7, piel) +
    elipse([x, y], [33, 37], piel) +
    forma(gorro, pelo) +
    ojo(mx - 12) +
    ojo(mx + 12) +
    circulo([mx - 19, y + 13], 6, C.rojo, { opacity: 0.22 }) +
    circulo([mx + 19, y + 13], 6, C.rojo, { opacity: 0.22 }) +
    linea(`M${n(mx - 7)} ${n(y + 16)}q7 6 14 0`, C.teja, 3);
  return grupo(dentro, { transform: `rotate(${n(giro)} ${n(x)} ${n(y + 40)})` });
}
