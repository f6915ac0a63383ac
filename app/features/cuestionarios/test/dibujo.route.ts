import { enPuntos, puntoDeRadar } from "~/components/graficos/geometria";
import { resultadosDe } from "~/domain/cuestionarios/resultados";
import { services } from "~/services.server";
import { exigirPersona } from "~/shell/sesion.server";
import type { LoaderArgs } from "~/shell/route";

const RADIO = 90;
const EJES = 5;
/** A picture has no access to the page's colours, so it brings those of both modes. */
const COLORES =
  "path{fill:none;stroke:#c9c4ba;stroke-width:2}.h{fill:#0b635538;stroke:#0b6355;stroke-width:4;stroke-linejoin:round}" +
  "@media(prefers-color-scheme:dark){path{stroke:#4a5c57}.h{fill:#73d5c038;stroke:#73d5c0}}";

/**
 * Small drawing of the person's last test. Without a test, without consent, or after an answer of danger, only its
 * empty axes are drawn.
 */
export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const puntajes = await puntajesDe(idPersona);
  const ejes = puntajes.length >= 3 ? puntajes : Array.from({ length: EJES }, () => 0);
  const figura = (valores: readonly number[]) =>
    `M${enPuntos(valores.map((valor, eje) => puntoDeRadar(eje, ejes.length, valor, RADIO)))}Z`;
  const aros = [25, 50, 75, 100].map((valor) => figura(ejes.map(() => valor))).join("");
  const hoy = puntajes.length >= 3 ? `<path class="h" d="${figura(ejes)}"/>` : "";
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-100 -100 200 190"><style>${COLORES}</style>` +
    `<path d="${aros}"/>${hoy}</svg>`;
  return new Response(svg, { headers: { "content-type": "image/svg+xml" } });
}

/** Scores of the last test, part by part; empty when there is nothing to draw. The reading is logged. */
async function puntajesDe(idPersona: number): Promise<number[]> {
  const { cuestionarios } = services;
  const leidos = await cuestionarios.terminados({
    idform: cuestionarios.idformDelTest,
    idPersona,
    canal: "web",
  });
  const ultimo = leidos.ok ? leidos.value.vistos[0] : undefined;
  if (!ultimo) return [];
  const { alarma, dimensiones } = resultadosDe(ultimo.form, ultimo.estado);
  return alarma ? [] : dimensiones.map(({ puntaje }) => puntaje);
}
