import { mediana, type Cifra } from "../informe";
import type { Arranque } from "./arranques";
import { alguno, cuantos, hasta, ninguno, nunca, segundos, todas } from "./cifras";
import type { Vista } from "./mirar";
import type { Respaldado } from "./respaldo";

/** Observations of one fault around the product, from its beginning to the time after it. */
export interface Caida {
  vivo: boolean;
  durante: Vista[];
  recuperadoEnMs: number | null;
}

const AVISO = "no podemos confirmar los horarios";
const CODIGO = /<code[^>]*>[\w-]{8,}<\/code>/;

export const lentitud = (vistas: readonly Vista[], que: string) => {
  const coincidentes = vistas.filter((vista) => vista.que === que);
  return coincidentes.length === 0 ? null : Math.max(...coincidentes.map(({ ms }) => ms));
};
const habitual = (vistas: readonly Vista[], que: string) => {
  const coincidentes = vistas.filter((vista) => vista.que === que);
  return coincidentes.length === 0 ? null : mediana(coincidentes.map(({ ms }) => ms));
};
const de = ({ durante }: Caida, que: string) => durante.filter((vista) => vista.que === que);

const sigueEnPie = ({ vivo }: Caida): Cifra => nunca("procesos que terminaron", !vivo);

/** True when an answer is 503 and says when to come back. `diceQueEspere` also wants the support code. */
const diceCuandoVolver = ({ estado, reintentarEn }: Vista) => estado === 503 && reintentarEn !== undefined;
const diceQueEspere = (vista: Vista) => diceCuandoVolver(vista) && CODIGO.test(vista.texto);

const laPagina = ({ estado }: Vista) => estado === 200;
/** True when the typed mail address is in the form again, to be sent once more. */
const conservaCorreo = ({ texto }: Vista) => /\w@(bienestar|prueba)\.example/.test(texto);

/** Figures for database connections that are ended while they are used. */
export const juzgarReinicio = (caida: Caida): Cifra[] => [
  sigueEnPie(caida),
  alguno("páginas que se ven mientras", caida.durante.filter(laPagina).length),
  todas("la página, o 503 con código y cuándo volver", caida.durante, (vista) => {
    return laPagina(vista) || diceQueEspere(vista);
  }),
  hasta("vuelve a atender", caida.recuperadoEnMs, 15_000),
];

/** Figures for a database that is unreachable or does not answer. */
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
    return diceQueEspere(vista) && conservaCorreo(vista);
  }),
  hasta("lo demás responde", lentitud(caida.durante, "zona"), 15_000),
  hasta("vuelve a atender", caida.recuperadoEnMs, 15_000),
];

/**
 * Measures of a fault, with measures of the same machine without it (`calma`). A machine that is busy with other work is
 * slow without any fault.
 */
export interface Tomado extends Caida {
  calma: Vista[];
  /** Longest time in which the process was blocked by its own work. Time that it waited for a core does not count. */
  detenidoEnMs: { calma: number; durante: number };
}

/** Milliseconds that the lock may add to the time of the same machine without it, in the same run. */
const DEMORA_MAXIMA_EN_MS = 50;
/** The slowest view depends on the machine's load. One that waited for the lock would take 8 s. */
const MUCHO_MENOS_QUE_EL_CANDADO_EN_MS = 3_000;

const anadido = (que: string, antes: number | null, ahora: number | null, maximoEnMs: number): Cifra => ({
  que,
  valor: `${segundos(ahora)}, sin candado ${segundos(antes)}`,
  meta: {
    texto: `≤ ${segundos(maximoEnMs)} más`,
    cumple: antes !== null && ahora !== null && ahora <= antes + maximoEnMs,
  },
  delReloj: antes !== null && ahora !== null,
});

/** Figures for a SQLite file that another program keeps locked. */
export const juzgarCandado = (caida: Tomado): Cifra[] => {
  const { calma, durante, detenidoEnMs: detenido } = caida;
  return [
    sigueEnPie(caida),
    anadido("el proceso, detenido por sí mismo", detenido.calma, detenido.durante, DEMORA_MAXIMA_EN_MS),
    ...["healthz", "zona"].flatMap((que) => [
      anadido(`${que}, la mediana`, habitual(calma, que), habitual(durante, que), DEMORA_MAXIMA_EN_MS),
      anadido(
        `${que}, lo más lento`,
        lentitud(calma, que),
        lentitud(durante, que),
        MUCHO_MENOS_QUE_EL_CANDADO_EN_MS,
      ),
    ]),
    todas("una página que lee se ve", de(caida, "zona"), laPagina),
    todas("quien escribe recibe 503", de(caida, "formulario"), diceQueEspere),
    hasta("quien escribe espera", lentitud(durante, "formulario"), 10_000),
    hasta("vuelve a atender", caida.recuperadoEnMs, 2_000),
  ];
};

/** Figures for a disk without room. */
export const juzgarDisco = (caida: Caida, registro: string): Cifra[] => [
  sigueEnPie(caida),
  todas("quien escribe recibe 503 con lo que escribió", de(caida, "formulario"), (vista) => {
    return diceQueEspere(vista) && conservaCorreo(vista);
  }),
  todas("/readyz dice 503 después", de(caida, "readyz"), ({ estado }) => estado === 503),
  todas("lo que se lee se ve", de(caida, "portada"), laPagina),
  nunca("registros que callan la causa", !/SQLITE_(FULL|IOERR)|53100/.test(registro)),
];

/** Figures for the disk of a database server, which has room again after a while. */
export const juzgarDiscoDelServidor = (caida: Caida, registro: string): Cifra[] => [
  ...juzgarDisco(caida, registro),
  hasta("vuelve a atender", caida.recuperadoEnMs, 15_000),
];

/** The 99th percentile of the times of some requests in milliseconds; null without any request. */
export const percentil99 = (vistas: readonly Vista[], que: string): number | null => {
  const enOrden = vistas
    .filter((vista) => vista.que === que)
    .map(({ ms }) => ms)
    .sort((a, b) => a - b);
  return enOrden[Math.min(enOrden.length - 1, Math.floor(enOrden.length * 0.99))] ?? null;
};

export interface Avalancha {
  /** Requests without the attack, half before and half after it, because the machine's other load changes. */
  calma: Vista[];
  /** Requests beside 32 attackers, with the genuine sign-ins. */
  durante: Vista[];
  entradas: Vista[];
  /** Requests beside more attackers, not all of whom find a place in the queue. */
  conMas: Vista[];
  rechazados: Vista[];
}

const entreCalma = (que: string, calma: Vista[], durante: Vista[]) => {
  const [antes, ahora] = [percentil99(calma, que), percentil99(durante, que)];
  if (antes === null || ahora === null) return { valor: "no se miró", cumple: false };
  // Below 5 ms a ratio says more about the clock than about the product.
  const veces = ahora / Math.max(antes, 5);
  const vistas = durante.filter((vista) => vista.que === que).length;
  return {
    valor: `${veces.toFixed(1)} (${antes.toFixed(0)} → ${ahora.toFixed(0)} ms, ${vistas} visitas)`,
    cumple: veces <= 3,
  };
};
const p99EntreCalma = (que: string, calma: Vista[], durante: Vista[]): Cifra => {
  const { valor, cumple } = entreCalma(que, calma, durante);
  return { que: `${que}: p99 entre el de la calma`, valor, meta: { texto: "≤ 3", cumple }, delReloj: true };
};

/** Figures for strangers who try many passwords at once. */
export const juzgarAvalancha = ({ calma, durante, entradas, conMas, rechazados }: Avalancha): Cifra[] => [
  ...["portada", "zona"].map((que) => p99EntreCalma(que, calma, durante)),
  ...["portada", "zona"].map((que) => ({
    que: `${que}: p99 entre el de la calma, con los que sobran`,
    valor: entreCalma(que, calma, conMas).valor,
  })),
  hasta("/healthz responde", lentitud([...durante, ...conMas], "healthz"), 500),
  hasta("quien de verdad entra, con 32 al lado", lentitud(entradas, "entrada"), 2_000),
  todas("quien de verdad entra, entra", entradas, ({ estado }) => estado === 302 || estado === 303),
  todas("de los que sobran, 503 con cuándo volver", rechazados, diceCuandoVolver),
];

export const juzgarParada = (ms: number | null, estado: number | null): Cifra[] => [
  hasta("termina tras SIGTERM", ms, 11_000),
  nunca("con otro estado que 0", estado !== 0),
];

/** Effects of clients that never read their answers. */
export interface SinLeer {
  clientes: number;
  /** Connections of such clients that the product accepted. */
  conectadas: number;
  abiertas: number;
  atiende: boolean;
  /** Largest memory of the process, above that before those clients came, in MiB; null when it is not known. */
  memoriaEnMiB: number | null;
}

/** MiB that 200 clients that never read may cost. Before they were cut off, they cost 290. */
const MEMORIA_EN_MIB = 150;

export const juzgarQuienNoLee = ({
  clientes,
  conectadas,
  abiertas,
  atiende,
  memoriaEnMiB,
}: SinLeer): Cifra[] => [
  cuantos("quienes llegan a preguntar", conectadas, clientes),
  ninguno("conexiones que siguen abiertas", abiertas, { entre: conectadas }),
  nunca("visitas sin respuesta mientras", !atiende),
  {
    que: "memoria que cuestan",
    valor: memoriaEnMiB === null ? "no se sabe" : `${memoriaEnMiB.toFixed(0)} MiB`,
    meta: {
      texto: `≤ ${MEMORIA_EN_MIB} MiB`,
      cumple: memoriaEnMiB !== null && memoriaEnMiB <= MEMORIA_EN_MIB,
    },
  },
];

/** Requests of other visitors while forms arrived a byte at a time. */
export interface Goteo {
  calma: Vista[];
  durante: Vista[];
  vivo: boolean;
}

export const juzgarGoteo = ({ calma, durante, vivo }: Goteo): Cifra[] => [
  nunca("procesos que terminaron", !vivo),
  p99EntreCalma("portada", calma, durante),
  todas("quien visita ve la página", durante, laPagina),
];

const EN_UNA_FRASE = /^\S[^\n]*[.]$/;
/** Pattern of the file, the address or the variable that an error message must name. */
const DE_QUE_COSA = /(^|\s)\/[\w.-]+|\w+:\/\/\S+|\b[A-Z]+_[A-Z_]+\b|\bbetter-sqlite3\b|@node-rs\/argon2\b/;
/** Pattern of the instruction in an error message, which begins after a colon, with its verb. */
const QUE_HACER =
  /: (borra|cambia|ci[eé]rra|corre|corrige|cr[eé]a|da|d[aá]|elige|espera|libera|pon|restaura|revisa|usa)(la|lo|le|selo)? /;

/** Missing part of an error message for the operator; null when it says what is wrong, where, and what to do. */
function defectoDeFrase({ estado, salida }: Arranque): string | null {
  const frase = salida.trim();
  if (estado !== 1) return `termina con ${estado}`;
  if (!EN_UNA_FRASE.test(frase) || /^\s+at /m.test(salida)) return "no es una frase";
  if (!DE_QUE_COSA.test(frase)) return "no dice qué archivo o variable";
  if (!QUE_HACER.test(frase)) return "no dice qué hacer";
  return null;
}

const juzgarArranque = (arranque: Arranque): Cifra => {
  const defecto = defectoDeFrase(arranque);
  return {
    que: `arranque: ${arranque.que}`,
    valor: defecto ? `${defecto}: ${arranque.salida.trim().slice(0, 80)}` : "qué, dónde y qué hacer",
    meta: { texto: "qué, dónde y qué hacer", cumple: defecto === null },
  };
};

/** Number of faults with which a start is tried. A fault that is lost on the way must not count as a success. */
export const ARRANQUES = 18;

export const juzgarArranques = (arranques: readonly Arranque[]): Cifra[] => [
  cuantos("arranques probados", new Set(arranques.map(({ que }) => que)).size, ARRANQUES),
  ...arranques.map(juzgarArranque),
];

/** Figures for a backup: sessions promised before it began are in it, and a damaged one is restored nowhere. */
export const juzgarRespaldo = (respaldado: Respaldado | null): Cifra[] => {
  if (!respaldado) return [nunca("PostgreSQL de Debian con sus herramientas, que hace falta: ausente", true)];
  const { motor, confirmadas, faltan, rechazadas, ordenes, sinDiario, faltanEnUnaCopia } = respaldado;
  return [
    nunca("órdenes que no terminaron bien", ordenes.respaldo !== 0 || ordenes.restaurar !== 0),
    cuantos("sesiones confirmadas antes, que están después", confirmadas - faltan, confirmadas),
    ninguno("reservas rechazadas mientras", rechazadas, { entre: confirmadas + rechazadas }),
    nunca("respaldos con un bit cambiado que se aceptan", ordenes.restaurarAlterado !== 1),
    // Only SQLite is checked here: a database server keeps its own journal.
    ...(motor === "SQLite"
      ? [juzgarArranque({ estado: null, salida: "", ...sinDiario, que: "base sin su diario" })]
      : []),
    ...(faltanEnUnaCopia === null
      ? []
      : [{ que: "sesiones que faltan en una copia simple", valor: String(faltanEnUnaCopia) }]),
  ];
};
