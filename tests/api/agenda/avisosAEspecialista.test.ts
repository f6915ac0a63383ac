import { beforeEach, describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { diaYHoraEscrita } from "../../../app/domain/shared/fechas";
import { lima, MARTES, MIERCOLES } from "../../support/constructores";
import { conSesiones } from "../../support/sesiones";
import { abrirMundo, aLaVez, ORIGEN, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, reloj, db, operador } = mundo;
const CORREO = "lucia@especialistas.example";
const OTRO_CORREO = "ana@especialistas.example";

let rosa: Persona;
let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  rosa = await mundo.persona({ nombre: "Rosa María", bonos: 3 });
  especialista = await conCorreo(CORREO);
});
const { conBono, conTarjeta, mover } = conSesiones(mundo, () => especialista);

async function conCorreo(correo: string | null, cambios: Partial<EspecialistaConAgenda> = {}) {
  const nuevo = await mundo.especialista(cambios);
  const { idEspecialista } = nuevo;
  valor(await operador.guardarEspecialista({ operador: "ana", cambios: { idEspecialista, correo } }));
  return nuevo;
}
const correos = (para = CORREO) =>
  db.selectFrom("correos").selectAll().where("para", "=", para).orderBy("creado_en").execute();
const asuntos = async (para = CORREO) => (await correos(para)).map(({ asunto }) => asunto);
const ultimo = async (para = CORREO) => (await correos(para)).at(-1)!;
const LLAVE = /\/videollamada\/especialista\?llave=([\w.-]+)/;
const llaveDe = ({ texto }: { texto: string }) => LLAVE.exec(texto)?.[1] ?? null;
const alas = (hora: string, dia = MIERCOLES) => diaYHoraEscrita(lima(dia, hora));
const porQueNoAbre = (llave: string | null) => servicios.agenda.porQueNoAbre(llave ?? "");
const entrar = (llave: string | null) =>
  servicios.agenda.entrarALaSala({ llave: llave ?? "" }, { accion: "entrar", escalon: "video" });

describe("a specialist is told by mail", () => {
  it("of a booking, with the first name, the hour and a link that opens the call in its window", async () => {
    await conBono({ persona: rosa });
    const [correo, ...mas] = await correos();
    expect(mas).toEqual([]);
    expect(correo).toMatchObject({ asunto: `Nueva sesión: ${alas("10:00")}`, id_persona: null, secreto: 1 });
    expect(correo!.texto).toContain("Rosa tiene una sesión");
    expect(correo!.texto).toContain(`${ORIGEN}/videollamada/especialista?llave=`);
    const llave = llaveDe(correo!);
    expect(rechazo(await entrar(llave))).toBe("sala-por-abrir");
    reloj.ahora = lima(MIERCOLES, "09:50");
    expect(rechazo(await entrar(llave))).toBe("aceptado");
    reloj.ahora = lima(MIERCOLES, "11:05");
    expect(rechazo(await entrar(llave))).toBe("cita-no-existe");
    expect(await porQueNoAbre(llave)).toBe("terminada");
    expect(await porQueNoAbre(`${llave!.slice(0, -3)}AAA`)).toBeNull();
  });

  it("of nothing else of the person: neither surname, mail, phone nor what they wrote", async () => {
    const cita = await conBono({ persona: rosa });
    const nota = "No duermo desde marzo";
    valor(await servicios.agenda.guardarNota({ ...cita, nota: { texto: nota, comparteHistorial: false } }));
    reloj.avanzar(1);
    valor(await mover(cita, "12:00"));
    for (const correo of await correos())
      for (const dato of [rosa.apePaterno, rosa.email, rosa.telefono, "María", nota])
        expect(JSON.stringify(correo)).not.toContain(dato);
    for (const asunto of await asuntos()) expect(asunto).not.toContain("Rosa");
    const vista = valor(await servicios.agenda.verSala({ llave: llaveDe(await ultimo())! }));
    expect(vista.compartido).toMatchObject({ texto: nota });
  });

  it("of another hour, whose link opens it, while that of before opens nothing", async () => {
    const cita = await conBono({ persona: rosa });
    const deAntes = llaveDe(await ultimo());
    reloj.avanzar(1);
    valor(await mover(cita, "12:00"));
    const nuevo = await ultimo();
    expect(nuevo.asunto).toBe(`Una sesión cambió de hora: ${alas("12:00")}`);
    expect(nuevo.texto).toContain(`era el ${alas("10:00")}`);
    expect(rechazo(await servicios.agenda.verSala({ llave: deAntes! }))).toBe("cita-no-existe");
    expect([await porQueNoAbre(deAntes), await porQueNoAbre(llaveDe(nuevo))]).toEqual(["movida", null]);
    reloj.ahora = lima(MIERCOLES, "11:55");
    expect(rechazo(await entrar(deAntes))).toBe("cita-no-existe");
    expect(rechazo(await entrar(llaveDe(nuevo)))).toBe("aceptado");
  });

  it.each([
    ["costs the same", 0],
    ["costs less", -1000],
  ])("when it goes to somebody who %s: both are", async (_, diferencia) => {
    const precioCentimos = especialista.precioCentimos + diferencia;
    const ana = await conCorreo(OTRO_CORREO, { precioCentimos });
    const cita = await (diferencia === 0 ? conBono({ persona: rosa }) : conTarjeta({ persona: rosa }));
    const deAntes = llaveDe(await ultimo());
    reloj.avanzar(1);
    valor(await mover(cita, "12:00", { con: ana, diferencia }));
    expect(await asuntos()).toEqual([`Nueva sesión: ${alas("10:00")}`, `Sesión cancelada: ${alas("10:00")}`]);
    expect((await ultimo()).texto).toContain("Eligió a otro especialista.");
    expect(llaveDe(await ultimo())).toBeNull();
    expect(await porQueNoAbre(deAntes), "it is somebody else's now").toBeNull();
    expect(await asuntos(OTRO_CORREO)).toEqual([`Nueva sesión: ${alas("12:00")}`]);
  });

  it.each([
    ["the person", "La canceló.", (cita: Cual) => servicios.agenda.cancelarCita(cita)],
    [
      "our team",
      "no podías atenderla",
      ({ idCita }: Cual) =>
        operador.cancelar({ operador: "ana", idCita, compensacion: "devolucion", motivo: "Enfermó." }),
    ],
    [
      "our team, and the person may choose another hour",
      "puede elegir otra",
      ({ idCita }: Cual) =>
        operador.cancelar({ operador: "ana", idCita, compensacion: "cambio", motivo: "Enfermó." }),
    ],
  ])("that %s cancelled, and their link shows nothing of it any more", async (_, motivo, cancelar) => {
    const cita = await conBono({ persona: rosa });
    valor(
      await servicios.agenda.guardarNota({ ...cita, nota: { texto: "Algo mío", comparteHistorial: false } }),
    );
    const llave = llaveDe(await ultimo())!;
    reloj.avanzar(1);
    valor<unknown>(await cancelar(cita));
    const correo = await ultimo();
    expect(correo.asunto).toBe(`Sesión cancelada: ${alas("10:00")}`);
    expect(correo.texto).toContain(motivo);
    expect(llaveDe(correo)).toBeNull();
    expect(rechazo(await servicios.agenda.verSala({ llave }))).toBe("cita-no-existe");
    expect(await porQueNoAbre(llave)).toBe("cancelada");
    reloj.ahora = lima(MIERCOLES, "09:55");
    expect(rechazo(await entrar(llave))).not.toBe("aceptado");
  });

  it("a day and an hour before, once each, also where the person has no mail to be reminded by", async () => {
    await conBono({ persona: rosa });
    reloj.ahora = lima(MARTES, "09:59");
    await mundo.job("recordar");
    expect(await asuntos()).toHaveLength(1);
    await db.updateTable("personas").set({ email: "" }).execute();
    reloj.ahora = lima(MARTES, "10:00");
    await aLaVez(3, () => mundo.job("recordar"));
    expect((await asuntos()).slice(1)).toEqual([`Recordatorio: sesión el ${alas("10:00")}`]);
    reloj.ahora = lima(MIERCOLES, "09:00");
    await mundo.job("recordar");
    await mundo.job("recordar");
    expect((await asuntos()).slice(2)).toEqual([`Tu sesión empieza pronto: ${alas("10:00")}`]);
    reloj.ahora = lima(MIERCOLES, "09:50");
    expect(rechazo(await entrar(llaveDe(await ultimo())))).toBe("aceptado");
  });

  it("by no reminder that waits in the outbox once the session is cancelled or moved", async () => {
    const [primera, segunda] = [
      await conBono({ persona: rosa }),
      await conBono({ persona: rosa, hora: "11:00" }),
    ];
    reloj.ahora = lima(MARTES, "11:00");
    await mundo.job("recordar");
    const recordatorios = async () => (await asuntos()).filter((asunto) => asunto.startsWith("Recordatorio"));
    expect(await recordatorios()).toHaveLength(2);
    valor(
      await operador.cancelar({
        operador: "ana",
        idCita: primera.idCita,
        compensacion: "devolucion",
        motivo: "Enfermó.",
      }),
    );
    valor(
      await operador.cancelar({
        operador: "ana",
        idCita: segunda.idCita,
        compensacion: "cambio",
        motivo: "Enfermó.",
      }),
    );
    expect(await recordatorios()).toEqual([]);
  });

  it("not at all without an address, and the person is told as ever", async () => {
    const sin = await conCorreo(null);
    await conBono({ persona: rosa, con: sin });
    expect(await correos()).toEqual([]);
    expect(await asuntos(rosa.email)).toEqual(["Tu sesión está reservada"]);
    reloj.ahora = lima(MARTES, "10:00");
    await mundo.job("recordar");
    expect(await correos()).toEqual([]);
  });
});

interface Cual {
  idPersona: number;
  idCita: string;
}

describe("the mail of a specialist", () => {
  it("is in what an operator reads and writes, stays where it is not named, and no screen has it", async () => {
    const { idEspecialista } = especialista;
    const vistos = await operador.verEspecialistas();
    expect(vistos.find((especialista) => especialista.idEspecialista === idEspecialista)).toMatchObject({
      correo: CORREO,
    });
    const cambios = { idEspecialista, presentacion: "Otra" };
    expect(valor(await operador.guardarEspecialista({ operador: "ana", cambios }))).toMatchObject({
      correo: CORREO,
    });
    const publicos = [
      await servicios.agenda.especialistas(),
      await servicios.agenda.verEspecialista({ idEspecialista }),
      await servicios.agenda.buscarEspecialistas({}),
    ];
    for (const publico of publicos) {
      expect(JSON.stringify(publico)).toContain(especialista.slug);
      expect(JSON.stringify(publico)).not.toContain(CORREO);
    }
    const fuera = { idEspecialista, correo: null };
    valor(await operador.guardarEspecialista({ operador: "ana", cambios: fuera }));
    await conBono({ persona: rosa });
    expect(await correos()).toEqual([]);
  });
});

describe("the list of sessions for whoever runs the product", () => {
  const ver = async (filtros: { idEspecialista?: string; dia?: string } = {}) =>
    valor(await operador.verSesiones({ operador: "ana", ...filtros }));

  it("is of a specialist or of all, of a day or of the next seven, in order, with the link of each", async () => {
    const ana = await conCorreo(null);
    await conBono({ persona: rosa, hora: "11:00" });
    await conBono({ persona: rosa, con: ana });
    const cancelada = await conBono({ persona: rosa, hora: "15:00" });
    valor(await servicios.agenda.cancelarCita(cancelada));
    const todas = await ver();
    expect(todas.map(({ cuando, tieneCorreo }) => [cuando, tieneCorreo])).toEqual([
      [alas("10:00"), false],
      [alas("11:00"), true],
    ]);
    expect(JSON.stringify(todas)).not.toContain("Rosa");
    const { idEspecialista } = especialista;
    expect(await ver({ idEspecialista })).toHaveLength(1);
    expect(await ver({ dia: MARTES })).toEqual([]);
    expect(await ver({ dia: MIERCOLES, idEspecialista })).toHaveLength(1);
    reloj.ahora = lima(MIERCOLES, "10:50");
    const [sesion] = await ver({ dia: MIERCOLES, idEspecialista });
    expect(rechazo(await entrar(llaveDe({ texto: sesion!.enlace! })))).toBe("aceptado");
    reloj.ahora = lima(MIERCOLES, "12:30");
    expect(await ver({ dia: MIERCOLES, idEspecialista })).toMatchObject([{ sala: "cerrada", enlace: null }]);
  });

  it("is an act that leaves its line, and of nobody where there is no such specialist", async () => {
    await ver();
    expect(rechazo(await operador.verSesiones({ operador: "ana", idEspecialista: "nadie" }))).toBe(
      "especialista-no-existe",
    );
    const actos = await db
      .selectFrom("actos_de_operador")
      .selectAll()
      .where("orden", "=", "sesiones")
      .execute();
    expect(actos.map(({ resultado }) => resultado)).toEqual(
      expect.arrayContaining(["empieza", "hecho", "especialista-no-existe"]),
    );
  });
});
