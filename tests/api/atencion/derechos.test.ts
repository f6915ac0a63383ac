import { beforeEach, describe, expect, it } from "vitest";
import { ROLES } from "../../../app/domain/equipo/derechos/derechos";
import type { Miembro } from "../../../app/domain/equipo/derechos/exigir";
import type { CorreoPorEntregar } from "../../../app/domain/avisos/correo/correo";
import type { SolicitudNueva } from "../../../app/domain/atencion/solicitudes/solicitud";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { lima } from "../../support/constructores";
import { unMiembro } from "../../support/equipo";
import { conReclamos } from "../../support/reclamos";
import { aLaVez, abrirMundo, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, reloj, db } = mundo;
const { solicitudes } = servicios.atencion;
const { conFeriados } = conReclamos(mundo);

let ana: Miembro;
let luz: Miembro;
let rosa: Persona;
beforeEach(async () => {
  await conFeriados();
  [ana, luz] = [await unMiembro(mundo, "datos"), await unMiembro(mundo, "datos")];
  rosa = await mundo.persona();
});

const MOTIVO = { motivo: "Expediente 12 de mesa de partes" };
const nueva = (cambios: Partial<SolicitudNueva> = {}): SolicitudNueva => ({
  ...{ clase: "acceso", quien: "sin-acceso", canal: "carta", recibidaEl: "2026-11-23" },
  ...{ cuenta: rosa.email, referencia: "MP-12", ...MOTIVO, ...cambios },
});
const registrar = async (cambios: Partial<SolicitudNueva> = {}, miembro = ana) =>
  valor(await solicitudes.registrar(miembro, nueva(cambios)));
/** A request of a person whose identity was seen. */
async function conIdentidad(cambios: Partial<SolicitudNueva> = {}) {
  const { idSolicitud } = await registrar(cambios);
  valor(await solicitudes.anotarIdentidad(ana, { idSolicitud, documento: "dni", ...MOTIVO }));
  return { idSolicitud, ...MOTIVO };
}
const correosDe = async (asunto: string) =>
  db.selectFrom("correos").selectAll().where("asunto", "=", asunto).where("para", "=", rosa.email).execute();
const lineasDe = (idSolicitud: string) =>
  db
    .selectFrom("registro_de_equipo")
    .selectAll()
    .where("objeto", "=", idSolicitud)
    .orderBy("creada_en")
    .execute();
const accesosDe = async ({ idPersona }: Persona) =>
  (await servicios.cuentas.verAccesosADatos(idPersona)).map(({ accion, actor }) => `${accion} ${actor}`);

describe("requests about data", () => {
  it("are registered by Atención and Datos, and read by Datos alone", async () => {
    for (const rol of ROLES) {
      const miembro = await unMiembro(mundo, rol);
      const registrada = await solicitudes.registrar(miembro, nueva());
      expect(rechazo(registrada), rol).toBe(["atencion", "datos"].includes(rol) ? "aceptado" : "sin-derecho");
      if (rol === "datos") continue;
      expect(rechazo(await solicitudes.listar(miembro, { filtro: "abiertas", antesDe: null })), rol).toBe(
        "sin-derecho",
      );
      const { idSolicitud } = await registrar();
      expect(rechazo(await solicitudes.ver(miembro, idSolicitud)), rol).toBe("sin-derecho");
      const acto = { idSolicitud, ...MOTIVO };
      expect(rechazo(await solicitudes.enviarCopia(miembro, acto)), rol).toBe("sin-derecho");
      expect(rechazo(await solicitudes.confirmarEliminacion(miembro, acto)), rol).toBe("sin-derecho");
      expect(await solicitudes.esperas(miembro)).toEqual([]);
    }
  });

  it("want a code in the form of each act, however fresh the proof", async () => {
    const { idSolicitud } = await registrar();
    const sinCodigo = { ...ana, dioCodigo: false };
    expect(rechazo(await solicitudes.registrar(sinCodigo, nueva()))).toBe("prueba-vencida");
    const identidad = { idSolicitud, documento: "dni", ...MOTIVO } as const;
    expect(rechazo(await solicitudes.anotarIdentidad(sinCodigo, identidad))).toBe("prueba-vencida");
    valor(await solicitudes.ver(sinCodigo, idSolicitud));
  });

  it("are due after 20 business days of Peru for access, and after 10 for the others", async () => {
    // 8 and 9 December are holidays; the term begins the day after.
    expect(await registrar()).toMatchObject({ venceEl: "2026-12-23" });
    expect(await registrar({ clase: "rectificacion" })).toMatchObject({ venceEl: "2026-12-07" });
    expect(await registrar({ clase: "eliminacion", recibidaEl: "2026-11-20" })).toMatchObject({
      venceEl: "2026-12-04",
    });
    expect(rechazo(await solicitudes.registrar(ana, nueva({ recibidaEl: "2026-11-24" })))).toBe(
      "dia-imposible",
    );
    expect(rechazo(await solicitudes.registrar(ana, nueva({ recibidaEl: "2026-09-23" })))).toBe(
      "dia-imposible",
    );
  });

  it("tell the owner of the account at once, and name no employee", async () => {
    const { idSolicitud } = await registrar();
    expect(await correosDe("Recibimos una solicitud sobre tus datos")).toHaveLength(1);
    valor(await solicitudes.ver(ana, idSolicitud));
    expect(await accesosDe(rosa)).toEqual(
      expect.arrayContaining(["solicitud-registrada soporte", "solicitud-leida soporte"]),
    );
    const lineas = (await lineasDe(idSolicitud)).map(({ accion, id_persona }) => [accion, id_persona]);
    expect(lineas.sort()).toEqual([
      ["registro-solicitud", rosa.idPersona],
      ["vio-solicitud", rosa.idPersona],
    ]);
  });

  it("take an empty account for somebody without one, and refuse a datum of nobody", async () => {
    const { idSolicitud } = await registrar({ cuenta: "" });
    expect(rechazo(await solicitudes.registrar(ana, nueva({ cuenta: "nadie@correo.example" })))).toBe(
      "cuenta-no-hallada",
    );
    valor(await solicitudes.anotarIdentidad(ana, { idSolicitud, documento: "dni", ...MOTIVO }));
    expect(rechazo(await solicitudes.enviarCopia(ana, { idSolicitud, ...MOTIVO }))).toBe("sin-cuenta");
    const respuesta = {
      idSolicitud,
      resultado: "denegada",
      texto: "No tenemos datos suyos.",
      ...MOTIVO,
    } as const;
    valor(await solicitudes.responder(ana, respuesta));
  });

  it("are listed the first due first, overdue ones said so, with nobody's name", async () => {
    const tarde = await registrar({ clase: "acceso" });
    const pronto = await registrar({ clase: "rectificacion" });
    const propias = async (filtro: "abiertas" | "vencidas") => {
      const { solicitudes: todas } = valor(await solicitudes.listar(ana, { filtro, antesDe: null }));
      return todas.filter(({ idSolicitud }) =>
        [tarde, pronto].some((una) => una.idSolicitud === idSolicitud),
      );
    };
    expect((await propias("abiertas")).map(({ idSolicitud }) => idSolicitud)).toEqual([
      pronto.idSolicitud,
      tarde.idSolicitud,
    ]);
    expect(JSON.stringify(await propias("abiertas"))).not.toContain(rosa.nombre);
    reloj.ahora = lima(pronto.venceEl, "23:59");
    expect(await propias("vencidas")).toEqual([]);
    reloj.avanzar(1);
    expect(await propias("vencidas")).toMatchObject([{ idSolicitud: pronto.idSolicitud, estado: "vencida" }]);
    const textos = (await solicitudes.esperas(ana)).map(({ texto }) => texto);
    expect(textos).toEqual(
      expect.arrayContaining(["Solicitudes de datos vencidas", "Solicitudes de datos por atender"]),
    );
  });

  it("page through the closed ones, newest first", async () => {
    for (let vez = 0; vez < 26; vez++) {
      reloj.avanzar(1);
      const { idSolicitud } = await registrar({ cuenta: "" });
      const respuesta = {
        idSolicitud,
        resultado: "atendida",
        texto: "Ya está corregido.",
        ...MOTIVO,
      } as const;
      valor(await solicitudes.responder(ana, respuesta));
    }
    const primera = valor(await solicitudes.listar(ana, { filtro: "cerradas", antesDe: null }));
    expect(primera.solicitudes).toHaveLength(25);
    const segunda = valor(await solicitudes.listar(ana, { filtro: "cerradas", antesDe: primera.siguiente }));
    expect(+segunda.solicitudes[0]!.cerradaEn!).toBeLessThanOrEqual(+primera.solicitudes[24]!.cerradaEn!);
    const ids = new Set(primera.solicitudes.map(({ idSolicitud }) => idSolicitud));
    expect(segunda.solicitudes.some(({ idSolicitud }) => ids.has(idSolicitud))).toBe(false);
  });
});

describe("the copy of somebody who cannot enter", () => {
  it("waits until the identity was seen, with a document that proves who asks", async () => {
    const { idSolicitud } = await registrar({ quien: "heredero" });
    expect(rechazo(await solicitudes.enviarCopia(ana, { idSolicitud, ...MOTIVO }))).toBe("sin-identidad");
    const identidad = { idSolicitud, ...MOTIVO };
    expect(rechazo(await solicitudes.anotarIdentidad(ana, { ...identidad, documento: "dni" }))).toBe(
      "documento-de-otro",
    );
    const vista = { ...identidad, documento: "defuncion-y-sucesion" } as const;
    valor(await solicitudes.anotarIdentidad(ana, vista));
    expect(rechazo(await solicitudes.anotarIdentidad(luz, vista))).toBe("paso-ya-dado");
  });

  it("goes once to the address of the account, and closes the request", async () => {
    const acto = await conIdentidad();
    const hechas = await aLaVez(3, () => solicitudes.enviarCopia(ana, acto));
    expect(hechas.filter(({ ok }) => ok)).toHaveLength(1);
    const correos = await correosDe("La copia de tus datos");
    expect(correos).toHaveLength(1);
    expect(await accesosDe(rosa)).toContain("copia-enviada soporte");
    expect(rechazo(await solicitudes.enviarCopia(ana, acto))).toBe("solicitud-cerrada");
    // The outbox names the files and holds none of them.
    expect(correos[0]!.adjuntos).not.toContain(rosa.numeroDocumento);
  });

  it("has both files of «Mis datos», made as the mail is sent", async () => {
    const acto = await conIdentidad();
    valor(await solicitudes.enviarCopia(ana, acto));
    const entregados: CorreoPorEntregar[] = [];
    const { jobs } = await mundo.otroProceso({ cartero: async (correo) => void entregados.push(correo) });
    await jobs.find(({ nombre }) => nombre === "enviar-correos")!.run();
    const { adjuntos, para } = entregados.find(({ asunto }) => asunto === "La copia de tus datos")!;
    expect(para).toBe(rosa.email);
    expect(adjuntos!.map(({ nombre }) => nombre)).toEqual(["mis-datos.txt", "mis-datos.json"]);
    for (const { contenido, nombre } of adjuntos!)
      expect(new TextDecoder().decode(contenido as Uint8Array), nombre).toContain(rosa.numeroDocumento);
  });

  it("is sent for no other right", async () => {
    const acto = await conIdentidad({ clase: "rectificacion" });
    expect(rechazo(await solicitudes.enviarCopia(ana, acto))).toBe("no-es-acceso");
    expect(rechazo(await solicitudes.pedirEliminacion(ana, acto))).toBe("no-es-eliminacion");
  });
});

describe("a deletion by the staff", () => {
  it("is asked for by one person and confirmed by another, who opens it for seven days", async () => {
    const acto = await conIdentidad({ clase: "eliminacion" });
    expect(rechazo(await solicitudes.confirmarEliminacion(luz, acto))).toBe("sin-pedido-de-eliminacion");
    valor(await solicitudes.pedirEliminacion(ana, acto));
    expect(await servicios.cuentas.verEliminacion(rosa.idPersona)).toBeNull();
    expect(rechazo(await solicitudes.confirmarEliminacion(ana, acto))).toBe("confirma-otra-persona");
    const porConfirmar = async (miembro: Miembro) =>
      (await solicitudes.esperas(miembro)).find(({ texto }) => texto === "Eliminaciones por confirmar")
        ?.cuantas ?? 0;
    expect((await porConfirmar(luz)) - (await porConfirmar(ana))).toBe(1);
    const hechas = await aLaVez(2, () => solicitudes.confirmarEliminacion(luz, acto));
    expect(hechas.filter(({ ok }) => ok)).toHaveLength(1);
    const abierta = await servicios.cuentas.verEliminacion(rosa.idPersona);
    expect(abierta!.ejecutarEn.getTime() - reloj.ahora.getTime()).toBe(7 * 24 * 3_600_000);
    expect(await correosDe("Nos pidieron eliminar tu cuenta")).toHaveLength(1);
    expect(await accesosDe(rosa)).toContain("eliminacion-pedida soporte");
    const lineas = await lineasDe(acto.idSolicitud);
    expect(lineas.find(({ accion }) => accion === "confirmo-eliminacion")).toMatchObject({
      ...{ id_cuenta: luz.idCuenta, pedido_por: ana.idCuenta },
    });
  });

  it("is done by the job of every deletion, and leaves the proof without a name", async () => {
    const acto = await conIdentidad({ clase: "eliminacion" });
    valor(await solicitudes.pedirEliminacion(ana, acto));
    valor(await solicitudes.confirmarEliminacion(luz, acto));
    reloj.avanzar(7 * 24 * 60);
    await mundo.job("eliminar-cuentas");
    const { persona, pasos } = valor(await solicitudes.ver(ana, acto.idSolicitud));
    expect(JSON.stringify(persona)).not.toContain(rosa.nombre);
    expect(pasos.map(({ paso }) => paso)).toContain("eliminacion-confirmada");
  });

  it("leaves nothing behind when its owner asked before", async () => {
    const acto = await conIdentidad({ clase: "eliminacion" });
    valor(await solicitudes.pedirEliminacion(ana, acto));
    const abierta = { idEliminacion: "suya", id_persona: rosa.idPersona };
    await db
      .insertInto("eliminaciones")
      .values({
        ...{ id_eliminacion: abierta.idEliminacion, id_persona: rosa.idPersona, estado: "pedida" },
        ...{ pedida_en: reloj.ahora.toISOString(), ejecutar_en: reloj.ahora.toISOString() },
        ...{ cerrada_en: null, huella_para_deshacer: null },
      })
      .execute();
    expect(rechazo(await solicitudes.confirmarEliminacion(luz, acto))).toBe("eliminacion-en-curso");
    const { pasos, solicitud } = valor(await solicitudes.ver(luz, acto.idSolicitud));
    expect(pasos.map(({ paso }) => paso)).not.toContain("eliminacion-confirmada");
    expect(solicitud.cerradaEn).toBeNull();
  });

  it("has two people also for the database", async () => {
    const acto = await conIdentidad({ clase: "eliminacion" });
    const paso = {
      ...{
        id_paso: crypto.randomUUID(),
        id_solicitud_de_datos: acto.idSolicitud,
        documento: null,
        motivo: "x",
      },
      ...{ paso: "eliminacion-confirmada" as const, hecho_en: reloj.ahora.toISOString() },
    };
    for (const pedido_por of [ana.idCuenta, null])
      await expect(
        db
          .insertInto("pasos_de_solicitud")
          .values({ ...paso, id_cuenta: ana.idCuenta, pedido_por })
          .execute(),
      ).rejects.toThrow();
  });
});

it("lets no program change or delete the proof of a request", async () => {
  const { idSolicitud } = await conIdentidad();
  const respuesta = { idSolicitud, resultado: "atendida", texto: "Ya está corregido.", ...MOTIVO } as const;
  valor(await solicitudes.responder(ana, respuesta));
  const cambios = [
    db
      .updateTable("solicitudes_de_datos")
      .set({ vence_el: "2030-01-01" })
      .where("id_solicitud_de_datos", "=", idSolicitud),
    db
      .updateTable("solicitudes_de_datos")
      .set({ cerrada_en: null })
      .where("id_solicitud_de_datos", "=", idSolicitud),
    db
      .updateTable("pasos_de_solicitud")
      .set({ motivo: "otro" })
      .where("id_solicitud_de_datos", "=", idSolicitud),
    db.deleteFrom("solicitudes_de_datos").where("id_solicitud_de_datos", "=", idSolicitud),
    db.deleteFrom("pasos_de_solicitud").where("id_solicitud_de_datos", "=", idSolicitud),
  ];
  for (const cambio of cambios) await expect(cambio.execute()).rejects.toThrow("append-only");
});
