import { beforeEach, describe, expect, it } from "vitest";
import { notificacionDeCita } from "../../../app/domain/agenda/citas/notificacion";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { makeNotificacionRepository } from "../../../server/avisos/repositories/notificaciones";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { abrirApi, CLAVES_DE_API, type LlamadaDeApi } from "../../support/api";
import { LUNES_8AM } from "../../support/constructores";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { CLAVE_DE_PRUEBA } from "../../support/cuentas";
import { abrirMundo } from "../../support/servicios";

const mundo = await abrirMundo();
const { llamar, abrirSesion } = abrirApi(mundo);
const claveHash = await cifrarClave(CLAVE_DE_PRUEBA);

let persona: Persona;
let token: string;
beforeEach(async () => {
  persona = await mundo.persona({ claveHash });
  token = (await abrirSesion(persona.idPersona)).token;
});

const pedir = (metodo: string, ruta: string, mas: LlamadaDeApi = {}) =>
  llamar(metodo, ruta, { clave: CLAVES_DE_API.personas, token, ...mas });

describe("the inbox of /v2", () => {
  const anunciar = ({ idPersona }: Persona, idCita: string) =>
    makeNotificacionRepository(mundo.db).crear(
      notificacionDeCita({
        id: `cita-reservada:${idCita}`,
        suceso: "reservada",
        cita: { idCita, idPersona, inicio: LUNES_8AM, fin: sumarMinutos(LUNES_8AM, 50), especialista: "" },
        discreta: false,
        ahora: mundo.reloj.ahora,
      }),
    );
  const bandeja = async () =>
    (await pedir("GET", "/notificaciones")).cuerpo.data as unknown as {
      sinVer: number;
      notificaciones: { key: string; vista: boolean }[];
    };

  it("is empty at first, and holds nothing of anybody else", async () => {
    await anunciar(await mundo.persona(), "ajena");
    expect(await bandeja()).toEqual({ sinVer: 0, notificaciones: [] });
  });

  it("holds its fields, the newest first", async () => {
    await anunciar(persona, "a");
    mundo.reloj.avanzar(1);
    await anunciar(persona, "b");
    const { sinVer, notificaciones } = await bandeja();
    expect(sinVer).toBe(2);
    expect(notificaciones.map(({ key }) => key)).toEqual(["cita-reservada:b", "cita-reservada:a"]);
    expect(notificaciones[1]).toEqual({
      key: "cita-reservada:a",
      icon: "calendario",
      message: "Tu sesión del lunes 23 de noviembre de 2026, 08:00 (hora de Perú) está reservada.",
      duration: 8000,
      offset: { right: 24, bottom: 24 },
      enlace: "/mi-zona-privada/cita/a",
      creadaEn: LUNES_8AM.toISOString(),
      vista: false,
    });
  });

  it("is marked as seen up to an instant, that one included; again changes nothing", async () => {
    await anunciar(persona, "a");
    mundo.reloj.avanzar(1);
    await anunciar(persona, "b");
    const marcar = (cuerpo: object) => pedir("PATCH", "/notificaciones/vistas", { cuerpo });
    for (let vez = 0; vez < 2; vez++) {
      const { estado, cuerpo } = await marcar({ hasta: LUNES_8AM.toISOString() });
      expect([estado, cuerpo.data]).toEqual([200, { sinVer: 1 }]);
    }
    expect((await bandeja()).notificaciones.map(({ vista }) => vista)).toEqual([false, true]);
    expect((await marcar({})).cuerpo.data).toEqual({ sinVer: 0 });
  });

  it("never marks what is still to come, nor anybody else's", async () => {
    const otra = await mundo.persona();
    await anunciar(otra, "ajena");
    await pedir("PATCH", "/notificaciones/vistas", { cuerpo: { hasta: "2099-01-01T00:00:00Z" } });
    mundo.reloj.avanzar(1);
    await anunciar(persona, "a");
    expect((await bandeja()).sinVer).toBe(1);
    expect(await mundo.servicios.avisos.notificacionesSinVer(otra.idPersona)).toBe(1);
  });

  it.each(["ayer", "2026-11-23", 7, null])("says which instant it takes, not %j", async (hasta) => {
    const { estado, cuerpo } = await pedir("PATCH", "/notificaciones/vistas", { cuerpo: { hasta } });
    expect(estado).toBe(400);
    expect(cuerpo.error?.campos).toEqual([
      { campo: "hasta", mensaje: "Usa un instante como 2026-11-30T15:00:00Z" },
    ]);
  });
});

describe("my data in /v2", () => {
  it("wants the password again: a token that somebody else got hold of is not enough", async () => {
    for (const cuerpo of [{}, { clave: "otra" }]) {
      const { estado, texto } = await pedir("POST", ruta("datos"), { cuerpo });
      expect([estado, texto.includes(persona.email)]).toEqual([400, false]);
    }
  });

  const ruta = (que: string, de = persona) => `/personas/${de.idPersona}/${que}`;
  const eliminar = (cuerpo: object = { clave: CLAVE_DE_PRUEBA }) =>
    pedir("POST", ruta("eliminacion"), { cuerpo });

  it("is everything we hold about the person, nothing secret, and the reading is in the access log", async () => {
    const { estado, texto, cuerpo } = await pedir("POST", ruta("datos"), {
      cuerpo: { clave: CLAVE_DE_PRUEBA },
    });
    expect(estado).toBe(200);
    const { generadaEn, datos } = cuerpo.data as unknown as {
      generadaEn: string;
      datos: Record<string, Record<string, unknown>[]>;
    };
    expect(generadaEn).toBe(mundo.reloj.ahora.toISOString());
    expect(datos.personas).toHaveLength(1);
    expect(datos.personas![0]).toMatchObject({ email: persona.email, nombre: persona.nombre });
    for (const secreto of [claveHash, token, token.split(".")[2]!]) expect(texto).not.toContain(secreto);
    expect((await pedir("GET", ruta("accesos-a-datos"))).cuerpo.data).toEqual({
      accesos: [
        {
          accion: "descarga",
          descripcion: "Se descargó la copia de tus datos",
          actor: "titular",
          canal: "api",
          veces: 1,
          creadoEn: mundo.reloj.ahora.toISOString(),
        },
      ],
    });
  });

  it("of somebody else is not there, and the asking leaves no trace in their log", async () => {
    const otra = await mundo.persona({ claveHash });
    const intentos = [
      pedir("POST", ruta("datos", otra), { cuerpo: { clave: CLAVE_DE_PRUEBA } }),
      pedir("GET", ruta("accesos-a-datos", otra)),
      pedir("POST", ruta("eliminacion", otra), { cuerpo: { clave: CLAVE_DE_PRUEBA } }),
      pedir("DELETE", ruta("eliminacion", otra)),
    ];
    for (const { estado, cuerpo } of await Promise.all(intentos)) {
      expect([estado, cuerpo.error?.code]).toEqual([404, "persona-no-existe"]);
    }
    expect(await mundo.servicios.cuentas.verAccesosADatos(otra.idPersona)).toEqual([]);
    expect(await mundo.servicios.cuentas.verEliminacion(otra.idPersona)).toBeFalsy();
  });

  it("is deleted in seven days with the password, and kept when that is taken back", async () => {
    const pedida = await eliminar();
    expect(pedida.estado).toBe(201);
    expect(pedida.cuerpo.data).toEqual({ ejecutarEn: "2026-11-30T13:00:00.000Z" });
    expect(await eliminar()).toMatchObject({
      estado: 409,
      cuerpo: { error: { code: "eliminacion-ya-pedida" } },
    });
    expect((await pedir("DELETE", ruta("eliminacion"))).cuerpo.data).toEqual({ cancelada: true });
    expect(await pedir("DELETE", ruta("eliminacion"))).toMatchObject({
      estado: 404,
      cuerpo: { error: { code: "sin-eliminacion" } },
    });
  });

  it("is asked to be deleted once by one Idempotency-Key, which is for nothing else", async () => {
    const pedirla = (clave: string) =>
      pedir("POST", ruta("eliminacion"), {
        cuerpo: { clave },
        cabeceras: { "idempotency-key": "una" },
      });
    const [primera, segunda] = [await pedirla(CLAVE_DE_PRUEBA), await pedirla(CLAVE_DE_PRUEBA)];
    expect([primera.estado, segunda.estado, segunda.texto]).toEqual([201, 201, primera.texto]);
    expect(await pedirla("otra")).toMatchObject({
      estado: 422,
      cuerpo: { error: { code: "clave-reutilizada" } },
    });
  });

  it("is not deleted without the password, nor after five wrong ones", async () => {
    expect(await eliminar({ clave: "otra" })).toMatchObject({
      estado: 400,
      cuerpo: { error: { code: "clave-incorrecta" } },
    });
    expect(await eliminar({})).toMatchObject({
      estado: 400,
      cuerpo: { error: { code: "falta-clave" } },
    });
    for (let vez = 0; vez < 4; vez++) await eliminar({ clave: "otra" });
    expect(await eliminar()).toMatchObject({
      estado: 429,
      cuerpo: { error: { code: "demasiados-intentos" } },
    });
    expect(await mundo.servicios.cuentas.verEliminacion(persona.idPersona)).toBeFalsy();
  });

  it("is out of reach of the token once it has been deleted", async () => {
    await eliminar();
    mundo.reloj.avanzar(7 * 24 * 60);
    token = (await abrirSesion(persona.idPersona)).token;
    expect((await pedir("GET", ruta("accesos-a-datos"))).estado).toBe(200);
    await mundo.job("eliminar-cuentas");
    expect((await pedir("POST", ruta("datos"), { cuerpo: { clave: CLAVE_DE_PRUEBA } })).estado).toBe(401);
  });
});

describe("a deletion that waits", () => {
  it("is told with its day until it is taken back, and is none before", async () => {
    const ruta = `/personas/${persona.idPersona}/eliminacion`;
    const ver = async () => (await pedir("GET", ruta)).cuerpo.data;
    expect(await ver()).toEqual({ eliminacion: null });
    const { data } = (await pedir("POST", ruta, { cuerpo: { clave: CLAVE_DE_PRUEBA } })).cuerpo;
    expect(await ver()).toEqual({
      eliminacion: { pedidaEn: mundo.reloj.ahora.toISOString(), ejecutarEn: data.ejecutarEn, antes: null },
    });
    await pedir("DELETE", ruta);
    expect(await ver()).toEqual({ eliminacion: null });
  });
});
