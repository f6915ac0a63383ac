import { sql } from "kysely";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as terminos from "../../../app/features/avisos/modales/terminosNuevos.server";
import { loader as salir } from "../../../app/features/cuentas/identidad/aseguradoraEntrar.route";
import { loader as volver } from "../../../app/features/cuentas/identidad/aseguradoraRetorno.server";
import { action as agendar } from "../../../app/features/agenda/reserva/agendarEspecialidad.server";
import { loader as perfil } from "../../../app/features/cuentas/perfil/miPerfil.server";
import {
  action as unir,
  loader as verAcceso,
} from "../../../app/features/cuentas/identidad/accesoDeAsegurado.server";
import { action as entrar } from "../../../app/features/cuentas/identidad/iniciarSesion.server";
import * as registro from "../../../app/features/cuentas/registro/registro.server";
import { action as enLaZona } from "../../../app/features/agenda/zona/miZonaPrivada.server";
import { action as revocar } from "../../../app/features/agenda/zona/abrirCalendario.server";
import { action as enEsperas } from "../../../app/features/agenda/esperas/esperas.server";
import { action as enResumen } from "../../../app/features/agenda/reserva/resumen.route";
import { action as enSorteo } from "../../../app/features/consentimientos/sorteos/sorteo.server";
import { action as enTaller } from "../../../app/features/talleres/vivo/accion.server";
import { action as enMediciones } from "../../../app/features/medicion/escaner/mediciones.server";
import { GUARDAR } from "../../../app/domain/medicion/envios";
import { CABECERA_DE_BANDEJA } from "../../../app/domain/shared/navegacion/bandeja";
import { leerDeQuienSea } from "../../../app/shell/formularios/formulario.server";
import { action as enNota } from "../../../app/features/agenda/zona/nota.server";
import { action as enCompra } from "../../../app/features/paquetes/tienda/compra.server";
import { action as enPedido } from "../../../app/features/ventas/pedido/pedido.route";
import { action as enPedidoDeTaller } from "../../../app/features/talleres/pago/pedido.server";
import { action as enRuta } from "../../../app/features/rutas/rutas/inicio.server";
import { action as enVideo, loader as verVideo } from "../../../app/features/contenido/play/ver.server";
import { action as enPreferencias } from "../../../app/features/cuentas/preferencias/preferencias.server";
import { loader as verEncuesta } from "../../../app/features/cuestionarios/encuesta/encuesta.server";
import { action as empezarTest } from "../../../app/features/cuestionarios/bienestar/bienestar.server";
import { ESCANER, MEDICIONES } from "../../../app/features/medicion/escaner/direcciones";
import { guardar as guardarPulso } from "../../../app/features/medicion/escaner/guardar.server";
import { pulsoPorGuardar } from "../../../app/features/medicion/escaner/pulsoPorGuardar.server";
import { action as empezarPrograma } from "../../../app/features/saludMental/programa/programa.server";
import { duenoDeEnvio } from "../../../app/shell/formularios/duenoDeEnvio.server";
import { quienFirma } from "../../../app/shell/sesion/sesion.server";
import { leerActoPendiente, recordarActoPendiente } from "../../../app/shell/sesion/actoPendiente.server";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { CLAVE_DE_PRUEBA } from "../../support/cuentas";
import { abrirProveedor, puertaDe } from "../../support/proveedorOidc";
import { abrirMundo, ORIGEN } from "../../support/servicios";

/** First sign-ins of a person, and the texts that they have read by then. */

// Test files share modules, so the modules with the replacements below are loaded anew before and after this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock("../../../app/services.server", () => ({
  get services() {
    return mundo.servicios;
  },
}));

const proveedor = await abrirProveedor();
proveedor.servirA(ORIGEN);
afterAll(() => proveedor.apagar());
const mundo = await abrirMundo({ aseguradora: puertaDe(proveedor) });
const claveHash = await cifrarClave(CLAVE_DE_PRUEBA);

/** Cookies of one browser, sent back with each request. */
let galletas: Map<string, string>;
let vez = 0;
beforeEach(() => {
  galletas = new Map();
  proveedor.afiliado = {
    sub: `afiliada-${++vez}`,
    given_name: "Elena",
    tipo_documento: "DNI",
    numero_documento: "45678912",
  };
});

type Puerta = (args: never) => Promise<unknown>;

async function pedir(puerta: Puerta, direccion: string, cuerpo?: Record<string, string>, params = {}) {
  const request = new Request(new URL(direccion, ORIGEN), {
    headers: { cookie: enviadas() },
    ...(cuerpo && { method: "POST", body: new URLSearchParams(cuerpo) }),
  });
  const dado = await puerta({ request, params, context: { red: "10.0.0.1" } } as never).catch(
    (lanzado: unknown) => lanzado,
  );
  if (!(dado instanceof Response)) return { dado, adonde: null };
  guardar(dado.headers.getSetCookie());
  return { dado, adonde: dado.headers.get("location") };
}

const enviadas = () => [...galletas].map(([nombre, valor]) => `${nombre}=${valor}`).join("; ");
const peticionConGalletas = () => new Request(ORIGEN, { headers: { cookie: enviadas() } });

function guardar(nuevas: string[]) {
  for (const galleta of nuevas) {
    const [, nombre = "", valor = ""] = /^([^=]+)=([^;]*)/.exec(galleta) ?? [];
    if (/max-age=0|expires=thu, 01 jan 1970/i.test(galleta)) galletas.delete(nombre);
    else galletas.set(nombre, valor);
  }
}

/** Address of a place in a workshop that no longer exists. */
const TALLER = "/bienestar-en-vivo/no-hay";
const TALLER_PENDIENTE = { taller: "no-hay", fecha: "2026-11-30" };

const VIDEO = "/bienestar-play/ver/respira-con-el-mar";
const PULSO = { metodo: "mano", contados: "36", segundos: "30", contexto: "reposo" };
const guardarMedicion = async (args: Parameters<typeof guardarPulso>[0]) =>
  guardarPulso(args, await leerDeQuienSea(args.request));

const cuerpoDe = (dado: unknown) => (dado instanceof Response ? dado.json() : dado);
const seAviso = (que: string) => [...galletas.values()].some((valor) => valor.includes(que));

/** Goes to the insurer's sign-in and back, as a browser does. */
async function porLaPuerta(destino: string) {
  const ida = await pedir(
    salir,
    `/iniciar-sesion/rimac/entrar?${new URLSearchParams({ redirect: destino })}`,
  );
  const { pathname, search } = await proveedor.recorrer(ida.adonde!);
  return (await pedir(volver, pathname + search)).adonde;
}

const LEER = "/mi-zona-privada/terminos?redirect=%2Fmi-perfil%2Fplan";

/** Accepts the terms for the signed-in person. */
async function aceptar(leer = LEER) {
  const { version } = (await pedir(terminos.loader, leer)).dado as { version: string };
  return pedir(terminos.action, leer, { intencion: "aceptar", version, "casillas.TYC": "1" });
}
const libro = () => mundo.db.selectFrom("consentimientos").select(["codigo", "valor"]).execute();

/** Accepts the texts of the registration, as a person does who signed up with us. */
async function yaAcepto(idPersona: number) {
  const politicas = await mundo.servicios.cuentas.registro.politicas();
  const aceptado = await mundo.servicios.consentimientos.aceptarTextos({
    idPersona,
    flujo: "REGISTRO",
    politicasAceptacion: politicas.flatMap(({ codigo, versionActual: version, requerido }) =>
      requerido ? { codigo, version, valor: "1" as const } : [],
    ),
    canal: "web",
    idSolicitud: "al-registrarse",
  });
  expect(aceptado).toMatchObject({ ok: true });
}

describe("whoever comes in by the insurer's door for the first time", () => {
  it("reads the terms and how their data are cared for before all else, and goes on to where they were going", async () => {
    expect(await porLaPuerta("/mi-perfil/plan")).toBe(LEER);
    const { dado } = await pedir(terminos.loader, LEER);
    expect(dado).toMatchObject({ estado: "successful", terminos: "primeros", destino: "/mi-perfil/plan" });
    const { politicas, version } = dado as {
      version: string;
      politicas: { codigo: string; bloques: unknown }[];
    };
    expect(politicas.map(({ codigo }) => codigo)).toEqual(["TYC", "PRIVACIDAD"]);
    for (const { bloques } of politicas) expect(bloques).toEqual(expect.arrayContaining([expect.anything()]));

    const sin = await pedir(terminos.action, LEER, { intencion: "aceptar", version });
    expect(sin.adonde, "its box is required").toBeNull();
    const con = { intencion: "aceptar", version, "casillas.TYC": "1" };
    expect((await pedir(terminos.action, LEER, con)).adonde).toBe("/mi-perfil/plan");
    expect((await pedir(terminos.action, LEER, con)).adonde, "sent twice").toBe("/mi-perfil/plan");
    expect(await libro()).toEqual([
      { codigo: "TYC", valor: "1" },
      { codigo: "PRIVACIDAD", valor: "1" },
    ]);
    galletas = new Map();
    expect(await porLaPuerta("/mi-perfil/plan"), "the next time").toBe("/mi-perfil/plan");
  });

  it("has what they had asked for done once they agreed, and not before", async () => {
    guardar([await recordarActoPendiente(new Request(ORIGEN), TALLER_PENDIENTE, TALLER)]);
    const leer = await porLaPuerta(`${TALLER}?fecha=2026-11-30`);
    expect(seAviso("pendiente-sin-hacer")).toBe(false);
    await aceptar(leer!);
    expect(seAviso("pendiente-sin-hacer")).toBe(true);
  });

  it("has nothing done that they left for something else", async () => {
    guardar([await recordarActoPendiente(new Request(ORIGEN), TALLER_PENDIENTE, TALLER)]);
    await porLaPuerta("/mi-perfil/plan");
    await aceptar();
    expect(seAviso("pendiente-sin-hacer")).toBe(false);
    expect(seAviso("terminos-aceptados"), "what they did do is said").toBe(true);
    expect(await leerActoPendiente(peticionConGalletas(), TALLER)).toBeNull();
  });

  it("has nothing done on an address that is not ours, which is no page of it either", async () => {
    guardar([await recordarActoPendiente(new Request(ORIGEN), TALLER_PENDIENTE, "/")]);
    expect(await leerActoPendiente(peticionConGalletas(), "//otro.example")).toBeNull();
    expect(await leerActoPendiente(peticionConGalletas(), null)).toBeNull();
    expect(await leerActoPendiente(peticionConGalletas(), "/mi-perfil?redirect=%2F")).toEqual(
      TALLER_PENDIENTE,
    );
  });

  it("books nothing before they agreed: it is asked first, and leads back to what they were choosing", async () => {
    await porLaPuerta("/agendar");
    const hora = "/agendar/psicologia?especialista=lucia-mendoza";
    // Only the ledger decides: no other table of the modals is read for a form.
    await sql`alter table modales_vistos rename to modales_aparte`.execute(mundo.db);
    const antes = await pedir(agendar, hora, {});
    await sql`alter table modales_aparte rename to modales_vistos`.execute(mundo.db);
    expect(antes.adonde).toBe(`/mi-zona-privada/terminos?${new URLSearchParams({ redirect: hora })}`);
    await aceptar();
    expect((await pedir(agendar, hora, {})).adonde, "now it is looked at").toBeNull();
  });

  it("keeps nothing of their health before they agreed, also where it takes no account", async () => {
    await porLaPuerta("/agendar");
    const sello = await duenoDeEnvio.sellar(peticionConGalletas());
    const campos = { [duenoDeEnvio.campo]: sello, aceptaDatosDeSalud: "1" };
    for (const [hacer, direccion, cuerpo] of [
      [empezarTest, "/test-de-bienestar", { intencion: "empezar" }],
      [empezarPrograma, "/programa-salud-mental", { intencion: "empezar" }],
      [guardarMedicion, "/escaner-de-bienestar", PULSO],
    ] as const) {
      expect((await pedir(hacer, direccion, { ...campos, ...cuerpo })).adonde, direccion).toBe(
        `/mi-zona-privada/terminos?${new URLSearchParams({ redirect: direccion })}`,
      );
    }
    expect(await libro()).toEqual([]);
    expect(await pulsoPorGuardar.leer(peticionConGalletas()), "what was measured waits").not.toBeNull();
  });

  it("has what was measured before they came in kept only once they say that it is theirs, though they agreed to it", async () => {
    await porLaPuerta("/agendar");
    await aceptar();
    const idPersona = (await quienFirma(peticionConGalletas()))!;
    const { medicion } = mundo.servicios;
    const antes = { metodo: "mano", contados: 40, segundos: 30, contexto: "reposo" } as const;
    const consentimiento = { canal: "web", idSolicitud: "antes" } as const;
    await medicion.guardar({ idPersona, idEnvio: crypto.randomUUID(), pulso: antes, consentimiento });
    const guardadas = async () => (await mundo.db.selectFrom("escaneos").selectAll().execute()).length;
    const envio = { ...PULSO, intencion: GUARDAR, idEnvio: crypto.randomUUID() };

    expect((await pedir(guardarMedicion, ESCANER, envio)).adonde).toBe(ESCANER);
    expect(seAviso("medicion-de-visita")).toBe(true);
    expect(await pulsoPorGuardar.leer(peticionConGalletas()), "it waits").not.toBeNull();
    expect(await guardadas()).toBe(1);
    const deOtra = await duenoDeEnvio.sellar(new Request(ORIGEN));
    const ajena = await pedir(guardarMedicion, ESCANER, { ...envio, [duenoDeEnvio.campo]: deOtra });
    expect(ajena.dado, "another's page").toMatchObject({ status: 409 });
    expect(await guardadas()).toBe(1);
    const sello = await duenoDeEnvio.sellar(peticionConGalletas());
    const respuesta = await pedir(guardarMedicion, ESCANER, { ...envio, [duenoDeEnvio.campo]: sello });
    expect(respuesta.adonde).toBe(MEDICIONES);
    expect(await guardadas()).toBe(2);
  });

  it("is asked for them in place of a survey, so that nothing of what they write is lost, and led in no circle", async () => {
    await porLaPuerta("/agendar");
    const el = (id: string) => pedir(verEncuesta, `/encuesta/${id}`, undefined, { id });
    const { dado } = await el("el-sitio");
    const hrefDeTerminos = "/mi-zona-privada/terminos?redirect=%2Fencuesta%2Fel-sitio";
    expect(await cuerpoDe(dado)).toMatchObject({ estado: "terminos", hrefDeTerminos });
    const cerrado = await pedir(terminos.action, hrefDeTerminos, { intencion: "cerrar" });
    expect(cerrado.adonde).toBe("/encuesta/el-sitio");
    expect((await el("nada")).dado).toMatchObject({ status: 404 });
    await aceptar();
    expect(await cuerpoDe((await el("el-sitio")).dado)).toMatchObject({ estado: null });
  });

  it("takes back, deletes and leaves without them", async () => {
    await porLaPuerta("/agendar");
    const campos = { [duenoDeEnvio.campo]: await duenoDeEnvio.sellar(peticionConGalletas()) };
    for (const [hacer, direccion, cuerpo, params] of [
      [enLaZona, "/mi-zona-privada", { intencion: "cancelar", idCita: "no-hay" }],
      [revocar, "/mi-zona-privada/calendario", { intencion: "revocar-calendario" }],
      [enEsperas, "/mi-zona-privada/esperas", { intencion: "salir", idEspera: "no-hay" }],
      [enResumen, "/resumen", { intencion: "liberar", idHorario: "no-hay" }],
      [enSorteo, "/sorteo", { intencion: "retirar" }],
      [enTaller, "/bienestar-en-vivo/no-hay", { intencion: "dejar", fecha: "2026-11-30" }, { url: "no-hay" }],
      [enMediciones, "/mi-zona-privada/mediciones", { intencion: "borrar-todas" }],
      [enNota, "/mi-zona-privada/cita/no-hay/nota", { intencion: "borrar" }, { idCita: "no-hay" }],
      [enEsperas, "/mi-zona-privada/esperas", { intencion: "dejar-pasar", idOferta: "no-hay" }],
      [enCompra, "/tienda/compra/no-hay", { intencion: "soltar" }, { idPedido: "no-hay" }],
      [enCompra, "/tienda/compra/no-hay", { intencion: "devolver" }, { idPedido: "no-hay" }],
      [enPedido, "/pedido/no-hay", { intencion: "soltar" }, { idPedido: "no-hay" }],
      [enPedidoDeTaller, "/pedido-de-taller/no-hay", { intencion: "soltar" }, { idPedido: "no-hay" }],
      [enRuta, "/rutas/no-hay", { intencion: "dejar" }, { uid: "no-hay" }],
      [enRuta, "/rutas/no-hay", { intencion: "no-recordar" }, { uid: "no-hay" }],
      [enVideo, VIDEO, { intencion: "quitar-favorito" }, { url: "respira-con-el-mar" }],
      [enVideo, VIDEO, { intencion: "quitar-de-vistos" }, { url: "respira-con-el-mar" }],
      [enPreferencias, "/mi-zona-privada/preferencias", { intencion: "cerrar" }],
      [empezarTest, "/test-de-bienestar", { intencion: "borrar" }],
      [empezarPrograma, "/programa-salud-mental", { intencion: "borrar" }],
    ] as const) {
      const { adonde } = await pedir(hacer, direccion, { ...campos, ...cuerpo }, params);
      expect(adonde ?? "", direccion).not.toContain("/terminos");
    }
    const visto = (await pedir(verVideo, VIDEO, undefined, { url: "respira-con-el-mar" })).dado;
    expect(visto, "a player that keeps nothing says so of nothing").toMatchObject({ sello: null });
    const alReves = { intencion: "participar", ...campos };
    expect((await pedir(enSorteo, "/sorteo", alReves)).adonde, "and takes nothing new").toContain(
      "/terminos",
    );
  });

  it("is heard where they say that they are in danger, also by the script that keeps what has no line", async () => {
    await porLaPuerta("/agendar");
    const request = new Request(`${ORIGEN}/programa-salud-mental?paso=9`, {
      method: "POST",
      headers: { cookie: enviadas(), [CABECERA_DE_BANDEJA]: "suya" },
      body: new URLSearchParams({ [duenoDeEnvio.campo]: await duenoDeEnvio.sellar(peticionConGalletas()) }),
    });
    expect((await leerDeQuienSea(request)).deQuien).toBe("suyo");
  });

  it("has nothing done that waited by proving once more who they are", async () => {
    await porLaPuerta("/mi-perfil/plan");
    guardar([await recordarActoPendiente(new Request(ORIGEN), TALLER_PENDIENTE, TALLER)]);
    const ida = await pedir(salir, "/iniciar-sesion/rimac/entrar?confirmar=1&redirect=%2Fmi-perfil");
    const { pathname, search } = await proveedor.recorrer(ida.adonde!);
    await pedir(volver, pathname + search);
    expect(seAviso("confirmado")).toBe(true);
    expect(await leerActoPendiente(peticionConGalletas(), TALLER)).toEqual(TALLER_PENDIENTE);
  });

  it("has no mobile yet, and reads that, not its prefix alone", async () => {
    await porLaPuerta("/mi-perfil");
    expect((await pedir(perfil, "/mi-perfil")).dado).toMatchObject({ celular: "Sin celular" });
  });

  it("has what they had asked for done also where they agreed on another device meanwhile", async () => {
    guardar([await recordarActoPendiente(new Request(ORIGEN), TALLER_PENDIENTE, "/mi-perfil/plan")]);
    await porLaPuerta("/mi-perfil/plan");
    const persona = await mundo.db
      .selectFrom("accesos")
      .select("id_persona")
      .orderBy("creado_en", "desc")
      .executeTakeFirstOrThrow();
    await yaAcepto(persona.id_persona);
    expect((await pedir(terminos.loader, LEER)).adonde).toBe("/mi-perfil/plan");
    expect(seAviso("pendiente-sin-hacer")).toBe(true);
  });

  it("is led by no address out of the site", async () => {
    await porLaPuerta("/mi-perfil/plan");
    const fuera = `/mi-zona-privada/terminos?${new URLSearchParams({ redirect: "//otro.example" })}`;
    expect((await pedir(terminos.action, fuera, { intencion: "cerrar" })).adonde).toBe("/mi-zona-privada");
  });
});

describe("an account of that door which has a password by now", () => {
  it("is asked for the same where it comes in by it, before anything is done", async () => {
    const { email } = await mundo.persona({ claveHash });
    guardar([await recordarActoPendiente(peticionConGalletas(), TALLER_PENDIENTE, "/mi-perfil/plan")]);
    const clave = { correo: email, clave: CLAVE_DE_PRUEBA };
    expect((await pedir(entrar, "/iniciar-sesion?redirect=%2Fmi-perfil%2Fplan", clave)).adonde).toBe(LEER);
    const hora = "/agendar/psicologia?especialista=lucia-mendoza";
    expect((await pedir(agendar, hora, {})).adonde).toContain("/mi-zona-privada/terminos?");
    expect(seAviso("pendiente-sin-hacer")).toBe(false);
    await aceptar();
    expect(seAviso("pendiente-sin-hacer")).toBe(true);
  });
});

describe("a sign-in where the ledger fails", () => {
  it("is answered before the session that this browser had is closed", async () => {
    const { idPersona, email } = await mundo.persona({ claveHash });
    await yaAcepto(idPersona);
    const clave = { correo: email, clave: CLAVE_DE_PRUEBA };
    await pedir(entrar, "/iniciar-sesion", clave);
    await sql`alter table consentimientos rename to libro_aparte`.execute(mundo.db);
    const { dado } = await pedir(entrar, "/iniciar-sesion", clave);
    await sql`alter table libro_aparte rename to consentimientos`.execute(mundo.db);
    expect(dado).toMatchObject({ status: 500 });
    expect((await pedir(perfil, "/mi-perfil")).adonde).toBeNull();
  });
});

describe("an account that waits for its password", () => {
  it("is joined from the very form of that page, and told so", async () => {
    const { idPersona, numeroDocumento, email } = await mundo.persona({ claveHash });
    proveedor.afiliado = { ...proveedor.afiliado, numero_documento: numeroDocumento };
    const cara = await porLaPuerta("/mi-perfil/plan");
    expect(cara).toContain("aviso=documento-de-otra-cuenta");
    await yaAcepto(idPersona);
    const clave = { clave: CLAVE_DE_PRUEBA };
    const { adonde } = await pedir(
      entrar,
      `${cara}&con=correo`,
      { correo: email, ...clave },
      { cara: "rimac" },
    );
    expect(adonde).toBe("/mi-perfil/acceso-de-asegurado?redirect=%2Fmi-perfil%2Fplan");
    const ida = await pedir(unir, adonde!, clave);
    const { pathname, search } = await proveedor.recorrer(ida.adonde!);
    expect((await pedir(volver, pathname + search)).adonde).toBe("/mi-perfil/plan");
    expect(seAviso("acceso-unido")).toBe(true);
  });
});

describe("an access of somebody else's document", () => {
  it("is said where it was to be joined, and leads on from there", async () => {
    const { idPersona, email } = await mundo.persona({ claveHash });
    await yaAcepto(idPersona);
    await pedir(entrar, "/iniciar-sesion", { correo: email, clave: CLAVE_DE_PRUEBA });
    const unirlo = "/mi-perfil/acceso-de-asegurado?redirect=%2Fmi-perfil%2Fplan";
    const ida = await pedir(unir, unirlo, { clave: CLAVE_DE_PRUEBA });
    const { pathname, search } = await proveedor.recorrer(ida.adonde!);
    const { adonde } = await pedir(volver, pathname + search);
    expect(adonde).toMatch(
      /^\/mi-perfil\/acceso-de-asegurado\?redirect=%2Fmi-perfil%2Fplan&aviso=otro-documento$/,
    );
    const { dado } = await pedir(verAcceso, adonde!);
    expect(dado).toMatchObject({ unidoEl: null, aviso: "otro-documento" });
  });
});

describe("a sign-up that was left and is taken up again", () => {
  const DOCUMENTO = { idTipoDocumento: "2", numeroDocumento: "45678999" };
  const HORA = "/agendar/psicologia?especialista=lucia-mendoza";
  const conHora = `/registro?${new URLSearchParams({ redirect: HORA })}`;

  it("still goes to where its person was going", async () => {
    await pedir(registro.action, conHora, DOCUMENTO);
    expect((await pedir(registro.loader, "/registro")).adonde).toBe(conHora);
    // The form that is sent again keeps its destination, but another destination in the address replaces it.
    await pedir(registro.action, "/registro", DOCUMENTO);
    expect((await pedir(registro.loader, "/registro")).adonde).toBe(conHora);
    expect((await pedir(registro.loader, "/registro?redirect=%2Ftienda")).adonde).toBeNull();
  });

  it("says at its door how far it went, and nothing of the kind where nobody began", async () => {
    expect((await pedir(registro.loader, "/registro")).dado).toMatchObject({ sigueEn: null });
    await pedir(registro.action, "/registro", DOCUMENTO);
    expect((await pedir(registro.loader, "/registro")).dado).toMatchObject({
      sigueEn: { paso: "nombres", href: "/registro/nombres" },
    });
    const donde = await pedir(registro.loader, "/registro/nombres", undefined, { paso: "nombres" });
    expect(donde.dado).toMatchObject({ sigueEn: null });
  });

  it("goes nowhere but to our own pages", async () => {
    await pedir(
      registro.action,
      `/registro?${new URLSearchParams({ redirect: "//otro.example" })}`,
      DOCUMENTO,
    );
    expect((await pedir(registro.loader, "/registro")).adonde).toBeNull();
  });
});
