import { DefaultQueryCompiler } from "kysely";
import { expect, it, vi } from "vitest";
import { enUnaMirada } from "../../../server/platform/database/lectura";
import { abrirMundo } from "../../support/servicios";

const { servicios, ...mundo } = await abrirMundo();

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
  const construir = vi.spyOn(DefaultQueryCompiler.prototype, "compileQuery");
  await visitar();
  expect(construir).not.toHaveBeenCalled();
});
