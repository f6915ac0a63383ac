import { imagenDeRadar } from "~/components/graficos/imagenDeRadar";
import { resultadosDe } from "~/domain/cuestionarios/resultados";
import { services } from "~/services.server";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import type { LoaderArgs } from "~/shell/route";

/**
 * Small drawing of the person's last test. Without a test, without consent, or after an answer of danger, only its
 * empty axes are drawn.
 */
export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const svg = imagenDeRadar(await puntajesDe(idPersona));
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
