import { createHmac } from "node:crypto";
import { describe, expect, it } from "vitest";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { makeCaminosIce } from "../../../server/agenda/videollamada/ice";
import { makeLlaves } from "../../../server/agenda/videollamada/llaves";
import { otrasFormas } from "../../support/firmas";
import { LUNES_8AM as ahora } from "../../support/constructores";

const llaves = makeLlaves("secreto-de-prueba");
const fin = sumarMinutos(ahora, 45);
const cita = { idCita: "cita-1", idEspecialista: "esp-lucia", fin };
/** Instant at which the video room closes. */
const hasta = sumarMinutos(ahora, 60);
const llave = llaves.firmar(cita);

describe("the key of a specialist", () => {
  it("opens its session until it ends, and not at that instant", () => {
    expect(llaves.idCitaDe(llave)).toBe("cita-1");
    expect(llaves.valeEn(llave, cita, ahora)).toBe(true);
    expect(llaves.valeEn(llave, cita, new Date(hasta.getTime() - 1))).toBe(true);
    expect(llaves.valeEn(llave, cita, hasta)).toBe(false);
  });

  it("opens no other session, and not this one once it is somebody else's", () => {
    expect(llaves.valeEn(llave, { ...cita, idCita: "cita-2" }, ahora)).toBe(false);
    expect(llaves.valeEn(llave, { ...cita, idEspecialista: "esp-otro" }, ahora)).toBe(false);
  });

  it("opens a session no more once it moved to another time, later or earlier", () => {
    for (const minutos of [-30, -5, 5, 7 * 24 * 60]) {
      const movida = { ...cita, fin: sumarMinutos(fin, minutos) };
      expect(llaves.valeEn(llave, movida, ahora), String(minutos)).toBe(false);
      expect(llaves.valeEn(llaves.firmar(movida), movida, ahora)).toBe(true);
    }
  });

  it("is known as its session's and its specialist's after a move, and as nobody else's", () => {
    expect(llaves.fueDe(llave, { idCita: "cita-1", idEspecialista: "esp-lucia" })).toBe(true);
    expect(llaves.fueDe(llave, { idCita: "cita-2", idEspecialista: "esp-lucia" })).toBe(false);
    expect(llaves.fueDe(llave, { idCita: "cita-1", idEspecialista: "esp-otro" })).toBe(false);
    for (const mala of otrasFormas(llave)) expect(llaves.fueDe(mala, cita), mala).toBe(false);
  });

  it("cannot be made longer, moved to another session or made with another secret", () => {
    const [, fin = "", firma = ""] = llave.split(".");
    const malas = [
      `cita-1.${Number(fin) + 1}.${firma}`,
      `cita-2.${fin}.${firma}`,
      `cita-1.${fin}.${firma.slice(0, -1)}`,
      `cita-1.${fin}.${"A".repeat(43)}`,
      makeLlaves("otro-secreto").firmar(cita),
      ...otrasFormas(llave),
      `${llave}.`,
      "",
      "..",
    ];
    for (const mala of malas) {
      const deEsaCita = { ...cita, idCita: llaves.idCitaDe(mala) ?? "cita-1" };
      expect(llaves.valeEn(mala, deEsaCita, ahora), mala).toBe(false);
    }
  });
});

describe("ICE servers", () => {
  const abiertos = [{ urls: ["stun:stun.example:3478"] }];

  it("are none by default", () => {
    expect(makeCaminosIce({ abiertos: [], turn: null })("conexion", hasta)).toEqual({
      servidoresIce: [],
      soloPorRelevo: false,
    });
  });

  it("carry a password of one connection that ends with its room, and never the secret", () => {
    const secreto = "el-secreto-del-turn";
    const servidores = makeCaminosIce({ abiertos, turn: { urls: ["turn:turn.example"], secreto } });
    const { servidoresIce: dados, soloPorRelevo } = servidores("conexion-1", hasta);
    expect(soloPorRelevo).toBe(false);
    const username = `${hasta.getTime() / 1000}:conexion-1`;
    expect(dados).toEqual([
      ...abiertos,
      {
        urls: ["turn:turn.example"],
        username,
        credential: createHmac("sha1", secreto).update(username).digest("base64"),
      },
    ]);
    expect(JSON.stringify(dados)).not.toContain(secreto);
    expect(servidores("conexion-2", hasta).servidoresIce).not.toEqual(dados);
  });

  it("lead only through the relay where no side may learn the other's address", () => {
    const turn = { urls: ["turn:turn.example"], secreto: "el-secreto-del-turn" };
    const dados = makeCaminosIce({ abiertos, turn, soloPorRelevo: true })("conexion-1", hasta);
    expect(dados.soloPorRelevo).toBe(true);
    expect(dados.servidoresIce.map(({ urls }) => urls)).toEqual([turn.urls]);
  });
});
