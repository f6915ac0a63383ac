import { describe, expect, it } from "vitest";
import {
  makeCancelarCita,
  makeCancelarPorEspecialista,
  makeMarcarAusencia,
} from "../../../app/domain/agenda/citas/cancelarCita";
import { makeRecordarCitas } from "../../../app/domain/agenda/citas/recordarCitas";
import { makeReprogramarCita } from "../../../app/domain/agenda/cambios/reprogramarCita";
import { makeDevolverPagos } from "../../../app/domain/ventas/pagos/conciliar";
import { makeRecibirNotificacion } from "../../../app/domain/ventas/pagos/recibirNotificacion";
import { abrirVentas } from "../../support/ventas";
import { fc } from "../../support/azar";
import { lima, MARTES, MIERCOLES } from "../../support/constructores";
import { Corte, ProcesoMortal } from "../../support/corte";
import { loPendiente, loRoto } from "../../support/invariantes";
import { notificacionDe } from "../../support/pasarelaFalsa";
import { conSesiones } from "../../support/sesiones";
import { abrirMundo } from "../../support/servicios";

const mundo = await abrirMundo();
const { db, reloj, pasarela, servicios } = mundo;
const especialista = await mundo.especialista();
const { conBono, conTarjeta, libres, saldoDe } = conSesiones(mundo, () => especialista);
const enPostgres = process.env.TEST_DATABASE === "postgres";
/** On PostgreSQL a trial costs more, so it dies before every third call only. */
const SALTO = enPostgres ? 3 : 1;

interface Sesion {
  idPersona: number;
  idCita: string;
  idPago?: string;
}

/** The changes of a session inside a process that will die. */
function abrirProceso(proceso: ProcesoMortal) {
  const deps = proceso.deps(db, () => reloj.ahora);
  const { dePago } = abrirVentas(deps, proceso.pasarela(pasarela));
  return {
    cancelar: makeCancelarCita(deps),
    reprogramar: makeReprogramarCita(deps),
    porEspecialista: makeCancelarPorEspecialista(deps),
    ausencia: makeMarcarAusencia(deps),
    recordar: makeRecordarCitas(deps),
    recibirNotificacion: makeRecibirNotificacion(dePago),
    devolver: makeDevolverPagos(dePago),
  };
}
type Proceso = ReturnType<typeof abrirProceso>;

interface Camino {
  preparar: () => Promise<Sesion>;
  hacer: (proceso: Proceso, sesion: Sesion) => Promise<unknown>;
  /** Where the session is in the end: it happened, whoever died. */
  alFinal: "cancelada" | "movida";
}

const alas = (hora: string) => ({ inicio: lima(MIERCOLES, hora), version: 1 });

const CAMINOS: Record<string, Camino> = {
  "cancels what a bono paid": {
    preparar: conBono,
    hacer: ({ cancelar }, sesion) => cancelar({ ...sesion, version: 1 }),
    alFinal: "cancelada",
  },
  "cancels what a card paid, which is then given back": {
    preparar: conTarjeta,
    async hacer({ cancelar, devolver, recibirNotificacion }, sesion) {
      await cancelar({ ...sesion, version: 1 });
      await devolver();
      await recibirNotificacion(notificacionDe(sesion.idPago!));
    },
    alFinal: "cancelada",
  },
  "moves a session": {
    preparar: conTarjeta,
    hacer: ({ reprogramar }, sesion) => reprogramar({ ...sesion, ...alas("15:00") }),
    alFinal: "movida",
  },
  "is reminded and cancels late": {
    preparar: conBono,
    async hacer({ recordar, cancelar }, sesion) {
      reloj.ahora = lima(MARTES, "10:00");
      await recordar();
      await cancelar({ ...sesion, version: 1 });
    },
    alFinal: "cancelada",
  },
  "is let down by the specialist": {
    preparar: conTarjeta,
    async hacer({ porEspecialista, devolver }, { idCita }) {
      await porEspecialista({ idCita, compensacion: "cambio" });
      await porEspecialista({ idCita, compensacion: "devolucion" });
      await devolver();
    },
    alFinal: "cancelada",
  },
};

describe.each(Object.entries(CAMINOS))("a process that dies while a person %s", (_, camino) => {
  it.each(["antes", "despues"] as const)("%s of any call", async (momento) => {
    let cortes = 0;
    for (let en = 1; ; en += SALTO) {
      await mundo.empezarDeNuevo();
      const sesion = await camino.preparar();
      const antes = await saldoDe(sesion.idPersona);
      const proceso = new ProcesoMortal(en, momento);
      try {
        await camino.hacer(abrirProceso(proceso), sesion);
      } catch (error) {
        if (!(error instanceof Corte)) throw error;
      }
      const donde = `died ${momento} call ${en}`;
      if (proceso.muerto) cortes++;
      expect(await loRoto(db, reloj.ahora), `${donde}: at once`).toEqual([]);

      // The person asks again with the very same form.
      await camino.hacer(abrirProceso(new ProcesoMortal(Infinity, "antes")), sesion);
      await mundo.asentar();
      expect(await loRoto(db, reloj.ahora), `${donde}: in the end`).toEqual([]);
      expect(await loPendiente(db, pasarela), donde).toEqual([]);
      const cita = await db.selectFrom("citas").selectAll().executeTakeFirstOrThrow();
      expect(cita.estado, donde).toBe(camino.alFinal === "cancelada" ? "cancelada" : "reservada");
      expect(await libres(), donde).toContain("10:00");
      expect((await libres()).includes("15:00"), donde).toBe(camino.alFinal === "cancelada");
      const vuelve = Number(cita.devolucion === "bono");
      expect(await saldoDe(sesion.idPersona), donde).toBe(antes + vuelve);
      expect(pasarela.devoluciones.length, donde).toBe(Number(cita.devolucion === "dinero"));
      if (!proceso.muerto) break;
    }
    expect(cortes, "calls to the outside at which it died").toBeGreaterThan(8 / SALTO);
  });
});

describe("whatever people do with their sessions, in any order and at once", () => {
  const HORAS = ["10:00", "11:00", "15:00"];
  const alguna = <T>(lista: T[], cual: number): T | undefined => lista[cual % lista.length];
  const cita = async (cual: number) =>
    alguna(await db.selectFrom("citas").selectAll().orderBy("id_cita").execute(), cual);

  /** One thing that happens; `cual` chooses among what there is. */
  const PASOS: Record<string, (cual: number) => Promise<unknown>> = {
    bono: (cual) => conBono({ hora: HORAS[cual % 3]! }).catch(() => {}),
    tarjeta: (cual) => conTarjeta({ hora: HORAS[cual % 3]! }).catch(() => {}),
    async cancelar(cual) {
      const una = await cita(cual);
      if (!una) return;
      await servicios.agenda.cancelarCita({
        idPersona: una.id_persona,
        idCita: una.id_cita,
        ...(cual % 2 && { version: una.version }),
      });
    },
    async mover(cual) {
      const una = await cita(cual);
      if (!una) return;
      await servicios.agenda.reprogramarCita({
        idPersona: una.id_persona,
        idCita: una.id_cita,
        inicio: lima(MIERCOLES, HORAS[(cual >> 2) % 3]!),
      });
    },
    async especialista(cual) {
      const una = await cita(cual);
      const compensacion = cual % 3 ? "cambio" : "devolucion";
      if (una)
        await mundo.operador.cancelar({
          operador: "ana",
          idCita: una.id_cita,
          compensacion,
          motivo: "Enfermó.",
        });
    },
    async contracargo(cual) {
      const pago = alguna(
        [...pasarela.pagos.values()].filter(({ estado }) => estado === "aprobado"),
        cual,
      );
      if (!pago) return;
      pasarela.decidir(pago.idPago, "devuelto");
      await servicios.ventas.recibirNotificacion(notificacionDe(pago.idPago));
    },
    devolver: () => mundo.job("devolver-pagos"),
    recordar: () => mundo.job("recordar"),
    esperar: async (cual) => reloj.avanzar([5, 60, 240][cual % 3]!),
  };
  const paso = fc.record({
    nombre: fc.constantFrom(...Object.keys(PASOS), "bono", "tarjeta", "mover", "mover", "cancelar"),
    cual: fc.nat({ max: 63 }),
  });
  const tandas = fc.array(fc.array(paso, { minLength: 1, maxLength: 4 }), { minLength: 6, maxLength: 16 });

  it("nothing is held twice, lost, or given back twice", async () => {
    const visto = { canceladas: 0, movidas: 0, devoluciones: 0 };
    await fc.assert(
      fc.asyncProperty(tandas, async (tandas) => {
        await mundo.empezarDeNuevo();
        for (const tanda of tandas) {
          await Promise.all(tanda.map(({ nombre, cual }) => PASOS[nombre]!(cual)));
          expect(await loRoto(db, reloj.ahora)).toEqual([]);
        }
        await mundo.asentar();
        expect(await loRoto(db, reloj.ahora)).toEqual([]);
        expect(await loPendiente(db, pasarela)).toEqual([]);
        const citas = await db.selectFrom("citas").selectAll().execute();
        visto.canceladas += citas.filter(({ estado }) => estado === "cancelada").length;
        visto.movidas += citas.filter(({ version, estado }) => version > 1 && estado === "reservada").length;
        visto.devoluciones += pasarela.devoluciones.length;
      }),
      { numRuns: enPostgres ? 15 : 50 },
    );
    expect(
      Object.values(visto).every((veces) => veces > 0),
      JSON.stringify(visto),
    ).toBe(true);
  });
});
