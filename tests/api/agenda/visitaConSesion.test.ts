import { expect, it, vi } from "vitest";
import { enUnaMirada } from "../../../server/platform/database/lectura";
import { abrirMundo } from "../../support/servicios";

const { servicios, db, ...mundo } = await abrirMundo();

// Only this database is watched: files that ran before in this process may still build statements of theirs.
it("builds no statement of the home page for a second visit of a signed-in person", async () => {
  await mundo.especialista();
  const { idPersona } = await mundo.persona();
  const visitar = () =>
    enUnaMirada(() =>
      Promise.all([
        servicios.agenda.especialidades(),
        servicios.agenda.buscarEspecialistas({}),
        servicios.agenda.verProxima(idPersona),
        servicios.agenda.verOfrecidos(idPersona),
        servicios.agenda.verSinTerminar(idPersona),
        servicios.contenido.paraVolver(idPersona),
        servicios.rutas.proximosPasos(idPersona),
        servicios.paquetes.verSaldo(idPersona),
      ]),
    );
  await visitar();
  const construir = vi.spyOn(db.getExecutor(), "compileQuery");
  await visitar();
  expect(construir).not.toHaveBeenCalled();
  db.selectFrom("versiones").selectAll().compile();
  expect(construir).toHaveBeenCalledTimes(1);
});
