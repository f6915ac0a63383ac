import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { aJson } from "../../../app/domain/cuentas/misDatos/copia";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { lima } from "../../support/constructores";
import { carpetaDeContenido } from "../../support/contenido";
import { buscarRoturas } from "../../support/invariantes";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";

const contenido = fuenteDeArchivos(carpetaDeContenido().carpeta);
const mundo = await abrirMundo({ contenido });
const { servicios, operador, reloj, db } = mundo;
const { donar, ver } = servicios.recompensas.donaciones!;
const monedas = servicios.paquetes.monedas!;
const CAUSA = "demostracion";
const CLAVE = "camino-de-prueba-24";
const ULTIMO_DIA = "2027-10-31";

afterEach(async () => expect(await buscarRoturas(db, reloj.ahora)).toEqual([]));

async function conMonedas(cantidad: number) {
  const { idPersona } = await mundo.persona();
  valor(await operador.darMonedas({ operador: "ana", idPersona, cantidad, motivo: "cortesia" }));
  return idPersona;
}
const pedir = (idPersona: number, cantidad: number, idDonacion: string = randomUUID()) =>
  donar({ idPersona, idDonacion, causa: CAUSA, cantidad });
const total = async (idPersona: number) => (await monedas.ver(idPersona)).total;
const publico = async (idPersona: number) => (await ver(idPersona, null)).causas[0]!.total;

describe("a donation of coins", () => {
  it("takes the coins, and says so in the ledger and to its person only", async () => {
    const idPersona = await conMonedas(100);
    const { idDonacion } = valor(await pedir(idPersona, 40));
    const { total: quedan, movimientos } = await monedas.ver(idPersona);
    expect(quedan).toBe(60);
    expect(movimientos).toContainEqual(
      expect.objectContaining({
        motivo: "donacion",
        cantidad: -40,
        razon: "Donaste a «Causa de demostración: sesiones para quien las necesita»",
      }),
    );
    expect((await ver(idPersona, idDonacion)).donada).toMatchObject({ cantidad: 40 });
    expect((await ver(await conMonedas(1), idDonacion)).donada).toBeNull();
  });

  it("sent twice, also at once, is one donation", async () => {
    const idPersona = await conMonedas(100);
    const idDonacion = randomUUID();
    const resultados = await aLaVez(5, () => pedir(idPersona, 40, idDonacion));
    expect(resultados.map(rechazo)).toEqual(Array(5).fill("aceptado"));
    expect(await total(idPersona)).toBe(60);
    expect(rechazo(await pedir(idPersona, 41, idDonacion))).toBe("donacion-no-existe");
    const otra = await conMonedas(100);
    expect(rechazo(await pedir(otra, 40, idDonacion))).toBe("donacion-no-existe");
    expect(await total(otra)).toBe(100);
  });

  it("never takes more than there is: ten of 30 at once with 100 coins are three", async () => {
    const idPersona = await conMonedas(100);
    const resultados = await aLaVez(10, () => pedir(idPersona, 30));
    expect(resultados.filter(({ ok }) => ok)).toHaveLength(3);
    expect(resultados.map(rechazo)).toContain("donacion-sin-monedas");
    expect(await total(idPersona)).toBe(10);
  });

  it("is taken until the end of the last day of its cause, and not after it", async () => {
    const idPersona = await conMonedas(100);
    reloj.ahora = lima(ULTIMO_DIA, "23:59");
    valor(await pedir(idPersona, 1));
    reloj.avanzar(1);
    expect(rechazo(await pedir(idPersona, 1))).toBe("causa-cerrada");
    expect((await ver(idPersona, null)).causas).toEqual([]);
  });

  it("is refused for an unknown cause, and for a person who turned the game off", async () => {
    const idPersona = await conMonedas(100);
    const desconocida = { idPersona, idDonacion: randomUUID(), causa: "nada", cantidad: 1 };
    expect(rechazo(await donar(desconocida))).toBe("causa-cerrada");
    valor(await servicios.recompensas.ruleta!.apagar(idPersona, true));
    expect(rechazo(await pedir(idPersona, 1))).toBe("donacion-con-el-juego-apagado");
    expect(await total(idPersona)).toBe(100);
  });
});

describe("the coins of a cause", () => {
  it("are shown when five people gave, however often each of them did; the operator reads them before", async () => {
    const personas: number[] = [];
    for (let n = 0; n < 4; n++) personas.push(await conMonedas(50));
    for (const idPersona of [...personas, ...personas]) valor(await pedir(idPersona, 10));
    expect(await publico(personas[0]!)).toBeNull();
    const antes = valor(await operador.verMonedasDonadas({ operador: "ana" }));
    expect(antes).toEqual([{ uidDeCausa: CAUSA, monedas: 80, donantes: 4 }]);
    valor(await pedir(await conMonedas(50), 20));
    expect(await publico(personas[0]!)).toBe(100);
  });
});

describe("the data of a person who gave coins and owes some", () => {
  it("are in their copy, and do not keep their account from being deleted; the cause keeps its coins", async () => {
    const { idPersona } = await mundo.persona({ claveHash: await cifrarClave(CLAVE) });
    const acto = { operador: "ana", idPersona, motivo: "correccion" } as const;
    valor(await operador.darMonedas({ ...acto, cantidad: 100 }));
    valor(await pedir(idPersona, 40));
    valor(await operador.quitarMonedas({ ...acto, cantidad: 90 }));
    const { cuentas } = servicios;
    const { datos } = aJson(await cuentas.verMisDatos({ idPersona, canal: "web", accion: "copia" }));
    expect(datos.donaciones_de_monedas).toMatchObject([
      { nombre_de_causa: "Causa de demostración: sesiones para quien las necesita", cantidad: 40 },
    ]);
    expect(datos.reversiones_de_monedas).toMatchObject([{ cantidad: 90, debe: 30, motivo: "correccion" }]);
    expect(datos.monedas).toMatchObject([{ cantidad: 0, debe: 30 }]);

    const quien = { idPersona, idAcceso: "ninguno", canal: "web" } as const;
    valor(await cuentas.pedirEliminacion({ ...quien, clave: CLAVE }));
    reloj.avanzar(7 * 24 * 60);
    await mundo.job("eliminar-cuentas");
    const { email } = await db
      .selectFrom("personas")
      .select("email")
      .where("id_persona", "=", idPersona)
      .executeTakeFirstOrThrow();
    expect(email).not.toContain("@prueba");
    expect(valor(await operador.verMonedasDonadas({ operador: "ana" }))).toEqual([
      { uidDeCausa: CAUSA, monedas: 40, donantes: 1 },
    ]);
    expect(await monedas.ver(idPersona)).toMatchObject({ total: 0, debe: 30 });
  });
});

describe("an installation without coins", async () => {
  const sin = await abrirMundo({ monedas: false, contenido });

  it("takes no donation", () => {
    expect(sin.servicios.recompensas.donaciones).toBeNull();
  });
});
