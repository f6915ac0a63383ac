import { beforeEach, describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { horaDe } from "../../../app/domain/shared/fechas";
import { makeCatalogoWriter } from "../../../server/agenda/repositories/catalogo";
import { makeCitaRepository } from "../../../server/agenda/repositories/citas";
import { alTerminarCuadra } from "../../support/alTerminar";
import { lima, MARTES, MIERCOLES } from "../../support/constructores";
import { conSesiones, cuenta } from "../../support/sesiones";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, reloj, db, pasarela } = mundo;

let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  especialista = await mundo.especialista();
});
alTerminarCuadra(mundo);

const { pedir, conBono, conTarjeta, mover, libres, saldoDe, verCita, asuntos, correo } = conSesiones(
  mundo,
  () => especialista,
);

describe("moving a session", () => {
  it("takes the new time, frees the old one and charges nothing", async () => {
    const cita = await conTarjeta();
    const movida = valor(await mover(cita, "15:00"));
    expect(movida).toMatchObject({ inicio: lima(MIERCOLES, "15:00"), version: 2, estado: "reservada" });
    expect(await libres()).toContain("10:00");
    expect(await libres()).not.toContain("15:00");
    expect(pasarela.pagos.size).toBe(1);
    expect(valor(await servicios.agenda.verPedido(cita)).horario.inicio).toEqual(lima(MIERCOLES, "15:00"));
    const enviado = await correo("cita-reprogramada:");
    expect(enviado.adjuntos).toContain("METHOD:REQUEST");
    expect(enviado.adjuntos).toContain("SEQUENCE:1");
  });

  it("to a time that is taken keeps the old one, and names the nearest", async () => {
    await conBono({ hora: "11:00" });
    const cita = await conBono({ hora: "10:00" });
    const resultado = await mover(cita, "11:00");
    expect(rechazo(resultado)).toBe("horario-ocupado");
    if (!resultado.ok) expect(resultado.detalle.cercanos.map(({ inicio }) => horaDe(inicio))).toHaveLength(3);
    expect((await verCita(cita)).cita).toMatchObject({ inicio: lima(MIERCOLES, "10:00"), version: 1 });
    expect(await libres()).not.toContain("10:00");
  });

  it.each([
    ["that is not offered", "10:30", MIERCOLES, "horario-no-ofrecido"],
    ["that has passed", "09:00", "2026-11-20", "horario-no-ofrecido"],
  ])("to a time %s is refused and changes nothing", async (_, hora, fecha, esperado) => {
    const cita = await conBono();
    expect(rechazo(await mover(cita, hora, { fecha }))).toBe(esperado);
    expect((await verCita(cita)).cita.version).toBe(1);
  });

  it("may overlap itself: by half an hour, and within a day that is full", async () => {
    especialista = await mundo.especialista({
      maximoDiario: 1,
      turnos: [],
      excepciones: [
        { fecha: MIERCOLES, desde: "10:00", hasta: "10:50", tipo: "abierto" },
        { fecha: MIERCOLES, desde: "12:00", hasta: "12:50", tipo: "abierto" },
      ],
    });
    const cita = await conBono({ hora: "10:00" });
    await makeCatalogoWriter(db).guardarEspecialista({
      ...especialista,
      excepciones: [
        { fecha: MIERCOLES, desde: "10:30", hasta: "11:20", tipo: "abierto" },
        { fecha: MIERCOLES, desde: "12:00", hasta: "12:50", tipo: "abierto" },
      ],
    });
    const { dias } = valor(await servicios.agenda.verCambio(cita));
    expect(dias.flatMap(({ horarios }) => horarios.map(({ inicio }) => horaDe(inicio)))).toEqual([
      "10:30",
      "12:00",
    ]);
    valor(await mover(cita, "10:30"));
    valor(await mover(cita, "12:00"));
    expect((await verCita(cita)).cita.version).toBe(3);
  });

  it("does not cross the person's other sessions", async () => {
    const persona = await mundo.persona({ bonos: 2 });
    const otro = await mundo.especialista();
    await conBono({ persona, hora: "11:00", con: otro });
    const cita = await conBono({ persona, hora: "10:00" });
    expect(rechazo(await mover(cita, "11:00"))).toBe("se-cruza");
  });

  it("goes to another specialist of the specialty at the same price, and for a card asks first at another", async () => {
    const cita = await conTarjeta();
    const [igual, caro] = [await mundo.especialista(), await mundo.especialista({ precioCentimos: 133_00 })];
    const nutricion = await mundo.especialista({ especialidad: "nutricion" });
    expect(rechazo(await mover(cita, "15:00", { con: caro }))).toBe("diferencia-distinta");
    expect(rechazo(await mover(cita, "15:00", { con: nutricion }))).toBe("otra-especialidad");
    const movida = valor(await mover(cita, "10:00", { con: igual }));
    expect(movida.idEspecialista).toBe(igual.idEspecialista);
    expect(await libres()).toContain("10:00");
    // Only specialists who can take the session are offered.
    const { otros } = valor(await servicios.agenda.verCambio(cita));
    const ofrecidos = otros.map((otro) => otro.especialista.idEspecialista);
    expect(ofrecidos).toContain(especialista.idEspecialista);
    expect(ofrecidos).not.toContain(nutricion.idEspecialista);
    expect(valor(await servicios.agenda.verCita(cita)).admiteOtroEspecialista).toBe(true);
  });

  it("is offered to nobody else where no other can have it", async () => {
    const sola = await mundo.especialista({ especialidad: "coaching" });
    await mundo.especialista({ especialidad: "nutricion" });
    const cita = await conTarjeta({ con: sola });
    expect(valor(await servicios.agenda.verCambio(cita)).otros).toEqual([]);
    expect(valor(await servicios.agenda.verCita(cita)).admiteOtroEspecialista).toBe(false);
  });

  it("can keep the hour with another specialist who is free then, and says who that is", async () => {
    const cita = await conTarjeta();
    const [libre, ocupado] = [await mundo.especialista(), await mundo.especialista()];
    const caro = await mundo.especialista({ precioCentimos: 120_00 });
    await conBono({ con: ocupado });
    const mismaHora = async (slug?: string) => {
      const { otros } = valor(await servicios.agenda.verCambio({ ...cita, slug }));
      return (de: EspecialistaConAgenda) =>
        otros.find((otro) => otro.especialista.idEspecialista === de.idEspecialista)?.aLaMismaHora;
    };
    expect([libre, ocupado, caro].map(await mismaHora())).toEqual([true, false, true]);
    // The present specialist of the session is not offered at the hour that the session already has.
    expect((await mismaHora(libre.slug))(especialista)).toBe(false);
    valor(await mover(cita, "10:00", { con: libre }));
    expect((await mismaHora())(especialista)).toBe(true);
  });

  it("is allowed exactly 24 hours before and refused one minute later", async () => {
    const [primera, segunda] = [await conBono({ hora: "10:00" }), await conBono({ hora: "11:00" })];
    reloj.ahora = lima(MARTES, "10:00");
    valor(await mover(primera, "15:00"));
    reloj.ahora = lima(MARTES, "11:01");
    expect(rechazo(await mover(segunda, "16:00"))).toBe("fuera-de-plazo");
  });

  it("by a stale form is refused: it is good for one change", async () => {
    const cita = await conBono();
    valor(await mover(cita, "15:00", { version: 1 }));
    expect(rechazo(await mover(cita, "16:00", { version: 1 }))).toBe("cita-cambiada");
    expect(rechazo(await servicios.agenda.cancelarCita({ ...cita, version: 1 }))).toBe("cita-cambiada");
    // The form that is sent again finds that the session already has this hour.
    expect(valor(await mover(cita, "15:00", { version: 1 })).version).toBe(2);
  });

  it("over a version that is no more writes nothing, even where nothing else was asked", async () => {
    const { cita } = await verCita(await conBono());
    const repo = makeCitaRepository(db, "persona");
    const vieja = { ...cita, version: cita.version + 1 };
    expect(await repo.mover(vieja, cita, reloj.ahora)).toBe(false);
    expect(await repo.cancelar(vieja, "persona", "bono", reloj.ahora)).toBe(false);
    expect(await repo.permitirCambio(vieja, reloj.ahora)).toBe(false);
    expect(await repo.confirmarAsistencia(vieja)).toBe(false);
  });

  it("20 times at once with one form is one move and one mail", async () => {
    const cita = await conBono();
    const resultados = await aLaVez(20, () => mover(cita, "15:00", { version: 1 }));
    expect(cuenta(resultados)).toEqual({ aceptado: 20 });
    expect((await verCita(cita)).cita.version).toBe(2);
    expect((await asuntos()).filter((asunto) => asunto === "Tu sesión cambió de horario")).toHaveLength(1);
  });

  it("to several times at once ends at one of them", async () => {
    const cita = await conBono();
    const horas = ["11:00", "12:00", "13:00", "14:00", "15:00"];
    const resultados = await Promise.all(horas.map((hora) => mover(cita, hora, { version: 1 })));
    expect(cuenta(resultados)).toEqual({ aceptado: 1, "cita-cambiada": 4 });
    expect(await libres()).toHaveLength(8);
  });

  it("and cancelling it at once: one of both", async () => {
    for (const hora of ["09:00", "10:00", "11:00"]) {
      const cita = await conBono({ hora });
      const [movida, cancelada] = await Promise.all([
        mover(cita, "17:00", { version: 1 }),
        servicios.agenda.cancelarCita({ ...cita, version: 1 }),
      ]);
      expect([movida.ok, cancelada.ok].filter(Boolean)).toHaveLength(1);
      if (movida.ok) valor(await servicios.agenda.cancelarCita(cita));
      expect(await saldoDe(cita.idPersona)).toBe(1);
    }
  });

  it("of two people who want each other's time at once leaves both where they were", async () => {
    const [primera, segunda] = [await conBono({ hora: "10:00" }), await conBono({ hora: "11:00" })];
    const resultados = await Promise.all([mover(primera, "11:00"), mover(segunda, "10:00")]);
    expect(cuenta(resultados)).toEqual({ "horario-ocupado": 2 });
  });

  it("gives its old time to exactly one of 20 who wait for it", async () => {
    const cita = await conBono({ hora: "10:00" });
    const esperan = await aLaVez(20, () => mundo.persona());
    const retener = () =>
      Promise.all(
        esperan.map(({ idPersona }) =>
          servicios.agenda.retenerHorario({
            idPersona,
            idEspecialista: especialista.idEspecialista,
            inicio: lima(MIERCOLES, "10:00"),
          }),
        ),
      );
    const [movida, resultados] = await Promise.all([mover(cita, "15:00"), retener()]);
    expect(movida.ok).toBe(true);
    const luego = await retener();
    const tomados = [...resultados, ...luego].filter(({ ok }) => ok);
    expect(tomados).toHaveLength(1);
  });

  it("to a time that many want at once: one of all gets it, and the old time is never lost", async () => {
    const citas = await Promise.all(["09:00", "10:00", "11:00", "12:00"].map((hora) => conBono({ hora })));
    const resultados = await Promise.all(citas.map((cita) => mover(cita, "16:00")));
    expect(cuenta(resultados)).toEqual({ aceptado: 1, "horario-ocupado": 3 });
    expect(await libres()).toHaveLength(5);
  });

  it("takes a time whose hold ran out although no job has run", async () => {
    await pedir({ hora: "15:00" });
    const cita = await conBono();
    expect(rechazo(await mover(cita, "15:00"))).toBe("horario-ocupado");
    reloj.avanzar(10);
    valor(await mover(cita, "15:00"));
  });
});
