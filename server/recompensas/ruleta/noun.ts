import { z } from "zod";
import { AVISOS_DE_JUEGO } from "../../../app/domain/recompensas/avisosDePagina";
import { makeEntregarPremio, RECHAZOS_DE_ENTREGA } from "../../../app/domain/recompensas/ruleta/entregar";
import {
  makeCorregirNacimiento,
  RECHAZOS_AL_CORREGIR,
} from "../../../app/domain/recompensas/ruleta/corregirNacimiento";
import { motivoDeActo } from "../../../app/domain/shared/actos/acto";
import { campoDeFecha } from "../../../app/domain/shared/campos";
import type { Fecha } from "../../../app/domain/shared/fechas";
import type { Noun, Routes } from "../../platform/module";
import { makeCofre } from "../../platform/cofre";
import { CON_SESION } from "../../platform/permisos";
import { entero, leer } from "../../platform/orders/argumentos";
import { orden } from "../../platform/orders/orden";
import type { Base, Connection } from "../../platform/services";
import { makeJuegoRepository } from "../repositories/juego";
import { makeJugadaDeRuletaRepository } from "../repositories/jugadasDeRuleta";
import { makeRondaDeRuletaRepository } from "../repositories/rondasDeRuleta";
import { endpoints } from "./api";
import { endpoints as deJuego } from "./apiDeJuego";
import { endpoints as deRondas } from "./apiDeRondas";
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

interface Correccion {
  operador: string;
  idPersona: number;
  nacimiento: Fecha;
  motivo: string;
}

const acts = ({ depsDe, auditar }: Base) => {
  const entregar = makeEntregarPremio(depsDe("operador"));
  const corregir = makeCorregirNacimiento(depsDe("operador"));
  return {
    ruleta: {
      entregarPremio: ({ operador, codigo }: { operador: string; codigo: string }) =>
        auditar(
          { operador, orden: "premio-entregar", objeto: "", mueve: "nada" },
          () => entregar(codigo),
          ({ idPersona }) => ({ dePersona: idPersona }),
        ),
      corregirNacimiento: ({ operador, motivo, ...de }: Correccion) =>
        auditar(
          { operador, orden: "juego-nacimiento", objeto: "", motivo, mueve: "nada" },
          () => corregir(de),
          ({ idPersona }) => ({ dePersona: idPersona }),
        ),
    },
  };
};

const dia = campoDeFecha("es un día como 1990-05-17", "falta la fecha");

const orders = {
  juego: orden({
    uso: "juego nacimiento ID-DE-PERSONA 1990-05-17 MOTIVO",
    ayuda:
      "Corrige la fecha de nacimiento que una persona escribió mal, después de ver su documento. Se guarda desde qué día es mayor de edad, y no la fecha. La persona recibe un aviso. El motivo, que no nombra a nadie, queda en «actos».",
    opciones: {},
    rechazos: RECHAZOS_AL_CORREGIR,
    hacer({ acts: actos, operador, resto: [paso, persona, fecha, ...motivo] }) {
      leer(z.literal("nacimiento", "es nacimiento"), paso, "juego");
      return actos.ruleta.corregirNacimiento({
        ...{ operador, idPersona: leer(entero, persona, "ID"), nacimiento: leer(dia, fecha, "fecha") },
        motivo: leer(motivoDeActo, motivo.join(" ") || undefined, "MOTIVO"),
      });
    },
  }),
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
  actions: { "nacimiento-corregido": "Se corrigió tu fecha de nacimiento" },
  acts,
  orders,
  endpoints: [...endpoints, ...deRondas, ...deJuego],
  routes,
  notices: AVISOS_DE_JUEGO,
} satisfies Noun;
