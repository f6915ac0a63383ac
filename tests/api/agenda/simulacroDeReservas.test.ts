import { beforeEach, describe, expect, it } from "vitest";
import { comprobar } from "../../load/reservas/comprobar";
import { Cuaderno } from "../../load/reservas/cuaderno";
import { lima, MIERCOLES } from "../../support/constructores";
import { conSesiones } from "../../support/sesiones";
import { abrirMundo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { db, servicios } = mundo;
const especialista = await mundo.especialista();
const { conBono, mover } = conSesiones(mundo, () => especialista);
const { idEspecialista } = especialista;

const HORAS = ["10:00", "11:00", "12:00", "15:00"];
const horario = (hora: string) => ({ idEspecialista, inicio: lima(MIERCOLES, hora).toISOString() });

/**
 * Prepares four times: one booked, one booked and moved away from, one cancelled and one released, all confirmed to
 * their people. Each test then puts in one fault, which the checker must name.
 */
async function escenario() {
  const cuaderno = new Cuaderno();
  const personas = await Promise.all([1, 2, 3].map(() => mundo.persona({ bonos: 1 })));
  const [quieta, movida, cancelada] = await Promise.all(
    personas.map(async (persona, indice) => {
      const sesion = await conBono({ persona, hora: HORAS[indice]! });
      return { ...sesion, anotacion: cuaderno.abrirSesion(sesion, horario(HORAS[indice]!)) };
    }),
  );
  valor(await mover(movida!, "15:00", { version: 1 }));
  cuaderno.anotar(movida!.anotacion, 2, { estado: "reservada", ...horario("15:00") });
  movida!.anotacion.cambios++;
  valor(await servicios.agenda.cancelarCita(cancelada!));
  cuaderno.anotar(cancelada!.anotacion, 2, { estado: "cancelada", ...horario("12:00") });
  cancelada!.anotacion.cambios++;
  const { idPersona } = await mundo.persona();
  const pedida = { idPersona, idEspecialista, inicio: lima(MIERCOLES, "16:00") };
  const { idHorario } = valor(await servicios.agenda.retenerHorario(pedida));
  valor(await servicios.agenda.liberarHorario({ idPersona, idHorario }));
  cuaderno.retenciones.push({ ...horario("16:00"), idHorario, idPersona, devuelta: true });

  const { idPersona: idDeQuienPregunta } = await mundo.persona();
  return {
    cuaderno,
    quieta: quieta!,
    movida: movida!,
    cancelada: cancelada!,
    devuelto: idHorario,
    comprobar: () =>
      comprobar({
        services: { ...servicios, ...mundo.producto },
        cuaderno,
        horarios: [...HORAS, "16:00"].map(horario),
        personas,
        bonosAlEmpezar: 1,
        idDeQuienPregunta,
      }),
  };
}

let este: Awaited<ReturnType<typeof escenario>>;
beforeEach(async () => {
  este = await escenario();
});

const horarioDe = async (idCita: string) =>
  (await db.selectFrom("citas").select("id_horario").where("id_cita", "=", idCita).executeTakeFirstOrThrow())
    .id_horario;

describe("the checker of the drill of bookings", () => {
  it("finds nothing where all is well, as often as it is asked", async () => {
    expect(await este.comprobar()).toEqual([]);
    expect(await este.comprobar()).toEqual([]);
  });

  it("finds a time given twice, to two people or to one", async () => {
    const donde = await db
      .selectFrom("horarios")
      .select(["inicio", "fin", "ocupado_hasta"])
      .where("id_horario", "=", await horarioDe(este.quieta.idCita))
      .executeTakeFirstOrThrow();
    await db
      .updateTable("horarios")
      .set(donde)
      .where("id_horario", "=", await horarioDe(este.movida.idCita))
      .execute();
    expect((await este.comprobar()).filter((texto) => texto.startsWith("double booking"))).toHaveLength(1);

    const otro = await mundo.especialista();
    await db
      .updateTable("horarios")
      .set({ id_especialista: otro.idEspecialista, id_persona: este.quieta.idPersona })
      .where("id_horario", "=", await horarioDe(este.movida.idCita))
      .execute();
    expect((await este.comprobar()).filter((texto) => texto.startsWith("double booking:"))).toHaveLength(1);
  });

  it.each([
    [
      "a session that is gone",
      () => db.deleteFrom("citas").where("id_cita", "=", este.quieta.idCita).execute(),
      "is not there",
    ],
    [
      "a move that did not stay",
      async () => {
        await db
          .updateTable("horarios")
          .set({ inicio: lima(MIERCOLES, "14:00").toISOString() })
          .where("id_horario", "=", await horarioDe(este.movida.idCita))
          .execute();
      },
      "and is reservada at",
    ],
    [
      "a change that was undone",
      () => db.updateTable("citas").set({ version: 1 }).where("id_cita", "=", este.movida.idCita).execute(),
      "was told in version 2, and is in 1",
    ],
    [
      "a change that nobody asked for",
      () => db.updateTable("citas").set({ version: 3 }).where("id_cita", "=", este.quieta.idCita).execute(),
      "is in version 3, and was changed 0 times",
    ],
    [
      "a cancelled session that lives",
      () =>
        db
          .updateTable("citas")
          .set({ estado: "reservada", version: 3 })
          .where("id_cita", "=", este.cancelada.idCita)
          .execute()
          .then(() => este.cancelada.anotacion.cambios++),
      "was cancelled, and lives",
    ],
    [
      "an order that is not paid",
      () =>
        db
          .updateTable("pedidos")
          .set({ estado: "anulado" })
          .where("id_pedido", "=", este.quieta.idPedido)
          .execute(),
      "is reservada, and its order anulado",
    ],
    [
      "a session of somebody else",
      () =>
        db
          .updateTable("citas")
          .set({ id_persona: este.movida.idPersona })
          .where("id_cita", "=", este.quieta.idCita)
          .execute(),
      "is somebody else's",
    ],
    [
      "a time that was given back and is held",
      () =>
        db
          .updateTable("horarios")
          .set({ estado: "retenido" })
          .where("id_horario", "=", este.devuelto)
          .execute(),
      "was given back and is retenido",
    ],
    [
      "two answers of which one is not true",
      async () =>
        este.cuaderno.anotar(este.movida.anotacion, 2, { estado: "reservada", ...horario("10:00") }),
      "was told in two ways",
    ],
  ])("finds what was acknowledged and lost: %s", async (_, plantar, queja) => {
    await plantar();
    const perdido = (await este.comprobar()).filter((texto) => texto.startsWith("lost"));
    expect(perdido[0]).toContain(queja);
  });

  it.each([
    ["stretches of its clock that nobody freed", 0, "refused: horario-ocupado"],
    ["a hold that never runs out", 60, "and not offered"],
  ])("finds a time that is blocked for ever: %s", async (_, minutos, queja) => {
    const { idPersona } = await mundo.persona();
    const pedida = { idPersona, idEspecialista, inicio: lima(MIERCOLES, "12:00") };
    const { idHorario } = valor(await servicios.agenda.retenerHorario(pedida));
    const cambios =
      minutos === 0
        ? ({ estado: "liberado" } as const)
        : { expira_en: lima(MIERCOLES, "12:00").toISOString() };
    await db.updateTable("horarios").set(cambios).where("id_horario", "=", idHorario).execute();
    const bloqueado = (await este.comprobar()).filter((texto) => texto.startsWith("blocked"));
    expect(bloqueado.join("\n")).toContain(queja);
  });

  it("finds a booked time that is offered again", async () => {
    await db
      .deleteFrom("ocupaciones")
      .where("id_horario", "=", await horarioDe(este.quieta.idCita))
      .execute();
    await db
      .updateTable("horarios")
      .set({ estado: "liberado" })
      .where("id_horario", "=", await horarioDe(este.quieta.idCita))
      .execute();
    expect(await este.comprobar()).toContainEqual(expect.stringMatching(/^double booking: .* is offered$/));
  });

  it.each([
    ["that its ledger does not explain", 5],
    ["that lost a bono of a cancelled session", 0],
  ])("finds a balance %s", async (_, cantidad) => {
    const { idPersona } = este.cancelada;
    await db.updateTable("saldos").set({ cantidad }).where("id_persona", "=", idPersona).execute();
    const balances = (await este.comprobar()).filter((texto) => texto.startsWith("balance"));
    expect(balances).toEqual([
      `balance of ${idPersona} is ${cantidad}, its ledger says 1`,
      `balance of ${idPersona} is ${cantidad}, and should be 1`,
    ]);
  });

  it("finds a bono that no session and no person has, though its ledger agrees", async () => {
    const { idPersona } = este.cancelada;
    await db.updateTable("saldos").set({ cantidad: 0 }).where("id_persona", "=", idPersona).execute();
    await db
      .deleteFrom("movimientos_de_saldo")
      .where("id_persona", "=", idPersona)
      .where("motivo", "=", "bienvenida")
      .execute();
    expect((await este.comprobar()).filter((texto) => texto.startsWith("balance"))).toEqual([
      `balance of ${idPersona} is 0, and should be 1`,
    ]);
  });
});
