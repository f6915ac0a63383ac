import { describe, expect, it } from "vitest";
import { aceptaCua, conLoRespondido } from "../../../app/domain/consentimientos/libro";
import {
  aceptacionesAlCerrar,
  aceptacionesDe,
  aceptacionesEnviadas,
  CUA,
  requeridasSinMarcar,
  respondeAOtroTexto,
  versionDelConjunto,
  type Consentimiento,
  type PoliticaVigente,
  FLUJOS_DE_VISITA,
  FLUJOS_PUBLICOS,
  FLUJOS_PRIVADOS,
  esUnoDe,
  seRetiraPorSeparado,
} from "../../../app/domain/consentimientos/politica";
import { seccionesCambiadas, type Fila } from "../../../app/domain/consentimientos/diferencias";
import { lineasDe } from "../../../app/components/markdown.server";
import { codigosEn, respuestasEn } from "../../../app/domain/consentimientos/formulario";
import { formularioDeActualizacion } from "../../../app/domain/cuentas/perfil/formulario";
import { makeVerPoliticas } from "../../../app/domain/consentimientos/verPoliticas";
import type { Repos } from "../../../app/domain/shared/puertos";
import { telefonoDeContacto } from "../../../app/domain/consentimientos/telefono";
import {
  MODALES,
  modalPendiente,
  terminosPendientes,
  versionDe,
} from "../../../app/domain/avisos/modales/modal";
import { origenDe } from "../../../app/domain/cuentas/identidad/origen";
import { estaAbierto } from "../../../app/domain/consentimientos/sorteos/sorteo";
import { POLITICAS, POLITICAS_CON_GUARDIA } from "../../../server/seed/contenido/politicas/politicas";
import { LUNES_8AM } from "../../support/constructores";
import { fc } from "../../support/azar";

function unaPolitica(cambios: Partial<PoliticaVigente> = {}): PoliticaVigente {
  return {
    codigo: CUA,
    tipo: "check",
    titulo: "Acepto",
    enlace: "/",
    contenido: "Texto",
    versionActual: "1",
    requerido: 0,
    marcado: 0,
    valor: "0",
    huellaDelTexto: "huella",
    iconoDeCierre: 0,
    ...cambios,
  };
}

const politicas = fc.uniqueArray(
  fc.record({
    codigo: fc.constantFrom(CUA, "TYC", "BASES", "PRIVACIDAD", "MEDICION"),
    tipo: fc.constantFrom("check" as const, "texto" as const),
    requerido: fc.constantFrom(0 as const, 1 as const),
  }),
  { selector: ({ codigo }) => codigo },
);
const casos = politicas.chain((lista) =>
  fc.tuple(
    fc.constant(
      lista.map((politica) =>
        unaPolitica({ ...politica, ...(politica.codigo === CUA && { tipo: "check" }) }),
      ),
    ),
    fc.subarray([CUA, "TYC", "BASES", "PRIVACIDAD", "MEDICION", "OTRA"]).map((codigos) => new Set(codigos)),
  ),
);

describe("what is sent of the policies", () => {
  it("is every box as it is, and information always with 1", () => {
    fc.assert(
      fc.property(casos, ([lista, marcadas]) => {
        const enviadas = aceptacionesDe(lista, marcadas);
        expect(enviadas.map(({ codigo }) => codigo)).toEqual(lista.map(({ codigo }) => codigo));
        for (const [indice, { codigo, valor }] of enviadas.entries()) {
          const esperado = lista[indice]?.tipo === "texto" || marcadas.has(codigo) ? "1" : "0";
          expect(valor).toBe(esperado);
        }
      }),
    );
  });

  it("never makes the main consent 1 by closing, and turns no 0 into 1", () => {
    fc.assert(
      fc.property(casos, ([lista, marcadas]) => {
        const alAceptar = aceptacionesDe(lista, marcadas);
        for (const [indice, alCerrar] of aceptacionesAlCerrar(lista, alAceptar).entries()) {
          if (alCerrar.codigo === CUA) expect(alCerrar.valor).toBe("0");
          else expect(alCerrar).toEqual(alAceptar[indice]);
        }
      }),
    );
  });

  it("is recorded as it was sent, and of what was not sent nothing is", () => {
    fc.assert(
      fc.property(casos, fc.func(fc.boolean()), ([lista, marcadas], seEnvia) => {
        const enviadas = aceptacionesDe(lista, marcadas).filter(({ codigo }) => seEnvia(codigo));
        expect(aceptacionesEnviadas(lista, enviadas)).toEqual(enviadas);
        const codigos = new Set(enviadas.map(({ codigo }) => codigo));
        for (const { codigo } of aceptacionesAlCerrar(lista, enviadas)) expect(codigos).toContain(codigo);
      }),
    );
  });

  it("is complete when every required box is ticked, and only then", () => {
    fc.assert(
      fc.property(casos, ([lista, marcadas]) => {
        const completa = lista.every(
          ({ codigo, tipo, requerido }) => tipo === "texto" || requerido === 0 || marcadas.has(codigo),
        );
        expect(requeridasSinMarcar(lista, marcadas).length === 0).toBe(completa);
      }),
    );
  });

  it("is about the texts in force, or about other ones", () => {
    const lista = [unaPolitica(), unaPolitica({ codigo: "TYC", versionActual: "2" })];
    const respuesta = (codigo: string, version: string) => [{ codigo, version, valor: "1" as const }];
    expect(respondeAOtroTexto(lista, respuesta("TYC", "2"))).toBe(false);
    expect(respondeAOtroTexto(lista, respuesta("TYC", "1"))).toBe(true);
    expect(respondeAOtroTexto(lista, respuesta("NADA", "1"))).toBe(true);
    expect(versionDelConjunto(lista)).toBe("CUA:1 TYC:2");
  });
});

describe("a request for policies", () => {
  const pedir = (
    vigentes: () => Promise<PoliticaVigente[]>,
    { demora = new Promise<void>(() => {}), alFallar = (_error: unknown): void => {} } = {},
  ) =>
    makeVerPoliticas({
      repos: { politicas: { vigentes } } as unknown as Repos<"politicas" | "consentimientos" | "sorteos">,
      transaccion: () => Promise.reject(new Error("not needed")),
      now: () => LUNES_8AM,
      newId: () => "id",
      alFallar,
      espera: () => demora,
    })("GLOBAL");

  it("is successful with its texts", async () => {
    const politicas = [unaPolitica()];
    expect(await pedir(() => Promise.resolve(politicas))).toEqual({ estado: "successful", politicas });
  });

  it("is an error, which is told, when the read fails; and carries no text that could be accepted", async () => {
    const contados: unknown[] = [];
    const fallo = new Error("no storage");
    const alFallar = (error: unknown) => void contados.push(error);
    expect(await pedir(() => Promise.reject(fallo), { alFallar })).toEqual({ estado: "error" });
    expect(contados).toEqual([fallo]);
    expect(await pedir(() => Promise.resolve([]))).toEqual({ estado: "error" });
  });

  it("is loading while the read drags on", async () => {
    const nunca = () => new Promise<PoliticaVigente[]>(() => {});
    expect(await pedir(nunca, { demora: Promise.resolve() })).toEqual({ estado: "loading" });
  });
});

describe("the form of the update of data", () => {
  const lista = [
    unaPolitica({ codigo: "BASES", requerido: 1 }),
    unaPolitica(),
    unaPolitica({ codigo: "PRIVACIDAD", tipo: "texto" }),
  ];
  const leer = (casillas: Record<string, string>, numero = "987 654 321", pais = "PE") =>
    formularioDeActualizacion(lista, pais).safeParse({ numero, version: "v", casillas });

  it("asks for the required box and no other", () => {
    expect(leer({ BASES: "1" }).success).toBe(true);
    const sin = leer({ [CUA]: "1" });
    expect(sin.error?.issues).toMatchObject([
      { path: ["casillas", "BASES"], message: "Este campo es obligatorio" },
    ]);
  });

  it("takes a mobile of Peru with its spaces, and elsewhere any number", () => {
    expect(leer({ BASES: "1" }).data?.numero).toBe("987654321");
    expect(leer({ BASES: "1" }, "187654321").success).toBe(false);
    expect(leer({ BASES: "1" }, "187654321", "CO").success).toBe(true);
    expect(telefonoDeContacto.safeParse({ numero: "98765432", prefijo: "+51" }).success).toBe(false);
    expect(telefonoDeContacto.safeParse({ numero: "987654321", prefijo: "+00" }).success).toBe(false);
  });

  it("reads only boxes of its own", () => {
    const datos = new FormData();
    datos.append("casillas.CUA", "1");
    datos.append("casillas.BASES", "0");
    datos.append("casillas.<b>", "1");
    datos.append("CUA", "1");
    expect(codigosEn(datos)).toEqual(["CUA"]);
  });

  it("belongs to a flow that visitors meet, that people with an account meet, or both", () => {
    expect(FLUJOS_PUBLICOS).toEqual(["REGISTRO", "PUBLICO", "TEST"]);
    expect(FLUJOS_DE_VISITA).toEqual(["REGISTRO", "PUBLICO"]);
    expect(FLUJOS_PRIVADOS).toEqual(["REGISTRO", "GLOBAL", "SESION", "TEST", "SALUD_MENTAL", "ESCANEO"]);
    expect(esUnoDe(FLUJOS_DE_VISITA)).toBe("El flujo es REGISTRO o PUBLICO");
  });

  it("of one's health is withdrawn by itself, though whoever books must give it", () => {
    expect(seRetiraPorSeparado("ESCANEO", { tipo: "check", requerido: 1 })).toBe(true);
    expect(seRetiraPorSeparado("REGISTRO", { tipo: "check", requerido: 1 })).toBe(false);
  });

  it("answers each text that was shown, in its version, and the information with a yes", () => {
    const datos = new FormData();
    datos.append("casillas.CUA", "1");
    datos.append("casillas.DE_OTRO", "1");
    const mostradas = [
      unaPolitica({ codigo: "CUA", versionActual: "2" }),
      unaPolitica({ codigo: "BASES", versionActual: "1" }),
      unaPolitica({ codigo: "NOTA", tipo: "texto", versionActual: "3" }),
    ];
    expect(respuestasEn(datos, mostradas)).toEqual([
      { codigo: "CUA", version: "2", valor: "1" },
      { codigo: "BASES", version: "1", valor: "0" },
      { codigo: "NOTA", version: "3", valor: "1" },
    ]);
  });
});

describe("a comparison", () => {
  it("counts the sections in which anything changed, and those that came or went", () => {
    const fila = (tipo: Fila["tipo"], cambio: Fila["piezas"][number]["cambio"]): Fila => ({
      tipo,
      piezas: [{ texto: "x", cambio }],
    });
    expect(seccionesCambiadas([fila("titulo", "igual"), fila("parrafo", "igual")])).toBe(0);
    expect(
      seccionesCambiadas([
        fila("titulo", "igual"),
        fila("parrafo", "nuevo"),
        fila("parrafo", "quitado"),
        fila("titulo", "igual"),
        fila("parrafo", "igual"),
        fila("titulo", "nuevo"),
        fila("punto", "nuevo"),
      ]),
    ).toBe(2);
  });
});

describe("the ledger", () => {
  const linea = (valor: "0" | "1", flujo: "REGISTRO" | "GLOBAL" = "GLOBAL"): Consentimiento => ({
    idConsentimiento: crypto.randomUUID(),
    idPersona: 1,
    flujo,
    codigo: CUA,
    version: "1",
    huellaDelTexto: "h",
    valor,
    canal: "web",
    idSolicitud: "s",
    creadoEn: LUNES_8AM,
  });

  it("says what its newest line says, whichever the flow", () => {
    const deAcuerdo = (...libro: Consentimiento[]) => aceptaCua(conLoRespondido([unaPolitica()], libro));
    expect(deAcuerdo(linea("1"), linea("0"))).toBe(true);
    expect(deAcuerdo(linea("0", "REGISTRO"), linea("1"))).toBe(false);
    expect(deAcuerdo()).toBe(false);
    expect(deAcuerdo({ ...linea("1"), version: "de-antes" })).toBe(false);
  });
});

describe("the modals", () => {
  const textos = { registro: [unaPolitica({ codigo: "TYC", requerido: 1 })], global: [unaPolitica()] };
  /** Answers of half a year ago to the terms: today's text is another version. */
  const deAntes = [{ codigo: "TYC", version: "de-antes", valor: "1" as const }];

  it("begin with the terms for whoever has accepted none, at each visit until they do", () => {
    const cerrado = {
      modal: "politicas" as const,
      version: versionDe("politicas", textos)!,
      forma: "cerrado" as const,
    };
    expect(modalPendiente(textos, [], [])).toBe("politicas");
    expect(modalPendiente(textos, [cerrado], [])).toBe("politicas");
    expect(modalPendiente(textos, [], [{ codigo: CUA, version: "1", valor: "1" }])).toBe("politicas");
    expect(modalPendiente(textos, [], [{ codigo: "TYC", version: "1", valor: "1" }])).toBe("bienvenida");
    expect(terminosPendientes(textos.registro, [])).toBe("primeros");
    expect(terminosPendientes(textos.registro, deAntes)).toBe("nuevos");
    expect(terminosPendientes(textos.registro, [{ codigo: "TYC", version: "1", valor: "1" }])).toBeNull();
  });

  it("come one after the other, whatever was answered before", () => {
    fc.assert(
      fc.property(fc.subarray([...MODALES]), (atendidos) => {
        const vistos = atendidos.map((modal) => ({
          modal,
          version: versionDe(modal, textos) ?? "",
          forma: "cerrado" as const,
        }));
        const esperado = MODALES.find((modal) => !atendidos.includes(modal)) ?? null;
        expect(modalPendiente(textos, vistos, deAntes)).toBe(esperado);
      }),
    );
  });

  it("come again in another version, and never without a text", () => {
    const todos = MODALES.map((modal) => ({ modal, version: "otra", forma: "aceptado" as const }));
    expect(modalPendiente(textos, todos, deAntes)).toBe("bienvenida");
    const version = versionDe("bienvenida", textos) ?? "";
    const saludada = [{ modal: "bienvenida" as const, version, forma: "aceptado" as const }];
    expect(modalPendiente({ registro: [], global: [] }, saludada, [])).toBe("preferencias");
  });
});

describe("the origin of a private read", () => {
  const origenes = { aseguradora: "a", producto: "p" };
  it("is the insurer's for who is insured, and the product's for the others", () => {
    expect(origenDe({ esAsegurada: true }, origenes)).toBe("a");
    expect(origenDe({ esAsegurada: false }, origenes)).toBe("p");
  });
});

describe("a draw", () => {
  it("is open from its first instant to just before its last", () => {
    const sorteo = { desde: new Date(1000), hasta: new Date(2000) };
    const abierto = (ms: number) => estaAbierto(sorteo, new Date(ms));
    expect([999, 1000, 1999, 2000].map(abierto)).toEqual([false, true, true, false]);
  });
});

describe("the texts of every installation", () => {
  it("are several paragraphs each, in Spanish and without hurry", () => {
    for (const { contenido, codigo } of POLITICAS) {
      const parrafos = lineasDe(contenido);
      expect(parrafos.filter(({ tipo }) => tipo === "parrafo").length, codigo).toBeGreaterThan(2);
      expect(contenido, codigo).not.toMatch(/[¡!]/);
    }
  });

  it("never require the main consent", () => {
    for (const { codigo, requerido } of POLITICAS) if (codigo === CUA) expect(requerido).toBe(0);
  });
});

describe("the legal texts that come into force last", () => {
  /** Newest version of each legal text, by flow and code. */
  const ultimas = [
    ...new Map(
      POLITICAS_CON_GUARDIA.toSorted((a, b) => (a.vigenteDesde < b.vigenteDesde ? -1 : 1)).map((politica) => [
        `${politica.flujo} ${politica.codigo}`,
        politica,
      ]),
    ).values(),
  ];
  const deCodigo = (buscado: string) => ultimas.find(({ codigo }) => codigo === buscado)!;

  it("promise of the draw what the product and the operator do", () => {
    const { contenido } = deCodigo("BASES");
    expect(contenido).toMatch(/recibe un correo y un aviso en su cuenta/);
    expect(contenido).not.toMatch(/se elige otro número del mismo modo|Se anula la participación/);
  });

  it("ask for the measuring of a browser apart, as a choice, on the page that lists it", () => {
    const choice = { tipo: "check", requerido: 0, enlace: "/privacidad/medicion" };
    expect(deCodigo("MEDICION")).toMatchObject(choice);
  });

  it("call the screens what they are called", () => {
    for (const { contenido, codigo } of ultimas)
      expect(contenido, codigo).not.toMatch(/Mis datos|sección de consentimientos/);
    const conGuardia = POLITICAS_CON_GUARDIA.find(({ version }) => version === "2026-11-23-con-turno")!;
    expect(conGuardia.contenido).toMatch(/recibirá un aviso en unos 15 minutos/);
    expect(conGuardia.contenido).not.toMatch(/Mis datos|sección de consentimientos/);
  });
});
