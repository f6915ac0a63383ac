import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { createApi } from "../../../server/http/api/api";
import type { Pasarela } from "../../../app/domain/ventas/pagos/pasarela";
import { createAdaptadorDePrueba } from "../../../server/ventas/pago/adaptadorDePrueba";
import { createMercadoPago } from "../../../server/ventas/pago/mercadoPago";
import { createApp } from "../../../server/http/http";
import { makeAzar } from "../../load/azar";
import { atacar } from "../../load/notificaciones/atacar";
import { PUERTA } from "../../load/notificaciones/enviar";
import { MERCADO_PAGO, SANDBOX, type Formato, type Peticion } from "../../load/notificaciones/formatos";
import { CLAVES_DE_API } from "../../support/api";
import { lima, MARTES } from "../../support/constructores";
import { abrirMundo, ORIGEN, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, reloj, db, pasarela } = mundo;
const especialista = await mundo.especialista();
const SECRETO = "secreto-de-prueba-de-notificaciones-0123456789";
const nadie = () => Promise.reject(new Error("nobody is asked"));

const PASARELAS: [Formato, Pasarela][] = [
  [SANDBOX, createAdaptadorDePrueba({ urlBase: ORIGEN, secreto: SECRETO, fetch: nadie })],
  [MERCADO_PAGO, createMercadoPago({ accessToken: "TEST-1", secretoDeAvisos: SECRETO, fetch: nadie })],
];

const log = pino({ level: "silent" });
const app = createApp({
  report: servicios.reportarFallo,
  log,
  security: { appUrl: new URL(ORIGEN), scriptHashes: [], formTargets: [], allowedAt: () => undefined },
  ready: async () => true,
  api: createApi({ ...mundo.producto, apiKeys: CLAVES_DE_API, log }),
  pages: async () => new Response(null, { status: 404 }),
});

async function enviar({ metodo, consulta, cabeceras, cuerpo }: Peticion) {
  const headers = new Headers();
  for (const [nombre, valor] of cabeceras) headers.append(nombre, valor);
  const body = metodo === "GET" ? undefined : Buffer.from(cuerpo);
  const peticion = { method: metodo, headers, ...(body && { body }) };
  const solicitud = { id: "solicitud", direccion: "127.0.0.1" };
  return (await app.request(ORIGEN + PUERTA + consulta, peticion, { solicitud })).status;
}

/** Attacks the notices of the tests' gateway, which are verified as the given gateway's are. */
async function atacarA(formato: Formato, verificar: Pasarela["verificarNotificacion"]) {
  const puerto: Pasarela = pasarela;
  puerto.verificarNotificacion = verificar;
  const idsDePago: string[] = [];
  for (const hora of ["10:00", "11:00", "12:00"]) {
    const { idPersona } = await mundo.persona();
    const eleccion = { idEspecialista: especialista.idEspecialista, inicio: lima(MARTES, hora) };
    const { idHorario } = valor(await servicios.agenda.retenerHorario({ idPersona, ...eleccion }));
    const { idPedido } = valor(await servicios.agenda.crearPedido({ idPersona, idHorario }));
    const { idCobro } = valor(
      await servicios.agenda.pagarConTarjeta({ idPersona, idPedido, origen: ORIGEN }),
    );
    idsDePago.push(pasarela.pagar(idCobro, "aprobado").idPago);
  }
  return atacar({
    azar: makeAzar(1),
    db,
    enviar,
    formato,
    secreto: SECRETO,
    idsDePago,
    ahoraEnSegundos: () => Math.floor(reloj.ahora.getTime() / 1000),
    falsas: 300,
    repeticiones: 2,
    aLaVez: 8,
  });
}

describe.each(PASARELAS)("the drill of forged notices of $nombre", (formato, { verificarNotificacion }) => {
  it("finds none that is believed", async () => {
    const { roto, clases, repetidas } = await atacarA(formato, verificarNotificacion);
    expect(roto).toEqual([]);
    expect(clases).toBeGreaterThan(25);
    expect(repetidas).toBe(6);
  });

  it("names those that a verifier lets through, and what they changed", async () => {
    const { roto } = await atacarA(formato, ({ cuerpo }) => {
      const idPago = /pago-\d+/.exec(cuerpo)?.[0];
      return idPago !== undefined && pasarela.pagos.has(idPago) ? { idPago } : null;
    });
    expect(roto).toContainEqual(expect.stringMatching(/^accepted: otra clave is answered 200/));
    expect(roto).toContain("changed: pagos, by what was forged");
    expect(roto).toContain("deaf: the genuine notices changed nothing");
  });

  it("names a genuine notice that is refused for its age", async () => {
    const { roto } = await atacarA(formato, (notificacion) => {
      const [, ts] = /ts=(\d+)/.exec(notificacion.cabeceras.get("x-signature") ?? "") ?? [];
      const segundos = Number(ts) > 1e11 ? Number(ts) / 1000 : Number(ts);
      const haceCinco = reloj.ahora.getTime() / 1000 - 300;
      return segundos < haceCinco ? null : verificarNotificacion(notificacion);
    });
    expect(roto).toContain("refused: a genuine notice is answered 401");
    expect(roto.filter((texto) => texto.startsWith("accepted"))).toEqual([]);
  });

  it("names a door that is shut for the gateway too", async () => {
    const { roto } = await atacarA(formato, () => null);
    expect(roto).toContain("refused: a genuine notice is answered 401");
    expect(roto).toContain("deaf: the genuine notices changed nothing");
  });
});
