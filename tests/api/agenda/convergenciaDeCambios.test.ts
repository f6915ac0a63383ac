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
import { BREVE_EN_POSTGRES } from "../../support/formas";
import { buscarPendientes, buscarRoturas } from "../../support/invariantes";
import { notificacionDe } from "../../support/pasarelaFalsa";
import { conSesiones } from "../../support/sesiones";
import { abrirMundo } from "../../support/servicios";

const mundo = await abrirMundo();
const { db, reloj, pasarela, servicios } = mundo;
const especialista = await mundo.especialista();
const { conBono, conTarjeta, libres, saldoDe } = conSesiones(mundo, () => especialista);
/**
 * Step between the calls at which the simulated process dies: a trial costs more on PostgreSQL, so it dies only before
 * every fifth.
 */
const SALTO = BREVE_EN_POSTGRES ? 5 : 1;

interface Sesion {
  idPersona: number;
  idCita: string;
  idPago?: string;
}

/** Use cases that change a session, in a process that will die. */
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
  /** State of the session in the end: the change happened, whichever process died. */
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
      expect(await buscarRoturas(db, reloj.ahora), `${donde}: at once`).toEqual([]);

      // The person sends the very same form again.
      await camino.hacer(abrirProceso(new ProcesoMortal(Infinity, "antes")), sesion);
      await mundo.asentar();
      expect(await buscarRoturas(db, reloj.ahora), `${donde}: in the end`).toEqual([]);
      expect(await buscarPendientes(db, pasarela), donde).toEqual([]);
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
  const alguna = <T>(lista: T[], azar: number): T | undefined => lista[azar % lista.length];
  const cita = async (azar: number) =>
    alguna(await db.selectFrom("citas").selectAll().orderBy("id_cita").execute(), azar);

  /** Events in the life of sessions; `azar` chooses among the existing ones. */
  const PASOS: Record<string, (azar: number) => Promise<unknown>> = {
    bono: (azar) => conBono({ hora: HORAS[azar % 3]! }).catch(() => {}),
    tarjeta: (azar) => conTarjeta({ hora: HORAS[azar % 3]! }).catch(() => {}),
    async cancelar(azar) {
      const fila = await cita(azar);
      if (!fila) return;
      await servicios.agenda.cancelarCita({
        idPersona: fila.id_persona,
        idCita: fila.id_cita,
        ...(azar % 2 && { version: fila.version }),
      });
    },
    async mover(azar) {
      const fila = await cita(azar);
      if (!fila) return;
      await servicios.agenda.reprogramarCita({
        idPersona: fila.id_persona,
        idCita: fila.id_cita,
        inicio: lima(MIERCOLES, HORAS[(azar >> 2) % 3]!),
      });
    },
    async especialista(azar) {
      const fila = await cita(azar);
      const compensacion = azar % 3 ? "cambio" : "devolucion";
      if (fila)
        await mundo.operador.cancelar({
          operador: "ana",
          idCita: fila.id_cita,
          compensacion,
          motivo: "Enfermó.",
        });
    },
    async contracargo(azar) {
      const pago = alguna(
        [...pasarela.pagos.values()].filter(({ estado }) => estado === "aprobado"),
        azar,
      );
      if (!pago) return;
      pasarela.decidir(pago.idPago, "devuelto");
      await servicios.ventas.recibirNotificacion(notificacionDe(pago.idPago));
    },
    devolver: () => mundo.job("devolver-pagos"),
    recordar: () => mundo.job("recordar"),
    esperar: async (azar) => reloj.avanzar([5, 60, 240][azar % 3]!),
  };
  const paso = fc.record({
    nombre: fc.constantFrom(...Object.keys(PASOS), "bono", "tarjeta", "mover", "mover", "cancelar"),
    azar: fc.nat({ max: 63 }),
  });
  const tandas = fc.array(fc.array(paso, { minLength: 1, maxLength: 4 }), { minLength: 6, maxLength: 16 });

  it("nothing is held twice, lost, or given back twice", async () => {
    const visto = { canceladas: 0, movidas: 0, devoluciones: 0 };
    await fc.assert(
      fc.asyncProperty(tandas, async (tandas) => {
        await mundo.empezarDeNuevo();
        for (const tanda of tandas) {
          await Promise.all(tanda.map(({ nombre, azar }) => PASOS[nombre]!(azar)));
          expect(await buscarRoturas(db, reloj.ahora)).toEqual([]);
        }
        await mundo.asentar();
        expect(await buscarRoturas(db, reloj.ahora)).toEqual([]);
        expect(await buscarPendientes(db, pasarela)).toEqual([]);
        const citas = await db.selectFrom("citas").selectAll().execute();
        visto.canceladas += citas.filter(({ estado }) => estado === "cancelada").length;
        visto.movidas += citas.filter(({ version, estado }) => version > 1 && estado === "reservada").length;
        visto.devoluciones += pasarela.devoluciones.length;
      }),
      { numRuns: BREVE_EN_POSTGRES ? 10 : 50 },
    );
    expect(
      Object.values(visto).every((veces) => veces > 0),
      JSON.stringify(visto),
    ).toBe(true);
  });
});
