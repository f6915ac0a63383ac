import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Acceso } from "../../../app/domain/cuentas/identidad/identidad";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { INTENTOS_POR_DIRECCION } from "../../../app/domain/cuentas/identidad/identidad";
import { FalloDeLlamada } from "../../../app/domain/shared/fallo";
import { RetornoInvalido } from "../../../app/domain/shared/proveedorOidc";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { makePuertaOidc, type OpcionesDeOidc } from "../../../server/cuentas/identidad/oidc";
import { makePersonaRepository } from "../../../server/cuentas/repositories/personas";
import { atender, HECHO, RECHAZADO } from "../../../server/ops/ops";
import { CLAVE_DE_PRUEBA, codigoDe, correosA, DIRECCION, enlaceDe } from "../../support/cuentas";
import { SIN_ALMACEN } from "../../support/operador";
import { abrirProveedor, retornoEn, type Afiliado } from "../../support/proveedorOidc";
import { abrirMundo, aLaVez, ORIGEN, rechazo, valor } from "../../support/servicios";

const RETORNO = retornoEn(ORIGEN);
const proveedor = await abrirProveedor();
proveedor.servirA(ORIGEN);
afterAll(() => proveedor.apagar());
const opciones: OpcionesDeOidc = {
  emisor: proveedor.emisor,
  idCliente: proveedor.idCliente,
  secreto: proveedor.secreto,
  claims: { tipoDeDocumento: "tipo_documento", numeroDeDocumento: "numero_documento" },
};
const mundo = await abrirMundo({ aseguradora: makePuertaOidc(opciones) });
const { db, reloj } = mundo;
proveedor.reloj = () => reloj.ahora;
const aseguradora = mundo.servicios.cuentas.aseguradora!;
const claveHash = await cifrarClave(CLAVE_DE_PRUEBA);

let sujetos = 0;
const ELENA = (): Afiliado => ({
  sub: `afiliada-${++sujetos}`,
  email: "elena@rimac.example",
  email_verified: true,
  given_name: "Elena",
  family_name: "Cáceres Rojas",
  tipo_documento: "DNI",
  numero_documento: "45678912",
});
beforeEach(async () => {
  proveedor.afiliado = ELENA();
  proveedor.entroHaceSegundos = 0;
  // The number series of people starts far from the ids that these tests choose by themselves.
  await db.deleteFrom("contadores").execute();
  await db.insertInto("contadores").values({ nombre: "personas", valor: 900_000 }).execute();
});

async function ir(enlazarA: number | null = null) {
  const { url, viaje } = await aseguradora.comenzar({ retorno: RETORNO, destino: "/agendar", enlazarA });
  const ida = await aseguradora.leerViaje(viaje);
  if (!ida) throw new Error("the trip does not open");
  return { url: new URL(url), viaje, ida, vuelta: () => proveedor.recorrer(url) };
}
const identificarse = async () => {
  const { ida, vuelta } = await ir();
  return aseguradora.terminar(await vuelta(), ida);
};
const entrar = async () => aseguradora.entrar(await identificarse(), "");
/** Goes to the insurer's sign-in to prove that the open account belongs to the person. */
const volverDeConfirmar = async (acceso: Pick<Acceso, "idAcceso" | "idPersona">) => {
  const { url, viaje } = await aseguradora.comenzar({
    retorno: RETORNO,
    destino: "/mi-perfil",
    confirma: acceso.idAcceso,
  });
  const ida = (await aseguradora.leerViaje(viaje))!;
  expect(new URL(url).searchParams.get("prompt")).toBe("login");
  return aseguradora.confirmar(acceso, await aseguradora.terminar(await proveedor.recorrer(url), ida), "");
};
const confirmar = async (acceso: Acceso) => valor(await volverDeConfirmar(acceso));
const personas = () => db.selectFrom("personas").selectAll().execute();
const enlaces = () => db.selectFrom("identidades_enlazadas").selectAll().execute();

describe("going through the insurer's door", () => {
  it("asks for a code with PKCE, state and nonce, and comes back with who it is", async () => {
    const { url, ida, vuelta } = await ir();
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: "code",
      code_challenge_method: "S256",
      redirect_uri: RETORNO,
      state: ida.state,
      nonce: ida.nonce,
    });
    expect(url.href).not.toContain(ida.verificador);
    expect(ida).toMatchObject({ destino: "/agendar", enlazarA: null });
    expect(await aseguradora.terminar(await vuelta(), ida)).toEqual({
      emisor: proveedor.emisor.origin,
      sujeto: proveedor.afiliado.sub,
      documento: { idTipoDocumento: 2, numeroDocumento: "45678912" },
      correo: "elena@rimac.example",
      correoVerificado: true,
      nombre: "Elena",
      apePaterno: "Cáceres",
      apeMaterno: "Rojas",
      telefono: "",
      ilegible: false,
    });
  });

  it("names the federated provider where one is configured", async () => {
    const puerta = makePuertaOidc({ ...opciones, proveedor: "Rimac" });
    const { url } = await puerta.comenzar(RETORNO);
    expect(new URL(url).searchParams.get("identity_provider")).toBe("Rimac");
  });

  it("remembers the trip for ten minutes, and only as it was sealed", async () => {
    const { viaje, ida } = await ir();
    expect(await aseguradora.leerViaje(`${viaje}x`)).toBeNull();
    expect(await aseguradora.leerViaje("")).toBeNull();
    reloj.avanzar(9);
    expect(await aseguradora.leerViaje(viaje)).toEqual(ida);
    reloj.avanzar(1);
    expect(await aseguradora.leerViaje(viaje)).toBeNull();
  });

  it.each(["state", "nonce", "verificador"] as const)("fails with another %s", async (que) => {
    const { ida, vuelta } = await ir();
    const otro = { ...ida, [que]: `${ida[que]}x` };
    await expect(aseguradora.terminar(await vuelta(), otro)).rejects.toBeInstanceOf(RetornoInvalido);
  });

  it("fails with a code that was used, and nothing of the answer is told", async () => {
    const { ida, vuelta } = await ir();
    const direccion = await vuelta();
    await aseguradora.terminar(direccion, ida);
    const fallo = await aseguradora.terminar(direccion, ida).catch((error: unknown) => error);
    expect(fallo).toBeInstanceOf(RetornoInvalido);
    expect(JSON.stringify(fallo) + String(fallo)).not.toContain(direccion.searchParams.get("code"));
  });

  it("fails while the provider is down, and works again afterwards", async () => {
    const puerta = makePuertaOidc(opciones);
    const { ida, vuelta } = await ir();
    const direccion = await vuelta();
    await proveedor.apagar();
    try {
      await expect(puerta.comenzar(RETORNO)).rejects.toMatchObject({ codigo: "ERR_NETWORK" });
      await expect(aseguradora.terminar(direccion, ida)).rejects.toBeInstanceOf(FalloDeLlamada);
      await expect(aseguradora.salida("http://localhost:3000/"), "known or not").rejects.toThrow();
    } finally {
      await proveedor.encender();
    }
    expect((await puerta.comenzar(RETORNO)).url).toContain(proveedor.emisor.origin);
  });

  it("leads out through the provider's end of session, or where the configuration says", async () => {
    const fin = new URL((await aseguradora.salida("http://localhost:3000/"))!);
    expect(fin.origin).toBe(proveedor.emisor.origin);
    expect(fin.searchParams.get("post_logout_redirect_uri")).toBe("http://localhost:3000/");
    expect((await fetch(fin)).status).toBe(200);
    const cognito = makePuertaOidc({ ...opciones, salida: new URL("https://id.example/logout") });
    expect(await cognito.salida("http://localhost:3000/")).toBe(
      "https://id.example/logout?client_id=bienestar-de-prueba&logout_uri=http%3A%2F%2Flocalhost%3A3000%2F",
    );
  });
});

describe("proving who it is without a password", () => {
  const { cuentas } = mundo.servicios;

  it("is worth one act, in another access: the one that was open, whoever holds its cookie, is over", async () => {
    const robado = valor(await entrar());
    expect(rechazo(await cuentas.probarAhora(robado)), "signing in proves nothing").toBe("falta-confirmar");
    const propio = await confirmar(robado);
    expect(rechazo(await cuentas.probarAhora(robado))).toBe("falta-confirmar");
    expect((await cuentas.identidad.sesiones(propio)).map(({ esEsta }) => esEsta)).toEqual([true]);
    expect(rechazo(await cuentas.probarAhora(propio))).toBe("aceptado");
    expect(rechazo(await cuentas.probarAhora(propio))).toBe("falta-confirmar");
  });

  it("is refused to whoever is somebody else at the insurer's, and closes nothing", async () => {
    const elena = valor(await entrar());
    proveedor.afiliado = { ...ELENA(), numero_documento: "40000009" };
    valor(await entrar());
    expect(rechazo(await volverDeConfirmar(elena))).toBe("otra-persona");
    expect(rechazo(await cuentas.probarAhora(elena))).toBe("falta-confirmar");
  });

  it("counts only what was given to the provider since the trip began", async () => {
    const elena = valor(await entrar());
    proveedor.entroHaceSegundos = 120;
    await expect(volverDeConfirmar(elena)).rejects.toBeInstanceOf(FalloDeLlamada);
    proveedor.entroHaceSegundos = 0;
    valor(await volverDeConfirmar(elena));
  });
});

describe("a cookie that was taken from whoever has no password", () => {
  const { cuenta, identidad, pedirEliminacion, segundoFactor, verAccesosADatos, verEliminacion } =
    mundo.servicios.cuentas;
  const CORREO = "elena@rimac.example";
  const reconocer = (cookie: string) => identidad.reconocer(cookie, "web");
  const pedir = (acceso: Pick<Acceso, "idAcceso" | "idPersona">) =>
    pedirEliminacion({ ...acceso, canal: "web" });

  it("locks nobody out within ten minutes of the sign-in, and its owner takes back what it was there to see", async () => {
    const enLaAseguradora = proveedor.afiliado;
    const deElena = valor(await entrar());
    const cookie = await identidad.firmarSesion(deElena);
    reloj.avanzar(5);
    const robado = (await reconocer(cookie))!;
    expect(rechazo(await segundoFactor.pedir(robado))).toBe("sin-clave");
    expect(rechazo(await pedir(robado))).toBe("falta-confirmar");
    expect(rechazo(await mundo.servicios.agenda.abrirCalendario({ ...robado, canal: "web" }))).toBe(
      "falta-confirmar",
    );
    proveedor.afiliado = { ...ELENA(), email: "ladron@prueba.example", numero_documento: "40000009" };
    expect(rechazo(await volverDeConfirmar(robado))).toBe("otra-persona");
    expect(await correosA(mundo, CORREO)).toEqual([]);

    proveedor.afiliado = enLaAseguradora;
    expect(valor(await entrar()).idPersona, "she comes in as always").toBe(deElena.idPersona);
    const propio = await confirmar(deElena);
    expect(await reconocer(cookie), "her proof ends what was taken").toBeNull();
    valor(await pedir(propio));
    expect(rechazo(await mundo.servicios.agenda.abrirCalendario({ ...propio, canal: "web" }))).toBe(
      "falta-confirmar",
    );

    const [aviso] = await correosA(mundo, CORREO);
    expect(aviso!.texto).toContain("acceso de asegurado");
    expect(aviso!.texto).not.toContain("contraseña");
    const enlace = await enlaceDe(mundo, CORREO);
    expect(await cuenta.porDeshacer(enlace)).toEqual({ conClave: false });
    expect(await verEliminacion(propio.idPersona), "looking is no asking").not.toBeNull();
    const cookiePropia = await identidad.firmarSesion(propio);
    reloj.avanzar(1);
    valor(await cuenta.deshacerCambio(enlace));
    expect(rechazo(await cuenta.deshacerCambio(enlace))).toBe("enlace-vencido");
    expect(await verEliminacion(propio.idPersona)).toBeNull();
    expect(await reconocer(cookiePropia)).toBeNull();
    // Both lines have the instant at which the account changed, so their order is open.
    const [ultimo, otro] = await verAccesosADatos(propio.idPersona);
    expect([ultimo?.accion, otro?.accion]).toContain("eliminacion-cancelada");
    const [avisoAlDueno] = await correosA(mundo, CORREO);
    expect(avisoAlDueno).toMatchObject({ asunto: "Tu cuenta volvió a tus manos" });
    expect(avisoAlDueno!.texto).not.toContain("contraseña");

    reloj.avanzar(8 * 24 * 60);
    await mundo.job("eliminar-cuentas");
    expect(valor(await entrar()).idPersona).toBe(deElena.idPersona);
  });
});

describe("the first time", () => {
  it("makes an insured person with the insurer's data, once, however often they come", async () => {
    const acceso = valor(await entrar());
    expect(valor(await entrar()).idPersona).toBe(acceso.idPersona);
    expect(await personas()).toMatchObject([
      {
        id_persona: acceso.idPersona,
        usuario_login: "D45678912",
        es_asegurada: 1,
        datos_confirmados: 0,
        nombre: "Elena",
        ape_paterno: "Cáceres",
      },
    ]);
    expect(await mundo.servicios.cuentas.identidad.puertaDe(acceso.idAcceso)).toBe("aseguradora");
  });

  it("takes no mail that the insurer does not vouch for: it may be somebody else's", async () => {
    proveedor.afiliado = { ...ELENA(), email: "rosa@prueba.example", email_verified: false };
    const { idPersona, idAcceso } = await confirmar(valor(await entrar()));
    expect((await personas()).map(({ email }) => email)).toEqual([""]);
    const { contacto } = mundo.servicios.cuentas.cuenta;
    const datos = { version: 1, prefijo: "+51", telefono: "987654321", correo: "elena@prueba.example" };
    valor(await contacto.guardar({ idPersona, idAcceso, ...datos, red: DIRECCION, canal: "web" }));
    expect(
      (await personas()).map(({ email }) => email),
      "until its code is entered",
    ).toEqual([""]);
    const codigo = await codigoDe(mundo, "elena@prueba.example");
    valor(await contacto.confirmarCorreo({ idPersona, codigo, red: DIRECCION, canal: "web" }));
    expect((await personas()).map(({ email }) => email)).toEqual(["elena@prueba.example"]);
    expect(await correosA(mundo, "")).toEqual([]);
    expect(await correosA(mundo, "rosa@prueba.example")).toEqual([]);
  });

  it("makes one person when ten come at once", async () => {
    const externa = await identificarse();
    const accesos = (await aLaVez(10, () => aseguradora.entrar(externa, ""))).map((resultado) =>
      valor(resultado),
    );
    expect(new Set(accesos.map(({ idPersona }) => idPersona)).size).toBe(1);
    expect(await personas()).toHaveLength(1);
    expect(await enlaces()).toHaveLength(1);
  });

  it("links an insured person with that document, who stays who they are", async () => {
    const elena = await mundo.persona({
      numeroDocumento: "45678912",
      esAsegurada: true,
      usuarioLogin: "D45678912",
    });
    expect(valor(await entrar()).idPersona).toBe(elena.idPersona);
    expect(await personas()).toHaveLength(1);
  });

  it("links an account with that document whose own e-mail the insurer vouches for", async () => {
    const elena = await mundo.persona({ numeroDocumento: "45678912", email: "elena@rimac.example" });
    expect(valor(await entrar()).idPersona).toBe(elena.idPersona);
    expect(await personas()).toMatchObject([{ es_asegurada: 1, usuario_login: "D45678912" }]);
  });

  it("links nobody by an e-mail that is not verified, nor to an account that anybody could have opened", async () => {
    await mundo.persona({ numeroDocumento: "45678912", email: "elena@rimac.example" });
    proveedor.afiliado.email_verified = false;
    expect(rechazo(await entrar())).toBe("documento-de-otra-cuenta");
    Object.assign(proveedor.afiliado, { email: "otra@rimac.example", email_verified: true });
    expect(rechazo(await entrar())).toBe("documento-de-otra-cuenta");
    expect(await enlaces()).toEqual([]);
  });

  it("neither links nor makes anybody without a document that the provider asserts", async () => {
    for (const documento of [{}, { tipo_documento: "DNI" }]) {
      const { tipo_documento: _tipo, numero_documento: _numero, ...resto } = ELENA();
      proveedor.afiliado = { ...resto, ...documento };
      expect(rechazo(await entrar())).toBe("enlace-pendiente");
    }
    expect([await personas(), await enlaces()]).toEqual([[], []]);
  });

  it("links no second identity to somebody who has one", async () => {
    valor(await entrar());
    proveedor.afiliado = ELENA();
    expect(rechazo(await entrar())).toBe("enlace-pendiente");
    expect(await enlaces()).toHaveLength(1);
  });
});

describe("a document that somebody typed at a sign-up", () => {
  const reclamar = async () => aseguradora.entrar(await identificarse(), "", true);

  it("leaves that account for who the insurer says has it, once they say that it is not theirs", async () => {
    const ajena = await mundo.persona({
      numeroDocumento: "45678912",
      email: "ajena@prueba.example",
      claveHash,
    });
    expect(rechazo(await entrar()), "not before").toBe("documento-de-otra-cuenta");
    const acceso = valor(await reclamar());
    expect(acceso.idPersona).not.toBe(ajena.idPersona);
    const repo = makePersonaRepository(db);
    expect(await repo.porId(acceso.idPersona)).toMatchObject({
      numeroDocumento: "45678912",
      esAsegurada: true,
    });
    const despues = (await repo.porId(ajena.idPersona))!;
    expect(despues).toMatchObject({
      email: ajena.email,
      idTipoDocumento: 0,
      numeroDocumento: "",
      esAsegurada: false,
    });
    expect((await correosA(mundo, ajena.email))[0]!.asunto).toBe("Tu cuenta ya no tiene documento");

    const accesosADatos = await mundo.servicios.cuentas.verAccesosADatos(ajena.idPersona);
    expect(accesosADatos[0]).toMatchObject({ accion: "documento-retirado" });
    const { identidad } = mundo.servicios.cuentas;
    const entro = await identidad.iniciarSesion({
      correo: ajena.email,
      clave: CLAVE_DE_PRUEBA,
      red: DIRECCION,
    });
    expect(rechazo(entro), "the other account stays open").toBe("aceptado");
    expect(valor(await entrar()).idPersona, "from then on").toBe(acceso.idPersona);
  });

  it("stays where the insurer has asserted it before", async () => {
    await mundo.persona({ numeroDocumento: "45678912", claveHash });
    const { idPersona } = valor(await reclamar());
    proveedor.afiliado = ELENA();
    expect(rechazo(await reclamar()), "another identity with that document").toBe("enlace-pendiente");
    expect(await personas()).toContainEqual(
      expect.objectContaining({ id_persona: idPersona, numero_documento: "45678912" }),
    );
  });

  it("is freed by an operator, and not where the insurer knows it", async () => {
    const ajena = await mundo.persona({
      numeroDocumento: "45678912",
      email: "ajena@prueba.example",
      claveHash,
    });
    const liberar = (idPersona: number) =>
      atender(
        ["documento", "liberar", String(idPersona)],
        () => Promise.resolve(mundo.producto),
        SIN_ALMACEN,
      );
    expect(await liberar(ajena.idPersona)).toMatchObject({ estado: HECHO });
    const { idPersona } = valor(await entrar());
    expect(idPersona).not.toBe(ajena.idPersona);
    expect(await liberar(idPersona)).toMatchObject({ estado: RECHAZADO });
  });
});

describe("what the provider says that no person can be", () => {
  it.each<{ que: string; claim: Partial<Afiliado> }>([
    { que: "a mail with another header", claim: { email: "a@b\r\nBcc: c@d.example" } },
    { que: "a DNI of one digit", claim: { numero_documento: "1" } },
    { que: "a document of an unknown kind", claim: { tipo_documento: "?" } },
  ])("is refused in words, and makes nobody: $que", async ({ claim }) => {
    Object.assign(proveedor.afiliado, claim);
    expect(rechazo(await entrar())).toBe("datos-ilegibles");
    expect(await personas()).toEqual([]);
  });
});

it("reads names without the signs that nobody sees", async () => {
  Object.assign(proveedor.afiliado, { given_name: "Ele\u202Ena", family_name: "Cáceres\0" });
  valor(await entrar());
  expect(await personas()).toMatchObject([{ nombre: "Elena", ape_paterno: "Cáceres" }]);
});

describe("altered returns", () => {
  it("are counted for each address, which is then heard no more for a while", async () => {
    const { ida, vuelta } = await ir();
    const buena = await vuelta();
    const mala = new URL(buena);
    mala.searchParams.set("error", "server_error");
    for (let n = 0; n < INTENTOS_POR_DIRECCION; n++)
      await expect(aseguradora.terminar(mala, ida, DIRECCION)).rejects.toBeInstanceOf(RetornoInvalido);
    await expect(aseguradora.terminar(buena, ida, DIRECCION)).rejects.toThrow("too many");
    expect((await aseguradora.terminar(buena, ida, "10.0.0.2")).sujeto).toBe(proveedor.afiliado.sub);
  });

  it.each([
    ["another state", (url: URL) => url.searchParams.set("state", "otro")],
    ["two states", (url: URL) => url.searchParams.append("state", url.searchParams.get("state")!)],
    ["no code", (url: URL) => url.searchParams.delete("code")],
    ["another issuer", (url: URL) => url.searchParams.set("iss", "https://otro.example")],
    ["another code", (url: URL) => url.searchParams.set("code", "otro")],
    ["an error", (url: URL) => url.searchParams.set("error", "invalid_scope")],
  ])("are told from failures of ours: %s", async (_, alterar) => {
    const { ida, vuelta } = await ir();
    const direccion = await vuelta();
    alterar(direccion);
    await expect(aseguradora.terminar(direccion, ida)).rejects.toBeInstanceOf(RetornoInvalido);
  });
});

describe("linking after signing in", () => {
  it("joins the account that is open, and the next time they come straight in", async () => {
    const elena = await mundo.persona({ numeroDocumento: "45678912" });
    const externa = await identificarse();
    expect(rechazo(await aseguradora.entrar(externa, ""))).toBe("documento-de-otra-cuenta");
    valor(await aseguradora.enlazar(elena.idPersona, externa));
    valor(await aseguradora.enlazar(elena.idPersona, externa));
    expect(valor(await aseguradora.entrar(externa, "")).idPersona).toBe(elena.idPersona);
  });

  it("is refused for another document, and for an identity or an account that is linked already", async () => {
    const elena = await mundo.persona({ numeroDocumento: "45678912" });
    const otra = await mundo.persona({ numeroDocumento: "11111111" });
    const externa = await identificarse();
    expect(rechazo(await aseguradora.enlazar(otra.idPersona, externa))).toBe("otro-documento");
    valor(await aseguradora.enlazar(elena.idPersona, externa));
    proveedor.afiliado = ELENA();
    expect(rechazo(await aseguradora.enlazar(elena.idPersona, await identificarse()))).toBe("ya-enlazada");
    const sinDocumento = { ...externa, sujeto: "otro", documento: null };
    expect(rechazo(await aseguradora.enlazar(otra.idPersona, sinDocumento))).toBe("sin-documento");
    expect(await enlaces()).toMatchObject([{ id_persona: elena.idPersona }]);
  });
});

describe("a link that somebody else made", () => {
  const CORREO = "elena@prueba.example";
  const { cuenta, recuperarClave, accesoDeAsegurado } = mundo.servicios.cuentas;
  let elena: Persona;
  beforeEach(async () => {
    elena = await mundo.persona({ numeroDocumento: "45678912", email: CORREO, claveHash });
    await unirPorDetras("thief");
  });
  /** Links an identity without a document, as an earlier release could. */
  const unirPorDetras = (sujeto: string) =>
    db
      .insertInto("identidades_enlazadas")
      .values({
        emisor: proveedor.emisor.origin,
        sujeto,
        id_persona: elena.idPersona,
        enlazada_en: reloj.ahora.toISOString(),
      })
      .execute();
  const LADRON: Afiliado = { sub: "thief", email: "ladron@prueba.example", email_verified: true };
  const entraElLadron = async () => {
    proveedor.afiliado = LADRON;
    return rechazo(await entrar());
  };
  const prueba = (clave = CLAVE_DE_PRUEBA) => ({ idPersona: elena.idPersona, idAcceso: "ninguno", clave });

  it("dies when the change of mail that came after it is undone", async () => {
    expect(await entraElLadron()).toBe("aceptado");
    reloj.avanzar(5);
    valor(
      await cuenta.contacto.guardar({
        ...prueba(),
        version: 1,
        prefijo: "+51",
        telefono: elena.telefono,
        correo: "ladron@prueba.example",
        red: DIRECCION,
        canal: "web",
      }),
    );
    reloj.avanzar(1);
    const codigo = await codigoDe(mundo, "ladron@prueba.example");
    valor(
      await cuenta.contacto.confirmarCorreo({
        idPersona: elena.idPersona,
        codigo,
        red: DIRECCION,
        canal: "web",
      }),
    );
    reloj.avanzar(1);
    valor(await cuenta.deshacerCambio(await enlaceDe(mundo, CORREO)));
    expect(await entraElLadron()).toBe("enlace-pendiente");
  });

  it("dies with a recovery, and with a new password", async () => {
    reloj.avanzar(1);
    valor(await recuperarClave.pedir({ quien: CORREO, red: DIRECCION }));
    const enlace = { enlace: await enlaceDe(mundo, CORREO) };
    valor(await recuperarClave.cambiarClave({ prueba: enlace, clave: "seis loros de monte" }));
    expect(await entraElLadron()).toBe("enlace-pendiente");

    await unirPorDetras("thief");
    expect(await entraElLadron()).toBe("aceptado");
    const claves = { actual: "seis loros de monte", nueva: "siete loros de monte" };
    valor(await cuenta.cambiarClave({ ...prueba(), ...claves }));
    expect(await entraElLadron()).toBe("enlace-pendiente");
  });

  it("leaves its owner's door open: they are known by the document that the insurer asserts", async () => {
    valor(await accesoDeAsegurado.quitar({ ...prueba(), canal: "web" }));
    valor(await aseguradora.enlazar(elena.idPersona, await identificarse()));
    const claves = { actual: CLAVE_DE_PRUEBA, nueva: "siete loros de monte" };
    valor(await cuenta.cambiarClave({ ...prueba(), ...claves }));
    expect(await enlaces()).toEqual([]);
    expect(valor(await entrar()).idPersona).toBe(elena.idPersona);
  });

  it("is taken away by its owner, with the password; it is told by mail and closes the other sessions", async () => {
    const { firmarSesion } = mundo.servicios.cuentas.identidad;
    proveedor.afiliado = LADRON;
    const delLadron = await firmarSesion(valor(await entrar()));
    expect(rechazo(await accesoDeAsegurado.quitar({ ...prueba("otra"), canal: "web" }))).toBe(
      "clave-incorrecta",
    );
    reloj.avanzar(1);
    valor(await accesoDeAsegurado.quitar({ ...prueba(), canal: "web" }));
    expect(await entraElLadron()).toBe("enlace-pendiente");
    expect(await mundo.servicios.cuentas.identidad.reconocer(delLadron, "web")).toBeNull();
    expect((await correosA(mundo, CORREO))[0]!.asunto).toBe("Quitamos el acceso de asegurado de tu cuenta");
    expect(await accesoDeAsegurado.ver(elena.idPersona)).toBeNull();
    expect(rechazo(await accesoDeAsegurado.quitar({ ...prueba(), canal: "web" }))).toBe("sin-acceso-unido");
  });

  it("once taken away comes back by hand only", async () => {
    proveedor.afiliado = { ...ELENA(), email: CORREO };
    const externa = await identificarse();
    valor(await accesoDeAsegurado.quitar({ ...prueba(), canal: "web" }));
    expect(rechazo(await aseguradora.entrar(externa, ""))).toBe("enlace-pendiente");
    valor(await aseguradora.enlazar(elena.idPersona, externa));
    expect(rechazo(await aseguradora.entrar(externa, ""))).toBe("aceptado");
    expect(await db.selectFrom("enlaces_quitados").selectAll().execute()).toEqual([]);
  });

  it("is taken away by whoever runs the product, which leaves its act", async () => {
    const ops = async (...argumentos: string[]) => {
      const pedido = ["acceso-de-asegurado", ...argumentos, "--json", "--operador", "ana"];
      return (await atender(pedido, () => Promise.resolve(mundo.producto), SIN_ALMACEN)).estado;
    };
    expect(await ops("quitar", String(elena.idPersona))).toBe(HECHO);
    expect(await entraElLadron()).toBe("enlace-pendiente");
    expect(await ops("quitar", String(elena.idPersona))).toBe(RECHAZADO);
    const linea = { accion: "acceso-quitado", actor: "soporte", canal: "interno" };
    expect(await mundo.servicios.cuentas.verAccesosADatos(elena.idPersona)).toContainEqual(
      expect.objectContaining(linea),
    );
  });
});

it("somebody whom only the insurer lets in keeps that door until they have a password", async () => {
  const acceso = valor(await entrar());
  const { accesoDeAsegurado } = mundo.servicios.cuentas;
  expect(rechazo(await accesoDeAsegurado.quitar({ ...acceso, canal: "web" }))).toBe("unica-entrada");
  expect(await enlaces()).toHaveLength(1);
  const pedido = ["acceso-de-asegurado", "quitar", String(acceso.idPersona), "--json", "--operador", "ana"];
  const { estado, salida } = await atender(pedido, () => Promise.resolve(mundo.producto), SIN_ALMACEN);
  expect([estado, JSON.parse(salida)], "whoever asks").toMatchObject([
    RECHAZADO,
    { codigo: "unica-entrada" },
  ]);
  expect(rechazo(await entrar()), "nor is it noted that it was taken away").toBe("aceptado");
  expect(await mundo.servicios.cuentas.identidad.puertaDe(acceso.idAcceso), "nor closed").toBe("aseguradora");
  expect(await correosA(mundo, "elena@rimac.example")).toEqual([]);
});
