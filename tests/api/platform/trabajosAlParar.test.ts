import { beforeEach, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { makePagoRepository } from "../../../server/ventas/repositories/pagos";
import { abrirMundo, ORIGEN, valor } from "../../support/servicios";
import { conSesiones } from "../../support/sesiones";

const mundo = await abrirMundo();
const { servicios, producto, db, pasarela, reloj } = mundo;

let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  especialista = await mundo.especialista();
});
const { pedir, conTarjeta } = conSesiones(mundo, () => especialista);

/** Jobs that do one thing in one transaction, so that there is no point between two things at which to stop. */
const DE_UNA_UNIDAD = [
  "avisar-vencimientos-de-reclamos",
  "desocupar-de-nadie",
  "vencer-compras",
  "vencer-retenciones",
];

it("every job listens whether it is to stop, but those that do one thing", () => {
  const sordos = producto.jobs.filter(({ run }) => run.length === 0).map(({ nombre }) => nombre);
  expect(sordos.sort()).toEqual(DE_UNA_UNIDAD);
});

/** State of the data that these jobs would change. */
const visto = async () => ({
  cobros: await db.selectFrom("cobros").selectAll().execute(),
  pagos: await db.selectFrom("pagos").selectAll().execute(),
  partes: await db.selectFrom("devoluciones_parciales").selectAll().execute(),
  correos: await db.selectFrom("correos").select(["id_correo", "intentos"]).execute(),
});

it("a process that is to stop begins nothing that was due: neither with the gateway nor here", async () => {
  const pagos = makePagoRepository(db, "operador");
  const entero = (await pagos.porId(pasarela.nombre, (await conTarjeta({ hora: "09:00" })).idPago))!;
  await pagos.cambiarEstado(entero, ["pagado"], "por-devolver", reloj.ahora);
  const porPartes = (await pagos.porId(pasarela.nombre, (await conTarjeta({ hora: "10:00" })).idPago))!;
  await pagos.devolverParte({ ...porPartes, idDevolucion: "parte", montoCentimos: 10_00 }, reloj.ahora);
  // The session is paid on Monday for Wednesday: its reminder is due from that night on.
  reloj.avanzar(16 * 60);
  valor(await servicios.agenda.pagarConTarjeta({ ...(await pedir({ hora: "12:00" })), origen: ORIGEN }));
  reloj.avanzar(1);
  const trabajos = ["conciliar-cobros", "devolver-pagos", "recordar"].map((nombre) => ({
    nombre,
    run: producto.jobs.find((job) => job.nombre === nombre)!.run,
  }));
  const [antes, llamadas] = [await visto(), pasarela.llamadas.length];
  for (const { run } of trabajos) await run(AbortSignal.abort());
  expect([await visto(), pasarela.llamadas.length]).toEqual([antes, llamadas]);

  for (const { nombre, run } of trabajos) {
    const previo = await visto();
    await run();
    expect(await visto(), nombre).not.toEqual(previo);
  }
  expect(pasarela.devoluciones).toHaveLength(2);
});
