import { beforeEach, describe, expect, it } from "vitest";
import { TOTP } from "otpauth";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import {
  entradaDeActivacion,
  entradaDeSegundoFactor,
} from "../../../app/domain/cuentas/segundoFactor/segundoFactor";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { atender, HECHO, MAL_USO, RECHAZADO } from "../../../server/ops/ops";
import { CLAVE_DE_PRUEBA, correosA, DIRECCION, primerPasoDe } from "../../support/cuentas";
import { SIN_ALMACEN } from "../../support/operador";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const {
  cuentas: { cuenta, segundoFactor, identidad },
} = mundo.servicios;
const claveHash = await cifrarClave(CLAVE_DE_PRUEBA);

let rosa: Persona;
beforeEach(async () => {
  rosa = await mundo.persona({ email: "rosa@prueba.example", claveHash });
});

const prueba = (clave = CLAVE_DE_PRUEBA) => ({ idPersona: rosa.idPersona, idAcceso: "ninguno", clave });
const codigoDeAhora = (secreto: string) =>
  new TOTP({ secret: secreto }).generate({ timestamp: mundo.reloj.ahora.getTime() });
const entrar = (codigo?: string) =>
  identidad.iniciarSesion({
    correo: rosa.email,
    clave: CLAVE_DE_PRUEBA,
    red: DIRECCION,
    segundoFactor: codigo,
  });

async function activado() {
  const { secreto } = valor(await segundoFactor.pedir(prueba()));
  const codigo = codigoDeAhora(secreto);
  const { idPersona } = rosa;
  const respaldos = valor(await segundoFactor.activar({ idPersona, codigo, canal: "web" }));
  mundo.reloj.avanzar(1);
  return { secreto, respaldos };
}

describe("a second factor", () => {
  it("is turned on with the password and the first code, is told by mail, and then asked for", async () => {
    expect(rechazo(await segundoFactor.pedir(prueba("otra")))).toBe("clave-incorrecta");
    valor(await segundoFactor.pedir(prueba()));
    expect(rechazo(await entrar()), "it waits for its first code").toBe("aceptado");
    const { secreto } = await activado();
    expect((await correosA(mundo, rosa.email))[0]!.asunto).toBe("Activaste la verificación en dos pasos");
    expect(rechazo(await entrar())).toBe("falta-segundo-factor");
    expect(rechazo(await entrar("000000"))).toBe("codigo-equivocado");
    expect(rechazo(await entrar(codigoDeAhora(secreto)))).toBe("aceptado");
  });

  it("that waits is over with the password: whoever began it has read its secret", async () => {
    const { idPersona } = rosa;
    const { secreto } = valor(await segundoFactor.pedir(prueba()));
    valor(
      await cuenta.cambiarClave({
        idPersona,
        idAcceso: "ninguno",
        actual: CLAVE_DE_PRUEBA,
        nueva: "seis loros de monte",
      }),
    );
    const codigo = codigoDeAhora(secreto);
    expect(rechazo(await segundoFactor.activar({ idPersona, codigo, canal: "web" }))).toBe(
      "sin-segundo-factor",
    );
  });

  it("takes a code once, however many try it at once", async () => {
    const { secreto } = await activado();
    const resultados = await aLaVez(4, () => entrar(codigoDeAhora(secreto)));
    expect(resultados.map(rechazo).filter((desenlace) => desenlace === "aceptado")).toHaveLength(1);
  });

  it("is stood in for by a code that was kept, once", async () => {
    const [respaldo = ""] = (await activado()).respaldos;
    const codigo = respaldo.replace("-", "");
    expect(rechazo(await entrar(codigo))).toBe("aceptado");
    expect(rechazo(await entrar(codigo))).toBe("codigo-equivocado");
  });

  it("is guessed five times in fifteen minutes, and not a sixth", async () => {
    const { secreto } = await activado();
    for (let vez = 0; vez < 5; vez++) expect(rechazo(await entrar("000000"))).toBe("codigo-equivocado");
    expect(rechazo(await entrar(codigoDeAhora(secreto)))).toBe("demasiados-intentos");
  });

  it("is guessed apart by strangers, and in a browser that its owner has been in", async () => {
    const { secreto } = await activado();
    const primerPaso = primerPasoDe(await entrar());
    for (let vez = 0; vez < 6; vez++) await entrar("000000");
    const sellado = await identidad.firmarNavegador(null, rosa.idPersona);
    const navegador = await identidad.leerNavegador(sellado);
    const segundoPaso = (codigo: string) => identidad.darSegundoPaso(primerPaso, codigo, { navegador });
    for (let vez = 0; vez < 5; vez++) expect(rechazo(await segundoPaso("000000"))).toBe("codigo-equivocado");
    expect(rechazo(await segundoPaso(codigoDeAhora(secreto)))).toBe("demasiados-intentos");
    mundo.reloj.avanzar(16);
    for (let vez = 0; vez < 6; vez++) await entrar("000000");
    expect(rechazo(await segundoPaso(codigoDeAhora(secreto)))).toBe("aceptado");
  });

  it("that is on, or was never asked for, is locked by nobody who says the first code", async () => {
    const { idPersona } = rosa;
    const activar = () => segundoFactor.activar({ idPersona, codigo: "000000", canal: "web" });
    for (let vez = 0; vez < 6; vez++) expect(rechazo(await activar())).toBe("sin-segundo-factor");
    const { secreto } = await activado();
    for (let vez = 0; vez < 6; vez++) expect(rechazo(await activar())).toBe("ya-activo");
    expect(rechazo(await entrar(codigoDeAhora(secreto)))).toBe("aceptado");
  });

  it("that waits for its first code is guessed five times", async () => {
    const { secreto } = valor(await segundoFactor.pedir(prueba()));
    const activar = (codigo: string) =>
      segundoFactor.activar({ idPersona: rosa.idPersona, codigo, canal: "web" });
    for (let vez = 0; vez < 5; vez++) expect(rechazo(await activar("000000"))).toBe("codigo-equivocado");
    expect(rechazo(await activar(codigoDeAhora(secreto)))).toBe("demasiados-intentos");
  });

  it("has other codes for the password, by which those before end, and says so by mail", async () => {
    const { respaldos } = await activado();
    const renovar = (clave?: string) => segundoFactor.renovarRespaldos({ ...prueba(clave), canal: "web" });
    expect(rechazo(await renovar(""))).toBe("falta-clave");
    const nuevos = valor(await renovar());
    expect((await correosA(mundo, rosa.email))[0]!.asunto).toBe("Creaste códigos de respaldo nuevos");
    const [linea] = await mundo.servicios.cuentas.verAccesosADatos(rosa.idPersona);
    expect(linea).toMatchObject({ accion: "respaldos-renovados", actor: "titular" });
    expect((await segundoFactor.ver(rosa.idPersona)).respaldos).toBe(10);
    expect(rechazo(await entrar(respaldos[0]!.replace("-", "")))).toBe("codigo-equivocado");
    expect(rechazo(await entrar(nuevos[0]!.replace("-", "")))).toBe("aceptado");
  });

  it("has ten codes and not twenty, also when they are asked for twice at once", async () => {
    await activado();
    await aLaVez(2, () => segundoFactor.renovarRespaldos({ ...prueba(), canal: "web" }));
    expect((await segundoFactor.ver(rosa.idPersona)).respaldos).toBe(10);
  });

  it("has no codes where it is not on", async () => {
    const renovado = await segundoFactor.renovarRespaldos({ ...prueba(), canal: "web" });
    expect(rechazo(renovado)).toBe("sin-segundo-factor");
  });

  it("speaks of codes that were kept only to whoever can have them", () => {
    const mensajes = (entrada: typeof entradaDeSegundoFactor) =>
      JSON.stringify(entrada.safeParse({ codigo: "12" }).error?.issues);
    expect(mensajes(entradaDeSegundoFactor)).toContain("respaldo");
    expect(mensajes(entradaDeActivacion)).not.toContain("respaldo");
    expect(entradaDeActivacion.safeParse({ codigo: "abcde-23456" }).success).toBe(false);
  });

  it("goes with the password and with nothing less", async () => {
    await activado();
    expect(rechazo(await segundoFactor.quitar({ ...prueba(""), canal: "web" }))).toBe("falta-clave");
    valor(await segundoFactor.quitar({ ...prueba(), canal: "web" }));
    expect(rechazo(await entrar())).toBe("aceptado");
  });

  describe("of somebody who lost it", () => {
    const ops = async (...argumentos: string[]) => {
      const pedido = ["segundo-factor", ...argumentos, "--json", "--operador", "ana"];
      const { estado, salida } = await atender(pedido, () => Promise.resolve(mundo.producto), SIN_ALMACEN);
      return [estado, (JSON.parse(salida) as { codigo?: string }).codigo];
    };
    const actos = async () =>
      valor(await mundo.operador.verActos(100))
        .filter(({ orden }) => orden === "segundo-factor-quitar")
        .map(({ operador, objeto, resultado }) => [operador, objeto, resultado]);

    it("is taken away by an operator: an act, a mail, no session left, and a line that its owner reads", async () => {
      const { secreto } = await activado();
      const acceso = valor(await entrar(codigoDeAhora(secreto)));
      const { accessToken } = await identidad.juegoDeTokens(acceso);
      mundo.reloj.avanzar(1);
      expect(await ops("quitar", String(rosa.idPersona))).toEqual([HECHO, undefined]);
      expect(await identidad.reconocer(accessToken, "api")).toBeNull();
      const [correo] = await correosA(mundo, rosa.email);
      expect(correo!.asunto).toBe("Quitamos la verificación en dos pasos de tu cuenta");
      const [linea] = await mundo.servicios.cuentas.verAccesosADatos(rosa.idPersona);
      expect(linea).toMatchObject({ accion: "segundo-factor-quitado", actor: "soporte", canal: "interno" });
      expect(rechazo(await entrar())).toBe("aceptado");
      const operadorYPersona = ["ana", String(rosa.idPersona)];
      expect(await actos()).toEqual([
        [...operadorYPersona, "hecho"],
        [...operadorYPersona, "empieza"],
      ]);
    });

    it("is refused in words where there is none to take, and only understood whole", async () => {
      const { idPersona } = rosa;
      expect(await ops("quitar", String(idPersona))).toEqual([RECHAZADO, "sin-segundo-factor"]);
      valor(await segundoFactor.pedir(prueba()));
      expect(await ops("quitar", String(idPersona)), "one that waits").toEqual([
        RECHAZADO,
        "sin-segundo-factor",
      ]);
      expect(await ops("quitar", "999999")).toEqual([RECHAZADO, "persona-no-existe"]);
      expect(await ops("poner", String(idPersona))).toEqual([MAL_USO, "mal-uso"]);
      expect(await ops("quitar")).toEqual([MAL_USO, "mal-uso"]);
    });
  });

  it("is not readable in the storage, and neither are its codes", async () => {
    const { secreto, respaldos } = await activado();
    const filas = JSON.stringify([
      await mundo.db.selectFrom("segundos_factores").selectAll().execute(),
      await mundo.db.selectFrom("codigos_de_respaldo").selectAll().execute(),
    ]);
    for (const claro of [secreto, ...respaldos.map((respaldo) => respaldo.replace("-", ""))]) {
      expect(filas).not.toContain(claro);
    }
  });

  it("is asked for after the insurer's door too, by a pass that ends with the password", async () => {
    const { secreto } = await activado();
    const primerPaso = { ...primerPasoDe(await entrar()), puerta: "aseguradora" } as const;
    const pase = await identidad.firmarPase(primerPaso);
    expect(await identidad.leerPase(pase)).toEqual(primerPaso);
    await mundo.db.updateTable("cuentas").set({ clave_hash: "otra" }).execute();
    expect(await identidad.leerPase(pase)).toBeNull();
    const codigo = codigoDeAhora(secreto);
    expect(rechazo(await identidad.darSegundoPaso(primerPaso, codigo, {})), "nor without its seal").toBe(
      "credenciales-invalidas",
    );
  });

  it("is asked for with nothing of the password: what stands for it is a digest with our key", async () => {
    await activado();
    const primerPaso = primerPasoDe(await entrar());
    expect(JSON.stringify(primerPaso)).not.toContain(claveHash);
    expect(Object.keys(primerPaso).toSorted()).toEqual(["huellaDeClave", "idPersona", "puerta"]);
    const otro = await mundo.otroProceso({ secretoDeSesion: "otro-secreto" });
    const pase = await otro.services.cuentas.identidad.firmarPase(primerPaso);
    expect(await otro.services.cuentas.identidad.leerPase(pase)).toBeNull();
  });
});
