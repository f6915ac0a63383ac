import { beforeEach, describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { lima, MARTES } from "../../support/constructores";
import { conSesiones } from "../../support/sesiones";
import { abrirMundo, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, reloj } = mundo;
const actos = mundo.producto.acts;

let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  especialista = await mundo.especialista();
});
const { conBono, mover } = conSesiones(mundo, () => especialista);
type Propia = Awaited<ReturnType<typeof conBono>>;

const avisar = ({ idPersona, idCita }: Propia) => servicios.agenda.avisarAusencia({ idPersona, idCita });
const ver = async ({ idPersona, idCita }: Propia) =>
  valor(await servicios.agenda.verAusencia({ idPersona, idCita }));
const porResolver = async ({ idCita }: Propia) =>
  (await actos.ausencias.porResolver()).find((ausencia) => ausencia.idCita === idCita);

async function entrarComoEspecialista({ idCita }: Propia) {
  const enlace = valor(await servicios.agenda.enlaceDeEspecialista(idCita));
  const llave = new URL(enlace, "http://sitio.invalid").searchParams.get("llave")!;
  valor(await servicios.agenda.entrarALaSala({ llave }, { accion: "entrar", escalon: "video" }));
}

describe("a session to which the specialist does not come", () => {
  it("can be reported by its person once the wait is over, once, and by nobody else", async () => {
    const cita = await conBono({ fecha: MARTES });
    const ajena = await mundo.persona();
    expect(rechazo(await avisar(cita))).toBe("cita-por-empezar");
    reloj.ahora = lima(MARTES, "10:10");
    expect(rechazo(await avisar({ ...cita, idPersona: ajena.idPersona }))).toBe("cita-no-existe");
    valor(await avisar(cita));
    const { ausencia } = await ver(cita);
    expect(ausencia).toEqual({ avisadaEn: lima(MARTES, "10:10") });
    reloj.ahora = lima(MARTES, "10:30");
    valor(await avisar(cita));
    expect((await ver(cita)).ausencia).toEqual(ausencia);
  });

  it("stands in the operator's list with what the room knows, until everything went back", async () => {
    const cita = await conBono({ fecha: MARTES });
    reloj.ahora = lima(MARTES, "09:58");
    valor(
      await servicios.agenda.entrarALaSala(
        { idCita: cita.idCita, idPersona: cita.idPersona },
        { accion: "entrar", escalon: "video" },
      ),
    );
    reloj.ahora = lima(MARTES, "10:10");
    valor(await avisar(cita));
    expect(await porResolver(cita)).toMatchObject({
      personaLlegoEn: lima(MARTES, "09:58"),
      especialistaLlegoEn: null,
    });
    valor(
      await actos.agenda.marcarAusencia({
        operador: "ana",
        idCita: cita.idCita,
        compensacion: "devolucion",
        motivo: "Enfermó.",
      }),
    );
    expect(await porResolver(cita)).toBeUndefined();
    const { llamar, abrirSesion } = abrirApi(mundo);
    const { token } = await abrirSesion(cita.idPersona);
    const clave = CLAVES_DE_API.private;
    const { cuerpo } = await llamar("GET", `/sesiones/${cita.idCita}/ausencia`, { clave, token });
    expect(cuerpo.data, "nothing is looked into any more").toMatchObject({
      sePuedeAvisar: false,
      avisadaEn: lima(MARTES, "10:10").toISOString(),
      resolucion: { motivo: expect.stringContaining("no vino") as unknown },
      textoDeDevolucion: null,
    });
  });

  it("is none where the specialist was in the room", async () => {
    const cita = await conBono({ fecha: MARTES });
    reloj.ahora = lima(MARTES, "10:05");
    await entrarComoEspecialista(cita);
    reloj.ahora = lima(MARTES, "10:20");
    expect(rechazo(await avisar(cita))).toBe("especialista-llego");
  });

  it("was held after all where the operator says so, with a reason that the person reads", async () => {
    const cita = await conBono({ fecha: MARTES });
    reloj.ahora = lima(MARTES, "12:00");
    valor(await avisar(cita));
    expect(
      rechazo(await actos.ausencias.anotarAsistencia({ operador: "ana", idCita: "no", motivo: "x" })),
    ).toBe("cita-no-existe");
    const motivo = "Se atendieron por teléfono.";
    valor(await actos.ausencias.anotarAsistencia({ operador: "ana", idCita: cita.idCita, motivo }));
    expect(await porResolver(cita)).toBeUndefined();
    expect((await ver(cita)).cita.asistencia).toEqual({ en: lima(MARTES, "12:00"), motivo });
    expect(await servicios.historial.acciones(cita.idPersona)).toMatchObject([{ clase: "sesion" }]);
  });

  it("was held by the operator's word where nobody reported anything, and then nothing is to report", async () => {
    const cita = await conBono({ fecha: MARTES });
    reloj.ahora = lima(MARTES, "12:00");
    const motivo = "La sala falló y se atendieron por teléfono.";
    const anotar = () => actos.ausencias.anotarAsistencia({ operador: "ana", idCita: cita.idCita, motivo });
    valor(await anotar());
    reloj.ahora = lima(MARTES, "13:00");
    expect(rechazo(await anotar()), "the first word stays").toBe("asistencia-anotada");

    const vista = await ver(cita);
    expect(vista.cita).toMatchObject({
      asistencia: { en: lima(MARTES, "12:00"), motivo },
      personaLlegoEn: null,
      especialistaLlegoEn: null,
    });
    expect(rechazo(await avisar(cita))).toBe("asistencia-anotada");
    const { llamar, abrirSesion } = abrirApi(mundo);
    const { token } = await abrirSesion(cita.idPersona);
    const clave = CLAVES_DE_API.private;
    const { cuerpo } = await llamar("GET", `/sesiones/${cita.idCita}/ausencia`, { clave, token });
    expect(cuerpo.data).toMatchObject({ sePuedeAvisar: false, avisadaEn: null, resolucion: { motivo } });
  });

  it("is kept with who noted it and why, and its copy says that nobody entered the room", async () => {
    const cita = await conBono({ fecha: MARTES });
    reloj.ahora = lima(MARTES, "12:00");
    const motivo = "Se atendieron por teléfono.";
    valor(await actos.ausencias.anotarAsistencia({ operador: "ana", idCita: cita.idCita, motivo }));
    const lineas = await mundo.db
      .selectFrom("actos_de_operador")
      .select(["operador", "resultado", "motivo", "de_persona"])
      .where("objeto", "=", cita.idCita)
      .where("orden", "=", "asistencia")
      .where("resultado", "=", "hecho")
      .execute();
    expect(lineas).toEqual([{ operador: "ana", resultado: "hecho", motivo, de_persona: cita.idPersona }]);
    const { secciones } = await servicios.cuentas.verMisDatos({
      idPersona: cita.idPersona,
      canal: "web",
      accion: "copia",
    });
    const filasDe = (tabla: string) => secciones.find(({ clave }) => clave === tabla)!.filas;
    expect(filasDe("citas")).toMatchObject([{ persona_llego_en: null, especialista_llego_en: null }]);
    expect(filasDe("asistencias_de_cita")).toMatchObject([{ id_cita: cita.idCita, motivo }]);
  });

  it("loses the word of before where it moves to another time", async () => {
    const cita = await conBono({ fecha: MARTES });
    const { idPersona, idCita } = cita;
    reloj.ahora = lima(MARTES, "10:15");
    valor(await actos.ausencias.anotarAsistencia({ operador: "ana", idCita, motivo: "Por teléfono." }));
    valor(
      await actos.agenda.marcarAusencia({
        operador: "ana",
        idCita,
        compensacion: "cambio",
        motivo: "Enfermó.",
      }),
    );
    valor(await mover(cita, "10:00"));
    expect((await ver({ ...cita, idPersona })).cita.asistencia).toBeNull();
  });

  it("is in nobody's history: only what both came to was held", async () => {
    const cita = await conBono({ fecha: MARTES });
    reloj.ahora = lima(MARTES, "10:00");
    const propia = { idCita: cita.idCita, idPersona: cita.idPersona };
    valor(await servicios.agenda.entrarALaSala(propia, { accion: "entrar", escalon: "video" }));
    reloj.ahora = lima(MARTES, "12:00");
    expect(await servicios.historial.acciones(cita.idPersona)).toEqual([]);
  });

  it("is reported through /v2 too, and twice is once", async () => {
    const cita = await conBono({ fecha: MARTES });
    reloj.ahora = lima(MARTES, "10:10");
    const { llamar, abrirSesion } = abrirApi(mundo);
    const { token } = await abrirSesion(cita.idPersona);
    const pedir = async (metodo: string) =>
      (await llamar(metodo, `/sesiones/${cita.idCita}/ausencia`, { clave: CLAVES_DE_API.private, token }))
        .cuerpo.data;
    expect(await pedir("GET")).toMatchObject({ sePuedeAvisar: true, avisadaEn: null });
    const avisada = { sePuedeAvisar: false, avisadaEn: lima(MARTES, "10:10").toISOString() };
    for (const metodo of ["PUT", "PUT", "GET"]) expect(await pedir(metodo)).toMatchObject(avisada);
  });
});
