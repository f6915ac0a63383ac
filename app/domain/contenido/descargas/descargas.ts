import { fechaDe, sumarDias, instanteDe } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import type { RechazoDePieza } from "../rechazos";
import type { Contenidos } from "../repositorio";

/** Days that the editors' counts of downloads cover. */
export const DIAS_QUE_SE_CUENTAN = 30;
/** Days after which a stored download no longer names its person (Ley 29733, art. 8). */
export const DIAS_QUE_SE_GUARDA = 90;

type DepsDeDescargas = Pick<Deps<"descargas">, "repos" | "now"> & { contenidos: Contenidos };

/**
 * Gives the sheet of a tool to anybody. A person's download counts once a day, and nothing is stored about visitors.
 */
export function makeDescargar({ repos, contenidos, now }: DepsDeDescargas) {
  return async ({ idPersona, url }: { idPersona: number | null; url: string }) => {
    const herramienta = await contenidos.porUrl("herramienta", url);
    if (!herramienta) return refuse("pieza-no-existe" satisfies RechazoDePieza);
    const { uid, pdf } = herramienta;
    const ahora = now();
    const contada =
      idPersona !== null &&
      (await repos.descargas.anotar(idPersona, { uid, dia: fechaDe(ahora), descargadaEn: ahora }));
    return done({ pdf, contada });
  };
}

/** Counts the downloads of each tool for editors, the most wanted tool first. No person is named. */
export function makeVerDescargas({ repos, contenidos, now }: DepsDeDescargas) {
  return async () => {
    const desde = instanteDe(sumarDias(fechaDe(now()), 1 - DIAS_QUE_SE_CUENTAN), "00:00");
    const [cuentas, { piezas }] = await Promise.all([repos.descargas.cuentas(desde), contenidos.coleccion()]);
    return piezas
      .filter(({ tipo }) => tipo === "herramienta")
      .map(({ uid, titulo }) => ({
        titulo,
        descargas: cuentas.find((cuenta) => cuenta.uid === uid)?.veces ?? 0,
      }))
      .sort((a, b) => b.descargas - a.descargas || a.titulo.localeCompare(b.titulo, "es"));
  };
}
