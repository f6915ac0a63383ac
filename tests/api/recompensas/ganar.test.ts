import { afterEach, describe, expect, it } from "vitest";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { lima } from "../../support/constructores";
import { carpetaDeContenido } from "../../support/contenido";
import { buscarRoturas } from "../../support/invariantes";
import { abrirMundo, aLaVez, valor } from "../../support/servicios";

const contenido = fuenteDeArchivos(carpetaDeContenido().carpeta);
const mundo = await abrirMundo({ contenido });
const { servicios, reloj, db } = mundo;
const { ponerAlDia } = servicios.recompensas.ganar!;
const monedas = servicios.paquetes.monedas!;

afterEach(async () => expect(await buscarRoturas(db, reloj.ahora)).toEqual([]));

/** A person who was in a workshop, at its end. */
async function trasElTaller() {
  reloj.ahora = lima("2026-11-30", "10:00");
  const { idPersona } = await mundo.persona();
  const fecha = "2026-12-01";
  valor(await servicios.talleres.inscribirse({ idPersona, url: "dibujar-el-mar", fecha }));
  reloj.ahora = lima(fecha, "19:05");
  valor(await servicios.talleres.registrarAsistencia({ idPersona, uid: "dibujar-el-mar", fecha }));
  reloj.ahora = lima(fecha, "20:00");
  return idPersona;
}

describe("earning coins", () => {
  it("brings the coins of an activity once, also by ten visits at once, with a reason to read", async () => {
    const idPersona = await trasElTaller();
    const dadas = await aLaVez(10, () => ponerAlDia(idPersona));
    expect(dadas.flat()).toHaveLength(1);
    const { total, lotes, movimientos } = await monedas.ver(idPersona);
    expect(total).toBe(30);
    expect(lotes).toMatchObject([{ quedan: 30 }]);
    expect(movimientos).toMatchObject([
      { motivo: "ganancia", razon: "Fuiste a un taller o una clase en vivo", cantidad: 30 },
    ]);
  });

  it("brings nothing again after the coins were spent, or the place was left out of the history", async () => {
    const idPersona = await trasElTaller();
    await ponerAlDia(idPersona);
    valor(
      await mundo.operador.quitarMonedas({
        ...{ operador: "ana", idPersona, cantidad: 30, motivo: "correccion" },
      }),
    );
    expect(await ponerAlDia(idPersona)).toEqual([]);
    expect((await monedas.ver(idPersona)).total).toBe(0);
  });

  it("reaches by night whoever did not come back", async () => {
    const idPersona = await trasElTaller();
    await mundo.job("logros-al-dia");
    expect((await monedas.ver(idPersona)).total).toBe(30);
  });
});

describe("coins of an activity", () => {
  const { deActividad } = servicios.recompensas.ganar!;
  const dicha = { monedas: 30, titulo: "Ir a un taller o una clase en vivo" };
  const delTaller = async (idPersona: number) => {
    const [accion] = await servicios.historial.acciones(idPersona, ["taller"]);
    const { clave, momento } = accion!;
    return { clase: "taller", id: clave.split(":")[1]!, momento } as const;
  };

  it("come once to the page after it, which tells them as often as it is read", async () => {
    const idPersona = await trasElTaller();
    const taller = await delTaller(idPersona);
    expect(await aLaVez(5, () => deActividad(idPersona, taller))).toEqual(Array(5).fill(dicha));
    expect(await ponerAlDia(idPersona)).toEqual([]);
    expect(await deActividad(idPersona, taller)).toEqual(dicha);
    expect((await monedas.ver(idPersona)).total).toBe(30);
    const deDespues = { ...taller, momento: new Date(reloj.ahora.getTime() + 1) };
    reloj.avanzar(1);
    expect(await deActividad(idPersona, deDespues), "they came before it").toBeNull();
  });

  it("are told as well when they came by night or on another page", async () => {
    const idPersona = await trasElTaller();
    await ponerAlDia(idPersona);
    expect(await deActividad(idPersona, await delTaller(idPersona))).toEqual(dicha);
  });

  it("are not told to a person who turned the game off, and wait for them", async () => {
    const idPersona = await trasElTaller();
    valor(await servicios.recompensas.ruleta!.apagar(idPersona, true));
    const taller = await delTaller(idPersona);
    expect(await deActividad(idPersona, taller)).toBeNull();
    expect((await monedas.ver(idPersona)).total).toBe(0);
    valor(await servicios.recompensas.ruleta!.apagar(idPersona, false));
    expect(await deActividad(idPersona, taller)).toEqual(dicha);
  });

  it("are not told of an activity that no rule pays, or above the limit of its day", async () => {
    const { idPersona } = await mundo.persona();
    reloj.ahora = lima("2026-12-01", "12:00");
    const ver = (id: string) => deActividad(idPersona, { clase: "video", id, momento: reloj.ahora });
    const vistos = [await ver("a"), await ver("b"), await ver("c"), await ver("d")];
    expect(vistos.map((visto) => visto?.monedas ?? 0)).toEqual([10, 10, 10, 0]);
    const deAntes = { clase: "ruta", id: "r", momento: lima("2026-10-01", "12:00") } as const;
    expect(await deActividad(idPersona, deAntes)).toBeNull();
  });
});

describe("an installation without coins", async () => {
  const sin = await abrirMundo({ monedas: false, contenido });

  it("gives none", () => {
    expect(sin.servicios.recompensas.ganar).toBeNull();
  });
});
