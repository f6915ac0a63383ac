import { describe, expect, it } from "vitest";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { abrirMundo, ORIGEN } from "../../support/servicios";
import { conLugares, conTalleres, EL_MARTES, INICIO } from "../../support/talleres";

const mundo = await abrirMundo({ contenido: conTalleres(1).fuente });
const { llamar, abrirSesion } = abrirApi(mundo);
const { ofrecer, vistaEnLaSala } = conLugares(mundo);
const inscripcion = `/talleres/${EL_MARTES.uid}/inscripciones/${EL_MARTES.fecha}`;

async function alguien() {
  const { idPersona } = await mundo.persona();
  const { token } = await abrirSesion(idPersona);
  return (metodo: string, ruta: string) => llamar(metodo, ruta, { clave: CLAVES_DE_API.private, token });
}
const aforo = async () => {
  const { cuerpo } = await llamar("GET", `/talleres/${EL_MARTES.uid}/aforo`, { clave: CLAVES_DE_API.public });
  return (cuerpo.data as unknown as { fechas: { fecha: string; quedan: number; conEspera: boolean }[] })
    .fechas;
};

describe("workshops over /v2", () => {
  it("are joined, waited for, offered, accepted and left, and say how many places are left", async () => {
    expect((await aforo())[0]).toMatchObject({ fecha: EL_MARTES.fecha, quedan: 1, conEspera: false });
    const [ana, beto] = [await alguien(), await alguien()];
    const respuesta = await ana("POST", inscripcion);
    expect([respuesta.estado, respuesta.cuerpo.data]).toEqual([
      201,
      { fecha: EL_MARTES.fecha, estado: "inscrita", numero: null, expiraEn: null, porDelante: null },
    ]);
    expect((await aforo())[0]).toMatchObject({ quedan: 0, conEspera: true });
    expect((await beto("POST", inscripcion)).cuerpo.data).toMatchObject({
      estado: "esperando",
      porDelante: 0,
    });
    // Numbers in the waiting list are never reused: the people ahead are counted.
    const [carla, dario] = [await alguien(), await alguien()];
    await carla("POST", inscripcion);
    expect((await dario("POST", inscripcion)).cuerpo.data).toMatchObject({ numero: 3, porDelante: 2 });
    await carla("DELETE", inscripcion);
    const deDario = await dario("GET", `/talleres/${EL_MARTES.uid}/usuario`);
    expect(deDario.cuerpo.data).toMatchObject({ lugares: [{ numero: 3, porDelante: 1 }] });
    const pronto = await beto("POST", `${inscripcion}/aceptacion`);
    expect([pronto.estado, pronto.cuerpo.error]).toMatchObject([409, { code: "lugar-no-ofrecido" }]);
    expect((await ana("DELETE", inscripcion)).estado).toBe(200);
    await ofrecer();
    const { cuerpo } = await beto("GET", `/talleres/${EL_MARTES.uid}/usuario`);
    expect(cuerpo.data).toMatchObject({ lugares: [{ estado: "ofrecida", numero: 1 }] });
    expect((await beto("POST", `${inscripcion}/aceptacion`)).cuerpo.data).toMatchObject({
      estado: "inscrita",
    });
    expect((await ana("DELETE", inscripcion)).estado).toBe(200);
  });

  it("stand in the agenda beside sessions, in the shape that it has", async () => {
    const { idPersona } = await mundo.persona();
    const { token } = await abrirSesion(idPersona);
    const agenda = async () => {
      const { cuerpo } = await llamar("POST", "/agenda", {
        clave: CLAVES_DE_API.personas,
        token,
        cuerpo: {},
      });
      return cuerpo.data as unknown as { sesiones: { fecha: string; taller: unknown[] }[] };
    };
    expect((await agenda()).sesiones.flatMap(({ taller }) => taller)).toEqual([]);
    await llamar("POST", inscripcion, { clave: CLAVES_DE_API.private, token });
    expect((await agenda()).sesiones.find(({ fecha }) => fecha === EL_MARTES.fecha)!.taller).toEqual([
      {
        ...EL_MARTES,
        titulo: "Dibujar el mar",
        inicio: INICIO.toISOString(),
        fin: sumarMinutos(INICIO, 45).toISOString(),
        hora: "19:00",
        asistencia: false,
        urlImagenTaller: `${ORIGEN}/ilustraciones/conversacion.svg`,
        urlImagenEspecialista: `${ORIGEN}/icono-192.png`,
      },
    ]);
  });

  it("stand there for who has a place, and not for who waits for one or was only offered it", async () => {
    const [ana, { idPersona }] = [await alguien(), await mundo.persona()];
    const { token } = await abrirSesion(idPersona);
    const titulos = async () => {
      const { cuerpo } = await llamar("POST", "/agenda", {
        clave: CLAVES_DE_API.personas,
        token,
        cuerpo: {},
      });
      const { sesiones } = cuerpo.data as unknown as { sesiones: { taller: { titulo: string }[] }[] };
      return sesiones.flatMap(({ taller }) => taller.map(({ titulo }) => titulo));
    };
    const datosDe = async (metodo: string, ruta: string) =>
      (await llamar(metodo, ruta, { clave: CLAVES_DE_API.private, token })).cuerpo.data;
    await ana("POST", inscripcion);
    expect(await datosDe("POST", inscripcion)).toMatchObject({ estado: "esperando" });
    expect(await titulos()).toEqual([]);
    await ana("DELETE", inscripcion);
    await ofrecer();
    expect(await datosDe("GET", `/talleres/${EL_MARTES.uid}/usuario`)).toMatchObject({
      lugares: [{ estado: "ofrecida" }],
    });
    expect(await titulos()).toEqual([]);
    await datosDe("POST", `${inscripcion}/aceptacion`);
    expect(await titulos()).toEqual(["Dibujar el mar"]);
  });

  it("and their pictures come from where all pictures come from", async () => {
    const { idPersona } = await mundo.persona();
    await mundo.servicios.talleres.inscribirse({ idPersona, ...EL_MARTES });
    const conCdn = await mundo.otroProceso({ cdn: { url: "https://cdn.example/b/", hosts: [] } });
    const api = abrirApi({ ...mundo, producto: conCdn });
    const { token } = await api.abrirSesion(idPersona);
    const { cuerpo } = await api.llamar("POST", "/agenda", {
      clave: CLAVES_DE_API.personas,
      token,
      cuerpo: {},
    });
    const { sesiones } = cuerpo.data as unknown as { sesiones: { taller: Record<string, unknown>[] }[] };
    expect(sesiones.flatMap(({ taller }) => taller)).toMatchObject([
      {
        urlImagenTaller: "https://cdn.example/b/ilustraciones/conversacion.svg",
        urlImagenEspecialista: "https://cdn.example/b/icono-192.png",
      },
    ]);
  });

  it("say all of one: what it is, what to bring, its dates and what was recorded", async () => {
    const pedir = (uid: string) => llamar("GET", `/talleres/${uid}`, { clave: CLAVES_DE_API.public });
    expect((await pedir(EL_MARTES.uid)).cuerpo.data).toMatchObject({
      uid: EL_MARTES.uid,
      titulo: "Dibujar el mar",
      demostracion: true,
      llevar: expect.any(Array) as string[],
      cuerpo: expect.stringMatching(/./) as string,
      fechas: [{ fecha: EL_MARTES.fecha, quedan: 1 }, {}, {}, {}, {}, {}],
      grabaciones: [],
    });
    expect((await pedir("nada")).estado).toBe(404);
  });

  it("are told by month, each date in its order, and only for the months of the calendar", async () => {
    const pedir = (mes: string) =>
      llamar("GET", `/talleres/calendario/${mes}`, { clave: CLAVES_DE_API.public });
    const { cuerpo } = await pedir("2026-11");
    const { meses, fechas } = cuerpo.data as unknown as {
      meses: string[];
      fechas: { taller: { uid: string }; fecha: { fecha: string; inicio: string } }[];
    };
    expect(meses).toEqual(["2026-11", "2026-12", "2027-01", "2027-02", "2027-03", "2027-04"]);
    expect(fechas).toContainEqual(
      expect.objectContaining({ taller: expect.objectContaining({ uid: EL_MARTES.uid }) as object }),
    );
    const inicios = fechas.map(({ fecha }) => fecha.inicio);
    expect(inicios).toEqual(inicios.toSorted());
    expect((await pedir("2027-04")).estado).toBe(200);
    expect([(await pedir("2026-10")).estado, (await pedir("2027-05")).estado]).toEqual([404, 404]);
    expect([(await pedir("2026-13")).estado, (await pedir("ayer")).estado]).toEqual([400, 400]);
  });

  it("are filtered by what there is: a level that is none is said, and is not left out", async () => {
    const pedir = (consulta: string) =>
      llamar("GET", `/talleres?${consulta}`, { clave: CLAVES_DE_API.public });
    for (const consulta of ["nivel=zzz", "dia=9"]) {
      expect((await pedir(consulta)).estado).toBe(400);
    }
    expect((await pedir("nivel=inicial&dia=2")).estado).toBe(200);
  });

  it("are attended from their beginning on, and answer the certificate of it", async () => {
    const [ana, beto] = [await alguien(), await alguien()];
    await ana("POST", inscripcion);
    expect((await ana("POST", `${inscripcion}/asistencia`)).estado).toBe(409);
    // A token of the API does not last for days, so the date is moved instead of the clock.
    await mundo.db
      .updateTable("fechas_de_taller")
      .set({
        inicio: mundo.reloj.ahora.toISOString(),
        fin: sumarMinutos(mundo.reloj.ahora, 45).toISOString(),
      })
      .execute();
    const asistida = await ana("POST", `${inscripcion}/asistencia`);
    expect([asistida.estado, asistida.cuerpo.data]).toEqual([
      200,
      {
        fecha: EL_MARTES.fecha,
        asistencia: true,
        // The certificate is ready only when its workshop is over.
        certificado: null,
      },
    ]);
    expect((await ana("POST", `${inscripcion}/asistencia`)).cuerpo).toEqual(asistida.cuerpo);
    expect((await beto("POST", `${inscripcion}/asistencia`)).estado).toBe(404);
  });

  it("have a room for who has a place, told how to enter once it is open, and a certificate to check", async () => {
    const { idPersona } = await mundo.persona();
    const beto = await alguien();
    const abrir = async () => {
      const { token } = await abrirSesion(idPersona);
      return (metodo: string, ruta: string, cuerpo?: object) =>
        llamar(metodo, ruta, { clave: CLAVES_DE_API.private, token, ...(cuerpo && { cuerpo }) });
    };
    let ana = await abrir();
    await ana("POST", inscripcion);
    const sala = `${inscripcion}/sala`;
    expect((await ana("GET", sala)).cuerpo.data).toMatchObject({ estado: "por-abrir", entrada: null });
    expect((await ana("POST", `${sala}/preguntas`, { texto: "¿Antes?" })).estado).toBe(409);
    expect((await beto("GET", sala)).estado).toBe(404);
    mundo.reloj.ahora = sumarMinutos(INICIO, 1);
    ana = await abrir();
    expect((await ana("POST", `${sala}/presencia`)).estado).toBe(204);
    const preguntada = await ana("POST", `${sala}/preguntas`, { texto: "¿Con lápiz?" });
    expect(preguntada.cuerpo.data).toMatchObject({
      estado: "abierta",
      entrada: {
        enlace: null,
        incrustado: null,
        clip: expect.stringMatching(/mirar-el-mar$/) as string,
        segundoDelClip: expect.any(Number) as number,
      },
      sePuedeRegistrar: true,
      preguntas: [{ texto: "¿Con lápiz?", suya: true, estado: "por-revisar" }],
    });
    await ana("POST", `${inscripcion}/asistencia`);
    const { codigo } = await mundo.db.selectFrom("certificados").select("codigo").executeTakeFirstOrThrow();
    await vistaEnLaSala(idPersona, 30);
    const comprobar = async (codigo: string) =>
      llamar("GET", `/certificados/${codigo}`, { clave: CLAVES_DE_API.public });
    expect((await comprobar(codigo)).cuerpo.data).toMatchObject({ valido: false, de: null });
    mundo.reloj.ahora = sumarMinutos(INICIO, 45);
    expect((await comprobar(codigo.toLowerCase())).cuerpo.data).toMatchObject({
      valido: true,
      de: {
        ...{ titulo: "Dibujar el mar", minutos: 45 },
        presencia: { por: "sala", minutos: 30, entroEn: null },
      },
    });
    await mundo.producto.acts.talleres.revocarCertificado({
      operador: "ana",
      codigo,
      motivo: "Fue un error.",
    });
    expect((await comprobar(codigo)).cuerpo.data).toMatchObject({
      valido: false,
      de: null,
      revocadoPor: "Fue un error.",
    });
    expect((await comprobar("0".repeat(16))).estado).toBe(404);
  });

  it("are no more once they have begun, and not there under another name", async () => {
    mundo.reloj.ahora = INICIO;
    const ana = await alguien();
    expect((await ana("POST", inscripcion)).estado).toBe(410);
    expect((await ana("POST", inscripcion.replace("dibujar", "borrar"))).estado).toBe(404);
    expect((await ana("POST", inscripcion.replace(EL_MARTES.fecha, "2026-11-26"))).estado).toBe(404);
    expect((await aforo())[0]!.fecha).toBe("2026-12-01");
    const deUnDia = (dia: string) =>
      llamar("GET", `/talleres/${EL_MARTES.uid}/aforo?fecha=${dia}`, { clave: CLAVES_DE_API.public });
    expect((await deUnDia("2026-12-01")).cuerpo.data).toMatchObject({ fechas: [{ fecha: "2026-12-01" }] });
    expect((await deUnDia("2026-12-02")).estado).toBe(404);
    expect((await deUnDia("mañana")).estado).toBe(400);
  });

  it("are found by theme, day of the week, level and host", async () => {
    const titulos = async (consulta: string) => {
      const { cuerpo } = await llamar("GET", `/talleres${consulta}`, { clave: CLAVES_DE_API.public });
      return (cuerpo.data as unknown as { talleres: { titulo: string }[] }).talleres.map(
        ({ titulo }) => titulo,
      );
    };
    expect((await titulos("")).toSorted()).toEqual(["Cantar el mar", "Dibujar el mar"]);
    expect(await titulos("?tema=calma&dia=2&nivel=inicial&con=equipo")).toHaveLength(2);
    for (const otra of ["?tema=sueno", "?dia=5", "?nivel=avanzado", "?con=nadie"]) {
      expect(await titulos(otra)).toEqual([]);
    }
    // A moved date is found on its new day.
    mundo.reloj.ahora = new Date("2026-12-14T12:00:00Z");
    expect(await titulos("?dia=3")).toHaveLength(2);
  });
});
