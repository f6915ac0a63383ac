import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import mapa from "../../../app/routes";
import { aceptaCua } from "../../../app/domain/consentimientos/libro";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { guardarPoliticas } from "../../../server/consentimientos/repositories/consentimientos";
import { guardarSorteo } from "../../../server/consentimientos/repositories/sorteos";
import { POLITICAS } from "../../../server/seed/contenido/politicas/politicas";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { LUNES_8AM } from "../../support/constructores";
import { CLAVE_DE_PRUEBA, DIRECCION, quitarPoliticas } from "../../support/cuentas";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";
import { entradaAlSorteo, vigente } from "../../support/politicas";

const mundo = await abrirMundo();
const claveHash = await cifrarClave(CLAVE_DE_PRUEBA);
let persona: Persona;

beforeEach(async () => {
  persona = await mundo.persona({ consiente: false, claveHash });
  await guardarSorteo(mundo.db, {
    idSorteo: "sorteo",
    fuentePublica: "La lotería de la prueba",
    premio: "Un celular",
    existencias: 1,
    organizador: "Organizador",
    ruc: "20000000001",
    desde: LUNES_8AM,
    hasta: sumarMinutos(LUNES_8AM, 1000),
    sorteoEn: sumarMinutos(LUNES_8AM, 2000),
  });
});

const versionDe = (codigo: string) => vigente(codigo).version;
const VERSION_DE_CUA = versionDe("CUA");
const VERSION_DE_TERMINOS = versionDe("TYC");
const OTRO_TELEFONO = { numero: "987000111", prefijo: "+51" };
const responder = (
  codigos: string[],
  cambios: {
    version?: string;
    /** Texts that the form answers at all. */
    textos?: string[];
    cierre?: boolean;
    correo?: string;
    telefono?: { numero: string; prefijo: string };
    clave?: string;
    idAcceso?: string;
  } = {},
) =>
  mundo.servicios.cuentas.actualizarDatos({
    idPersona: persona.idPersona,
    correo: cambios.correo ?? persona.email,
    telefono: cambios.telefono ?? { numero: persona.telefono, prefijo: persona.prefijo },
    clave: cambios.clave,
    idAcceso: cambios.idAcceso ?? "ninguno",
    politicasAceptacion: (cambios.textos ?? ["BASES", "CUA", "PRIVACIDAD"]).map((codigo) => ({
      codigo,
      version: cambios.version ?? versionDe(codigo),
      valor: codigo === "PRIVACIDAD" || codigos.includes(codigo) ? "1" : "0",
    })),
    cierre: cambios.cierre ?? false,
    canal: "web",
    idSolicitud: "solicitud",
  });

const libro = () => mundo.servicios.consentimientos.verConsentimientos(persona.idPersona);
/** Newest answer to each text; the ledger lists the newest line first. */
const valores = async () =>
  Object.fromEntries((await libro()).toReversed().map(({ codigo, valor }) => [codigo, valor] as const));
async function privadas() {
  const solicitud = await mundo.servicios.consentimientos.verPoliticas("GLOBAL", persona.idPersona);
  if (solicitud.estado !== "successful") throw new Error("the policies could not be read");
  return solicitud.politicas;
}
const estaDeAcuerdo = async () => aceptaCua(await privadas());
const marcadas = async () => (await privadas()).filter(({ marcado }) => marcado).map(({ codigo }) => codigo);
const miNumero = async () =>
  (await mundo.servicios.consentimientos.verSorteo(persona.idPersona))?.propia?.numero ?? null;

describe("the texts of every installation", () => {
  it("carry the print of what they say", async () => {
    const filas = await mundo.db.selectFrom("politicas").selectAll().execute();
    expect(filas).toHaveLength(POLITICAS.length);
    for (const { contenido, huella_del_texto } of filas) {
      expect(huella_del_texto).toBe(createHash("sha256").update(contenido).digest("hex"));
    }
  });

  it("are never rewritten: a version that is there stays as people read it", async () => {
    await guardarPoliticas(
      mundo.db,
      POLITICAS.map((politica) => ({ ...politica, contenido: "Otra cosa" })),
    );
    const { contenido } = await mundo.db
      .selectFrom("politicas")
      .select("contenido")
      .where("codigo", "=", "CUA")
      .executeTakeFirstOrThrow();
    expect(contenido).not.toBe("Otra cosa");
  });

  it("come in their newest version, none of them ticked beforehand", async () => {
    const solicitud = await mundo.servicios.consentimientos.verPoliticas("REGISTRO");
    if (solicitud.estado !== "successful") throw new Error(solicitud.estado);
    expect(solicitud.politicas.map(({ codigo, versionActual }) => [codigo, versionActual])).toEqual([
      ["TYC", VERSION_DE_TERMINOS],
      ["PRIVACIDAD", versionDe("PRIVACIDAD")],
      ["CUA", VERSION_DE_CUA],
    ]);
    for (const { marcado, tipo, valor, requerido, codigo } of solicitud.politicas) {
      expect(marcado).toBe(0);
      expect(valor).toBe(tipo === "texto" ? "1" : "0");
      if (codigo === "CUA") expect(requerido).toBe(0);
    }
  });
});

describe("the update of data", () => {
  it("writes what was answered to each text, with its print, and gives a number in the draw", async () => {
    expect(rechazo(await responder(["BASES", "CUA"]))).toBe("aceptado");
    expect(await valores()).toEqual({ BASES: "1", CUA: "1", PRIVACIDAD: "1" });
    for (const linea of await libro()) {
      expect(linea).toMatchObject({
        version: versionDe(linea.codigo),
        canal: "web",
        idSolicitud: "solicitud",
        flujo: "GLOBAL",
      });
      expect(linea.huellaDelTexto).toBe(linea.texto?.huellaDelTexto);
    }
    expect(await miNumero()).toBe(1);
    const confirmada = await mundo.servicios.cuentas.identidad.persona(persona.idPersona);
    expect(confirmada).toMatchObject({ telefono: persona.telefono, datosConfirmados: 1 });
    expect(await estaDeAcuerdo()).toBe(true);
  });

  it("without the main consent is taken too, and gives no number", async () => {
    await responder(["BASES"]);
    expect(await valores()).toMatchObject({ BASES: "1", CUA: "0" });
    expect(await miNumero()).toBeNull();
    expect(await estaDeAcuerdo()).toBe(false);
  });

  it("is refused whole without a required box, for another text, and for another e-mail", async () => {
    expect(rechazo(await responder(["CUA"]))).toBe("falta-obligatoria");
    expect(rechazo(await responder(["BASES", "CUA"], { version: "2025-01" }))).toBe("texto-anterior");
    expect(rechazo(await responder(["BASES"], { correo: "otra@prueba.example" }))).toBe(
      "correo-sin-verificar",
    );
    expect(await libro()).toEqual([]);
    expect(await mundo.db.selectFrom("modales_vistos").selectAll().execute()).toEqual([]);
  });

  it("sent twenty times at once is done once", async () => {
    const resultados = await aLaVez(20, () => responder(["BASES", "CUA"]));
    expect(resultados.map(rechazo)).toEqual(resultados.map(() => "aceptado"));
    expect(await libro()).toHaveLength(3);
    expect(await miNumero()).toBe(1);
    const { valor: ultimo } = await mundo.db
      .selectFrom("contadores")
      .select("valor")
      .where("nombre", "=", "sorteo:sorteo")
      .executeTakeFirstOrThrow();
    expect(ultimo).toBe(1);
  });

  it("sent again by whoever answered before changes their data and their answers, and adds what changed", async () => {
    await responder(["BASES", "CUA"]);
    mundo.reloj.avanzar(1);
    const otro = { telefono: OTRO_TELEFONO, clave: CLAVE_DE_PRUEBA };
    expect(rechazo(await responder(["BASES"], otro))).toBe("aceptado");
    const cambiada = await mundo.servicios.cuentas.identidad.persona(persona.idPersona);
    expect(cambiada?.telefono).toBe("987000111");
    const [ultima, ...deAntes] = await libro();
    expect(ultima).toMatchObject({ codigo: "CUA", valor: "0" });
    expect(deAntes).toHaveLength(3);
  });

  it("keeps another telephone only from whoever proves who they are, and nothing of it otherwise", async () => {
    const intruso = { telefono: OTRO_TELEFONO };
    expect(rechazo(await responder(["BASES"], intruso))).toBe("falta-clave");
    expect(rechazo(await responder(["BASES"], { ...intruso, clave: "no-es-esta" }))).toBe("clave-incorrecta");
    expect(await libro()).toEqual([]);
    const igual = await mundo.servicios.cuentas.identidad.persona(persona.idPersona);
    expect(igual?.telefono).toBe(persona.telefono);
    expect(rechazo(await responder(["BASES"], { ...intruso, clave: CLAVE_DE_PRUEBA }))).toBe("aceptado");

    // A person without a password of ours proves their identity at the insurer's sign-in, once.
    persona = await mundo.persona({ consiente: false, claveHash });
    const entrada = { correo: persona.email, clave: CLAVE_DE_PRUEBA, red: DIRECCION };
    const { idAcceso } = valor(await mundo.servicios.cuentas.identidad.iniciarSesion(entrada));
    await mundo.db.deleteFrom("cuentas").where("id_persona", "=", persona.idPersona).execute();
    expect(rechazo(await responder(["BASES"], { ...intruso, idAcceso }))).toBe("falta-confirmar");
    const probado_en = mundo.reloj.ahora.toISOString();
    await mundo.db.updateTable("accesos").set({ probado_en }).where("id_acceso", "=", idAcceso).execute();
    expect(rechazo(await responder(["BASES"], { ...intruso, idAcceso }))).toBe("aceptado");
    const despues = { telefono: { numero: "987000222", prefijo: "+51" }, idAcceso };
    expect(rechazo(await responder(["BASES"], despues))).toBe("falta-confirmar");
  });

  it("shows in the private policies what this person answered, and flags who accepts the main consent", async () => {
    expect(await marcadas()).toEqual([]);
    await responder(["BASES"]);
    expect(await marcadas()).toEqual(["BASES", "PRIVACIDAD"]);
    expect(await estaDeAcuerdo()).toBe(false);
    mundo.reloj.avanzar(1);
    await responder(["BASES", "CUA"]);
    expect(await marcadas()).toEqual(["BASES", "CUA", "PRIVACIDAD"]);
    expect(await estaDeAcuerdo()).toBe(true);
    const deOtra = await mundo.servicios.consentimientos.verPoliticas(
      "GLOBAL",
      (await mundo.persona()).idPersona,
    );
    expect(deOtra).toMatchObject({ politicas: [{ marcado: 0 }, { marcado: 0 }, { marcado: 0 }] });
  });
});

describe("the update of data while no draw is open", () => {
  beforeEach(() => mundo.reloj.avanzar(1000));

  it("asks nobody for the rules of one, and takes what else is answered", async () => {
    expect((await privadas()).map(({ codigo }) => codigo)).toEqual(["CUA", "PRIVACIDAD"]);
    expect(rechazo(await responder(["BASES", "CUA"]))).toBe("texto-anterior");
    expect(rechazo(await responder(["CUA"], { textos: ["CUA"] }))).toBe("aceptado");
    expect(await valores()).toEqual({ CUA: "1" });
    expect(await miNumero()).toBeNull();
  });

  it("is closed in the version that was shown, so that the next draw is still told of", async () => {
    const { version } = await mundo.servicios.avisos.cerrarPoliticas(persona.idPersona);
    expect(version).toBe(`CUA:${VERSION_DE_CUA} PRIVACIDAD:${versionDe("PRIVACIDAD")}`);
  });
});

describe("closing the update of data", () => {
  it("writes the boxes as they are, never the main consent, and changes nothing else", async () => {
    expect(rechazo(await responder(["BASES", "CUA"], { cierre: true }))).toBe("aceptado");
    expect(await valores()).toEqual({ BASES: "1", CUA: "0", PRIVACIDAD: "1" });
    expect(await miNumero()).toBeNull();
    const igual = await mundo.servicios.cuentas.identidad.persona(persona.idPersona);
    expect(igual?.telefono).toBe(persona.telefono);
  });

  it("asks for no required box", async () => {
    expect(rechazo(await responder([], { cierre: true }))).toBe("aceptado");
    expect(await valores()).toMatchObject({ BASES: "0", CUA: "0" });
  });

  it("takes nothing back that was agreed to elsewhere", async () => {
    await mundo.db
      .insertInto("consentimientos")
      .values({
        id_consentimiento: "al-registrarse",
        id_persona: persona.idPersona,
        flujo: "REGISTRO",
        codigo: "CUA",
        version: VERSION_DE_CUA,
        huella_del_texto: "huella",
        valor: "1",
        canal: "web",
        id_solicitud: "solicitud",
        creado_en: sumarMinutos(LUNES_8AM, -1).toISOString(),
      })
      .execute();
    await responder([], { cierre: true });
    expect(await valores()).toMatchObject({ BASES: "0", CUA: "1" });
    expect(await estaDeAcuerdo()).toBe(true);
  });

  it("leaves accepting open, and cannot undo it", async () => {
    await responder([], { cierre: true });
    mundo.reloj.avanzar(1);
    await responder(["BASES", "CUA"]);
    mundo.reloj.avanzar(1);
    await responder([], { cierre: true });
    expect(await estaDeAcuerdo()).toBe(true);
    expect(await libro()).toHaveLength(6);
  });
});

describe("the modals of the private space", () => {
  const pendiente = async () => (await mundo.servicios.avisos.verModalPendiente(persona.idPersona)).modal;
  const aceptarTerminos = () =>
    mundo.servicios.consentimientos.aceptarTextos({
      idPersona: persona.idPersona,
      flujo: "REGISTRO",
      politicasAceptacion: [{ codigo: "TYC", version: VERSION_DE_TERMINOS, valor: "1" }],
      canal: "web",
      idSolicitud: "solicitud",
    });

  const atender = (modal: "bienvenida" | "preferencias") =>
    mundo.servicios.avisos.atenderModal(persona.idPersona, modal, "cerrado");

  it("take their turns, each once, whatever the device", async () => {
    // A person who has accepted no terms reads them first.
    expect(await pendiente()).toBe("politicas");
    expect(await pendiente()).toBe("politicas");
    valor(await aceptarTerminos());
    expect(await pendiente()).toBe("bienvenida");
    await atender("bienvenida");
    expect(await pendiente()).toBe("preferencias");
    await atender("preferencias");
    expect(await pendiente()).toBe("actualizar-datos");
    await responder([], { cierre: true });
    expect(await pendiente()).toBeNull();
  });

  it("note what was shown, once", async () => {
    await pendiente();
    const antes = await mundo.db.selectFrom("modales_vistos").selectAll().execute();
    mundo.reloj.avanzar(5);
    await pendiente();
    expect(await mundo.db.selectFrom("modales_vistos").selectAll().execute()).toEqual(antes);
    expect(antes).toMatchObject([{ modal: "politicas", forma: null }]);
  });

  it("are noted as shown only where they can be shown", async () => {
    expect(
      await mundo.servicios.avisos.verModalPendiente(persona.idPersona, ["actualizar-datos"]),
    ).toMatchObject({ modal: "politicas" });
    expect(await mundo.db.selectFrom("modales_vistos").selectAll().execute()).toEqual([]);
  });

  it("ask again when a text has a new version", async () => {
    await aceptarTerminos();
    await responder(["BASES"]);
    await atender("bienvenida");
    await atender("preferencias");
    expect(await pendiente()).toBeNull();
    const bases = POLITICAS.find(({ codigo }) => codigo === "BASES")!;
    const nueva = { ...bases, version: "2027-01", vigenteDesde: sumarMinutos(LUNES_8AM, 60).toISOString() };
    await guardarPoliticas(mundo.db, [nueva]);
    expect(await pendiente()).toBeNull();
    mundo.reloj.avanzar(60);
    expect(await pendiente()).toBe("actualizar-datos");
    await quitarPoliticas(mundo, "version", "2027-01");
  });

  it("invite to no draw when none is open", async () => {
    await aceptarTerminos();
    await atender("bienvenida");
    await atender("preferencias");
    mundo.reloj.avanzar(1000);
    expect(await pendiente()).toBeNull();
  });

  it("accept the terms once, however often they are sent", async () => {
    await aLaVez(5, aceptarTerminos);
    const lineas = await libro();
    expect(lineas.map(({ codigo }) => codigo)).toEqual(["TYC"]);
    await atender("bienvenida");
    expect(await pendiente()).not.toBe("politicas");
  });
});

describe("a consent of one's own", () => {
  const cambiar = async (
    codigo: string,
    nuevo: "0" | "1",
    idPersona = persona.idPersona,
    version = versionDe(codigo),
  ) => {
    const { idConsentimiento } = (await libro()).find((linea) => linea.codigo === codigo)!;
    mundo.reloj.avanzar(1);
    return mundo.servicios.consentimientos.cambiarConsentimiento({
      idPersona,
      idConsentimiento,
      valor: nuevo,
      version,
      canal: "web",
      idSolicitud: "otra",
    });
  };

  it("is withdrawn and given again with a new line each time; no line is ever changed", async () => {
    await responder(["BASES", "CUA"]);
    const antes = await libro();
    valor(await cambiar("CUA", "0"));
    expect(await estaDeAcuerdo()).toBe(false);
    valor(await cambiar("CUA", "0"));
    expect(await libro()).toHaveLength(antes.length + 1);
    expect(rechazo(await cambiar("CUA", "1", persona.idPersona, "2025-01"))).toBe("texto-anterior");
    valor(await cambiar("CUA", "1"));
    const despues = await libro();
    expect(await estaDeAcuerdo()).toBe(true);
    expect(despues).toHaveLength(antes.length + 2);
    const sinMarcas = (lineas: typeof antes) => lineas.map(({ esActual: _, ...linea }) => linea);
    expect(sinMarcas(despues).slice(-antes.length)).toEqual(sinMarcas(antes));
    expect(await miNumero(), "the number stays in the draw").toBe(1);
  });

  it("whose text has changed is withdrawn as it was accepted, and given as it is now", async () => {
    await responder(["BASES", "CUA"]);
    const cua = POLITICAS.find(
      ({ flujo, codigo, version }) => flujo === "GLOBAL" && codigo === "CUA" && version === VERSION_DE_CUA,
    )!;
    const vigenteDesde = mundo.reloj.ahora.toISOString();
    const contenido = `${cua.contenido}\n\nMás.`;
    await guardarPoliticas(mundo.db, [{ ...cua, contenido, version: "2027-02", vigenteDesde }]);
    try {
      const [dada] = (await libro()).filter(({ codigo }) => codigo === "CUA");
      expect(valor(await cambiar("CUA", "0"))).toMatchObject({
        valor: "0",
        version: VERSION_DE_CUA,
        huellaDelTexto: dada!.huellaDelTexto,
      });
      expect(rechazo(await cambiar("CUA", "1"))).toBe("texto-anterior");
      const otraVez = valor(await cambiar("CUA", "1", persona.idPersona, "2027-02"));
      expect(otraVez).toMatchObject({ valor: "1", version: "2027-02" });
      expect(otraVez.huellaDelTexto).not.toBe(dada!.huellaDelTexto);
    } finally {
      await quitarPoliticas(mundo, "version", "2027-02");
    }
  });

  it("is nobody else's, and a condition of the service is not withdrawn alone", async () => {
    await responder(["BASES", "CUA"]);
    const otra = await mundo.persona();
    expect(rechazo(await cambiar("CUA", "0", otra.idPersona))).toBe("consentimiento-no-existe");
    expect(rechazo(await cambiar("BASES", "0"))).toBe("no-es-opcional");
    expect(rechazo(await cambiar("PRIVACIDAD", "0"))).toBe("no-es-opcional");
  });
});

it("the terms in force name the form of the complaints book, which the site has", async () => {
  const guardados = await mundo.db
    .selectFrom("politicas")
    .select(["version", "contenido"])
    .where("codigo", "=", "TYC")
    .orderBy("vigente_desde")
    .execute();
  const vigente = guardados.at(-1)!;
  expect(vigente.version).toBe(VERSION_DE_TERMINOS);
  expect(vigente.contenido).toContain("en el Libro de Reclamaciones, con un formulario");
  expect(mapa.map(({ path }) => path)).toContain("reclamo");
});

describe("what an update of data sends", () => {
  it("leaves the answers to other texts as they were", async () => {
    await responder(["BASES", "CUA"]);
    mundo.reloj.avanzar(1);
    expect(rechazo(await responder(["BASES"], { textos: ["BASES"] }))).toBe("aceptado");
    expect(await valores()).toEqual({ BASES: "1", CUA: "1", PRIVACIDAD: "1" });
    expect(await estaDeAcuerdo()).toBe(true);
  });
});

describe("the prize draw", () => {
  const entrar = (idPersona: number) =>
    mundo.servicios.consentimientos.participarEnSorteo(entradaAlSorteo(idPersona));

  it("numbers twenty who enter at once from 1 to 20, without a gap", async () => {
    const gente = await aLaVez(20, () => mundo.persona());
    const dobles = [...gente, ...gente];
    const entradas = await Promise.all(dobles.map(({ idPersona }) => entrar(idPersona)));
    const numeros = entradas.map((entrada) => valor(entrada).numero);
    expect([...new Set(numeros)].sort((a, b) => a - b)).toEqual(gente.map((_, indice) => indice + 1));
    expect((await mundo.servicios.consentimientos.verSorteo(null))?.participaciones).toBe(20);
  });

  it("gives the same number to whoever comes back, and counts who left no more", async () => {
    const { numero } = valor(await entrar(persona.idPersona));
    valor(await mundo.servicios.consentimientos.retirarDelSorteo(persona.idPersona));
    expect((await mundo.servicios.consentimientos.verSorteo(persona.idPersona))?.participaciones).toBe(0);
    expect(rechazo(await mundo.servicios.consentimientos.retirarDelSorteo(persona.idPersona))).toBe(
      "sin-participacion",
    );
    expect(valor(await entrar(persona.idPersona))).toMatchObject({ numero, retiradoEn: null });
  });

  it("writes the accepted rules into the ledger, with their print and channel, once for each entry", async () => {
    valor(await entrar(persona.idPersona));
    const [linea, ...mas] = await libro();
    expect(mas).toEqual([]);
    expect(linea).toMatchObject({
      codigo: "BASES",
      version: versionDe("BASES"),
      valor: "1",
      canal: "web",
      flujo: "GLOBAL",
      idSolicitud: "solicitud",
    });
    expect(linea!.huellaDelTexto).toBe(linea!.texto?.huellaDelTexto);
    valor(await entrar(persona.idPersona));
    expect(await libro(), "who is in already").toHaveLength(1);
    valor(await mundo.servicios.consentimientos.retirarDelSorteo(persona.idPersona));
    mundo.reloj.avanzar(1);
    valor(await entrar(persona.idPersona));
    expect(await libro(), "who comes back").toHaveLength(2);
  });

  it("keeps neither an entry nor a line where one of the two cannot be written", async () => {
    const sinSolicitud = { ...entradaAlSorteo(persona.idPersona), idSolicitud: null as unknown as string };
    await expect(mundo.servicios.consentimientos.participarEnSorteo(sinSolicitud)).rejects.toThrow();
    expect(await libro()).toEqual([]);
    expect(await miNumero()).toBeNull();
  });

  it("refuses whoever read other rules, and writes nothing", async () => {
    const vistas = entradaAlSorteo(persona.idPersona);
    const bases = vigente("BASES");
    await guardarPoliticas(mundo.db, [
      { ...bases, version: "2027-01", contenido: "# Otras", vigenteDesde: mundo.reloj.ahora.toISOString() },
    ]);
    try {
      const { participarEnSorteo, verSorteo } = mundo.servicios.consentimientos;
      expect(rechazo(await participarEnSorteo(vistas))).toBe("bases-anteriores");
      expect(await libro()).toEqual([]);
      expect(await miNumero()).toBeNull();
      expect((await verSorteo(null))?.bases).toMatchObject({ version: "2027-01", contenido: "# Otras" });
      valor(await participarEnSorteo({ ...vistas, versionDeBases: "2027-01" }));
      expect(await valores()).toEqual({ BASES: "1" });
    } finally {
      await quitarPoliticas(mundo, "version", "2027-01");
    }
  });

  it("is closed from its very last instant on", async () => {
    mundo.reloj.avanzar(999);
    expect(rechazo(await entrar(persona.idPersona))).toBe("aceptado");
    mundo.reloj.avanzar(1);
    expect(rechazo(await entrar((await mundo.persona()).idPersona))).toBe("sorteo-cerrado");
    expect(rechazo(await mundo.servicios.consentimientos.retirarDelSorteo(persona.idPersona))).toBe(
      "sorteo-cerrado",
    );
  });
});

describe("the preferences", () => {
  it("keep the themes that exist, and replace what was there", async () => {
    await mundo.especialista({ temas: ["Ansiedad", "Sueño"] });
    const guardar = (temas: string[], avisosDiscretos: boolean) =>
      mundo.servicios.cuentas.guardarPreferencias(persona.idPersona, { temas, avisosDiscretos });
    valor(await guardar(["Ansiedad", "Ansiedad"], true));
    const ver = () => mundo.servicios.cuentas.verPreferencias(persona.idPersona);
    expect(await ver()).toMatchObject({ temas: ["Ansiedad"], avisosDiscretos: true });
    valor(await guardar(["Sueño"], false));
    expect(await ver()).toMatchObject({ temas: ["Sueño"], avisosDiscretos: false });
    expect(rechazo(await guardar(["Ansiedad", "Astrología"], true))).toBe("tema-desconocido");
    expect(await ver()).toMatchObject({ temas: ["Sueño"], avisosDiscretos: false });
    expect((await ver()).temasPosibles.flatMap(({ temas }) => temas)).toContain("Sueño");
  });
});
