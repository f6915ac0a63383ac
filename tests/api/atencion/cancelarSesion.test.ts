import { beforeEach, describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { componer } from "../../../app/domain/avisos/correo/plantilla";
import type { Sitio } from "../../../app/domain/shared/marca";
import { ROLES } from "../../../app/domain/equipo/derechos/derechos";
import type { Miembro } from "../../../app/domain/equipo/derechos/exigir";
import type { RazonDeCancelacion } from "../../../app/domain/atencion/pedidos/cancelarSesion";
import { lima, LUNES, MARTES, MIERCOLES } from "../../support/constructores";
import { unMiembro } from "../../support/equipo";
import { abrirMundo, aLaVez, ORIGEN, rechazo, valor } from "../../support/servicios";
import { conSesiones } from "../../support/sesiones";

const mundo = await abrirMundo();
const { servicios, reloj, db } = mundo;
const { atencion } = servicios;

let especialista: EspecialistaConAgenda;
let ana: Miembro;
beforeEach(async () => {
  especialista = await mundo.especialista();
  ana = await unMiembro(mundo, "atencion");
});
const { conBono, conTarjeta, saldoDe, correo, verCita } = conSesiones(mundo, () => especialista);

const sesionDe = (idPedido: string, miembro = ana) => atencion.verSesionDePedido(miembro, idPedido);
async function cancelar(idPedido: string, razon: RazonDeCancelacion, miembro = ana) {
  const sesion = await sesionDe(idPedido);
  const opcion = sesion?.opciones.find((una) => una.razon === razon);
  const dicho = { version: sesion?.version ?? 1, vuelve: opcion?.vuelve.tipo ?? ("nada" as const) };
  return atencion.cancelarSesion(miembro, { idPedido, razon, motivo: "Llamó la persona", ...dicho });
}
const razones = async (idPedido: string) => (await sesionDe(idPedido))?.opciones.map(({ razon }) => razon);
const accesosDe = async (idPersona: number) =>
  (await db.selectFrom("accesos_a_datos").selectAll().where("id_persona", "=", idPersona).execute()).map(
    ({ accion }) => accion,
  );
const llano = (texto: string) => texto.replace(/\s+/g, " ");
/** Sets the clock; the member gives a fresh code there. */
function alas(hora: string, dia = MIERCOLES) {
  reloj.ahora = lima(dia, hora);
  ana = { ...ana, probadoEn: reloj.ahora };
}

describe("the cancellation of a session from its order", () => {
  it("offers before the session what may happen before it, and after its start the absences", async () => {
    const { idPedido } = await conTarjeta();
    expect(await razones(idPedido)).toEqual(["especialista", "persona", "tecnica"]);
    alas("10:09");
    expect(await razones(idPedido)).toEqual(["ausencia", "tecnica"]);
    alas("10:10");
    expect(await razones(idPedido)).toEqual(["ausencia", "no-llego", "tecnica"]);
  });

  it.each(["especialista", "tecnica"] as const)(
    "for the reason «%s» tells the person what was announced, and gives everything back",
    async (razon) => {
      const { idPedido, idPersona, idCita } = await conTarjeta();
      const opcion = (await sesionDe(idPedido))!.opciones.find((una) => una.razon === razon)!;
      expect(opcion.vuelve).toMatchObject({ tipo: "dinero", centimos: especialista.precioCentimos });
      expect(opcion.carta!.parrafos.join(" ")).not.toContain(especialista.nombre);
      valor(await cancelar(idPedido, razon));
      // The page showed the very mail, although this person reads the names of specialists in other mails.
      const { asunto, ...mensaje } = opcion.carta!;
      const enviado = await correo(`cita-cancelada:${idCita}`);
      expect(enviado.asunto).toBe(asunto);
      expect(enviado.texto).toBe(componer(mensaje, { nombre: "Bienestar", url: ORIGEN } as Sitio).texto);
      expect((await verCita({ idPersona, idCita })).cita.cancelacion).toEqual({
        por: razon,
        devolucion: "dinero",
      });
      expect(await sesionDe(idPedido)).toBeNull();
      const linea = await db
        .selectFrom("registro_de_equipo")
        .selectAll()
        .where("accion", "=", "cancelo-sesion")
        .where("objeto", "=", idCita)
        .executeTakeFirstOrThrow();
      expect(linea).toMatchObject({ id_persona: idPersona, centimos: especialista.precioCentimos });
    },
  );

  it("for the person keeps the rule of the deadline", async () => {
    const aTiempo = await conBono();
    valor(await cancelar(aTiempo.idPedido, "persona"));
    expect(await saldoDe(aTiempo.idPersona)).toBe(1);
    expect(await accesosDe(aTiempo.idPersona)).toContain("sesion-cancelada");
    const tarde = await conBono({ hora: "11:00" });
    alas("10:01", MARTES);
    alas("11:01", MARTES);
    expect(
      (await sesionDe(tarde.idPedido))!.opciones.find(({ razon }) => razon === "persona")!.vuelve.tipo,
    ).toBe("nada");
    valor(await cancelar(tarde.idPedido, "persona"));
    expect(await saldoDe(tarde.idPersona)).toBe(0);
  });

  it("is refused when the deadline passed between the page and the button", async () => {
    const { idPedido } = await conTarjeta();
    const { version } = (await sesionDe(idPedido))!;
    alas("10:01", MARTES);
    const dicho = {
      idPedido,
      razon: "persona",
      motivo: "Llamó la persona",
      version,
      vuelve: "dinero",
    } as const;
    expect(rechazo(await atencion.cancelarSesion(ana, dicho))).toBe("devolucion-distinta");
    expect(rechazo(await atencion.cancelarSesion(ana, { ...dicho, version: version + 1 }))).toBe(
      "cita-cambiada",
    );
  });

  it("asks for a fresh code of the member", async () => {
    const { idPedido } = await conTarjeta();
    ana = { ...ana, probadoEn: new Date(reloj.ahora.getTime() - 11 * 60_000) };
    expect(await razones(idPedido)).toHaveLength(3);
    expect(rechazo(await cancelar(idPedido, "tecnica"))).toBe("prueba-vencida");
  });

  it("is done once, whoever presses at the same time", async () => {
    const { idPedido, idPersona } = await conBono();
    const coordinacion = await unMiembro(mundo, "coordinacion");
    const { version } = (await sesionDe(idPedido))!;
    const dicho = { idPedido, razon: "tecnica", motivo: "Se cayó la sala", version, vuelve: "bono" } as const;
    const hechas = await aLaVez(4, (vez) => atencion.cancelarSesion(vez % 2 ? ana : coordinacion, dicho));
    expect(hechas.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await saldoDe(idPersona)).toBe(1);
  });

  it("for an absence of the specialist gives everything back, and for one of the person nothing", async () => {
    const sinEspecialista = await conBono();
    const sinPersona = await conBono({ hora: "11:00" });
    alas("10:00");
    valor(await cancelar(sinEspecialista.idPedido, "ausencia"));
    expect(await saldoDe(sinEspecialista.idPersona)).toBe(1);
    alas("11:10");
    expect(rechazo(await cancelar(sinPersona.idPedido, "especialista"))).toBe("cita-empezada");
    valor(await cancelar(sinPersona.idPedido, "no-llego"));
    expect(await saldoDe(sinPersona.idPersona)).toBe(0);
    expect(await accesosDe(sinPersona.idPersona)).toContain("sesion-sin-persona");
    expect(await razones(sinPersona.idPedido)).toEqual(["ausencia", "tecnica"]);
  });

  it("is done by no other role", async () => {
    const { idPedido } = await conTarjeta();
    for (const rol of ROLES.filter((uno) => !["atencion", "coordinacion"].includes(uno))) {
      const miembro = await unMiembro(mundo, rol);
      expect(rechazo(await cancelar(idPedido, "tecnica", miembro)), rol).toBe("sin-derecho");
      expect(await sesionDe(idPedido, miembro), rol).toBeNull();
    }
    expect(await razones(idPedido)).toHaveLength(3);
  });

  it("takes the place of the refund while the session stands, and a late one needs an approval", async () => {
    const { idPedido } = await conTarjeta();
    expect(valor(await atencion.verPedido(ana, idPedido)).devolucion).toBeNull();
    alas("10:01", MARTES);
    valor(await cancelar(idPedido, "persona"));
    expect(valor(await atencion.verPedido(ana, idPedido)).devolucion?.rechazo).toBe("fuera-de-plazo");
    const devuelta = { idPedido, razon: "falla-nuestra", motivo: "Lo pide la persona" } as const;
    expect(rechazo(await atencion.devolverDinero(ana, devuelta))).toBe("fuera-de-plazo");
    const pedida = valor(
      await atencion.pedirAprobacion(ana, {
        ...{ clase: "devolucion", idPersona: null, objeto: idPedido, cantidad: 0, motivo: "Estuvo enferma" },
      }),
    );
    valor(await atencion.aprobar(await unMiembro(mundo, "finanzas"), pedida));
    expect(valor(await atencion.verPedido(ana, idPedido)).devolucion).toBeNull();
  });

  describe("after its start, with money", () => {
    const pedir = (idPedido: string, modo: "ausencia" | "tecnica", miembro = ana) =>
      atencion.pedirAprobacion(miembro, {
        ...{ clase: "devolucion", idPersona: null, objeto: idPedido, cantidad: 0, modo },
        motivo: "Se cayó la llamada",
      });
    const estadoDe = async (idCita: string) =>
      (await db.selectFrom("citas").select("estado").where("id_cita", "=", idCita).executeTakeFirstOrThrow())
        .estado;
    /** A session with a specialist of this price, paid by card, after its start. */
    async function empezada(precioCentimos: number, persona?: Persona) {
      especialista = await mundo.especialista({ precioCentimos });
      const reserva = await conTarjeta(persona ? { persona } : {});
      alas("10:20");
      return reserva;
    }

    it.each(["ausencia", "tecnica"] as const)(
      "for the reason «%s» gives back S/ 100 without an approval, and not one céntimo more",
      async (razon) => {
        const justa = await empezada(100_00);
        valor(await cancelar(justa.idPedido, razon));
        reloj.ahora = lima(LUNES, "08:00");
        const cara = await empezada(100_01);
        expect((await sesionDe(cara.idPedido))!.opciones).toContainEqual(
          expect.objectContaining({ razon, rechazo: "sobre-el-limite" }),
        );
        expect(rechazo(await cancelar(cara.idPedido, razon))).toBe("sobre-el-limite");
        expect(await estadoDe(cara.idCita)).toBe("reservada");
      },
    );

    it("is one of each person and month without an approval", async () => {
      const persona = await mundo.persona();
      const primera = await empezada(80_00, persona);
      valor(await cancelar(primera.idPedido, "tecnica"));
      reloj.ahora = lima(LUNES, "08:00");
      const segunda = await empezada(80_00, persona);
      expect(rechazo(await cancelar(segunda.idPedido, "ausencia"))).toBe("una-por-mes");
      expect(await estadoDe(segunda.idCita)).toBe("reservada");
    });

    it("is done by the approval of Finanzas, with the mail of its reason, once", async () => {
      const { idPedido, idCita, idPersona } = await empezada(240_00);
      const { idAprobacion } = valor(await pedir(idPedido, "tecnica"));
      expect(rechazo(await pedir(idPedido, "ausencia"))).toBe("ya-pedida");
      const finanzas = [await unMiembro(mundo, "finanzas"), await unMiembro(mundo, "finanzas")];
      expect(valor(await atencion.verAprobaciones(finanzas[0]!)).porDecidir).toMatchObject([
        { cantidad: 240_00, modo: "tecnica" },
      ]);
      const hechas = await aLaVez(4, (vez) => atencion.aprobar(finanzas[vez % 2]!, { idAprobacion }));
      expect(hechas.filter(({ ok }) => ok)).toHaveLength(1);
      expect((await verCita({ idPersona, idCita })).cita.cancelacion).toEqual({
        por: "tecnica",
        devolucion: "dinero",
      });
      expect(llano((await correo(`cita-cancelada:${idCita}`)).texto)).toContain("Tuvimos una falla técnica");
      const pagos = await db.selectFrom("pagos").select("estado").execute();
      expect(pagos).toEqual([{ estado: "por-devolver" }]);
    });

    it("leaves the session as it is when the approval comes after another cancellation, or for another sum", async () => {
      const { idPedido, idCita } = await empezada(90_00);
      const { idAprobacion } = valor(await pedir(idPedido, "ausencia"));
      const finanzas = await unMiembro(mundo, "finanzas");
      await db.updateTable("aprobaciones").set({ cantidad: 90_01 }).execute();
      expect(rechazo(await atencion.aprobar(finanzas, { idAprobacion }))).toBe("monto-distinto");
      expect(await estadoDe(idCita)).toBe("reservada");
      await db.updateTable("aprobaciones").set({ cantidad: 90_00 }).execute();
      valor(await cancelar(idPedido, "tecnica"));
      expect(rechazo(await atencion.aprobar(finanzas, { idAprobacion }))).toBe("cita-cerrada");
    });

    it("is asked for no session that has not begun, and for no bono", async () => {
      const { idPedido } = await conTarjeta();
      expect(rechazo(await pedir(idPedido, "ausencia"))).toBe("cita-no-empezada");
      const conSaldo = await conBono({ hora: "11:00" });
      alas("11:20");
      expect(rechazo(await pedir(conSaldo.idPedido, "ausencia"))).toBe("nada-que-devolver");
      valor(await cancelar(conSaldo.idPedido, "ausencia"));
    });

    it("does not count a free change that its specialist gave", async () => {
      especialista = await mundo.especialista({ precioCentimos: 240_00 });
      const { idPedido, idCita } = await conTarjeta();
      const cambio = { operador: "ana", idCita, compensacion: "cambio", motivo: "Se enfermó" } as const;
      valor(await mundo.producto.acts.agenda.cancelar(cambio));
      alas("10:20");
      valor(await cancelar(idPedido, "especialista"));
    });
  });
});
