import { afterEach, beforeAll, describe, expect, it } from "vitest";
import {
  CODIGOS_POR_CORREO,
  ERRADOS_DE_UNA_RED_POR_DIA,
  INTENTOS_POR_CODIGO,
} from "../../../app/domain/cuentas/identidad/codigo";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";
import {
  CLAVE_DE_PRUEBA,
  codigoDe,
  correosA,
  DIRECCION,
  otroCodigo,
  ponerPolitica,
  quitarPoliticas,
  registrarHastaElCodigo,
} from "../../support/cuentas";

const mundo = await abrirMundo();
const { servicios, db, reloj } = mundo;
const ANA = { numeroDocumento: "40000001", correo: "ana@prueba.example" };

const confirmar = (idRegistro: string, codigo: string, red = DIRECCION) =>
  servicios.cuentas.registro.confirmar({ idRegistro, codigo, red, canal: "web", idSolicitud: "solicitud-1" });
const personas = () => db.selectFrom("personas").selectAll().execute();

// Each test puts its own legal texts of the sign-up in force.
beforeAll(() => quitarPoliticas(mundo, "flujo", "REGISTRO"));
afterEach(() => quitarPoliticas(mundo, "orden", 90));

async function registrar(datos = ANA) {
  const idRegistro = await registrarHastaElCodigo(mundo, datos);
  return confirmar(idRegistro, await codigoDe(mundo, datos.correo));
}

describe("signing up", () => {
  it("makes a person with what holds for everybody at first, who can sign in", async () => {
    const acceso = valor(await registrar());
    expect(await servicios.cuentas.identidad.persona(acceso.idPersona)).toMatchObject({
      idTipoDocumento: 2,
      numeroDocumento: "40000001",
      nombre: "Ana",
      email: ANA.correo,
      usuarioLogin: ANA.correo,
      prefijo: "+51",
      datosConfirmados: 1,
      esAsegurada: false,
    });
    const entrada = await servicios.cuentas.identidad.iniciarSesion({
      correo: ANA.correo,
      clave: CLAVE_DE_PRUEBA,
      red: DIRECCION,
    });
    expect(valor(entrada).idPersona).toBe(acceso.idPersona);
  });

  it("writes every answer to the ledger, with the text that was shown", async () => {
    await ponerPolitica(mundo, { codigo: "TYC", requerido: 1, tipo: "check" });
    await ponerPolitica(mundo, { codigo: "AVISO", requerido: 0, tipo: "texto" });
    const { idPersona } = valor(await registrar());
    const lineas = await db
      .selectFrom("consentimientos")
      .select(["codigo", "version", "valor", "huella_del_texto", "canal", "id_solicitud"])
      .where("id_persona", "=", idPersona)
      .orderBy("codigo")
      .execute();
    const comunes = { version: "1", valor: "1", huella_del_texto: "huella 1", canal: "web" };
    expect(lineas).toEqual([
      { codigo: "AVISO", ...comunes, id_solicitud: "solicitud-1" },
      { codigo: "TYC", ...comunes, id_solicitud: "solicitud-1" },
    ]);
  });

  it("stops at a required box that is not ticked, and at an answer to another version", async () => {
    await ponerPolitica(mundo, { codigo: "TYC", requerido: 1, tipo: "check" });
    const idRegistro = await registrarHastaElCodigo(mundo, ANA);
    for (const [version, valorDado] of [
      ["1", "0"],
      ["0", "1"],
    ] as const) {
      const anotado = await servicios.cuentas.registro.anotarCondiciones(idRegistro, [
        { codigo: "TYC", version, valor: valorDado },
      ]);
      expect(rechazo(anotado)).toBe("falta-aceptar");
    }
  });

  it("asks again when the text changed on the way", async () => {
    await ponerPolitica(mundo, { codigo: "TYC", requerido: 1, tipo: "check" });
    const idRegistro = await registrarHastaElCodigo(mundo, ANA);
    await ponerPolitica(mundo, { codigo: "TYC", requerido: 1, tipo: "check", version: "2" });
    expect(rechazo(await confirmar(idRegistro, await codigoDe(mundo, ANA.correo)))).toBe(
      "condiciones-nuevas",
    );
    expect(await personas()).toEqual([]);
  });

  it("refuses a number that no country has", async () => {
    const {
      cuentas: { registro },
    } = servicios;
    const idRegistro = valor(
      await registro.anotarDocumento(null, { idTipoDocumento: 2, numeroDocumento: "1" }, DIRECCION),
    );
    const contacto = { prefijo: "+57", telefono: "12345", correo: ANA.correo, clave: CLAVE_DE_PRUEBA };
    expect(rechazo(await registro.anotarContacto(idRegistro, contacto, DIRECCION))).toBe(
      "telefono-inexistente",
    );
  });

  it("keeps the password of who comes back to correct the rest, and never for another mail", async () => {
    const {
      cuentas: { registro },
    } = servicios;
    const idRegistro = await registrarHastaElCodigo(mundo, ANA);
    const antes = (await registro.ver(idRegistro))!.claveHash;
    const contacto = { prefijo: "+51", telefono: "912345678", correo: ANA.correo, clave: undefined };
    valor(
      await registro.anotarDocumento(idRegistro, { idTipoDocumento: 2, numeroDocumento: "45678913" }, ""),
    );
    valor(await registro.anotarContacto(idRegistro, contacto, DIRECCION));
    expect(await registro.ver(idRegistro)).toMatchObject({ claveHash: antes, telefono: "912345678" });
    const deOtro = { ...contacto, correo: "otra@correo.pe" };
    expect(rechazo(await registro.anotarContacto(idRegistro, deOtro, DIRECCION))).toBe("clave-por-escribir");
    const suClave = { ...contacto, clave: "87654321" };
    const conOtraClave = await registro.anotarContacto(idRegistro, suClave, DIRECCION);
    valor(conOtraClave);
    valor(
      await registro.anotarDocumento(idRegistro, { idTipoDocumento: 2, numeroDocumento: "87654321" }, ""),
    );
    expect(rechazo(await registro.anotarContacto(idRegistro, contacto, DIRECCION))).toBe("clave-sabida");
  });

  it("is forgotten a day after its last step, and swept", async () => {
    const idRegistro = await registrarHastaElCodigo(mundo, ANA);
    reloj.avanzar(24 * 60 - 1);
    expect(await servicios.cuentas.registro.ver(idRegistro)).not.toBeNull();
    reloj.avanzar(1);
    expect(await servicios.cuentas.registro.ver(idRegistro)).toBeNull();
    await mundo.job("limpiar");
    expect(await db.selectFrom("registros").selectAll().execute()).toEqual([]);
    expect(await db.selectFrom("codigos").selectAll().execute()).toEqual([]);
  });
});

describe("the code", () => {
  it("is looked at five times, and not a sixth", async () => {
    const idRegistro = await registrarHastaElCodigo(mundo, ANA);
    const codigo = await codigoDe(mundo, ANA.correo);
    for (let vez = 0; vez < INTENTOS_POR_CODIGO; vez++) {
      expect(rechazo(await confirmar(idRegistro, otroCodigo(codigo)))).toBe("codigo-invalido");
    }
    expect(rechazo(await confirmar(idRegistro, codigo))).toBe("codigo-invalido");
  });

  it("proves no other mail than the one that it was sent to", async () => {
    const idRegistro = await registrarHastaElCodigo(mundo, ANA);
    const codigo = await codigoDe(mundo, ANA.correo);
    const contacto = { prefijo: "+51", telefono: "987654321", clave: CLAVE_DE_PRUEBA };
    const anotar = (correo: string) =>
      servicios.cuentas.registro.anotarContacto(idRegistro, { ...contacto, correo }, DIRECCION);
    valor(await anotar("de-otra@prueba.example"));
    expect(rechazo(await confirmar(idRegistro, codigo))).toBe("codigo-invalido");
    valor(await anotar(ANA.correo));
    expect(rechazo(await confirmar(idRegistro, codigo))).toBe("aceptado");
  });

  it("works until ten minutes have passed, and not at that instant", async () => {
    const idRegistro = await registrarHastaElCodigo(mundo, ANA);
    const codigo = await codigoDe(mundo, ANA.correo);
    reloj.avanzar(10);
    expect(rechazo(await confirmar(idRegistro, codigo))).toBe("codigo-invalido");
    reloj.ahora = new Date(reloj.ahora.getTime() - 1);
    expect(rechazo(await confirmar(idRegistro, codigo))).toBe("aceptado");
  });

  it("is kept as a digest only", async () => {
    await registrarHastaElCodigo(mundo, ANA);
    const codigo = await codigoDe(mundo, ANA.correo);
    expect(JSON.stringify(await db.selectFrom("codigos").selectAll().execute())).not.toContain(codigo);
  });

  it("is not sent more than five times to a mail in fifteen minutes from one network, and from another it is", async () => {
    const idRegistro = await registrarHastaElCodigo(mundo, ANA, "10.0.0.9");
    const pedir = (direccion = "10.0.0.9") =>
      servicios.cuentas.registro.pedirCodigo({ idRegistro, red: direccion });
    for (let vez = 1; vez < CODIGOS_POR_CORREO; vez++) valor(await pedir());
    expect(rechazo(await pedir())).toBe("demasiados-envios");
    expect(rechazo(await pedir("10.0.0.10")), "of the same network").toBe("demasiados-envios");
    expect(rechazo(await pedir("10.0.1.9"))).toBe("aceptado");
    reloj.avanzar(15);
    expect(rechazo(await pedir())).toBe("aceptado");
  });

  it("is guessed twenty times a day from one network, and that of who has the mail is looked at elsewhere", async () => {
    const adivinar = async (direccion: string) => {
      const idRegistro = await registrarHastaElCodigo(mundo, ANA, direccion);
      const codigo = otroCodigo(await codigoDe(mundo, ANA.correo));
      const rechazos: string[] = [];
      for (let vez = 0; vez < INTENTOS_POR_CODIGO; vez++)
        rechazos.push(rechazo(await confirmar(idRegistro, codigo, direccion)));
      return new Set(rechazos);
    };
    const REDES = ["203.0.113", "198.51.100"];
    for (const red of REDES) {
      for (let van = 0; van < ERRADOS_DE_UNA_RED_POR_DIA; van += INTENTOS_POR_CODIGO)
        expect(await adivinar(`${red}.${van}`)).toEqual(new Set(["codigo-invalido"]));
      expect(await adivinar(`${red}.200`)).toEqual(new Set(["demasiados-codigos"]));
    }
    reloj.avanzar(1);
    const idRegistro = await registrarHastaElCodigo(mundo, ANA);
    expect(rechazo(await confirmar(idRegistro, await codigoDe(mundo, ANA.correo)))).toBe("aceptado");
  });
});

describe("what is known of a mail or a document", () => {
  it("changes nothing until the code has been entered", async () => {
    const conocida = await mundo.persona({ email: "rosa@prueba.example" });
    const respuestas: unknown[] = [];
    for (const datos of [ANA, { numeroDocumento: conocida.numeroDocumento, correo: conocida.email }]) {
      const idRegistro = await registrarHastaElCodigo(mundo, datos);
      const codigo = await codigoDe(mundo, datos.correo);
      const [correo] = await correosA(mundo, datos.correo);
      respuestas.push({
        mal: await confirmar(idRegistro, otroCodigo(codigo)),
        correo: JSON.parse(JSON.stringify(correo).replaceAll(codigo, "CODIGO")) as unknown,
        registro: Object.keys((await servicios.cuentas.registro.ver(idRegistro))!),
      });
    }
    expect(respuestas[0]).toEqual(respuestas[1]);
  });

  it.each<[string, { documento: boolean; correo: boolean; esAsegurada?: boolean }, string]>([
    ["mail", { documento: false, correo: true }, "correo-registrado"],
    ["mail and document", { documento: true, correo: true }, "correo-y-documento-registrados"],
  ])("is told then: a known %s", async (_, { documento, correo, esAsegurada = false }, esperado) => {
    await mundo.persona({
      esAsegurada,
      ...(documento ? { numeroDocumento: ANA.numeroDocumento } : {}),
      ...(correo ? { email: ANA.correo } : {}),
    });
    expect(rechazo(await registrar())).toBe(esperado);
    expect(await personas()).toHaveLength(1);
  });

  it.each([{ esAsegurada: false }, { esAsegurada: true }])(
    "learns nothing of somebody else's document: one answer, a code that asks about no other, a mail to its holder",
    async ({ esAsegurada }) => {
      const titular = await mundo.persona({ esAsegurada, numeroDocumento: ANA.numeroDocumento });
      const idRegistro = await registrarHastaElCodigo(mundo, ANA);
      const codigo = await codigoDe(mundo, ANA.correo);
      expect(rechazo(await confirmar(idRegistro, codigo))).toBe("datos-no-disponibles");
      expect(rechazo(await confirmar(idRegistro, codigo))).toBe("codigo-invalido");
      expect(await personas()).toHaveLength(1);
      const asuntos = (await correosA(mundo, titular.email)).map(({ asunto }) => asunto);
      expect(asuntos).toEqual(["Alguien intentó crear una cuenta con tu documento"]);
    },
  );

  it("learns of its own mail only, where the document is another person's", async () => {
    await mundo.persona({ email: ANA.correo });
    const titular = await mundo.persona({ numeroDocumento: ANA.numeroDocumento, esAsegurada: true });
    expect(rechazo(await registrar())).toBe("correo-registrado");
    expect(await correosA(mundo, titular.email)).toHaveLength(1);
  });
});

describe("sign-ups at once", () => {
  it("with one document make one person, however many they are", async () => {
    const correos = Array.from({ length: 20 }, (_, indice) => `carrera-${indice}@prueba.example`);
    const listos: { idRegistro: string; codigo: string }[] = [];
    for (const [indice, correo] of correos.entries()) {
      const datos = { numeroDocumento: ANA.numeroDocumento, correo };
      const idRegistro = await registrarHastaElCodigo(mundo, datos, `10.0.1.${indice}`);
      listos.push({ idRegistro, codigo: await codigoDe(mundo, correo) });
    }
    const resultados = await aLaVez(20, (indice) => {
      const { idRegistro, codigo } = listos[indice]!;
      return confirmar(idRegistro, codigo);
    });
    expect(resultados.map(rechazo).filter((desenlace) => desenlace === "aceptado")).toHaveLength(1);
    expect(new Set(resultados.map(rechazo))).toEqual(new Set(["aceptado", "datos-no-disponibles"]));
    expect(await personas()).toHaveLength(1);
    expect(await db.selectFrom("cuentas").selectAll().execute()).toHaveLength(1);
  });

  it("with one mail make one person", async () => {
    const listos: { idRegistro: string; codigo: string }[] = [];
    for (const numeroDocumento of ["40000001", "40000002", "40000003"]) {
      const idRegistro = await registrarHastaElCodigo(mundo, { numeroDocumento, correo: ANA.correo });
      listos.push({ idRegistro, codigo: await codigoDe(mundo, ANA.correo) });
      reloj.avanzar(1);
    }
    const resultados = await aLaVez(3, (indice) =>
      confirmar(listos[indice]!.idRegistro, listos[indice]!.codigo),
    );
    expect(resultados.map(rechazo).toSorted()).toEqual([
      "aceptado",
      "correo-registrado",
      "correo-registrado",
    ]);
    expect(await personas()).toHaveLength(1);
  });

  it("in two tabs of one browser make one person", async () => {
    const idRegistro = await registrarHastaElCodigo(mundo, ANA);
    const codigo = await codigoDe(mundo, ANA.correo);
    const resultados = await aLaVez(5, () => confirmar(idRegistro, codigo));
    expect(resultados.map(rechazo).filter((desenlace) => desenlace === "aceptado")).toHaveLength(1);
    expect(await personas()).toHaveLength(1);
  });

  it("take numbers after those of the people who are there", async () => {
    const antes = await mundo.persona();
    expect(valor(await registrar()).idPersona).toBeGreaterThan(antes.idPersona);
  });
});
