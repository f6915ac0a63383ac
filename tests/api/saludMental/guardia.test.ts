import { beforeEach, describe, expect, it } from "vitest";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { ROLES } from "../../../app/domain/equipo/derechos/derechos";
import type { Miembro } from "../../../app/domain/equipo/derechos/exigir";
import { elDiaDe } from "../../../app/domain/shared/fechas";
import { makeAlertaRepository } from "../../../server/saludMental/repositories/alertas";
import { unMiembro } from "../../support/equipo";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";

const GUARDIA = "guardia@bienestar.example";
const PANTALLA = "https://equipo.bienestar.example/equipo/guardia";
const mundo = await abrirMundo({ guardia: GUARDIA, pantallaDeGuardia: PANTALLA });
const { reloj, db, job } = mundo;
const { saludMental, cuentas } = mundo.servicios;
const { guardia } = saludMental;
const { alertas } = mundo.producto.acts;

let persona: Persona;
let ana: Miembro;
let luz: Miembro;
let idAlerta: string;

beforeEach(async () => {
  persona = await mundo.persona();
  ana = await unMiembro(mundo, "guardia");
  luz = { ...(await unMiembro(mundo, "guardia")), nombre: "Luz Vega" };
  await db
    .updateTable("cuentas_de_equipo")
    .set({ nombre: luz.nombre })
    .where("id_cuenta", "=", luz.idCuenta)
    .execute();
  valor(await saludMental.pedirAviso({ idPersona: persona.idPersona, canal: "web" }));
  idAlerta = (await ver(ana)).nuevas[0]!.idAlerta;
});

const ver = async (miembro: Miembro) => valor(await guardia.ver(miembro));
const correos = async () =>
  (await db.selectFrom("correos").selectAll().where("para", "=", GUARDIA).execute()).length;
const registro = async (accion: string) =>
  (await db.selectFrom("registro_de_equipo").selectAll().where("objeto", "=", idAlerta).execute()).filter(
    (linea) => linea.accion === accion,
  );
const fresca = (miembro: Miembro): Miembro => ({ ...miembro, probadoEn: reloj.ahora });

describe("an alert of danger on the screen of the guard", () => {
  it("is mailed with a way to the screen, and names nobody", async () => {
    const [correo] = await db.selectFrom("correos").selectAll().where("para", "=", GUARDIA).execute();
    expect(correo!.texto).toContain(PANTALLA);
    expect(correo!.texto).not.toContain("ops alertas");
    expect(JSON.stringify(correo)).not.toContain(persona.nombre);
    expect(JSON.stringify(await ver(ana))).not.toMatch(new RegExp(`${persona.nombre}|${persona.email}`));
  });

  it("shows the guard who takes it how to call, and the person that somebody saw it", async () => {
    expect(valor(await guardia.tomar(ana, idAlerta))).toMatchObject({
      ...{ nombre: persona.nombre, email: persona.email },
    });
    expect(await ver(ana)).toMatchObject({ nuevas: [], tomadas: [{ idAlerta, esMia: true }] });
    expect(await ver(luz)).toMatchObject({ tomadas: [{ quien: ana.nombre, esMia: false }] });
    const lineas = await cuentas.verAccesosADatos(persona.idPersona);
    expect(lineas).toContainEqual(
      expect.objectContaining({ accion: "aviso-de-salud-mental", creadoEn: elDiaDe(reloj.ahora) }),
    );
    valor(await guardia.verContacto(ana, idAlerta));
    expect(await registro("tomo-alerta")).toMatchObject([{ id_cuenta: ana.idCuenta, id_persona: null }]);
    expect(await registro("vio-contacto-de-alerta")).toHaveLength(1);
  });

  it("is taken by one of two who press at once, and the other reads who has it", async () => {
    const guardias = [ana, luz];
    const tomas = await aLaVez(2, (cual) => guardia.tomar(guardias[cual]!, idAlerta));
    expect(tomas.map(rechazo).sort()).toEqual(["aceptado", "alerta-acusada"]);
    const gano = guardias[tomas.findIndex(({ ok }) => ok)]!;
    const perdio = guardias.find((una) => una !== gano)!;
    expect((await ver(perdio)).tomadas).toMatchObject([{ quien: gano.nombre, esMia: false }]);
    expect(rechazo(await guardia.verContacto(perdio, idAlerta))).toBe("alerta-ajena");
    expect(rechazo(await guardia.cerrar(perdio, idAlerta, "hablamos"))).toBe("alerta-ajena");
    expect(await registro("tomo-alerta")).toHaveLength(1);
  });

  it("is closed by its guard with an outcome, and tells nothing afterwards", async () => {
    expect(rechazo(await guardia.cerrar(ana, idAlerta, "hablamos"))).toBe("alerta-sin-tomar");
    valor(await guardia.tomar(ana, idAlerta));
    valor(await guardia.cerrar(ana, idAlerta, "con-ayuda"));
    expect(await ver(luz)).toMatchObject({
      ...{ nuevas: [], tomadas: [] },
      cerradas: [{ idAlerta, desenlace: "con-ayuda", quien: ana.nombre }],
    });
    expect(await registro("cerro-alerta")).toHaveLength(1);
    for (const acto of [guardia.tomar, guardia.verContacto, guardia.devolver])
      expect(rechazo(await acto(ana, idAlerta))).toBe("alerta-terminada");
  });

  it("is given back at the end of a turn, and mailed at once", async () => {
    valor(await guardia.tomar(ana, idAlerta));
    valor(await guardia.devolver(ana, idAlerta));
    expect(await correos()).toBe(2);
    expect((await ver(luz)).nuevas).toMatchObject([{ idAlerta, quedoLibre: false }]);
    expect(rechazo(await guardia.verContacto(ana, idAlerta))).toBe("alerta-sin-tomar");
    valor(await guardia.tomar(luz, idAlerta));
    expect(await registro("devolvio-alerta")).toHaveLength(1);
  });

  it("stands in the list with the oldest first", async () => {
    reloj.avanzar(3);
    const otra = await mundo.persona();
    valor(await saludMental.pedirAviso({ idPersona: otra.idPersona, canal: "web" }));
    const { nuevas } = await ver(ana);
    expect(nuevas.map((nueva) => nueva.idAlerta)[0]).toBe(idAlerta);
    expect(nuevas).toHaveLength(2);
  });

  it("is one with the operator's orders", async () => {
    valor(await alertas.acusar({ operador: "root", idAlerta }));
    expect(await ver(ana)).toMatchObject({ tomadas: [{ quien: "root", esMia: false }] });
    expect(rechazo(await guardia.tomar(ana, idAlerta))).toBe("alerta-acusada");
    valor(await alertas.terminar({ operador: "root", idAlerta, desenlace: "sin-respuesta" }));
    expect((await registro("tomo-alerta")).concat(await registro("cerro-alerta"))).toMatchObject([
      { actor: "maquina:root", id_cuenta: null },
      { actor: "maquina:root", motivo: "No contestó a ninguna llamada" },
    ]);
  });
});

describe("a taken alert that nobody closes", () => {
  beforeEach(async () => {
    valor(await guardia.tomar(ana, idAlerta));
  });

  it("belongs to its guard for 29 minutes", async () => {
    reloj.avanzar(29);
    await job("soltar-alertas");
    expect(rechazo(await guardia.tomar(fresca(luz), idAlerta))).toBe("alerta-acusada");
    valor(await guardia.verContacto(ana, idAlerta));
    valor(await guardia.cerrar(fresca(ana), idAlerta, "hablamos"));
  });

  it("is free again after 30, says so, and is mailed at once and again", async () => {
    reloj.avanzar(30);
    expect((await ver(luz)).nuevas).toMatchObject([{ idAlerta, quedoLibre: true }]);
    await aLaVez(3, () => job("soltar-alertas"));
    expect((await ver(luz)).nuevas).toMatchObject([{ idAlerta, quedoLibre: true }]);
    expect(await correos()).toBe(2);
    expect(await registro("solto-alerta")).toMatchObject([{ actor: "reloj" }]);
    reloj.avanzar(5);
    await job("escalar-alertas");
    expect(await correos()).toBe(3);
  });

  it.each([
    ["before the job freed it", false],
    ["after the job freed it", true],
  ])("is taken by one of two colleagues %s", async (_, libera) => {
    reloj.avanzar(30);
    if (libera) await job("soltar-alertas");
    const colegas = [fresca(luz), fresca(await unMiembro(mundo, "guardia"))];
    const tomas = await aLaVez(2, (cual) => guardia.tomar(colegas[cual]!, idAlerta));
    expect(tomas.map(rechazo).sort()).toEqual(["aceptado", "alerta-acusada"]);
    await job("soltar-alertas");
    expect((await ver(ana)).tomadas).toMatchObject([{ idAlerta, esMia: false }]);
    expect(rechazo(await guardia.cerrar(fresca(ana), idAlerta, "hablamos"))).toBe("alerta-ajena");
  });

  it("shows its former guard no person any more, until they take it again", async () => {
    reloj.avanzar(30);
    expect(rechazo(await guardia.verContacto(ana, idAlerta))).toBe("alerta-sin-tomar");
    expect(rechazo(await guardia.cerrar(fresca(ana), idAlerta, "hablamos"))).toBe("alerta-sin-tomar");
    valor(await guardia.tomar(fresca(ana), idAlerta));
    valor(await guardia.cerrar(fresca(ana), idAlerta, "hablamos"));
  });

  it("is one with the newer alert of its person", async () => {
    reloj.avanzar(1);
    valor(await saludMental.pedirAviso({ idPersona: persona.idPersona, canal: "web" }));
    reloj.avanzar(29);
    await job("soltar-alertas");
    const { nuevas, tomadas, cerradas } = await ver(luz);
    expect([nuevas.length, tomadas.length]).toEqual([1, 0]);
    expect(cerradas).toMatchObject([{ idAlerta, desenlace: null }]);
  });

  it("keeps its 30 minutes while keys are replaced", async () => {
    const conNueva = await mundo.otroProceso({
      secretoDeRespuestas: ["llave-nueva", "respuestas-de-prueba"],
    });
    valor(await conNueva.acts.respuestas.cerrar({ operador: "ana" }));
    const soloNueva = await mundo.otroProceso({ secretoDeRespuestas: "llave-nueva" });
    const otra = soloNueva.services.saludMental.guardia;
    expect(rechazo(await otra.tomar(fresca(luz), idAlerta))).toBe("alerta-acusada");
    reloj.avanzar(30);
    expect(valor(await otra.tomar(fresca(luz), idAlerta))).toMatchObject({ email: persona.email });
  });

  it("lasts until it is closed or given back when no key opens its instant", async () => {
    await db.updateTable("alertas_cerradas").set({ tomada_cerrada: "perdida" }).execute();
    reloj.avanzar(60);
    await job("soltar-alertas");
    expect((await ver(ana)).tomadas).toMatchObject([{ idAlerta, libreDesde: null }]);
    valor(await guardia.cerrar(fresca(ana), idAlerta, "hablamos"));
  });

  it("leaves no instant of its steps beside its row", async () => {
    const fila = JSON.stringify(await db.selectFrom("alertas_cerradas").selectAll().execute());
    expect(fila).not.toContain(reloj.ahora.toISOString().slice(0, 16));
    const [tomada] = await makeAlertaRepository(db).tomadas(1);
    expect(tomada!.acusadaEn).toEqual(elDiaDe(reloj.ahora));
  });
});

describe("the rights on alerts", () => {
  it("let Guardia alone act, and Datos see without a name", async () => {
    valor(await guardia.tomar(ana, idAlerta));
    for (const rol of ROLES.filter((uno) => uno !== "guardia")) {
      const otra = await unMiembro(mundo, rol);
      if (rol === "datos")
        expect((await ver(otra)).tomadas).toMatchObject([{ idAlerta, quien: null, esMia: false }]);
      else expect(rechazo(await guardia.ver(otra)), rol).toBe("sin-derecho");
      expect(rechazo(await guardia.tomar(otra, idAlerta)), rol).toBe("sin-derecho");
      expect(rechazo(await guardia.verContacto(otra, idAlerta)), rol).toBe("sin-derecho");
      expect(rechazo(await guardia.devolver(otra, idAlerta)), rol).toBe("sin-derecho");
      expect(rechazo(await guardia.cerrar(otra, idAlerta, "hablamos")), rol).toBe("sin-derecho");
      expect(await guardia.esperas(otra), rol).toEqual([]);
    }
  });

  it("ask for a code of the last ten minutes", async () => {
    reloj.avanzar(10);
    expect(rechazo(await guardia.tomar(ana, idAlerta))).toBe("prueba-vencida");
    valor(await guardia.tomar(fresca(ana), idAlerta));
    expect(rechazo(await guardia.cerrar(ana, idAlerta, "hablamos"))).toBe("prueba-vencida");
    expect(rechazo(await guardia.devolver(ana, idAlerta))).toBe("prueba-vencida");
  });
});

it("Hoy counts the alerts that wait, and those that the member holds", async () => {
  expect(await guardia.esperas(ana)).toMatchObject([{ texto: "Alertas por tomar", cuantas: 1 }]);
  valor(await guardia.tomar(ana, idAlerta));
  expect(await guardia.esperas(ana)).toMatchObject([{ texto: "Alertas que tienes", cuantas: 1 }]);
  expect(await guardia.esperas(luz)).toEqual([]);
});
