import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import type { Beneficios } from "../../../app/domain/cuentas/perfil/beneficios";
import type { CodigoDePlan } from "../../../app/domain/cuentas/perfil/planes";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { BONOS_DE_CADA_PLAN, finDelMes, mesDe } from "../../../app/domain/paquetes/planes/bonosDePlan";
import { makePerfilRepository } from "../../../server/cuentas/repositories/perfiles";
import { SIN_ALMACEN } from "../../support/operador";
import { atender, HECHO, RECHAZADO } from "../../../server/ops/ops";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { lima } from "../../support/constructores";
import { buscarRoturas } from "../../support/invariantes";
import { abrirMundo, aLaVez, valor } from "../../support/servicios";

let beneficios: Beneficios | Error;
let preguntas: number;
const mundo = await abrirMundo({
  beneficios: {
    async de() {
      preguntas += 1;
      if (beneficios instanceof Error) throw beneficios;
      return beneficios;
    },
  },
});
const { servicios, reloj, db } = mundo;
const otro = await mundo.otroProceso();

const CON_EPS = { tieneEPS: true, esPiloto: false };
const SIN_EPS = { tieneEPS: false, esPiloto: false };

let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  beneficios = SIN_EPS;
  preguntas = 0;
  especialista = await mundo.especialista();
});
afterEach(async () => expect(await buscarRoturas(db, reloj.ahora)).toEqual([]));

async function conPlanes(...planes: CodigoDePlan[]): Promise<Persona> {
  const persona = await mundo.persona();
  await ponerPlanes(persona, ...planes);
  return persona;
}
const ponerPlanes = ({ idPersona }: Persona, ...planes: CodigoDePlan[]) =>
  makePerfilRepository(db).guardar(idPersona, { planes, tiposUsuario: [] });

/** Prepaid sessions (`bonos`) by specialty, as the person sees them in their balance. */
async function saldo({ idPersona }: Persona, donde = servicios): Promise<Record<string, number>> {
  const { estado, bonos } = await donde.paquetes.verSaldo(idPersona);
  expect(estado).toBe("success");
  return Object.fromEntries(
    bonos.filter(({ cantidad }) => cantidad > 0).map((bono) => [bono.especialidad, bono.cantidad]),
  );
}
const lineas = async ({ idPersona }: Persona) =>
  (await servicios.paquetes.verMovimientosDeSaldo(idPersona)).map(({ cantidad, motivo }) => ({
    cantidad,
    motivo,
  }));
const hastaElMesSiguiente = () => {
  reloj.ahora = finDelMes(mesDe(reloj.ahora));
};

describe("the bonos of a plan", () => {
  it("differ from plan to plan, and FREE brings none", () => {
    const contenidos = Object.values(BONOS_DE_CADA_PLAN).map((bonos) => JSON.stringify(bonos));
    expect(new Set(contenidos).size).toBe(contenidos.length);
    expect(BONOS_DE_CADA_PLAN.FREE).toEqual([]);
  });

  it("are there when the person looks at their saldo, with their reason, and once for the month", async () => {
    const persona = await conPlanes("FREE", "PREMIUM");
    expect(await saldo(persona)).toEqual({ Psicología: 1, Nutrición: 1 });
    expect(await saldo(persona)).toEqual({ Psicología: 1, Nutrición: 1 });
    expect(await lineas(persona)).toEqual([
      { cantidad: 1, motivo: "plan" },
      { cantidad: 1, motivo: "plan" },
    ]);
    expect(await saldo(await mundo.persona())).toEqual({});
  });

  it("come by the job to whoever does not look, whatever happens to the next one", async () => {
    const [primera, segunda, asegurada] = [
      await conPlanes("BASIC"),
      await conPlanes("PRO"),
      await mundo.persona({ esAsegurada: true }),
    ];
    await mundo.job("dar-bonos-de-plan");
    const lotes = await db
      .selectFrom("lotes_de_saldo")
      .select(["id_persona", "codigo_plan", "mes"])
      .execute();
    expect(lotes.map(({ id_persona }) => id_persona).toSorted((a, b) => a - b)).toEqual(
      [primera.idPersona, segunda.idPersona, segunda.idPersona, asegurada.idPersona].toSorted(
        (a, b) => a - b,
      ),
    );
    await mundo.job("dar-bonos-de-plan");
    expect(await db.selectFrom("lotes_de_saldo").selectAll().execute()).toHaveLength(lotes.length);
    expect(await saldo(asegurada)).toEqual({ "Finanzas personales": 1 });
  });

  it("are given once by two processes and the job at the same time", async () => {
    const persona = await conPlanes("PRO");
    await Promise.all([
      aLaVez(6, (vez) => saldo(persona, vez % 2 ? otro.services : servicios)),
      mundo.job("dar-bonos-de-plan"),
      otro.jobs.find(({ nombre }) => nombre === "dar-bonos-de-plan")!.run(),
    ]);
    expect(await saldo(persona)).toEqual({ Psicología: 2, Coaching: 1 });
    expect(await lineas(persona)).toHaveLength(2);
  });

  it("end with the month of Lima, and the next one brings as many", async () => {
    reloj.ahora = lima("2026-11-30", "23:59");
    const persona = await conPlanes("BASIC");
    expect(await saldo(persona)).toEqual({ Nutrición: 1 });
    const [lote] = await servicios.paquetes.verLotesDeSaldo(persona.idPersona);
    expect(lote!.venceEn).toEqual(lima("2026-12-01", "00:00"));
    reloj.ahora = lima("2026-12-01", "00:00");
    await mundo.job("vencer-bonos");
    expect(await saldo(persona)).toEqual({ Nutrición: 1 });
    expect((await lineas(persona)).map(({ motivo }) => motivo).toSorted()).toEqual([
      "plan",
      "plan",
      "vencimiento",
    ]);
  });

  it("are told a week and two days before the month ends, once for all of them by two processes", async () => {
    const persona = await conPlanes("PRO");
    expect(await saldo(persona)).toEqual({ Psicología: 2, Coaching: 1 });
    const avisar = async (dia: string, hora = "00:00") => {
      reloj.ahora = lima(dia, hora);
      const deOtro = otro.jobs.find(({ nombre }) => nombre === "avisar-vencimientos")!;
      await Promise.all([aLaVez(3, () => mundo.job("avisar-vencimientos")), deOtro.run()]);
      const correos = await db.selectFrom("correos").select("texto").execute();
      return correos.map(({ texto }) => /Tienes \d+ bonos/.exec(texto)?.[0]);
    };
    expect(await avisar("2026-11-23", "23:59")).toEqual([]);
    expect(await avisar("2026-11-24")).toEqual(["Tienes 3 bonos"]);
    expect(await avisar("2026-11-28", "23:59")).toHaveLength(1);
    expect(await avisar("2026-11-29")).toEqual(["Tienes 3 bonos", "Tienes 3 bonos"]);
    expect(await avisar("2026-11-30", "23:59")).toHaveLength(2);
  });

  it("last 30 days at the least when the session that one paid is cancelled, whether their month has ended or not", async () => {
    reloj.ahora = lima("2026-11-23", "08:00");
    const persona = await conPlanes("EPS");
    beneficios = CON_EPS;
    await saldo(persona);
    const reservar = async (inicio: Date) => {
      const { idPersona } = persona;
      const { idHorario } = valor(
        await servicios.agenda.retenerHorario({
          idPersona,
          idEspecialista: especialista.idEspecialista,
          inicio,
        }),
      );
      const { idPedido } = valor(await servicios.agenda.crearPedido({ idPersona, idHorario }));
      return valor(await servicios.agenda.pagarConSaldo({ idPersona, idPedido }));
    };
    const cancelar = async ({ idCita, version }: { idCita: string; version: number }) =>
      valor(
        await servicios.agenda.cancelarCita({
          idPersona: persona.idPersona,
          idCita,
          version,
          vuelve: "bono",
        }),
      );
    const cita = await reservar(lima("2026-11-26", "10:00"));
    expect(await saldo(persona)).toEqual({});
    await cancelar(cita);
    expect(await saldo(persona)).toEqual({ Psicología: 1 });
    const [lote] = await servicios.paquetes.verLotesDeSaldo(persona.idPersona);
    expect(lote).toMatchObject({ quedan: 1, venceEn: lima("2026-12-24", "00:00") });

    reloj.ahora = lima("2026-11-30", "10:00");
    const segunda = await reservar(lima("2026-12-03", "10:00"));
    reloj.ahora = lima("2026-12-01", "08:00");
    await cancelar(segunda);
    expect(await saldo(persona)).toEqual({ Psicología: 2 });
    const fines = (await servicios.paquetes.verLotesDeSaldo(persona.idPersona)).map(({ venceEn }) => venceEn);
    expect(fines).toEqual([lima("2027-01-01", "00:00"), lima("2027-01-01", "00:00")]);
  });
});

describe("the plan that counts", () => {
  it("is the EPS while it is active, else the one before", async () => {
    const persona = await conPlanes("CLIENTE", "EPS");
    expect(await saldo(persona)).toEqual({ "Finanzas personales": 1 });
    beneficios = CON_EPS;
    await mundo.job("dar-bonos-de-plan");
    expect(await saldo(persona)).toEqual({ "Finanzas personales": 1, Psicología: 1 });
  });

  it("gives nothing and takes nothing while nobody knows whether the EPS is active", async () => {
    const persona = await conPlanes("CLIENTE", "EPS");
    // The clock goes back two minutes: all tests share one process, which remembers a failed service.
    mundo.reloj.avanzar(-2);
    beneficios = new Error("down");
    expect(await saldo(persona)).toEqual({});
    beneficios = CON_EPS;
    // A service that did not answer is not asked for a minute, so that no other page waits for it.
    expect(await saldo(persona)).toEqual({});
    expect(preguntas).toBe(1);
    mundo.reloj.avanzar(1);
    expect(await saldo(persona)).toEqual({ Psicología: 1 });
    beneficios = new Error("down");
    expect(await saldo(persona)).toEqual({ Psicología: 1 });
  });

  it("is asked for once in a round of the job where the benefits do not answer, and not where nothing is missing", async () => {
    beneficios = new Error("down");
    for (const _ of [1, 2, 3]) await conPlanes("BASIC", "EPS");
    const basica = await conPlanes("BASIC");
    await mundo.job("dar-bonos-de-plan");
    expect(preguntas).toBe(1);
    expect(await saldo(basica)).toEqual({ Nutrición: 1 });
    expect(preguntas).toBe(1);
  });

  it("that changes within the month gives only what is missing, and takes nothing back", async () => {
    const persona = await conPlanes("COLABORADOR");
    expect(await saldo(persona)).toEqual({ Psicología: 1, Coaching: 1 });
    await ponerPlanes(persona, "COLABORADOR", "PRO");
    await mundo.job("dar-bonos-de-plan");
    expect(await saldo(persona)).toEqual({ Psicología: 2, Coaching: 1 });
    await ponerPlanes(persona, "COLABORADOR", "PRO", "FREE");
    await mundo.job("dar-bonos-de-plan");
    expect(await saldo(persona)).toEqual({ Psicología: 2, Coaching: 1 });
    await ponerPlanes(persona, "PRO");
    await mundo.job("dar-bonos-de-plan");
    expect(await saldo(persona)).toEqual({ Psicología: 2, Coaching: 1 });
    hastaElMesSiguiente();
    await mundo.job("vencer-bonos");
    await ponerPlanes(persona, "FREE");
    expect(await saldo(persona)).toEqual({});
  });
});

describe("a plan by the command line", () => {
  async function ops(...argumentos: string[]) {
    const { estado, salida } = await atender(
      [...argumentos, "--json", "--operador", "ana"],
      () => Promise.resolve(mundo.producto),
      SIN_ALMACEN,
    );
    return { estado, ...(JSON.parse(salida) as { valor?: unknown; codigo?: string }) };
  }

  it("is given with its bonos, counts from then on, and is taken away without them", async () => {
    const persona = await mundo.persona();
    const id = String(persona.idPersona);
    const perfiles = makePerfilRepository(db);
    await perfiles.guardar(persona.idPersona, { planes: ["FREE"], tiposUsuario: ["REGULAR"] });
    expect((await ops("plan", "ver", id)).valor).toMatchObject({ planes: ["FREE"], bonosDelMes: [] });
    const dado = await ops("plan", "dar", id, "BASIC", "Cortesía");
    expect(dado.estado).toBe(HECHO);
    expect(dado.valor).toMatchObject({
      planes: ["FREE", "BASIC"],
      bonosDelMes: [{ especialidad: "nutricion", cantidad: 1, quedan: 1 }],
    });
    await ops("plan", "dar", id, "FREE", "Cortesía");
    expect((await ops("plan", "ver", id)).valor).toMatchObject({ planes: ["BASIC", "FREE"] });
    expect((await ops("plan", "quitar", id, "BASIC", "Cortesía")).valor).toMatchObject({ planes: ["FREE"] });
    expect(await saldo(persona)).toEqual({ Nutrición: 1 });
    expect((await perfiles.de(persona.idPersona)).tiposUsuario, "what else is known of them").toEqual([
      "REGULAR",
    ]);
  });

  it("is refused for nobody, and where there is nothing to take", async () => {
    const { idPersona } = await mundo.persona();
    expect(await ops("plan", "dar", "999999", "BASIC", "Cortesía")).toMatchObject({
      estado: RECHAZADO,
      codigo: "persona-no-existe",
    });
    expect(await ops("plan", "quitar", String(idPersona), "PRO", "Cortesía")).toMatchObject({
      estado: RECHAZADO,
      codigo: "plan-que-no-tiene",
    });
  });
});

it("/v2 tells what the plan brings, what came of it and until when it can be used", async () => {
  const { llamar, abrirSesion } = abrirApi(mundo);
  const persona = await conPlanes("PREMIUM");
  const { token } = await abrirSesion(persona.idPersona);
  const leer = async (ruta: string) =>
    (await llamar("GET", ruta, { clave: CLAVES_DE_API.personas, token })).cuerpo.data;
  const bonos = BONOS_DE_CADA_PLAN.PREMIUM.map((bono) => ({ ...bono, quedan: bono.alMes }));
  expect(await leer("/saldos/plan")).toEqual({ codigoPlan: "PREMIUM", bonos });
  const venceEn = finDelMes(mesDe(reloj.ahora)).toISOString();
  expect(await leer("/saldos/movimientos")).toMatchObject({
    lotes: bonos.map(() => ({ quedan: 1, venceEn })),
    movimientos: bonos.map(() => ({ cantidad: 1, motivo: "plan" })),
  });
});
