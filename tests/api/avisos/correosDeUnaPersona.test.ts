import { TOTP } from "otpauth";
import { beforeEach, describe, expect, it } from "vitest";
import type { Cartero } from "../../../app/domain/avisos/correo/enviarCorreos";
import type { Correo } from "../../../app/domain/avisos/correo/correo";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { UN_DIA_EN_MINUTOS } from "../../../app/domain/shared/duracion";
import { makeCorreoRepository } from "../../../server/avisos/repositories/correos";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { CLAVE_DE_PRUEBA, correosA, DIRECCION } from "../../support/cuentas";
import { abrirMundo, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, db, reloj } = mundo;
const { cuenta, identidad, segundoFactor, ...cuentas } = servicios.cuentas;
const claveHash = await cifrarClave(CLAVE_DE_PRUEBA);

const entregados: string[] = [];
let alEntregar: Cartero = async () => {};
const cartero: Cartero = async (correo) => {
  entregados.push(correo.idCorreo);
  await alEntregar(correo);
};
const { jobs } = await mundo.otroProceso({ cartero });
const repartir = jobs.find(({ nombre }) => nombre === "enviar-correos")!;

let rosa: Persona;
beforeEach(async () => {
  entregados.splice(0);
  alEntregar = async () => {};
  rosa = await mundo.persona({ email: "rosa@prueba.example", claveHash });
});

const encolar = (idCorreo: string, mas: Partial<Correo> = {}) =>
  makeCorreoRepository(db).encolar({
    idCorreo,
    idPersona: rosa.idPersona,
    para: rosa.email,
    asunto: "Prueba",
    texto: "Prueba",
    html: "Prueba",
    creadoEn: reloj.ahora,
    ...mas,
  });

describe("345 mails of one person", () => {
  const MUCHOS = 345;
  it.each<{ de: string; mas: Partial<Correo> }>([
    { de: "that tell of an act", mas: {} },
    { de: "with a link", mas: { secreto: true } },
    { de: "with a code", mas: { secreto: true, urgente: true } },
  ])(
    "$de keep another person's code waiting for the mail that is under way, and no longer",
    async ({ mas }) => {
      const eva = await mundo.persona({ email: "eva@prueba.example", numeroDocumento: "40000002" });
      for (let n = 0; n < MUCHOS; n++) await encolar(`rosa-${n}`, mas);
      alEntregar = async () => {
        if (entregados.length !== 7) return;
        reloj.avanzar(1);
        await encolar("eva", { idPersona: eva.idPersona, para: eva.email, secreto: true, urgente: true });
      };
      await repartir.run();
      expect(entregados.indexOf("eva")).toBe(7);
      while (entregados.length <= MUCHOS) await repartir.run();
      expect(new Set(entregados).size, "and all of them go out").toBe(MUCHOS + 1);
    },
  );

  it("wait behind the first one of everybody else in their lane", async () => {
    const eva = await mundo.persona({ email: "eva@prueba.example", numeroDocumento: "40000002" });
    for (let n = 0; n < 5; n++) await encolar(`rosa-${n}`);
    reloj.avanzar(1);
    for (let n = 0; n < 2; n++) await encolar(`eva-${n}`, { idPersona: eva.idPersona, para: eva.email });
    reloj.avanzar(1);
    await encolar("sin-cuenta", { idPersona: null, para: "nadie@prueba.example" });
    await repartir.run();
    expect(entregados).toEqual([
      "rosa-0",
      "eva-0",
      "sin-cuenta",
      "rosa-1",
      "eva-1",
      "rosa-2",
      "rosa-3",
      "rosa-4",
    ]);
  });
});

it("a code waits behind none of another lane of its person's, nor behind one that was given up", async () => {
  const turnoDe = async (idCorreo: string) =>
    (
      await db
        .selectFrom("correos")
        .select("turno")
        .where("id_correo", "=", idCorreo)
        .executeTakeFirstOrThrow()
    ).turno;
  for (let n = 0; n < 3; n++) await encolar(`encuesta-${n}`, { baja: "https://sitio.invalid/baja" });
  await encolar("perdido", { secreto: true, urgente: true });
  await db.updateTable("correos").set({ texto: "" }).where("id_correo", "=", "perdido").execute();
  await encolar("codigo", { secreto: true, urgente: true });
  await encolar("otro-codigo", { secreto: true, urgente: true });
  expect([await turnoDe("codigo"), await turnoDe("otro-codigo")]).toEqual([0, 1]);
});

it("a mail of somebody's work is not taken over by an account with its address, nor deleted with it", async () => {
  const nadie = { idPersona: null, para: "lucia@prueba.example" };
  await encolar("de-su-trabajo", { ...nadie, oficio: true });
  await encolar("de-su-registro", nadie);
  await makeCorreoRepository(db).adjudicar(nadie.para, rosa.idPersona);
  const correos = await db
    .selectFrom("correos")
    .select("id_correo")
    .where("id_persona", "=", rosa.idPersona)
    .execute();
  expect(correos).toEqual([{ id_correo: "de-su-registro" }]);
});

describe("what one person does again and again, and is told by mail each time, has an end for the day", () => {
  const prueba = () => ({
    idPersona: rosa.idPersona,
    idAcceso: "uno",
    clave: CLAVE_DE_PRUEBA,
    canal: "web" as const,
  });
  const ver = async () => (await cuenta.ver(rosa.idPersona))!;
  let vez = 0;
  const ACTOS: Record<string, () => Promise<unknown>> = {
    "a deletion, asked for and cancelled": async () => {
      valor(await cuentas.pedirEliminacion(prueba()));
      valor(await cuentas.cancelarEliminacion({ idPersona: rosa.idPersona, canal: "web" }));
    },
    "the address of the calendar": async () => valor(await servicios.agenda.abrirCalendario(prueba())),
    "a second factor, on and off": async () => {
      const { secreto } = valor(await segundoFactor.pedir(prueba()));
      const codigo = new TOTP({ secret: secreto }).generate({ timestamp: reloj.ahora.getTime() });
      valor(await segundoFactor.activar({ idPersona: rosa.idPersona, codigo, canal: "web" }));
      valor(await segundoFactor.quitar(prueba()));
    },
    "whom receipts name": async () =>
      valor(
        await servicios.ventas.guardarDatosDeCompra({
          ...prueba(),
          envio: {
            tipo: "factura",
            correo: rosa.email,
            ruc: "20100070970",
            razonSocial: `EMPRESA ${vez++} SAC`,
            direccionFiscal: "Av. Uno 1",
            clave: CLAVE_DE_PRUEBA,
          },
        }),
      ),
    "another mail, asked for": async () => {
      const { version, persona } = await ver();
      const { prefijo, telefono } = persona;
      const correo = `otra${vez++}@prueba.example`;
      const red = `10.${vez}.0.1`;
      valor(await cuenta.contacto.guardar({ ...prueba(), version, prefijo, telefono, correo, red }));
    },
    "the names": async () => {
      const { version } = await ver();
      const nombres = { nombre: `Rosa ${"a".repeat(++vez)}`, apePaterno: "Quispe", apeMaterno: "Huamán" };
      valor(await cuenta.editarNombres({ idPersona: rosa.idPersona, canal: "web", version, ...nombres }));
    },
  };

  it.each(Object.keys(ACTOS))("%s", async (acto) => {
    const repetir = async () => {
      for (let n = 0; n < 30; n++) {
        try {
          await ACTOS[acto]!();
        } catch (error) {
          return String(error);
        }
      }
      return "no end";
    };
    expect(await repetir()).toContain("demasiados-cambios");
    const enElDia = (await db.selectFrom("correos").select("id_correo").execute()).length;
    expect(enElDia).toBeLessThanOrEqual(20);
    await repetir();
    expect((await db.selectFrom("correos").select("id_correo").execute()).length).toBe(enElDia);
    reloj.avanzar(UN_DIA_EN_MINUTOS);
    await ACTOS[acto]!();
  });

  it("refuses nobody's turning off of a second factor", async () => {
    for (let n = 0; n < 10; n++) await ACTOS["a second factor, on and off"]!();
    await expect(ACTOS["a second factor, on and off"]!()).rejects.toThrow();
    expect((await segundoFactor.ver(rosa.idPersona)).activadoEn).toBeNull();
    const entro = await identidad.iniciarSesion({
      correo: rosa.email,
      clave: CLAVE_DE_PRUEBA,
      red: DIRECCION,
    });
    expect(rechazo(entro)).toBe("aceptado");
    expect((await correosA(mundo, rosa.email)).length).toBe(20);
  });
});
