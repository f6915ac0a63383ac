import { AVISOS_DE_JUEGO } from "../../../app/domain/recompensas/avisosDePagina";
import type { Noun, Routes } from "../../platform/module";
import { makeCofre } from "../../platform/cofre";
import { CON_SESION } from "../../platform/permisos";
import type { Connection } from "../../platform/services";
import { makeJuegoRepository } from "../repositories/juego";
import { makeRuletaRepository } from "../repositories/ruleta";
import { personalData, tables } from "./tables";

const routes: Routes = {
  "recompensas/juego": { "/recompensas/juego": CON_SESION },
  "recompensas/ruleta": { "/recompensas/ruleta": CON_SESION },
  "recompensas/ruleta/:idRonda": { "/recompensas/ruleta/nada": 404 },
  "recompensas/ruleta/:idRonda/jugadas": { "/recompensas/ruleta/nada/jugadas": 404 },
};

/** Roulette of a person: rounds, turns, plays, and what they chose about the game. Its services need its context. */
export const ruleta = {
  tables,
  personalData,
  closed: ["ruleta"],
  repositories: ({ db, secretoDeRespuestas }: Connection) => ({
    ruleta: makeRuletaRepository(db, makeCofre(secretoDeRespuestas, "ruleta")),
    juego: makeJuegoRepository(db),
  }),
  services: () => ({}),
  endpoints: [],
  routes,
  notices: AVISOS_DE_JUEGO,
} satisfies Noun;
