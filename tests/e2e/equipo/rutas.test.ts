import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ROLES, type Rol } from "../../../app/domain/equipo/derechos/derechos";
import { CUENTAS_DE_DEMOSTRACION } from "../../../server/seed/contenido/cuentas";
import { ESPECIALISTA_CON_CUENTA } from "../../../server/seed/contenido/equipo";
import { RUTAS_DE_EQUIPO, RUTAS } from "../../support/handles";
import { entrar, pedir } from "../../support/recorrido";
import { entrarAlEquipo, pedirDeEquipo, startStaff, type SitioDeEquipo } from "../../support/sitioDeEquipo";

let sitio: SitioDeEquipo;
const galletas = new Map<Rol, string>();

beforeAll(async () => {
  sitio = await startStaff();
  for (const rol of ROLES) galletas.set(rol, await entrarAlEquipo(sitio, rol));
});
afterAll(() => sitio.stop());

const estadoDe = async (ruta: string, cookie: string, campos?: Record<string, string>) => {
  const respuesta = await pedirDeEquipo(sitio, ruta, cookie, campos);
  await respuesta.arrayBuffer();
  return respuesta.status;
};

const todosMenos = (...con: readonly Rol[]) => ROLES.filter((rol) => !con.includes(rol));

/** Status of each route: for a visitor, and for the roles that may not open it. Every other role gets 200. */
const ESPERADO: Record<string, { visita: number; sinDerecho: readonly Rol[]; conSesion?: number }> = {
  equipo: { visita: 303, sinDerecho: [] },
  "equipo/entrar": { visita: 200, sinDerecho: [], conSesion: 303 },
  "equipo/entrar/cuenta": { visita: 303, sinDerecho: [], conSesion: 303 },
  "equipo/entrar/retorno": { visita: 303, sinDerecho: [], conSesion: 303 },
  "equipo/entrar/confirmado": { visita: 303, sinDerecho: [], conSesion: 303 },
  "equipo/invitacion": { visita: 200, sinDerecho: [] },
  "equipo/segundo-factor": { visita: 303, sinDerecho: [], conSesion: 303 },
  "equipo/respaldos": { visita: 303, sinDerecho: [] },
  "equipo/salir": { visita: 303, sinDerecho: [], conSesion: 303 },
  "equipo/guardia": {
    visita: 303,
    sinDerecho: todosMenos("guardia", "datos"),
  },
  "equipo/turnos": {
    visita: 303,
    sinDerecho: todosMenos("coordinacion", "guardia", "sistemas"),
  },
  "equipo/buscar": {
    visita: 303,
    sinDerecho: todosMenos("atencion", "coordinacion", "datos", "finanzas"),
  },
  "equipo/aprobaciones": {
    visita: 303,
    sinDerecho: todosMenos("atencion", "coordinacion", "finanzas"),
  },
  "equipo/pedidos/:idPedido": {
    visita: 303,
    sinDerecho: todosMenos("atencion", "coordinacion", "finanzas"),
    conSesion: 404,
  },
  "equipo/personas/:idPersona": {
    visita: 303,
    sinDerecho: todosMenos("atencion", "coordinacion", "datos", "finanzas"),
    conSesion: 404,
  },
  "equipo/registro/exportar": { visita: 303, sinDerecho: [], conSesion: 303 },
  "equipo/registro": { visita: 303, sinDerecho: [] },
  "equipo/agenda": { visita: 303, sinDerecho: todosMenos("atencion", "coordinacion") },
  "equipo/agenda/:idEspecialista/horas": {
    visita: 303,
    sinDerecho: todosMenos("coordinacion"),
    conSesion: 404,
  },
  "equipo/agenda/:idEspecialista/dias": {
    visita: 303,
    sinDerecho: todosMenos("coordinacion"),
    conSesion: 404,
  },
  "equipo/medicion": { visita: 303, sinDerecho: todosMenos("coordinacion", "mercadeo", "sistemas") },
  "equipo/medicion/caminos": {
    visita: 303,
    sinDerecho: todosMenos("coordinacion", "mercadeo", "sistemas"),
  },
  "equipo/medicion/velocidad": {
    visita: 303,
    sinDerecho: todosMenos("coordinacion", "mercadeo", "sistemas"),
  },
  "equipo/medicion/semana": {
    visita: 303,
    sinDerecho: todosMenos("coordinacion", "mercadeo", "sistemas"),
  },
  "equipo/medicion/encuestas": {
    visita: 303,
    sinDerecho: todosMenos("coordinacion", "mercadeo", "sistemas"),
  },
  "equipo/medicion/cupones": { visita: 303, sinDerecho: todosMenos("mercadeo") },
  "equipo/medicion/cupones/:codigo": {
    visita: 303,
    sinDerecho: todosMenos("mercadeo"),
    conSesion: 404,
  },
  "equipo/medicion/sorteos": { visita: 303, sinDerecho: todosMenos("mercadeo") },
  "equipo/maquina": { visita: 303, sinDerecho: todosMenos("datos", "sistemas") },
  "equipo/mi-agenda": { visita: 303, sinDerecho: todosMenos("especialista") },
  "equipo/mi-agenda/:idCita/nota": { visita: 303, sinDerecho: todosMenos("especialista"), conSesion: 404 },
  "equipo/mi-agenda/:idCita/no-podre": {
    visita: 303,
    sinDerecho: todosMenos("especialista"),
    conSesion: 404,
  },
  "equipo/talleres": { visita: 303, sinDerecho: todosMenos("atencion", "coordinacion", "anfitrion") },
  "equipo/talleres/:uid/:fecha": {
    visita: 303,
    sinDerecho: todosMenos("atencion", "coordinacion", "anfitrion"),
    conSesion: 404,
  },
  "equipo/reclamos": { visita: 303, sinDerecho: todosMenos("reclamos") },
  "equipo/reclamos/:numero": { visita: 303, sinDerecho: todosMenos("reclamos"), conSesion: 404 },
  "equipo/reclamos/:numero/adjuntos/:idAdjunto": {
    visita: 303,
    sinDerecho: todosMenos("reclamos"),
    conSesion: 404,
  },
  "equipo/reclamos/:numero/imprimir": {
    visita: 303,
    sinDerecho: todosMenos("reclamos"),
    conSesion: 404,
  },
  "equipo/moderacion": { visita: 303, sinDerecho: todosMenos("moderacion") },
  "equipo/moderacion/:idRevision": {
    visita: 303,
    sinDerecho: todosMenos("moderacion"),
    conSesion: 404,
  },
  "equipo/derechos": { visita: 303, sinDerecho: todosMenos("datos") },
  "equipo/derechos/nueva": { visita: 303, sinDerecho: todosMenos("atencion", "datos") },
  "equipo/derechos/brechas": { visita: 303, sinDerecho: todosMenos("datos") },
  "equipo/derechos/:idSolicitud": { visita: 303, sinDerecho: todosMenos("datos"), conSesion: 404 },
  "equipo/mi-agenda/horas": { visita: 303, sinDerecho: todosMenos("especialista") },
  "equipo/mi-agenda/dias": { visita: 303, sinDerecho: todosMenos("especialista") },
  "equipo/mi-agenda/calendario": { visita: 303, sinDerecho: todosMenos("especialista") },
  "equipo/accesos": {
    visita: 303,
    sinDerecho: todosMenos("datos", "sistemas"),
  },
};

describe("the pages of the staff", () => {
  it("are all written down here", () => {
    expect(RUTAS_DE_EQUIPO.map(({ path }) => path).sort()).toEqual(Object.keys(ESPERADO).sort());
  });

  it.each(Object.entries(ESPERADO))("%s answers each role as the table says", async (path, esperado) => {
    const { visita, sinDerecho, conSesion = 200 } = esperado;
    expect(await estadoDe(`/${path}`, "")).toBe(visita);
    for (const rol of ROLES) {
      const estado = await estadoDe(`/${path}`, galletas.get(rol)!);
      expect(estado, rol).toBe(sinDerecho.includes(rol) ? 403 : conSesion);
    }
  });

  it("do nothing for a role without the right, whatever form it sends", async () => {
    const invitar = { intencion: "invitar", nombre: "Otra", correo: "otra@equipo.example" };
    for (const rol of ROLES.filter((uno) => uno !== "sistemas")) {
      const campos = { ...invitar, rol: "finanzas", motivo: "porque sí" };
      expect(await estadoDe("/equipo/accesos", galletas.get(rol)!, campos), rol).toBe(403);
    }
    const datos = await pedirDeEquipo(sitio, "/equipo/accesos", galletas.get("datos")!);
    expect(await datos.text()).not.toContain("otra@equipo.example");
  });

  it("put nobody on duty for a role that only sees the roster", async () => {
    const campos = { intencion: "poner", idCuenta: crypto.randomUUID(), nivel: "1" };
    const horas = { empieza: "2027-01-01T08:00", termina: "2027-01-01T16:00" };
    for (const rol of ["guardia", "sistemas"] as const)
      expect(await estadoDe("/equipo/turnos", galletas.get(rol)!, { ...campos, ...horas }), rol).toBe(403);
    const mal = { ...campos, empieza: "<b>", termina: "2027-99-99T99:99" };
    expect(await estadoDe("/equipo/turnos", galletas.get("coordinacion")!, mal)).toBe(400);
  });

  it("ask, approve and cancel nothing for a role without the right, whatever form it sends", async () => {
    const motivo = "porque sí";
    const idAprobacion = crypto.randomUUID();
    const persona = {
      especialidad: "psicologia",
      bonos: "2",
      monedas: "2",
      cambio: "dar",
      plan: "PREMIUM",
      motivo,
    };
    const pedido = { razon: "tecnica", version: "1", vuelve: "dinero", motivo };
    const precio = { especialista: ESPECIALISTA_CON_CUENTA, soles: "1", motivo };
    const formas = [
      ["/equipo/aprobaciones", { intencion: "aprobar", idAprobacion }, ["finanzas"]],
      ["/equipo/aprobaciones", { intencion: "no-aprobar", idAprobacion, palabra: motivo }, ["finanzas"]],
      ["/equipo/aprobaciones", { intencion: "pedir-precio", ...precio }, ["coordinacion"]],
      ["/equipo/personas/1", { intencion: "regalar-bono", ...persona }, ["atencion", "coordinacion"]],
      ["/equipo/personas/1", { intencion: "regalar-monedas", ...persona }, ["atencion", "coordinacion"]],
      ["/equipo/personas/1", { intencion: "pedir-monedas", ...persona }, ["atencion", "coordinacion"]],
      ["/equipo/personas/1", { intencion: "pedir-bonos", ...persona }, ["atencion", "coordinacion"]],
      ["/equipo/personas/1", { intencion: "pedir-plan", ...persona }, ["atencion", "coordinacion"]],
      ["/equipo/personas/1", { intencion: "pedir-segundo-factor", motivo }, ["atencion", "coordinacion"]],
      ["/equipo/pedidos/uno", { intencion: "pedir-devolucion", motivo }, ["atencion", "coordinacion"]],
      ["/equipo/pedidos/uno", { intencion: "cancelar", ...pedido }, ["atencion", "coordinacion"]],
    ] as const;
    for (const [ruta, campos, pueden] of formas)
      for (const rol of todosMenos(...pueden))
        expect(await estadoDe(ruta, galletas.get(rol)!, campos), `${campos.intencion} ${rol}`).toBe(403);
    const mal = { intencion: "pedir-precio", especialista: "<b>", soles: "mucho", motivo: "" };
    expect(await estadoDe("/equipo/aprobaciones", galletas.get("coordinacion")!, mal)).toBe(400);
  });

  it("change no date of a workshop for a role without the right, whatever form it sends", async () => {
    const lista = await pedirDeEquipo(sitio, "/equipo/talleres", galletas.get("anfitrion")!);
    const ruta = /\/equipo\/talleres\/[\w-]+\/\d{4}-\d\d-\d\d/.exec(await lista.text())![0];
    const cancelar = {
      intencion: "cancelar-fecha",
      razon: "pocas",
      motivo: "Hay pocas personas",
      vuelve: "0-0-0",
    };
    const formas: { intencion: string; [campo: string]: string }[] = [
      { intencion: "cambiar-lugares", cupos: "9", habia: "8" },
      { intencion: "marcar-asistencia", asistieron: "una" },
      { ...cancelar, personas: "0" },
    ];
    for (const campos of formas)
      for (const rol of todosMenos("coordinacion", "anfitrion"))
        expect(await estadoDe(ruta, galletas.get(rol)!, campos), `${campos.intencion} ${rol}`).toBe(403);
    // A cancellation without a code is refused, also for a role with the right.
    for (const rol of ["coordinacion", "anfitrion"] as const) {
      expect(await estadoDe(ruta, galletas.get(rol)!, { ...cancelar, personas: "0" }), rol).toBe(403);
      expect(await estadoDe(ruta, galletas.get(rol)!, { intencion: "cambiar-lugares", cupos: "<b>" })).toBe(
        400,
      );
    }
  });

  it("stop no coupon for a role without the right, and none without a code", async () => {
    const campos = { intencion: "detener-cupon", motivo: "Ya no hace falta" };
    for (const rol of ROLES)
      expect(await estadoDe("/equipo/medicion/cupones/REGALO", galletas.get(rol)!, campos), rol).toBe(403);
    const mal = { ...campos, motivo: "" };
    expect(await estadoDe("/equipo/medicion/cupones/REGALO", galletas.get("mercadeo")!, mal)).toBe(400);
    const pagina = await pedirDeEquipo(sitio, "/equipo/medicion/cupones/REGALO", galletas.get("mercadeo")!);
    expect(await pagina.text()).toContain("Vigente");
  });

  it("take no form from another site", async () => {
    const respuesta = await fetch(`${sitio.equipo}/equipo/salir`, {
      method: "POST",
      redirect: "manual",
      headers: { cookie: galletas.get("anfitrion")!, origin: sitio.url, "sec-fetch-site": "same-site" },
      body: new URLSearchParams(),
    });
    expect(respuesta.status).toBe(403);
    expect(await estadoDe("/equipo", galletas.get("anfitrion")!)).toBe(200);
  });

  it.each(["/equipo/entrar", "/equipo/nada", "/nada"])(
    "are in no cache, no searcher and no frame: %s",
    async (ruta) => {
      const { headers } = await pedirDeEquipo(sitio, ruta, "");
      expect(headers.get("cache-control")).toBe("no-store");
      expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
      expect(headers.get("content-security-policy")).toContain("script-src 'none'");
      expect(headers.get("content-security-policy")).toContain("frame-ancestors 'none'");
    },
  );
});

describe("the two listeners", () => {
  const conOtroHost = (url: string, host: string) =>
    fetch(url, { redirect: "manual", headers: { "x-forwarded-host": host, "x-forwarded-for": "192.0.2.9" } });

  it("of the public site has no page of the staff, also for a member and by another name", async () => {
    for (const { path } of RUTAS_DE_EQUIPO) {
      for (const cookie of ["", galletas.get("sistemas")!])
        expect((await pedir(sitio.url, `/${path}`, cookie)).status, path).toBe(404);
      expect((await conOtroHost(`${sitio.url}/${path}`, new URL(sitio.equipo).host)).status).toBe(404);
    }
  });

  it("of the staff has no public page, also for a person and by another name", async () => {
    const persona = await entrar(sitio.url, CUENTAS_DE_DEMOSTRACION[0]!);
    for (const { direccion } of RUTAS) {
      expect(await estadoDe(direccion, persona), direccion).toBe(404);
      expect((await conOtroHost(sitio.equipo + direccion, new URL(sitio.url).host)).status).toBe(404);
    }
    for (const ruta of ["/v2/especialidades", "/sitemap.xml", "/manifest.webmanifest", "/refusal.css"])
      expect(await estadoDe(ruta, ""), ruta).toBe(404);
  });

  it("know no sign-in of each other", async () => {
    const persona = await entrar(sitio.url, CUENTAS_DE_DEMOSTRACION[0]!);
    expect(await estadoDe("/equipo", persona)).toBe(303);
    const deEquipo = await pedir(sitio.url, "/mi-perfil", galletas.get("sistemas")!);
    expect(deEquipo.headers.get("location")).toContain("/iniciar-sesion");
  });

  it("share no module: a public page names no file of the staff", async () => {
    for (const ruta of ["/", "/iniciar-sesion", "/registro"])
      expect(await (await pedir(sitio.url, ruta, "")).text()).not.toContain("equipo");
  });
});
