import { BASES as BASES_DEL_SORTEO, TEXTOS } from "../../../../app/domain/consentimientos/documentos";
import {
  CUA,
  DATOS_DE_SALUD,
  DATOS_DE_SALUD_MENTAL,
  DATOS_DEL_ESCANER,
  DATOS_DEL_TEST,
  GESTOR_DE_ETIQUETAS,
  MEDICION_DEL_USO,
  type Flujo,
} from "../../../../app/domain/consentimientos/politica";
import type { PoliticaPorEscribir, Vigencia } from "../../../consentimientos/repositories/consentimientos";
import {
  BASES_2026_11,
  BASES_2026_11_23,
  DATOS_DE_SALUD_2026_11,
  DATOS_DE_SALUD_2026_11_23,
  DATOS_DE_SALUD_MENTAL_2026_11,
  DATOS_DE_SALUD_MENTAL_2026_11_22_CON_GUARDIA,
  DATOS_DE_SALUD_MENTAL_2026_11_23_CON_GUARDIA,
  DATOS_DE_SALUD_MENTAL_2026_11_22_SIN_GUARDIA,
  DATOS_DE_SALUD_MENTAL_2026_11_23_SIN_GUARDIA,
  DATOS_DEL_ESCANER_2026_11,
  DATOS_DEL_ESCANER_2026_11_23,
  DATOS_DEL_TEST_2026_11,
  DATOS_DEL_TEST_2026_11_23,
  MEDICION_2026_11,
  GESTOR_DE_ETIQUETAS_2026_11_29,
  MEDICION_2026_11_23,
  MEDICION_2026_11_29,
  PRIVACIDAD_2026_11,
  USOS_ADICIONALES_2026_11,
  USOS_ADICIONALES_2026_11_09,
  USOS_ADICIONALES_2026_11_23,
} from "./datos";
import { TERMINOS_2026_03, TERMINOS_2026_11, TERMINOS_2026_11_23 } from "./terminos";

const DESDE_MARZO = "2026-03-01T05:00:00.000Z";
const DESDE_NOVIEMBRE = "2026-11-01T05:00:00.000Z";

type Texto = Omit<PoliticaPorEscribir, "flujo" | "orden">;

const opcional = { tipo: "check", requerido: 0, iconoDeCierre: 0 } as const;
const obligatoria = { tipo: "check", requerido: 1, iconoDeCierre: 0 } as const;
const informacion = { tipo: "texto", requerido: 0, iconoDeCierre: 0 } as const;
const noviembre = { version: "2026-11", vigenteDesde: DESDE_NOVIEMBRE };
const del23 = { version: "2026-11-23", vigenteDesde: "2026-11-23T05:00:00.000Z" };

const TERMINOS: Texto = {
  ...obligatoria,
  version: "2026-11-23",
  vigenteDesde: "2026-11-23T05:00:00.000Z",
  codigo: "TYC",
  titulo: "He leído y acepto los términos y condiciones",
  enlace: TEXTOS.terminos.ruta,
  contenido: TERMINOS_2026_11_23,
};
const TERMINOS_DE_NOVIEMBRE: Texto = { ...TERMINOS, ...noviembre, contenido: TERMINOS_2026_11 };
const TERMINOS_DE_MARZO: Texto = {
  ...TERMINOS,
  version: "2026-03",
  vigenteDesde: DESDE_MARZO,
  contenido: TERMINOS_2026_03,
};
const PRIVACIDAD: Texto = {
  ...informacion,
  ...noviembre,
  codigo: "PRIVACIDAD",
  titulo: "Así cuidamos y usamos tus datos",
  enlace: TEXTOS.privacidad.ruta,
  contenido: PRIVACIDAD_2026_11,
};
const USOS_ADICIONALES: Texto = {
  ...opcional,
  version: "2026-11-09",
  vigenteDesde: "2026-11-09T05:00:00.000Z",
  codigo: CUA,
  titulo: "Acepto que usen mis datos para enviarme novedades y beneficios",
  enlace: TEXTOS["usos-adicionales"].ruta,
  contenido: USOS_ADICIONALES_2026_11_09,
};
const USOS_ADICIONALES_DE_ANTES: Texto = {
  ...USOS_ADICIONALES,
  ...noviembre,
  contenido: USOS_ADICIONALES_2026_11,
};
const MEDICION: Texto = {
  ...opcional,
  ...noviembre,
  codigo: MEDICION_DEL_USO,
  titulo: "Acepto que cuenten mis visitas para mejorar la plataforma",
  enlace: TEXTOS.privacidad.ruta,
  contenido: MEDICION_2026_11,
};
const SALUD: Texto = {
  ...obligatoria,
  ...noviembre,
  codigo: DATOS_DE_SALUD,
  titulo: "Autorizo que usen mis datos de salud para agendar y realizar mis sesiones",
  enlace: TEXTOS["datos-de-salud"].ruta,
  contenido: DATOS_DE_SALUD_2026_11,
};
const TEST: Texto = {
  ...obligatoria,
  ...noviembre,
  codigo: DATOS_DEL_TEST,
  titulo: "Autorizo que usen mis respuestas del test, que hablan de mi salud, para mostrarme mis resultados",
  enlace: TEXTOS["datos-del-test"].ruta,
  contenido: DATOS_DEL_TEST_2026_11,
};
const SALUD_MENTAL: Texto = {
  ...obligatoria,
  ...noviembre,
  codigo: DATOS_DE_SALUD_MENTAL,
  titulo:
    "Autorizo que usen mis respuestas del programa de salud mental para mostrarme cómo estoy y para buscarme si estoy en peligro",
  enlace: TEXTOS["datos-de-salud-mental"].ruta,
  contenido: DATOS_DE_SALUD_MENTAL_2026_11,
};
const SALUD_MENTAL_SIN_GUARDIA: Texto = {
  ...SALUD_MENTAL,
  version: "2026-11-22",
  vigenteDesde: "2026-11-22T05:00:00.000Z",
  titulo:
    "Autorizo que usen mis respuestas del programa de salud mental para mostrarme cómo estoy y a quién llamar si estoy en peligro",
  contenido: DATOS_DE_SALUD_MENTAL_2026_11_22_SIN_GUARDIA,
};
/** Text on mental-health data for installations with a person on duty who receives alerts. */
const SALUD_MENTAL_CON_GUARDIA: Texto = {
  ...SALUD_MENTAL,
  version: "2026-11-22-con-turno",
  vigenteDesde: "2026-11-22T05:00:01.000Z",
  contenido: DATOS_DE_SALUD_MENTAL_2026_11_22_CON_GUARDIA,
};
const ESCANEO: Texto = {
  ...obligatoria,
  ...noviembre,
  codigo: DATOS_DEL_ESCANER,
  titulo: "Autorizo que guarden las mediciones de mi pulso, que hablan de mi salud, para mostrármelas",
  enlace: TEXTOS["datos-del-escaner"].ruta,
  contenido: DATOS_DEL_ESCANER_2026_11,
};
const BASES: Texto = {
  ...obligatoria,
  ...del23,
  codigo: "BASES",
  titulo: "Tengo 18 años o más y acepto las bases del sorteo",
  enlace: BASES_DEL_SORTEO.ruta,
  contenido: BASES_2026_11_23,
  // Taking part in a prize draw is optional, so its modal can be closed.
  iconoDeCierre: 1,
};

const BASES_DE_NOVIEMBRE: Texto = { ...BASES, ...noviembre, contenido: BASES_2026_11 };
const USOS_ADICIONALES_DEL_23: Texto = {
  ...USOS_ADICIONALES,
  ...del23,
  contenido: USOS_ADICIONALES_2026_11_23,
};
/** Text on measurement. Visits are not counted: the text says so and asks for no consent. */
const MEDICION_DEL_23: Texto = {
  ...informacion,
  ...del23,
  codigo: MEDICION.codigo,
  titulo: "No contamos tus visitas",
  enlace: "/privacidad/medicion",
  contenido: MEDICION_2026_11_23,
};
const MEDICION_DEL_29: Texto = {
  ...opcional,
  version: "2026-11-29",
  vigenteDesde: "2026-11-29T05:00:00.000Z",
  codigo: MEDICION.codigo,
  titulo: "Acepto que este navegador anote cómo uso la plataforma",
  enlace: "/privacidad/medicion",
  contenido: MEDICION_2026_11_29,
};
const GESTOR_DEL_29: Texto = {
  ...MEDICION_DEL_29,
  codigo: GESTOR_DE_ETIQUETAS,
  titulo: "Acepto que Google reciba también esas notas, fuera del Perú",
  contenido: GESTOR_DE_ETIQUETAS_2026_11_29,
};
const SALUD_DEL_23: Texto = { ...SALUD, ...del23, contenido: DATOS_DE_SALUD_2026_11_23 };
const TEST_DEL_23: Texto = { ...TEST, ...del23, contenido: DATOS_DEL_TEST_2026_11_23 };
const ESCANEO_DEL_23: Texto = { ...ESCANEO, ...del23, contenido: DATOS_DEL_ESCANER_2026_11_23 };
const SALUD_MENTAL_SIN_GUARDIA_DEL_23: Texto = {
  ...SALUD_MENTAL_SIN_GUARDIA,
  ...del23,
  contenido: DATOS_DE_SALUD_MENTAL_2026_11_23_SIN_GUARDIA,
};
const aSegundosDel23 = (segundos: number) =>
  new Date(Date.parse(del23.vigenteDesde) + segundos * 1_000).toISOString();
/**
 * Text on mental-health data with a person on duty. It stands before the text without one: the start of the site puts
 * the fitting one in force.
 */
const SALUD_MENTAL_CON_GUARDIA_DEL_23: Texto = {
  ...SALUD_MENTAL_CON_GUARDIA,
  version: "2026-11-23-con-turno",
  vigenteDesde: aSegundosDel23(-1),
  contenido: DATOS_DE_SALUD_MENTAL_2026_11_23_CON_GUARDIA,
};

/** Legal texts of each flow in order of display; versions of one text share its place. */
const FLUJOS: Record<Flujo, Texto[][]> = {
  REGISTRO: [
    [TERMINOS_DE_MARZO, TERMINOS_DE_NOVIEMBRE, TERMINOS],
    [PRIVACIDAD],
    [USOS_ADICIONALES_DE_ANTES, USOS_ADICIONALES, USOS_ADICIONALES_DEL_23],
  ],
  PUBLICO: [[PRIVACIDAD], [MEDICION, MEDICION_DEL_23, MEDICION_DEL_29], [GESTOR_DEL_29]],
  GLOBAL: [
    [BASES_DE_NOVIEMBRE, BASES],
    [USOS_ADICIONALES_DE_ANTES, USOS_ADICIONALES, USOS_ADICIONALES_DEL_23],
    [PRIVACIDAD],
  ],
  SESION: [[SALUD, SALUD_DEL_23]],
  TEST: [[TEST, TEST_DEL_23]],
  SALUD_MENTAL: [[SALUD_MENTAL, SALUD_MENTAL_SIN_GUARDIA, SALUD_MENTAL_SIN_GUARDIA_DEL_23]],
  ESCANEO: [[ESCANEO, ESCANEO_DEL_23]],
};

export const POLITICAS: PoliticaPorEscribir[] = Object.entries(FLUJOS).flatMap(([flujo, lugares]) =>
  lugares.flatMap((versiones, orden) =>
    versiones.map((texto) => ({ ...texto, flujo: flujo as Flujo, orden: orden + 1 })),
  ),
);

/** All legal texts of an installation where somebody receives the alerts of the mental-health programme. */
export const POLITICAS_CON_GUARDIA: PoliticaPorEscribir[] = [
  ...POLITICAS,
  { ...SALUD_MENTAL_CON_GUARDIA, flujo: "SALUD_MENTAL", orden: 1 },
  { ...SALUD_MENTAL_CON_GUARDIA_DEL_23, flujo: "SALUD_MENTAL", orden: 1 },
];

/**
 * Start dates of the two texts on mental-health data, one second apart. The text that fits the present setting starts
 * later, and so is in force.
 */
export const vigenciaDeGuardia = (conGuardia: boolean): Vigencia[] =>
  [SALUD_MENTAL_SIN_GUARDIA_DEL_23, SALUD_MENTAL_CON_GUARDIA_DEL_23].map((texto) => ({
    flujo: "SALUD_MENTAL",
    codigo: texto.codigo,
    version: texto.version,
    vigenteDesde: aSegundosDel23(conGuardia === (texto === SALUD_MENTAL_CON_GUARDIA_DEL_23) ? 1 : 0),
  }));
