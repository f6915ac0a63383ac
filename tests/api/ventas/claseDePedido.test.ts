import { beforeEach, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { guardarPaquete } from "../../../server/paquetes/repositories/compras";
import { unPaquete } from "../../support/constructores";
import { conSesiones } from "../../support/sesiones";
import { abrirMundo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, db } = mundo;

let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  especialista = await mundo.especialista();
  await guardarPaquete(db, unPaquete());
});
const { conTarjeta, conBono, mover } = conSesiones(mundo, () => especialista);

it("an order says its class, also where a session went on to another order", async () => {
  const cita = await conTarjeta();
  const barato = await mundo.especialista({ precioCentimos: 70_00 });
  valor(await mover(cita, "11:00", { con: barato, diferencia: -20_00 }));
  await conBono({ hora: "15:00" });
  const { idPersona } = await mundo.persona();
  await servicios.paquetes.crearPedido({ idPersona, idPaquete: unPaquete().idPaquete });
  const filas = await db.selectFrom("pedidos").select("clase").execute();
  expect(filas.map(({ clase }) => clase).sort()).toEqual(["cambio", "paquete", "sesion", "sesion"]);
});
