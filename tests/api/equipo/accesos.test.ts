import { describe, expect, it } from "vitest";
import { makeCuentaDeEquipoRepository } from "../../../server/equipo/repositories/cuentas";
import { CLAVE, codigoDe, unMiembro } from "../../support/equipo";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, reloj, db, job, producto } = mundo;
const { entrada } = servicios.equipo;
const RED = "192.0.2.1";

const llaveDelEnlace = (enlace: string) => new URL(enlace).searchParams.get("llave")!;

/** Invites a first person of Sistemas as the machine does. Returns the key of the link. */
async function invitar(correo = "sara@equipo.example") {
  const { enlace } = valor(
    await producto.acts.equipo.crear({ operador: "ops", correo, nombre: "Sara Ríos" }),
  );
  return llaveDelEnlace(enlace);
}

/** Accepts an invitation up to the open access. Returns its key and the secret of the app. */
async function activar(invitacion: string) {
  const { llave: media } = valor(await entrada.aceptarInvitacion(invitacion, CLAVE, RED));
  const { secreto } = (await entrada.segundoPaso(media))!.porActivar!;
  const codigo = codigoDe(secreto, reloj.ahora);
  const { llave } = valor(await entrada.darSegundoPaso(media, codigo, RED));
  return { llave, media, secreto, codigo };
}

const entrar = async (correo = "sara@equipo.example", clave = CLAVE) =>
  entrada.entrar({ correo, clave, red: RED });

describe("an invitation", () => {
  it("leads by a password and a code of an app to an open access", async () => {
    const { llave } = await activar(await invitar());
    expect(await entrada.miembro(llave, RED)).toMatchObject({ nombre: "Sara Ríos", roles: ["sistemas"] });
  });

  it("opens nothing by the password alone", async () => {
    const { llave } = valor(await entrada.aceptarInvitacion(await invitar(), CLAVE, RED));
    expect(await entrada.miembro(llave, RED)).toBeNull();
    expect(rechazo(await entrar())).toBe("credenciales-invalidas");
  });

  it("is valid for 48 hours", async () => {
    const invitacion = await invitar();
    reloj.avanzar(48 * 60 - 1);
    expect(await entrada.verInvitacion(invitacion)).not.toBeNull();
    reloj.avanzar(1);
    expect(await entrada.verInvitacion(invitacion)).toBeNull();
    expect(rechazo(await entrada.aceptarInvitacion(invitacion, CLAVE, RED))).toBe("invitacion-vencida");
  });

  it("ends with the activation", async () => {
    const invitacion = await invitar();
    await activar(invitacion);
    expect(rechazo(await entrada.aceptarInvitacion(invitacion, CLAVE, RED))).toBe("invitacion-vencida");
  });

  it("of the machine is refused once two accounts of Sistemas are active", async () => {
    await activar(await invitar("uno@equipo.example"));
    await activar(await invitar("dos@equipo.example"));
    const otra = { operador: "ops", correo: "tres@equipo.example", nombre: "Tres" };
    expect(rechazo(await producto.acts.equipo.crear(otra))).toBe("ya-hay-sistemas");
  });
});

describe("a sign-in", () => {
  it("takes each code once, also at the same time", async () => {
    const { secreto } = await activar(await invitar());
    reloj.avanzar(1);
    const codigo = codigoDe(secreto, reloj.ahora);
    const medias = [valor(await entrar()).llave, valor(await entrar()).llave, valor(await entrar()).llave];
    const dados = await aLaVez(3, (cual) => entrada.darSegundoPaso(medias[cual]!, codigo, RED));
    expect(dados.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("replaces the key of its first step", async () => {
    const { media, llave } = await activar(await invitar());
    expect(media).not.toBe(llave);
    expect(await entrada.miembro(media, RED)).toBeNull();
  });

  it("is refused after five wrong passwords for 15 minutes, with the right one too", async () => {
    await activar(await invitar());
    for (let vez = 0; vez < 5; vez++)
      expect(rechazo(await entrar(undefined, "otra"))).toBe("credenciales-invalidas");
    expect(rechazo(await entrar())).toBe("demasiados-intentos");
    reloj.avanzar(16);
    expect(rechazo(await entrar())).toBe("aceptado");
  });

  it("is not refused to its owner for the tries of strangers in other networks", async () => {
    await activar(await invitar());
    const deOtraRed = (clave: string) =>
      entrada.entrar({ correo: "sara@equipo.example", clave, red: "203.0.113.7" });
    for (let vez = 0; vez < 5; vez++) await deOtraRed("otra");
    expect(rechazo(await deOtraRed(CLAVE))).toBe("demasiados-intentos");
    expect(rechazo(await entrar())).toBe("aceptado");
  });

  it("is refused after five wrong codes", async () => {
    await activar(await invitar());
    const { llave } = valor(await entrar());
    for (let vez = 0; vez < 5; vez++)
      expect(rechazo(await entrada.darSegundoPaso(llave, "000000", RED))).toBe("codigo-equivocado");
    expect(rechazo(await entrada.darSegundoPaso(llave, "000000", RED))).toBe("demasiados-intentos");
  });

  it("waits ten minutes for its code", async () => {
    const { secreto } = await activar(await invitar());
    const { llave } = valor(await entrar());
    reloj.avanzar(10);
    expect(rechazo(await entrada.darSegundoPaso(llave, codigoDe(secreto, reloj.ahora), RED))).toBe(
      "sin-acceso",
    );
  });
});

describe("an access", () => {
  it("ends after 15 minutes without a request", async () => {
    const { llave } = await activar(await invitar());
    reloj.avanzar(14);
    expect(await entrada.miembro(llave, RED)).not.toBeNull();
    reloj.avanzar(14);
    expect(await entrada.miembro(llave, RED)).not.toBeNull();
    reloj.avanzar(15);
    expect(await entrada.miembro(llave, RED)).toBeNull();
  });

  it("ends after 8 hours, however much it is used", async () => {
    const { llave } = await activar(await invitar());
    for (let minuto = 0; minuto < 8 * 60 - 10; minuto += 10) {
      reloj.avanzar(10);
      expect(await entrada.miembro(llave, RED)).not.toBeNull();
    }
    reloj.avanzar(10);
    expect(await entrada.miembro(llave, RED)).toBeNull();
  });

  it("ends at a sign-out", async () => {
    const { llave } = await activar(await invitar());
    await entrada.salir(llave, await entrada.miembro(llave, RED));
    expect(await entrada.miembro(llave, RED)).toBeNull();
  });

  it("of a colleague who leaves ends at once", async () => {
    const { llave } = await activar(await invitar());
    const { idCuenta } = (await entrada.miembro(llave, RED))!;
    const otra = await unMiembro(mundo, "sistemas");
    valor(await servicios.equipo.cerrarCuenta(otra, { idCuenta, motivo: "dejó la empresa" }));
    expect(await entrada.miembro(llave, RED)).toBeNull();
    expect(rechazo(await entrar())).toBe("credenciales-invalidas");
  });

  it("proves again who acts by another code", async () => {
    const { llave, secreto, codigo } = await activar(await invitar());
    expect(rechazo(await entrada.probar(llave, codigo))).toBe("codigo-equivocado");
    reloj.avanzar(12);
    expect(rechazo(await entrada.probar(llave, codigoDe(secreto, reloj.ahora)))).toBe("aceptado");
    expect((await entrada.miembro(llave, RED))!.probadoEn).toEqual(reloj.ahora);
  });
});

describe("an account that nobody used for 90 days", () => {
  it("closes, and not a minute earlier", async () => {
    await activar(await invitar());
    reloj.avanzar(90 * 24 * 60);
    await job("cerrar-cuentas-de-equipo");
    const cuentas = makeCuentaDeEquipoRepository(db);
    expect((await cuentas.porCorreo("sara@equipo.example"))!.estado).toBe("activa");
    reloj.avanzar(1);
    await job("cerrar-cuentas-de-equipo");
    expect((await cuentas.porCorreo("sara@equipo.example"))!.estado).toBe("cerrada");
  });
});
