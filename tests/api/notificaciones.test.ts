import { describe, expect, it } from "vitest";
import { abrirMundo, aLaVez, valor } from "../support/servicios";
import { notificacionDeCita } from "../../app/domain/notificaciones/notificacion";
import { makeNotificacionRepository } from "../../server/db/repositories/notificaciones";

const mundo = await abrirMundo();

const anunciar = (idPersona: number, idCita: string) =>
  makeNotificacionRepository(mundo.db).crear(
    notificacionDeCita({
      id: `cita-reservada:${idCita}`,
      suceso: "reservada",
      cita: { idCita, idPersona, inicio: mundo.reloj.ahora },
      discreta: false,
      ahora: mundo.reloj.ahora,
    }),
  );

async function reservarConSaldo() {
  const especialista = await mundo.especialista();
  const { idPersona } = await mundo.persona({ bonos: 1 });
  const visto = await mundo.servicios.verEspecialista({ idEspecialista: especialista.idEspecialista });
  const { inicio } = visto!.dias[1]!.horarios[0]!;
  const horario = valor(
    await mundo.servicios.retenerHorario({ idPersona, idEspecialista: especialista.idEspecialista, inicio }),
  );
  const { idPedido } = valor(await mundo.servicios.crearPedido({ idPersona, idHorario: horario.idHorario }));
  return { idPersona, idPedido };
}

describe("the inbox", () => {
  it("tells of a reserved session once, however often the payment is repeated", async () => {
    const { idPersona, idPedido } = await reservarConSaldo();
    await aLaVez(4, () => mundo.servicios.pagarConSaldo({ idPersona, idPedido }));
    const { notificaciones, sinVer } = await mundo.servicios.verNotificaciones(idPersona);
    expect(sinVer).toBe(1);
    expect(notificaciones).toHaveLength(1);
    expect(notificaciones[0]!.mensaje).toMatch(/^Tu sesión del .* está reservada\.$/);
    expect(notificaciones[0]!.mensaje).not.toMatch(/psicolog/i);
  });

  it("says nothing of a payment that was rolled back", async () => {
    const { idPersona, idPedido } = await reservarConSaldo();
    await mundo.db.updateTable("saldos").set({ cantidad: 0 }).execute();
    expect((await mundo.servicios.pagarConSaldo({ idPersona, idPedido })).ok).toBe(false);
    expect((await mundo.servicios.verNotificaciones(idPersona)).notificaciones).toEqual([]);
  });

  it("is marked as seen once; again, and at the same time, changes nothing", async () => {
    const { idPersona } = await mundo.persona();
    await anunciar(idPersona, "a");
    await anunciar(idPersona, "b");
    const marcas = await aLaVez(3, () => mundo.servicios.marcarNotificaciones({ idPersona }));
    expect(marcas.map((una) => valor(una).marcadas).sort()).toEqual([0, 0, 2]);
    const { notificaciones, sinVer } = await mundo.servicios.verNotificaciones(idPersona);
    expect(sinVer).toBe(0);
    const [{ vistaEn }] = notificaciones as [(typeof notificaciones)[0]];
    mundo.reloj.avanzar(5);
    await mundo.servicios.marcarNotificaciones({ idPersona });
    expect((await mundo.servicios.verNotificaciones(idPersona)).notificaciones[0]!.vistaEn).toEqual(vistaEn);
  });

  it("keeps as new what came after the page that was read, and what is another person's", async () => {
    const { idPersona } = await mundo.persona();
    const otra = await mundo.persona();
    await anunciar(idPersona, "a");
    await anunciar(otra.idPersona, "c");
    const hasta = mundo.reloj.ahora;
    mundo.reloj.avanzar(1);
    await anunciar(idPersona, "b");
    await mundo.servicios.marcarNotificaciones({ idPersona, hasta });
    expect(await mundo.servicios.notificacionesSinVer(idPersona)).toBe(1);
    expect(await mundo.servicios.notificacionesSinVer(otra.idPersona)).toBe(1);
  });
});
