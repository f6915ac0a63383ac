import { beforeEach, expect, it } from "vitest";
import { ACTORES } from "../../../app/domain/cuentas/accesosADatos/accesoADatos";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { lima, MARTES, MIERCOLES } from "../../support/constructores";
import { conSesiones } from "../../support/sesiones";
import { abrirMundo, rechazo, valor } from "../../support/servicios";

/**
 * Services of these tests: each act of an operator or a specialist on a person's data is a line of «Quién vio o cambió
 * tus datos».
 */
const mundo = await abrirMundo();
const { servicios, reloj, operador } = mundo;
const { ausencias } = mundo.producto.acts;

let persona: Persona;
let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  persona = await mundo.persona({ bonos: 3 });
  especialista = await mundo.especialista();
});
const { conBono, conTarjeta } = conSesiones(mundo, () => especialista);
const ana = { operador: "ana" };
const lineas = async () =>
  (await servicios.cuentas.verAccesosADatos(persona.idPersona)).map(({ descripcion, actor, canal }) => [
    descripcion,
    ACTORES[actor],
    canal,
  ]);
const ultimoActo = async () =>
  valor(await operador.verActos(3)).find(({ resultado }) => resultado === "hecho");

it.each([
  [
    "coins are given",
    "Se te dieron monedas",
    () => operador.darMonedas({ ...ana, idPersona: persona.idPersona, cantidad: 100, motivo: "cortesia" }),
  ],
  [
    "a plan is given",
    "Se te dio un plan",
    () =>
      operador.darPlan({
        ...ana,
        idPersona: persona.idPersona,
        codigoPlan: "PREMIUM",
        motivo: "Cortesía.",
      }),
  ],
  [
    "a session is cancelled",
    "Se anotó que tu especialista no podía atender una sesión",
    async () => {
      const { idCita } = await conBono({ persona });
      return operador.cancelar({ ...ana, idCita, compensacion: "devolucion", motivo: "Enfermó." });
    },
  ],
  [
    "another time may be chosen",
    "Se anotó que tu especialista no podía atender una sesión",
    async () => {
      const { idCita } = await conBono({ persona });
      return operador.cancelar({ ...ana, idCita, compensacion: "cambio", motivo: "Enfermó." });
    },
  ],
  [
    "the specialist did not come",
    "Se anotó que tu especialista no llegó a una sesión",
    async () => {
      const { idCita } = await conBono({ persona });
      reloj.ahora = lima(MIERCOLES, "10:20");
      return operador.marcarAusencia({ ...ana, idCita, compensacion: "devolucion", motivo: "Enfermó." });
    },
  ],
  [
    "a session was held all the same",
    "Se anotó que una sesión tuya se tuvo",
    async () => {
      const { idCita } = await conBono({ persona });
      reloj.ahora = lima(MIERCOLES, "11:00");
      return ausencias.anotarAsistencia({ ...ana, idCita, motivo: "Fue por teléfono" });
    },
  ],
])("is a line where %s, once", async (_, descripcion, hacer) => {
  valor<unknown>(await hacer());
  expect(await lineas()).toEqual([[descripcion, "Soporte", "interno"]]);
});

it("is a line where what was taken goes: coins and a plan", async () => {
  const de = { ...ana, idPersona: persona.idPersona };
  valor(await operador.darMonedas({ ...de, cantidad: 100, motivo: "cortesia" }));
  valor(await operador.quitarMonedas({ ...de, cantidad: 40, motivo: "cortesia" }));
  valor(await operador.darPlan({ ...de, codigoPlan: "PREMIUM", motivo: "Cortesía." }));
  valor(await operador.quitarPlan({ ...de, codigoPlan: "PREMIUM", motivo: "Cortesía." }));
  expect((await lineas()).map(([descripcion]) => descripcion).sort()).toEqual([
    "Se te dieron monedas",
    "Se te dio un plan",
    "Se te quitaron monedas",
    "Se te quitó un plan",
  ]);
});

it("is none where an act is refused, or changes nothing", async () => {
  const de = { ...ana, idPersona: persona.idPersona };
  const quite = { ...de, cantidad: 1, motivo: "cortesia", idMovimiento: "nada" } as const;
  expect(rechazo(await operador.quitarMonedas(quite))).toBe("movimiento-no-existe");
  const { idCita, idPedido } = await conTarjeta({ persona });
  expect(rechazo(await operador.devolver({ ...ana, idPedido, motivo: "Lo pidió" }))).toBe("cita-en-pie");
  expect(await lineas()).toEqual([]);
  for (let vez = 0; vez < 2; vez++)
    valor(await operador.cancelar({ ...ana, idCita, compensacion: "devolucion", motivo: "Enfermó." }));
  expect(await lineas()).toHaveLength(1);
});

it("keeps of money why, how much and of whom, and the person sees that it came back", async () => {
  const cita = await conTarjeta({ persona });
  reloj.ahora = lima(MARTES, "18:00");
  valor(await servicios.agenda.cancelarCita({ ...cita, vuelve: "nada" }));
  const { idPedido } = cita;
  valor(await operador.devolver({ ...ana, idPedido, motivo: "Estuvo enferma" }));
  expect(await lineas()).toEqual([["Se devolvió lo que pagaste por un pedido", "Soporte", "interno"]]);
  expect(await ultimoActo()).toMatchObject({
    ...{ orden: "devolver", objeto: idPedido, motivo: "Estuvo enferma" },
    ...{ cantidad: especialista.precioCentimos, dePersona: persona.idPersona },
  });
});

it("keeps of coins why, how many and of whom", async () => {
  const { idPersona } = persona;
  valor(await operador.darMonedas({ ...ana, idPersona, cantidad: 100, motivo: "cortesia" }));
  expect(await ultimoActo()).toMatchObject({ motivo: "cortesia", cantidad: 100, dePersona: idPersona });
});

it("is a line a day of the specialist who opens what a person wrote, and none where nothing is shared", async () => {
  const cita = await conBono({ persona });
  const enlace = valor(await servicios.agenda.enlaceDeEspecialista(cita.idCita));
  const llave = new URL(enlace, "http://sitio.invalid").searchParams.get("llave")!;
  valor(await servicios.agenda.verSala({ llave }));
  expect(await lineas()).toEqual([]);
  const nota = { texto: "No duermo", comparteHistorial: false };
  valor(await servicios.agenda.guardarNota({ ...cita, nota }));
  for (let vez = 0; vez < 2; vez++) valor(await servicios.agenda.verSala({ llave }));
  valor(await servicios.agenda.verSala(cita));
  expect(await lineas()).toEqual([
    ["Se abrió lo que le cuentas a tu especialista para una sesión", "Tu especialista", "web"],
  ]);
});

it.each([
  {
    que: "a cancelled session that a card paid",
    cantidad: () => especialista.precioCentimos,
    unidad: "centimos",
    compensacion: "devolucion",
    reservar: conTarjeta,
    hacer: operador.cancelar,
  },
  {
    que: "a session to which the specialist did not come, paid by card",
    cantidad: () => especialista.precioCentimos,
    unidad: "centimos",
    compensacion: "devolucion",
    reservar: conTarjeta,
    hacer: operador.marcarAusencia,
  },
  {
    que: "one that a bono paid",
    cantidad: () => 1,
    unidad: "bonos",
    compensacion: "devolucion",
    reservar: conBono,
    hacer: operador.marcarAusencia,
  },
  {
    que: "one that its person may move, of which nothing came back yet",
    cantidad: () => 0,
    unidad: undefined,
    compensacion: "cambio",
    reservar: conTarjeta,
    hacer: operador.marcarAusencia,
  },
] as const)("keeps why, how much and of whom, of $que", async (caso) => {
  const { idCita } = await caso.reservar({ persona });
  if (caso.hacer === operador.marcarAusencia) reloj.ahora = lima(MIERCOLES, "10:20");
  const { compensacion } = caso;
  const anotada = { ...ana, idCita, compensacion, motivo: "No llegó" };
  valor(await caso.hacer(anotada));
  const acto = await ultimoActo();
  const esperado = { objeto: idCita, motivo: "No llegó", dePersona: persona.idPersona };
  expect(acto).toMatchObject({ ...esperado, cantidad: caso.cantidad() });
  expect(acto?.unidad).toBe(caso.unidad);
  valor(await caso.hacer(anotada));
  expect(await ultimoActo(), "what came back comes once").toMatchObject({ ...esperado, cantidad: 0 });
});

it("keeps why somebody's plan changed", async () => {
  const { idPersona } = persona;
  const plan = { ...ana, idPersona, codigoPlan: "PREMIUM", motivo: "Cortesía" } as const;
  valor(await operador.darPlan(plan));
  const movido = { motivo: "Cortesía", cantidad: 1, unidad: "planes", dePersona: idPersona };
  expect(await ultimoActo()).toMatchObject({ orden: "plan-dar-PREMIUM", ...movido });
  valor(await operador.quitarPlan(plan));
  expect(await ultimoActo()).toMatchObject({ orden: "plan-quitar-PREMIUM", ...movido });
});
