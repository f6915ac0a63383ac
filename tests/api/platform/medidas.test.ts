import { beforeEach, expect, it } from "vitest";
import { INTENTOS_DE_ENTREGA } from "../../../app/domain/avisos/correo/enviarCorreos";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { makePagoRepository } from "../../../server/ventas/repositories/pagos";
import { abrirMundo, ORIGEN, valor } from "../../support/servicios";
import { conSesiones } from "../../support/sesiones";

const mundo = await abrirMundo();
const { servicios, db, pasarela, reloj } = mundo;

let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  especialista = await mundo.especialista();
});
const { pedir, conTarjeta } = conSesiones(mundo, () => especialista);

it("of nothing there are only zeros", async () => {
  expect(Object.values(await mundo.producto.medidas())).toEqual([0, 0, 0, 0, 0, 0, 0]);
});

it("what is under way is counted, and what waits by how long", async () => {
  const { idPago } = await conTarjeta({ hora: "09:00" });
  const pagos = makePagoRepository(db, "operador");
  const pago = (await pagos.porId(pasarela.nombre, idPago))!;
  await pagos.devolverParte({ ...pago, idDevolucion: "parte", montoCentimos: 10_00 }, reloj.ahora);
  await pagos.cambiarEstado(pago, ["pagado"], "por-devolver", reloj.ahora);
  reloj.avanzar(2);
  valor(await servicios.agenda.pagarConTarjeta({ ...(await pedir({ hora: "10:00" })), origen: ORIGEN }));
  const { correosPorEnviar, ...resto } = await mundo.producto.medidas();
  expect(correosPorEnviar).toBeGreaterThan(0);
  expect(resto).toEqual({
    retenciones: 1,
    edadDelCorreoMasAntiguoEnSegundos: 120,
    cobrosPorRevisar: 1,
    cobrosAbiertos: 2,
    devolucionesPendientes: 2,
    comprobantesPorEnviar: 1,
  });
});

it.each([
  ["whose words were blanked", { texto: "" }],
  ["that was tried for a week", { intentos: INTENTOS_DE_ENTREGA }],
])("a mail %s waits for nobody", async (_, cambio) => {
  await conTarjeta({ hora: "11:00" });
  expect((await mundo.producto.medidas()).correosPorEnviar).toBeGreaterThan(0);
  await db.updateTable("correos").set(cambio).execute();
  expect(await mundo.producto.medidas()).toMatchObject({
    correosPorEnviar: 0,
    edadDelCorreoMasAntiguoEnSegundos: 0,
  });
});
