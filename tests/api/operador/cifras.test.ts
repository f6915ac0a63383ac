import { beforeEach, describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { ROLES } from "../../../app/domain/equipo/derechos/derechos";
import { CIFRAS, type Cifra } from "../../../app/domain/operador/cifras/repositorio";
import { semanasHasta } from "../../../app/domain/shared/semanas";
import { makeMiAgendaRepository } from "../../../server/agenda/miAgenda/repository";
import { makeConsentimientoRepository } from "../../../server/consentimientos/repositories/consentimientos";
import { makeCifrasRepository } from "../../../server/operador/cifras/repository";
import { lima } from "../../support/constructores";
import { unMiembro } from "../../support/equipo";
import { abrirMundo, rechazo, valor } from "../../support/servicios";
import { conSesiones } from "../../support/sesiones";

const mundo = await abrirMundo();
const { db, reloj, servicios } = mundo;
let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  especialista = await mundo.especialista();
});
const sesiones = conSesiones(mundo, () => especialista);

const LUNES = "2026-11-23";
const DOMINGO = "2026-11-22";
const justoAntes = lima(DOMINGO, "23:59", "59.999");
const justoAlEmpezar = lima(LUNES, "00:00");

/** Numbers that an act adds to the last two weeks, the older one first. The history keeps those of other tests. */
async function sumadas(actuar: () => Promise<unknown>) {
  const contar = () => makeCifrasRepository(db).porSemana(semanasHasta(reloj.ahora, 2));
  const antes = await contar();
  await actuar();
  const despues = await contar();
  return Object.fromEntries(
    CIFRAS.map((cifra) => [cifra, despues[cifra].map((cuantas, indice) => cuantas - antes[cifra][indice]!)]),
  ) as Record<Cifra, number[]>;
}
const ver = async () => valor(await servicios.maquina.verCifras(await unMiembro(mundo, "mercadeo")));

type Paso = [asunto: "cita" | "pago" | "devolucion", desde: string | null, hasta: string];
const anotar = ([asunto, desde, hasta]: Paso, creadoEn: Date) =>
  db
    .insertInto("historial")
    .values({
      ...{ id_pedido: "pedido", asunto, id_asunto: "asunto", desde, hasta, causa: "persona" },
      creado_en: creadoEn.toISOString(),
    })
    .execute();

const aceptar = (idPersona: number, creadoEn: Date, flujo: "REGISTRO" | "SESION" = "REGISTRO") =>
  makeConsentimientoRepository(db).anotar([
    {
      ...{ idConsentimiento: crypto.randomUUID(), idPersona, flujo, codigo: "TYC", version: "1" },
      ...{ huellaDelTexto: "h", valor: "1", canal: "web", idSolicitud: crypto.randomUUID(), creadoEn },
    },
  ]);

describe("the numbers of a week", () => {
  it("are seen by Mercadeo, Coordinación and Sistemas, and by no other role", async () => {
    for (const rol of ROLES)
      expect(rechazo(await servicios.maquina.verCifras(await unMiembro(mundo, rol))), rol).toBe(
        ["mercadeo", "coordinacion", "sistemas"].includes(rol) ? "aceptado" : "sin-derecho",
      );
  });

  it.each<[string, "reservadas" | "canceladas" | "pagos" | "devoluciones", Paso]>([
    ["booked sessions", "reservadas", ["cita", null, "reservada"]],
    ["cancelled sessions", "canceladas", ["cita", "reservada", "cancelada"]],
    ["payments", "pagos", ["pago", "procesando", "pagado"]],
    ["refunds", "devoluciones", ["devolucion", "pedida", "hecha"]],
  ])(
    "has %s from its first instant, and those of one millisecond before in the week before",
    async (...de) => {
      const [, cifra, paso] = de;
      const nuevas = await sumadas(async () => {
        await anotar(paso, justoAntes);
        await anotar(paso, justoAlEmpezar);
        await anotar(paso, justoAlEmpezar);
      });
      expect(nuevas[cifra]).toEqual([1, 2]);
    },
  );

  it("counts a session that moved to another time once", async () => {
    const { reservadas } = await sumadas(async () => {
      await anotar(["cita", null, "reservada"], justoAlEmpezar);
      await anotar(["cita", "reservada", "reservada"], justoAlEmpezar);
    });
    expect(reservadas).toEqual([0, 1]);
  });

  it("counts what people do on the site: a booking, and a cancellation", async () => {
    const { reservadas, canceladas } = await sumadas(async () => {
      const { idPersona, idCita } = await sesiones.conBono();
      await sesiones.conBono({ hora: "11:00" });
      valor(await servicios.agenda.cancelarCita({ idPersona, idCita, version: 1 }));
    });
    expect({ reservadas, canceladas }).toEqual({ reservadas: [0, 2], canceladas: [0, 1] });
  });

  it("counts an absence by the day of its note", async () => {
    const { idPersona, idCita } = await sesiones.conBono();
    const { id_horario: idHorario } = await db
      .selectFrom("citas")
      .select("id_horario")
      .where("id_cita", "=", idCita)
      .executeTakeFirstOrThrow();
    const { idCuenta } = await unMiembro(mundo, "especialista");
    const cita = { idCita, idHorario, idPersona } as Parameters<
      ReturnType<typeof makeMiAgendaRepository>["anotarInasistencia"]
    >[0];
    const { inasistencias } = await sumadas(() =>
      makeMiAgendaRepository(db).anotarInasistencia(cita, idCuenta, justoAlEmpezar),
    );
    expect(inasistencias).toEqual([0, 1]);
  });

  it("counts a refund of a part when it is done", async () => {
    const parte = { id_devolucion: "una", pasarela: "p", id_pago: "pago", monto_centimos: 1 };
    const de = { creado_en: justoAntes.toISOString(), actualizado_en: justoAlEmpezar.toISOString() };
    const { devoluciones } = await sumadas(() =>
      db
        .insertInto("devoluciones_parciales")
        .values([
          { ...parte, ...de, estado: "hecha" as const, tomado_hasta: null },
          { ...parte, ...de, id_devolucion: "otra", estado: "pedida" as const, tomado_hasta: null },
        ])
        .execute(),
    );
    expect(devoluciones).toEqual([0, 1]);
  });

  it("counts an account once, when its person first accepted the terms of the sign-up", async () => {
    const [vieja, nueva, otra] = [await mundo.persona(), await mundo.persona(), await mundo.persona()];
    const { cuentas } = await sumadas(async () => {
      await aceptar(vieja.idPersona, justoAntes);
      await aceptar(vieja.idPersona, justoAlEmpezar);
      await aceptar(nueva.idPersona, justoAlEmpezar);
      await aceptar(nueva.idPersona, justoAlEmpezar);
      await aceptar(otra.idPersona, justoAlEmpezar, "SESION");
    });
    expect(cuentas).toEqual([1, 1]);
  });

  it("are not told below five", async () => {
    // A week of which the other tests know nothing.
    reloj.ahora = lima("2027-03-03", "10:00");
    for (let vez = 0; vez < 4; vez++) await anotar(["cita", null, "reservada"], reloj.ahora);
    for (let vez = 0; vez < 5; vez++) await anotar(["cita", "reservada", "cancelada"], reloj.ahora);
    const semana = (await ver()).at(-1)!;
    expect(semana).toMatchObject({ lunes: "2027-03-01", domingo: "2027-03-07", enCurso: true });
    expect(semana.cifras).toEqual({
      ...Object.fromEntries(CIFRAS.map((cifra) => [cifra, null])),
      canceladas: 5,
    });
  });

  it("are of twelve weeks, of which the last one is not over", async () => {
    const semanas = await ver();
    expect(semanas.map(({ enCurso }) => enCurso)).toEqual([...Array<boolean>(11).fill(false), true]);
    expect(semanas[0]!.lunes).toBe("2026-09-07");
  });
});
