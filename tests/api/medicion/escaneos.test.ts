import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { DATOS_DEL_ESCANER } from "../../../app/domain/consentimientos/politica";
import { aJson } from "../../../app/domain/cuentas/misDatos/copia";
import { MEDICIONES_POR_DIA } from "../../../app/domain/medicion/escaneos";
import type { PulsoMedido } from "../../../app/domain/medicion/escaneo";
import { elDiaDe, sumarMinutos } from "../../../app/domain/shared/fechas";
import { enPeticion } from "../../../server/platform/enPeticion";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";
import { vigente } from "../../support/politicas";

const mundo = await abrirMundo();
const { medicion, consentimientos, cuentas } = mundo.servicios;
const { llamar, abrirSesion } = abrirApi(mundo);

const DE_CAMARA: PulsoMedido = {
  ...{ metodo: "camara", latidosPorMinuto: 72, contexto: "reposo", senalSobreRuido: 11.2, diferencia: 0.6 },
  ...{ segundos: 25, imagenesPorSegundo: 29.8, ancho: 640, alto: 480 },
};
const A_MANO: PulsoMedido = { metodo: "mano", contados: 36, segundos: 30, contexto: "actividad" };

let idPersona: number;
beforeEach(async () => {
  ({ idPersona } = await mundo.persona());
});

const consentimiento = { canal: "web", idSolicitud: "s" } as const;
const guardar = (
  pulso: PulsoMedido = DE_CAMARA,
  { de = idPersona, idEnvio = crypto.randomUUID(), con = true } = {},
) => medicion.guardar({ idPersona: de, idEnvio, pulso, consentimiento: con ? consentimiento : undefined });
const ver = (de = idPersona) => medicion.ver({ idPersona: de, canal: "web" });
const filas = () => mundo.db.selectFrom("escaneos").selectAll().execute();
const accesos = async () => (await cuentas.verAccesosADatos(idPersona)).map(({ accion }) => accion);

describe("a measurement that somebody keeps", () => {
  it("needs their express consent the first time, and is not there without it", async () => {
    expect(rechazo(await guardar(DE_CAMARA, { con: false }))).toBe("falta-obligatoria");
    expect(await filas()).toEqual([]);
    valor(await guardar());
    valor(await guardar(A_MANO, { con: false }));
    const [linea] = await consentimientos.verConsentimientos(idPersona);
    expect(linea).toMatchObject({
      codigo: DATOS_DEL_ESCANER,
      flujo: "ESCANEO",
      valor: "1",
      seRetira: true,
    });
  });

  it("is what was measured, the newest first", async () => {
    valor(await guardar());
    mundo.reloj.avanzar(60);
    valor(await guardar(A_MANO));
    const vistas = valor(await ver());
    expect(vistas.map(({ pulso }) => pulso)).toEqual([A_MANO, DE_CAMARA]);
    expect(vistas[0]!.medidoEn).toEqual(mundo.reloj.ahora);
  });

  it("is there once, however often the same form is sent, also at the same moment", async () => {
    const idEnvio = crypto.randomUUID();
    valor(await guardar(DE_CAMARA, { idEnvio }));
    await aLaVez(5, () => guardar(DE_CAMARA, { idEnvio }));
    expect(await filas()).toHaveLength(1);
    // An id that another person uses too is another sending.
    const otra = await mundo.persona();
    valor(await guardar(A_MANO, { de: otra.idPersona, idEnvio }));
    expect(valor(await ver(otra.idPersona)).map(({ pulso }) => pulso)).toEqual([A_MANO]);
    expect(valor(await ver()).map(({ pulso }) => pulso)).toEqual([DE_CAMARA]);
  });

  it("is not kept where it is doubtful", async () => {
    expect(rechazo(await guardar({ ...DE_CAMARA, senalSobreRuido: 2 }))).toBe("medida-dudosa");
    expect(await filas()).toEqual([]);
  });

  it("is of nobody else, who can neither see nor delete it", async () => {
    const { idEscaneo } = valor(await guardar());
    const otra = await mundo.persona();
    expect(valor(await ver(otra.idPersona))).toEqual([]);
    expect(rechazo(await medicion.borrar({ idPersona: otra.idPersona, idEscaneo }))).toBe(
      "escaneo-no-existe",
    );
    expect(await filas()).toHaveLength(1);
    valor(await medicion.borrar({ idPersona, idEscaneo }));
    expect(await filas()).toEqual([]);
  });

  it("is neither kept nor shown once they took their consent back; it can still be deleted", async () => {
    valor(await guardar());
    const [linea] = await consentimientos.verConsentimientos(idPersona);
    valor(
      await consentimientos.cambiarConsentimiento({
        ...{ idPersona, idConsentimiento: linea!.idConsentimiento, valor: "0", version: null },
        ...consentimiento,
      }),
    );
    expect(rechazo(await ver())).toBe("sin-consentimiento");
    expect(rechazo(await guardar(A_MANO, { con: false }))).toBe("falta-obligatoria");
    const otra = await mundo.persona();
    valor(await guardar(A_MANO, { de: otra.idPersona }));
    await medicion.borrarTodos({ idPersona });
    expect((await filas()).map((fila) => fila.id_persona)).toEqual([otra.idPersona]);
  });

  it("leaves a line that its owner sees each time that it is read", async () => {
    valor(await ver());
    expect(await accesos()).toEqual([]);
    valor(await guardar());
    valor(await ver());
    expect(await accesos()).toEqual(["escaneos-vistos"]);
  });
});

describe("a measurement that is deleted", () => {
  const avisos = async () => ({
    bandeja: await mundo.db.selectFrom("notificaciones").select("mensaje").execute(),
    correos: await mundo.db.selectFrom("correos").select(["asunto", "texto"]).execute(),
  });

  it("leaves a line and one notice a day, by its name or with all others, and says nothing of what it was", async () => {
    const { idEscaneo } = valor(await guardar());
    valor(await guardar(A_MANO));
    valor(await guardar(A_MANO));
    valor(await medicion.borrar({ idPersona, idEscaneo, canal: "api" }));
    valor(await medicion.borrarTodos({ idPersona, canal: "api" }));
    valor(await medicion.borrarTodos({ idPersona }));
    const accesos = await cuentas.verAccesosADatos(idPersona);
    expect(accesos).toMatchObject([
      { accion: "escaneos-borrados", descripcion: "Se borraron mediciones tuyas de pulso", canal: "api" },
    ]);
    const { bandeja, correos } = await avisos();
    expect([bandeja.length, correos.length]).toEqual([1, 1]);
    expect(JSON.stringify(correos)).not.toMatch(/pulso|medici/i);
    mundo.reloj.avanzar(24 * 60);
    valor(await guardar());
    valor(await medicion.borrarTodos({ idPersona }));
    expect((await avisos()).correos).toHaveLength(2);
  });

  it("leaves none where there was nothing", async () => {
    valor(await medicion.borrarTodos({ idPersona }));
    expect(await accesos()).toEqual([]);
    expect((await avisos()).correos).toEqual([]);
  });
});

it("a person keeps a hundred measurements a day, deleted or not, and the same one again is none", async () => {
  const idEnvio = crypto.randomUUID();
  valor(await guardar(DE_CAMARA, { idEnvio }));
  for (let vez = 1; vez < MEDICIONES_POR_DIA; vez++) valor(await guardar());
  valor(await guardar(DE_CAMARA, { idEnvio }));
  valor(await medicion.borrarTodos({ idPersona }));
  const peticion: Parameters<typeof enPeticion>[0] = { id: "p", red: "r" };
  expect(rechazo(await enPeticion(peticion, () => guardar()))).toBe("demasiadas-mediciones");
  // The limit lasts until midnight in Lima, not for a day from now.
  const medianoche = sumarMinutos(elDiaDe(mundo.reloj.ahora), 24 * 60);
  expect(peticion.esperaEnSegundos).toBe((+medianoche - +mundo.reloj.ahora) / 1000);
  expect(await filas()).toEqual([]);
  mundo.reloj.avanzar(24 * 60);
  valor(await guardar());
});

describe("what is stored of it", () => {
  it("tells nobody who reads the storage, and opens for its own row only", async () => {
    valor(await guardar());
    const volcado = JSON.stringify((await sql<object>`select * from escaneos`.execute(mundo.db)).rows);
    // Whole words only: encrypted text is a random mix of letters and digits.
    expect(volcado).not.toMatch(/\b(72|reposo|camara|11\.2)\b/);
    const otra = await mundo.persona();
    valor(await guardar(A_MANO, { de: otra.idPersona }));
    const [escaneo] = (await filas()).filter((fila) => fila.id_persona === idPersona);
    await mundo.db
      .updateTable("escaneos")
      .set({ pulso_cerrado: escaneo!.pulso_cerrado })
      .where("id_persona", "=", otra.idPersona)
      .execute();
    expect(valor(await ver(otra.idPersona))).toMatchObject([{ pulso: null }]);
  });

  it("is closed anew with another key, and what nobody can open is said to be there", async () => {
    valor(await guardar());
    mundo.reloj.avanzar(1);
    const { idEscaneo } = valor(await guardar(A_MANO));
    const otro = await mundo.otroProceso({ secretoDeRespuestas: ["llave-nueva", "respuestas-de-prueba"] });
    const sinLaVieja = await mundo.otroProceso({ secretoDeRespuestas: "llave-nueva" });
    const pulsos = async () =>
      valor(await sinLaVieja.services.medicion.ver({ idPersona, canal: "web" })).map(({ pulso }) => pulso);
    expect(await pulsos()).toEqual([null, null]);
    await mundo.db
      .updateTable("escaneos")
      .set({ pulso_cerrado: "perdida" })
      .where("id_escaneo", "=", idEscaneo)
      .execute();
    expect(valor(await otro.acts.respuestas.cerrar({ operador: "ana" }))).toEqual({
      ...{ cerrados: 1, alDia: 0, ilegibles: 1 },
    });
    expect(valor(await otro.acts.respuestas.cerrar({ operador: "ana" }))).toMatchObject({ alDia: 1 });
    expect(await pulsos()).toEqual([null, DE_CAMARA]);
    valor(await medicion.borrar({ idPersona, idEscaneo }));
    expect(await pulsos()).toEqual([DE_CAMARA]);
  });

  it("is in the copy of their data, in words, and goes with their account", async () => {
    valor(await guardar());
    const copia = await cuentas.verMisDatos({ idPersona, canal: "web", accion: "copia" });
    expect(aJson(copia).datos.escaneos![0]!.pulso_cerrado).toBe(
      "72 latidos por minuto, con la cámara (25 s, 29.8 imágenes por segundo de 640 × 480, señal de 11.2 dB). En reposo.",
    );
    await mundo.db
      .insertInto("eliminaciones")
      .values({
        id_eliminacion: "e",
        id_persona: idPersona,
        estado: "pedida",
        pedida_en: mundo.reloj.ahora.toISOString(),
        ejecutar_en: mundo.reloj.ahora.toISOString(),
        cerrada_en: null,
      })
      .execute();
    await mundo.job("eliminar-cuentas");
    expect(await filas()).toEqual([]);
  });

  it("is deleted after two years, and not a day before", async () => {
    valor(await guardar());
    mundo.reloj.avanzar(729 * 24 * 60);
    await mundo.job("limpiar");
    expect(await filas()).toHaveLength(1);
    mundo.reloj.avanzar(2 * 24 * 60);
    await mundo.job("limpiar");
    expect(await filas()).toEqual([]);
  });

  it("waits closed in a browser whose person is still to say who they are", () => {
    const apartada = medicion.apartar(DE_CAMARA);
    // The measurement is readable neither in the row nor in its decoded base64.
    for (const texto of [apartada, Buffer.from(apartada, "base64url").toString("latin1")])
      expect(texto).not.toContain("camara");
    expect(medicion.apartada(apartada)).toEqual(DE_CAMARA);
    expect(medicion.apartada(`A${apartada}`)).toBeNull();
    expect(medicion.apartada("72")).toBeNull();
  });
});

describe("/v2/escaneos", () => {
  const versionDeDatos = vigente("DATOS_DEL_ESCANER").version;
  const pedir = async (metodo: string, cuerpo?: unknown, idempotencia?: string) =>
    llamar(metodo, "/escaneos", {
      clave: CLAVES_DE_API.private,
      token: (await abrirSesion(idPersona)).token,
      cuerpo,
      ...(idempotencia && { cabeceras: { "idempotency-key": idempotencia } }),
    });

  it("keeps one with the consent, and gives it back with what it may miss by", async () => {
    expect((await pedir("POST", { pulso: DE_CAMARA })).estado).toBe(400);
    expect((await pedir("POST", { pulso: DE_CAMARA, versionDeDatos: "2020-01" })).estado).toBe(409);
    const { estado, cuerpo } = await pedir("POST", { pulso: DE_CAMARA, versionDeDatos });
    expect([estado, cuerpo.data]).toMatchObject([
      201,
      {
        latidosPorMinuto: 72,
        intervalo: { desde: 67, hasta: 77 },
        franja: "habitual",
        otraMirada: null,
        pulso: DE_CAMARA,
      },
    ]);
    expect((await pedir("POST", { pulso: A_MANO })).estado).toBe(201);
    const { data } = (await pedir("GET")).cuerpo;
    expect((data.escaneos as unknown as object[]).length).toBe(2);
    expect(data.ilegibles).toBe(0);
    await mundo.db.updateTable("escaneos").set({ pulso_cerrado: "perdida" }).execute();
    expect((await pedir("GET")).cuerpo.data).toEqual({ escaneos: [], ilegibles: 2 });
    expect(await accesos()).toContain("escaneos-vistos");
  });

  it.each([
    ["bajo", { ...A_MANO, contados: 20, contexto: "reposo" }, "Cuenta otra vez."],
    ["alto", { ...A_MANO, contados: 60, contexto: "reposo" }, "Cuenta otra vez."],
  ])(
    "beside a pulse that is %s says to rest, to repeat it and whom to call",
    async (franja, pulso, repite) => {
      const { cuerpo } = await pedir("POST", { pulso, versionDeDatos });
      expect(cuerpo.data).toMatchObject({
        franja,
        otraMirada: {
          pasos: [expect.stringContaining("descansa"), repite, expect.stringContaining("profesional")],
          ayuda: [{ telefono: "106" }, { telefono: "116" }],
        },
      });
    },
  );

  it("sent again under its key is told again, with one line a day", async () => {
    const cuerpo = { pulso: DE_CAMARA, versionDeDatos };
    const [primera, ...otras] = [
      await pedir("POST", cuerpo, "una-sola-vez"),
      await pedir("POST", cuerpo, "una-sola-vez"),
      await pedir("POST", cuerpo, "una-sola-vez"),
    ];
    for (const otra of otras) expect([otra.estado, otra.texto]).toEqual([201, primera.texto]);
    expect(await accesos()).toEqual(["escaneos-vistos"]);
  });

  it("deletes one of theirs, and all of them", async () => {
    const ids: string[] = [];
    for (const pulso of [DE_CAMARA, A_MANO, A_MANO]) {
      ids.push(String((await pedir("POST", { pulso, versionDeDatos })).cuerpo.data.idEscaneo));
    }
    const borrar = async (ruta: string, de = idPersona) =>
      llamar("DELETE", `/escaneos${ruta}`, {
        ...{ clave: CLAVES_DE_API.private, token: (await abrirSesion(de)).token },
      });
    const otra = await mundo.persona();
    expect((await borrar(`/${ids[0]}`, otra.idPersona)).estado).toBe(404);
    expect((await borrar(`/${ids[0]}`)).estado).toBe(204);
    expect((await borrar(`/${ids[0]}`)).estado).toBe(404);
    expect((await borrar("", otra.idPersona)).estado).toBe(204);
    expect(await filas()).toHaveLength(2);
    expect((await borrar("")).estado).toBe(204);
    expect(await filas()).toEqual([]);
  });

  it("takes no picture, under whatever name, and nothing doubtful", async () => {
    const con = (mas: object) =>
      pedir("POST", { pulso: { ...DE_CAMARA, ...mas }, versionDeDatos }).then(({ estado }) => estado);
    expect(await con({ imagen: "data:image/png;base64,AAAA" })).toBe(400);
    expect(await con({ pixeles: [1, 2, 3] })).toBe(400);
    expect(await con({ senalSobreRuido: 1 })).toBe(400);
    expect(await con({ latidosPorMinuto: "72" })).toBe(400);
    expect(await con({ latidosPorMinuto: 1e9 })).toBe(400);
    expect(await filas()).toEqual([]);
  });
});
