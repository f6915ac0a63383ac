import { enCsv } from "../../shared/csv";
import type { Puerta } from "../identidad/identidad";
import { PLANES } from "../perfil/planes";
import { tipoDeDocumento } from "../personas/documento";
import { NOMBRE_DE_CLASE } from "../../shared/claseDeTaller";
import { soles } from "../../shared/dinero";
import { diaYHoraEscrita } from "../../shared/fechas";

export type Valor = string | number | null;

/** Rows of one table about a person. */
export interface SeccionDeDatos {
  clave: string;
  titulo: string;
  /** Field and label, in the order in which they are shown. */
  columnas: { campo: string; etiqueta: string }[];
  filas: Record<string, Valor>[];
}

export type CopiaDeDatos = SeccionDeDatos[];

/** Kinds of the attachments that hold the copy, for programs and for people. Their id is the number of the person. */
export const COPIA_EN_JSON = "copia-de-datos-json";
export const COPIA_EN_TEXTO = "copia-de-datos-texto";

/** The catalogue's names, by field, for values that are stored as ids. */
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

/** Fixed lists whose values are stored as words for programs; the page shows other words. */
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
  "paso",
  "quien",
  "retorno",
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
  tecnica: "Falla nuestra",
  telefono: "Teléfono",
  padre: "Madre, padre o tutor",
  "eliminacion-pedida": "Eliminación pedida",
  "eliminacion-confirmada": "Eliminación confirmada",
};

/** Words for stored values, as other screens show them. */
const CON_NOMBRE: Record<string, Record<string, string>> = {
  clase: {
    ...NOMBRE_DE_CLASE,
    ...{ publicar: "Publicado", quitar: "Quitado", advertir: "Advertencia" },
    ...{ pausar: "Pausa", suspender: "Suspensión" },
    ...{ devolucion: "Devolución", cortesia: "Regalo", plan: "Cambio de plan", precio: "Precio" },
    "segundo-factor": "Verificación en dos pasos",
    ...{ acceso: "Acceso", rectificacion: "Rectificación", eliminacion: "Eliminación" },
  },
  codigo_plan: Object.fromEntries(
    Object.values(PLANES).map(({ codigoPlan, nombre }) => [codigoPlan, nombre]),
  ),
  documento: {
    ...{ dni: "DNI", "carne-extranjeria": "Carné de extranjería", pasaporte: "Pasaporte" },
    "defuncion-y-sucesion": "Acta de defunción y sucesión",
    ...{ nacimiento: "Partida de nacimiento", tutela: "Resolución de tutela" },
  },
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
 * A value for people: instants in Lima's time, money in soles, ids and numbered choices by name, a dash for nothing.
 */
export function valorLegible(campo: string, valor: Valor, nombres: NombresDelCatalogo = {}): string {
  if (valor === null || valor === "") return "—";
  const nombre = nombres[campo]?.get(String(valor)) ?? CON_NOMBRE[campo]?.[valor];
  if (nombre !== undefined) return nombre;
  if (SI_O_NO.has(campo)) return valor === 1 ? "Sí" : "No";
  if (campo === "id_tipo_documento") return tipoDeDocumento(Number(valor))?.nombre ?? "Ninguno";
  // Positions are stored from 0 and shown from 1.
  if (campo === "orden") return String(Number(valor) + 1);
  if (typeof valor === "number") return campo.endsWith("_centimos") ? soles(valor) : String(valor);
  // In other tables, columns with these names hold days or instants, which begin with a digit.
  if (DE_UNA_LISTA.has(campo) && !/^\d/.test(valor)) return palabras(valor);
  return INSTANTE.test(valor) ? diaYHoraEscrita(new Date(valor)) : valor;
}

/** The copy for programs (JSON): fields and values as stored. */
export function aJson({ generadaEn, secciones }: { generadaEn: Date; secciones: CopiaDeDatos }) {
  return {
    generadaEn: generadaEn.toISOString(),
    datos: Object.fromEntries(secciones.map(({ clave, filas }) => [clave, filas])),
  };
}

/** The copy for people and paper: as on the page, without empty sections. */
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
    `Tus datos, ${diaYHoraEscrita(generadaEn)}`,
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

/** One section as CSV. */
export const aCsv = ({ columnas, filas }: SeccionDeDatos): string =>
  enCsv([
    columnas.map(({ campo }) => campo),
    ...filas.map((fila) => columnas.map(({ campo }) => fila[campo] ?? "")),
  ]);

/** Internal ids of a person: contained in the copy, hidden on the page. */
const CODIGOS_INTERNOS = new Set(["id_persona", "id_usuario", "digital_id"]);

export const esCodigoInterno = (campo: string) => CODIGOS_INTERNOS.has(campo);
