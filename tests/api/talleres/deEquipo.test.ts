import { beforeEach, describe, expect, it } from "vitest";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { ROLES } from "../../../app/domain/equipo/derechos/derechos";
import type { Miembro } from "../../../app/domain/equipo/derechos/exigir";
import { sumarDias, sumarMinutos } from "../../../app/domain/shared/fechas";
import { enUnTexto } from "../../../app/domain/talleres/deEquipo/antesDeCancelar";
import { makeTalleresDeEquipoRepository } from "../../../server/talleres/repositories/deEquipo";
import { unCupon } from "../../support/constructores";
import { unMiembro } from "../../support/equipo";
import { notificacionDe } from "../../support/pasarelaFalsa";
import { abrirMundo, aLaVez, ORIGEN, rechazo, valor } from "../../support/servicios";
import { conLugares, conTalleres, EL_MARTES, INICIO } from "../../support/talleres";

const PRECIO = 25_50;
const { fuente } = conTalleres(2, PRECIO / 100);
const mundo = await abrirMundo({ contenido: fuente });
const { servicios, reloj, db, pasarela, operador } = mundo;
const { deEquipo } = servicios.talleres;
const { pedir, lugares, correosA, ofrecer } = conLugares(mundo);
const { uid, fecha } = EL_MARTES;
const CLAVE = { uid, fecha };
const MOTIVO = "Quien lo dirige está enfermo.";

let ana: Persona, beto: Persona, carla: Persona;
let coordina: Miembro;
beforeEach(async () => {
  ana = await mundo.persona({ nombre: "Ana María", apePaterno: "Paredes" });
  beto = await mundo.persona({ nombre: "Beto", apePaterno: "Zárate" });
  carla = await mundo.persona({ nombre: "Carla", apePaterno: "Núñez" });
  coordina = await unMiembro(mundo, "coordinacion");
});

async function pagar({ idPersona }: Persona, cupon?: string) {
  valor(await pedir(idPersona));
  const { idPedido } = valor(await servicios.talleres.crearPedido({ idPersona, ...CLAVE, cupon }));
  if (cupon) return valor(await servicios.talleres.pagarConCupon({ idPersona, idPedido }));
  const { idCobro } = valor(
    await servicios.talleres.pagarConTarjeta({ idPersona, idPedido, origen: ORIGEN }),
  );
  return valor(
    await servicios.ventas.recibirNotificacion(notificacionDe(pasarela.pagar(idCobro, "aprobado").idPago)),
  );
}
async function regalo() {
  const descuento = { tipo: "porcentaje", porcentaje: 100 } as const;
  const cupon = { ...unCupon(), descuento, para: "talleres" as const };
  valor(await operador.guardarCupon({ operador: "ana", confirmado: true, cambio: cupon }));
  return cupon.codigo;
}
/** A host whose account is tied to an author. */
async function anfitrion(uidAutor: string) {
  const miembro = await unMiembro(mundo, "anfitrion");
  await makeTalleresDeEquipoRepository(db).unir(miembro.idCuenta, uidAutor, reloj.ahora);
  return miembro;
}
const autor = async () => {
  const { talleres } = await servicios.contenido.coleccion();
  return talleres.find((taller) => taller.uid === uid)!.anfitrion.uid;
};
const ver = (miembro = coordina) => deEquipo.verFecha(miembro, CLAVE);
/** Cancels with the payments that the page of Coordinación tells at that moment. */
async function cancelar(miembro: Miembro, personas: number, motivo = MOTIVO) {
  const { cancelacion } = valor(await ver());
  const vuelve = enUnTexto(cancelacion ?? { centimos: 0, cupones: 0, bonos: 0 });
  return deEquipo.cancelarFecha(miembro, { ...CLAVE, razon: "anfitrion", motivo, personas, vuelve });
}
const lineasDe = (accion: "cancelo-taller" | "marco-asistencia" | "vio-taller" | "cambio-lugares") =>
  db
    .selectFrom("registro_de_equipo")
    .selectAll()
    .where("accion", "=", accion)
    .where("id_cuenta", "=", coordina.idCuenta)
    .execute();

describe("the dates of workshops for the staff", () => {
  it("are seen by Atención and Coordinación, by a host with an author, and by no other role", async () => {
    for (const rol of ROLES)
      expect(rechazo(await deEquipo.verFechas(await unMiembro(mundo, rol), {})), rol).toBe(
        ["atencion", "coordinacion"].includes(rol)
          ? "aceptado"
          : rol === "anfitrion"
            ? "sin-anfitrion"
            : "sin-derecho",
      );
  });

  it("have their places, waiting line and attendance, also before anybody asked for a place", async () => {
    const delMartes = async () =>
      valor(await deEquipo.verFechas(coordina, { dia: fecha })).fechas.find((una) => una.uid === uid);
    expect(await delMartes()).toMatchObject({ cupos: 2, gente: { conLugar: 0, esperan: 0 } });
    await pagar(ana);
    await pagar(beto);
    valor(await pedir(carla.idPersona));
    expect(await delMartes()).toMatchObject({ gente: { conLugar: 2, guardados: 0, esperan: 1 } });
    const otraSemana = valor(await deEquipo.verFechas(coordina, { dia: sumarDias(fecha, 1) })).fechas;
    expect(otraSemana.filter(({ fecha: dia }) => dia === fecha)).toEqual([]);
  });

  it("are only their own for a host", async () => {
    const propio = await anfitrion(await autor());
    expect(valor(await deEquipo.verFechas(propio, { dia: fecha })).fechas).not.toEqual([]);
    valor(await ver(propio));
    const ajeno = await anfitrion("otro-autor");
    await pagar(ana);
    expect(valor(await deEquipo.verFechas(ajeno, { dia: fecha })).fechas).toEqual([]);
    expect(rechazo(await ver(ajeno))).toBe("fecha-no-existe");
    expect(rechazo(await cancelar(ajeno, 1))).toBe("fecha-no-existe");
    expect(rechazo(await deEquipo.cambiarCupos(ajeno, { ...CLAVE, cupos: 9, habia: 2 }))).toBe(
      "fecha-no-existe",
    );
    reloj.ahora = INICIO;
    const marcada = { ...CLAVE, asistieron: ["una"] };
    expect(rechazo(await deEquipo.marcarAsistencias(ajeno, marcada))).toBe("fecha-no-existe");
  });

  it("of all hosts are seen by a host of Atención, who acts on own ones alone", async () => {
    const doble = await unMiembro(mundo, "anfitrion", "atencion");
    await makeTalleresDeEquipoRepository(db).unir(doble.idCuenta, "otro-autor", reloj.ahora);
    expect(valor(await ver(doble))).toMatchObject({ cambiaCupos: false, cancelacion: null });
    expect(rechazo(await cancelar(doble, 0))).toBe("fecha-no-existe");
    await makeTalleresDeEquipoRepository(db).unir(doble.idCuenta, await autor(), reloj.ahora);
    expect(valor(await ver(doble))).toMatchObject({ cambiaCupos: true, cancelacion: { personas: 0 } });
    valor(await cancelar(doble, 0));
  });

  it("show people with masked names, and each reading is a line", async () => {
    await pagar(ana);
    const vista = valor(await ver());
    expect(vista.asistentes).toMatchObject([{ persona: "Ana P.", asistio: false }]);
    expect(JSON.stringify(vista)).not.toContain("Paredes");
    valor(await ver());
    expect(await lineasDe("vio-taller")).toHaveLength(2);
  });

  it("show a kept place by its missing act, and then the waiting line in its order, masked", async () => {
    await pagar(ana);
    const dora = await mundo.persona({ nombre: "Dora", apePaterno: "Abad" });
    for (const { idPersona } of [beto, dora, carla]) valor(await pedir(idPersona));
    expect(valor(await ver()).sinLugar).toEqual([
      { persona: "Beto Z.", guardadaPara: "pagar" },
      { persona: "Dora A.", guardadaPara: null },
      { persona: "Carla N.", guardadaPara: null },
    ]);
  });

  it("offer Atención no act, and refuse every act of Atención", async () => {
    const atencion = await unMiembro(mundo, "atencion");
    await pagar(ana);
    expect(valor(await ver(atencion))).toMatchObject({
      seMarca: false,
      cambiaCupos: false,
      cancelacion: null,
    });
    expect(rechazo(await cancelar(atencion, 1))).toBe("sin-derecho");
    expect(rechazo(await deEquipo.cambiarCupos(atencion, { ...CLAVE, cupos: 9, habia: 2 }))).toBe(
      "sin-derecho",
    );
    const marcada = { ...CLAVE, asistieron: ["una"] };
    expect(rechazo(await deEquipo.marcarAsistencias(atencion, marcada))).toBe("sin-derecho");
  });

  it.each([
    { uid: "nada", fecha },
    { uid, fecha: "2026-11-25" },
    { uid: "\u0000", fecha: "ayer" },
  ])("know no date $uid $fecha", async (clave) => {
    expect(rechazo(await deEquipo.verFecha(coordina, clave))).toBe("fecha-no-existe");
  });
});

describe("the places of a date", () => {
  it("are changed once, and a person who waits gets an offer", async () => {
    await pagar(ana);
    await pagar(beto);
    valor(await pedir(carla.idPersona));
    const cambiados = await aLaVez(3, () =>
      deEquipo.cambiarCupos(coordina, { ...CLAVE, cupos: 3, habia: 2 }),
    );
    expect(cambiados.map(rechazo)).toEqual(["aceptado", "aceptado", "aceptado"]);
    expect(await lineasDe("cambio-lugares")).toMatchObject([{ motivo: "De 2 a 3 lugares" }]);
    await ofrecer();
    expect(valor(await ver()).gente).toMatchObject({ conLugar: 2, guardados: 1, esperan: 0 });
  });

  it("that a colleague changed meanwhile stay as the colleague left them", async () => {
    await pagar(ana);
    const colega = await unMiembro(mundo, "coordinacion");
    valor(await deEquipo.cambiarCupos(colega, { ...CLAVE, cupos: 5, habia: 2 }));
    const cambio = { ...CLAVE, cupos: 3, habia: 2 };
    expect(rechazo(await deEquipo.cambiarCupos(coordina, cambio))).toBe("lugares-distintos");
    expect(valor(await ver()).fecha.cupos).toBe(5);
    valor(await deEquipo.cambiarCupos(coordina, { ...cambio, habia: 5 }));
    expect(await lineasDe("cambio-lugares")).toMatchObject([{ motivo: "De 5 a 3 lugares" }]);
  });

  it("fewer than the people take a place from nobody", async () => {
    await pagar(ana);
    await pagar(beto);
    valor(await deEquipo.cambiarCupos(coordina, { ...CLAVE, cupos: 1, habia: 2 }));
    expect(await lugares()).toEqual(["inscrita", "inscrita"]);
    valor(await pedir(carla.idPersona));
    await ofrecer();
    expect(valor(await ver()).gente).toMatchObject({ conLugar: 2, guardados: 0, esperan: 1 });
  });

  it("stay from the start on", async () => {
    await pagar(ana);
    reloj.ahora = INICIO;
    expect(rechazo(await deEquipo.cambiarCupos(coordina, { ...CLAVE, cupos: 3, habia: 2 }))).toBe(
      "taller-ya-empezo",
    );
  });
});

describe("the attendance of a date", () => {
  it("is marked from the start to seven days after the end, once for each person", async () => {
    await pagar(ana);
    const idInscripcion = valor(await ver()).asistentes[0]!.idInscripcion;
    const marcar = (miembro = coordina) =>
      deEquipo.marcarAsistencias(miembro, { ...CLAVE, asistieron: [idInscripcion, idInscripcion] });
    reloj.ahora = sumarMinutos(INICIO, -1);
    expect(rechazo(await marcar())).toBe("taller-por-empezar");
    reloj.ahora = INICIO;
    expect(valor(await ver()).seMarca).toBe(true);
    const marcadas = await aLaVez(3, () => marcar());
    expect(marcadas.map(rechazo)).toEqual(["aceptado", "aceptado", "aceptado"]);
    expect(await lineasDe("marco-asistencia")).toMatchObject([{ id_persona: ana.idPersona }]);
    expect(valor(await ver())).toMatchObject({ asistentes: [{ asistio: true }], gente: { asistieron: 1 } });
    const FIN = sumarMinutos(INICIO, 45);
    reloj.ahora = sumarMinutos(FIN, 7 * 24 * 60);
    valor(await marcar(await anfitrion(await autor())));
    reloj.ahora = sumarMinutos(FIN, 7 * 24 * 60 + 1);
    expect(rechazo(await marcar())).toBe("asistencia-cerrada");
  });

  it("is marked for nobody when one of the people has no place there", async () => {
    await pagar(ana);
    const idInscripcion = valor(await ver()).asistentes[0]!.idInscripcion;
    reloj.ahora = INICIO;
    const marcada = { ...CLAVE, asistieron: [idInscripcion, "otra"] };
    expect(rechazo(await deEquipo.marcarAsistencias(coordina, marcada))).toBe("persona-sin-lugar");
    expect(valor(await ver())).toMatchObject({ asistentes: [{ asistio: false }] });
    expect(await lineasDe("marco-asistencia")).toEqual([]);
  });
});

describe("the cancellation of a date", () => {
  it("says before how many people and how much go back, and does so", async () => {
    await pagar(ana);
    await pagar(beto, await regalo());
    valor(await pedir(carla.idPersona));
    const { cancelacion } = valor(await ver());
    expect(cancelacion).toEqual({ personas: 3, centimos: PRECIO, cupones: 1, bonos: 0 });
    valor(await cancelar(coordina, 3));
    expect(await lugares()).toEqual(
      expect.arrayContaining(["terminada cancelada", "terminada cancelada", "terminada cancelada 1"]),
    );
    for (const { idPersona } of [ana, beto, carla])
      expect((await correosA(idPersona)).at(-1)!.texto).toContain(MOTIVO);
    expect(await lineasDe("cancelo-taller")).toMatchObject([
      {
        centimos: PRECIO,
        motivo: `3 personas. Quien lo dirige no puede. ${MOTIVO}`,
        objeto: `${uid} ${fecha}`,
      },
    ]);
    expect(valor(await ver())).toMatchObject({ cancelacion: null, cambiaCupos: false, seMarca: false });
  });

  it("wants the present number of people", async () => {
    await pagar(ana);
    for (const personas of [0, 2])
      expect(rechazo(await cancelar(coordina, personas))).toBe("personas-distintas");
    expect(await lugares()).toEqual(["inscrita"]);
    valor(await cancelar(coordina, 1));
  });

  it("wants the present payments: a person may pay between the page and the button", async () => {
    valor(await pedir(ana.idPersona));
    const vista = valor(await ver()).cancelacion!;
    await pagar(ana);
    const pedida = { ...CLAVE, razon: "anfitrion", motivo: MOTIVO, personas: vista.personas } as const;
    const conVuelve = (vuelve: string) => deEquipo.cancelarFecha(coordina, { ...pedida, vuelve });
    expect(rechazo(await conVuelve(enUnTexto(vista)))).toBe("dinero-distinto");
    expect(await lugares()).toEqual(["inscrita"]);
    valor(await conVuelve(enUnTexto(valor(await ver()).cancelacion!)));
  });

  it("wants a code in the form, also of a host on an own date", async () => {
    await pagar(ana);
    const propio = await anfitrion(await autor());
    for (const miembro of [coordina, propio])
      expect(rechazo(await cancelar({ ...miembro, dioCodigo: false }, 1))).toBe("prueba-vencida");
    valor(await cancelar(propio, 1));
  });

  it("is done once, whoever presses at the same time, and a repeated form changes nothing", async () => {
    await pagar(ana);
    const colega = await unMiembro(mundo, "coordinacion");
    const hechas = await aLaVez(4, (vez) =>
      vez % 2 ? cancelar(coordina, 1) : cancelar(colega, 1, "Se inundó la sala."),
    );
    expect(hechas.filter(({ ok }) => ok)).toHaveLength(2);
    expect(hechas.map(rechazo).filter((uno) => uno !== "aceptado")).toEqual(
      Array<string>(2).fill("fecha-cancelada"),
    );
    const todas = await db
      .selectFrom("registro_de_equipo")
      .select("id_linea")
      .where("accion", "=", "cancelo-taller")
      .where("id_cuenta", "in", [coordina.idCuenta, colega.idCuenta])
      .execute();
    expect(todas).toHaveLength(1);
    expect((await correosA(ana.idPersona)).filter(({ asunto }) => /cancel/i.test(asunto))).toHaveLength(1);
  });

  it("may be of a date in which nobody asked for a place", async () => {
    expect(valor(await ver()).cancelacion).toMatchObject({ personas: 0, centimos: 0 });
    valor(await cancelar(coordina, 0));
    expect(rechazo(await pedir(ana.idPersona))).toBe("fecha-cancelada");
    expect(await lineasDe("cancelo-taller")).toMatchObject([{ centimos: null }]);
  });

  it("is refused from the start on", async () => {
    await pagar(ana);
    reloj.ahora = INICIO;
    expect(valor(await ver()).cancelacion).toBeNull();
    expect(rechazo(await cancelar(coordina, 1))).toBe("taller-ya-empezo");
  });
});

describe("the account of a host", () => {
  it("is tied by an operator to an author who leads workshops", async () => {
    const miembro = await unMiembro(mundo, "anfitrion");
    const { anfitriones, unirAnfitrion } = mundo.producto.acts.talleres;
    const union = { operador: "ana", correo: miembro.correo, uidAutor: await autor() };
    expect(rechazo(await unirAnfitrion({ ...union, uidAutor: "nadie" }))).toBe("anfitrion-no-existe");
    expect(rechazo(await unirAnfitrion({ ...union, correo: "no@equipo.example" }))).toBe("cuenta-no-existe");
    valor(await unirAnfitrion(union));
    valor(await ver(miembro));
    expect(await anfitriones()).toMatchObject([{ correo: miembro.correo, uidAutor: union.uidAutor }]);
  });

  it("is separated again, and the registro has both with the account", async () => {
    const miembro = await unMiembro(mundo, "anfitrion");
    const { unirAnfitrion, separarAnfitrion } = mundo.producto.acts.talleres;
    const pedido = { operador: "ana", correo: miembro.correo };
    valor(await unirAnfitrion({ ...pedido, uidAutor: await autor() }));
    valor(await separarAnfitrion(pedido));
    expect(rechazo(await separarAnfitrion(pedido))).toBe("sin-union");
    expect(rechazo(await ver(miembro))).toBe("sin-anfitrion");
    const lineas = await db
      .selectFrom("registro_de_equipo")
      .select(["accion", "actor"])
      .where("objeto", "=", miembro.idCuenta)
      .orderBy("accion")
      .execute();
    expect(lineas).toEqual([
      { accion: "separo-anfitrion", actor: "maquina:ana" },
      { accion: "unio-anfitrion", actor: "maquina:ana" },
    ]);
  });
});
