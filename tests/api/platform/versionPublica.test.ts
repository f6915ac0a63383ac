import { beforeEach, describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { refuse } from "../../../app/domain/shared/result";
import { inTransaction } from "../../../server/platform/database/client";
import { makeCatalogoWriter } from "../../../server/agenda/repositories/catalogo";
import { makeHorarioRepository } from "../../../server/agenda/repositories/horarios";
import { fc } from "../../support/azar";
import { lima, MARTES, unHorario } from "../../support/constructores";
import { notificacionDe } from "../../support/pasarelaFalsa";
import { abrirMundo, ORIGEN, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, reloj, db, pasarela } = mundo;

let especialista: EspecialistaConAgenda;
let persona: Persona;
beforeEach(async () => {
  especialista = await mundo.especialista();
  persona = await mundo.persona({ bonos: 1 });
});

/** All data that public pages show, as one text to compare. */
const pagina = async () => JSON.stringify(await servicios.agenda.buscarEspecialistas({}));
const paginaDelEspecialista = async () =>
  JSON.stringify(await servicios.agenda.verEspecialista({ idEspecialista: especialista.idEspecialista }));
const retener = (hora = "10:00", titular = persona) =>
  servicios.agenda.retenerHorario({
    idPersona: titular.idPersona,
    idEspecialista: especialista.idEspecialista,
    inicio: lima(MARTES, hora),
  });
/** Tells whether `hacer` changes the version of the public pages. */
async function cambia(hacer: () => Promise<unknown>) {
  const antes = await mundo.producto.publicVersion();
  await hacer();
  return (await mundo.producto.publicVersion()) !== antes;
}

describe("the version of public pages changes", () => {
  it("when a time is held, released, booked, and when a hold is ended", async () => {
    const { idPersona } = persona;
    let idHorario = "";
    expect(await cambia(async () => (idHorario = valor(await retener()).idHorario))).toBe(true);
    expect(await cambia(() => servicios.agenda.liberarHorario({ idPersona, idHorario }))).toBe(true);

    idHorario = valor(await retener()).idHorario;
    const { idPedido } = valor(await servicios.agenda.crearPedido({ idPersona, idHorario }));
    expect(
      await cambia(async () => valor(await servicios.agenda.pagarConSaldo({ idPersona, idPedido }))),
    ).toBe(true);

    valor(await retener("12:00"));
    reloj.avanzar(10);
    expect(await cambia(() => mundo.job("vencer-retenciones"))).toBe(true);
  });

  it("when an approved payment takes a time back", async () => {
    const { idPersona } = persona;
    const { idHorario } = valor(await retener());
    const pedido = valor(await servicios.agenda.crearPedido({ idPersona, idHorario }));
    const { idCobro } = valor(await servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN }));
    reloj.avanzar(10);
    await mundo.job("vencer-retenciones");
    const { idPago } = pasarela.pagar(idCobro, "aprobado");
    expect(await cambia(() => servicios.ventas.recibirNotificacion(notificacionDe(idPago)))).toBe(true);
  });

  it("when a hold runs out, without anybody doing anything, at that very millisecond", async () => {
    const { expiraEn } = valor(await retener());
    reloj.ahora = new Date(expiraEn.getTime() - 1);
    expect(await cambia(async () => (reloj.ahora = expiraEn))).toBe(true);
  });

  it("when the clock passes the moment at which a time stops being offered", async () => {
    // A time at 10:00 with an hour's notice is still offered at 09:00, and no longer a millisecond later.
    for (const [antes, despues] of [
      [lima(MARTES, "08:59", "59.999"), lima(MARTES, "09:00")],
      [lima(MARTES, "09:00"), lima(MARTES, "09:00", "00.001")],
      [lima(MARTES, "23:59", "59.999"), lima("2026-11-25", "00:00")],
    ] as const) {
      reloj.ahora = antes;
      expect(await cambia(async () => (reloj.ahora = despues))).toBe(true);
    }
  });

  it("when the catalogue changes, which every process then reads anew", async () => {
    const cambio = () =>
      makeCatalogoWriter(db).guardarEspecialista({ ...especialista, precioCentimos: 10_00 });
    expect(await cambia(cambio)).toBe(true);
    expect(await paginaDelEspecialista()).toContain('"precioCentimos":1000');
  });

  it("when a pending payment brings back a hold that had run out unseen", async () => {
    const otra = await mundo.persona();
    const { idPersona } = persona;
    const { idHorario } = valor(await retener());
    const pedido = valor(await servicios.agenda.crearPedido({ idPersona, idHorario }));
    const { idCobro } = valor(await servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN }));
    reloj.ahora = new Date(reloj.ahora.getTime() + 60_000);
    valor(await retener("15:00", otra));
    reloj.avanzar(10);
    const antes = await paginaDelEspecialista();
    const { idPago } = pasarela.pagar(idCobro, "pendiente");
    const cambio = await cambia(() => servicios.ventas.recibirNotificacion(notificacionDe(idPago)));
    expect([await paginaDelEspecialista()].includes(antes)).toBe(false);
    expect(cambio).toBe(true);
  });
});

describe("the version of public pages stays", () => {
  it("when nothing that they show changes", async () => {
    const { idPersona } = persona;
    const { idHorario } = valor(await retener());
    const otra = await mundo.persona();
    expect(
      await cambia(async () => {
        const pedido = valor(await servicios.agenda.crearPedido({ idPersona, idHorario }));
        valor(await servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN }));
        expect(rechazo(await retener("10:00", otra))).toBe("horario-ocupado");
        await mundo.job("vencer-retenciones");
        await servicios.paquetes.verSaldo(idPersona);
      }),
    ).toBe(false);
  });

  it("when the change is rolled back, with what it would have announced", async () => {
    const antes = await pagina();
    const deshecho = () =>
      inTransaction(db, async (trx) => {
        const horario = unHorario({
          idEspecialista: especialista.idEspecialista,
          idPersona: persona.idPersona,
          inicio: lima(MARTES, "10:00"),
        });
        expect(await makeHorarioRepository(trx).retener(horario, especialista)).toBeNull();
        return refuse("me-arrepenti");
      });
    expect(await cambia(deshecho)).toBe(false);
    expect(await pagina()).toBe(antes);
  });
});

describe("whatever happens", () => {
  it("two pages with one version are the same page", async () => {
    const paso = fc.record({
      que: fc.constantFrom(
        "retener",
        "liberar",
        "ampliar",
        "pendiente",
        "aprobado",
        "vencer",
        "segundos",
        "minutos",
      ),
      azar: fc.nat({ max: 15 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(paso, { minLength: 10, maxLength: 25 }), async (pasos) => {
        await mundo.empezarDeNuevo();
        const personas = [await mundo.persona(), await mundo.persona()];
        const vistas = new Map<string, string>();
        for (const { que, azar } of pasos) {
          const horarios = await db.selectFrom("horarios").selectAll().orderBy("creado_en").execute();
          const horario = horarios[azar % (horarios.length || 1)];
          const propio = horario && { idPersona: horario.id_persona, idHorario: horario.id_horario };
          if (que === "retener") await retener(`${10 + (azar % 4)}:00`, personas[azar % 2]);
          else if (que === "segundos") reloj.ahora = new Date(reloj.ahora.getTime() + azar * 20_000);
          else if (que === "minutos") reloj.avanzar(azar);
          else if (que === "vencer") await mundo.job("vencer-retenciones");
          else if (!propio) continue;
          else if (que === "liberar") await servicios.agenda.liberarHorario(propio);
          else if (que === "ampliar") await servicios.agenda.ampliarHorario(propio);
          else {
            const pedido = await servicios.agenda.crearPedido(propio);
            const pagina =
              pedido.ok && (await servicios.agenda.pagarConTarjeta({ ...pedido.value, origen: ORIGEN }));
            const abiertos = [...pasarela.cobros.keys()];
            const idCobro =
              pagina && pagina.ok ? pagina.value.idCobro : abiertos[azar % (abiertos.length || 1)];
            if (!idCobro) continue;
            if (azar % 3 === 0) reloj.avanzar(10);
            await servicios.ventas.recibirNotificacion(notificacionDe(pasarela.pagar(idCobro, que).idPago));
          }
          const version = await mundo.producto.publicVersion();
          const vista = await paginaDelEspecialista();
          expect(vistas.get(version) ?? vista).toBe(vista);
          vistas.set(version, vista);
        }
      }),
      { numRuns: process.env.TEST_DATABASE === "postgres" ? 10 : 60 },
    );
  });
});
