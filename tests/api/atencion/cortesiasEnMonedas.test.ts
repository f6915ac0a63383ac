import { beforeEach, describe, expect, it } from "vitest";
import { MONEDAS } from "../../../app/domain/atencion/aprobaciones/aprobacion";
import { ROLES } from "../../../app/domain/equipo/derechos/derechos";
import type { Miembro } from "../../../app/domain/equipo/derechos/exigir";
import { makeMonedaRepository } from "../../../server/paquetes/repositories/monedas";
import { unMiembro } from "../../support/equipo";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, operador, db, reloj } = mundo;
const { atencion } = servicios;
const MOTIVO = "Se cayó la llamada";

let ana: Miembro;
let finanzas: Miembro;
let idPersona: number;
beforeEach(async () => {
  reloj.avanzar(1);
  ana = await unMiembro(mundo, "atencion");
  finanzas = await unMiembro(mundo, "finanzas");
  idPersona = (await mundo.persona()).idPersona;
});

const regalar = (cantidad: number, miembro = ana) =>
  atencion.regalarMonedas(miembro, { idPersona, cantidad, motivo: MOTIVO });
const pedir = (cantidad: number, miembro = ana) =>
  atencion.pedirAprobacion(miembro, {
    ...{ clase: "cortesia", idPersona, objeto: MONEDAS, cantidad, motivo: MOTIVO },
  });
const aprobar = (idAprobacion: string, miembro = finanzas) => atencion.aprobar(miembro, { idAprobacion });
const monedas = () => servicios.paquetes.monedas!.ver(idPersona);
const total = async () => (await monedas()).total;
const correos = async () =>
  (await db.selectFrom("correos").select("texto").where("id_persona", "=", idPersona).execute()).map(
    ({ texto }) => texto,
  );
const apagar = () => makeMonedaRepository(db).apagar(idPersona, true, reloj.ahora);

describe("a courtesy in coins", () => {
  it("is given alone up to 660, with a line of the registro, a mail, a notice and a word of the ledger", async () => {
    expect(rechazo(await regalar(661))).toBe("muchas-monedas");
    expect(await total()).toBe(0);
    valor(await regalar(660));
    expect(await monedas()).toMatchObject({ total: 660, movimientos: [{ motivo: "cortesia" }] });
    expect(
      await db
        .selectFrom("registro_de_equipo")
        .select(["accion", "motivo", "centimos", "id_cuenta"])
        .where("id_persona", "=", idPersona)
        .execute(),
    ).toEqual([
      {
        ...{ accion: "regalo-monedas", motivo: `660 monedas. ${MOTIVO}`, centimos: null },
        id_cuenta: ana.idCuenta,
      },
    ]);
    const [texto] = await correos();
    expect(texto).toContain("Te regalamos 660 monedas. Puedes usar 660 monedas hasta el");
    expect(texto).toContain("/recompensas/juego");
    expect(texto).not.toMatch(/Ana Torres|Se cayó/);
    const [aviso, ...otros] = await db.selectFrom("notificaciones").select("mensaje").execute();
    expect(aviso?.mensaje).toContain("Te regalamos 660 monedas.");
    expect(otros).toEqual([]);
    const accesos = await db.selectFrom("accesos_a_datos").select("accion").execute();
    expect(accesos).toEqual([{ accion: "monedas-dadas" }]);
  });

  it("is one of each person and month together with the bono, also from several tabs", async () => {
    const bono = { idPersona, especialidad: "psicologia", motivo: MOTIVO };
    const dadas = await aLaVez(4, (vez) => (vez % 2 ? regalar(10) : atencion.regalarBono(ana, bono)));
    expect(dadas.map(rechazo).sort()).toEqual(["aceptado", ...Array<string>(3).fill("una-por-mes")]);
    const { bonos } = await servicios.paquetes.verSaldo(idPersona);
    expect((await total()) / 10 + (bonos[0]?.cantidad ?? 0)).toBe(1);
    expect(await correos()).toHaveLength(1);
    expect(await atencion.verPosibles(ana, idPersona)).toMatchObject({
      ...{ regala: false, regalaMonedas: false, pideMonedas: true },
    });
    reloj.avanzar(31 * 24 * 60);
    ana = await unMiembro(mundo, "atencion");
    expect(await atencion.verPosibles(ana, idPersona)).toMatchObject({ regala: true, regalaMonedas: true });
    valor(await regalar(10));
  });

  it("wants a fresh proof, and a role that gives courtesies", async () => {
    const vencida = { ...ana, probadoEn: new Date(reloj.ahora.getTime() - 10 * 60_000) };
    expect(rechazo(await regalar(10, vencida))).toBe("prueba-vencida");
    for (const rol of ROLES) {
      const miembro = await unMiembro(mundo, rol);
      const da = ["atencion", "coordinacion"].includes(rol);
      if (!da) expect(rechazo(await regalar(10, miembro)), rol).toBe("sin-derecho");
      if (!da) expect(rechazo(await pedir(700, miembro)), rol).toBe("sin-derecho");
    }
    expect(await total()).toBe(0);
    valor(await regalar(10, await unMiembro(mundo, "coordinacion")));
  });

  it("above that is asked for once, and done once when two colleagues approve at the same moment", async () => {
    const pedidas = await aLaVez(3, () => pedir(1320));
    expect(pedidas.map(rechazo).sort()).toEqual(["aceptado", "ya-pedida", "ya-pedida"]);
    const [porDecidir] = valor(await atencion.verAprobaciones(finanzas)).porDecidir;
    expect(porDecidir).toMatchObject({ clase: "cortesia", cantidad: 1320, idPersona });
    const { idAprobacion } = porDecidir!;
    expect(rechazo(await aprobar(idAprobacion, { ...finanzas, dioCodigo: false }))).toBe("prueba-vencida");
    const otra = await unMiembro(mundo, "finanzas");
    const hechas = await aLaVez(4, (vez) => aprobar(idAprobacion, vez % 2 ? otra : finanzas));
    expect(hechas.map(rechazo).sort()).toEqual(["aceptado", ...Array<string>(3).fill("aprobacion-cerrada")]);
    expect(await total()).toBe(1320);
    expect(await correos()).toHaveLength(1);
    valor(await regalar(660));
  });

  it("stands in the registro by its number and words, and never as money", async () => {
    const { idAprobacion } = valor(await pedir(700));
    reloj.avanzar(1);
    valor(await aprobar(idAprobacion));
    const vistas = async (miembro: Miembro) =>
      valor(await servicios.equipo.verRegistro(miembro, {})).lineas.filter(
        (linea) => linea.idPersona === idPersona,
      );
    const palabras = `Regalar 700 monedas. Persona ${idPersona}. ${MOTIVO}`;
    const comun = { idAprobacion, motivo: palabras, centimos: null };
    expect(await vistas(finanzas)).toMatchObject([{ ...comun, accion: "aprobo" }]);
    expect(await vistas(ana)).toMatchObject([{ ...comun, accion: "pidio-aprobacion" }]);
    expect(await vistas(await unMiembro(mundo, "finanzas"))).toEqual([]);
  });

  it("pays first what the person owes, and says so", async () => {
    const acto = { operador: "ana", idPersona, motivo: "correccion" } as const;
    valor(await operador.quitarMonedas({ ...acto, cantidad: 100 }));
    valor(await regalar(660));
    expect(await total()).toBe(560);
    const [texto] = await correos();
    expect(texto).toContain("Con ellas pagaste 100 monedas que debías. Puedes usar 560 monedas hasta el");
  });

  it("is refused for a person who turned the game off, when it is asked for and when it is approved", async () => {
    const { idAprobacion } = valor(await pedir(700));
    await apagar();
    expect(rechazo(await regalar(10))).toBe("monedas-apagadas");
    expect(rechazo(await aprobar(idAprobacion))).toBe("monedas-apagadas");
    valor(await atencion.noAprobar(finanzas, { idAprobacion, palabra: "Apagó sus monedas" }));
    expect(rechazo(await pedir(700))).toBe("monedas-apagadas");
    expect(await total()).toBe(0);
    const bono = { idPersona, especialidad: "psicologia", motivo: MOTIVO };
    valor(await atencion.regalarBono(ana, bono));
  });

  it("is not there in an installation without coins", async () => {
    const { services } = await mundo.otroProceso({ monedas: false });
    const acto = { clase: "cortesia", idPersona, objeto: MONEDAS, cantidad: 700, motivo: MOTIVO } as const;
    const { idAprobacion } = valor(await pedir(700));
    const sin = services.atencion;
    const regalo = { idPersona, cantidad: 10, motivo: MOTIVO };
    expect(rechazo(await sin.regalarMonedas(ana, regalo))).toBe("sin-monedas");
    expect(rechazo(await sin.pedirAprobacion(ana, acto))).toBe("sin-monedas");
    expect(rechazo(await sin.aprobar(finanzas, { idAprobacion }))).toBe("sin-monedas");
    expect(await sin.verPosibles(ana, idPersona)).toMatchObject({
      ...{ regala: true, regalaMonedas: false, pideBonos: true, pideMonedas: false },
    });
  });

  it("is never of nobody", async () => {
    idPersona = 999_999;
    expect(rechazo(await regalar(10))).toBe("persona-no-existe");
    expect(rechazo(await pedir(700))).toBe("persona-no-existe");
  });
});
