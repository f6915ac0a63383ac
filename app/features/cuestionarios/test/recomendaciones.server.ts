import { daAlarma } from "~/domain/cuestionarios/resultados";
import { direccionDeEspecialidad } from "~/domain/shared/especialidades/especialidad";
import { services } from "~/services.server";
import { ahorraDatos } from "~/shell/ahorro.server";
import { fichasDe } from "~/shell/piezas.server";
import type { LoaderArgs } from "~/shell/route";
import { terminadosDe } from "./resultados.server";

const MOTIVO = {
  alarma: "Porque hablar con alguien va primero.",
  elegida: "Porque dijiste que es lo que quieres cuidar primero.",
  contada: "Porque nos contaste qué hay detrás, y esto puede ayudarte.",
  pesa: "Porque, por lo que respondiste, es de lo que más te pesa ahora.",
  mantener: "Todo va bien. Esto te ayuda a que siga así.",
} as const;

/** Reason why a recommendation names a route or workshop and not another piece of content. */
const PORQUE = {
  ruta: "Si prefieres ir paso a paso, con algo corto cada vez.",
  taller: "Si te ayuda hacerlo con otras personas, en vivo.",
} as const;

export async function loader({ request, context }: LoaderArgs) {
  const { ultimo } = await terminadosDe({ request, context });
  const { idPersona } = ultimo.cuestionario;
  const [recomendaciones, especialidades, ahorro] = await Promise.all([
    services.cuestionarios.recomendar(ultimo.form, ultimo.estado, idPersona),
    services.agenda.especialidades(),
    ahorraDatos(request),
  ]);
  return {
    alarma: daAlarma(ultimo.form, ultimo.estado),
    recomendaciones: await Promise.all(
      recomendaciones.map(async ({ motivo, piezas, acompanan, especialidad, ...recomendacion }) => ({
        ...recomendacion,
        acompanan: acompanan.map(({ clase, ...acompanamiento }) => ({
          ...acompanamiento,
          porque: PORQUE[clase],
        })),
        primeroHablar: motivo === "alarma",
        motivo: MOTIVO[motivo],
        piezas: await fichasDe(piezas, { ahorro }),
        especialidad: especialidades
          .filter(({ slug }) => slug === especialidad)
          .map(({ slug, name }) => ({ href: direccionDeEspecialidad(slug), nombre: name }))[0],
      })),
    ),
  };
}
