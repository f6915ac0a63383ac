import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { INTENTOS_DE_ENTREGA } from "../../../app/domain/avisos/correo/enviarCorreos";
import { DATOS_DE_SALUD_MENTAL } from "../../../app/domain/consentimientos/politica";
import { porDondeVa } from "../../../app/domain/cuestionarios/estado";
import { preguntasDe } from "../../../app/domain/cuestionarios/formulario";
import { COMIENZOS_POR_DIA } from "../../../app/domain/cuestionarios/empezar";
import { cuandoFue } from "../../../app/domain/cuentas/accesosADatos/accesoADatos";
import { aJson } from "../../../app/domain/cuentas/misDatos/copia";
import { diaYHoraEscrita, elDiaDe, fechaDe } from "../../../app/domain/shared/fechas";
import { alertar } from "../../../app/domain/saludMental/alertas/alertar";
import { DIAS_QUE_SE_DICE } from "../../../app/domain/saludMental/alertas/verAviso";
import { resultadoDe } from "../../../app/domain/saludMental/instrumentos";
import { makeLlaveDeAlertas } from "../../../server/saludMental/llave";
import { dondeSeLee, volcar } from "../../support/volcado";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { makeCorreoRepository } from "../../../server/avisos/repositories/correos";
import { makeTurnoDeGuardiaRepository } from "../../../server/equipo/turnos/repository";
import { makeTimbreRepository } from "../../../server/saludMental/repositories/timbres";
import { makeAlertaRepository } from "../../../server/saludMental/repositories/alertas";
import { POLITICAS } from "../../../server/seed/contenido/politicas/politicas";
import { abrirMundo, aLaVez, ORIGEN, rechazo, REMITENTE, valor } from "../../support/servicios";

const UN_DIA = 24 * 60;
const GUARDIA = "guardia@bienestar.example";
const mundo = await abrirMundo({ guardia: GUARDIA });
const { saludMental, cuestionarios, consentimientos } = mundo.servicios;
const { alertas } = mundo.producto.acts;
const { llamar, abrirSesion } = abrirApi(mundo);
const { idform } = saludMental;
/** Dependencies of the code that writes an alert, optionally with another encryption key. */
const deLaGuardia = (idAlerta: string, llave = makeLlaveDeAlertas("respuestas-de-prueba")) => ({
  ...{ llave, guardia: GUARDIA, pantalla: null, firmarAlerta: (codigo: string) => codigo },
  hayTimbre: false,
  ...{ sitio: { nombre: "Bienestar", url: ORIGEN, remitente: REMITENTE } },
  ...{ now: () => mundo.reloj.ahora, newId: () => idAlerta },
});
const enLaTabla = makeAlertaRepository(mundo.db);

let persona: Persona;
let idPersona: number;
let dueno: { idPersona: number };
beforeEach(async () => {
  persona = await mundo.persona();
  ({ idPersona } = persona);
  dueno = { idPersona };
});

const consentimiento = { canal: "web", idSolicitud: "s" } as const;
const empezar = (con = true) =>
  saludMental.empezar({
    ...{ idform, dueno, red: "203.0.113.9" },
    consentimiento: con ? consentimiento : undefined,
  });
const responder = (codPregunta: string, idRespuesta: string) =>
  saludMental.responder({ idform, dueno, codPregunta, respuesta: [{ idRespuesta }] });

/** Answers all questions alike, except the one about danger. */
async function responderTodo(id = "varios", peligro = "nunca") {
  valor(await empezar());
  let { estado } = valor(await saludMental.actual(idform, dueno))!;
  for (let cod = porDondeVa(estado); cod !== null; cod = porDondeVa(estado)) {
    const elegida = { "phq9-9": peligro, "phq9-dificultad": "muy-dificil" }[cod] ?? id;
    ({ estado } = valor(await responder(cod, elegida)));
  }
  valor(await saludMental.terminar({ idform, dueno }));
}
const listar = async (pagina = 1) => valor(await alertas.listar({ operador: "ana", pagina }));
const abiertas = async () => (await listar()).alertas;
const correosDeGuardia = () =>
  mundo.db.selectFrom("correos").selectAll().where("para", "=", GUARDIA).execute();

describe("the intake of somebody", () => {
  it("asks for a consent of its own, which is withdrawn by itself and then closes what was said", async () => {
    expect(rechazo(await empezar(false))).toBe("falta-obligatoria");
    await responderTodo();
    expect(valor(await saludMental.terminados({ idform, idPersona, canal: "web" })).vistos).toHaveLength(1);
    const linea = (await consentimientos.verConsentimientos(idPersona)).find(
      ({ codigo }) => codigo === DATOS_DE_SALUD_MENTAL,
    );
    const { idConsentimiento } = linea!;
    valor(
      await consentimientos.cambiarConsentimiento({
        ...{ idPersona, idConsentimiento, valor: "0", version: null, canal: "web", idSolicitud: "s" },
      }),
    );
    for (const cerrado of [
      await saludMental.terminados({ idform, idPersona, canal: "web" }),
      await responder("phq9-1", "varios"),
    ]) {
      expect(rechazo(cerrado)).toMatch(/sin-consentimiento|sin-empezar/);
    }
  });

  it("is not a form of the test's: its store, its keys and its address are others", async () => {
    expect(rechazo(await cuestionarios.empezar({ idform, dueno, red: "203.0.113.9", consentimiento }))).toBe(
      "formulario-no-existe",
    );
    await responderTodo();
    expect(await mundo.db.selectFrom("cuestionarios").selectAll().execute()).toEqual([]);
    const [fila] = await mundo.db.selectFrom("ingresos_de_salud_mental").selectAll().execute();
    expect(fila!.respuestas_cerradas).not.toMatch(/phq9|varios/);
  });

  it("lies closed alike whatever was answered", async () => {
    const largos = new Set<number>();
    for (const peligro of ["nunca", "mas-de-la-mitad"]) {
      await responderTodo("varios", peligro);
      const [fila] = await mundo.db.selectFrom("ingresos_de_salud_mental").selectAll().execute();
      largos.add(fila!.respuestas_cerradas.length);
      valor(await saludMental.borrar({ idform, dueno }));
    }
    expect(largos.size).toBe(1);
  });

  it("leaves a line for each day on which it was read, and is in the copy of their data, in words", async () => {
    await responderTodo();
    await saludMental.terminados({ idform, idPersona, canal: "web" });
    const accesos = await mundo.servicios.cuentas.verAccesosADatos(idPersona);
    expect(accesos.map(({ accion }) => accion)).toEqual(
      expect.arrayContaining(["respuestas-de-salud-mental", "resultados-de-salud-mental"]),
    );
    const copia = aJson(
      await mundo.servicios.cuentas.verMisDatos({ idPersona, canal: "web", accion: "copia" }),
    );
    expect(JSON.stringify(copia)).toContain("Poco interés o placer en hacer cosas Varios días");
    expect(JSON.stringify(copia)).toContain("llevarse bien con otras personas? Muy difícil");
  });

  it("asks how difficult it was only while a problem is marked, and alerts nobody for what is said there", async () => {
    valor(await empezar());
    const tras = async (cod: string, id: string) => valor(await responder(cod, id)).estado;
    expect((await tras("phq9-1", "nunca")).preguntas).not.toContain("phq9-dificultad");
    expect(rechazo(await responder("phq9-dificultad", "muy-dificil"))).toBe("pregunta-no-esta");
    expect((await tras("phq9-8", "varios")).preguntas.slice(8, 11)).toEqual([
      ...["phq9-9", "phq9-dificultad", "gad7-1"],
    ]);
    expect(await tras("phq9-dificultad", "extremadamente-dificil")).toMatchObject({
      respuestas: [{}, {}, { codPregunta: "phq9-dificultad" }],
    });
    expect(await abiertas()).toEqual([]);
    // The question on difficulty disappears when the answer that led to it is taken back.
    expect((await tras("phq9-8", "nunca")).respuestas.map(({ codPregunta }) => codPregunta)).toEqual([
      ...["phq9-1", "phq9-8"],
    ]);
  });

  it("that was begun with version 2 goes on with its questions, ends, and keeps the sentences of then", async () => {
    const { uuidForm } = valor(await empezar());
    const { form } = (await saludMental.formularios.vigente(idform))!;
    const anterior = {
      ...{ ...form, version: 2 },
      paginas: form.paginas.map((pagina) => ({
        ...pagina,
        preguntas: pagina.preguntas.filter(({ cod }) => cod !== "phq9-dificultad"),
      })),
    };
    await mundo.db
      .insertInto("formularios_fijados")
      .values({
        ...{ idform, version: 2, huella: "de-antes", desde: mundo.reloj.ahora.toISOString() },
        contenido: JSON.stringify(anterior),
      })
      .execute();
    const enLaVersion = mundo.db.updateTable("ingresos_de_salud_mental").where("uuid_form", "=", uuidForm);
    await enLaVersion.set({ version: 2 }).execute();
    for (const cod of preguntasDe(anterior).map((pregunta) => pregunta.cod))
      valor(await responder(cod, cod === "phq9-9" ? "nunca" : "varios"));
    valor(await saludMental.terminar({ idform, dueno }));
    const [visto] = valor(await saludMental.terminados({ idform, idPersona, canal: "web" })).vistos;
    expect(visto!.form.version).toBe(2);
    expect(resultadoDe(visto!.form, visto!.estado.respuestas)).toMatchObject({
      miradas: [
        { texto: "Tu ánimo muestra un malestar leve. Es común, y contarlo a tiempo ayuda a que no crezca." },
        { texto: "La preocupación te acompaña un poco. Bajar el ritmo y contarlo suele ayudar." },
      ],
      dificultad: null,
    });
  });

  it("is gone with one press, and the alert stays with who has to look at it", async () => {
    await responderTodo("varios", "varios");
    valor(await saludMental.borrar({ idform, dueno }));
    expect(await mundo.db.selectFrom("ingresos_de_salud_mental").selectAll().execute()).toEqual([]);
    expect(await abiertas()).toHaveLength(1);
  });

  it("leaves a line of what was deleted and one notice a day, which does not say what it was", async () => {
    for (let vez = 0; vez < 3; vez++) {
      valor(await empezar());
      valor(await saludMental.borrar({ idform, dueno, canal: "api" }));
      valor(await saludMental.borrar({ idform, dueno, canal: "api" }));
    }
    const accesos = await mundo.servicios.cuentas.verAccesosADatos(idPersona);
    expect(accesos.filter(({ accion }) => accion.endsWith("borradas"))).toMatchObject([
      { descripcion: "Se borraron tus respuestas del programa de salud mental", canal: "api" },
    ]);
    const correos = await mundo.db.selectFrom("correos").selectAll().execute();
    expect(correos).toHaveLength(1);
    expect(JSON.stringify(correos)).not.toMatch(/salud|mental|respuestas/i);
  });
});

it("knows which of several that somebody ended on one day is the last", async () => {
  for (const opcion of ["nunca", "varios", "casi-todos"]) {
    mundo.reloj.avanzar(1);
    await responderTodo(opcion);
  }
  const { vistos } = valor(await saludMental.terminados({ idform, idPersona, canal: "web" }));
  expect(vistos.map(({ estado }) => estado.respuestas[0]!.respuesta[0]!.idRespuesta)).toEqual([
    ...["casi-todos", "varios", "nunca"],
  ]);
});

describe("an answer of danger", () => {
  it("is an alert at once, before the rest is answered, and one whatever is answered later", async () => {
    valor(await empezar());
    for (const id of ["varios", "casi-todos", "nunca"]) valor(await responder("phq9-9", id));
    expect(await abiertas()).toHaveLength(1);
    // The list of alerts shows neither the person nor their answer.
    expect(JSON.stringify(await abiertas())).not.toMatch(/phq9|varios|@|persona/i);
  });

  it("is another one once somebody took the first on, and not for what is answered of the rest", async () => {
    valor(await empezar());
    valor(await responder("phq9-9", "varios"));
    const primera = (await abiertas())[0]!.idAlerta;
    valor(await alertas.acusar({ operador: "ana", idAlerta: primera }));
    valor(await responder("gad7-1", "casi-todos"));
    expect(await abiertas()).toEqual([]);
    valor(await responder("phq9-9", "casi-todos"));
    const [segunda] = await abiertas();
    expect(segunda).toBeDefined();
    expect(segunda!.idAlerta).not.toBe(primera);
    expect(await correosDeGuardia()).toHaveLength(2);
  });

  it("is one, however many say it at the same moment", async () => {
    valor(await empezar());
    const veces = await aLaVez(6, () => responder("phq9-9", "varios"));
    expect(veces.map(rechazo)).toEqual(Array(6).fill("aceptado"));
    expect(await abiertas()).toHaveLength(1);
  });

  describe("in a page that is older than what is open", () => {
    const enSuPagina = (uuidForm: string, idRespuesta = "casi-todos") =>
      saludMental.responder({
        ...{ idform, dueno, uuidForm, codPregunta: "phq9-9", respuesta: [{ idRespuesta }] },
      });
    const laAbierta = async () => valor(await saludMental.actual(idform, dueno))!.estado;

    it.each([
      ["has ended", "sin-empezar", (): Promise<unknown> => terminarElSuyo()],
      [
        "was deleted",
        "sin-empezar",
        async (): Promise<unknown> => valor(await saludMental.borrar({ idform, dueno })),
      ],
      [
        "was deleted and begun anew",
        "otro-cuestionario",
        async (): Promise<unknown> => {
          valor(await saludMental.borrar({ idform, dueno }));
          return valor(await empezar());
        },
      ],
    ] as const)("is an alert all the same where that one %s", async (_, porQue, pasar) => {
      const { uuidForm } = valor(await empezar());
      await pasar();
      expect(rechazo(await enSuPagina(uuidForm, "nunca"))).toBe(porQue);
      expect(await abiertas()).toEqual([]);
      const cuestionario = { idform, dueno, uuidForm };
      const enviada = [{ codPregunta: "phq9-9", respuesta: [{ idRespuesta: "casi-todos" }] }];
      expect(await saludMental.peligra(cuestionario, enviada)).toBe(true);
      expect(rechazo(await enSuPagina(uuidForm))).toBe(porQue);
      expect(await abiertas()).toHaveLength(1);
    });

    it("is none once they have taken their consent back", async () => {
      const { uuidForm } = valor(await empezar());
      valor(await saludMental.borrar({ idform, dueno }));
      const lineas = await consentimientos.verConsentimientos(idPersona);
      const { idConsentimiento } = lineas.find(({ codigo }) => codigo === DATOS_DE_SALUD_MENTAL)!;
      const retirado = {
        idConsentimiento,
        valor: "0",
        version: null,
        canal: "web",
        idSolicitud: "s",
      } as const;
      valor(await consentimientos.cambiarConsentimiento({ idPersona, ...retirado }));
      expect(rechazo(await enSuPagina(uuidForm))).toBe("sin-empezar");
      expect(await abiertas()).toEqual([]);
    });

    it("is an alert of each, whatever name two of them made up for it", async () => {
      valor(await empezar());
      await enSuPagina("inventado");
      persona = await mundo.persona();
      ({ idPersona } = persona);
      dueno = { idPersona };
      valor(await empezar());
      await enSuPagina("inventado");
      expect(await abiertas()).toHaveLength(2);
    });

    it("is kept in no other, as nothing of such a page is", async () => {
      const { uuidForm } = valor(await empezar());
      valor(await saludMental.borrar({ idform, dueno }));
      valor(await empezar());
      valor(await responder("phq9-9", "nunca"));
      const antes = await laAbierta();
      expect(rechazo(await enSuPagina(uuidForm))).toBe("otro-cuestionario");
      expect(await laAbierta()).toEqual(antes);
    });

    async function terminarElSuyo() {
      for (const cod of (await laAbierta()).preguntas) valor(await responder(cod, "nunca"));
      valor(await saludMental.terminar({ idform, dueno }));
    }
  });

  it("tells the storage of nobody, and is found by its person and by no other", async () => {
    valor(await empezar());
    valor(await responder("phq9-9", "varios"));
    const { uuidForm } = valor(await saludMental.actual(idform, dueno))!.estado;
    const [fila] = await mundo.db.selectFrom("alertas_cerradas").selectAll().execute();
    for (const dato of [uuidForm, persona.email, persona.nombre])
      expect(JSON.stringify(fila)).not.toContain(dato);
    expect(Object.keys(fila!)).not.toContain("id_persona");
    expect(Object.values(fila!)).not.toContain(`${idPersona}`);
    const copia = async (de: number) =>
      JSON.stringify(
        aJson(await mundo.servicios.cuentas.verMisDatos({ idPersona: de, canal: "web", accion: "copia" })),
      );
    expect(await copia(idPersona)).toContain(fila!.id_alerta);
    const otra = await mundo.persona();
    expect(await copia(otra.idPersona)).not.toContain(fila!.id_alerta);
    expect(await saludMental.aviso(otra)).toBeNull();
  });

  it("stands at no instant that stands anywhere else, nor does the hour beside whose programme it is", async () => {
    valor(await empezar());
    mundo.reloj.avanzar(7);
    const alPeligrar = mundo.reloj.ahora;
    valor(await responder("phq9-9", "varios"));
    mundo.reloj.avanzar(1);
    valor(await responder("phq9-9", "casi-todos"));
    const alRepetir = mundo.reloj.ahora;
    const filas = await volcar(mundo.db);
    const instantesDe = (fila: string) => fila.match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g) ?? [];
    const deLaAlerta = filas.filter(({ tabla }) => tabla === "alertas_cerradas");
    expect(deLaAlerta).toHaveLength(1);
    const instantes = new Set(instantesDe(deLaAlerta[0]!.fila));
    for (const { tabla, fila } of filas.filter((linea) => linea.tabla !== "alertas_cerradas"))
      expect([tabla, instantesDe(fila).filter((instante) => instantes.has(instante))]).toEqual([tabla, []]);
    // The minute of the answer stands neither beside the alert nor beside the person.
    for (const en of [alPeligrar, alRepetir])
      for (const { tabla, fila } of filas)
        if (/alertas|ingresos/.test(tabla)) expect(fila).not.toContain(en.toISOString().slice(0, 16));
    expect(await abiertas()).toMatchObject([{ creadaEn: alPeligrar, ultimaVez: alRepetir }]);
    const { idAlerta } = (await abiertas())[0]!;
    expect(valor(await alertas.acusar({ operador: "ana", idAlerta }))).toMatchObject({
      ...{ creadaEn: alPeligrar, ultimaVez: alRepetir },
    });
    // The copy of the person's data has both the answers and the alert.
    const copia = JSON.stringify(
      aJson(await mundo.servicios.cuentas.verMisDatos({ idPersona, canal: "web", accion: "copia" })),
    );
    expect(copia).toContain(`${diaYHoraEscrita(alPeligrar)} y ${diaYHoraEscrita(alRepetir)}`);
  });

  it("is told to its person as it is: to come, sent, seen; and nothing where there is none", async () => {
    const aviso = () => saludMental.aviso(dueno);
    valor(await empezar());
    expect(await aviso()).toBeNull();
    const desde = mundo.reloj.ahora;
    valor(await responder("phq9-9", "varios"));
    const sinTurno = await mundo.otroProceso({ guardia: null });
    expect(await sinTurno.services.saludMental.aviso(dueno)).toEqual({ estado: "sin-turno", desde });
    // The mail to the guard is queued, and not sent yet.
    expect(await aviso()).toEqual({ estado: "por-recibir", desde });
    await mundo.job("enviar-correos");
    expect(await aviso()).toEqual({ estado: "recibido", desde });
    mundo.reloj.avanzar(5);
    await mundo.job("escalar-alertas");
    // Another mail about the alert waits, but the first one was sent.
    expect(await aviso()).toEqual({ estado: "recibido", desde });
    const { idAlerta } = (await abiertas())[0]!;
    valor(await alertas.acusar({ operador: "ana", idAlerta }));
    // The state of the alert stays after all answers were deleted.
    valor(await saludMental.borrar({ idform, dueno }));
    expect(await aviso()).toEqual({ estado: "visto", desde, en: elDiaDe(mundo.reloj.ahora) });
  });

  it("is told of their own mail alone: one about somebody else that was given up changes nothing", async () => {
    const otra = await mundo.persona();
    const avisoDe = async (id: number) => (await saludMental.aviso({ idPersona: id }))?.estado;
    valor(await saludMental.pedirAviso({ idPersona: otra.idPersona, canal: "web" }));
    const abandonado = { intentos: INTENTOS_DE_ENTREGA, texto: "", html: null };
    await mundo.db.updateTable("correos").set(abandonado).where("para", "=", GUARDIA).execute();
    valor(await empezar());
    valor(await responder("phq9-9", "varios"));
    expect(await avisoDe(idPersona)).toBe("por-recibir");
    await mundo.job("enviar-correos");
    expect(await avisoDe(idPersona)).toBe("recibido");
    // The mail about this person was never sent: their alert does not count as received until the next mail is.
    expect(await avisoDe(otra.idPersona)).toBe("por-recibir");
    mundo.reloj.avanzar(5);
    await mundo.job("escalar-alertas");
    await mundo.job("enviar-correos");
    expect(await avisoDe(otra.idPersona)).toBe("recibido");
  });

  it("is told of for some days since it was last said, and then may be asked for anew", async () => {
    valor(await empezar());
    valor(await responder("phq9-9", "varios"));
    const aviso = () => saludMental.aviso(dueno);
    mundo.reloj.avanzar(DIAS_QUE_SE_DICE * UN_DIA);
    expect(await aviso()).not.toBeNull();
    mundo.reloj.avanzar(1);
    expect(await aviso()).toBeNull();
    valor(await saludMental.pedirAviso({ idPersona, canal: "web" }));
    expect(await aviso()).toMatchObject({ desde: mundo.reloj.ahora });
    expect(await abiertas()).toHaveLength(1);
  });

  it("that nobody takes on is kept two years since it was last said, and no longer", async () => {
    valor(await empezar());
    valor(await responder("phq9-9", "varios"));
    mundo.reloj.avanzar(700 * UN_DIA);
    valor(await saludMental.pedirAviso({ idPersona, canal: "web" }));
    mundo.reloj.avanzar(100 * UN_DIA);
    await mundo.job("limpiar");
    expect(await abiertas()).toHaveLength(1);
    mundo.reloj.avanzar(700 * UN_DIA);
    await mundo.job("limpiar");
    expect(await abiertas()).toEqual([]);
  });

  it("is none where it was answered that there is none", async () => {
    await responderTodo("casi-todos", "nunca");
    expect(await abiertas()).toEqual([]);
  });

  it("is taken on by one, who sees how to call, and the person sees that somebody did", async () => {
    valor(await empezar());
    valor(await responder("phq9-9", "varios"));
    const { idAlerta } = (await abiertas())[0]!;
    const [primera, segunda] = await Promise.all(
      ["ana", "luz"].map((operador) => alertas.acusar({ operador, idAlerta })),
    );
    const tomada = [primera!, segunda!].filter(({ ok }) => ok);
    expect(tomada).toHaveLength(1);
    expect(tomada[0]).toMatchObject({ value: { nombre: persona.nombre, email: persona.email } });
    expect(await abiertas()).toEqual([]);
    const accesos = await mundo.servicios.cuentas.verAccesosADatos(idPersona);
    expect(accesos).toContainEqual(
      expect.objectContaining({ accion: "aviso-de-salud-mental", actor: "soporte", canal: "interno" }),
    );
    expect(rechazo(await alertas.acusar({ operador: "ana", idAlerta: "otra" }))).toBe("alerta-no-existe");
  });

  it("has no instant of its steps in common with what stands beside somebody's name", async () => {
    valor(await empezar());
    valor(await responder("phq9-9", "varios"));
    valor(await saludMental.pedirAviso({ idPersona, canal: "web" }));
    const { idAlerta } = (await abiertas())[0]!;
    mundo.reloj.avanzar(6);
    const escalada = mundo.reloj.ahora;
    await mundo.job("escalar-alertas");
    const orden = { operador: "ana", idAlerta, desenlace: "hablamos" } as const;
    const pasos = [alertas.acusar, alertas.devolver, alertas.acusar, alertas.terminar];
    const instantes = [escalada.toISOString()];
    for (const paso of pasos) {
      mundo.reloj.avanzar(7);
      instantes.push(mundo.reloj.ahora.toISOString());
      valor<unknown>(await paso(orden));
    }
    const tablas = (await dondeSeLee(mundo.db, instantes)).map((donde) => donde.split(": ")[1]);
    // The minute stands only in the mail, the operator's act and the registro, which names the alert alone.
    expect([...new Set(tablas)].sort()).toEqual(["actos_de_operador", "correos", "registro_de_equipo"]);
    const enElRegistro = await mundo.db.selectFrom("registro_de_equipo").selectAll().execute();
    expect(enElRegistro.filter(({ id_persona }) => id_persona !== null)).toEqual([]);
    const lineas = await mundo.servicios.cuentas.verAccesosADatos(idPersona);
    expect(lineas.map((linea) => cuandoFue(linea)).filter((cuando) => /\d:\d\d/.test(cuando))).toEqual([]);
    await mundo.job("enviar-correos");
    expect((await dondeSeLee(mundo.db, [idAlerta])).filter((donde) => donde.includes("correos"))).toEqual([]);
    // A mail that was sent leaves no row, and so no minute either.
    await mundo.job("escalar-alertas");
    expect(await correosDeGuardia()).toEqual([]);
  });

  it("goes out by mail at once, and says its hour and nothing of anybody", async () => {
    valor(await empezar());
    mundo.reloj.avanzar(7);
    valor(await responder("phq9-9", "casi-todos"));
    const { idAlerta } = (await abiertas())[0]!;
    const correos = await correosDeGuardia();
    expect(correos).toHaveLength(1);
    const escrito = JSON.stringify(correos[0]);
    for (const dato of [persona.nombre, persona.email, persona.telefono, "casi"])
      expect(escrito).not.toContain(dato);
    expect(correos[0]).toMatchObject({ secreto: 1, urgente: 1 });
    expect(correos[0]!.texto).toContain(`${diaYHoraEscrita(mundo.reloj.ahora)}: ${idAlerta}`);
    expect(correos[0]!.texto).toContain("ops alertas acusar");
  });

  it("goes out again after 5 and after 15 minutes while nobody takes it on, and then no more", async () => {
    valor(await empezar());
    valor(await responder("phq9-9", "casi-todos"));
    const salieron = [];
    let antes = (await correosDeGuardia()).length;
    for (let minuto = 1; minuto <= 60; minuto++) {
      mundo.reloj.avanzar(1);
      for (let vez = 0; vez < 2; vez++) await mundo.job("escalar-alertas");
      const cuantos = (await correosDeGuardia()).length;
      if (cuantos !== antes) salieron.push([minuto, cuantos - antes]);
      antes = cuantos;
    }
    expect(salieron).toEqual([
      [5, 1],
      [15, 1],
    ]);
    expect(await abiertas()).toMatchObject([{ avisos: 3 }]);
  });

  it("is mailed once however many processes look at the same moment", async () => {
    valor(await empezar());
    valor(await responder("phq9-9", "varios"));
    mundo.reloj.avanzar(5);
    await aLaVez(4, () => mundo.job("escalar-alertas"));
    expect(await correosDeGuardia()).toHaveLength(2);
  });

  it("is refused with its mail: neither is there without the other", async () => {
    const fallo = new Error("the outbox is away");
    const sinBandeja = mundo.db.transaction().execute((trx) =>
      alertar(
        {
          alertas: makeAlertaRepository(trx),
          correos: { ...makeCorreoRepository(trx), encolar: () => Promise.reject(fallo) },
          turnosDeGuardia: makeTurnoDeGuardiaRepository(trx),
          timbresDeGuardia: makeTimbreRepository(trx),
        },
        { idPersona, uuidForm: "uno" },
        deLaGuardia("una"),
      ),
    );
    await expect(sinBandeja).rejects.toBe(fallo);
    expect(await abiertas()).toEqual([]);
  });

  it("that was written while nobody was named goes out once somebody is", async () => {
    const sinTurno = await mundo.otroProceso({ guardia: null });
    valor(await empezar());
    valor(
      await sinTurno.services.saludMental.responder({
        ...{ idform, dueno, codPregunta: "phq9-9", respuesta: [{ idRespuesta: "varios" }] },
      }),
    );
    expect(await correosDeGuardia()).toEqual([]);
    await mundo.job("escalar-alertas");
    expect(await correosDeGuardia()).toHaveLength(1);
  });

  describe("that somebody took on", () => {
    const orden = (idAlerta: string, operador = "ana") =>
      ({ operador, idAlerta, desenlace: "sin-respuesta" }) as const;
    async function tomada() {
      valor(await empezar());
      valor(await responder("phq9-9", "varios"));
      const { idAlerta } = (await abiertas())[0]!;
      valor(await alertas.acusar(orden(idAlerta)));
      return idAlerta;
    }
    const tomadas = async () => (await listar()).tomadas.map(({ idAlerta }) => idAlerta);

    it("is given back, by them or by somebody else, and mailed at once and again", async () => {
      const idAlerta = await tomada();
      expect(await tomadas()).toEqual([idAlerta]);
      mundo.reloj.avanzar(2);
      valor(await alertas.devolver(orden(idAlerta, "luz")));
      expect([await tomadas(), (await abiertas()).length]).toEqual([[], 1]);
      expect(await correosDeGuardia()).toHaveLength(2);
      mundo.reloj.avanzar(5);
      await mundo.job("escalar-alertas");
      expect(await correosDeGuardia()).toHaveLength(3);
      expect(rechazo(await alertas.devolver(orden(idAlerta)))).toBe("alerta-sin-tomar");
      valor(await alertas.acusar(orden(idAlerta, "luz")));
      expect(await tomadas()).toEqual([idAlerta]);
    });

    it("is ended by whoever took it, once, and then neither given back nor listed", async () => {
      const idAlerta = await tomada();
      expect(rechazo(await alertas.terminar(orden(idAlerta, "luz")))).toBe("alerta-ajena");
      valor(await alertas.terminar(orden(idAlerta)));
      expect(rechazo(await alertas.terminar(orden(idAlerta)))).toBe("alerta-terminada");
      expect(rechazo(await alertas.devolver(orden(idAlerta)))).toBe("alerta-terminada");
      const { total, tomadas: quedan } = await listar();
      expect([total, quedan]).toEqual([0, []]);
      expect(rechazo(await alertas.terminar(orden("ninguna")))).toBe("alerta-no-existe");
    });

    it("is one with the other that its person has open by then", async () => {
      const idAlerta = await tomada();
      mundo.reloj.avanzar(1);
      valor(await responder("phq9-9", "casi-todos"));
      const [otra] = await abiertas();
      expect(valor(await alertas.devolver(orden(idAlerta)))).toMatchObject({ idAlerta: otra!.idAlerta });
      const { total, tomadas: quedan } = await listar();
      expect([total, quedan]).toEqual([1, []]);
    });
  });

  describe("that nobody takes on, said again after it went out,", () => {
    const decirlo = async () => {
      valor(await saludMental.borrar({ idform, dueno }));
      valor(await empezar());
      valor(await responder("phq9-9", "varios"));
    };
    const pedirlo = async () => valor(await saludMental.pedirAviso({ idPersona, canal: "web" }));
    const estado = async () => (await saludMental.aviso(dueno))?.estado;
    /** Runs the job once. Gives the number of mails, and the state that the person then sees. */
    const vuelta = async () => {
      await mundo.job("escalar-alertas");
      const cuantos = (await correosDeGuardia()).length;
      await mundo.job("enviar-correos");
      return [cuantos, await estado()];
    };
    /** Sends the three mails of an alert that no operator takes: at once, after 5 minutes and after 15. */
    const salieronTodos = async () => {
      await decirlo();
      expect(await vuelta()).toEqual([1, "recibido"]);
      for (const minutos of [5, 10]) {
        mundo.reloj.avanzar(minutos);
        expect(await vuelta()).toEqual([1, "recibido"]);
      }
    };

    it.each([
      ["answered", decirlo],
      ["asked for", pedirlo],
    ])("goes out again at once when it is %s days later, and begins anew", async (_, otraVez) => {
      await salieronTodos();
      mundo.reloj.avanzar(6 * UN_DIA);
      expect(await vuelta()).toEqual([0, "recibido"]);
      await otraVez();
      expect(await estado()).toBe("por-recibir");
      expect(await vuelta()).toEqual([1, "recibido"]);
      mundo.reloj.avanzar(5);
      expect(await vuelta()).toEqual([1, "recibido"]);
    });

    it("goes out again 15 minutes after the last mail where it is said before that", async () => {
      await salieronTodos();
      mundo.reloj.avanzar(1);
      await pedirlo();
      mundo.reloj.avanzar(13);
      expect(await vuelta()).toEqual([0, "por-recibir"]);
      mundo.reloj.avanzar(1);
      expect(await vuelta()).toEqual([1, "recibido"]);
    });

    it("all the time is three mails in half an hour and no more: nobody floods who reads it", async () => {
      await decirlo();
      const salieron = [];
      for (let minuto = 0; minuto <= 60; minuto++) {
        if ((await vuelta())[0] !== 0) salieron.push(minuto);
        mundo.reloj.avanzar(1);
        await pedirlo();
      }
      expect(salieron).toEqual([0, 5, 15, 30, 35, 45, 60]);
    });
  });

  it("does not go out again once somebody has taken it on", async () => {
    valor(await empezar());
    valor(await responder("phq9-9", "varios"));
    const { idAlerta } = (await abiertas())[0]!;
    valor(await alertas.acusar({ operador: "ana", idAlerta }));
    mundo.reloj.avanzar(60);
    const antes = await correosDeGuardia();
    await mundo.job("escalar-alertas");
    expect(await correosDeGuardia()).toEqual(antes);
  });
});

describe("whoever asks to be looked for", () => {
  const pedirAviso = () => saludMental.pedirAviso({ idPersona, canal: "web" });

  it("is, without having answered anything, once while they wait, and sees in their data that they asked", async () => {
    expect((await aLaVez(4, pedirAviso)).map(rechazo)).toEqual(Array(4).fill("aceptado"));
    const [alerta, ...mas] = await abiertas();
    expect(mas).toEqual([]);
    expect(await saludMental.aviso(dueno)).toMatchObject({ estado: "por-recibir" });
    const tomada = valor(await alertas.acusar({ operador: "ana", idAlerta: alerta!.idAlerta }));
    expect(tomada).toMatchObject({ email: persona.email });
    const accesos = await mundo.servicios.cuentas.verAccesosADatos(idPersona);
    expect(accesos.map(({ accion }) => accion).sort()).toEqual(["aviso-de-salud-mental", "aviso-pedido"]);
    mundo.reloj.avanzar(15);
    await mundo.job("escalar-alertas");
    expect(await correosDeGuardia()).toHaveLength(1);
  });

  it("is told that nobody can while nobody is on duty, and nothing is kept of it", async () => {
    const { services } = await mundo.otroProceso({ guardia: null });
    expect(rechazo(await services.saludMental.pedirAviso({ idPersona, canal: "web" }))).toBe("sin-turno");
    expect(await abiertas()).toEqual([]);
  });

  it("asks in /v2 too", async () => {
    const { token } = await abrirSesion(idPersona);
    const { estado, cuerpo } = await llamar("PUT", "/salud-mental/aviso", {
      ...{ clave: CLAVES_DE_API.private, token },
    });
    expect([estado, cuerpo.data]).toMatchObject([200, { aviso: { estado: "por-recibir" } }]);
    expect(await abiertas()).toHaveLength(1);
  });

  it("is nobody who only answered the test of danger: what it says is true, and nobody is told", async () => {
    const { idformDelTest, formularios } = cuestionarios;
    const { form } = (await formularios.vigente(idformDelTest))!;
    const peligro = form.paginas.flatMap(({ preguntas }) => preguntas).find(({ tipo }) => tipo === "triage")!;
    expect(peligro.ayuda).toContain("no avisamos a nadie por ella");
    const cuestionario = { idform: idformDelTest, dueno };
    valor(await cuestionarios.empezar({ ...cuestionario, red: "203.0.113.9", consentimiento }));
    const { estado } = valor(
      await cuestionarios.responder({
        ...{ ...cuestionario, codPregunta: peligro.cod, respuesta: [{ idRespuesta: "si" }] },
      }),
    );
    expect(estado.respuestas).toHaveLength(1);
    expect(await abiertas()).toEqual([]);
    expect(await saludMental.aviso(dueno)).toBeNull();
  });
});

describe("somebody who says it again and again", () => {
  const peligrar = async (de = dueno) => {
    valor(await saludMental.empezar({ idform, dueno: de, red: "203.0.113.9", consentimiento }));
    valor(
      await saludMental.responder({
        ...{ idform, dueno: de, codPregunta: "phq9-9", respuesta: [{ idRespuesta: "varios" }] },
      }),
    );
  };
  const borrar = async (de = dueno) => valor(await saludMental.borrar({ idform, dueno: de }));

  it("has one alert, which says how often and when last, and hides nobody's", async () => {
    for (let vez = 0; vez < 10; vez++) {
      await peligrar();
      await borrar();
      mundo.reloj.avanzar(1);
    }
    const otra = await mundo.persona();
    await peligrar({ idPersona: otra.idPersona });
    const { total, seMuestran, alertas: listadas } = await listar();
    expect([total, seMuestran]).toEqual([2, "1 a 2 de 2"]);
    // The alert with the latest answer stands first.
    expect(listadas.map(({ veces }) => veces)).toEqual([1, 10]);
    expect(+listadas[1]!.ultimaVez - +listadas[1]!.creadaEn).toBe(9 * 60_000);
    await peligrar();
    mundo.reloj.avanzar(1);
    expect((await abiertas()).map(({ veces }) => veces).sort((a, b) => a - b)).toEqual([1, 11]);
  });

  it("has one also where it is said from several places at once, each in a form of its own", async () => {
    const fila = (id: string) => ({
      ...{ idAlerta: id, deQuienCerrado: id, huellaDePersona: "de-una", huellaDeFormulario: id },
      ...{ creadaEn: mundo.reloj.ahora, acusadaEn: null, acusadaPor: null },
      ...{ veces: 1, escaladas: 0, avisadaCerrada: null, terminadaEn: null },
    });
    const creadas = await aLaVez(5, (vez) => enLaTabla.crear(fila(`alerta-${vez}`)));
    expect(creadas.filter(Boolean)).toHaveLength(1);
    expect(await abiertas()).toHaveLength(1);
  });

  it("is called for once more in the hour after somebody took it on, and no more until it is over", async () => {
    const acusar = async () =>
      valor(await alertas.acusar({ operador: "ana", idAlerta: (await abiertas())[0]!.idAlerta }));
    await peligrar();
    await acusar();
    mundo.reloj.avanzar(1);
    await peligrar();
    expect(await abiertas()).toHaveLength(1);
    const { idAlerta } = await acusar();
    await peligrar();
    expect(await abiertas()).toEqual([]);
    // The operator who took the alert sees that the person answered so again.
    expect(valor(await alertas.acusar({ operador: "ana", idAlerta }))).toMatchObject({ veces: 2 });
    mundo.reloj.avanzar(60);
    await peligrar();
    expect(await abiertas()).toHaveLength(1);
  });

  it("keeps its alert while keys are replaced", async () => {
    await peligrar();
    const conNueva = await mundo.otroProceso({
      secretoDeRespuestas: ["llave-nueva", "respuestas-de-prueba"],
    });
    valor(
      await conNueva.services.saludMental.responder({
        ...{ idform, dueno, codPregunta: "phq9-9", respuesta: [{ idRespuesta: "casi-todos" }] },
      }),
    );
    expect((await abiertas()).map(({ veces }) => veces)).toEqual([2]);
  });

  it("has one again once what another key closed is closed anew, and nobody else's is theirs", async () => {
    const otra = { idPersona: (await mundo.persona()).idPersona };
    await peligrar(otra);
    await peligrar();
    mundo.reloj.avanzar(5);
    // This process has the new key only: it finds no alert of the person, and makes another.
    const soloNueva = await mundo.otroProceso({ secretoDeRespuestas: "llave-nueva" });
    const llave = makeLlaveDeAlertas("llave-nueva");
    await mundo.db.transaction().execute((trx) =>
      alertar(
        {
          alertas: makeAlertaRepository(trx),
          correos: makeCorreoRepository(trx),
          turnosDeGuardia: makeTurnoDeGuardiaRepository(trx),
          timbresDeGuardia: makeTimbreRepository(trx),
        },
        { idPersona, uuidForm: "otro" },
        deLaGuardia("de-la-nueva", llave),
      ),
    );
    expect(await soloNueva.services.saludMental.aviso(dueno)).not.toBeNull();
    expect(await abiertas()).toHaveLength(3);
    const conLasDos = await mundo.otroProceso({
      secretoDeRespuestas: ["llave-nueva", "respuestas-de-prueba"],
    });
    valor(await conLasDos.acts.respuestas.cerrar({ operador: "ana" }));
    expect(valor(await conLasDos.acts.alertas.listar({ operador: "ana", pagina: 1 })).alertas).toMatchObject([
      { idAlerta: "de-la-nueva", veces: 2, ultimaVez: mundo.reloj.ahora },
      { veces: 1 },
    ]);
  });

  it("begins twenty times a day, and loses nothing of what is open", async () => {
    for (let vez = 0; vez < COMIENZOS_POR_DIA; vez++) {
      valor(await empezar());
      await borrar();
    }
    expect(rechazo(await empezar())).toBe("demasiados-comienzos");
    mundo.reloj.avanzar(24 * 60);
    valor(await empezar());
  });

  it("is one mail of 106, with how many there are, and the list says which of them it shows", async () => {
    for (let vez = 0; vez < 106; vez++)
      await enLaTabla.crear({
        ...{
          idAlerta: `a-${vez}`,
          deQuienCerrado: "x",
          huellaDePersona: `p${vez}`,
          huellaDeFormulario: `f${vez}`,
        },
        ...{ creadaEn: mundo.reloj.ahora, acusadaEn: null, acusadaPor: null },
        ...{ veces: 1, escaladas: 0, avisadaCerrada: null, terminadaEn: null },
      });
    mundo.reloj.avanzar(1);
    await peligrar();
    await mundo.job("enviar-correos");
    const primera = await listar();
    expect(primera.seMuestran).toBe("1 a 100 de 107");
    expect(primera.alertas[0]!.idAlerta).not.toMatch(/^a-/);
    expect((await listar(2)).seMuestran).toBe("101 a 107 de 107");
    expect((await listar(3)).seMuestran).toBe("ninguna");
    mundo.reloj.avanzar(15);
    await mundo.job("escalar-alertas");
    await mundo.job("escalar-alertas");
    const correos = await correosDeGuardia();
    expect(correos.map(({ asunto }) => asunto)).toEqual(["Hay 107 alertas por tomar"]);
  });
});

describe("/v2/salud-mental/procesamientos", () => {
  const pedir = async (metodo: string, cuerpo?: unknown) =>
    llamar(metodo, "/salud-mental/procesamientos", {
      ...{ clave: CLAVES_DE_API.private, token: (await abrirSesion(idPersona)).token, cuerpo },
      cabeceras: { "idempotency-key": crypto.randomUUID() },
    });
  async function todas(cambios: Record<string, string> = {}) {
    const vigente = (await saludMental.formularios.vigente(idform))!;
    return vigente.form.paginas
      .flatMap(({ preguntas }) => preguntas)
      .map(({ cod }) => ({
        codPregunta: cod,
        respuesta: [{ idRespuesta: cambios[cod] ?? (cod === "phq9-dificultad" ? "muy-dificil" : "varios") }],
      }));
  }
  async function versionDeDatos() {
    const pedidas = await consentimientos.verPoliticas("SALUD_MENTAL", idPersona);
    return pedidas.estado === "successful" ? pedidas.politicas[0]!.versionActual : "";
  }

  it("takes all answers at once with the consent, answers in words, and tells them again", async () => {
    const respuestas = await todas();
    expect((await pedir("POST", { respuestas })).estado).toBe(400);
    const { estado, cuerpo } = await pedir("POST", { respuestas, versionDeDatos: await versionDeDatos() });
    expect([estado, cuerpo.data]).toMatchObject([
      200,
      {
        ...{
          alarma: true,
          ayuda: [{ telefono: "113" }, { telefono: "106" }],
          aviso: { estado: "por-recibir" },
        },
        miradas: [
          { instrumento: "phq-9", banda: null },
          { instrumento: "gad-7", banda: null },
        ],
        dificultad: {
          pregunta: expect.stringContaining("dificultad le han dado estos problemas") as string,
          respuesta: "Muy difícil",
        },
      },
    ]);
    expect(JSON.stringify(cuerpo.data)).not.toMatch(/puntaje|suma/);
    expect((await pedir("GET")).cuerpo.data).toMatchObject({
      ilegibles: 0,
      resultados: [
        {
          ...{ alarma: true, dia: fechaDe(mundo.reloj.ahora) },
          dificultad: { respuesta: "Muy difícil" },
          ayuda: [{ telefono: "113" }, { telefono: "106" }],
        },
      ],
      aviso: { estado: "por-recibir" },
    });
    expect(await abiertas()).toHaveLength(1);
  });

  it.each([
    ["only the danger", (respuestas: unknown[]) => [respuestas[8]], 409, "faltan-respuestas"],
    ["one option that is none", (respuestas: unknown[]) => respuestas, 400, "opcion-no-esta"],
  ])(
    "with %s says whom to call and makes the alert, though it refuses the rest",
    async (_, elegir, ...esperado) => {
      const respuestas = elegir(
        await todas({ "gad7-7": esperado[1] === "opcion-no-esta" ? "quizas" : "nunca" }),
      );
      const { estado, cuerpo } = await pedir("POST", { respuestas, versionDeDatos: await versionDeDatos() });
      expect([estado, cuerpo.error]).toMatchObject([
        esperado[0],
        {
          code: esperado[1],
          alarma: true,
          ayuda: [{ telefono: "113" }, { telefono: "106" }],
          aviso: { estado: "por-recibir" },
        },
      ]);
      expect(await abiertas()).toHaveLength(1);
    },
  );

  it("without the consent says whom to call, and makes no alert", async () => {
    const { estado, cuerpo } = await pedir("POST", { respuestas: await todas() });
    expect([estado, cuerpo.error]).toMatchObject([
      400,
      { code: "falta-obligatoria", campos: [{ campo: "versionDeDatos" }], alarma: true, aviso: null },
    ]);
    expect(await abiertas()).toEqual([]);
  });

  const enProceso = async (metodo: string, ruta: string, cuerpo?: unknown) =>
    llamar(metodo, `/salud-mental${ruta}`, {
      ...{ clave: CLAVES_DE_API.private, token: (await abrirSesion(idPersona)).token, cuerpo },
    });
  const responderUna = async (cod: string, idRespuesta: string, mas = {}) =>
    enProceso("PUT", `/cuestionario/respuestas/${cod}`, { respuesta: [{ idRespuesta }], ...mas });

  it("takes one answer after another, alerts at that of danger, and deletes all of it", async () => {
    const sinEmpezar = (await enProceso("GET", "/cuestionario")).cuerpo.data;
    expect(sinEmpezar).toMatchObject({ uuidForm: null, respuestas: [], siguiente: "phq9-1" });
    const sinConsentir = await responderUna("phq9-9", "varios");
    expect([sinConsentir.estado, sinConsentir.cuerpo.error]).toMatchObject([
      400,
      { code: "falta-obligatoria", alarma: true, ayuda: [{ telefono: "113" }, { telefono: "106" }] },
    ]);
    const primera = await responderUna("phq9-1", "varios", { versionDeDatos: await versionDeDatos() });
    expect(primera.cuerpo.data).toMatchObject({ siguiente: "phq9-2", alarma: false, ayuda: [], aviso: null });
    expect(await abiertas()).toEqual([]);
    // Data of the screen: whom to call, and the state of the alert.
    const ayudaYAlerta = {
      ...{ alarma: true, ayuda: [{ telefono: "113" }, { telefono: "106" }] },
      aviso: {
        estado: "por-recibir",
        texto: expect.stringContaining("Es para la persona de turno") as string,
      },
    };
    const { uuidForm } = primera.cuerpo.data;
    expect((await responderUna("phq9-9", "varios", { uuidForm })).cuerpo.data).toMatchObject(ayudaYAlerta);
    expect((await enProceso("GET", "/cuestionario")).cuerpo.data).toMatchObject(ayudaYAlerta);
    expect(await abiertas()).toHaveLength(1);
    expect((await enProceso("GET", "/cuestionario")).cuerpo.data).toMatchObject({
      respuestas: [{ codPregunta: "phq9-1" }, { codPregunta: "phq9-9" }],
    });
    const terminado = await pedir("POST", { respuestas: await todas(), uuidForm });
    expect(terminado.cuerpo.data).toMatchObject({ alarma: true });
    expect((await enProceso("DELETE", "/procesamientos")).estado).toBe(204);
    expect((await pedir("GET")).cuerpo.data).toMatchObject({ resultados: [] });
    // The guard still sees the alert.
    expect(await abiertas()).toHaveLength(1);
  });

  it("changes only the one that it names, and alerts where it names none", async () => {
    const { uuidForm } = valor(await empezar());
    valor(await responder("phq9-1", "nunca"));
    const antes = valor(await saludMental.actual(idform, dueno))!.estado;
    for (const [mas, code] of [
      [{}, "falta-uuid-form"],
      [{ uuidForm: "otro" }, "otro-cuestionario"],
    ] as const) {
      const suelta = await responderUna("phq9-9", "varios", mas);
      const entero = await pedir("POST", { respuestas: await todas(), ...mas });
      for (const { estado, cuerpo } of [suelta, entero])
        expect([estado, cuerpo.error]).toMatchObject([
          409,
          { code, alarma: true, aviso: { estado: "por-recibir" } },
        ]);
    }
    expect(await abiertas()).toMatchObject([{ veces: 4 }]);
    expect(valor(await saludMental.actual(idform, dueno))!.estado).toEqual(antes);
    expect((await responderUna("phq9-1", "varios", { uuidForm })).estado).toBe(200);
  });

  it("leaves nothing begun where it refuses what would begin it", async () => {
    const con = { versionDeDatos: await versionDeDatos() };
    expect((await pedir("POST", { respuestas: [], ...con })).cuerpo.error?.code).toBe("faltan-respuestas");
    expect((await responderUna("phq9-1", "quizas", con)).cuerpo.error?.code).toBe("opcion-no-esta");
    const sinPermiso = await pedir("POST", { respuestas: await todas() });
    expect(sinPermiso.cuerpo.error?.code, "nor what they agreed to with it").toBe("falta-obligatoria");
    expect((await pedir("POST", { respuestas: await todas(), ...con })).estado).toBe(200);
  });

  it("makes the alert also where they have begun too often that day", async () => {
    for (let vez = 0; vez < COMIENZOS_POR_DIA; vez++) {
      valor(await empezar());
      valor(await saludMental.borrar({ idform, dueno }));
    }
    const esperado = [429, { code: "demasiados-comienzos", alarma: true, aviso: { estado: "por-recibir" } }];
    const entero = await pedir("POST", { respuestas: await todas() });
    expect([entero.estado, entero.cuerpo.error]).toMatchObject(esperado);
    expect(await abiertas()).toMatchObject([{ veces: 1 }]);
    const respuesta = await responderUna("phq9-9", "varios");
    expect([respuesta.estado, respuesta.cuerpo.error]).toMatchObject(esperado);
    expect(await abiertas()).toMatchObject([{ veces: 2 }]);
  });

  it("is silent about it where nobody is in danger", async () => {
    const respuestas = (await todas({ "phq9-9": "nunca" })).slice(1);
    const { cuerpo } = await pedir("POST", { respuestas, versionDeDatos: await versionDeDatos() });
    expect(cuerpo.error).not.toHaveProperty("alarma");
    expect(await abiertas()).toEqual([]);
  });
});

describe("the text of the consent", () => {
  const delDia22 = async (producto = mundo.producto) => {
    mundo.reloj.avanzar(14 * 24 * 60);
    const pedidas = await producto.services.consentimientos.verPoliticas("SALUD_MENTAL", idPersona);
    return pedidas.estado === "successful" ? pedidas.politicas[0]! : null;
  };

  it("says that somebody on duty hears of it where somebody is named, and how often a reading is noted", async () => {
    const { contenido, versionActual } = (await delDia22())!;
    expect(versionActual).toBe("2026-11-23-con-turno");
    expect(contenido).toMatch(/persona de turno de nuestro equipo recibirá un aviso/);
    expect(contenido).toMatch(/Cada día que se abren queda anotado/);
    expect(contenido).not.toMatch(/Cada vez que se abren/);
  });

  it("says where nobody is named that nobody will call", () => {
    const sinTurno = POLITICAS.filter(({ flujo }) => flujo === "SALUD_MENTAL").at(-1)!;
    expect(sinTurno).toMatchObject({ version: "2026-11-23" });
    expect(sinTurno.contenido).toMatch(/no hay una persona de turno/);
    expect(sinTurno.contenido).toMatch(/Cada día que se abren queda anotado/);
    expect(sinTurno.titulo).not.toMatch(/buscarme/);
  });
});

it("a copy of the storage shows no answer and no word of a question", async () => {
  await responderTodo("casi-todos", "casi-todos");
  const { rows } = await sql<Record<string, unknown>>`select * from ingresos_de_salud_mental`.execute(
    mundo.db,
  );
  expect(JSON.stringify(rows)).not.toMatch(/casi-todos|Casi todos|phq9/);
});
