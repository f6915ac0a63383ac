import { PARTES, partesSinPremio, type Premio } from "./ronda";

const VUELTA = 360;
const RADIO = 100;

/** A sector of the drawn wheel: its outline, and its middle in degrees from the top, clockwise. */
export interface Sector {
  uid: string | null;
  trazo: string;
  medio: number;
}

const punto = (grados: number) => {
  const angulo = ((grados - 90) * Math.PI) / 180;
  return `${(RADIO * Math.cos(angulo)).toFixed(1)} ${(RADIO * Math.sin(angulo)).toFixed(1)}`;
};

/**
 * Sectors of a wheel of radius 100, each as wide as its odds. The wheel is a drawing: the server decided the play
 * before it.
 */
export function sectoresDe(premios: readonly Pick<Premio, "uid" | "partes">[]): Sector[] {
  const todos = [...premios, { uid: null, partes: partesSinPremio(premios) }];
  let desde = 0;
  return todos
    .filter(({ partes }) => partes > 0)
    .map(({ uid, partes }) => {
      const grados = (partes * VUELTA) / PARTES;
      const hasta = desde + grados;
      const arco = `A${RADIO} ${RADIO} 0 ${grados > VUELTA / 2 ? 1 : 0} 1 ${punto(hasta)}`;
      const sector = { uid, trazo: `M0 0L${punto(desde)}${arco}Z`, medio: desde + grados / 2 };
      desde = hasta;
      return sector;
    });
}

/** Degrees that bring the middle of a prize's sector under the mark; null is no prize. */
export function vueltaHasta(sectores: readonly Sector[], premio: string | null): number {
  const sector = sectores.find(({ uid }) => uid === premio);
  // In a round in which every part has a prize, a play may bring none and there is no such sector.
  return sector ? -sector.medio : 0;
}
