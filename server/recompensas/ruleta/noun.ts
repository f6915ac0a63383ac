import { z } from "zod";
import { AVISOS_DE_JUEGO } from "../../../app/domain/recompensas/avisosDePagina";
import { makeEntregarPremio, RECHAZOS_DE_ENTREGA } from "../../../app/domain/recompensas/ruleta/entregar";
import type { Noun, Routes } from "../../platform/module";
import { makeCofre } from "../../platform/cofre";
import { CON_SESION } from "../../platform/permisos";
import { leer } from "../../platform/orders/argumentos";
import { orden } from "../../platform/orders/orden";
import type { Base, Connection } from "../../platform/services";
import { makeJuegoRepository } from "../repositories/juego";
import { makeJugadaDeRuletaRepository } from "../repositories/jugadasDeRuleta";
import { makeRondaDeRuletaRepository } from "../repositories/rondasDeRuleta";
import { endpoints } from "./api";
import { personalData, tables } from "./tables";

const routes: Routes = {
  "recompensas/juego": { "/recompensas/juego": CON_SESION },
  "recompensas/ruleta": { "/recompensas/ruleta": CON_SESION },
  "recompensas/ruleta/:idRonda": { "/recompensas/ruleta/nada": 404 },
  "recompensas/ruleta/:idRonda/jugadas": { "/recompensas/ruleta/nada/jugadas": 404 },
};

declare module "../../platform/services" {
  interface Acts {
    ruleta: ReturnType<typeof acts>["ruleta"];
  }
}

const acts = ({ depsDe, auditar }: Base) => {
  const entregar = makeEntregarPremio(depsDe("operador"));
  return {
    ruleta: {
      entregarPremio: ({ operador, codigo }: { operador: string; codigo: string }) =>
        auditar(
          { operador, orden: "premio-entregar", objeto: "", mueve: "nada" },
          () => entregar(codigo),
          ({ idPersona }) => ({ dePersona: idPersona }),
        ),
    },
  };
};

const orders = {
  premio: orden({
    uso: 'premio entregar "0123 4567 89AB CDEF"',
    ayuda: "Anota que una persona recogió lo que ganó en la ruleta, por el código que muestra.",
    opciones: {},
    rechazos: RECHAZOS_DE_ENTREGA,
    hacer({ acts: actos, operador, resto: [paso, ...codigo] }) {
      leer(z.literal("entregar", "es entregar"), paso, "premio");
      return actos.ruleta.entregarPremio({ operador, codigo: codigo.join("") });
    },
  }),
};

/** Roulette of a person: rounds, turns, plays, and what they chose about the game. Its services need its context. */
export const ruleta = {
  tables,
  personalData,
  closed: ["rondasDeRuleta"],
  repositories: ({ db, secretoDeRespuestas }: Connection) => ({
    jugadasDeRuleta: makeJugadaDeRuletaRepository(db),
    rondasDeRuleta: makeRondaDeRuletaRepository(db, makeCofre(secretoDeRespuestas, "rondasDeRuleta")),
    juego: makeJuegoRepository(db),
  }),
  services: () => ({}),
  acts,
  orders,
  endpoints,
  routes,
  notices: AVISOS_DE_JUEGO,
} satisfies Noun;
