import { beforeEach, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { RESERVAS_POR_DIA } from "../../../app/domain/agenda/citas/reservasPorDia";
import { UN_DIA_EN_MINUTOS } from "../../../app/domain/shared/duracion";
import { lima, MIERCOLES } from "../../support/constructores";
import { conSesiones } from "../../support/sesiones";
import { abrirMundo, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, reloj } = mundo;

let rosa: Persona;
let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  rosa = await mundo.persona({ bonos: 1 });
  especialista = await mundo.especialista();
});
const { conBono, mover, saldoDe } = conSesiones(mundo, () => especialista);

async function ordenar(hora: string) {
  const { idPersona } = rosa;
  const { idEspecialista } = especialista;
  const { idHorario } = valor(
    await servicios.agenda.retenerHorario({ idPersona, idEspecialista, inicio: lima(MIERCOLES, hora) }),
  );
  return { idHorario, pedido: await servicios.agenda.crearPedido({ idPersona, idHorario }) };
}

/** Uses up the day's bookings with one prepaid session: the booked session is moved and cancelled again and again. */
async function gastarElDia() {
  for (let n = 1; n < RESERVAS_POR_DIA; n += 2) {
    const cita = await conBono({ persona: rosa });
    valor(await mover(cita, "12:00"));
    valor(await servicios.agenda.cancelarCita(cita));
    reloj.avanzar(1);
  }
}

it("one bono books and moves so often a day and no more, and what is booked can always be cancelled", async () => {
  await gastarElDia();
  const cita = await conBono({ persona: rosa });
  expect(rechazo(await mover(cita, "12:00"))).toBe("demasiadas-reservas");
  valor(await servicios.agenda.cancelarCita(cita));
  expect(await saldoDe(rosa.idPersona)).toBe(1);

  expect(rechazo((await ordenar("10:00")).pedido)).toBe("demasiadas-reservas");
  reloj.avanzar(UN_DIA_EN_MINUTOS);
  await conBono({ persona: rosa, hora: "12:00" });
});

it("an order that stands is answered again, and counted once", async () => {
  await gastarElDia();
  const { idHorario, pedido } = await ordenar("10:00");
  const { idPersona } = rosa;
  expect(valor(await servicios.agenda.crearPedido({ idPersona, idHorario }))).toEqual({
    ...valor(pedido),
    codigo: expect.any(String) as string,
  });
});
