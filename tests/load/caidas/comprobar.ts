import { mediana, type Cifra } from "../informe";
import type { Arranque } from "./arranques";
import type { Actualizado } from "./actualizacion";
import type { Vista } from "./mirar";
import type { Respaldado } from "./respaldo";

/** What was seen of one fault around the product, from its beginning to the time after it. */
export interface Caida {
  vivo: boolean;
  durante: Vista[];
  recuperadoEnMs: number | null;
}

const AVISO = "no podemos confirmar los horarios";
const CODIGO = /<code[^>]*>[\w-]{8,}<\/code>/;

const segundos = (ms: number | null) => {
  if (ms === null) return "nunca";
  return ms < 1_000 ? `${ms.toFixed(0)} ms` : `${(ms / 1000).toFixed(1)} s`;
};
const hasta = (que: string, ms: number | null, metaEnMs: number): Cifra => ({
  que,
  valor: segundos(ms),
  meta: { texto: `≤ ${segundos(metaEnMs)}`, cumple: ms !== null && ms <= metaEnMs },
});
const ninguno = (que: string, cuantos: number): Cifra => ({
  que,
  valor: String(cuantos),
  meta: { texto: "0", cumple: cuantos === 0 },
});
/** Of nothing nothing can be said: a goal that nobody looked at is missed. */
const todas = (que: string, vistas: Vista[], bien: (vista: Vista) => boolean): Cifra => ({
  que,
  valor: `${vistas.filter(bien).length} de ${vistas.length}`,
  meta: { texto: "todas", cumple: vistas.length > 0 && vistas.every(bien) },
});

export const lentitud = (vistas: readonly Vista[], que: string) => {
  const suyas = vistas.filter((vista) => vista.que === que);
  return suyas.length === 0 ? null : Math.max(...suyas.map(({ ms }) => ms));
};
const habitual = (vistas: readonly Vista[], que: string) => {
  const suyas = vistas.filter((vista) => vista.que === que);
  return suyas.length === 0 ? null : mediana(suyas.map(({ ms }) => ms));
};
const de = ({ durante }: Caida, que: string) => durante.filter((vista) => vista.que === que);

const sigueEnPie = ({ vivo }: Caida): Cifra => ninguno("procesos que terminaron", vivo ? 0 : 1);
const esperable = ({ estado }: Vista) => [200, 206, 302, 503].includes(estado);

/** It says so, when to come back, and how to ask for help. */
const diceQueEspere = ({ estado, reintentarEn, texto }: Vista) =>
  estado === 503 && reintentarEn !== undefined && CODIGO.test(texto);

/** Connections that are ended while they are used. */
export const juzgarReinicio = (caida: Caida): Cifra[] => [
  sigueEnPie(caida),
  ninguno(
    "respuestas que no son la página ni 503",
    caida.durante.filter((vista) => !esperable(vista)).length,
  ),
  hasta("vuelve a atender", caida.recuperadoEnMs, 15_000),
];

/** A database that is gone or says nothing. */
export const juzgarAusencia = (caida: Caida): Cifra[] => [
  sigueEnPie(caida),
  todas("/readyz dice 503", de(caida, "readyz"), ({ estado }) => estado === 503),
  hasta("/readyz responde", lentitud(caida.durante, "readyz"), 2_000),
  todas("la portada, de memoria y diciéndolo", de(caida, "portada"), ({ estado, texto }) => {
    return estado === 200 && texto.includes(AVISO);
  }),
  hasta("la portada responde", lentitud(caida.durante, "portada"), 5_000),
  todas("un video que se está viendo sigue", de(caida, "video"), ({ estado }) => estado === 206),
  hasta("el video responde", lentitud(caida.durante, "video"), 5_000),
  todas("la zona privada, 503 con código y cuándo volver", de(caida, "zona"), diceQueEspere),
  todas("un formulario, 503 con lo que se escribió", de(caida, "formulario"), (vista) => {
    return diceQueEspere(vista) && vista.texto.includes("rosa@bienestar.example");
  }),
  hasta("lo demás responde", lentitud(caida.durante, "zona"), 15_000),
  hasta("vuelve a atender", caida.recuperadoEnMs, 15_000),
];

/** Beside what was seen while nothing was wrong: a machine that has other work answers late by itself. */
export interface Tomado extends Caida {
  calma: Vista[];
  /** The longest time for which the process held itself up: what it waited for a core does not count. */
  detenidoEnMs: { calma: number; durante: number };
}

/** What the lock may add to what the same machine takes without one, in the same run. */
const ANADE_A_LO_SUMO_EN_MS = 50;
/** The slowest look is as slow as the machine is busy; one that waited for the lock would take 8 s. */
const MUCHO_MENOS_QUE_EL_CANDADO_EN_MS = 3_000;

const anadido = (que: string, antes: number | null, ahora: number | null, maximoEnMs: number): Cifra => ({
  que,
  valor: `${segundos(ahora)}, sin candado ${segundos(antes)}`,
  meta: {
    texto: `≤ ${segundos(maximoEnMs)} más`,
    cumple: antes !== null && ahora !== null && ahora <= antes + maximoEnMs,
  },
});

/** A SQLite file that another program keeps locked. */
export const juzgarCandado = (caida: Tomado): Cifra[] => {
  const { calma, durante, detenidoEnMs: detenido } = caida;
  return [
    sigueEnPie(caida),
    anadido("el proceso, detenido por sí mismo", detenido.calma, detenido.durante, ANADE_A_LO_SUMO_EN_MS),
    ...["healthz", "zona"].flatMap((que) => [
      anadido(`${que}, la mediana`, habitual(calma, que), habitual(durante, que), ANADE_A_LO_SUMO_EN_MS),
      anadido(
        `${que}, lo más lento`,
        lentitud(calma, que),
        lentitud(durante, que),
        MUCHO_MENOS_QUE_EL_CANDADO_EN_MS,
      ),
    ]),
    todas("una página que lee se ve", de(caida, "zona"), ({ estado }) => estado === 200),
    todas("quien escribe recibe 503", de(caida, "formulario"), diceQueEspere),
    hasta("quien escribe espera", lentitud(durante, "formulario"), 10_000),
    hasta("vuelve a atender", caida.recuperadoEnMs, 2_000),
  ];
};

/** A disk without room. */
export const juzgarDisco = (caida: Caida, registro: string): Cifra[] => [
  sigueEnPie(caida),
  todas("quien escribe recibe 503", de(caida, "formulario"), diceQueEspere),
  todas("/readyz dice 503 después", de(caida, "readyz"), ({ estado }) => estado === 503),
  todas("lo que se lee se ve", de(caida, "portada"), ({ estado }) => estado === 200),
  ninguno("registros que callan la causa", /SQLITE_(FULL|IOERR)/.test(registro) ? 0 : 1),
];

export const percentil99 = (vistas: readonly Vista[], que: string): number => {
  const enOrden = vistas
    .filter((vista) => vista.que === que)
    .map(({ ms }) => ms)
    .sort((uno, otro) => uno - otro);
  return enOrden[Math.min(enOrden.length - 1, Math.floor(enOrden.length * 0.99))] ?? Infinity;
};

export interface Avalancha {
  calma: Vista[];
  durante: Vista[];
  /** The genuine sign-ins beside 32 attackers. */
  entradas: Vista[];
  rechazados: Vista[];
}

const entreCalma = (que: string, calma: Vista[], durante: Vista[]): Cifra => {
  const [antes, ahora] = [percentil99(calma, que), percentil99(durante, que)];
  // Under this a ratio says more of the clock than of the product.
  const base = Math.max(antes, 5);
  return {
    que: `${que}: p99 entre el de la calma (${antes.toFixed(0)} ms)`,
    valor: (ahora / base).toFixed(1),
    meta: { texto: "≤ 3", cumple: ahora <= 3 * base },
  };
};

/** Strangers who try passwords by the dozen. */
export const juzgarAvalancha = ({ calma, durante, entradas, rechazados }: Avalancha): Cifra[] => [
  ...["portada", "zona"].map((que) => entreCalma(que, calma, durante)),
  hasta("/healthz responde", lentitud(durante, "healthz"), 500),
  hasta("quien de verdad entra, con 32 al lado", lentitud(entradas, "entrada"), 2_000),
  todas("quien de verdad entra, entra", entradas, ({ estado }) => estado === 302 || estado === 303),
  todas("de los que sobran, 503 con cuándo volver", rechazados, diceQueEspere),
];

export const juzgarParada = (ms: number | null, estado: number | null): Cifra[] => [
  hasta("termina tras SIGTERM", ms, 11_000),
  ninguno("con otro estado que 0", estado === 0 ? 0 : 1),
];

/** What clients that never read left behind. */
export interface SinLeer {
  abiertas: number;
  atiende: boolean;
  /** How much more memory the process held at its worst than before they came; null where nobody can say. */
  memoriaEnMiB: number | null;
}

/** What 200 of them may cost: before they were cut off it was 290. */
const MEMORIA_EN_MIB = 150;

export const juzgarQuienNoLee = ({ abiertas, atiende, memoriaEnMiB }: SinLeer): Cifra[] => [
  ninguno("conexiones que siguen abiertas", abiertas),
  ninguno("visitas sin respuesta mientras", atiende ? 0 : 1),
  {
    que: "memoria que cuestan",
    valor: memoriaEnMiB === null ? "no se sabe" : `${memoriaEnMiB.toFixed(0)} MiB`,
    meta: {
      texto: `≤ ${MEMORIA_EN_MIB} MiB`,
      cumple: memoriaEnMiB !== null && memoriaEnMiB <= MEMORIA_EN_MIB,
    },
  },
];

/** What others saw while forms came in a byte at a time. */
export interface Goteo {
  calma: Vista[];
  durante: Vista[];
  vivo: boolean;
}

export const juzgarGoteo = ({ calma, durante, vivo }: Goteo): Cifra[] => [
  ninguno("procesos que terminaron", vivo ? 0 : 1),
  entreCalma("portada", calma, durante),
  todas("quien visita ve la página", durante, ({ estado }) => estado === 200),
];

const EN_UNA_FRASE = /^\S[^\n]*[.]$/;
/** The file, the address or the variable that it is about. */
const DE_QUE_COSA = /(^|\s)\/[\w.-]+|\w+:\/\/\S+|\b[A-Z]+_[A-Z_]+\b|\bbetter-sqlite3\b|@node-rs\/argon2\b/;
/** What to do begins after a colon, with the verb that asks for it. */
const QUE_HACER =
  /: (borra|cambia|ci[eé]rra|corre|corrige|cr[eé]a|da|d[aá]|elige|espera|libera|pon|restaura|revisa|usa)(la|lo|le|selo)? /;

/** What a sentence for the operator lacks; null where it has what, where and what to do. */
function loQueCalla({ estado, dicho }: Arranque): string | null {
  const frase = dicho.trim();
  if (estado !== 1) return `termina con ${estado}`;
  if (!EN_UNA_FRASE.test(frase) || /^\s+at /m.test(dicho)) return "no es una frase";
  if (!DE_QUE_COSA.test(frase)) return "no dice qué archivo o variable";
  if (!QUE_HACER.test(frase)) return "no dice qué hacer";
  return null;
}

export const juzgarArranques = (arranques: readonly Arranque[]): Cifra[] =>
  arranques.map((arranque) => {
    const calla = loQueCalla(arranque);
    return {
      que: `arranque: ${arranque.que}`,
      valor: calla ? `${calla}: ${arranque.dicho.trim().slice(0, 80)}` : "qué, dónde y qué hacer",
      meta: { texto: "qué, dónde y qué hacer", cumple: calla === null },
    };
  });

/** What was promised before a backup began is in it; what is not whole is put nowhere. */
export const juzgarRespaldo = (respaldado: Respaldado | null): Cifra[] => {
  if (!respaldado) return [ninguno("PostgreSQL de Debian con sus herramientas, que hace falta: ausente", 1)];
  const { confirmadas, faltan, rechazadas, ordenes, sinDiario, faltanEnUnaCopia } = respaldado;
  return [
    ninguno("órdenes que no terminaron bien", [ordenes.respaldo, ordenes.restaurar].filter(Boolean).length),
    {
      que: "sesiones confirmadas antes, que están después",
      valor: `${confirmadas - faltan} de ${confirmadas}`,
      meta: { texto: "todas", cumple: confirmadas > 0 && faltan === 0 },
    },
    ninguno("reservas rechazadas mientras", rechazadas),
    ninguno("respaldos con un bit cambiado que se aceptan", ordenes.restaurarAlterado === 1 ? 0 : 1),
    ...(sinDiario ? juzgarArranques([sinDiario]) : []),
    ...(faltanEnUnaCopia === null
      ? []
      : [{ que: "sesiones que faltan en una copia simple", valor: String(faltanEnUnaCopia) }]),
  ];
};

/** The program before, on the schema of today. */
export const juzgarActualizacion = (actualizados: readonly Actualizado[]): Cifra[] =>
  actualizados.map(({ motor, anterior, pasadas, falladas }) => ({
    que: `pruebas de API de ${anterior} con las migraciones de hoy, ${motor}`,
    valor: `${pasadas} bien, ${falladas.length} mal`,
    meta: { texto: "todas", cumple: pasadas > 0 && falladas.length === 0 },
  }));
