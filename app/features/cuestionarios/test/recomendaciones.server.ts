import { daAlarma } from "~/domain/cuestionarios/resultados";
import { direccionDeEspecialidad } from "~/domain/shared/especialidades/especialidad";
import { avanceALaVista } from "~/domain/contenido/avances/avance";
import type { FichaDePieza } from "~/components/fichaDePieza";
import { services } from "~/services.server";
import { ahorraDatos } from "~/shell/ahorro.server";
import { fichasDe } from "~/shell/piezas.server";
import type { LoaderArgs } from "~/shell/route";
import { primerosDe, type Primero } from "./primeros";
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
  const [recomendadas, especialidades, ahorro, avances] = await Promise.all([
    services.cuestionarios.recomendar(ultimo.form, ultimo.estado, idPersona),
    services.agenda.especialidades(),
    ahorraDatos(request),
    videosEmpezados(idPersona),
  ]);
  const recomendaciones = await Promise.all(
    recomendadas.map(async ({ motivo, piezas, acompanan, especialidad, ...recomendacion }) => ({
      ...recomendacion,
      acompanan: acompanan.map(({ clase, ...acompanamiento }) => ({
        ...acompanamiento,
        porque: PORQUE[clase],
      })),
      primeroHablar: motivo === "alarma",
      motivo: MOTIVO[motivo],
      piezas: await fichasDe(piezas, { ahorro, avances }),
      especialidad: especialidades
        .filter(({ slug }) => slug === especialidad)
        .map(({ slug, name }) => ({ href: direccionDeEspecialidad(slug), nombre: name }))[0],
    })),
  );
  return {
    alarma: daAlarma(ultimo.form, ultimo.estado),
    primeros: primerosDe(recomendaciones.map(cosasDe)),
    motivo: recomendaciones[0]?.motivo ?? null,
    recomendaciones,
  };
}

/** Videos that the person has begun, by uid; none for a visitor. */
async function videosEmpezados(idPersona: number | null) {
  const historial = idPersona ? await services.contenido.avances.historial(idPersona) : [];
  return new Map(
    historial.map(({ video, avance }) => [video.uid, avanceALaVista(avance, video.duracionEnSegundos)]),
  );
}

interface Recomendada {
  dimension: string;
  primeroHablar: boolean;
  piezas: readonly FichaDePieza[];
  acompanan: readonly { href: string; titulo: string; detalles: string; empezado?: boolean }[];
  especialidad: { href: string; nombre: string } | undefined;
}

/** Things of one recommendation, the likeliest to help first. */
function cosasDe({ dimension, primeroHablar, piezas, acompanan, especialidad }: Recomendada): Primero[] {
  const sinPortada = { dimension, portada: null, empezado: false };
  const hablar = especialidad
    ? [
        {
          ...sinPortada,
          titulo: `Agendar ${especialidad.nombre.toLowerCase()}`,
          detalles: "",
          href: especialidad.href,
        },
      ]
    : [];
  const cosas = [
    ...piezas.map(({ href, titulo, detalles, portada, avance }) => ({
      ...{ href, titulo, dimension, detalles, portada },
      empezado: avance !== null,
    })),
    ...acompanan.map(({ href, titulo, detalles, empezado = false }) => ({
      ...{ ...sinPortada, href, titulo, detalles, empezado },
    })),
  ];
  return primeroHablar ? hablar : [...cosas, ...hablar];
}
