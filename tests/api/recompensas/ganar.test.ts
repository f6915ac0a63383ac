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

describe("an installation without coins", async () => {
  const sin = await abrirMundo({ monedas: false, contenido });

  it("gives none", () => {
    expect(sin.servicios.recompensas.ganar).toBeNull();
  });
});
