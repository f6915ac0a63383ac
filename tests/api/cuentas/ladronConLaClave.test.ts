import { TOTP } from "otpauth";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { DIAS_DE_CLAVE_REEMPLAZADA } from "../../../app/domain/cuentas/identidad/clavesReemplazadas";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { UN_DIA_EN_MINUTOS } from "../../../app/domain/shared/duracion";
import type * as hilos from "../../../server/cuentas/identidad/hilos";
import { datosPropios } from "../../support/constructores";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { CLAVE_DE_PRUEBA, codigoDe, correosA, enlaceDe } from "../../support/cuentas";
import { COMPLETA } from "../../support/formas";
import { abrirMundo, rechazo, valor } from "../../support/servicios";

// Test files share modules, so the modules with the replacements below are loaded anew before and after this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

// A digest that costs nothing replaces Argon2, because thousands of passwords are compared here.
vi.mock("../../../server/cuentas/identidad/hilos", async (load) => ({
  ...(await load<typeof hilos>()),
  hash: (clave: string) => Promise.resolve(`${crypto.randomUUID()} ${clave}`),
  verify: (guardada: string, clave: string) => Promise.resolve(guardada.slice(37) === clave),
}));

const mundo = await abrirMundo();
const { servicios, reloj, db } = mundo;
const { cuenta, identidad, recuperarClave, segundoFactor } = servicios.cuentas;
const { llamar, abrirSesion } = abrirApi(mundo);

const DEL_LADRON = "ladron@prueba.example";
const DE_DESPUES = "siete loros de monte";
const ACTOS = ["correo", "clave", "factor", "datos", "recuperacion"] as const;
type Acto = (typeof ACTOS)[number];

function ordenes<T>(cosas: readonly T[]): T[][] {
  if (cosas.length < 2) return [[...cosas]];
  return cosas.flatMap((cosa, n) => ordenes(cosas.toSpliced(n, 1)).map((resto) => [cosa, ...resto]));
}

/**
 * Orders of the thief's actions: every ninth of 120, in which each action still comes first, last, and before and
 * after each other. `largo` tries all.
 */
const ORDENES = ordenes(ACTOS).filter((_, n) => COMPLETA || n % 9 === 0);

let vez = 0;
let rosa: Persona;
let red: string;
/** Passwords that the thief knows, the newest last. */
let sabidas: string[];
let correo: string;

async function nuevaDuena() {
  vez += 1;
  red = `10.${vez >> 8}.${vez & 255}.1`;
  correo = `rosa${vez}@prueba.example`;
  rosa = await mundo.persona({
    email: correo,
    usuarioLogin: correo,
    numeroDocumento: String(40_000_000 + vez),
    claveHash: `${crypto.randomUUID()} ${CLAVE_DE_PRUEBA}`,
  });
  sabidas = [CLAVE_DE_PRUEBA];
  reloj.avanzar(1);
}

const actual = () => sabidas.at(-1)!;
const elegir = () => `la del ladrón ${vez} ${sabidas.length}`;
const buzonDelLadron = () => `${vez}${DEL_LADRON}`;
const ver = async () => (await cuenta.ver(rosa.idPersona))!;
const prueba = () => ({
  idPersona: rosa.idPersona,
  idAcceso: crypto.randomUUID(),
  clave: actual(),
  canal: "web" as const,
});
const codigoDeReloj = (secreto: string) =>
  new TOTP({ secret: secreto }).generate({ timestamp: reloj.ahora.getTime() });
const entrar = (clave: string) =>
  identidad.iniciarSesion({ correo, clave, red: `172.16.${vez & 255}.${sabidas.length}` });

/** Actions of the thief by form. */
const POR_FORMULARIO: Record<Exclude<Acto, "recuperacion">, () => Promise<unknown>> = {
  async correo() {
    const { version, persona } = await ver();
    const { prefijo, telefono } = persona;
    const nuevo = { version, prefijo, telefono, correo: buzonDelLadron(), red };
    valor(await cuenta.contacto.guardar({ ...prueba(), ...nuevo }));
    const codigo = await codigoDe(mundo, buzonDelLadron());
    return valor(await cuenta.contacto.confirmarCorreo({ ...prueba(), codigo, red }));
  },
  async clave() {
    const nueva = elegir();
    valor(await cuenta.cambiarClave({ ...prueba(), actual: actual(), nueva }));
    sabidas.push(nueva);
  },
  async factor() {
    const { secreto } = valor(await segundoFactor.pedir(prueba()));
    const { idPersona } = rosa;
    return valor(await segundoFactor.activar({ idPersona, codigo: codigoDeReloj(secreto), canal: "web" }));
  },
  async datos() {
    const { version, persona } = await ver();
    const nuevo = { version, prefijo: "+51", telefono: "912345678", correo: persona.email, red };
    valor(await cuenta.contacto.guardar({ ...prueba(), ...nuevo }));
    return cambiarNombres();
  },
};

async function cambiarNombres() {
  const { version } = await ver();
  const delLadron = { nombre: "Ladrón", apePaterno: "De", apeMaterno: "Cuentas", version };
  valor(await cuenta.editarNombres({ idPersona: rosa.idPersona, canal: "web", ...delLadron }));
}

async function porV2(metodo: string, que: string, cuerpo: unknown) {
  const { token } = await abrirSesion(rosa.idPersona);
  const cabeceras = { "idempotency-key": crypto.randomUUID() };
  const ruta = `/personas/${rosa.idPersona}/${que}`;
  const respuesta = await llamar(metodo, ruta, { clave: CLAVES_DE_API.personas, token, cuerpo, cabeceras });
  expect(respuesta.estado, `${metodo} ${que} ${respuesta.texto}`).toBeLessThan(300);
  return respuesta.cuerpo.data as Record<string, string>;
}

/** Actions of the thief through `/v2`. */
const POR_V2: typeof POR_FORMULARIO = {
  async correo() {
    const { version, persona } = await ver();
    const cuerpo = { email: buzonDelLadron(), telefono: persona.telefono, version, clave: actual() };
    await porV2("PATCH", "contacto", cuerpo);
    await porV2("POST", "contacto/correo", { codigo: await codigoDe(mundo, buzonDelLadron()) });
  },
  async clave() {
    const nueva = elegir();
    await porV2("POST", "clave", { actual: actual(), nueva });
    sabidas.push(nueva);
  },
  async factor() {
    const { secreto } = await porV2("POST", "segundo-factor", { clave: actual() });
    await porV2("POST", "segundo-factor/activacion", { codigo: codigoDeReloj(secreto!) });
  },
  async datos() {
    const { version, persona } = await ver();
    const cuerpo = { email: persona.email, telefono: "912345678", version, clave: actual() };
    await porV2("PATCH", "contacto", cuerpo);
    await cambiarNombres();
  },
};

/** Recovers the account from the thief's own mailbox, once the account has that address. */
async function recuperarDesdeElBuzonDelLadron() {
  if ((await ver()).persona.email !== buzonDelLadron()) return;
  valor(await recuperarClave.pedir({ quien: buzonDelLadron(), red }));
  const enlace = await enlaceDe(mundo, buzonDelLadron());
  const clave = elegir();
  valor(await recuperarClave.cambiarClave({ prueba: { enlace }, clave }));
  sabidas.push(clave);
}

async function robar(orden: readonly Acto[], puerta: typeof POR_FORMULARIO) {
  for (const acto of orden) {
    await (acto === "recuperacion" ? recuperarDesdeElBuzonDelLadron() : puerta[acto]());
    reloj.avanzar(1);
  }
}

/** Link in the owner's mailbox that undoes a change: the first one, or the last. */
async function enlaceDeLaDuena(posicion: "primero" | "ultimo") {
  const enlaces = (await correosA(mundo, correo)).flatMap(
    ({ texto }) => /deshacer\?enlace=([\w-]+)/.exec(texto)?.[1] ?? [],
  );
  return (posicion === "ultimo" ? enlaces[0] : enlaces.at(-1))!;
}

/**
 * Recovers the account: each former password is refused, with five tries for each recovery, and another one is
 * accepted.
 */
async function recuperar() {
  for (const clave of sabidas) {
    valor(await recuperarClave.pedir({ quien: correo, red: `10.9.${vez & 255}.${sabidas.indexOf(clave)}` }));
    const enlace = await enlaceDe(mundo, correo);
    const codigo = rechazo(await recuperarClave.cambiarClave({ prueba: { enlace }, clave }));
    expect(codigo, `«${clave}» comes back`).toBe("clave-anulada");
    reloj.avanzar(1);
  }
  const enlace = await enlaceDe(mundo, correo);
  valor(await recuperarClave.cambiarClave({ prueba: { enlace }, clave: DE_DESPUES }));
}

async function esDeSuDuena() {
  for (const clave of sabidas) expect(rechazo(await entrar(clave))).toBe("credenciales-invalidas");
  const { persona } = await ver();
  expect(persona).toMatchObject({ ...datosPropios(rosa), email: correo, usuarioLogin: correo });
  expect(rechazo(await entrar(DE_DESPUES)), "without a second factor of the thief's").toBe("aceptado");
  const abiertos = await db
    .selectFrom("accesos")
    .select("id_acceso")
    .where("id_persona", "=", rosa.idPersona)
    .where("cerrado_en", "is", null)
    .execute();
  expect(abiertos, "the owner's session alone").toHaveLength(1);
}

beforeEach(nuevaDuena);

describe.each([
  ["the forms", POR_FORMULARIO],
  ["/v2", POR_V2],
] as const)("a thief who knows the password and goes by %s", (_, puerta) => {
  it.each(["primero", "ultimo"] as const)(
    "keeps nothing, in whatever order, where the owner undoes by the %s link and recovers",
    async (posicion) => {
      for (const orden of ORDENES) {
        await nuevaDuena();
        await robar(orden, puerta);
        valor(await cuenta.deshacerCambio(await enlaceDeLaDuena(posicion)));
        await recuperar();
        await esDeSuDuena();
      }
    },
    120_000,
  );
});

describe("a password that was replaced", () => {
  const cambiar = (de: string, a: string) => cuenta.cambiarClave({ ...prueba(), actual: de, nueva: a });

  it("is refused for fourteen days, to the minute, where another is chosen too", async () => {
    valor(await cambiar(CLAVE_DE_PRUEBA, DE_DESPUES));
    expect(rechazo(await cambiar(DE_DESPUES, CLAVE_DE_PRUEBA))).toBe("clave-anulada");
    reloj.avanzar(DIAS_DE_CLAVE_REEMPLAZADA * UN_DIA_EN_MINUTOS - 1);
    expect(rechazo(await cambiar(DE_DESPUES, CLAVE_DE_PRUEBA))).toBe("clave-anulada");
    reloj.avanzar(1);
    valor(await cambiar(DE_DESPUES, CLAVE_DE_PRUEBA));
  });

  it("stays refused where a link of its last day undoes it, and the recovery comes days later", async () => {
    await POR_FORMULARIO.clave();
    reloj.avanzar(5 * UN_DIA_EN_MINUTOS);
    await POR_FORMULARIO.correo();
    const enlace = await enlaceDeLaDuena("ultimo");
    reloj.avanzar(7 * UN_DIA_EN_MINUTOS - 1);
    valor(await cuenta.deshacerCambio(enlace));
    reloj.avanzar(6 * UN_DIA_EN_MINUTOS);
    await recuperar();
    await esDeSuDuena();
  });

  it("is not forgotten for a thief's many changes", async () => {
    await POR_FORMULARIO.correo();
    for (let n = 0; n < 9; n++) {
      await POR_FORMULARIO.clave();
      reloj.avanzar(n === 4 ? UN_DIA_EN_MINUTOS : 1);
    }
    valor(await cuenta.deshacerCambio(await enlaceDeLaDuena("primero")));
    sabidas = [CLAVE_DE_PRUEBA];
    await recuperar();
    await esDeSuDuena();
  });

  it("is compared five times for each way back", async () => {
    valor(await cambiar(CLAVE_DE_PRUEBA, DE_DESPUES));
    valor(await recuperarClave.pedir({ quien: correo, red }));
    const con = { enlace: await enlaceDe(mundo, correo) };
    const probar = () => recuperarClave.cambiarClave({ prueba: con, clave: CLAVE_DE_PRUEBA });
    for (let n = 0; n < 5; n++) expect(rechazo(await probar())).toBe("clave-anulada");
    expect(rechazo(await probar())).toBe("demasiados-intentos");
  });
});
