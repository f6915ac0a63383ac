import { beforeEach, describe, expect, it } from "vitest";
import { idDeVenta, type Comprobante } from "../../../app/domain/ventas/comprobantes/comprobante";
import { revertirComprobante } from "../../../app/domain/ventas/comprobantes/emitirComprobante";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { openRepositorios } from "../../../server/modules";
import { CLAVE_DE_PRUEBA } from "../../support/cuentas";
import { conSesiones } from "../../support/sesiones";
import { abrirMundo, valor } from "../../support/servicios";

const emisor = { recibidos: [] as { comprobante: Comprobante; modificado: Comprobante | null }[] };
const mundo = await abrirMundo({
  emisor: {
    emitir(comprobante, _empresa, modificado) {
      emisor.recibidos.push({ comprobante, modificado });
      return Promise.resolve("aceptado");
    },
  },
});
const { servicios, reloj, db } = mundo;

let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  emisor.recibidos = [];
  especialista = await mundo.especialista();
});
const { conTarjeta } = conSesiones(mundo, () => especialista);
const enviar = () => mundo.job("enviar-comprobantes");

async function ventaDe(
  { ventas }: typeof servicios,
  { idPersona, idPedido }: { idPersona: number; idPedido: string },
) {
  return valor(await ventas.verComprobante({ idPersona, idComprobante: idDeVenta(idPedido) }));
}

describe("a receipt of an account that was deleted", () => {
  const receptor = { nombre: "Rosa Prueba Prueba", idTipoDocumento: 2 };

  async function eliminar({ idPersona }: { idPersona: number }) {
    reloj.avanzar(10 * 24 * 60);
    const prueba = { idAcceso: "ninguno", canal: "web", clave: CLAVE_DE_PRUEBA } as const;
    valor(await servicios.cuentas.pedirEliminacion({ idPersona, ...prueba }));
    reloj.avanzar(7 * 24 * 60);
    await mundo.job("eliminar-cuentas");
  }
  const conCuenta = async () => {
    const persona = await mundo.persona({ claveHash: await cifrarClave(CLAVE_DE_PRUEBA) });
    return { persona, cita: await conTarjeta({ persona }) };
  };

  it("is still sent with its name and mail if it waits, and forgets the mail once it is answered", async () => {
    const { persona, cita } = await conCuenta();
    await eliminar(cita);
    const { numeroDocumento, email: correo } = persona;
    await enviar();
    expect(emisor.recibidos.at(-1)!.comprobante.receptor).toMatchObject({
      ...receptor,
      numeroDocumento,
      correo,
    });
    expect((await ventaDe(servicios, cita)).comprobante.receptor).toMatchObject({
      numeroDocumento,
      correo: "",
    });
  });

  it("is taken back by a credit note for the same person, whom the storage names no more there either", async () => {
    const { persona, cita } = await conCuenta();
    await enviar();
    await eliminar(cita);
    const repos = openRepositorios("respuestas-de-prueba");
    await db
      .transaction()
      .execute((trx) => revertirComprobante(repos(trx, "operador"), cita.idPedido, reloj.ahora));
    await enviar();
    const { comprobante, modificado } = emisor.recibidos.at(-1)!;
    expect([comprobante.tipo, modificado?.idComprobante]).toEqual([
      "nota-de-credito",
      idDeVenta(cita.idPedido),
    ]);
    expect(comprobante.receptor).toMatchObject({ ...receptor, numeroDocumento: persona.numeroDocumento });
    const filas = await db.selectFrom("comprobantes").selectAll().execute();
    expect(filas).toHaveLength(2);
    expect(JSON.stringify(filas)).not.toContain(persona.numeroDocumento);
  });

  it("opens with a new key once it was closed anew, and the old key may go", async () => {
    const { persona, cita } = await conCuenta();
    await eliminar(cita);
    const cambiando = await mundo.otroProceso({
      secretoDeRespuestas: ["llave-nueva", "respuestas-de-prueba"],
    });
    const recuento = valor(await cambiando.acts.respuestas.cerrar({ operador: "ana" }));
    expect(recuento).toMatchObject({ cerrados: 1, ilegibles: 0 });
    const sinLaVieja = await mundo.otroProceso({ secretoDeRespuestas: "llave-nueva" });
    const { comprobante } = await ventaDe(sinLaVieja.services, cita);
    expect(comprobante.receptor.numeroDocumento).toBe(persona.numeroDocumento);
  });
});
