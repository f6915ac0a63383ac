import { describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { makeVencerRetenciones } from "../../../app/domain/agenda/horarios/cambiarRetencion";
import { makeRetenerHorario } from "../../../app/domain/agenda/horarios/retenerHorario";
import { makeConciliarCobros, makeDevolverPagos } from "../../../app/domain/ventas/pagos/conciliar";
import { makeRecibirNotificacion } from "../../../app/domain/ventas/pagos/recibirNotificacion";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { abrirVentas } from "../../support/ventas";
import { fc } from "../../support/azar";
import { lima, MARTES } from "../../support/constructores";
import { Corte, ProcesoMortal } from "../../support/corte";
import { BREVE_EN_POSTGRES } from "../../support/formas";
import { buscarPendientes, buscarRoturas } from "../../support/invariantes";
import { notificacionDe } from "../../support/pasarelaFalsa";
import { ORIGEN, abrirMundo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { db, reloj, pasarela } = mundo;
const especialista = await mundo.especialista();
/**
 * Steps between the calls at which the simulated process dies. On SQLite it dies before every call; a trial costs more
 * on PostgreSQL, so there before every sixth. A death after a call mostly equals one before the next call, so fewer
 * trials are enough. The exception is work that a transaction or the gateway had done.
 */
const SALTO = BREVE_EN_POSTGRES ? { antes: 6, despues: 6 } : { antes: 1, despues: 3 };

/** Use cases of a booking and its payment, in a process that will die. */
function abrirProceso(proceso: ProcesoMortal) {
  const deps = proceso.deps(db, () => reloj.ahora);
  const { dePago, deSesiones } = abrirVentas(deps, proceso.pasarela(pasarela));
  return {
    retenerHorario: makeRetenerHorario(deps),
    ...deSesiones,
    recibirNotificacion: makeRecibirNotificacion(dePago),
    conciliar: makeConciliarCobros(dePago),
    devolver: makeDevolverPagos(dePago),
    vencer: makeVencerRetenciones(deps),
  };
}
type Proceso = ReturnType<typeof abrirProceso>;

const eleccion = ({ idPersona }: Persona) => ({
  idPersona,
  idEspecialista: especialista.idEspecialista,
  inicio: lima(MARTES, "10:00"),
});

/** Steps of one person; the process may die in any of them. */
type Camino = (proceso: Proceso, persona: Persona) => Promise<void>;

async function hastaPagina(proceso: Proceso, persona: Persona) {
  const { idPersona } = persona;
  const retenido = await proceso.retenerHorario(eleccion(persona));
  if (!retenido.ok && retenido.rechazo !== "ya-lo-tienes") return null;
  const { idHorario } = retenido.ok ? retenido.value : retenido.detalle;
  const { idPedido } = valor(await proceso.crearPedido({ idPersona, idHorario }));
  return { idPersona, idPedido };
}

async function conTarjeta(proceso: Proceso, persona: Persona) {
  const pedido = await hastaPagina(proceso, persona);
  const pagina = pedido && (await proceso.pagarConTarjeta({ ...pedido, origen: ORIGEN }));
  if (!pagina?.ok) return null;
  // The card is charged once, however often the person comes back to the page.
  const pago = [...pasarela.pagos.values()].find(({ idCobro }) => idCobro === pagina.value.idCobro);
  return pago ?? pasarela.pagar(pagina.value.idCobro, "aprobado");
}

const CAMINOS: Record<string, Camino> = {
  "an approved card": async (proceso, persona) => {
    const pago = await conTarjeta(proceso, persona);
    if (pago) await proceso.recibirNotificacion(notificacionDe(pago.idPago));
    await proceso.conciliar();
  },

  "an approved card whose time is gone": async (proceso, persona) => {
    const pago = await conTarjeta(proceso, persona);
    reloj.avanzar(10);
    await proceso.vencer();
    await proceso.retenerHorario(eleccion(await mundo.persona()));
    if (pago) await proceso.recibirNotificacion(notificacionDe(pago.idPago));
    await proceso.conciliar();
    await proceso.devolver();
  },

  "an approved card after the hold was ended": async (proceso, persona) => {
    const pago = await conTarjeta(proceso, persona);
    reloj.avanzar(10);
    await proceso.vencer();
    if (pago) await proceso.recibirNotificacion(notificacionDe(pago.idPago));
  },

  "a card decided later": async (proceso, persona) => {
    const pago = await conTarjeta(proceso, persona);
    if (!pago) return;
    pasarela.decidir(pago.idPago, "pendiente");
    await proceso.recibirNotificacion(notificacionDe(pago.idPago));
    reloj.avanzar(20);
    await proceso.vencer();
    pasarela.decidir(pago.idPago, "aprobado");
    await proceso.conciliar();
  },

  "a bono": async (proceso, persona) => {
    const pedido = await hastaPagina(proceso, persona);
    if (pedido) await proceso.pagarConSaldo(pedido);
  },
};

describe.each(Object.entries(CAMINOS))("a process that dies while a person pays: %s", (_, camino) => {
  it.each(["antes", "despues"] as const)("%s of any call", async (momento) => {
    let cortes = 0;
    for (let en = 1; ; en += SALTO[momento]) {
      await mundo.empezarDeNuevo();
      const persona = await mundo.persona({ bonos: 1 });
      const proceso = new ProcesoMortal(en, momento);
      try {
        await camino(abrirProceso(proceso), persona);
      } catch (error) {
        if (!(error instanceof Corte)) throw error;
      }
      const donde = `died ${momento} call ${en}`;
      if (proceso.muerto) cortes++;
      expect(await buscarRoturas(db, reloj.ahora), `${donde}: at once`).toEqual([]);

      // The person tries again every second time. Otherwise only the jobs of the next process do anything.
      if ((en / SALTO[momento]) % 2 < 1)
        await camino(abrirProceso(new ProcesoMortal(Infinity, "antes")), persona);
      await mundo.asentar();
      expect(await buscarRoturas(db, reloj.ahora), `${donde}: in the end`).toEqual([]);
      expect(await buscarPendientes(db, pasarela), donde).toEqual([]);

      const { dias } = (await mundo.servicios.agenda.verEspecialista({
        idEspecialista: especialista.idEspecialista,
      }))!;
      const libre = dias
        .flatMap(({ horarios }) => horarios)
        .some(({ inicio }) => +inicio === +lima(MARTES, "10:00"));
      const citas = await db.selectFrom("citas").selectAll().execute();
      expect(libre, `${donde}: the time is free or a session`).toBe(citas.length === 0);

      if (!proceso.muerto) break;
    }
    expect(cortes, "calls to the outside at which it died").toBeGreaterThan(20 / SALTO[momento]);
  });
});

describe("whatever people, the gateway and the clock do, in any order and at once", () => {
  const HORAS = ["10:00", "11:00"];
  interface Ensayo {
    personas: Persona[];
    especialistas: EspecialistaConAgenda[];
  }
  const { servicios } = mundo;
  const alguno = <T>(lista: T[], azar: number): T | undefined => lista[azar % lista.length];

  /** Events of a random trial; `azar` chooses among the existing sessions and orders. */
  const PASOS: Record<string, (ensayo: Ensayo, azar: number) => Promise<unknown>> = {
    async retener({ personas, especialistas }, azar) {
      return servicios.agenda.retenerHorario({
        idPersona: personas[azar % personas.length]!.idPersona,
        idEspecialista: especialistas[(azar >> 2) % especialistas.length]!.idEspecialista,
        inicio: lima(MARTES, HORAS[(azar >> 3) % HORAS.length]!),
      });
    },
    async pedir(_, azar) {
      const horario = alguno(
        await db.selectFrom("horarios").selectAll().orderBy("id_horario").execute(),
        azar,
      );
      if (!horario) return;
      return servicios.agenda.crearPedido({ idPersona: horario.id_persona, idHorario: horario.id_horario });
    },
    async tarjeta(_, azar) {
      const pedido = alguno(await db.selectFrom("pedidos").selectAll().orderBy("id_pedido").execute(), azar);
      if (!pedido) return;
      return servicios.agenda.pagarConTarjeta({
        idPersona: pedido.id_persona,
        idPedido: pedido.id_pedido,
        origen: ORIGEN,
      });
    },
    async saldo(_, azar) {
      const pedido = alguno(await db.selectFrom("pedidos").selectAll().orderBy("id_pedido").execute(), azar);
      if (!pedido) return;
      return servicios.agenda.pagarConSaldo({ idPersona: pedido.id_persona, idPedido: pedido.id_pedido });
    },
    async cobrar(_, azar) {
      const idCobro = alguno([...pasarela.cobros.keys()].sort(), azar >> 3);
      if (!idCobro) return;
      const estado = (["aprobado", "pendiente", "rechazado", "aprobado"] as const)[azar % 4]!;
      return pasarela.pagar(idCobro, estado, azar % 8 === 7 ? { montoCentimos: 1 } : {});
    },
    async decidir(_, azar) {
      const pendientes = [...pasarela.pagos.values()].filter(({ estado }) => estado === "pendiente");
      const pago = alguno(pendientes, azar >> 1);
      return pago && pasarela.decidir(pago.idPago, azar % 2 ? "aprobado" : "rechazado");
    },
    async notificar(_, azar) {
      const pago = alguno([...pasarela.pagos.values()], azar);
      return pago && servicios.ventas.recibirNotificacion(notificacionDe(pago.idPago));
    },
    async liberar(_, azar) {
      const horario = alguno(
        await db.selectFrom("horarios").selectAll().orderBy("id_horario").execute(),
        azar,
      );
      if (!horario) return;
      return servicios.agenda.liberarHorario({
        idPersona: horario.id_persona,
        idHorario: horario.id_horario,
      });
    },
    async ampliar(_, azar) {
      const horario = alguno(
        await db.selectFrom("horarios").selectAll().orderBy("id_horario").execute(),
        azar,
      );
      if (!horario) return;
      return servicios.agenda.ampliarHorario({
        idPersona: horario.id_persona,
        idHorario: horario.id_horario,
      });
    },
    vencer: () => mundo.job("vencer-retenciones"),
    conciliar: () => mundo.job("conciliar-cobros"),
    devolver: () => mundo.job("devolver-pagos"),
    esperar: async (_, azar) => reloj.avanzar([1, 5, 10][azar % 3]!),
  };
  const nombres = Object.keys(PASOS);
  // The steps of a normal booking come often, so that most trials reach a payment.
  const paso = fc.record({
    nombre: fc.constantFrom(
      ...nombres,
      ..."retener retener pedir pedir tarjeta tarjeta cobrar cobrar notificar notificar saldo".split(" "),
    ),
    azar: fc.nat({ max: 63 }),
  });
  const tandas = fc.array(fc.array(paso, { minLength: 1, maxLength: 4 }), { minLength: 8, maxLength: 24 });

  it("converges: one session or one full refund for each payment", async () => {
    const otro = await mundo.especialista({ maximoDiario: 1 });
    let citas = 0;
    let devoluciones = 0;
    await fc.assert(
      fc.asyncProperty(tandas, async (tandas) => {
        await mundo.empezarDeNuevo();
        const ensayo: Ensayo = {
          personas: [await mundo.persona({ bonos: 1 }), await mundo.persona(), await mundo.persona()],
          especialistas: [especialista, otro],
        };
        for (const tanda of tandas) {
          await Promise.all(tanda.map(({ nombre, azar }) => PASOS[nombre]!(ensayo, azar)));
          expect(await buscarRoturas(db, reloj.ahora)).toEqual([]);
        }
        await mundo.asentar();
        expect(await buscarRoturas(db, reloj.ahora)).toEqual([]);
        expect(await buscarPendientes(db, pasarela)).toEqual([]);
        citas += (await db.selectFrom("citas").selectAll().execute()).length;
        devoluciones += pasarela.devoluciones.length;
      }),
      { numRuns: BREVE_EN_POSTGRES ? 20 : 60 },
    );
    expect([citas > 3, devoluciones > 3], `${citas} sessions, ${devoluciones} refunds`).toEqual([true, true]);
  });
});
