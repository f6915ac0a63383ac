import { createHmac } from "node:crypto";
import { Writable } from "node:stream";
import { pino } from "pino";
import { beforeEach, describe, expect, it } from "vitest";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import type { Miembro } from "../../../app/domain/equipo/derechos/exigir";
import { INTENTOS_DE_TIMBRE } from "../../../app/domain/saludMental/alertas/timbre";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { makeTimbrePorHttp } from "../../../server/saludMental/timbrePorHttp";
import { unMiembro } from "../../support/equipo";
import { abrirMundo, aLaVez, valor } from "../../support/servicios";

const SECRETO = "secreto-del-servicio-de-mensajes-24";
const URL_DEL_SERVICIO = "https://mensajes.example/v1/avisos/token-del-cliente";
const PANTALLA = "https://equipo.bienestar.example/equipo/guardia";

interface Recibido {
  url: string;
  firma: string;
  aviso: string;
  cuerpo: string;
}
/** Service that sends SMS or calls; a test chooses its answers. */
const servicio = { recibidos: [] as Recibido[], responder: () => new Response(null, { status: 204 }) };
const timbre = makeTimbrePorHttp(
  async (peticion) => {
    const { url, headers } = peticion;
    const cabeceras = { firma: headers.get("x-firma")!, aviso: headers.get("x-aviso")! };
    servicio.recibidos.push({ url, ...cabeceras, cuerpo: await peticion.text() });
    return servicio.responder();
  },
  { url: URL_DEL_SERVICIO, secreto: SECRETO },
);
const lineas: string[] = [];
const log = pino(
  { level: "trace" },
  new Writable({
    write(linea: Buffer, _, listo) {
      lineas.push(linea.toString());
      listo();
    },
  }),
);
const mundo = await abrirMundo({
  ...{ guardia: "guardia@bienestar.example", pantallaDeGuardia: PANTALLA, timbre, log },
});
const { reloj, db, job } = mundo;
const { saludMental, equipo } = mundo.servicios;
const { idform } = saludMental;

let persona: Persona;
let ana: Miembro;
let luz: Miembro;

beforeEach(async () => {
  servicio.recibidos = [];
  servicio.responder = () => new Response(null, { status: 204 });
  lineas.length = 0;
  persona = await mundo.persona();
  ana = await unMiembro(mundo, "guardia");
  luz = await unMiembro(mundo, "guardia");
  const coordina = await unMiembro(mundo, "coordinacion");
  for (const [nivel, { idCuenta }, destino] of [
    [1, ana, "+51 999 111 222"],
    [2, luz, "+51 999 333 444"],
  ] as const)
    valor(
      await equipo.ponerTurno(coordina, {
        ...{ idCuenta, nivel, destino },
        ...{ empieza: reloj.ahora, termina: sumarMinutos(reloj.ahora, 480) },
      }),
    );
});

/** The person answers that they think of dying. */
async function peligrar() {
  const dueno = { idPersona: persona.idPersona };
  const consentimiento = { canal: "web", idSolicitud: "s" } as const;
  valor(await saludMental.empezar({ idform, dueno, red: "203.0.113.9", consentimiento }));
  valor(
    await saludMental.responder({
      ...{ idform, dueno, codPregunta: "phq9-9", respuesta: [{ idRespuesta: "varios" }] },
    }),
  );
}
const cuerpos = () => servicio.recibidos.map(({ cuerpo }) => JSON.parse(cuerpo) as Record<string, unknown>);
const correos = () => db.selectFrom("correos").selectAll().execute();
const enCola = () => db.selectFrom("timbres_de_guardia").selectAll().execute();
const fresca = (miembro: Miembro): Miembro => ({ ...miembro, probadoEn: reloj.ahora });

describe("an alert at 3 am, while the first level sleeps", () => {
  it("is told by mail and by the service within seconds, climbs, is taken and closed, and tells nothing", async () => {
    await peligrar();
    expect((await correos()).map(({ para, creado_en }) => [para, creado_en])).toEqual([
      [ana.correo, reloj.ahora.toISOString()],
    ]);
    await job("tocar-timbres");
    const [codigo] = valor(await saludMental.guardia.ver(luz)).nuevas.map(({ idAlerta }) => idAlerta);
    expect(cuerpos()).toEqual([
      {
        ...{ codigo, nivel: 1, hora: reloj.ahora.toISOString(), destinos: ["+51 999 111 222"] },
        enlace: expect.stringMatching(
          /^https:\/\/equipo\.bienestar\.example\/equipo\/guardia\?aviso=/,
        ) as string,
      },
    ]);
    reloj.avanzar(5);
    await job("escalar-alertas");
    await job("tocar-timbres");
    expect(cuerpos()[1]).toMatchObject({
      codigo,
      nivel: 2,
      destinos: ["+51 999 111 222", "+51 999 333 444"],
    });
    valor(await saludMental.guardia.tomar(fresca(luz), codigo!));
    valor(await saludMental.guardia.cerrar(fresca(luz), codigo!, "hablamos"));
    reloj.avanzar(10);
    for (const nombre of ["escalar-alertas", "tocar-timbres"]) await job(nombre);
    expect(cuerpos()).toHaveLength(2);

    const dicho = JSON.stringify([servicio.recibidos, await correos(), lineas]);
    for (const dato of [persona.nombre, persona.email, persona.numeroDocumento, "phq9", "varios", "morir"])
      expect(dicho, dato).not.toContain(dato);
    expect(await enCola()).toEqual([]);
  });
});

describe("the notice for the service", () => {
  it("is signed over its second and its body", async () => {
    await peligrar();
    await job("tocar-timbres");
    const [{ firma, cuerpo, url }] = servicio.recibidos as [Recibido];
    const segundos = Math.floor(reloj.ahora.getTime() / 1000);
    const hmac = createHmac("sha256", SECRETO).update(`${segundos}.${cuerpo}`).digest("hex");
    expect([url, firma]).toEqual([URL_DEL_SERVICIO, `ts=${segundos},v1=${hmac}`]);
  });

  it("is given by one of several processes", async () => {
    await peligrar();
    await aLaVez(4, () => job("tocar-timbres"));
    expect(servicio.recibidos).toHaveLength(1);
  });

  it("makes the person wait for nothing: the service is asked by a job", async () => {
    await peligrar();
    expect(servicio.recibidos).toEqual([]);
    expect(await enCola()).toHaveLength(1);
  });

  it.each([
    ["fails", () => new Response("secreto: sí", { status: 503 })],
    ["redirects", () => new Response(null, { status: 302, headers: { location: "http://otra.example/" } })],
    ["breaks the connection", () => Response.error()],
  ])("is given again with one id when the service %s, and the log has ids only", async (_, responder) => {
    servicio.responder = responder;
    await peligrar();
    await job("tocar-timbres");
    await job("tocar-timbres");
    expect(servicio.recibidos).toHaveLength(1);
    servicio.responder = () => new Response(null, { status: 200 });
    reloj.avanzar(1);
    await job("tocar-timbres");
    expect(new Set(servicio.recibidos.map(({ aviso }) => aviso)).size).toBe(1);
    expect(servicio.recibidos).toHaveLength(2);
    expect(servicio.recibidos.every(({ url }) => url === URL_DEL_SERVICIO)).toBe(true);
    expect(await enCola()).toEqual([]);
    expect(lineas.join("")).toContain("aviso de guardia no entregado");
    expect(lineas.join("")).not.toMatch(/token-del-cliente|secreto|999 111/);
  });

  it("is dropped after its last try", async () => {
    servicio.responder = () => new Response(null, { status: 500 });
    await peligrar();
    for (let vez = 0; vez < INTENTOS_DE_TIMBRE + 2; vez++) {
      await job("tocar-timbres");
      reloj.avanzar(30);
    }
    expect(servicio.recibidos).toHaveLength(INTENTOS_DE_TIMBRE);
    expect(await enCola()).toEqual([]);
  });

  it("is dropped when somebody takes the alert first", async () => {
    await peligrar();
    const [alerta] = valor(await saludMental.guardia.ver(ana)).nuevas;
    valor(await saludMental.guardia.tomar(fresca(ana), alerta!.idAlerta));
    await job("tocar-timbres");
    expect([servicio.recibidos, await enCola()]).toEqual([[], []]);
  });
});
