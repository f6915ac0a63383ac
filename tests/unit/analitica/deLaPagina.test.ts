import { describe, expect, it } from "vitest";
import { cookieDeEntrada, eventosDeLaPagina, type PaginaHecha } from "~/domain/analitica/deLaPagina";
import {
  comoNombre,
  comoPatron,
  comoSeudonimo,
  NUMEROS_DE_PROPOSITO_DESCONOCIDO,
} from "~/domain/analitica/eventos";
import { declared } from "../../../server/modules";

const SEUDONIMO = comoSeudonimo("0a1b2c3d-0000-4000-8000-00000000000f")!;

const eventosDe = (patron: string | undefined, cambios: Partial<PaginaHecha> = {}) =>
  eventosDeLaPagina({
    patron: patron === undefined ? undefined : comoPatron(patron),
    ...{
      esPublica: true,
      conFormulario: false,
      rechazado: false,
      empieza: false,
      fallo: null,
      propios: [],
      canal: "web",
      sucesos: [],
      avisos: [],
      modal: null,
    },
    ...{ errorDeServicio: false, errorDeAutenticacion: false, seudonimo: null },
    textos: declared.notices,
    ...cambios,
  });

describe("a page", () => {
  it.each([
    ["/herramientas", "tools list", "wellness-tool"],
    ["/bienestar-play", "wellness play list", "wellness-play"],
    ["/bienestar-en-vivo", "live wellness list", "wellness-live"],
    ["/herramienta/:url", "tool detail", "detail-wellness-tool"],
    ["/bienestar-play/:url", "wellness play detail", "detail-wellness-play"],
    ["/bienestar-en-vivo/:url", "live wellness detail", "detail-wellness-live"],
    ["/bienestar-play/ver/:url", "video viewing", "detail-wellness-play"],
    ["/gracias", "thank-you page", undefined],
    ["/ayuda", "public zone", undefined],
  ])("%s is a %s", (page, type, section) => {
    expect(eventosDe(page)).toEqual([
      { event: "virtual-page-view", metadata: { page, type, ...(section && { section }) } },
    ]);
  });

  it("that does not exist says so, whatever its address", () => {
    expect(eventosDe(undefined)).toEqual([
      { event: "virtual-page-view", metadata: { page: "/*", type: "error 404 page" } },
      { event: "error", error: { code: "404" } },
    ]);
  });

  it("of a person has a pattern and no label", () => {
    const [vista] = eventosDe("/mi-zona-privada/cita/:idCita", { esPublica: false });
    expect(vista).toEqual({
      event: "virtual-page-view",
      metadata: { page: "/mi-zona-privada/cita/:idCita" },
    });
  });

  it.each([
    "/programa-salud-mental/gracias",
    "/test-de-bienestar/resultados",
    "/scanner-bienestar/a-mano",
    "/comunidades/:url/:id",
    "/reclamo/:codigo",
    "/videollamada/sala",
  ])("%s says only the part of the site that it belongs to", (patron) => {
    const eventos = eventosDe(patron, {
      ...{
        conFormulario: true,
        rechazado: true,
        fallo: "UNEXPECTED_ERROR",
        errorDeServicio: true,
        modal: "datos-guardados",
      },
      avisos: ["consentimiento-dado"],
    });
    expect(eventos).toEqual([
      {
        event: "virtual-page-view",
        metadata: { page: `/${patron.split("/")[1]}` },
      },
    ]);
  });
});

describe("what was done before a page", () => {
  const traslado = (patron: string, cambios: Partial<PaginaHecha>) => eventosDe(patron, cambios).slice(1);

  it("is an action when its notice tells of a success, and a line of the log when it does not", () => {
    expect(traslado("/", { avisos: ["favorito-guardado", "espera-ya-dejada"] })).toEqual([
      { event: "action", action: { name: "favorito-guardado", status: "ok" } },
      { event: "log", log: { name: "espera-ya-dejada" } },
    ]);
  });

  it("is a change of the profile, without what was changed", () => {
    expect(traslado("/mi-perfil", { avisos: ["correo-cambiado"] })).toEqual([{ event: "profile-update" }]);
    expect(traslado("/mi-zona-privada", { modal: "datos-guardados" })).toEqual([{ event: "profile-update" }]);
  });

  it("is a sign-in, and a sign-up with the kind of its document", () => {
    const nombresDe = (cookie: string) => /=([^;]*)/.exec(cookie)![1]!.split(".");
    expect(traslado("/", { sucesos: nombresDe(cookieDeEntrada()) })).toEqual([{ event: "login" }]);
    // The page that it led to may be about health: the sign-in alone is told.
    expect(
      traslado("/test-de-bienestar", { sucesos: ["entro", "entro"], avisos: ["consentimiento-dado"] }),
    ).toEqual([{ event: "login" }]);
    expect(
      traslado("/gracias", { sucesos: nombresDe(cookieDeEntrada(2)), avisos: ["cuenta-creada"] }),
    ).toEqual([
      { event: "login" },
      {
        event: "sign-up-completed",
        journey: { name: "Registro exitoso – Tipo de flujo", type: "Regular" },
        document_type: 2,
      },
    ]);
  });

  it("stays untold when its notice is of communities, complaints, answers or measurements", () => {
    const reservados = Object.entries(declared.notices).filter(([, texto]) => texto.reservado);
    expect(reservados.map(([nombre]) => nombre)).toEqual(
      expect.arrayContaining([
        "texto-denunciado",
        "adjunto-guardado",
        "respuestas-borradas",
        "racha-en-pausa",
      ]),
    );
    expect(traslado("/", { avisos: reservados.map(([nombre]) => nombre) })).toEqual([]);
  });

  it("cannot be made up: names that are no notice of ours say nothing", () => {
    expect(
      traslado("/", { avisos: ["", "__proto__", "rosa@correo.example"], sucesos: ["se-registro-x"] }),
    ).toEqual([]);
  });
});

it("the first step of the sign-up begins a journey with its flow; each step is a form that is seen", () => {
  const empieza = true;
  expect(eventosDe("/registro/:paso?", { conFormulario: true, empieza }).slice(1)).toEqual([
    { event: "journey", journey: { name: "Tipo de Flujo web", type: "Regular" } },
    { event: "form-view", form: { channel: "web", name: "/registro/:paso?" } },
  ]);
  expect(eventosDe("/registro/:paso?", { conFormulario: true }).slice(1)).toEqual([
    { event: "form-view", form: { channel: "web", name: "/registro/:paso?" } },
  ]);
  expect(eventosDe("/registro/:paso?", { rechazado: true, empieza }).slice(1)).toEqual([
    { event: "error", error: { code: "form" } },
  ]);
  expect(eventosDe("/registro-app/:paso?", { canal: "app", empieza }).slice(1)).toEqual([
    { event: "journey", journey: { name: "Tipo de Flujo app", type: "Regular" } },
  ]);
});

describe("a form", () => {
  const conFormulario = { conFormulario: true } as const;
  const formulario = { event: "form-view", form: { channel: "web", name: "/mi-perfil" } };
  const propios = [{ event: "survey-start", survey: { id: comoNombre("el-sitio") } }] as const;

  it("is seen once: its page with errors is an error", () => {
    expect(eventosDe("/mi-perfil", conFormulario).slice(1)).toEqual([formulario]);
    expect(eventosDe("/mi-perfil", { ...conFormulario, propios, rechazado: true }).slice(1)).toEqual([
      { event: "error", error: { code: "form" } },
    ]);
  });

  it("is not seen on a page that failed", () => {
    expect(eventosDe("/mi-perfil", { ...conFormulario, propios, fallo: "504 Timeout" }).slice(1)).toEqual([
      { event: "error", error: { code: "504 Timeout" } },
    ]);
  });
});

it("the failed sign-in is told by the page, and in the app by the app", () => {
  const fallo = { event: "login-auth-error", error: { code: "authentication" } };
  expect(eventosDe("/", { errorDeAutenticacion: true })).toContainEqual(fallo);
  expect(eventosDe("/", { errorDeAutenticacion: true, canal: "app" })).not.toContainEqual(fallo);
});

it("who sees it is a random name, told first", () => {
  expect(eventosDe("/", { seudonimo: SEUDONIMO })[0]).toEqual({
    event: "metadata",
    audience: { digital_id: SEUDONIMO },
    metadata: { channel: "web" },
  });
  expect(comoSeudonimo("rosa")).toBeNull();
});

it("a name of ours has only letters, digits and hyphens", () => {
  expect(() => comoNombre("Rosa Quispe")).toThrow();
});

it("three numbers govern nothing", () => {
  expect(NUMEROS_DE_PROPOSITO_DESCONOCIDO).toEqual([128, 100, 32]);
});
