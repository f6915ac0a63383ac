import { redactar } from "../avisos/correo/plantilla";
import type { AdjuntoPorHacer, Correo } from "../avisos/correo/correo";
import { codigoLegible } from "../shared/codigoDePapel";
import { diaConAnio, type Fecha } from "../shared/fechas";
import type { Sitio } from "../shared/marca";
import { hojaEnPalabras, momentoEnPalabras, plazoDeHoja } from "./enPalabras";
import { archivoDeHoja, HOJA_EN_PDF } from "./papel";
import { correosDe, numeroDeHoja, type HojaRegistrada, type Libro } from "./registro";
import { NOMBRE_DE_TIPO, TU_HOJA } from "./textos";

interface ConEnlace {
  sitio: Sitio;
  enlaceDe: (codigo: string) => string;
}

interface DeRegistro extends ConEnlace {
  libro: Pick<Libro, "correo">;
  /** Origin of the staff site, without a slash at its end. */
  urlDeEquipo: string;
  idPersona: number | null;
}

const SALUDO = "Hola:";

/** The sheet as PDF with the answers that it has when the mail is sent. */
const pdfDe = (hoja: HojaRegistrada): AdjuntoPorHacer => ({
  nombre: archivoDeHoja(hoja),
  tipo: "application/pdf",
  clase: HOJA_EN_PDF,
  id: hoja.codigo,
});

/** Mails about a new sheet: its copy to the person, and a line without their data to the mailbox of the book. */
export function correosDeRegistro(
  registrada: HojaRegistrada,
  { sitio, enlaceDe, libro, idPersona, urlDeEquipo }: DeRegistro,
) {
  const { contenido, registradaEn: creadoEn, codigo, idHoja } = registrada;
  const palabras = hojaEnPalabras(registrada);
  if (!contenido || !palabras) return [];
  const { sinCopia = [] } = contenido;
  const conCopia = correosDe(contenido).filter((para) => !sinCopia.includes(para));
  const deSuPersona = conCopia.map((para, vez) =>
    redactar(
      {
        idCorreo: `reclamo:${idHoja}:${vez}`,
        idPersona,
        para,
        creadoEn,
        secreto: true,
        adjuntos: [pdfDe(registrada)],
      },
      {
        titulo: TU_HOJA[registrada.tipo].registrada,
        saludo: SALUDO,
        parrafos: [
          `Esta es la copia de tu hoja. Te responderemos hasta el ${diaConAnio(registrada.venceEl)}.`,
          ...palabras.notas,
        ],
        datos: [
          ...palabras.secciones.flatMap(({ datos }) => datos),
          ["Código para consultarlo", codigoLegible(codigo)],
        ],
        enlaces: [{ texto: "Ver e imprimir la hoja", url: sitio.url + enlaceDe(codigo) }],
      },
      sitio,
    ),
  );
  return [...deSuPersona, ...deLaCasilla(registrada, { sitio, libro, urlDeEquipo })];
}

function deLaCasilla(
  registrada: HojaRegistrada,
  { sitio, libro, urlDeEquipo }: Pick<DeRegistro, "sitio" | "libro" | "urlDeEquipo">,
): Correo[] {
  if (libro.correo === null) return [];
  const { idHoja, registradaEn: creadoEn } = registrada;
  const numero = numeroDeHoja(registrada);
  return [
    redactar(
      { idCorreo: `reclamo-libro:${idHoja}`, idPersona: null, para: libro.correo, creadoEn, oficio: true },
      {
        titulo: `Hoja ${numero}: ${NOMBRE_DE_TIPO[registrada.tipo]}`,
        saludo: SALUDO,
        parrafos: ["Se lee y se responde en la página del equipo."],
        datos: [
          ["Registrada", momentoEnPalabras(creadoEn)],
          ["Fecha límite", diaConAnio(registrada.venceEl)],
        ],
        enlaces: [{ texto: "Abrir la hoja", url: `${urlDeEquipo}/equipo/reclamos/${numero}` }],
      },
      sitio,
    ),
  ];
}

interface DeRespuesta extends ConEnlace {
  orden: number;
  texto: string;
  escritaEn: Date;
}

/** Mails with the answer to a sheet, or with a correction of it. */
export function correosDeRespuesta(registrada: HojaRegistrada, respuesta: DeRespuesta): Correo[] {
  const { contenido, idHoja, codigo } = registrada;
  const { orden, texto, escritaEn: creadoEn, sitio, enlaceDe } = respuesta;
  // The sheet was read before its answer, which this mail brings.
  const respondidaEn = registrada.respondidaEn ?? creadoEn;
  if (!contenido) return [];
  return correosDe(contenido).map((para, vez) =>
    redactar(
      {
        idCorreo: `reclamo-respuesta:${idHoja}:${orden}:${vez}`,
        idPersona: null,
        para,
        creadoEn,
        secreto: true,
        adjuntos: [pdfDe(registrada)],
      },
      {
        titulo: `${orden === 1 ? "Respondimos a" : "Corregimos la respuesta a"} ${TU_HOJA[registrada.tipo].tuya}`,
        saludo: SALUDO,
        parrafos: texto.split(/\n+/),
        datos: [
          ["Hoja", `Nº ${numeroDeHoja(registrada)}`],
          ["Respondida", momentoEnPalabras(creadoEn)],
          ["Plazo de respuesta", plazoDeHoja({ respondidaEn, venceEl: registrada.venceEl })],
        ],
        enlaces: [{ texto: "Ver e imprimir la hoja", url: sitio.url + enlaceDe(codigo) }],
      },
      sitio,
    ),
  );
}

interface PorVencer {
  para: string;
  hojas: readonly Pick<HojaRegistrada, "numero" | "anio" | "venceEl">[];
  hoy: Fecha;
  now: Date;
  sitio: Sitio;
  urlDeEquipo: string;
}

/** The mail of a day with the sheets that are due soon, or overdue. */
export function correoDeVencimientos({ para, hojas, hoy, now, sitio, urlDeEquipo }: PorVencer): Correo {
  return redactar(
    { idCorreo: `reclamos-por-vencer:${hoy}`, idPersona: null, para, creadoEn: now, oficio: true },
    {
      titulo: `Reclamos por responder: ${hojas.length}`,
      saludo: SALUDO,
      parrafos: ["Se responden en la página del equipo, la que vence antes primero."],
      enlaces: [{ texto: "Abrir Reclamos", url: `${urlDeEquipo}/equipo/reclamos` }],
      datos: hojas.map((hoja) => [
        `Nº ${numeroDeHoja(hoja)}`,
        `${hoja.venceEl < hoy ? "Venció" : "Vence"} el ${diaConAnio(hoja.venceEl)}`,
      ]),
    },
    sitio,
  );
}
