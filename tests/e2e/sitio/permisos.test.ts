import type { RouteConfigEntry } from "@remix-run/route-config";
import Database from "better-sqlite3";
import { randomUUID } from "node:crypto";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  AMPLIAR,
  APLICAR_CUPON,
  CAMBIAR_ESPECIALISTA,
  LIBERAR,
  PAGAR_CON_SALDO,
  PAGAR_CON_TARJETA,
} from "../../../app/features/agenda/reserva/intenciones";
import mapa from "../../../app/routes";
import { CUENTAS_DE_DEMOSTRACION } from "../../../server/seed/contenido/cuentas";
import { descifrar } from "../../support/formularios";
import { entrar, pedir } from "../../support/recorrido";
import { startServer, type TestServer } from "../../support/server";

const EXITO = "302:/resumen/exito?pedido={pedido}";
const RESUMEN = "302:/resumen?horario={horario}";

/**
 * Who sees what on the site. Every route has at least one address, and what it answers to nobody, to somebody
 * registered and to somebody insured, who ask for what is theirs, and to another person, who asks for what is of
 * the registered one. One word is everybody's answer; two are nobody's and that of whoever has signed in. `entrar`
 * is a redirect to the sign-in that leads back to the address; another redirect names its target.
 */
const RUTAS: Record<string, Record<string, string>> = {
  "/": { "/": "200" },

  "iniciar-sesion/:cara?": {
    "/iniciar-sesion": "200 302:/mi-zona-privada",
    "/iniciar-sesion/rimac": "200 302:/mi-zona-privada",
    "/iniciar-sesion/nada": "404",
  },
  "iniciar-sesion/rimac/entrar": {
    "/iniciar-sesion/rimac/entrar":
      "303:/iniciar-sesion/rimac?redirect=%2Fmi-zona-privada 302:/mi-zona-privada",
  },
  "iniciar-sesion/rimac/retorno": {
    "/iniciar-sesion/rimac/retorno": "303:/iniciar-sesion/rimac?error=autenticacion&codigo={uuid}",
  },
  "registro/:paso?": {
    "/registro": "200 302:/mi-zona-privada",
    "/registro/codigo": "303:/registro 302:/mi-zona-privada",
    "/registro/nada": "404 302:/mi-zona-privada",
  },
  "registro-app/:paso?": { "/registro-app": "200 302:/mi-zona-privada" },
  "recuperar-clave/:paso?": {
    "/recuperar-clave": "200",
    "/recuperar-clave/codigo": "302:/recuperar-clave",
    "/recuperar-clave/nada": "404",
  },
  "cerrar-sesion": { "/cerrar-sesion": "302:/" },

  especialista: { "/especialista": "200" },
  "especialista/:especialidad/:nombre": {
    "/especialista/psicologia/lucia-mendoza": "200",
    "/especialista/psicologia/nadie": "404",
  },

  agendar: { "/agendar": "entrar 200" },
  "agendar/:especialidad": { "/agendar/psicologia": "entrar 200", "/agendar/nada": "404" },
  resumen: {
    "/resumen?horario={horario}": "entrar 200 200 302:/agendar",
    "/resumen?pedido={pedido}": "entrar 200 200 302:/agendar",
    "/resumen": "entrar 200 200 302:/agendar",
  },
  "resumen/carga": {
    "/resumen/carga?pedido={pedido}": `entrar ${EXITO} ${EXITO} 302:/mi-zona-privada`,
    "/resumen/carga?horario={horario}": "entrar 302:/resumen",
  },
  "resumen/exito": {
    "/resumen/exito?pedido={pedido}": "entrar 200 200 302:/mi-zona-privada",
    "/resumen/exito?horario={horario}": "entrar 302:/resumen",
  },
  "resumen/error": {
    "/resumen/error?pedido={pedido}": `entrar ${EXITO} ${EXITO} 302:/mi-zona-privada`,
    "/resumen/error?horario={horario}": "entrar 302:/resumen",
  },
  "resumen/expirado": {
    "/resumen/expirado?horario={horario}": `entrar ${RESUMEN} ${RESUMEN} 302:/agendar`,
    "/resumen/expirado?pedido={pedido}": `entrar ${EXITO} ${EXITO} 302:/mi-zona-privada`,
  },

  tienda: { "/tienda": "entrar 200" },
  "tienda/paquete/:idPaquete": {
    "/tienda/paquete/psicologia-3": "entrar 200",
    "/tienda/paquete/nada": "entrar 404",
  },
  "tienda/canje/:idPaquete": {
    "/tienda/canje/psicologia-3": "entrar 200",
    "/tienda/canje/psicologia-6": "entrar 404",
  },
  // The order of a session is none of the shop's.
  "tienda/compra/:idPedido": { "/tienda/compra/{pedido}": "entrar 404" },
  "datos-de-compra": { "/datos-de-compra": "entrar 200" },
  "mi-zona-privada/comprobantes": { "/mi-zona-privada/comprobantes": "entrar 200" },
  // What was paid with a bono has none.
  "mi-zona-privada/comprobantes/:idComprobante": {
    "/mi-zona-privada/comprobantes/venta-{pedido}": "entrar 404",
  },

  reagendar: {
    "/reagendar?cita={cita}": "entrar 200 200 404",
    "/reagendar": "entrar 302:/mi-zona-privada",
  },
  "mi-zona-privada/cita/:idCita": { "/mi-zona-privada/cita/{cita}": "entrar 200 200 404" },
  "mi-zona-privada/cita/:idCita/cita.ics": { "/mi-zona-privada/cita/{cita}/cita.ics": "entrar 200 200 404" },
  "mi-zona-privada/cita/:idCita/nota": { "/mi-zona-privada/cita/{cita}/nota": "entrar 200 200 404" },
  "mi-zona-privada/esperas": { "/mi-zona-privada/esperas": "entrar 200" },
  "lista-de-espera/salir": { "/lista-de-espera/salir?llave=nada": "404" },
  "mi-zona-privada/pedido/:idPedido": { "/mi-zona-privada/pedido/{pedido}": "entrar 200 200 404" },
  "mi-zona-privada/saldo": { "/mi-zona-privada/saldo": "entrar 200" },
  "calendario/:archivo": { "/calendario/nada.ics": "404" },
  videollamada: { "/videollamada?cita={cita}": "entrar 200 200 404" },
  "videollamada/especialista": { "/videollamada/especialista?llave=nada": "404" },
  "videollamada/sala": { "/videollamada/sala": "404" },
  "desarrollo/videollamada": { "/desarrollo/videollamada": "entrar 200" },

  "mi-perfil/sesiones": { "/mi-perfil/sesiones": "entrar 200" },
  "mi-perfil/plan": { "/mi-perfil/plan": "entrar 200" },

  // Only the insured one of them has not read the newest texts: they come first.
  "mi-zona-privada": { "/mi-zona-privada": "entrar 200 302:/mi-zona-privada?modal=bienvenida 200" },
  "mi-zona-privada/terminos": {
    "/mi-zona-privada/terminos": "entrar 302:/mi-zona-privada 200 302:/mi-zona-privada",
  },
  "mi-zona-privada/bienvenida": { "/mi-zona-privada/bienvenida": "entrar 200" },
  "mi-zona-privada/preferencias": { "/mi-zona-privada/preferencias": "entrar 200" },

  "actualizar-datos": { "/actualizar-datos": "entrar 200" },
  "mi-perfil/consentimientos": { "/mi-perfil/consentimientos": "entrar 200" },
  "mi-perfil/consentimientos/:idConsentimiento": {
    "/mi-perfil/consentimientos/{consentimiento}": "entrar 200 200 404",
  },
  "mi-perfil/consentimientos/:idConsentimiento/descarga": {
    "/mi-perfil/consentimientos/{consentimiento}/descarga": "entrar 200 200 404",
  },
  "terminos-y-condiciones": { "/terminos-y-condiciones": "200" },
  "consentimiento-usos-adicionales": { "/consentimiento-usos-adicionales": "200" },
  ayuda: { "/ayuda": "200" },
  privacidad: { "/privacidad": "200" },
  "privacidad/medicion": { "/privacidad/medicion": "200" },
  "privacidad/datos-de-salud": { "/privacidad/datos-de-salud": "200" },
  sorteo: { "/sorteo": "entrar 200" },
  "sorteo/bases": { "/sorteo/bases": "200" },
  "sorteo/numeros": { "/sorteo/numeros": "404" },
  "mi-zona-privada/notificaciones": { "/mi-zona-privada/notificaciones": "entrar 200" },

  "mi-perfil/mis-datos": {
    "/mi-perfil/mis-datos": "entrar 302:/mi-perfil/confirmar?redirect=%2Fmi-perfil%2Fmis-datos",
  },
  "mi-perfil/mis-datos/descarga": {
    "/mi-perfil/mis-datos/descarga":
      "entrar 302:/mi-perfil/confirmar?redirect=%2Fmi-perfil%2Fmis-datos%2Fdescarga",
  },
  "mi-perfil/mis-datos/eliminacion": { "/mi-perfil/mis-datos/eliminacion": "entrar 200" },

  reclamo: { "/reclamo": "200" },
  puente: { "/puente?m=x": "400" },
  visor: { "/visor?documento=terminos": "200", "/visor?documento=nada": "404" },

  "mi-perfil": { "/mi-perfil": "entrar 200" },
  "mi-perfil/confirmar": { "/mi-perfil/confirmar": "entrar 200" },
  "mi-perfil/verificacion": { "/mi-perfil/verificacion": "entrar 200" },
  "mi-perfil/acceso-de-asegurado": { "/mi-perfil/acceso-de-asegurado": "entrar 302:/mi-perfil" },
  "iniciar-sesion/verificacion": { "/iniciar-sesion/verificacion": "302:/iniciar-sesion" },
  "mi-perfil/deshacer-correo": { "/mi-perfil/deshacer-correo": "200" },

  gracias: { "/gracias?por=sorteo": "200" },
  "desarrollo/correo": { "/desarrollo/correo": "200" },

  ":especialidad/:nombre": {
    "/psicologia/lucia-mendoza": "301:/especialista/psicologia/lucia-mendoza",
    "/nada/nadie": "404",
  },
  "*": { "/nada": "404" },
};

const [rosa, martin, elena] = CUENTAS_DE_DEMOSTRACION;

/** What stands in the braces of an address. */
interface Suyo {
  horario: string;
  pedido: string;
  cita: string;
  consentimiento: string;
}

let server: TestServer;
let quienes: { nombre: string; cookie: string; suyo: Suyo }[];

beforeAll(async () => {
  server = await startServer({ env: { RUN_JOBS: "false" } });
  const deRosa = await conCosas(rosa!, "lucia-mendoza");
  quienes = [
    { nombre: "nobody", cookie: "", suyo: deRosa.suyo },
    { nombre: "registered", ...deRosa },
    { nombre: "insured", ...(await conCosas(elena!, "fiorella-quispe")) },
    { nombre: "another person", cookie: await entrar(server.url, martin!), suyo: deRosa.suyo },
  ];
});
afterAll(() => server.stop());

/** Signs in, reserves one session and keeps the time of another. */
async function conCosas(cuenta: (typeof CUENTAS_DE_DEMOSTRACION)[number], con: string) {
  const cookie = await entrar(server.url, cuenta);
  const enviar = async (ruta: string, campos: Record<string, string>) => {
    const respuesta = await pedir(server.url, ruta, cookie, {
      method: "POST",
      body: new URLSearchParams(campos),
    });
    expect(respuesta.status, ruta).toBe(303);
    return new URL(respuesta.headers.get("location")!, server.url).searchParams;
  };
  const retener = async (dia: number) => {
    const agenda = `/agendar/psicologia?especialista=${con}`;
    const leer = async (ruta: string) => descifrar(await (await pedir(server.url, ruta, cookie)).text());
    const fecha = [...(await leer(`${agenda}&semanas=52`)).matchAll(/dia=([\d-]{10})#/g)][dia]![1]!;
    const [, hora] = /hora=(\d\d:\d\d)#/.exec(await leer(`${agenda}&dia=${fecha}`))!;
    const elegida = await leer(`${agenda}&dia=${fecha}&hora=${hora}`);
    const campo = (nombre: string) => new RegExp(`name="${nombre}" value="([^"]+)"`).exec(elegida)![1]!;
    const campos = { idEspecialista: campo("idEspecialista"), inicio: campo("inicio") };
    return (await enviar(agenda, campos)).get("horario")!;
  };
  const horario = await retener(2);
  const pago = { idHorario: horario, intencion: PAGAR_CON_SALDO, aceptaTratamientoDeDatos: "1" };
  const pedido = (await enviar(`/resumen?horario=${horario}`, pago)).get("pedido")!;
  return {
    cookie,
    suyo: {
      pedido,
      cita: idDe("select id_cita from citas where id_pedido = ?", pedido),
      horario: await retener(3),
      consentimiento: idDe(
        "select id_consentimiento from consentimientos join personas using (id_persona) where email = ?",
        cuenta.email,
      ),
    },
  };
}

function idDe(sql: string, de: string): string {
  const db = new Database(path.join(server.dataDir, "bienestar.sqlite"), { readonly: true });
  try {
    return db.prepare(sql).pluck().get(de) as string;
  } finally {
    db.close();
  }
}

/** The paths of the site map, with those of their parents. */
function* caminos(rutas: RouteConfigEntry[]): Generator<string> {
  for (const { index, path: camino, children } of rutas) {
    yield index ? "/" : (camino ?? "");
    yield* caminos(children ?? []);
  }
}

const direccionDe = (plantilla: string, suyo: Suyo) =>
  plantilla.replace(/\{(\w+)\}/g, (_, nombre: keyof Suyo) => suyo[nombre]);

/** The status, and where a redirect leads to. */
function dicho(respuesta: Response, direccion: string, suyo: Suyo): string {
  const location = respuesta.headers.get("location");
  if (!location) return String(respuesta.status);
  const destino = new URL(location, server.url);
  if (destino.pathname === "/iniciar-sesion" && destino.searchParams.get("redirect") === direccion)
    return "entrar";
  const nombrado = Object.entries(suyo).reduce(
    (texto, [nombre, id]: [string, string]) => texto.replace(id, `{${nombre}}`),
    destino.pathname + destino.search,
  );
  return `${respuesta.status}:${nombrado.replace(/[\da-f]{8}(-[\da-f]+){4}/, "{uuid}")}`;
}

async function preguntar(plantilla: string, suyo: Suyo, cookie: string, init?: RequestInit) {
  const direccion = direccionDe(plantilla, suyo);
  const respuesta = await pedir(server.url, direccion, cookie, init);
  await respuesta.arrayBuffer();
  return dicho(respuesta, direccion, suyo);
}

/** Things that nobody has, named as ours are. */
const alAzar = (): Suyo => ({
  horario: randomUUID(),
  pedido: randomUUID(),
  cita: randomUUID(),
  consentimiento: randomUUID(),
});

/** All that an answer tells, without the ids that were asked for and what is new in each. */
async function retratar(plantilla: string, de: Suyo, cookie: string, init?: RequestInit) {
  const respuesta = await pedir(server.url, direccionDe(plantilla, de), cookie, init);
  const anonimo = (texto: string) =>
    Object.entries(de)
      .reduce((leido, [nombre, id]: [string, string]) => leido.replaceAll(id, `{${nombre}}`), texto)
      .replace(/[\da-f]{8}(-[\da-f]+){4}/g, "{uuid}");
  const CADA_VEZ_OTRAS = ["date", "x-request-id", "content-length", "etag"];
  const cabeceras = [...respuesta.headers].filter(([nombre]) => !CADA_VEZ_OTRAS.includes(nombre));
  return {
    estado: respuesta.status,
    cabeceras: cabeceras.map(([nombre, valor]) => `${nombre}: ${anonimo(valor)}`).sort(),
    cuerpo: anonimo(await respuesta.text()),
  };
}

/** Everything that the page of a held time can send. */
const FORMULARIOS_DEL_RESUMEN: Record<string, string>[] = [
  { intencion: LIBERAR },
  { intencion: AMPLIAR },
  { intencion: CAMBIAR_ESPECIALISTA, idEspecialista: "esp-lucia-mendoza" },
  { intencion: APLICAR_CUPON, cupon: "BIENESTAR20", aceptaTratamientoDeDatos: "1" },
  { intencion: PAGAR_CON_SALDO, aceptaTratamientoDeDatos: "1" },
  { intencion: PAGAR_CON_TARJETA, aceptaTratamientoDeDatos: "1" },
];

const VECES = 30;
/** How far apart two medians may lie on a busy machine: a hash of a password is thirty times, a mail three. */
const MISMA_CLASE = 2;
const mediana = (tiempos: number[]) => tiempos.toSorted((uno, otro) => uno - otro)[tiempos.length >> 1]!;

const PLANTILLAS = Object.values(RUTAS).flatMap((direcciones) => Object.entries(direcciones));

describe("the permissions of the site", () => {
  it("are written down for every route, and for nothing else", () => {
    expect(Object.keys(RUTAS).sort()).toEqual([...caminos(mapa)].sort());
  });

  it.each(Object.entries(RUTAS))("%s", async (_, direcciones) => {
    for (const [plantilla, esperado] of Object.entries(direcciones)) {
      const [todos = "", conSesion = todos, asegurada = conSesion, otra = conSesion] = esperado.split(" ");
      const vistos: string[] = [];
      for (const { cookie, suyo } of quienes) vistos.push(await preguntar(plantilla, suyo, cookie));
      expect(vistos, plantilla).toEqual([todos, conSesion, asegurada, otra]);
    }
  });

  it.each(PLANTILLAS.filter(([plantilla]) => plantilla.includes("{")))(
    "%s of somebody else is to the letter what a random one is",
    async (plantilla, dichos) => {
      const { cookie, suyo } = quienes[3]!;
      expect(await preguntar(plantilla, alAzar(), cookie)).toBe(dichos.split(" ").at(-1));
      expect(await retratar(plantilla, suyo, cookie)).toEqual(await retratar(plantilla, alAzar(), cookie));
    },
  );

  it.each(FORMULARIOS_DEL_RESUMEN)(
    "/resumen sent %j about somebody else's time is to the letter what a random one is",
    async (campos) => {
      const { cookie, suyo } = quienes[3]!;
      const enviar = (de: Suyo) =>
        retratar("/resumen?horario={horario}", de, cookie, {
          method: "POST",
          body: new URLSearchParams({ ...campos, idHorario: de.horario }),
        });
      const deOtra = await enviar(suyo);
      expect(deOtra).toEqual(await enviar(alAzar()));
      expect(deOtra.estado, "it was read").not.toBe(400);
    },
  );

  it.each(PLANTILLAS.filter(([plantilla]) => /^\/resumen.*\{/.test(plantilla)))(
    "%s of somebody else takes no other time than a random one",
    async (plantilla) => {
      const { cookie, suyo } = quienes[3]!;
      const tiempos: Record<"suyo" | "azar", number[]> = { suyo: [], azar: [] };
      // In turns, so that what else the machine does falls on both.
      for (let vez = 0; vez < VECES; vez++) {
        for (const [cual, de] of Object.entries({ suyo, azar: alAzar() }) as ["suyo" | "azar", Suyo][]) {
          const desde = performance.now();
          await preguntar(plantilla, de, cookie);
          tiempos[cual].push(performance.now() - desde);
        }
      }
      const razon = mediana(tiempos.suyo) / mediana(tiempos.azar);
      expect(razon).toBeGreaterThan(1 / MISMA_CLASE);
      expect(razon).toBeLessThan(MISMA_CLASE);
    },
  );

  it.each(PLANTILLAS.filter(([, dichos]) => dichos.startsWith("entrar")))(
    "nobody sends a form to %s without signing in",
    async (plantilla) => {
      const enviado = { method: "POST", body: new URLSearchParams() };
      // A page without a form of its own takes none.
      expect(["entrar", "405"]).toContain(await preguntar(plantilla, quienes[0]!.suyo, "", enviado));
    },
  );
});
