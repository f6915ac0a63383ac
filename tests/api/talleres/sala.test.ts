import { beforeEach, describe, expect, it } from "vitest";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { aJson } from "../../../app/domain/cuentas/misDatos/copia";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { registroDeAsistencia } from "../../../app/domain/talleres/sala/sala";
import { PREGUNTAS_POR_PERSONA } from "../../../app/domain/talleres/sala/pregunta";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";
import { conLugares, conTalleres, EL_MARTES, INICIO } from "../../support/talleres";

const { fuente } = conTalleres(2);
const FIN = sumarMinutos(INICIO, 45);
const mundo = await abrirMundo({ contenido: fuente });
const { servicios, reloj, db } = mundo;
const { talleres } = servicios;
const { pedir, dejar, correosA, lugares, vistaEnLaSala } = conLugares(mundo);
const { uid, url, fecha } = EL_MARTES;

const propia = ({ idPersona }: Persona) => ({ idPersona, uid, fecha });
const ver = ({ idPersona }: Persona) => talleres.verSala({ idPersona, url, fecha });
const enlaceDe = async (dia = fecha) =>
  valor(await mundo.producto.acts.talleres.enlaceDeAnfitrion({ operador: "ana", url, fecha: dia })).enlace;
const llaveDe = async () => new URL(await enlaceDe()).searchParams.get("llave")!;
const preguntar = (persona: Persona, texto: string) => talleres.preguntar({ ...propia(persona), texto });

let ana: Persona, beto: Persona, carla: Persona;
beforeEach(async () => {
  ana = await mundo.persona({ nombre: "Ana María", apePaterno: "Paredes", apeMaterno: "Soto" });
  beto = await mundo.persona({ nombre: "Beto" });
  carla = await mundo.persona({ nombre: "Carla" });
  valor(await pedir(ana.idPersona));
  valor(await pedir(beto.idPersona));
  valor(await pedir(carla.idPersona));
});

describe("the room of a workshop", () => {
  it("is for who has a place, and for nobody who waits or is somebody else", async () => {
    reloj.ahora = INICIO;
    expect(valor(await ver(ana))).toMatchObject({
      estado: "abierta",
      taller: { sala: { clip: "mirar-el-mar" } },
    });
    expect(rechazo(await ver(carla))).toBe("inscripcion-no-existe");
    expect(rechazo(await ver(await mundo.persona()))).toBe("inscripcion-no-existe");
    for (const otra of [carla, await mundo.persona()]) {
      expect(rechazo(await talleres.registrarAsistencia(propia(otra)))).toBe("inscripcion-no-existe");
      expect(rechazo(await preguntar(otra, "¿Y yo?"))).toBe("inscripcion-no-existe");
      expect(rechazo(await talleres.latir(propia(otra)))).toBe("inscripcion-no-existe");
    }
  });

  it("takes questions while it is open, so many of each person also at once", async () => {
    expect(rechazo(await preguntar(ana, "¿Antes?"))).toBe("sala-por-abrir");
    reloj.ahora = sumarMinutos(INICIO, -10);
    const todas = await aLaVez(PREGUNTAS_POR_PERSONA + 2, (indice) => preguntar(ana, `Pregunta ${indice}`));
    expect(todas.map(rechazo).toSorted()).toEqual([
      ...Array<string>(PREGUNTAS_POR_PERSONA).fill("aceptado"),
      "demasiadas-preguntas",
      "demasiadas-preguntas",
    ]);
    valor(await preguntar(beto, "¿Y después?"));
    reloj.ahora = sumarMinutos(INICIO, 60);
    expect(rechazo(await preguntar(beto, "¿Tarde?"))).toBe("sala-cerrada");
  });
});

describe("the attendance", () => {
  it("is taken from the beginning until the room closes, once, and stands in the agenda", async () => {
    const asistencia = async () =>
      (await servicios.agenda.verAgenda({ idPersona: ana.idPersona })).dias.flatMap(({ taller }) =>
        taller.map((lugar) => lugar.asistencia),
      );
    reloj.ahora = sumarMinutos(INICIO, -1);
    expect(rechazo(await talleres.registrarAsistencia(propia(ana)))).toBe("registro-por-abrir");
    expect(await asistencia()).toEqual([false]);
    reloj.ahora = INICIO;
    valor(await talleres.registrarAsistencia(propia(ana)));
    valor(await talleres.registrarAsistencia(propia(ana)));
    expect(await asistencia()).toEqual([true]);
    expect(await db.selectFrom("certificados").selectAll().execute()).toHaveLength(1);
    reloj.ahora = sumarMinutos(INICIO, 60);
    expect(rechazo(await talleres.registrarAsistencia(propia(beto)))).toBe("sala-cerrada");
  });

  it("is taken once it is over of who was there while it ran alone, and twice is once", async () => {
    const registrar = (persona: Persona) => talleres.registrarAsistencia(propia(persona));
    const registro = async (persona: Persona) => {
      const { fecha: fechaDeTaller, asistencia } = valor(await ver(persona));
      return registroDeAsistencia(fechaDeTaller, asistencia, reloj.ahora);
    };
    reloj.ahora = sumarMinutos(INICIO, -3);
    valor(await talleres.latir(propia(beto)));
    reloj.ahora = sumarMinutos(FIN, -10);
    valor(await talleres.latir(propia(ana)));
    // A sign of presence at the end is no attendance.
    reloj.ahora = FIN;
    for (const persona of [ana, beto]) valor(await talleres.latir(propia(persona)));
    expect([await registro(ana), await registro(beto)]).toEqual(["abierto", "sin-haberte-visto"]);
    expect(rechazo(await registrar(beto))).toBe("no-te-vimos");
    expect(valor(await ver(beto)).certificado).toBeNull();
    reloj.avanzar(10);
    valor(await talleres.latir(propia(ana)));
    valor(await registrar(ana));
    expect(valor(await ver(ana)).asistencia.asistioEn).not.toBeNull();
    expect(rechazo(await registrar(beto))).toBe("no-te-vimos");
    // A person who registered in time may register again.
    reloj.ahora = sumarMinutos(FIN, -1);
    valor(await registrar(beto));
    reloj.ahora = FIN;
    valor(await registrar(beto));
  });

  it("stands among what is over on the days after, with the way to its certificate", async () => {
    reloj.ahora = INICIO;
    valor(await talleres.registrarAsistencia(propia(ana)));
    await vistaEnLaSala(ana.idPersona, 40);
    const anteriores = async ({ idPersona }: Persona) =>
      (await servicios.agenda.verZona(idPersona)).talleresAnteriores.map(({ titulo, href, asistencia }) => [
        titulo,
        href,
        asistencia,
      ]);
    const href = `/bienestar-en-vivo/${url}?fecha=${fecha}`;
    expect(await anteriores(ana)).toEqual([]);
    reloj.avanzar(24 * 60);
    expect(await anteriores(ana)).toEqual([["Dibujar el mar", href, true]]);
    expect(await anteriores(beto)).toEqual([["Dibujar el mar", href, false]]);
    // A person who only waited attended no workshop.
    expect(await anteriores(carla)).toEqual([]);
    expect((await servicios.agenda.verZona(ana.idPersona)).dias.flatMap(({ taller }) => taller)).toEqual([]);
    expect(await servicios.historial.acciones(ana.idPersona)).toMatchObject([{ clase: "taller", href }]);
    const { certificado } = (await talleres.lugar(ana.idPersona, { uid, fecha }))!;
    expect((await servicios.agenda.verZona(ana.idPersona)).talleresAnteriores[0]!.certificado).toEqual({
      href: `/certificado/${certificado}`,
      desde: sumarMinutos(INICIO, 45),
    });
  });

  it("comes by itself to who is there for ten minutes, and not to who only waited for it to begin", async () => {
    reloj.ahora = sumarMinutos(INICIO, -10);
    const asistio = async () => valor(await ver(ana)).asistencia.asistioEn !== null;
    for (let minuto = 0; minuto < 19; minuto++) {
      valor(await talleres.latir(propia(ana)));
      reloj.avanzar(1);
    }
    expect(await asistio()).toBe(false);
    for (let minuto = 0; minuto < 2; minuto++) {
      valor(await talleres.latir(propia(ana)));
      reloj.avanzar(1);
    }
    expect(await asistio()).toBe(true);
  });
});

describe("a sign of being there", () => {
  const segundos = async () => valor(await ver(ana)).asistencia.presenteSegundos;
  const latir = () => talleres.latir(propia(ana));

  it("is taken while the room is open, and of nobody whose place is gone", async () => {
    reloj.ahora = sumarMinutos(INICIO, -11);
    expect(rechazo(await latir())).toBe("sala-por-abrir");
    reloj.avanzar(1);
    valor(await latir());
    reloj.ahora = sumarMinutos(INICIO, 60);
    expect(rechazo(await latir())).toBe("sala-cerrada");
    reloj.ahora = sumarMinutos(INICIO, -5);
    valor(await dejar(ana.idPersona));
    expect(rechazo(await latir())).toBe("inscripcion-no-existe");
  });

  it("makes no minutes that did not pass, however many come at once or from how many devices", async () => {
    reloj.ahora = INICIO;
    valor(await latir());
    for (let minuto = 1; minuto <= 6; minuto++) {
      reloj.avanzar(1);
      await aLaVez(4, latir);
      for (let vez = 0; vez < 10; vez++) {
        reloj.ahora = new Date(reloj.ahora.getTime() + 1_000);
        valor(await latir());
      }
      reloj.ahora = new Date(reloj.ahora.getTime() - 10_000);
      expect(await segundos()).toBe(minuto * 60);
    }
    expect(valor(await ver(ana)).asistencia.asistioEn).toBeNull();
  });

  it("is of a meeting elsewhere that they opened it before its end, and no minutes", async () => {
    const enOtroSitio = conTalleres(2);
    const enlace = "https://reuniones.example/mar";
    enOtroSitio.escribir(
      "talleres/dibujar-el-mar.md",
      enOtroSitio.ficha.replace("{ clip: mirar-el-mar }", `{ enlace: "${enlace}" }`),
    );
    const { services } = await mundo.otroProceso({ contenido: enOtroSitio.fuente });
    reloj.ahora = INICIO;
    const vista = valor(await services.talleres.verSala({ idPersona: ana.idPersona, url, fecha }));
    expect(vista.taller?.sala.enlace).toBe(enlace);
    const abrirla = (persona: Persona) => services.talleres.latir(propia(persona));
    reloj.ahora = sumarMinutos(INICIO, -5);
    for (let minuto = 0; minuto < 30; minuto++) {
      valor(await abrirla(ana));
      reloj.avanzar(1);
    }
    expect(valor(await ver(ana)).asistencia).toMatchObject({ presenteSegundos: 1, asistioEn: null });
    reloj.ahora = FIN;
    valor(await abrirla(beto));
    valor(await talleres.registrarAsistencia(propia(ana)));
    expect(rechazo(await talleres.registrarAsistencia(propia(beto)))).toBe("no-te-vimos");
  });
});

describe("what a certificate says of somebody's being there", () => {
  /** Signals the person's presence every minute, from one minute of the workshop to another. */
  async function estar(persona: Persona, desde: number, hasta: number) {
    for (let minuto = desde; minuto <= hasta; minuto++) {
      reloj.ahora = sumarMinutos(INICIO, minuto);
      valor(await talleres.latir(propia(persona)));
    }
  }
  const laDe = async (persona: Persona) => {
    const { certificado, conCertificado, presencia } = valor(await ver(persona));
    const constancia = certificado && (await talleres.verCertificado(certificado.codigo))!.constancia;
    return { constancia, conCertificado, presencia };
  };

  it("are the minutes that the room saw, from the half of them on", async () => {
    await estar(ana, 0, 23);
    expect(await laDe(ana)).toMatchObject({ constancia: null, conCertificado: true });
    await estar(beto, 0, 22);
    expect((await laDe(beto)).conCertificado).toBe(false);
    reloj.ahora = FIN;
    expect(await laDe(ana)).toEqual({
      ...{
        constancia: { por: "sala", minutos: 23 },
        conCertificado: true,
        presencia: { minutos: 23, de: 45 },
      },
    });
    expect(await laDe(beto)).toMatchObject({ constancia: null, presencia: { minutos: 22, de: 45 } });
    expect(valor(await ver(beto)).asistencia.asistioEn).not.toBeNull();
    expect((await talleres.lugar(beto.idPersona, { uid, fecha }))!.certificado).toBeNull();
    const { codigo } = await db
      .selectFrom("certificados")
      .select("codigo")
      .where("id_persona", "=", beto.idPersona)
      .executeTakeFirstOrThrow();
    expect(await talleres.verCertificado(codigo)).toBeNull();
  });

  it("is nothing after a press alone, until whoever leads it says that they were there, and then no minutes", async () => {
    reloj.ahora = INICIO;
    valor(await talleres.registrarAsistencia(propia(ana)));
    reloj.ahora = FIN;
    expect(await laDe(ana)).toEqual({
      constancia: null,
      conCertificado: false,
      presencia: { minutos: 0, de: 45 },
    });
    const llave = await llaveDe();
    const deAnfitrion = async () => {
      const { asistentes } = valor(await talleres.verComoAnfitrion(llave));
      return asistentes.find(({ inscripcion }) => inscripcion.idPersona === ana.idPersona)!;
    };
    const { conCertificado, inscripcion } = await deAnfitrion();
    expect(conCertificado).toBe(false);
    const { idInscripcion } = inscripcion;
    valor(await talleres.dirigir(llave, { que: "asistencia", idInscripcion }));
    expect((await deAnfitrion()).conCertificado).toBe(true);
    expect((await laDe(ana)).constancia).toEqual({ por: "anfitrion" });
  });

  it("needs no more of a workshop than it was: the half is of what it took in the end", async () => {
    await estar(ana, 0, 12);
    const llave = await llaveDe();
    reloj.ahora = sumarMinutos(INICIO, 20);
    valor(await talleres.dirigir(llave, { que: "terminar" }));
    expect(await laDe(ana)).toMatchObject({
      constancia: { por: "sala", minutos: 12 },
      presencia: { minutos: 12, de: 20 },
    });
  });

  it("of a meeting elsewhere is when they first opened it, and never minutes", async () => {
    const deFuera = conTalleres(2);
    deFuera.escribir(
      "talleres/dibujar-el-mar.md",
      deFuera.ficha.replace("{ clip: mirar-el-mar }", '{ enlace: "https://reuniones.example/mar" }'),
    );
    const { services } = await mundo.otroProceso({ contenido: deFuera.fuente });
    const entrar = async (minuto: number) => {
      reloj.ahora = sumarMinutos(INICIO, minuto);
      valor(await services.talleres.latir(propia(ana)));
    };
    for (const persona of [ana, beto]) {
      reloj.ahora = INICIO;
      valor(await talleres.registrarAsistencia(propia(persona)));
    }
    await entrar(3);
    await entrar(30);
    reloj.ahora = FIN;
    expect(await laDe(ana)).toEqual({
      constancia: { por: "reunion", entroEn: sumarMinutos(INICIO, 3) },
      ...{ conCertificado: true, presencia: null },
    });
    expect((await laDe(beto)).constancia).toBeNull();
  });
});

describe("a certificate", () => {
  const deAna = async () => {
    reloj.ahora = INICIO;
    valor(await talleres.registrarAsistencia(propia(ana)));
    await vistaEnLaSala(ana.idPersona, 40);
    reloj.ahora = FIN;
    return valor(await ver(ana)).certificado!.codigo;
  };

  it("says who, what and when to whoever has its code, and no number of a document", async () => {
    const codigo = await deAna();
    const certificado = (await talleres.verCertificado(codigo.toLowerCase()))!;
    expect(certificado).toMatchObject({
      nombre: "Ana María Paredes Soto",
      titulo: "Dibujar el mar",
      inicio: INICIO,
      minutos: 45,
      revocadoEn: null,
    });
    expect(JSON.stringify(certificado)).not.toContain(ana.numeroDocumento);
    for (const otro of ["0".repeat(16), "nada", "\u0000"])
      expect(await talleres.verCertificado(otro)).toBeNull();
  });

  it("is good from the end of its date on, and not a moment before", async () => {
    const codigo = await deAna();
    const ahora = async () => {
      const { certificado } = (await talleres.lugar(ana.idPersona, { uid, fecha }))!;
      return [certificado, valor(await ver(ana)).certificado?.codigo ?? null];
    };
    expect(await ahora()).toEqual([codigo, codigo]);
    // The attendance was registered during the workshop, and the certificate was issued at its end.
    expect(await talleres.verCertificado(codigo)).toMatchObject({ emitidoEn: FIN });
    reloj.ahora = new Date(FIN.getTime() - 1);
    expect(await ahora()).toEqual([null, null]);
  });

  it("ends with the place that it was given for", async () => {
    const codigo = await deAna();
    // The certificate is from an earlier release, which allowed attendance before the beginning.
    reloj.ahora = sumarMinutos(INICIO, -60);
    valor(await dejar(ana.idPersona));
    expect(await talleres.verCertificado(codigo)).toMatchObject({
      revocadoEn: reloj.ahora,
      revocadoPor: "La persona no conservó su lugar en esa fecha.",
    });
  });

  it("is revoked once, with why", async () => {
    const codigo = await deAna();
    const revocar = (codigo: string) =>
      mundo.producto.acts.talleres.revocarCertificado({
        operador: "ana",
        codigo,
        motivo: "Fue un error.",
      });
    valor(await revocar(codigo));
    expect(await talleres.verCertificado(codigo)).toMatchObject({
      revocadoEn: reloj.ahora,
      revocadoPor: "Fue un error.",
    });
    expect(rechazo(await revocar(codigo))).toBe("certificado-no-existe");
    expect(rechazo(await revocar("0".repeat(16)))).toBe("certificado-no-existe");
  });

  it("goes with the account of its person, and is in the copy of their data", async () => {
    const codigo = await deAna();
    const copia = await servicios.cuentas.verMisDatos({
      idPersona: ana.idPersona,
      canal: "web",
      accion: "copia",
    });
    // The attendance was registered during the workshop, and the certificate was issued at its end.
    expect(aJson(copia).datos.certificados).toMatchObject([
      { codigo, clase: "taller", emitido_en: FIN.toISOString() },
    ]);
  });
});

describe("whoever leads it", () => {
  it("gives no certificate of what has not begun", async () => {
    const llave = await llaveDe();
    const { idInscripcion } = (await talleres.lugar(ana.idPersona, { uid, fecha }))!.inscripcion;
    const marcar = () => talleres.dirigir(llave, { que: "asistencia", idInscripcion });
    for (const antes of [-2 * 24 * 60, -10, -1]) {
      reloj.ahora = sumarMinutos(INICIO, antes);
      expect(rechazo(await marcar())).toBe("taller-por-empezar");
    }
    expect(valor(await ver(ana)).certificado).toBeNull();
    reloj.ahora = INICIO;
    valor(await marcar());
    reloj.ahora = FIN;
    expect(valor(await ver(ana)).certificado).not.toBeNull();
  });

  it("cancels nothing that they began before its hour, and nobody leaves or joins it then", async () => {
    const llave = await llaveDe();
    reloj.ahora = sumarMinutos(INICIO, -8);
    valor(await talleres.dirigir(llave, { que: "empezar" }));
    valor(await talleres.registrarAsistencia(propia(ana)));
    const cancelar = { que: "cancelar", motivo: "Ya no quiero." } as const;
    expect(rechazo(await talleres.dirigir(llave, cancelar))).toBe("taller-ya-empezo");
    expect(rechazo(await dejar(ana.idPersona))).toBe("taller-ya-empezo");
    expect(rechazo(await pedir((await mundo.persona()).idPersona))).toBe("taller-ya-empezo");
    expect((await lugares()).sort()).toEqual(["esperando 1", "inscrita", "inscrita"]);
    expect(
      (await talleres.uno(url, fecha))!.fechas.map((fechaDeTaller) => fechaDeTaller.fecha),
    ).not.toContain(fecha);
  });

  it("has a link that nobody else can make, until a day after", async () => {
    const llave = await llaveDe();
    valor(await talleres.verComoAnfitrion(llave));
    const otra = llave.replace(fecha, "2026-12-01");
    for (const mala of [otra, "", "nada", `${llave}x`]) {
      expect(rechazo(await talleres.verComoAnfitrion(mala))).toBe("enlace-no-existe");
      expect(rechazo(await talleres.dirigir(mala, { que: "empezar" }))).toBe("enlace-no-existe");
    }
    reloj.ahora = sumarMinutos(INICIO, 45 + 24 * 60);
    expect(rechazo(await talleres.verComoAnfitrion(llave))).toBe("enlace-no-existe");
    expect(rechazo(await talleres.dirigir(llave, { que: "cancelar", motivo: "Tarde." }))).toBe(
      "enlace-no-existe",
    );
  });

  it("is given one for a date in which nobody has a place yet, and for none that there is not", async () => {
    expect(await enlaceDe("2026-12-01")).toContain("/bienestar-en-vivo/anfitrion?llave=");
    const { acts } = mundo.producto;
    const nada = { operador: "ana", url: "nada", fecha };
    expect(rechazo(await acts.talleres.enlaceDeAnfitrion(nada))).toBe("taller-no-existe");
    expect(rechazo(await acts.talleres.enlaceDeAnfitrion({ ...nada, url, fecha: "2026-12-02" }))).toBe(
      "fecha-no-existe",
    );
  });

  it("has no way in any more by a link that was called back, nor one of another date, and has by the new one", async () => {
    const [vieja, deOtra] = [
      await llaveDe(),
      new URL(await enlaceDe("2026-12-01")).searchParams.get("llave")!,
    ];
    const { anularEnlace } = mundo.producto.acts.talleres;
    const nuevo = valor(await anularEnlace({ operador: "ana", url, fecha }));
    const llave = new URL(nuevo.enlace).searchParams.get("llave")!;
    expect(rechazo(await talleres.verComoAnfitrion(vieja))).toBe("enlace-no-existe");
    expect(rechazo(await talleres.dirigir(vieja, { que: "empezar" }))).toBe("enlace-no-existe");
    valor(await talleres.verComoAnfitrion(llave));
    valor(await talleres.dirigir(llave, { que: "empezar" }));
    expect(await llaveDe()).toBe(llave);
    valor(await talleres.verComoAnfitrion(deOtra));
    // The link of a date that nobody has used yet can be revoked too.
    valor(await anularEnlace({ operador: "ana", url, fecha: "2026-12-01" }));
    expect(rechazo(await talleres.verComoAnfitrion(deOtra))).toBe("enlace-no-existe");
    valor(await anularEnlace({ operador: "ana", url, fecha }));
    expect(rechazo(await talleres.verComoAnfitrion(llave))).toBe("enlace-no-existe");
  });

  it("sees who has a place and who is there, begins, decides what is read, marks and ends", async () => {
    const llave = await llaveDe();
    const vista = async () => valor(await talleres.verComoAnfitrion(llave));
    const dirigir = async (pedido: Parameters<typeof talleres.dirigir>[1]) =>
      valor(await talleres.dirigir(llave, pedido));
    await dirigir({ que: "empezar" });
    expect((await vista()).fecha.empezadaEn).toBeNull();

    reloj.ahora = sumarMinutos(INICIO, -5);
    valor(await talleres.latir(propia(ana)));
    valor(await preguntar(ana, "¿Con lápiz?"));
    await dirigir({ que: "empezar" });
    const { asistentes, preguntas, fecha: empezada } = await vista();
    expect(empezada.empezadaEn).toEqual(reloj.ahora);
    expect(asistentes.map(({ nombre, presenteEn }) => [nombre, presenteEn !== null])).toEqual([
      ["Ana María", true],
      ["Beto", false],
    ]);
    const [{ idPregunta, estado }] = preguntas as [(typeof preguntas)[number]];
    expect(estado).toBe("por-revisar");
    await dirigir({ que: "pregunta", idPregunta, estado: "respondida" });
    expect(valor(await ver(beto)).preguntas).toMatchObject([{ estado: "respondida" }]);
    expect(
      rechazo(await talleres.dirigir(llave, { que: "pregunta", idPregunta: "x", estado: "oculta" })),
    ).toBe("pregunta-no-existe");

    await dirigir({ que: "asistencia", idInscripcion: asistentes[1]!.inscripcion.idInscripcion });
    expect(valor(await ver(beto)).certificado).toBeNull();
    reloj.ahora = sumarMinutos(INICIO, 4);
    await dirigir({ que: "terminar" });
    expect((await vista()).fecha.terminadaEn).toBeNull();
    reloj.avanzar(1);
    await dirigir({ que: "terminar" });
    const { empezadaEn, terminadaEn } = (await vista()).fecha;
    expect(valor(await ver(beto)).certificado!.minutos).toBe(
      Math.round((terminadaEn!.getTime() - empezadaEn!.getTime()) / 60_000),
    );
    expect((await vista()).fecha.terminadaEn).toEqual(reloj.ahora);
    reloj.avanzar(15);
    expect(valor(await ver(ana)).estado).toBe("cerrada");
  });

  it("marks nobody of another date", async () => {
    const otra = conLugares(mundo, { ...EL_MARTES, fecha: "2026-12-01" });
    const { idInscripcion } = valor(await otra.pedir(carla.idPersona));
    const pedido = { que: "asistencia", idInscripcion } as const;
    reloj.ahora = INICIO;
    expect(rechazo(await talleres.dirigir(await llaveDe(), pedido))).toBe("persona-sin-lugar");
  });

  it("cancels before it begins, and everybody is told why", async () => {
    const llave = await llaveDe();
    valor(await talleres.dirigir(llave, { que: "cancelar", motivo: "Estoy con fiebre." }));
    expect((await lugares()).toSorted()).toEqual([
      "terminada cancelada",
      "terminada cancelada",
      "terminada cancelada 1",
    ]);
    for (const { idPersona } of [ana, beto, carla]) {
      expect((await correosA(idPersona)).some(({ texto }) => texto.includes("Estoy con fiebre."))).toBe(true);
    }
    expect(rechazo(await talleres.dirigir(llave, { que: "empezar" }))).toBe("fecha-cancelada");
  });

  it("does not cancel what began", async () => {
    const llave = await llaveDe();
    reloj.ahora = INICIO;
    const pedido = { que: "cancelar", motivo: "Ya no quiero." } as const;
    expect(rechazo(await talleres.dirigir(llave, pedido))).toBe("taller-ya-empezo");
  });
});
