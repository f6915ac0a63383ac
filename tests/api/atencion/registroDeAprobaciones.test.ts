import { beforeEach, describe, expect, it } from "vitest";
import type { Miembro } from "../../../app/domain/equipo/derechos/exigir";
import { soles } from "../../../app/domain/shared/dinero";
import { guardarPaquete } from "../../../server/paquetes/repositories/compras";
import { unPaquete } from "../../support/constructores";
import { unMiembro } from "../../support/equipo";
import { notificacionDe } from "../../support/pasarelaFalsa";
import { abrirMundo, ORIGEN, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, db, pasarela, reloj } = mundo;
const { atencion, equipo } = servicios;
const PAQUETE = unPaquete({ idPaquete: "caro", precioCentimos: 240_00 });
const MOTIVO = "No le llegó su paquete";

let ana: Miembro;
let finanzas: Miembro;
beforeEach(async () => {
  reloj.avanzar(1);
  await guardarPaquete(db, PAQUETE);
  ana = await unMiembro(mundo, "atencion");
  finanzas = await unMiembro(mundo, "finanzas");
});

/** Asks for the refund of a new paid pack. */
async function pedirDevolucion() {
  const { idPersona } = await mundo.persona();
  const { idPedido } = valor(await servicios.paquetes.crearPedido({ idPersona, idPaquete: "caro" }));
  const { idCobro } = valor(
    await servicios.paquetes.pagarConTarjeta({ idPersona, idPedido, origen: ORIGEN }),
  );
  await servicios.ventas.recibirNotificacion(notificacionDe(pasarela.pagar(idCobro, "aprobado").idPago));
  const acto = { clase: "devolucion", idPersona: null, objeto: idPedido, cantidad: 0 } as const;
  const { idAprobacion } = valor(await atencion.pedirAprobacion(ana, { ...acto, motivo: MOTIVO }));
  return { idPersona, idPedido, idAprobacion };
}
async function pedirBonos(idPersona: number) {
  const acto = { clase: "cortesia", idPersona, objeto: "psicologia", cantidad: 3 } as const;
  return valor(await atencion.pedirAprobacion(ana, { ...acto, motivo: MOTIVO }));
}
const aprobar = (idAprobacion: string) => atencion.aprobar(finanzas, { idAprobacion });
const noAprobar = (idAprobacion: string) =>
  atencion.noAprobar(finanzas, { idAprobacion, palabra: "Ya tuvo uno" });

describe("the registro of approvals", () => {
  /** Lines of a person on the first page of a member. The clock moves on, so that they are the newest. */
  const vistas = async (miembro: Miembro, idPersona: number) =>
    valor(await equipo.verRegistro(miembro, {})).lineas.filter((linea) => linea.idPersona === idPersona);

  it("shows Finanzas the money that an approval moved, and no request as money", async () => {
    const { idAprobacion, idPersona, idPedido } = await pedirDevolucion();
    const otra = await unMiembro(mundo, "finanzas");
    expect(await vistas(otra, idPersona)).toEqual([]);
    valor(await aprobar(idAprobacion));
    expect(await vistas(otra, idPersona)).toMatchObject([
      {
        ...{ accion: "aprobo", centimos: 240_00, idAprobacion, objeto: idPedido },
        motivo: `Devolver ${soles(240_00)}. Pedido ${idPedido}. ${MOTIVO}`,
      },
    ]);
  });

  it("tells the direction, the number, the kind and the thing of each approval", async () => {
    const datos = await unMiembro(mundo, "datos");
    const { idPersona } = await mundo.persona();
    const { idAprobacion } = await pedirBonos(idPersona);
    reloj.avanzar(1);
    valor(await noAprobar(idAprobacion));
    const palabras = `Regalar 3 bonos. Persona ${idPersona}.`;
    const comun = { idAprobacion, objeto: "cortesia", centimos: null };
    expect(await vistas(datos, idPersona)).toMatchObject([
      { ...comun, accion: "no-aprobo", motivo: `${palabras} Ya tuvo uno` },
      { ...comun, accion: "pidio-aprobacion", motivo: `${palabras} ${MOTIVO}` },
    ]);
  });

  it("shows every member their own lines, whatever their role reaches", async () => {
    const { idPersona } = await mundo.persona();
    const { idAprobacion } = await pedirBonos(idPersona);
    reloj.avanzar(1);
    valor(await noAprobar(idAprobacion));
    expect(await vistas(finanzas, idPersona)).toMatchObject([{ accion: "no-aprobo" }]);
    expect(await vistas(ana, idPersona)).toMatchObject([{ accion: "pidio-aprobacion" }]);
    const sistemas = await unMiembro(mundo, "sistemas");
    expect(await vistas(sistemas, idPersona)).toEqual([]);
  });

  it("gives each line once and in one order, also when many are of one instant", async () => {
    const { idPersona } = await mundo.persona();
    for (let vez = 0; vez < 14; vez++) {
      valor(await noAprobar((await pedirBonos(idPersona)).idAprobacion));
      valor(await aprobar((await pedirDevolucion()).idAprobacion));
    }
    const leer = async () => {
      const leidas: string[] = [];
      let antes: string | undefined;
      do {
        const pagina = valor(await equipo.verRegistro(finanzas, { cuenta: finanzas.idCuenta, antes }));
        leidas.push(...pagina.lineas.map(({ idLinea }) => idLinea));
        antes = pagina.siguiente ?? undefined;
      } while (antes !== undefined);
      return leidas;
    };
    const leidas = await leer();
    expect(leidas).toHaveLength(28);
    expect(new Set(leidas).size).toBe(28);
    expect(await leer()).toEqual(leidas);
  });
});
