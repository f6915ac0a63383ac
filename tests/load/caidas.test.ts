import { describe, expect, it } from "vitest";
import {
  juzgarActualizacion,
  juzgarArranques,
  juzgarAusencia,
  juzgarAvalancha,
  juzgarCandado,
  juzgarDisco,
  juzgarGoteo,
  juzgarParada,
  juzgarQuienNoLee,
  juzgarReinicio,
  juzgarRespaldo,
  type Caida,
  type Tomado,
} from "./caidas/comprobar";
import type { Vista } from "./caidas/mirar";
import { simularArranques } from "./caidas/arranques";
import { simularParada } from "./caidas/parada";
import { simularRespaldo, type Respaldado } from "./caidas/respaldo";
import { simularGoteo } from "./caidas/lentos";
import {
  simularAusencia,
  simularAvalancha,
  simularCandado,
  simularDisco,
  simularReinicio,
} from "./caidas/simulacros";
import type { Cifra } from "./informe";

const falladas = (cifras: Cifra[]) =>
  cifras.filter(({ meta }) => meta?.cumple === false).map(({ que, valor }) => `${que}: ${valor}`);

/**
 * Who comes in, who is refused and how. How fast is a figure of the long form, on a machine with nothing else to do:
 * a few seconds beside other tests say little of it.
 */
const sinElReloj = (cifras: Cifra[]) =>
  falladas(cifras.filter(({ que }) => !/p99|responde|al lado/.test(que)));

/** The short forms of the drills of `npm run drill -- caidas`: the same processes, the same checkers. */
describe("the built site stands when", { timeout: 300_000 }, () => {
  it("PostgreSQL ends all its connections", async () => {
    expect(falladas(juzgarReinicio(await simularReinicio({ veces: 2 })))).toEqual([]);
  });

  it("another program keeps the SQLite file locked", async () => {
    expect(falladas(juzgarCandado(await simularCandado({ segundos: 9 })))).toEqual([]);
  });

  it("the disk is full", async () => {
    const { caida, registro } = await simularDisco();
    expect(falladas(juzgarDisco(caida, registro))).toEqual([]);
  });

  it("PostgreSQL is gone", async () => {
    expect(falladas(juzgarAusencia(await simularAusencia("apagada", { segundos: 5 })))).toEqual([]);
  });

  it("PostgreSQL says nothing any more", async () => {
    expect(falladas(juzgarAusencia(await simularAusencia("callada", { segundos: 12 })))).toEqual([]);
  });

  it("strangers try passwords by the dozen", async () => {
    const visto = await simularAvalancha({ atacantes: 40, segundos: 4, motor: "PostgreSQL" });
    expect(sinElReloj(juzgarAvalancha(visto))).toEqual([]);
  });

  it("forms come in a byte at a time", async () => {
    expect(sinElReloj(juzgarGoteo(await simularGoteo({ clientes: 100, segundos: 4 })))).toEqual([]);
  });

  it("its storage is broken or gone, and says in one sentence why it does not start", async () => {
    expect(falladas(juzgarArranques(await simularArranques()))).toEqual([]);
  });

  it("it is backed up while people book, and put back elsewhere", async () => {
    const respaldado = await simularRespaldo("SQLite", { antes: 20, en: 60 });
    expect(falladas(juzgarRespaldo(respaldado))).toEqual([]);
    // A plain copy of the file that is in use is no backup: what was confirmed last is not in it.
    expect(falladas(juzgarRespaldo({ ...respaldado!, faltan: respaldado!.faltanEnUnaCopia! }))).not.toEqual(
      [],
    );
  });

  it("it is asked to stop in the middle of its mails", async () => {
    const { ms, estado } = await simularParada({ correos: 6, demoraEnMs: 3_000, motor: "SQLite" });
    expect(falladas(juzgarParada(ms, estado))).toEqual([]);
  });
});

const vista = (que: string, suya: Partial<Vista> = {}): Vista => ({
  que,
  estado: 503,
  ms: 10,
  texto: "<code>12345678</code> rosa@bienestar.example",
  reintentarEn: "10",
  ...suya,
});
const bien = (que: string, suya: Partial<Vista> = {}) => vista(que, { estado: 200, ...suya });
const laZona = (ms: number) => bien("zona", { ms });
const AVISADA = { texto: "Ahora no podemos confirmar los horarios" };
const AUSENCIA: Caida = {
  vivo: true,
  durante: [
    vista("readyz"),
    bien("portada", AVISADA),
    bien("video", { estado: 206 }),
    vista("zona"),
    vista("formulario"),
  ],
  recuperadoEnMs: 1_000,
};
const CANDADO: Tomado = {
  vivo: true,
  calma: [bien("healthz"), bien("zona")],
  durante: [bien("healthz"), bien("zona"), vista("formulario", { ms: 8_100 })],
  detenidoEnMs: { calma: 20, durante: 20 },
  recuperadoEnMs: 100,
};
const DISCO: Caida = {
  vivo: true,
  durante: [vista("formulario"), vista("readyz"), bien("portada")],
  recuperadoEnMs: null,
};
const RESPALDADO: Respaldado = {
  motor: "SQLite",
  confirmadas: 20,
  faltan: 0,
  rechazadas: 0,
  ordenes: { respaldo: 0, restaurar: 0, restaurarAlterado: 1 },
  sinDiario: { que: "x", estado: 1, dicho: "Falta la base /x/base.sqlite: ponla de nuevo." },
  faltanEnUnaCopia: 20,
};
const ACTUALIZADO = { motor: "sqlite", anterior: "x", pasadas: 500, falladas: [] as string[] } as const;
const SIN_LEER = { abiertas: 0, atiende: true, memoriaEnMiB: 60 };
const AVALANCHA = {
  calma: [bien("portada"), bien("zona"), bien("healthz")],
  durante: [bien("portada"), bien("zona"), bien("healthz")],
  entradas: [vista("entrada", { estado: 302 })],
  rechazados: [vista("ataque")],
};
const cambiada = <C extends Caida>(caida: C, que: string, suya: Partial<Vista>): C => ({
  ...caida,
  durante: caida.durante.map((una) => (una.que === que ? { ...una, ...suya } : una)),
});

describe("a checker", () => {
  it("finds nothing where all is well", () => {
    expect(
      falladas([
        ...juzgarReinicio(AUSENCIA),
        ...juzgarAusencia(AUSENCIA),
        ...juzgarCandado(CANDADO),
        ...juzgarDisco(DISCO, "SQLITE_IOERR_WRITE"),
        ...juzgarAvalancha(AVALANCHA),
        ...juzgarGoteo({ ...AVALANCHA, vivo: true }),
        ...juzgarParada(9_000, 0),
        ...juzgarQuienNoLee(SIN_LEER),
        ...juzgarArranques([
          { que: "x", estado: 1, dicho: "\nFalta la base /x/base.sqlite: ponla de nuevo.\n\n" },
        ]),
        ...juzgarRespaldo(RESPALDADO),
        ...juzgarActualizacion([ACTUALIZADO]),
      ]),
    ).toEqual([]);
  });

  const LLENO = "SQLITE_FULL";
  const conLenta = (que: string, ms: number) => ({
    ...AVALANCHA,
    durante: AVALANCHA.durante.map((una) => (una.que === que ? { ...una, ms } : una)),
  });
  const MUERTO = { vivo: false, recuperadoEnMs: null };
  it.each<[string, () => Cifra[]]>([
    ["a process that ended", () => juzgarReinicio({ ...AUSENCIA, ...MUERTO })],
    ["a blank failure", () => juzgarReinicio(cambiada(AUSENCIA, "zona", { estado: 500 }))],
    ["no answer", () => juzgarReinicio(cambiada(AUSENCIA, "zona", { estado: 0 }))],
    ["a readiness that says yes", () => juzgarAusencia(cambiada(AUSENCIA, "readyz", { estado: 200 }))],
    ["a readiness that does not answer", () => juzgarAusencia(cambiada(AUSENCIA, "readyz", { ms: 2_500 }))],
    ["an old page that does not say so", () => juzgarAusencia(cambiada(AUSENCIA, "portada", { texto: "" }))],
    ["a video that stops", () => juzgarAusencia(cambiada(AUSENCIA, "video", { estado: 503 }))],
    ["a video that hangs", () => juzgarAusencia(cambiada(AUSENCIA, "video", { ms: 6_000 }))],
    [
      "what was typed and is gone",
      () => juzgarAusencia(cambiada(AUSENCIA, "formulario", { texto: "<code>12345678</code>" })),
    ],
    ["no support code", () => juzgarAusencia(cambiada(AUSENCIA, "zona", { texto: "" }))],
    [
      "no word of when to come back",
      () => juzgarAusencia(cambiada(AUSENCIA, "zona", { reintentarEn: undefined })),
    ],
    ["a slow return", () => juzgarAusencia({ ...AUSENCIA, recuperadoEnMs: 16_000 })],
    ["a drill that looked at nothing", () => juzgarAusencia({ ...AUSENCIA, durante: [] })],
    [
      "a process that stands still",
      () => juzgarCandado({ ...CANDADO, detenidoEnMs: { calma: 20, durante: 71 } }),
    ],
    ["a life that is told late every time", () => juzgarCandado(cambiada(CANDADO, "healthz", { ms: 61 }))],
    ["a page that is late every time", () => juzgarCandado(cambiada(CANDADO, "zona", { ms: 61 }))],
    [
      "a read that waits",
      () => juzgarCandado({ ...CANDADO, durante: [...CANDADO.durante, ...[10, 10, 8_000].map(laZona)] }),
    ],
    ["a lock beside which nobody looked without", () => juzgarCandado({ ...CANDADO, calma: [] })],
    ["a write that is never given up", () => juzgarCandado(cambiada(CANDADO, "formulario", { ms: 12_000 }))],
    ["a log that hides the cause", () => juzgarDisco(DISCO, "cannot rollback - no transaction is active")],
    [
      "a readiness that ignores the disk",
      () => juzgarDisco(cambiada(DISCO, "readyz", { estado: 200 }), LLENO),
    ],
    [
      "a form that a full disk takes",
      () => juzgarDisco(cambiada(DISCO, "formulario", { estado: 302 }), LLENO),
    ],
    ["a page that a full disk hides", () => juzgarDisco(cambiada(DISCO, "portada", { estado: 500 }), LLENO)],
    ["a form taken under the lock", () => juzgarCandado(cambiada(CANDADO, "formulario", { estado: 302 }))],
    ["a page that the lock hides", () => juzgarCandado(cambiada(CANDADO, "zona", { estado: 503 }))],
    ["private pages that pay for the attack", () => juzgarAvalancha(conLenta("zona", 400))],
    ["a life that the attack hides", () => juzgarAvalancha(conLenta("healthz", 600))],
    [
      "a turned away who is not told when",
      () => juzgarAvalancha({ ...AVALANCHA, rechazados: [vista("ataque", { reintentarEn: undefined })] }),
    ],
    [
      "somebody who is let in without being",
      () => juzgarAvalancha({ ...AVALANCHA, entradas: [bien("entrada")] }),
    ],
    ["visits that nobody answers", () => juzgarQuienNoLee({ ...SIN_LEER, atiende: false })],
    [
      "a backup's order that ends badly",
      () => juzgarRespaldo({ ...RESPALDADO, ordenes: { ...RESPALDADO.ordenes, restaurar: 1 } }),
    ],
    [
      "visitors who pay for the attack",
      () =>
        juzgarAvalancha({
          ...AVALANCHA,
          durante: [bien("portada", { ms: 400 }), bien("zona"), bien("healthz")],
        }),
    ],
    [
      "somebody who cannot come in",
      () => juzgarAvalancha({ ...AVALANCHA, entradas: [vista("entrada", { ms: 2_500 })] }),
    ],
    [
      "visitors who pay for slow forms",
      () => juzgarGoteo({ ...AVALANCHA, vivo: true, durante: [bien("portada", { ms: 1_300 })] }),
    ],
    [
      "visitors who are refused for them",
      () => juzgarGoteo({ ...AVALANCHA, vivo: true, durante: [vista("portada")] }),
    ],
    ["a stop that takes its time", () => juzgarParada(20_000, 0)],
    ["a stop by force", () => juzgarParada(100, null)],
    ["connections that stay", () => juzgarQuienNoLee({ ...SIN_LEER, abiertas: 3 })],
    ["memory for who never reads", () => juzgarQuienNoLee({ ...SIN_LEER, memoriaEnMiB: 290 })],
    [
      "a start that does not say which file",
      () => juzgarArranques([{ que: "x", estado: 1, dicho: "Falta algo: ponlo de nuevo." }]),
    ],
    [
      "a start that does not say what to do",
      () =>
        juzgarArranques([{ que: "x", estado: 1, dicho: "La base /x/base.sqlite está dañada: mala cosa." }]),
    ],
    [
      "a start with a stack",
      () => juzgarArranques([{ que: "x", estado: 1, dicho: "Error: malo.\n    at abrir (x.js:1)" }]),
    ],
    ["a test of before that fails", () => juzgarActualizacion([{ ...ACTUALIZADO, falladas: ["x"] }])],
    ["tests of before that did not run", () => juzgarActualizacion([{ ...ACTUALIZADO, pasadas: 0 }])],
    ["a session that a backup lacks", () => juzgarRespaldo({ ...RESPALDADO, faltan: 1 })],
    ["a backup of nothing", () => juzgarRespaldo({ ...RESPALDADO, confirmadas: 0 })],
    ["bookings that a backup keeps out", () => juzgarRespaldo({ ...RESPALDADO, rechazadas: 1 })],
    ["a backup that nobody could make", () => juzgarRespaldo(null)],
    [
      "an altered backup that is put back",
      () => juzgarRespaldo({ ...RESPALDADO, ordenes: { ...RESPALDADO.ordenes, restaurarAlterado: 0 } }),
    ],
    [
      "a start that is silent about what it lost",
      () => juzgarRespaldo({ ...RESPALDADO, sinDiario: { que: "x", estado: 0, dicho: "" } }),
    ],
    ["a start that went on", () => juzgarArranques([{ que: "x", estado: 0, dicho: "" }])],
  ])("sees %s", (_, juzgar) => {
    expect(falladas(juzgar())).not.toEqual([]);
  });
});
