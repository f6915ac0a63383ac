import { describe, expect, it } from "vitest";
import { abrirApi, CLAVES_DE_API, type LlamadaDeApi } from "../../support/api";
import { lima } from "../../support/constructores";
import { abrirMundo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { llamar, abrirSesion } = abrirApi(mundo);
const RETO = "en-compania-2026-12";

/** Opens the challenges of December, and signs a person in from two devices. */
async function conDosDispositivos() {
  mundo.reloj.ahora = new Date(lima("2026-12-06", "00:00").getTime() - 1000);
  await mundo.producto.jobs.find(({ nombre }) => nombre === "campanias-al-dia")!.run();
  const { idPersona } = await mundo.persona();
  const tokens = [(await abrirSesion(idPersona)).token, (await abrirSesion(idPersona)).token] as const;
  const pedir = (metodo: string, que: string, llamada: Partial<LlamadaDeApi> = {}) =>
    llamar(metodo, `/campanias/${RETO}/${que}`, {
      clave: CLAVES_DE_API.private,
      token: tokens[0],
      ...llamada,
    });
  return { tokens, pedir };
}

describe("a challenge by /v2", () => {
  it("takes one check-in of a day from two devices, whatever day their clocks say", async () => {
    const { tokens, pedir } = await conDosDispositivos();
    const registrar = (lugar: 0 | 1, dia: string) =>
      pedir("POST", "checkin", {
        token: tokens[lugar],
        cuerpo: { dia, fechaHora: `${dia}T12:00:00Z` },
        cabeceras: { date: new Date(`${dia}T12:00:00Z`).toUTCString() },
      });
    const [una, dos] = await Promise.all([registrar(0, "2026-12-04"), registrar(1, "2026-12-06")]);
    expect([una.estado, dos.estado]).toEqual([201, 201]);
    expect([una.cuerpo.data.dia, dos.cuerpo.data.dia]).toEqual(["2026-12-05", "2026-12-05"]);
    expect([una.cuerpo.data.nuevo, dos.cuerpo.data.nuevo].filter(Boolean)).toHaveLength(1);
    mundo.reloj.ahora = lima("2026-12-06", "00:00");
    expect((await registrar(1, "2026-12-05")).cuerpo.data).toEqual({ dia: "2026-12-06", nuevo: true });
  });

  it("tells the state and the calendar, and validates by a code", async () => {
    const { pedir } = await conDosDispositivos();
    await pedir("POST", "checkin");
    expect((await pedir("GET", "estado")).cuerpo.data).toEqual({
      ...{ idCampania: RETO, titulo: "Cinco días en compañía", abierta: true, meta: 5, racha: 1 },
      ...{ mejorRacha: 1, registradoHoy: true, enPausa: false, alcanzada: false, validada: false },
      monedas: null,
    });
    const { dias } = (await pedir("GET", "historial")).cuerpo.data as unknown as { dias: { dia: string }[] };
    expect(dias).toHaveLength(31);
    expect(dias.slice(3, 6)).toEqual([
      { dia: "2026-12-04", estado: "sin-registrar" },
      { dia: "2026-12-05", estado: "registrado" },
      { dia: "2026-12-06", estado: "por-venir" },
    ]);
    const pedido = { operador: "ana", idCampania: RETO, usos: 1 };
    const { codigo } = valor(await mundo.producto.acts.campanias.darCodigo(pedido));
    const mala = await pedir("POST", "validacion", { cuerpo: { codigo: "NADA" } });
    expect([mala.estado, mala.cuerpo.error!.code]).toEqual([400, "codigo-no-vale"]);
    const cuerpo = { codigo: ` ${codigo.slice(0, 4).toLowerCase()}-${codigo.slice(4)} ` };
    expect((await pedir("POST", "validacion", { cuerpo })).cuerpo.data).toEqual({ validada: true });
    expect((await pedir("GET", "estado")).cuerpo.data.validada).toBe(true);
  });
});
