import { z } from "zod";
import { campoDeLinea } from "../../shared/campos";
import { SLUGS_DE_ESPECIALIDAD } from "../../shared/especialidades/especialidad";
import { sinAcentos } from "../../shared/palabras";
import { diasConHorarios, proximosLibres, type HorarioLibre } from "./disponibilidad";
import type { Deps } from "../../shared/puertos";
import { fechaDe, sumarDias } from "../../shared/fechas";
import { nombreCompleto, type EspecialistaConAgenda } from "../especialistas/especialista";

const PLAZOS = { hoy: 1, "3-dias": 3, "7-dias": 7 } as const;

/** Upper limits of the price filter, in céntimos. */
export const PRECIOS_MAXIMOS = [6000, 9000, 12000] as const;

const ORDENES = ["horario", "precio"] as const;

/**
 * Filters of the search for specialists. An invalid filter counts as not set, so that a mistyped address still shows
 * specialists.
 */
export const filtrosDeEspecialistas = z.object({
  /** Typed words of a name, a specialty or a topic; accents and capitals do not matter. */
  buscar: campoDeLinea().max(80).optional().catch(undefined),
  especialidad: z.enum(SLUGS_DE_ESPECIALIDAD).optional().catch(undefined),
  tema: campoDeLinea().max(80).optional().catch(undefined),
  idioma: campoDeLinea().max(80).optional().catch(undefined),
  precio: z.coerce.number().int().positive().optional().catch(undefined),
  cuando: z.enum(["hoy", "3-dias", "7-dias"]).optional().catch(undefined),
  orden: z.enum(ORDENES).optional().catch(undefined),
});
export type FiltrosDeEspecialistas = z.infer<typeof filtrosDeEspecialistas>;

const PROXIMOS_EN_LISTA = 3;

export interface EspecialistaConHorarios {
  especialista: EspecialistaConAgenda;
  proximos: HorarioLibre[];
}

/**
 * Specialists that fit the filters, each with the next free times. By default the one with the earliest free time comes
 * first.
 */
export function makeBuscarEspecialistas({ repos, now }: Deps<"especialistas" | "horarios">) {
  return async (filtros: FiltrosDeEspecialistas): Promise<EspecialistaConHorarios[]> => {
    const ahora = now();
    const elegidos = (await repos.especialistas.todos()).filter((especialista) =>
      cumple(especialista, filtros),
    );
    const ocupados = await repos.horarios.ocupados(
      elegidos.map(({ idEspecialista }) => idEspecialista),
      ahora,
    );
    // Limits are whole days of Lima: "hoy" ends at midnight.
    const limite = filtros.cuando && sumarDias(fechaDe(ahora), PLAZOS[filtros.cuando]);
    return elegidos
      .map((especialista) => ({
        especialista,
        proximos: proximosLibres(
          especialista,
          ocupados.get(especialista.idEspecialista) ?? [],
          ahora,
          PROXIMOS_EN_LISTA,
        ),
      }))
      .filter(({ proximos }) => !limite || (proximos[0] && proximos[0].fecha < limite))
      .sort(filtros.orden === "precio" ? porPrecio : porHorario);
  };
}

function cumple(
  especialista: EspecialistaConAgenda,
  { buscar, especialidad, tema, idioma, precio }: FiltrosDeEspecialistas,
) {
  return (
    (!buscar || nombra(especialista, buscar)) &&
    (!especialidad || especialista.especialidad === especialidad) &&
    (!tema || especialista.temas.includes(tema)) &&
    (!idioma || especialista.idiomas.includes(idioma)) &&
    (!precio || especialista.precioCentimos <= precio)
  );
}

function nombra(especialista: EspecialistaConAgenda, buscado: string): boolean {
  const { especialidad, temas } = especialista;
  const palabras = sinAcentos([nombreCompleto(especialista), especialidad, ...temas].join(" "));
  return sinAcentos(buscado)
    .split(/\s+/)
    .every((palabra) => palabras.includes(palabra));
}

const primero = ({ proximos }: EspecialistaConHorarios) => proximos[0]?.inicio.getTime() ?? Infinity;
const porNombre = (a: EspecialistaConHorarios, b: EspecialistaConHorarios) =>
  a.especialista.slug.localeCompare(b.especialista.slug);
const porHorario = (a: EspecialistaConHorarios, b: EspecialistaConHorarios) =>
  primero(a) === primero(b) ? porNombre(a, b) : primero(a) - primero(b);
const porPrecio = (a: EspecialistaConHorarios, b: EspecialistaConHorarios) =>
  a.especialista.precioCentimos - b.especialista.precioCentimos || porHorario(a, b);

/**
 * A specialist, found by the slug of their address, with all free days of the offered window; null when there is none.
 */
export function makeVerEspecialista({ repos, now }: Deps<"especialistas" | "horarios">) {
  return async (de: { idEspecialista: string } | { especialidad: string; slug: string }) => {
    const ahora = now();
    const especialista = (await repos.especialistas.todos()).find((otro) =>
      "idEspecialista" in de
        ? otro.idEspecialista === de.idEspecialista
        : otro.especialidad === de.especialidad && otro.slug === de.slug,
    );
    if (!especialista) return null;
    const ocupados = await repos.horarios.ocupados([especialista.idEspecialista], ahora);
    return {
      especialista,
      dias: diasConHorarios(especialista, ocupados.get(especialista.idEspecialista) ?? [], ahora),
    };
  };
}
