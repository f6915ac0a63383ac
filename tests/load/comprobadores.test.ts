import { describe, expect, it } from "vitest";
import * as caidas from "./caidas/comprobar";
import type { Avalancha, Caida, Tomado } from "./caidas/comprobar";
import * as deVarios from "./caidas/comprobarVarios";
import { alguno, cuantos, hasta, deteccionDe, ninguno, nunca, todas } from "./caidas/cifras";
import type { Vista } from "./caidas/mirar";
import type { Replicado } from "./caidas/replica";
import type { Respaldado } from "./caidas/respaldo";
import { sinElReloj } from "./caidas/sinElReloj";
import { falladas, type Cifra } from "./informe";

const vista = (que: string, cambios: Partial<Vista> = {}): Vista => ({
  que,
  estado: 503,
  ms: 10,
  texto: "<code>12345678</code> rosa@bienestar.example",
  reintentarEn: "10",
  ...cambios,
});
const bien = (que: string, cambios: Partial<Vista> = {}) => vista(que, { estado: 200, ...cambios });
/** A copy of the observations in which all answers to one kind of request are changed. */
const cambiada = <C extends { durante: Vista[] }>(visto: C, que: string, cambios: Partial<Vista>): C => ({
  ...visto,
  durante: visto.durante.map((mirada) => (mirada.que === que ? { ...mirada, ...cambios } : mirada)),
});
const sin = <C extends { durante: Vista[] }>(visto: C, que: string): C => ({
  ...visto,
  durante: visto.durante.filter((mirada) => mirada.que !== que),
});
const MUERTO = { vivo: false, recuperadoEnMs: null };

const REINICIO: Caida = { vivo: true, durante: [bien("zona 0"), vista("zona 1")], recuperadoEnMs: 1_000 };
const AUSENCIA: Caida = {
  vivo: true,
  durante: [
    vista("readyz"),
    bien("portada", { texto: "Ahora no podemos confirmar los horarios" }),
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
  recuperadoEnMs: 100,
};
const LLENO = "SQLITE_IOERR_WRITE";
const MIRADAS = ["portada", "zona", "healthz"].map((que) => bien(que));
const AVALANCHA: Avalancha = {
  calma: MIRADAS,
  durante: MIRADAS,
  entradas: [vista("entrada", { estado: 302 })],
  conMas: MIRADAS,
  rechazados: [vista("ataque")],
};
const GOTEO = { calma: MIRADAS, durante: MIRADAS, vivo: true };
const SIN_LEER = { clientes: 200, conectadas: 200, abiertas: 0, atiende: true, memoriaEnMiB: 60 };
const ARRANQUE = { que: "x", estado: 1, salida: "\nFalta la base /x/base.sqlite: ponla de nuevo.\n\n" };
const ARRANQUES = Array.from({ length: caidas.ARRANQUES }, (_, n) => ({ ...ARRANQUE, que: `${n}` }));
const conUno = (cambios: Partial<typeof ARRANQUE>) => [
  { ...ARRANQUES[0]!, ...cambios },
  ...ARRANQUES.slice(1),
];
const RESPALDADO: Respaldado = {
  motor: "SQLite",
  confirmadas: 20,
  faltan: 0,
  rechazadas: 0,
  ordenes: { respaldo: 0, restaurar: 0, restaurarAlterado: 1 },
  sinDiario: ARRANQUE,
  faltanEnUnaCopia: 20,
};
const conOrden = (orden: Partial<Respaldado["ordenes"]>) =>
  caidas.juzgarRespaldo({ ...RESPALDADO, ordenes: { ...RESPALDADO.ordenes, ...orden } });

const RODADO = { reinicios: 4, pedidos: 900, fallados: {} };
const TRAS_PGBOUNCER = {
  intentos: 100,
  logrados: 50,
  inesperados: {},
  roto: [],
  migraron: 3,
  candados: 0,
  limite: "9500ms",
  respaldos: { porTransacciones: 1, porSesion: 0 },
};
const conRespaldo = (cambios: Partial<typeof TRAS_PGBOUNCER.respaldos>) =>
  deVarios.juzgarPgBouncer({ ...TRAS_PGBOUNCER, respaldos: { ...TRAS_PGBOUNCER.respaldos, ...cambios } });
const REPARTIDO = { correos: 40, distintos: 40, repetidos: 0, sinNombre: 0, porEnviar: 0 };
const PREGUNTADO = { cobros: 6, preguntados: 6, aLaVez: 0 };
const REPLICADO: Replicado = {
  sincrona: true,
  pagados: { antes: 100, mientras: 0, despues: 100 },
  mientras: { 503: 8 },
  perdidos: { retenciones: 0, pedidos: 0, pagados: 0 },
  dobles: 0,
  roto: [],
  vivos: true,
  recuperadoEnMs: 900,
};
const perdido = (cambios: Partial<Replicado["perdidos"]>) =>
  deVarios.juzgarReplica({ ...REPLICADO, perdidos: { ...REPLICADO.perdidos, ...cambios } });

type Comprobador = Extract<keyof typeof caidas | keyof typeof deVarios, `juzgar${string}`>;

/** Verdict of each checker on a simulation in which all is well, and on the same one with one fault put in. */
const COMPROBADORES: Record<Comprobador, { bien: Cifra[]; conFalla: Record<string, Cifra[]> }> = {
  juzgarReinicio: {
    bien: caidas.juzgarReinicio(REINICIO),
    conFalla: {
      "a process that ended": caidas.juzgarReinicio({ ...REINICIO, ...MUERTO }),
      "a blank failure": caidas.juzgarReinicio(cambiada(REINICIO, "zona 0", { estado: 500 })),
      "no answer": caidas.juzgarReinicio(cambiada(REINICIO, "zona 1", { estado: 0 })),
      "somebody who is thrown out": caidas.juzgarReinicio(cambiada(REINICIO, "zona 1", { estado: 302 })),
      "a blank page to come back to": caidas.juzgarReinicio(cambiada(REINICIO, "zona 1", { texto: "" })),
      "a drill in which nobody saw a page": caidas.juzgarReinicio(sin(REINICIO, "zona 0")),
      "a drill that looked at nothing": caidas.juzgarReinicio({ ...REINICIO, durante: [] }),
      "a slow return": caidas.juzgarReinicio({ ...REINICIO, recuperadoEnMs: 16_000 }),
    },
  },
  juzgarAusencia: {
    bien: caidas.juzgarAusencia(AUSENCIA),
    conFalla: {
      "a process that ended": caidas.juzgarAusencia({ ...AUSENCIA, ...MUERTO }),
      "a readiness that says yes": caidas.juzgarAusencia(cambiada(AUSENCIA, "readyz", { estado: 200 })),
      "a readiness that does not answer": caidas.juzgarAusencia(cambiada(AUSENCIA, "readyz", { ms: 2_500 })),
      "an old page that does not say so": caidas.juzgarAusencia(cambiada(AUSENCIA, "portada", { texto: "" })),
      "a page that hangs": caidas.juzgarAusencia(cambiada(AUSENCIA, "portada", { ms: 6_000 })),
      "a video that stops": caidas.juzgarAusencia(cambiada(AUSENCIA, "video", { estado: 503 })),
      "a video that hangs": caidas.juzgarAusencia(cambiada(AUSENCIA, "video", { ms: 6_000 })),
      "what was typed and is gone": caidas.juzgarAusencia(
        cambiada(AUSENCIA, "formulario", { texto: "<code>12345678</code>" }),
      ),
      "no support code": caidas.juzgarAusencia(cambiada(AUSENCIA, "zona", { texto: "" })),
      "no word of when to come back": caidas.juzgarAusencia(
        cambiada(AUSENCIA, "zona", { reintentarEn: undefined }),
      ),
      "a private page that hangs": caidas.juzgarAusencia(cambiada(AUSENCIA, "zona", { ms: 29_000 })),
      "a slow return": caidas.juzgarAusencia({ ...AUSENCIA, recuperadoEnMs: 16_000 }),
      "a drill that looked at nothing": caidas.juzgarAusencia({ ...AUSENCIA, durante: [] }),
    },
  },
  juzgarCandado: {
    bien: caidas.juzgarCandado(CANDADO),
    conFalla: {
      "a process that ended": caidas.juzgarCandado({ ...CANDADO, ...MUERTO }),
      "a process that stands still": caidas.juzgarCandado({
        ...CANDADO,
        detenidoEnMs: { calma: 20, durante: 71 },
      }),
      "a life that is told late every time": caidas.juzgarCandado(cambiada(CANDADO, "healthz", { ms: 61 })),
      "a life that is not told for long": caidas.juzgarCandado(cambiada(CANDADO, "healthz", { ms: 8_000 })),
      "a page that is late every time": caidas.juzgarCandado(cambiada(CANDADO, "zona", { ms: 61 })),
      "a read that waits": caidas.juzgarCandado({
        ...CANDADO,
        durante: [...CANDADO.durante, ...[10, 10, 8_000].map((ms) => bien("zona", { ms }))],
      }),
      "a lock beside which nobody looked without": caidas.juzgarCandado({ ...CANDADO, calma: [] }),
      "a page that the lock hides": caidas.juzgarCandado(cambiada(CANDADO, "zona", { estado: 503 })),
      "a form taken under the lock": caidas.juzgarCandado(cambiada(CANDADO, "formulario", { estado: 302 })),
      "a write that is never given up": caidas.juzgarCandado(cambiada(CANDADO, "formulario", { ms: 12_000 })),
      "a slow return": caidas.juzgarCandado({ ...CANDADO, recuperadoEnMs: 2_500 }),
    },
  },
  juzgarDisco: {
    bien: caidas.juzgarDisco(DISCO, LLENO),
    conFalla: {
      "a process that ended": caidas.juzgarDisco({ ...DISCO, ...MUERTO }, LLENO),
      "a log that hides the cause": caidas.juzgarDisco(DISCO, "cannot rollback - no transaction is active"),
      "a readiness that ignores the disk": caidas.juzgarDisco(
        cambiada(DISCO, "readyz", { estado: 200 }),
        LLENO,
      ),
      "a form that a full disk takes": caidas.juzgarDisco(
        cambiada(DISCO, "formulario", { estado: 302 }),
        LLENO,
      ),
      "what was typed and is gone": caidas.juzgarDisco(
        cambiada(DISCO, "formulario", { texto: "<code>12345678</code>" }),
        LLENO,
      ),
      "a disk that was never full": caidas.juzgarDisco(sin(DISCO, "formulario"), LLENO),
      "a page that a full disk hides": caidas.juzgarDisco(cambiada(DISCO, "portada", { estado: 500 }), LLENO),
    },
  },
  juzgarDiscoDelServidor: {
    bien: caidas.juzgarDiscoDelServidor(DISCO, "53100"),
    conFalla: {
      "a process that ended": caidas.juzgarDiscoDelServidor({ ...DISCO, ...MUERTO }, "53100"),
      "a log that hides the cause": caidas.juzgarDiscoDelServidor(DISCO, "something failed"),
      "a readiness that ignores the disk": caidas.juzgarDiscoDelServidor(
        cambiada(DISCO, "readyz", { estado: 200 }),
        "53100",
      ),
      "a blank failure": caidas.juzgarDiscoDelServidor(cambiada(DISCO, "formulario", { texto: "" }), "53100"),
      "a page that a full disk hides": caidas.juzgarDiscoDelServidor(
        cambiada(DISCO, "portada", { estado: 500 }),
        "53100",
      ),
      "room again that nobody notices": caidas.juzgarDiscoDelServidor(
        { ...DISCO, recuperadoEnMs: null },
        "53100",
      ),
    },
  },
  juzgarAvalancha: {
    bien: caidas.juzgarAvalancha(AVALANCHA),
    conFalla: {
      "visitors who pay for the attack": caidas.juzgarAvalancha(cambiada(AVALANCHA, "portada", { ms: 400 })),
      "private pages that pay for the attack": caidas.juzgarAvalancha(
        cambiada(AVALANCHA, "zona", { ms: 400 }),
      ),
      "a calm that nobody looked at": caidas.juzgarAvalancha({ ...AVALANCHA, calma: [] }),
      "an attack that nobody looked at": caidas.juzgarAvalancha({ ...AVALANCHA, durante: [] }),
      "a life that the attack hides": caidas.juzgarAvalancha(cambiada(AVALANCHA, "healthz", { ms: 600 })),
      "somebody who comes in slowly": caidas.juzgarAvalancha({
        ...AVALANCHA,
        entradas: [vista("entrada", { estado: 302, ms: 2_500 })],
      }),
      "somebody who is let in without being": caidas.juzgarAvalancha({
        ...AVALANCHA,
        entradas: [bien("entrada")],
      }),
      "a drill in which nobody came in": caidas.juzgarAvalancha({ ...AVALANCHA, entradas: [] }),
      "a turned away who is not told when": caidas.juzgarAvalancha({
        ...AVALANCHA,
        rechazados: [vista("ataque", { reintentarEn: undefined })],
      }),
      "a crowd of which nobody is too many": caidas.juzgarAvalancha({ ...AVALANCHA, rechazados: [] }),
    },
  },
  juzgarGoteo: {
    bien: caidas.juzgarGoteo(GOTEO),
    conFalla: {
      "a process that ended": caidas.juzgarGoteo({ ...GOTEO, vivo: false }),
      "visitors who pay for slow forms": caidas.juzgarGoteo(cambiada(GOTEO, "portada", { ms: 1_300 })),
      "visitors who are refused for them": caidas.juzgarGoteo(cambiada(GOTEO, "portada", { estado: 503 })),
      "a calm that nobody looked at": caidas.juzgarGoteo({ ...GOTEO, calma: [] }),
    },
  },
  juzgarParada: {
    bien: caidas.juzgarParada(9_000, 0),
    conFalla: {
      "a stop that takes its time": caidas.juzgarParada(20_000, 0),
      "a stop by force": caidas.juzgarParada(100, null),
    },
  },
  juzgarQuienNoLee: {
    bien: caidas.juzgarQuienNoLee(SIN_LEER),
    conFalla: {
      "connections that stay": caidas.juzgarQuienNoLee({ ...SIN_LEER, abiertas: 3 }),
      "connections that were never made": caidas.juzgarQuienNoLee({ ...SIN_LEER, conectadas: 0 }),
      "visits that nobody answers": caidas.juzgarQuienNoLee({ ...SIN_LEER, atiende: false }),
      "memory for who never reads": caidas.juzgarQuienNoLee({ ...SIN_LEER, memoriaEnMiB: 290 }),
      "memory that nobody looked at": caidas.juzgarQuienNoLee({ ...SIN_LEER, memoriaEnMiB: null }),
    },
  },
  juzgarArranques: {
    bien: caidas.juzgarArranques(ARRANQUES),
    conFalla: {
      ...Object.fromEntries(
        ARRANQUES.map(({ que }, n) => [
          `start ${n} that went on`,
          caidas.juzgarArranques(
            ARRANQUES.map((arranque) => (arranque.que === que ? { ...arranque, estado: 0 } : arranque)),
          ),
        ]),
      ),
      "a start that does not say which file": caidas.juzgarArranques(
        conUno({ salida: "Falta algo: ponlo de nuevo." }),
      ),
      "a start that does not say what to do": caidas.juzgarArranques(
        conUno({ salida: "La base /x/base.sqlite está dañada: mala cosa." }),
      ),
      "a start with a stack": caidas.juzgarArranques(
        conUno({ salida: "Error: malo.\n    at abrir (x.js:1)" }),
      ),
      "a start that nobody tried": caidas.juzgarArranques(ARRANQUES.slice(1)),
      "one start tried twice": caidas.juzgarArranques(conUno({ que: "1" })),
      "a drill that started nothing": caidas.juzgarArranques([]),
    },
  },
  juzgarRespaldo: {
    bien: caidas.juzgarRespaldo(RESPALDADO),
    conFalla: {
      "a backup that nobody could make": caidas.juzgarRespaldo(null),
      "a backup's order that ends badly": conOrden({ respaldo: 1 }),
      "an order to put it back that ends badly": conOrden({ restaurar: 1 }),
      "an altered backup that is put back": conOrden({ restaurarAlterado: 0 }),
      "a session that a backup lacks": caidas.juzgarRespaldo({ ...RESPALDADO, faltan: 1 }),
      "a backup of nothing": caidas.juzgarRespaldo({ ...RESPALDADO, confirmadas: 0 }),
      "bookings that a backup keeps out": caidas.juzgarRespaldo({ ...RESPALDADO, rechazadas: 1 }),
      "a start that is silent about what it lost": caidas.juzgarRespaldo({
        ...RESPALDADO,
        sinDiario: { que: "x", estado: 0, salida: "" },
      }),
      "a start without its journal that nobody tried": caidas.juzgarRespaldo({
        ...RESPALDADO,
        sinDiario: null,
      }),
    },
  },
  juzgarRodado: {
    bien: deVarios.juzgarRodado(RODADO),
    conFalla: {
      "a request that failed": deVarios.juzgarRodado({ ...RODADO, fallados: { "GET / → 502": 1 } }),
      "a drill in which nothing was restarted": deVarios.juzgarRodado({ ...RODADO, reinicios: 0 }),
      "a drill that nobody used": deVarios.juzgarRodado({ ...RODADO, pedidos: 0 }),
    },
  },
  juzgarReparto: {
    bien: deVarios.juzgarReparto(REPARTIDO),
    conFalla: {
      "a mail that came twice": deVarios.juzgarReparto({ ...REPARTIDO, repetidos: 1 }),
      "a mail that never came": deVarios.juzgarReparto({ ...REPARTIDO, distintos: 39 }),
      "a mail that nobody can tell from another": deVarios.juzgarReparto({ ...REPARTIDO, sinNombre: 1 }),
      "a mail that would go out again": deVarios.juzgarReparto({ ...REPARTIDO, porEnviar: 1 }),
    },
  },
  juzgarCobros: {
    bien: deVarios.juzgarCobros(PREGUNTADO),
    conFalla: {
      "a payment that both ask about": deVarios.juzgarCobros({ ...PREGUNTADO, aLaVez: 1 }),
      "a payment that nobody asks about": deVarios.juzgarCobros({ ...PREGUNTADO, preguntados: 5 }),
    },
  },
  juzgarPgBouncer: {
    bien: deVarios.juzgarPgBouncer(TRAS_PGBOUNCER),
    conFalla: {
      "a drill in which nobody booked": deVarios.juzgarPgBouncer({ ...TRAS_PGBOUNCER, logrados: 0 }),
      "an answer of another kind": deVarios.juzgarPgBouncer({ ...TRAS_PGBOUNCER, inesperados: { 500: 2 } }),
      "a time given twice": deVarios.juzgarPgBouncer({ ...TRAS_PGBOUNCER, roto: ["double booking"] }),
      "a lock that stays": deVarios.juzgarPgBouncer({ ...TRAS_PGBOUNCER, candados: 1 }),
      "a statement without a limit": deVarios.juzgarPgBouncer({ ...TRAS_PGBOUNCER, limite: "0" }),
      "a backup through the connections of others": conRespaldo({ porTransacciones: 0 }),
      "a backup that nobody could make": conRespaldo({ porSesion: 1 }),
    },
  },
  juzgarReplica: {
    bien: deVarios.juzgarReplica(REPLICADO),
    conFalla: {
      "a machine without what a replica needs": deVarios.juzgarReplica(null),
      "a primary that nobody had paid at": deVarios.juzgarReplica({
        ...REPLICADO,
        pagados: { ...REPLICADO.pagados, antes: 0 },
      }),
      "a replica that nobody pays at": deVarios.juzgarReplica({
        ...REPLICADO,
        pagados: { ...REPLICADO.pagados, despues: 0 },
      }),
      "a replica that nobody missed": deVarios.juzgarReplica({ ...REPLICADO, mientras: {} }),
      "a promise without a replica": deVarios.juzgarReplica({ ...REPLICADO, mientras: { 201: 1, 503: 8 } }),
      "a hold that the replica lacks": perdido({ retenciones: 1 }),
      "an order that the replica lacks": perdido({ pedidos: 1 }),
      "a payment that the replica lacks": perdido({ pagados: 1 }),
      "a time that was paid for and is given again": deVarios.juzgarReplica({ ...REPLICADO, dobles: 1 }),
      "money that no order has": deVarios.juzgarReplica({ ...REPLICADO, roto: ["money: 100"] }),
      "a process that ended": deVarios.juzgarReplica({ ...REPLICADO, vivos: false }),
      "a replica that nobody uses": deVarios.juzgarReplica({ ...REPLICADO, recuperadoEnMs: null }),
    },
  },
};

describe.each(Object.entries(COMPROBADORES))("%s", (_, { bien: cifras, conFalla }) => {
  it("finds nothing where all is well", () => {
    expect(falladas(cifras)).toEqual([]);
  });

  it.each(Object.entries(conFalla))("sees %s", (_falla, cifrasConFalla) => {
    expect(falladas(cifrasConFalla)).not.toEqual([]);
  });

  it("has no goal that none of these faults misses", () => {
    const nombres = (todas: Cifra[], cumple: boolean) =>
      todas.filter(({ meta }) => meta?.cumple === cumple).map(({ que }) => que);
    const vistas = new Set(
      Object.values(conFalla).flatMap((cifrasConFalla) => nombres(cifrasConFalla, false)),
    );
    expect(nombres(cifras, true).filter((que) => !vistas.has(que))).toEqual([]);
  });
});

describe("the checkers", () => {
  it("are all of them tried here", () => {
    const todos = [...Object.keys(caidas), ...Object.keys(deVarios)].filter((nombre) =>
      nombre.startsWith("juzgar"),
    );
    expect(Object.keys(COMPROBADORES).sort()).toEqual(todos.sort());
  });

  it.each([
    ["none among nothing", ninguno("x", 0, { entre: 0 })],
    ["all of nothing", todas("x", [], () => true)],
    ["nothing of nothing", cuantos("x", 0, 0)],
    ["some of nothing", alguno("x", 0)],
    ["in time, of what nobody timed", hasta("x", null, 1_000)],
  ])("whose goal is %s miss it", (_, cifra) => {
    expect(falladas([cifra])).not.toEqual([]);
  });

  it("whose figures have no goal have shown nothing", () => {
    expect(falladas([])).not.toEqual([]);
    expect(falladas([{ que: "carga", valor: "1.0" }])).not.toEqual([]);
  });

  it("leave a late answer aside beside other tests, and count one that never came", () => {
    const aTiempo = hasta("x", 10, 1_000);
    expect(sinElReloj([aTiempo, nunca("y", false), hasta("x", 2_000, 1_000)])).toEqual([]);
    expect(sinElReloj([aTiempo, nunca("y", false), hasta("x", null, 1_000)])).not.toEqual([]);
  });

  it("that see nothing of what was done wrongly on purpose miss a goal, and so does one that was not asked", () => {
    const { bien: cifras, conFalla } = COMPROBADORES.juzgarRodado;
    expect(falladas([deteccionDe("nada", cifras)])).not.toEqual([]);
    expect(falladas([deteccionDe("nada", [])])).not.toEqual([]);
    expect(falladas([deteccionDe("uno", conFalla["a request that failed"]!)])).toEqual([]);
  });
});
