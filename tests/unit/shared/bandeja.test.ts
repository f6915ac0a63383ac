import { describe, expect, it } from "vitest";
import { makeBandeja, type Estante } from "../../../app/shell/bandeja/bandeja";

const PREGUNTA = "/pregunta";
const texto = (en: number) => JSON.stringify({ en });
const enDe = (envio: string) => (JSON.parse(envio) as { en: number }).en;

/** Two pages of one browser with one store of waiting forms, which replaces no newer text than the one sent. */
function escena({ lleno = false } = {}) {
  const guardados: string[] = [];
  const enviados: number[] = [];
  const estante: Estante = {
    claves: () => (guardados.length > 0 ? [PREGUNTA] : []),
    leer: () => guardados.at(-1) ?? null,
    guardar: (_, envio) => (lleno ? Promise.reject(new Error("full")) : void guardados.push(envio)),
    soltar: (_, envio) => void guardados.splice(0, guardados.indexOf(envio) + 1),
  };
  const alEnviar = { hacer: () => {} };
  const bandeja = makeBandeja({
    estante,
    enFila: true,
    masNuevo: (a, b) => (enDe(b) > enDe(a) ? b : a),
    enviar(envio) {
      enviados.push(enDe(envio));
      alEnviar.hacer();
      return Promise.resolve({ status: 204 });
    },
  });
  return { alEnviar, bandeja, enviados, guardados };
}

describe("what two pages keep under one name", () => {
  it("keeps what another page put there while the older one was sent", async () => {
    const { alEnviar, bandeja, enviados, guardados } = escena();
    await bandeja.anotar(PREGUNTA, texto(1));
    alEnviar.hacer = () => {
      alEnviar.hacer = () => {};
      guardados.push(texto(2));
    };
    await bandeja.vaciar();
    expect([enviados, guardados]).toEqual([[1], [texto(2)]]);
    await bandeja.vaciar();
    expect([enviados, guardados]).toEqual([[1, 2], []]);
  });

  it("sends nothing older after what another page kept later", async () => {
    const { bandeja, enviados, guardados } = escena({ lleno: true });
    await bandeja.anotar(PREGUNTA, texto(1));
    guardados.push(texto(2));
    await bandeja.vaciar();
    await bandeja.vaciar();
    expect(enviados).toEqual([2]);
    expect(bandeja.quedaGuardado()).toBe(true);
  });

  it("sends what this page has, where it is the newer one", async () => {
    const { bandeja, enviados, guardados } = escena({ lleno: true });
    guardados.push(texto(1));
    await bandeja.anotar(PREGUNTA, texto(2));
    await bandeja.vaciar();
    expect([enviados, guardados]).toEqual([[2], []]);
  });
});
