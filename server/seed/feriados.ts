import type { Db } from "../platform/database/client";

/** Month and day of the national holidays of Peru, as `date-holidays` 3.37.0 has them for 2026 to 2040. */
const DE_CADA_ANIO: readonly (readonly [dia: string, nombre: string])[] = [
  ["01-01", "Año Nuevo"],
  ["05-01", "Día del Trabajo"],
  ["06-07", "Batalla de Arica y Día de la Bandera"],
  ["06-29", "San Pedro y San Pablo"],
  ["07-23", "Día de la Fuerza Aérea del Perú"],
  ["07-28", "Fiestas Patrias"],
  ["07-29", "Fiestas Patrias"],
  ["08-06", "Batalla de Junín"],
  ["08-30", "Santa Rosa de Lima"],
  ["10-08", "Combate de Angamos"],
  ["11-01", "Todos los Santos"],
  ["12-08", "Inmaculada Concepción"],
  ["12-09", "Batalla de Ayacucho"],
  ["12-25", "Navidad"],
];

/** Holy Thursday of each year, by the same library. The Friday follows; Easter Sunday is no holiday of the law. */
const JUEVES_SANTOS = [
  ...["2026-04-02", "2027-03-25", "2028-04-13", "2029-03-29", "2030-04-18"],
  ...["2031-04-10", "2032-03-25", "2033-04-14", "2034-04-06", "2035-03-22"],
  ...["2036-04-10", "2037-04-02", "2038-04-22", "2039-04-07", "2040-03-29"],
];

/** National holidays of the years that an installation knows. */
export const FERIADOS_NACIONALES = JUEVES_SANTOS.flatMap((jueves) => [
  ...DE_CADA_ANIO.map(([dia, nombre]) => ({ fecha: `${jueves.slice(0, 4)}-${dia}`, nombre })),
  { fecha: jueves, nombre: "Jueves Santo" },
  {
    fecha: `${jueves.slice(0, 8)}${String(Number(jueves.slice(8)) + 1).padStart(2, "0")}`,
    nombre: "Viernes Santo",
  },
]);

/** Writes the national holidays that are missing. One that the operator removed stays removed. */
export async function seedFeriados(db: Db): Promise<void> {
  await db
    .insertInto("feriados")
    .values(FERIADOS_NACIONALES.map((feriado) => ({ ...feriado, alcance: "nacional" as const, cuenta: 1 })))
    .onConflict((conflicto) => conflicto.column("fecha").doNothing())
    .execute();
}
