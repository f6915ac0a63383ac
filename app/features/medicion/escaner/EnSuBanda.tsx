import { Banda } from "~/components/graficos/Banda";
import { lugarEnBanda } from "~/components/graficos/geometria";
import { BANDA_EN_REPOSO, EN_REPOSO, FIN_DE_BANDA } from "~/domain/medicion/latidos";

const NOMBRES = BANDA_EN_REPOSO.map(({ nombre }) => nombre);
const LIMITES = [...BANDA_EN_REPOSO.map(({ desde }) => desde), FIN_DE_BANDA];

/** Numbers between the bands: the last one still belongs to the usual range. */
const A_LA_VISTA = [...LIMITES.slice(1, -2), EN_REPOSO.hasta];

/** Pulse at rest, in beats a minute, on the band of most adults. */
export const EnSuBanda = ({ latidos }: { latidos: number }) => (
  <Banda nombres={NOMBRES} lugar={lugarEnBanda(latidos, LIMITES)} limites={A_LA_VISTA} />
);
