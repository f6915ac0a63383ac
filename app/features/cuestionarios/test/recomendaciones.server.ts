import { daAlarma } from "~/domain/cuestionarios/resultados";
import { services } from "~/services.server";
import { ahorraDatos, fichasDe } from "~/shell/piezas.server";
import type { LoaderArgs } from "~/shell/ruta";
import { terminadosDe } from "./resultados.server";

const MOTIVO = {
  elegida: "Porque dijiste que es lo que quieres cuidar primero.",
  pesa: "Porque, por lo que respondiste, es de lo que más te pesa ahora.",
  mantener: "Todo va bien. Esto te ayuda a que siga así.",
} as const;

export async function loader({ request, context }: LoaderArgs) {
  const { ultimo } = await terminadosDe({ request, context });
  const [recomendaciones, especialidades, ahorro] = await Promise.all([
    services.cuestionarios.recomendar(ultimo.form, ultimo.estado),
    services.agenda.especialidades(),
    ahorraDatos(request),
  ]);
  return {
    alarma: daAlarma(ultimo.form, ultimo.estado),
    recomendaciones: await Promise.all(
      recomendaciones.map(async ({ dimension, motivo, razon, piezas, especialidad, conQuien }) => ({
        ...{ dimension, razon, conQuien },
        motivo: MOTIVO[motivo],
        piezas: await fichasDe(piezas, { ahorro }),
        especialidad: especialidades
          .filter(({ slug }) => slug === especialidad)
          .map(({ slug, name }) => ({ href: `/agendar/${slug}`, nombre: name }))[0],
      })),
    ),
  };
}
