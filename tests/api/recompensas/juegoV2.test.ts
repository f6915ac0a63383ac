import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { revisarRonda, type JugadaPublica } from "../../../app/domain/recompensas/ruleta/prueba";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { DIGESTOS } from "../../../server/recompensas/ruleta/digestos";
import { makeJugadaDeRuletaRepository } from "../../../server/recompensas/repositories/jugadasDeRuleta";
import { abrirApi, CLAVES_DE_API, type LlamadaDeApi } from "../../support/api";
import { lima } from "../../support/constructores";
import { carpetaDeContenido } from "../../support/contenido";
import { abrirMundo, ORIGEN, valor } from "../../support/servicios";

/** A round in which each play wins an object. */
const RONDA = `uid: de-prueba
titulo: "Ruleta de prueba"
desde: "2026-12-01"
giranPor: [taller]
girosPorDia: 5
premios:
  - uid: una-taza
    nombre: "Una taza"
    partes: 10000
    da: { clase: objeto, valorEnCentimos: 2000, recojo: "En la oficina." }
bases: ["Se juega."]
`;
const carpeta = carpetaDeContenido();
carpeta.borrar("rondas/del-mes.yaml");
carpeta.escribir("rondas/de-prueba.yaml", RONDA);
const mundo = await abrirMundo({ contenido: fuenteDeArchivos(carpeta.carpeta) });
const { llamar, abrirSesion } = abrirApi(mundo);
const DE_PRUEBA = "de-prueba-2026-12";
const PAUSAS = [1, 7, 30, 180];

beforeEach(async () => {
  mundo.reloj.ahora = lima("2026-12-01", "09:00");
  await mundo.job("rondas-de-ruleta");
});

/** A person who calls `/v2`, with coins. */
async function conToken(monedas = 0) {
  const { idPersona } = await mundo.persona();
  if (monedas > 0) {
    const dadas = { operador: "ana", idPersona, cantidad: monedas, motivo: "cortesia" } as const;
    valor(await mundo.operador.darMonedas(dadas));
  }
  const { token } = await abrirSesion(idPersona);
  const pedir = (metodo: string, ruta: string, cuerpo?: unknown, mas: Partial<LlamadaDeApi> = {}) =>
    llamar(metodo, ruta, { clave: CLAVES_DE_API.private, token, cuerpo, ...mas });
  return { idPersona, pedir };
}

const leerPublica = (ruta: string) => llamar("GET", ruta, { clave: CLAVES_DE_API.public });

const codigoDe = ({ estado, cuerpo }: Awaited<ReturnType<typeof llamar>>) => [estado, cuerpo.error?.code];

describe("the game by /v2", () => {
  it("is turned off and on, limited and paused, and keeps no birth date", async () => {
    const { pedir } = await conToken();
    const nada = {
      ...{ apagado: false, girosPorDia: null, enPausaHasta: null, faltaNacimiento: true },
      pausasEnDias: PAUSAS,
    };
    expect((await pedir("GET", "/juego")).cuerpo.data).toEqual(nada);
    expect((await pedir("PUT", "/juego", { apagado: true })).cuerpo.data).toMatchObject({ apagado: true });
    expect((await pedir("GET", "/causas")).cuerpo.data.monedas).toBeNull();
    expect((await pedir("PUT", "/juego", { apagado: false })).cuerpo.data).toEqual(nada);
    expect((await pedir("PUT", "/juego/limite", { girosPorDia: 2 })).cuerpo.data).toMatchObject({
      girosPorDia: 2,
    });
    const nacida = await pedir("POST", "/juego/nacimiento", { nacimiento: "1990-05-17" });
    expect(nacida.cuerpo.data).toMatchObject({ faltaNacimiento: false });
    expect(nacida.texto).not.toContain("1990");
    expect(codigoDe(await pedir("POST", "/juego/nacimiento", { nacimiento: "1991-05-17" }))).toEqual([
      409,
      "nacimiento-ya-dicho",
    ]);
    const pausa = await pedir("POST", "/juego/pausa", { dias: 7 });
    expect(pausa.cuerpo.data.enPausaHasta).toBe(lima("2026-12-08", "09:00").toISOString());
    expect(codigoDe(await pedir("POST", "/juego/pausa", { dias: 1 }))).toEqual([409, "pausa-no-se-acorta"]);
    expect((await pedir("GET", "/ruleta")).cuerpo.data.motivo).toBe("juego-en-pausa");
  });

  it("starts one pause for one key, whenever the second sending arrives", async () => {
    const { pedir } = await conToken();
    const cabeceras = { "idempotency-key": randomUUID() };
    const primera = await pedir("POST", "/juego/pausa", { dias: 7 }, { cabeceras });
    mundo.reloj.avanzar(5);
    const segunda = await pedir("POST", "/juego/pausa", { dias: 7 }, { cabeceras });
    expect(segunda.cuerpo.data).toEqual(primera.cuerpo.data);
    expect((await pedir("GET", "/juego")).cuerpo.data.enPausaHasta).toBe(primera.cuerpo.data.enPausaHasta);
  });

  it.each([
    ["PUT", "/juego", "apagado", ["si", 1, null, [], {}]],
    ["PUT", "/juego/limite", "girosPorDia", [0, 11, 1.5, "muchos", null, {}, "1e400"]],
    ["POST", "/juego/pausa", "dias", [0, 2, -7, "siempre", null, {}, 1e308]],
    ["POST", "/juego/nacimiento", "nacimiento", ["ayer", "2026-02-30", 19900517, null, [], "9999-99-99"]],
    ["POST", "/donaciones", "cantidad", [0, -5, 1.5, "50", 1e12, null, [], {}]],
  ])(
    "answers %s %s with a field and a Spanish message to a hostile %s",
    async (metodo, ruta, campo, malos) => {
      const { pedir } = await conToken(100);
      for (const malo of malos) {
        const bien = ruta === "/donaciones" ? { idDonacion: randomUUID(), causa: "demostracion" } : {};
        const { estado, cuerpo } = await pedir(metodo, ruta, { ...bien, [campo]: malo });
        expect([estado, cuerpo.error], `${ruta} ${JSON.stringify(malo)}`).toMatchObject([
          400,
          { code: "datos-invalidos", campos: [{ campo }] },
        ]);
      }
      expect((await pedir("GET", "/juego")).cuerpo.data).toMatchObject({ apagado: false, girosPorDia: null });
      expect((await pedir("GET", "/monedas")).cuerpo.data.total).toBe(100);
    },
  );
});

describe("donations by /v2", () => {
  it("show the causes, take the coins once for an id, and no more than the person has", async () => {
    const { pedir } = await conToken(100);
    const { monedas, causas } = (await pedir("GET", "/causas")).cuerpo.data as unknown as {
      monedas: number;
      causas: object[];
    };
    expect(monedas).toBe(100);
    expect(causas).toMatchObject([{ uid: "demostracion", hasta: "2027-10-31", total: null }]);
    const donacion = { idDonacion: randomUUID(), causa: "demostracion", cantidad: 40 };
    const primera = await pedir("POST", "/donaciones", donacion);
    expect([primera.estado, primera.cuerpo.data]).toEqual([201, donacion]);
    expect((await pedir("POST", "/donaciones", donacion)).cuerpo.data).toEqual(donacion);
    expect((await pedir("GET", "/causas")).cuerpo.data.monedas).toBe(60);
    const otra = { ...donacion, idDonacion: randomUUID() };
    expect(codigoDe(await pedir("POST", "/donaciones", { ...otra, cantidad: 61 }))).toEqual([
      409,
      "donacion-sin-monedas",
    ]);
    expect(codigoDe(await pedir("POST", "/donaciones", { ...otra, causa: "ninguna" }))).toEqual([
      409,
      "causa-cerrada",
    ]);
    await pedir("PUT", "/juego", { apagado: true });
    expect(codigoDe(await pedir("POST", "/donaciones", otra))).toEqual([
      409,
      "donacion-con-el-juego-apagado",
    ]);
  });
});

describe("the rounds by /v2", () => {
  it("give a program all that checks each play, and a person their plays and prizes", async () => {
    const { idPersona, pedir } = await conToken();
    await pedir("POST", "/juego/nacimiento", { nacimiento: "1990-05-17" });
    const dias = ["2026-12-01", "2026-12-02", "2026-12-03"];
    await makeJugadaDeRuletaRepository(mundo.db).ganarGiros(DE_PRUEBA, idPersona, dias, mundo.reloj.ahora);
    for (const dia of dias) {
      const { estado } = await pedir("POST", "/ruleta/jugadas", { idJugada: randomUUID(), palabra: "mar" });
      expect(estado, dia).toBe(201);
    }
    const propias = (await pedir("GET", "/ruleta/jugadas")).cuerpo.data;
    expect(propias).toMatchObject({
      palabra: "mar",
      jugadas: [{ numero: 3, premio: "una-taza", recogidoEn: null }, { numero: 2 }, { numero: 1 }],
    });
    const { premios } = (await pedir("GET", "/ruleta/premios")).cuerpo.data as unknown as {
      premios: { codigo: string }[];
    };
    expect(premios).toHaveLength(3);
    expect(premios[0]).toMatchObject({ nombre: "Una taza", recojo: "En la oficina." });
    const ajenas = (await conToken()).pedir;
    expect((await ajenas("GET", "/ruleta/premios")).cuerpo.data.premios).toEqual([]);

    const abierta = await leerPublica(`/ruleta/rondas/${DE_PRUEBA}`);
    expect(abierta.cuerpo.data).toMatchObject({ semilla: null, jugadas: 3, bases: ["Se juega."] });
    expect(abierta.texto).not.toContain("mar");
    mundo.reloj.ahora = lima("2027-01-01", "00:00");
    await mundo.job("rondas-de-ruleta");
    const cerrada = await leerPublica(`/ruleta/rondas/${DE_PRUEBA}`);
    const ronda = cerrada.cuerpo.data as unknown as Parameters<typeof revisarRonda>[1];
    expect(ronda).toMatchObject({
      anterior: null,
      siguiente: "de-prueba-2027-01",
      comprobar: {
        pagina: `${ORIGEN}/recompensas/ruleta/${DE_PRUEBA}`,
        python: `${ORIGEN}/ruleta/comprobar.py`,
      },
    });
    const lista = await leerPublica(`/ruleta/rondas/${DE_PRUEBA}/jugadas`);
    const { jugadas, siguiente } = lista.cuerpo.data as unknown as {
      jugadas: JugadaPublica[];
      siguiente: number | null;
    };
    expect(siguiente).toBeNull();
    expect(revisarRonda(DIGESTOS, ronda, jugadas)).toBeNull();
    expect(lista.texto).not.toMatch(/"mar"|idPersona|una-persona/);
    const despues = await leerPublica(`/ruleta/rondas/${DE_PRUEBA}/jugadas?despuesDe=2`);
    expect(despues.cuerpo.data.jugadas).toMatchObject([{ numero: 3 }]);
    const { token } = await abrirSesion(idPersona);
    const { cuerpo } = await llamar("GET", "/ruleta/rondas", { clave: CLAVES_DE_API.private, token });
    expect(cuerpo.data.rondas).toMatchObject([{ idRonda: DE_PRUEBA }]);
  });

  it("that are not there, and places that are none, are refused in Spanish", async () => {
    expect(codigoDe(await leerPublica("/ruleta/rondas/ninguna"))).toEqual([404, "ruleta-cerrada"]);
    expect(codigoDe(await leerPublica("/ruleta/rondas/ninguna/jugadas"))).toEqual([404, "ruleta-cerrada"]);
    expect((await leerPublica("/ruleta/rondas/a%27%20or%201=1")).estado).toBe(400);
    for (const lugar of ["-1", "1e9", "uno", "99999999999999999999"]) {
      const mala = await leerPublica(`/ruleta/rondas/${DE_PRUEBA}/jugadas?despuesDe=${lugar}`);
      expect(mala.cuerpo.error, lugar).toMatchObject({ code: "datos-invalidos" });
    }
  });
});
