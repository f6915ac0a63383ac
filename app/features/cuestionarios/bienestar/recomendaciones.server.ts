import { daAlarma } from "~/domain/cuestionarios/resultados";
import { direccionDeEspecialidad } from "~/domain/shared/especialidades/especialidad";
import { avanceALaVista } from "~/domain/contenido/avances/avance";
import type { Recomendacion } from "~/domain/cuestionarios/recomendaciones";
import type { FichaDePieza } from "~/components/fichaDePieza";
import { services } from "~/services.server";
import { ahorraDatos } from "~/shell/marco/ahorro.server";
import { piezasHechas } from "~/shell/partes/pasosHechos.server";
import { fichasDe } from "~/shell/partes/piezas.server";
import type { LoaderArgs } from "~/shell/route";
import { guiaDe, primerosDe, sinLosPrimeros, type Primero } from "./primeros";
import { terminadosDe } from "./resultados.server";

/** Reason of a part of life, in its own section; null where its place in the list says it. */
const MOTIVO: Record<Recomendacion["motivo"], string | null> = {
  alarma: "Hablar con alguien va primero.",
  elegida: "Dijiste que es lo que quieres cuidar primero.",
  contada: "Nos contaste qué hay detrás.",
  pesa: null,
  mantener: null,
};

/** Reason why a recommendation names a route or workshop and not another piece of content. */
const PORQUE = {
  ruta: "Si prefieres ir paso a paso, con algo corto cada vez.",
  taller: "Si te ayuda hacerlo con otras personas, en vivo.",
} as const;

export async function loader({ request, context }: LoaderArgs) {
  const { ultimo } = await terminadosDe({ request, context });
  const { idPersona } = ultimo.cuestionario;
  const [recomendadas, especialidades, ahorro, avances, hechas] = await Promise.all([
    services.cuestionarios.recomendar(ultimo.form, ultimo.estado, idPersona),
    services.agenda.especialidades(),
    ahorraDatos(request),
    videosEmpezados(idPersona),
    piezasHechas(idPersona),
  ]);
  const recomendaciones = await Promise.all(
    recomendadas.map(async ({ motivo, piezas, propias, acompanan, especialidad, ...recomendacion }) => ({
      ...recomendacion,
      propias,
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
  const primeros = primerosDe(recomendaciones.map((recomendacion) => cosasDe(recomendacion, hechas)));
  const [primera] = recomendadas;
  return {
    alarma: daAlarma(ultimo.form, ultimo.estado),
    primeros,
    guia: primera ? guiaDe(primera) : null,
    recomendaciones: recomendaciones.map(({ propias: _, ...recomendacion }, indice) => ({
      ...sinLosPrimeros(recomendacion, primeros),
      // The line at the head of the page tells the reason of the first part.
      motivo: indice === 0 && !recomendacion.primeroHablar ? null : recomendacion.motivo,
    })),
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
  propias: readonly string[];
  dimension: string;
  primeroHablar: boolean;
  piezas: readonly FichaDePieza[];
  acompanan: readonly { href: string; titulo: string; detalles: string; empezado?: boolean }[];
  especialidad: { href: string; nombre: string } | undefined;
}

/**
 * Things of one recommendation, the likeliest to help first: pieces of that part of life come before those for what is
 * behind it. Pieces that are done are none to begin with.
 */
function cosasDe(
  { dimension, primeroHablar, propias, piezas, acompanan, especialidad }: Recomendada,
  hechas: ReadonlySet<string>,
): Primero[] {
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
  const porHacer = piezas.filter(
    ({ uid, avance }) => !hechas.has(uid) && avance !== "marcado" && avance !== 100,
  );
  const enOrden = [
    ...porHacer.filter(({ uid }) => propias.includes(uid)),
    ...porHacer.filter(({ uid }) => !propias.includes(uid)),
  ];
  const cosas = [
    ...enOrden.map(({ href, titulo, detalles, portada, avance }) => ({
      ...{ href, titulo, dimension, detalles, portada },
      empezado: avance !== null,
    })),
    ...acompanan.map(({ href, titulo, detalles, empezado = false }) => ({
      ...{ ...sinPortada, href, titulo, detalles, empezado },
    })),
  ];
  return primeroHablar ? hablar : [...cosas, ...hablar];
}
