import { fechasPosibles } from "../../contenido/fechasDeTaller";
import type { Miembro } from "../../equipo/derechos/exigir";
import { fechaDe, instanteDe, sumarDias, type Fecha } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import { done } from "../../shared/result";
import { conLugares, type ConContenido } from "../inscripciones/inscribirse";
import { claveDe, VENTANA_EN_DIAS, type FechaConLugares } from "../inscripciones/inscripcion";
import { alcanza, talleresAlAlcance, VER_TALLERES, type TalleresAlAlcance } from "./derecho";
import { aFechaConLugares } from "./fechaElegida";
import { SIN_GENTE } from "./repositorio";

/** Days of one page of the list. */
export const DIAS_DE_TALLERES = 7;

type DepsDeLista = Deps<"fechasDeTaller" | "talleresDeEquipo"> & ConContenido;

/**
 * Dates of seven days with their numbers of people: all dates, or those of a host. Stored dates are shown as people were
 * told; dates that nobody asked for come from the content, and past ones of these are left out.
 */
export function makeVerFechasDeEquipo(deps: DepsDeLista) {
  const { repos, now, contenidos } = deps;
  return async (miembro: Miembro, { dia }: { dia?: Fecha | undefined }) => {
    const alcance = await talleresAlAlcance(deps, miembro, VER_TALLERES);
    if (!alcance.ok) return alcance;
    const hoy = fechaDe(now());
    const desde = dia === undefined || dia > sumarDias(hoy, VENTANA_EN_DIAS) ? hoy : dia;
    const tramo = {
      inicio: instanteDe(desde, "00:00"),
      fin: instanteDe(sumarDias(desde, DIAS_DE_TALLERES), "00:00"),
    };
    const { talleres } = await contenidos.coleccion();
    const deUid = new Map(talleres.map((taller) => [taller.uid, taller]));
    const escritas = await repos.talleresDeEquipo.fechas(tramo);
    const fechas = [...escritas, ...(await fechasDelContenido(deps, alcance.value, tramo))].filter(
      ({ uid }) => alcanza(alcance.value, deUid.get(uid) ?? null),
    );
    const gente = await repos.talleresDeEquipo.gente(fechas);
    return done({
      desde,
      fechas: fechas
        .sort((a, b) => a.inicio.getTime() - b.inicio.getTime() || a.titulo.localeCompare(b.titulo, "es"))
        .map((fecha) => ({
          ...fecha,
          anfitrion: deUid.get(fecha.uid)?.anfitrion.nombre ?? null,
          gente: gente.get(claveDe(fecha)) ?? SIN_GENTE,
        })),
    });
  };
}

/** Dates of a stretch that only the content has, and that are not over. */
async function fechasDelContenido(
  { repos, now, contenidos, diasDeRegla }: DepsDeLista,
  alcance: TalleresAlAlcance,
  { inicio, fin }: { inicio: Date; fin: Date },
): Promise<FechaConLugares[]> {
  const ahora = now();
  if (fin <= ahora) return [];
  const talleres = (await contenidos.talleres()).filter((taller) => alcanza(alcance, taller));
  const anunciadas = talleres.flatMap((taller) =>
    fechasPosibles(taller, diasDeRegla, inicio, fin).map((dicha) => conLugares(taller, dicha)),
  );
  const escritas = await repos.fechasDeTaller.varias(anunciadas);
  return anunciadas
    .filter((fecha) => !escritas.has(claveDe(fecha)))
    .filter((fecha) => fecha.inicio >= inicio && fecha.inicio < fin && fecha.fin > ahora)
    .map(aFechaConLugares);
}
