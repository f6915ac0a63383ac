import { MIL_PARTES } from "~/domain/analitica/conteos/muestra";
import type { Medida } from "~/domain/analitica/conteos/velocidad";
import { services } from "~/services.server";
import type { LoaderArgs } from "~/shell/route";
import { enTexto } from "./palabras";
import { usoDe } from "./uso.server";

const QUE_MIDE: Record<Medida, string> = {
  LCP: "Lo más grande de la página ya se ve",
  INP: "La página responde a un toque",
  CLS: "La página no salta mientras carga",
};

const DECIMAL = new Intl.NumberFormat("es-PE", { maximumFractionDigits: 3 });

/** Bound of a histogram with its unit; CLS counts thousandths of a shift. */
function conUnidad(medida: Medida, valor: number): string {
  if (medida === "CLS") return DECIMAL.format(valor / MIL_PARTES);
  return valor < 1000 ? `${valor} ms` : `${DECIMAL.format(valor / 1000)} s`;
}

/** A quantile in words: null is above the last bound, and undefined was not measured often enough. */
function enPalabras(medida: Medida, valor: number | null | undefined): string {
  if (valor === undefined) return "sin medir";
  return valor === null ? "más que la última cota" : `hasta ${conUnidad(medida, valor)}`;
}

/** Place of a quantile on a scale whose middle is the goal. */
const enEscala = (valor: number | null, meta: number) => (valor === null ? 1 : valor / (2 * meta));

export async function loader(args: LoaderArgs) {
  const { vista, marco } = await usoDe(args, services.maquina.verUso.velocidad);
  return {
    ...marco,
    medidas: vista.velocidad.map(({ medida, meta, medidas, p50, p75 }) => ({
      nombre: medida,
      que: QUE_MIDE[medida],
      meta: conUnidad(medida, meta),
      tope: `${conUnidad(medida, 2 * meta)} o más`,
      cuantas: enTexto(medidas),
      p50: enPalabras(medida, p50),
      p75: enPalabras(medida, p75),
      cumple: p75 === undefined ? null : p75 !== null && p75 <= meta,
      escala:
        p50 === undefined || p75 === undefined
          ? null
          : { mitad: enEscala(p50, meta), tresDeCuatro: enEscala(p75, meta) },
    })),
    paginas: filasDe(vista.velocidad.map(({ paginas, ...deMedida }) => ({ ...deMedida, grupos: paginas }))),
    lineas: filasDe(vista.velocidad.map(({ lineas, ...deMedida }) => ({ ...deMedida, grupos: lineas }))),
  };
}

interface Medidos {
  medida: Medida;
  meta: number;
  grupos: readonly { clave: string; p75: number | null | undefined }[];
}

/** Rows of a table with a cell for each measure, of pages or of lines. */
function filasDe(medidos: readonly Medidos[]) {
  const claves = [...new Set(medidos.flatMap(({ grupos }) => grupos.map(({ clave }) => clave)))];
  return claves.map((clave) => ({
    id: clave,
    celdas: [clave, ...medidos.map((deMedida) => celdaDe(deMedida, clave))],
  }));
}

function celdaDe({ medida, meta, grupos }: Medidos, clave: string): string {
  const p75 = grupos.find((grupo) => grupo.clave === clave)?.p75;
  if (p75 === undefined) return "sin medir";
  return `${enPalabras(medida, p75)}${p75 === null || p75 > meta ? " (no cumple)" : ""}`;
}
