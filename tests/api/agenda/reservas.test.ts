import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { horaDe, sumarDias, sumarMinutos } from "../../../app/domain/shared/fechas";
import { lima, LUNES, LUNES_8AM, MARTES } from "../../support/constructores";
import { buscarRoturas } from "../../support/invariantes";
import { ORIGEN, abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, reloj, db } = mundo;

let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  especialista = await mundo.especialista();
});
afterEach(async () => expect(await buscarRoturas(db, reloj.ahora)).toEqual([]));

const retener = (
  persona: Persona,
  hora: string,
  cambios: { fecha?: string; con?: EspecialistaConAgenda; enLugarDe?: string } = {},
) =>
  servicios.agenda.retenerHorario({
    enLugarDe: cambios.enLugarDe,
    idPersona: persona.idPersona,
    idEspecialista: (cambios.con ?? especialista).idEspecialista,
    inicio: lima(cambios.fecha ?? MARTES, hora),
  });
const personas = (cuantas: number) => aLaVez(cuantas, () => mundo.persona());
const cuenta = (resultados: Parameters<typeof rechazo>[0][]) => {
  const veces: Record<string, number> = {};
  for (const resultado of resultados) veces[rechazo(resultado)] = (veces[rechazo(resultado)] ?? 0) + 1;
  return veces;
};
const libres = async (fecha = MARTES, con = especialista) => {
  const visto = await servicios.agenda.verEspecialista({ idEspecialista: con.idEspecialista });
  const dia = visto!.dias.find((otro) => otro.fecha === fecha);
  return (dia?.horarios ?? []).map(({ inicio }) => horaDe(inicio));
};
const estado = async (idHorario: string) =>
  (
    await db
      .selectFrom("horarios")
      .select("estado")
      .where("id_horario", "=", idHorario)
      .executeTakeFirstOrThrow()
  ).estado;

describe("holding a time", () => {
  it("takes it off the free ones for ten minutes", async () => {
    const horario = valor(await retener(await mundo.persona(), "10:00"));
    expect(horario.expiraEn).toEqual(sumarMinutos(LUNES_8AM, 10));
    expect(await libres()).toEqual(["09:00", "11:00", "12:00", "13:00", "14:00", "15:00", "16:00", "17:00"]);
  });

  it("is left to be finished by its person alone, until it ends or a payment of it is under way", async () => {
    const [persona, otra] = await personas(2);
    const sinTerminar = async ({ idPersona }: Persona) =>
      (await servicios.agenda.verSinTerminar(idPersona)).map(({ horario }) => horario.idHorario);
    const tarde = valor(await retener(persona!, "11:00"));
    reloj.ahora = sumarMinutos(LUNES_8AM, 1);
    const luego = valor(await retener(persona!, "09:00"));
    expect(await sinTerminar(persona!)).toEqual([tarde.idHorario, luego.idHorario]);
    expect(await sinTerminar(otra!)).toEqual([]);

    const de = { idPersona: persona!.idPersona };
    const { idPedido } = valor(await servicios.agenda.crearPedido({ ...de, idHorario: luego.idHorario }));
    const { idCobro } = valor(await servicios.agenda.pagarConTarjeta({ ...de, idPedido, origen: ORIGEN }));
    expect(await sinTerminar(persona!)).toHaveLength(2);
    mundo.pasarela.pagar(idCobro, "pendiente");
    await servicios.ventas.conciliarPedido(idPedido);
    expect(await sinTerminar(persona!)).toEqual([tarde.idHorario]);
    reloj.ahora = tarde.expiraEn;
    expect(await sinTerminar(persona!)).toEqual([]);
  });

  it("of 50 persons at once succeeds for exactly one; the others are told the three nearest free times", async () => {
    const resultados = await Promise.all((await personas(50)).map((persona) => retener(persona, "10:00")));
    expect(cuenta(resultados)).toEqual({ aceptado: 1, "horario-ocupado": 49 });
    for (const resultado of resultados) {
      if (resultado.ok) continue;
      expect(resultado.detalle.cercanos.map(({ inicio }) => horaDe(inicio))).toEqual([
        "09:00",
        "11:00",
        "12:00",
      ]);
    }
  });

  it("50 times at once by one person is one hold, and the others name it", async () => {
    const persona = await mundo.persona();
    const resultados = await aLaVez(50, () => retener(persona, "10:00"));
    expect(cuenta(resultados)).toEqual({ aceptado: 1, "ya-lo-tienes": 49 });
    const { idHorario } = valor(resultados.find(({ ok }) => ok)!);
    for (const resultado of resultados)
      if (!resultado.ok) expect(resultado.detalle).toMatchObject({ idHorario });
  });

  it("that lost leaves nothing behind", async () => {
    const [primera, segunda] = await personas(2);
    valor(await retener(primera!, "10:00"));
    expect(rechazo(await retener(segunda!, "10:00"))).toBe("horario-ocupado");
    const filas = await db.selectFrom("horarios").select("id_persona").execute();
    expect(filas).toEqual([{ id_persona: primera!.idPersona }]);
  });

  it("that is not offered, or with nobody we know, is refused before anything is written", async () => {
    const persona = await mundo.persona();
    expect(rechazo(await retener(persona, "10:05"))).toBe("horario-no-ofrecido");
    expect(rechazo(await retener(persona, "08:30", { fecha: LUNES }))).toBe("horario-no-ofrecido");
    expect(rechazo(await retener(persona, "10:00", { fecha: sumarDias(LUNES, 14) }))).toBe(
      "horario-no-ofrecido",
    );
    const nadie = { ...especialista, idEspecialista: "esp-nadie" };
    expect(rechazo(await retener(persona, "10:00", { con: nadie }))).toBe("especialista-no-existe");
    expect(await db.selectFrom("horarios").selectAll().execute()).toEqual([]);
  });

  it("with the margin of a neighbour is refused, next to the margin is not", async () => {
    const desfasado = await mundo.especialista({
      turnos: [],
      excepciones: [
        { fecha: MARTES, desde: "09:00", hasta: "09:50", tipo: "abierto" },
        { fecha: MARTES, desde: "09:55", hasta: "10:45", tipo: "abierto" },
        { fecha: MARTES, desde: "11:00", hasta: "11:50", tipo: "abierto" },
      ],
    });
    const [primera, segunda] = await personas(2);
    valor(await retener(primera!, "09:00", { con: desfasado }));
    expect(rechazo(await retener(segunda!, "09:55", { con: desfasado }))).toBe("horario-ocupado");
    expect(rechazo(await retener(segunda!, "11:00", { con: desfasado }))).toBe("aceptado");
  });

  it("that the person has booked already is said to be theirs, not somebody else's", async () => {
    const persona = await mundo.persona({ bonos: 1 });
    const { idHorario } = valor(await retener(persona, "10:00"));
    const pedido = valor(await servicios.agenda.crearPedido({ idPersona: persona.idPersona, idHorario }));
    valor(await servicios.agenda.pagarConSaldo({ idPersona: persona.idPersona, idPedido: pedido.idPedido }));
    expect(rechazo(await retener(persona, "10:00"))).toBe("se-cruza");
  });
});

describe("the times offered in place of one that was refused", () => {
  const cercanosA = (resultado: Awaited<ReturnType<typeof retener>>) =>
    resultado.ok ? null : resultado.detalle.cercanos.map(({ inicio }) => horaDe(inicio));

  it("leave out those that cross what the person has, until it is given back or over", async () => {
    const [persona, otra] = await personas(2);
    const con = await mundo.especialista();
    const { idHorario } = valor(await retener(persona!, "11:00", { con }));
    valor(await retener(otra!, "10:00"));
    expect(cercanosA(await retener(persona!, "10:00"))).toEqual(["09:00", "12:00", "13:00"]);
    // The hold that is to be replaced blocks no other time.
    const enSuLugar = await retener(persona!, "10:00", { enLugarDe: idHorario });
    expect(cercanosA(enSuLugar)).toEqual(["09:00", "11:00", "12:00"]);

    reloj.avanzar(9);
    valor(await retener(otra!, "09:00"));
    reloj.avanzar(1);
    expect(cercanosA(await retener(persona!, "09:00"))).toEqual(["10:00", "11:00", "12:00"]);
  });

  it("leave out the refused one, though it is free of the specialist", async () => {
    const persona = await mundo.persona();
    const con = await mundo.especialista();
    valor(await retener(persona, "10:00", { con }));
    const refusada = await retener(persona, "10:00");
    expect(rechazo(refusada)).toBe("se-cruza");
    expect(cercanosA(refusada)).toEqual(["09:00", "11:00", "12:00"]);
  });

  it("are none where any would be refused: the kept ones are told, whatever keeps them", async () => {
    const persona = await mundo.persona();
    const de = { idPersona: persona.idPersona };
    const horas = ["09:00", "10:00", "11:00"];
    const ids = [];
    for (const hora of horas) ids.push(valor(await retener(persona, hora)).idHorario);
    const { idPedido } = valor(await servicios.agenda.crearPedido({ ...de, idHorario: ids[0]! }));
    const { idCobro } = valor(await servicios.agenda.pagarConTarjeta({ ...de, idPedido, origen: ORIGEN }));
    mundo.pasarela.pagar(idCobro, "pendiente");
    await servicios.ventas.conciliarPedido(idPedido);
    const cuarta = await retener(persona, "12:00");
    expect(rechazo(cuarta)).toBe("demasiadas-retenciones");
    expect(cercanosA(cuarta)).toEqual([]);
    const apartados = await servicios.agenda.verApartados(persona.idPersona);
    expect(apartados.map(({ horario, enProceso }) => [horaDe(horario.inicio), enProceso]).sort()).toEqual([
      ["09:00", true],
      ["10:00", false],
      ["11:00", false],
    ]);
  });
});

describe("a person's own time", () => {
  it("cannot overlap with two specialists, also when both are asked at once", async () => {
    const persona = await mundo.persona();
    const otros = await aLaVez(10, () => mundo.especialista());
    const resultados = await Promise.all(otros.map((con) => retener(persona, "10:00", { con })));
    expect(cuenta(resultados)).toEqual({ aceptado: 1, "se-cruza": 9 });
  });

  it("overlaps also in part, and touches without the margin", async () => {
    const persona = await mundo.persona();
    const con = await mundo.especialista({
      turnos: [],
      excepciones: [
        { fecha: MARTES, desde: "10:45", hasta: "11:35", tipo: "abierto" },
        { fecha: MARTES, desde: "11:50", hasta: "12:40", tipo: "abierto" },
      ],
    });
    valor(await retener(persona, "10:00"));
    expect(rechazo(await retener(persona, "10:45", { con }))).toBe("se-cruza");
    valor(await retener(persona, "11:00"));
    expect(rechazo(await retener(persona, "11:50", { con }))).toBe("aceptado");
  });

  it("can be held three times at once, and no fourth time, also in parallel", async () => {
    const persona = await mundo.persona();
    const horas = ["09:00", "10:00", "11:00", "12:00", "13:00", "14:00", "15:00", "16:00", "17:00"];
    const resultados = await Promise.all(horas.map((hora) => retener(persona, hora)));
    expect(cuenta(resultados)).toEqual({ aceptado: 3, "demasiadas-retenciones": 6 });
    expect(await libres()).toHaveLength(6);
  });

  it("has room for another hold when one is released, reserved or over", async () => {
    const persona = await mundo.persona({ bonos: 1 });
    const { idPersona } = persona;
    const [primera, segunda] = [
      valor(await retener(persona, "09:00")),
      valor(await retener(persona, "10:00")),
    ];
    valor(await retener(persona, "11:00"));
    expect(rechazo(await retener(persona, "12:00"))).toBe("demasiadas-retenciones");

    valor(await servicios.agenda.liberarHorario({ idPersona, idHorario: primera.idHorario }));
    valor(await retener(persona, "12:00"));
    expect(rechazo(await retener(persona, "13:00"))).toBe("demasiadas-retenciones");

    const pedido = valor(await servicios.agenda.crearPedido({ idPersona, idHorario: segunda.idHorario }));
    valor(await servicios.agenda.pagarConSaldo({ idPersona, idPedido: pedido.idPedido }));
    valor(await retener(persona, "13:00"));
    expect(rechazo(await retener(persona, "14:00"))).toBe("demasiadas-retenciones");

    reloj.avanzar(10);
    valor(await retener(persona, "14:00"));
  });
});

describe("the daily limit", () => {
  it("holds under parallelism: nine free times, 18 persons, a limit of four", async () => {
    especialista = await mundo.especialista({ maximoDiario: 4 });
    const horas = ["09:00", "10:00", "11:00", "12:00", "13:00", "14:00", "15:00", "16:00", "17:00"];
    const resultados = await Promise.all(
      (await personas(18)).map((persona, indice) => retener(persona, horas[indice % horas.length]!)),
    );
    expect(resultados.filter(({ ok }) => ok)).toHaveLength(4);
    expect(await libres()).toEqual([]);
    expect(await libres(sumarDias(MARTES, 1))).toHaveLength(9);
  });

  it("says that the day is full, with the nearest times of other days", async () => {
    especialista = await mundo.especialista({ maximoDiario: 1 });
    const [primera, segunda] = await personas(2);
    valor(await retener(primera!, "10:00"));
    const resultado = await retener(segunda!, "12:00");
    expect(rechazo(resultado)).toBe("dia-completo");
    if (resultado.ok) return;
    expect(resultado.detalle.cercanos.map(({ fecha }) => fecha)).toEqual([LUNES, LUNES, LUNES]);
  });

  it("has room again when a hold is over", async () => {
    especialista = await mundo.especialista({ maximoDiario: 1 });
    const [primera, segunda] = await personas(2);
    valor(await retener(primera!, "10:00"));
    reloj.avanzar(10);
    expect(await libres()).toHaveLength(9);
    valor(await retener(segunda!, "12:00"));
  });
});

describe("a hold that expires", () => {
  it("is gone exactly at its time for whoever looks, although no job ran", async () => {
    const [primera, segunda] = await personas(2);
    const { idHorario, expiraEn } = valor(await retener(primera!, "10:00"));
    reloj.ahora = new Date(expiraEn.getTime() - 1);
    expect(await libres()).not.toContain("10:00");
    expect(rechazo(await retener(segunda!, "10:00"))).toBe("horario-ocupado");

    reloj.ahora = expiraEn;
    expect(await libres()).toContain("10:00");
    valor(await retener(segunda!, "10:00"));
    expect(await estado(idHorario)).toBe("vencido");
  });

  it("is taken over by exactly one of 50 who wait for it", async () => {
    valor(await retener(await mundo.persona(), "10:00"));
    reloj.avanzar(10);
    const resultados = await Promise.all((await personas(50)).map((persona) => retener(persona, "10:00")));
    expect(cuenta(resultados)).toEqual({ aceptado: 1, "horario-ocupado": 49 });
  });

  it("does not stand in its own person's way with another specialist", async () => {
    const persona = await mundo.persona();
    valor(await retener(persona, "10:00"));
    reloj.avanzar(10);
    valor(await retener(persona, "10:00", { con: await mundo.especialista() }));
  });

  it("is ended by the job, with the order that waited on it; not one millisecond early", async () => {
    const persona = await mundo.persona();
    const { idPersona } = persona;
    const { idHorario, expiraEn } = valor(await retener(persona, "10:00"));
    const { idPedido } = valor(await servicios.agenda.crearPedido({ idPersona, idHorario }));
    reloj.ahora = new Date(expiraEn.getTime() - 1);
    await mundo.job("vencer-retenciones");
    expect(await estado(idHorario)).toBe("retenido");

    reloj.ahora = expiraEn;
    await mundo.job("vencer-retenciones");
    await mundo.job("vencer-retenciones");
    expect(await estado(idHorario)).toBe("vencido");
    expect(valor(await servicios.agenda.verPedido({ idPersona, idPedido })).pedido.estado).toBe("vencido");
    expect(await db.selectFrom("ocupaciones").selectAll().execute()).toEqual([]);
  });

  it("cannot be ordered, paid or extended any more", async () => {
    const persona = await mundo.persona({ bonos: 1 });
    const { idPersona } = persona;
    const { idHorario } = valor(await retener(persona, "10:00"));
    const { idPedido } = valor(await servicios.agenda.crearPedido({ idPersona, idHorario }));
    reloj.avanzar(10);
    expect(rechazo(await servicios.agenda.crearPedido({ idPersona, idHorario }))).toBe("reserva-vencida");
    expect(rechazo(await servicios.agenda.pagarConSaldo({ idPersona, idPedido }))).toBe("reserva-vencida");
    expect(rechazo(await servicios.agenda.pagarConTarjeta({ idPersona, idPedido, origen: ORIGEN }))).toBe(
      "reserva-vencida",
    );
    expect(rechazo(await servicios.agenda.ampliarHorario({ idPersona, idHorario }))).toBe("reserva-vencida");
    expect((await servicios.paquetes.verSaldo(idPersona)).bonos[0]!.cantidad).toBe(1);
  });

  it("of many persons in parallel with the job leaves nothing held and nothing lost", async () => {
    const [primeras, segundas] = [await personas(9), await personas(9)];
    const todas = (grupo: Persona[]) =>
      Promise.all(grupo.map((persona, indice) => retener(persona, `${9 + indice}:00`.padStart(5, "0"))));
    await todas(primeras);
    reloj.avanzar(10);
    const [resultados] = await Promise.all([
      todas(segundas),
      aLaVez(3, () => mundo.job("vencer-retenciones")),
    ]);
    expect(cuenta(resultados)).toEqual({ aceptado: 9 });
  });
});

describe("letting a time go", () => {
  it("frees it at once, ends its order, and doing it again changes nothing", async () => {
    const [primera, segunda] = await personas(2);
    const { idPersona } = primera!;
    const { idHorario } = valor(await retener(primera!, "10:00"));
    const { idPedido } = valor(await servicios.agenda.crearPedido({ idPersona, idHorario }));
    valor(await servicios.agenda.liberarHorario({ idPersona, idHorario }));
    valor(await servicios.agenda.liberarHorario({ idPersona, idHorario }));
    expect(valor(await servicios.agenda.verPedido({ idPersona, idPedido })).pedido.estado).toBe("anulado");
    valor(await retener(segunda!, "10:00"));
    // A late second click of the first person must not release a time that another person holds by now.
    valor(await servicios.agenda.liberarHorario({ idPersona, idHorario }));
    expect(await libres()).not.toContain("10:00");
  });

  it("is not for a booked one", async () => {
    const persona = await mundo.persona({ bonos: 1 });
    const { idPersona } = persona;
    const { idHorario } = valor(await retener(persona, "10:00"));
    const { idPedido } = valor(await servicios.agenda.crearPedido({ idPersona, idHorario }));
    valor(await servicios.agenda.pagarConSaldo({ idPersona, idPedido }));
    expect(rechazo(await servicios.agenda.liberarHorario({ idPersona, idHorario }))).toBe(
      "horario-ya-reservado",
    );
  });

  it("another person's is not found, and stays theirs", async () => {
    const [primera, segunda] = await personas(2);
    const { idHorario } = valor(await retener(primera!, "10:00"));
    const ajeno = { idPersona: segunda!.idPersona, idHorario };
    expect(rechazo(await servicios.agenda.liberarHorario(ajeno))).toBe("horario-no-existe");
    expect(rechazo(await servicios.agenda.ampliarHorario(ajeno))).toBe("horario-no-existe");
    expect(rechazo(await servicios.agenda.crearPedido(ajeno))).toBe("horario-no-existe");
    expect(rechazo(await servicios.agenda.verReserva(ajeno))).toBe("horario-no-existe");
    expect(await estado(idHorario)).toBe("retenido");
  });

  it("and paying with saldo at once: one of both happens, never half of each", async () => {
    for (let vuelta = 0; vuelta < 5; vuelta++) {
      const persona = await mundo.persona({ bonos: 1 });
      const { idPersona } = persona;
      const { idHorario } = valor(await retener(persona, "10:00", { fecha: sumarDias(MARTES, vuelta) }));
      const { idPedido } = valor(await servicios.agenda.crearPedido({ idPersona, idHorario }));
      const [pagado, liberado] = await Promise.all([
        servicios.agenda.pagarConSaldo({ idPersona, idPedido }),
        servicios.agenda.liberarHorario({ idPersona, idHorario }),
      ]);
      expect([pagado.ok, liberado.ok].filter(Boolean)).toHaveLength(1);
      expect((await servicios.paquetes.verSaldo(idPersona)).bonos[0]!.cantidad).toBe(pagado.ok ? 0 : 1);
    }
  });
});

describe("another specialist at the hour that is held", () => {
  const pedidos = () => db.selectFrom("pedidos").select(["id_horario", "estado"]).execute();
  async function conRetencion() {
    const [persona] = await personas(1);
    const { idHorario } = valor(await retener(persona!, "10:00"));
    valor(await servicios.agenda.crearPedido({ idPersona: persona!.idPersona, idHorario }));
    return { persona: persona!, idHorario };
  }

  it("takes its place: one is held, the other is free, and its order is over", async () => {
    const [libre, ocupado] = [await mundo.especialista(), await mundo.especialista()];
    const { persona, idHorario } = await conRetencion();
    valor(await retener((await personas(1))[0]!, "10:00", { con: ocupado }));
    const otros = await servicios.agenda.otrosALaMismaHora(especialista, lima(MARTES, "10:00"));
    const ids = otros.map(({ idEspecialista }) => idEspecialista);
    expect(ids).toContain(libre.idEspecialista);
    for (const otro of [ocupado, especialista]) expect(ids).not.toContain(otro.idEspecialista);

    const veces = await aLaVez(5, () => retener(persona, "10:00", { con: libre, enLugarDe: idHorario }));
    expect(cuenta(veces)).toEqual({ aceptado: 1, "ya-lo-tienes": 4 });
    expect(await libres(MARTES, libre)).not.toContain("10:00");
    expect(await libres()).toContain("10:00");
    expect(await pedidos()).toEqual([{ id_horario: idHorario, estado: "anulado" }]);
  });

  it("leaves the held one as it is when somebody was quicker", async () => {
    const ocupado = await mundo.especialista();
    const { persona, idHorario } = await conRetencion();
    valor(await retener((await personas(1))[0]!, "10:00", { con: ocupado }));
    expect(rechazo(await retener(persona, "10:00", { con: ocupado, enLugarDe: idHorario }))).toBe(
      "horario-ocupado",
    );
    expect(await libres()).not.toContain("10:00");
    expect(await pedidos()).toEqual([{ id_horario: idHorario, estado: "pendiente" }]);
  });

  it("is never in the place of another person's", async () => {
    const libre = await mundo.especialista();
    const { idHorario } = await conRetencion();
    valor(await retener((await personas(1))[0]!, "10:00", { con: libre, enLugarDe: idHorario }));
    expect(await libres()).not.toContain("10:00");
  });
});

describe("more time for a hold", () => {
  it("is given once: five minutes, also when it is asked for ten times at once", async () => {
    const persona = await mundo.persona();
    const { idPersona } = persona;
    const { idHorario, expiraEn } = valor(await retener(persona, "10:00"));
    reloj.avanzar(9);
    const resultados = await aLaVez(10, () => servicios.agenda.ampliarHorario({ idPersona, idHorario }));
    expect(cuenta(resultados)).toEqual({ aceptado: 1, "ya-ampliado": 9 });
    const { horario } = valor(await servicios.agenda.verReserva({ idPersona, idHorario }));
    expect(horario.expiraEn).toEqual(sumarMinutos(expiraEn, 5));

    reloj.ahora = expiraEn;
    expect(await libres()).not.toContain("10:00");
    reloj.ahora = horario.expiraEn;
    expect(await libres()).toContain("10:00");
  });
});

describe("ordering a held time", () => {
  it("is one order however often it is asked for, also at once", async () => {
    const persona = await mundo.persona();
    const { idPersona } = persona;
    const { idHorario } = valor(await retener(persona, "10:00"));
    const pedidos = (await aLaVez(20, () => servicios.agenda.crearPedido({ idPersona, idHorario }))).map(
      valor,
    );
    expect(new Set(pedidos.map(({ idPedido }) => idPedido)).size).toBe(1);
    expect(await db.selectFrom("pedidos").selectAll().execute()).toHaveLength(1);
  });

  it("keeps the price of that moment", async () => {
    const persona = await mundo.persona();
    const { idPersona } = persona;
    const { idHorario } = valor(await retener(persona, "10:00"));
    const antes = valor(await servicios.agenda.crearPedido({ idPersona, idHorario }));
    const { makeCatalogoWriter } = await import("../../../server/agenda/repositories/catalogo");
    await makeCatalogoWriter(db).guardarEspecialista({ ...especialista, precioCentimos: 150_00 });
    const despues = valor(await servicios.agenda.crearPedido({ idPersona, idHorario }));
    expect([antes.precioCentimos, despues.precioCentimos]).toEqual([90_00, 90_00]);
  });

  it("answers the paid order once it is paid", async () => {
    const persona = await mundo.persona({ bonos: 1 });
    const { idPersona } = persona;
    const { idHorario } = valor(await retener(persona, "10:00"));
    const { idPedido } = valor(await servicios.agenda.crearPedido({ idPersona, idHorario }));
    valor(await servicios.agenda.pagarConSaldo({ idPersona, idPedido }));
    const otraVez = valor(await servicios.agenda.crearPedido({ idPersona, idHorario }));
    expect([otraVez.idPedido, otraVez.estado]).toEqual([idPedido, "pagado"]);
  });

  it("another person's order is not found", async () => {
    const [primera, segunda] = await personas(2);
    const { idHorario } = valor(await retener(primera!, "10:00"));
    const { idPedido } = valor(
      await servicios.agenda.crearPedido({ idPersona: primera!.idPersona, idHorario }),
    );
    const ajeno = { idPersona: segunda!.idPersona, idPedido };
    expect(rechazo(await servicios.agenda.verPedido(ajeno))).toBe("pedido-no-existe");
    expect(rechazo(await servicios.agenda.pagarConSaldo(ajeno))).toBe("pedido-no-existe");
    expect(rechazo(await servicios.agenda.pagarConTarjeta({ ...ajeno, origen: ORIGEN }))).toBe(
      "pedido-no-existe",
    );
  });

  it("without naming a time is of the one chosen last", async () => {
    const persona = await mundo.persona();
    const { idPersona } = persona;
    expect(rechazo(await servicios.agenda.verReserva({ idPersona, idHorario: null }))).toBe(
      "horario-no-existe",
    );
    valor(await retener(persona, "14:00"));
    reloj.avanzar(1);
    const ultimo = valor(await retener(persona, "09:00"));
    expect(valor(await servicios.agenda.verReserva({ idPersona, idHorario: null })).horario.idHorario).toBe(
      ultimo.idHorario,
    );
    reloj.avanzar(10);
    expect(rechazo(await servicios.agenda.verReserva({ idPersona, idHorario: null }))).toBe(
      "horario-no-existe",
    );
  });
});
