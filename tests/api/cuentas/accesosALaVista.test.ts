import { afterAll, expect, it, vi } from "vitest";
import { loader } from "../../../app/features/cuentas/misDatos/misDatos.server";
import { aJson } from "../../../app/domain/cuentas/misDatos/copia";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { abrirMundo } from "../../support/servicios";

// Test files share modules, so the modules with the replacements below are loaded anew before and after this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

vi.mock("../../../app/services.server", () => ({
  get services() {
    return mundo.servicios;
  },
}));
vi.mock("../../../app/shell/sesion/prueba.server", () => ({ exigirPrueba: async () => ({ idPersona }) }));

const mundo = await abrirMundo();
let idPersona: number;

it("a long list of what was done with somebody's data says that the copy has the rest, which it does", async () => {
  ({ idPersona } = await mundo.persona());
  const visto = () => loader({} as never) as Promise<{ accesos: unknown[]; faltanAccesos: boolean }>;
  expect(await visto()).toMatchObject({ accesos: { length: 1 }, faltanAccesos: false });
  const antes = Array.from({ length: 250 }, (_, indice) => ({
    id_acceso_a_datos: `acceso-${indice}`,
    id_persona: idPersona,
    accion: "entrada",
    actor: "titular" as const,
    canal: "web" as const,
    creado_en: sumarMinutos(mundo.reloj.ahora, -1 - indice).toISOString(),
    veces: 1,
  }));
  await mundo.db.insertInto("accesos_a_datos").values(antes).execute();
  expect(await visto()).toMatchObject({ accesos: { length: 200 }, faltanAccesos: true });
  const copia = await mundo.servicios.cuentas.verMisDatos({ idPersona, canal: "web", accion: "descarga" });
  expect(JSON.stringify(aJson(copia)).match(/"entrada"/g)).toHaveLength(250);
});
