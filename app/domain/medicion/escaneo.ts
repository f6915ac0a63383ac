import { z } from "zod";
import { campoNormalizado } from "../shared/campos";
import type { FilasCerradas } from "../shared/cofre";
import { cifraEscrita } from "../shared/limpieza";
import { latidosDe, SEGUNDOS_QUE_SE_CUENTAN } from "./aMano";
import { CONTEXTOS, type Contexto } from "./latidos";
import {
  DIFERENCIA_MAXIMA,
  IMAGENES_POR_SEGUNDO_MINIMAS,
  SEGUNDOS_MINIMOS,
  SENAL_SOBRE_RUIDO_MINIMA,
} from "./pulso";

const LATIDOS = { desde: 30, hasta: 220 } as const;
const NO_ES_UN_PULSO = `Escribe un pulso entre ${LATIDOS.desde} y ${LATIDOS.hasta}`;
const CONTADOS = { desde: 10, hasta: 110 } as const;
const NO_SE_CUENTAN = `Escribe cuántos latidos contaste, entre ${CONTADOS.desde} y ${CONTADOS.hasta}`;

const contados = z
  .number(NO_SE_CUENTAN)
  .int(NO_SE_CUENTAN)
  .min(CONTADOS.desde, NO_SE_CUENTAN)
  .max(CONTADOS.hasta, NO_SE_CUENTAN);
/** Number of beats as a person writes it, in decimal figures only: "0x24" is refused. */
export const contadosEscritos = campoNormalizado(cifraEscrita, {
  falta: NO_SE_CUENTAN,
  maximo: 40,
  largo: NO_SE_CUENTAN,
})
  .regex(/^\d{1,3}$/, NO_SE_CUENTAN)
  .transform(Number)
  .pipe(contados);
const SIN_SEGUNDOS = "Falta cuántos segundos duró";
export const segundosContados = z
  .number(SIN_SEGUNDOS)
  .min(SEGUNDOS_QUE_SE_CUENTAN, "Se cuentan al menos 30 segundos")
  .max(2 * SEGUNDOS_QUE_SE_CUENTAN, "Pasó demasiado tiempo: empieza a contar otra vez");
const contexto = z.enum(
  Object.keys(CONTEXTOS) as [Contexto, ...Contexto[]],
  "Elige si descansabas o te habías movido",
);
const dato = (mensaje: string, maximo: number) => z.number(mensaje).min(0, mensaje).max(maximo, mensaje);

/** A measurement by camera: pulse, quality and device. It holds no picture, nor a part of one. */
export const porCamara = z.strictObject({
  metodo: z.literal("camara"),
  latidosPorMinuto: z
    .number(NO_ES_UN_PULSO)
    .int(NO_ES_UN_PULSO)
    .min(LATIDOS.desde, NO_ES_UN_PULSO)
    .max(LATIDOS.hasta, NO_ES_UN_PULSO),
  contexto,
  senalSobreRuido: z.number("Falta la calidad de la señal").min(-100).max(100),
  diferencia: dato("Falta la diferencia entre las dos mitades", 300),
  segundos: dato(SIN_SEGUNDOS, 120),
  imagenesPorSegundo: dato("Faltan las imágenes por segundo", 240),
  ancho: dato("Falta el ancho de la imagen", 10_000),
  alto: dato("Falta el alto de la imagen", 10_000),
});
/** A count by hand: heartbeats and seconds. */
export const porMano = z.strictObject({
  metodo: z.literal("mano"),
  contados,
  segundos: segundosContados,
  contexto,
});
export const pulso = z.discriminatedUnion("metodo", [porCamara, porMano], "Elige cómo se midió");
export type PulsoMedido = z.output<typeof pulso>;

export const latidosDePulso = (medicion: PulsoMedido) =>
  medicion.metodo === "camara" ? medicion.latidosPorMinuto : latidosDe(medicion.contados, medicion.segundos);

/** True when a measurement is doubtful. The server repeats the check that the device made. */
export function esDudosa(medicion: PulsoMedido): boolean {
  if (medicion.metodo === "mano") return false;
  return (
    medicion.senalSobreRuido < SENAL_SOBRE_RUIDO_MINIMA ||
    medicion.diferencia > DIFERENCIA_MAXIMA ||
    medicion.segundos < SEGUNDOS_MINIMOS ||
    medicion.imagenesPorSegundo < IMAGENES_POR_SEGUNDO_MINIMAS
  );
}

/** A stored measurement of the pulse. It is encrypted, and only code that holds the keys can read it. */
export interface Escaneo {
  idEscaneo: string;
  idPersona: number;
  pulsoCerrado: string;
  medidoEn: Date;
}

export interface EscaneoRepository extends FilasCerradas {
  /** Stores a measurement. False when it is stored already. */
  guardar(nuevo: Escaneo): Promise<boolean>;
  /** Measurements of a person, newest first. */
  deLaPersona(idPersona: number, cuantos: number): Promise<Escaneo[]>;
  /** Deletes a measurement of a person. False when they have no measurement with that id. */
  borrar(idPersona: number, idEscaneo: string): Promise<boolean>;
  borrarTodos(idPersona: number): Promise<boolean>;
}

declare module "../shared/puertos" {
  interface Repositorios {
    escaneos: EscaneoRepository;
  }
}

/** Days after which a measurement is deleted (Ley 29733, art. 8). */
export const DIAS_QUE_SE_GUARDA = 730;

declare module "../cuentas/accesosADatos/accesoADatos" {
  interface AccionesSobreDatos {
    "escaneos-vistos": string;
    "escaneos-borrados": string;
  }
}
