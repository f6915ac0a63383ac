import type { Puerta } from "../identidad/identidad";
import { PLANES } from "../perfil/planes";
import { tipoDeDocumento } from "../personas/documento";
import { NOMBRE_DE_CLASE } from "../../shared/claseDeTaller";
import { soles } from "../../shared/dinero";
import { diaYHora } from "../../shared/fechas";

export type Valor = string | number | null;

/** What one table keeps about a person. */
export interface SeccionDeDatos {
  clave: string;
  titulo: string;
  /** Field and label, in the order in which they are shown. */
  columnas: { campo: string; etiqueta: string }[];
  filas: Record<string, Valor>[];
}

export type CopiaDeDatos = SeccionDeDatos[];

/** By field, what the catalogue calls what is kept as its id. */
export type NombresDelCatalogo = Partial<Record<string, ReadonlyMap<string, string>>>;

const INSTANTE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const SI_O_NO = new Set([
  "datos_confirmados",
  "es_asegurada",
  "avisos_discretos",
  "cambio_libre",
  "asistencia_confirmada",
  "comparte_historial",
  "tiene_eps",
  "es_piloto",
  "no_preguntar",
]);

/** Kept as words of a fixed list, which a program reads: a person reads them as words. */
const DE_UNA_LISTA = new Set([
  "accion",
  "actor",
  "asunto",
  "canal",
  "cancelada_por",
  "causa",
  "como",
  "desde",
  "devolucion",
  "disparador",
  "escalon",
  "estado",
  "fin",
  "flujo",
  "forma",
  "forma_de_pago",
  "guardada_para",
  "hasta",
  "motivo",
  "ritmo",
  "rol",
  "tipo",
  "via",
]);

const EN_PALABRAS: Record<string, string> = {
  web: "Sitio web",
  api: "Aplicación o servicio autorizado",
  cupon: "Cupón",
  dia: "Día",
  "nota-de-credito": "Nota de crédito",
  senal: "Señal",
};

/** What the other screens call it. */
const CON_NOMBRE: Record<string, Record<string, string>> = {
  clase: NOMBRE_DE_CLASE,
  codigo_plan: Object.fromEntries(
    Object.values(PLANES).map(({ codigoPlan, nombre }) => [codigoPlan, nombre]),
  ),
  puerta: { clave: "Con tu contraseña", aseguradora: "Con tu acceso de asegurado" } satisfies Record<
    Puerta,
    string
  >,
  valor: { "0": "No", "1": "Sí" },
};

function palabras(valor: string): string {
  const texto = valor.toLowerCase().replaceAll(/[-_]/g, " ");
  return EN_PALABRAS[valor] ?? texto.charAt(0).toUpperCase() + texto.slice(1);
}

/**
 * A value as a person reads it: instants in Lima's time, money in soles, what is kept as an id or a number of a
 * list by its name, nothing as a dash.
 */
export function valorLegible(campo: string, valor: Valor, nombres: NombresDelCatalogo = {}): string {
  if (valor === null || valor === "") return "—";
  const nombre = nombres[campo]?.get(String(valor)) ?? CON_NOMBRE[campo]?.[valor];
  if (nombre !== undefined) return nombre;
  if (SI_O_NO.has(campo)) return valor === 1 ? "Sí" : "No";
  if (campo === "id_tipo_documento") return tipoDeDocumento(Number(valor))?.nombre ?? "Ninguno";
  // Kept from 0, as a list is.
  if (campo === "orden") return String(Number(valor) + 1);
  if (typeof valor === "number") return campo.endsWith("_centimos") ? soles(valor) : String(valor);
  // Columns of the same name hold days and instants elsewhere.
  if (DE_UNA_LISTA.has(campo) && !/^\d/.test(valor)) return palabras(valor);
  return INSTANTE.test(valor) ? diaYHora(new Date(valor)) : valor;
}

/** What another program can read: the fields as they are kept. */
export function aJson({ generadaEn, secciones }: { generadaEn: Date; secciones: CopiaDeDatos }) {
  return {
    generadaEn: generadaEn.toISOString(),
    datos: Object.fromEntries(secciones.map(({ clave, filas }) => [clave, filas])),
  };
}

/** What a person reads, on paper too: as the page says it, with what there is nothing of left out. */
export function aTexto({
  generadaEn,
  secciones,
  nombres,
}: {
  generadaEn: Date;
  secciones: CopiaDeDatos;
  nombres: NombresDelCatalogo;
}): string {
  const conAlgo = secciones.filter(({ filas }) => filas.length > 0);
  return [
    `Tus datos, ${diaYHora(generadaEn)}`,
    ...conAlgo.map(({ titulo, columnas, filas }) =>
      [
        titulo.toUpperCase(),
        ...filas.map((fila) =>
          columnas
            .map(({ campo, etiqueta }) => `${etiqueta}: ${valorLegible(campo, fila[campo] ?? null, nombres)}`)
            .join("\r\n"),
        ),
      ].join("\r\n\r\n"),
    ),
  ].join("\r\n\r\n\r\n");
}

/** RFC 4180, with a mark that spreadsheets need to read it as UTF-8. */
export function aCsv({ columnas, filas }: SeccionDeDatos): string {
  const lineas = [
    columnas.map(({ campo }) => campo),
    ...filas.map((fila) => columnas.map(({ campo }) => fila[campo] ?? "")),
  ];
  return `\uFEFF${lineas.map((linea) => linea.map(celda).join(",")).join("\r\n")}\r\n`;
}

/** Where a cell begins: also where a spreadsheet takes another sign, or a line, for the end of the one before. */
const COMO_FORMULA = /(?<=^|[;\t\r\n|]["' ]*)(?=[=+\-@\t\r])/g;

/** A spreadsheet would run what begins like a formula: it gets a quote before it. Text stands between quotes, always. */
function celda(valor: string | number): string {
  if (typeof valor === "number" || valor === "") return String(valor);
  return `"${valor.replace(COMO_FORMULA, "'").replaceAll('"', '""')}"`;
}

/** What names somebody for our machines only: theirs too, and nothing that they look for. */
const CODIGOS_INTERNOS = new Set(["id_persona", "id_usuario", "digital_id"]);

export const esCodigoInterno = (campo: string) => CODIGOS_INTERNOS.has(campo);
