import { fechaDe, sumarDias, instanteDe } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import type { RechazoDePieza } from "../rechazos";
import type { Contenidos } from "../repositorio";

/** As long as editors are told of them. */
export const DIAS_QUE_SE_CUENTAN = 30;
/** Afterwards nobody can tell who had what. */
export const DIAS_QUE_SE_GUARDA = 90;

type DepsDeDescargas = Pick<Deps<"descargas">, "repos" | "now"> & { contenidos: Contenidos };

/** The sheet of a tool: for everybody, and counted once for each person and day. Of who visits nothing is kept. */
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

/** What editors are told: each tool with how often it was had, the most wanted first, and nobody's name. */
export function makeVerDescargas({ repos, contenidos, now }: DepsDeDescargas) {
  return async () => {
    const desde = instanteDe(sumarDias(fechaDe(now()), 1 - DIAS_QUE_SE_CUENTAN), "00:00");
    const [cuentas, { piezas }] = await Promise.all([repos.descargas.cuentas(desde), contenidos.coleccion()]);
    return piezas
      .filter(({ tipo }) => tipo === "herramienta")
      .map(({ uid, titulo }) => ({
        titulo,
        descargas: cuentas.find((una) => una.uid === uid)?.veces ?? 0,
      }))
      .sort((una, otra) => otra.descargas - una.descargas || una.titulo.localeCompare(otra.titulo, "es"));
  };
}
