import { direccionDePieza, direccionDeTaller, type Pieza, type Referencia } from "../contenido/contenido";
import { fechasEntre } from "../contenido/fechasDeTaller";
import { tieneDireccion } from "../contenido/reglas";
import type { Contenidos } from "../contenido/repositorio";
import type { DiasDeRegla } from "../contenido/taller";
import { sumarMinutos } from "../shared/fechas";
import { detallesDeTaller } from "../talleres/busqueda";
import type { EstadoDeCuestionario } from "./estado";
import { preguntasDe, type Dimension, type Formulario } from "./formulario";
import { dimensionPreferida, resultadosDe } from "./resultados";
import { UN_DIA_EN_MINUTOS } from "../shared/duracion";

/** A route or a workshop that a result recommends beside a piece of content. */
interface Acompanamiento {
  clase: "ruta" | "taller";
  titulo: string;
  resumen: string;
  /** Length of the recommended route or workshop, and its price when it has one. */
  detalles: string;
  href: string;
  /** True when the person has begun it: then its address leads on. */
  empezado?: true;
}

/** Finds routes or workshops by their slug; null for one that this person cannot begin now. */
export interface FuenteDeAcompanamiento {
  clase: Acompanamiento["clase"];
  buscar: (url: string, idPersona: number | null) => Promise<Acompanamiento | null>;
}

export interface Recomendacion {
  dimension: string;
  /**
   * Reason of a recommendation: danger, the person's choice, a low score, a cause that the person told, or a part of
   * life that goes well.
   */
  motivo: "alarma" | "elegida" | "pesa" | "contada" | "mantener";
  razon: string;
  /** Advice on the person's own answers, in the order of the answers. */
  consejos: readonly string[];
  piezas: readonly Pieza[];
  /** Those of the pieces, by uid, that help this part of life itself, and not a cause that the person told. */
  propias: readonly string[];
  acompanan: readonly Acompanamiento[];
  especialidad: Dimension["recomendacion"]["especialidad"];
  conQuien: string;
}

const CUANTAS = 3;
const CUANTAS_PIEZAS = 3;

interface DepsDeRecomendar {
  contenidos: Pick<Contenidos, "porUrl">;
  fuentes: () => readonly FuenteDeAcompanamiento[];
}

/**
 * Recommends published things that may help, each with its reason. Parts of life in danger come first, then the one
 * that the person chose to begin with, then the lowest scores. When all goes well, it names the weakest part, to keep
 * it so.
 */
export function makeRecomendar({ contenidos, fuentes }: DepsDeRecomendar) {
  return async (
    form: Formulario,
    estado: Pick<EstadoDeCuestionario, "respuestas">,
    idPersona: number | null,
  ): Promise<Recomendacion[]> => {
    const resultados = resultadosDe(form, estado);
    const enAlarma = resultados.enAlarma?.id;
    const primera = dimensionPreferida(form, estado);
    const masBajas = [...resultados.dimensiones].sort((a, b) => a.puntaje - b.puntaje);
    const pesan = masBajas.filter(({ nivel }) => nivel < form.franjas.length - 1).map(({ id }) => id);
    const [menor] = masBajas;
    const primeras = [...new Set([enAlarma, primera, ...pesan])].flatMap((id) => id ?? []).slice(0, CUANTAS);
    const contadas = masBajas
      .filter(({ id }) => consejosDeDimension(form, estado, id).length > 0)
      .map(({ id }) => id);
    const ids = [...new Set([...primeras, ...contadas])];
    const elegidas = ids.length > 0 || resultados.alarma ? ids : menor ? [menor.id] : [];
    const motivoDe = (id: string): Recomendacion["motivo"] => {
      if (id === enAlarma) return "alarma";
      if (id === primera) return "elegida";
      if (pesan.includes(id)) return "pesa";
      return contadas.includes(id) ? "contada" : "mantener";
    };
    const dadas = await Promise.all(
      elegidas.flatMap((id) => {
        const dimension = form.dimensiones.find((candidata) => candidata.id === id);
        return dimension
          ? [recomendar(dimension, motivoDe(id), consejosDeDimension(form, estado, id), idPersona)]
          : [];
      }),
    );
    return sinRepetir(dadas);
  };

  async function acompanamiento(
    pedida: Acompanamiento["clase"],
    url: string | undefined,
    idPersona: number | null,
  ) {
    const fuente = url !== undefined && fuentes().find(({ clase }) => clase === pedida);
    return fuente ? fuente.buscar(url, idPersona) : null;
  }

  async function recomendar(
    { nombre, recomendacion }: Dimension,
    motivo: Recomendacion["motivo"],
    contado: readonly Consejo[],
    idPersona: number | null,
  ): Promise<Recomendacion> {
    const { razon, conQuien, especialidad, ruta, taller } = recomendacion;
    // Pieces that fit the options chosen by the person come first.
    const nombradas = [...contado.flatMap(({ pieza }) => pieza ?? []), ...recomendacion.piezas];
    const distintas = new Map(nombradas.map((pieza) => [`${pieza.tipo}/${pieza.url}`, pieza]));
    const [piezas, acompanan] = await Promise.all([
      Promise.all(
        [...distintas.values()].map(({ tipo, url }) =>
          contenidos.porUrl<"video" | "herramienta" | "lectura">(tipo, url),
        ),
      ),
      Promise.all([acompanamiento("ruta", ruta, idPersona), acompanamiento("taller", taller, idPersona)]),
    ]);
    return {
      ...{ dimension: nombre, motivo, razon, especialidad, conQuien },
      consejos: contado.flatMap(({ consejo }) => consejo ?? []),
      piezas: piezas.flatMap((pieza) => pieza ?? []),
      propias: piezas.flatMap((pieza) =>
        pieza && recomendacion.piezas.some(({ tipo, url }) => tipo === pieza.tipo && url === pieza.url)
          ? [pieza.uid]
          : [],
      ),
      acompanan: acompanan.flatMap((acompanamiento) => acompanamiento ?? []),
    };
  }
}

/** Removes repeated pieces from recommendations: the next part of life names its following piece instead. */
function sinRepetir(dadas: readonly Recomendacion[]): Recomendacion[] {
  const nombradas = new Set<string>();
  const nuevas = <T>(cosas: readonly T[], hrefDe: (cosa: T) => string, cuantas: number) => {
    const quedan = cosas.filter((cosa) => !nombradas.has(hrefDe(cosa))).slice(0, cuantas);
    for (const cosa of quedan) nombradas.add(hrefDe(cosa));
    return quedan;
  };
  return dadas.map((recomendacion) => ({
    ...recomendacion,
    piezas: nuevas(recomendacion.piezas, direccionDePieza, CUANTAS_PIEZAS),
    acompanan: nuevas(recomendacion.acompanan, ({ href }) => href, recomendacion.acompanan.length),
  }));
}

interface Consejo {
  consejo?: string | undefined;
  pieza?: Referencia | undefined;
}

/** Advice on the options that a person chose in one part of life. */
function consejosDeDimension(
  form: Formulario,
  { respuestas }: Pick<EstadoDeCuestionario, "respuestas">,
  dimension: string,
): Consejo[] {
  return preguntasDe(form).flatMap((pregunta): Consejo[] => {
    if (!("sobre" in pregunta) || pregunta.sobre !== dimension) return [];
    const dada = respuestas.find(({ codPregunta }) => codPregunta === pregunta.cod);
    const elegidas = dada?.respuesta.map(({ idRespuesta }) => idRespuesta) ?? [];
    return pregunta.opciones.filter(({ id, consejo, pieza }) => elegidas.includes(id) && (consejo || pieza));
  });
}

/** Most days until the next date of a recommended workshop, so that it helps soon. */
const DIAS_HASTA_EL_TALLER = 35;

/** Finds workshops with a date soon. The page of the workshop tells which dates have free places. */
export const makeFuenteDeTalleresProximos = ({
  contenidos,
  diasDeRegla,
  now,
}: {
  contenidos: Pick<Contenidos, "talleres">;
  diasDeRegla: DiasDeRegla;
  now: () => Date;
}): FuenteDeAcompanamiento => ({
  clase: "taller",
  async buscar(url) {
    const taller = (await contenidos.talleres()).find((candidato) => tieneDireccion(candidato, url));
    if (!taller) return null;
    const ahora = now();
    const hasta = sumarMinutos(ahora, DIAS_HASTA_EL_TALLER * UN_DIA_EN_MINUTOS);
    if (fechasEntre(taller, diasDeRegla, ahora, hasta).length === 0) return null;
    const { titulo, resumen } = taller;
    return {
      ...{ clase: "taller", titulo, resumen },
      detalles: detallesDeTaller(taller),
      href: direccionDeTaller(taller),
    };
  },
});
