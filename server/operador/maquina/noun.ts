import { makeVerMaquina } from "../../../app/domain/operador/maquina/verMaquina";
import type { VistasDeMaquina } from "../../../app/domain/shared/maquina";
import type { Noun, Routes } from "../../platform/module";
import type { Base, Connection } from "../../platform/services";
import { makeMaquinaRepository } from "./repository";

declare module "../../platform/services" {
  interface ServicesOptions {
    /** Views of the machine outside of the database. */
    maquina?: VistasDeMaquina;
  }
}

/** Views of a product without a server around it, as an operator's order opens it. */
const sinServidor = (now: () => Date): VistasDeMaquina => ({
  proceso: () =>
    Promise.resolve({
      ...{ version: "", construidaEn: null, node: process.versions.node },
      ...{ empezoEn: new Date(now().getTime() - process.uptime() * 1000), haceTrabajos: false },
    }),
  puertos: () => [],
  respaldo: () => Promise.resolve(null),
});

const routes: Routes = { "equipo/maquina": { "/equipo/maquina": 404 } };

/** The state of the service, for Sistemas. */
export const maquina = {
  repositories: ({ db }: Connection) => ({ maquina: makeMaquinaRepository(db) }),
  services: ({ deps, options, trabajos }: Base) => ({
    verMaquina: makeVerMaquina({ ...deps, vistas: options.maquina ?? sinServidor(deps.now), trabajos }),
  }),
  routes,
} satisfies Noun;
