import { z } from "zod";
import { CODIGOS_DE_PLAN } from "../../app/domain/cuentas/perfil/planes";
import { codigoDePlan } from "../../app/domain/operador/planes";
import { entero, leer } from "../platform/orders/argumentos";
import type { Orden } from "../platform/orders/orden";

const PASO_DE_PLAN = z.enum(["ver", "dar", "quitar"], "es ver, dar o quitar");

export const deCuentas: Record<string, Orden> = {
  plan: {
    uso: `plan ver ID-DE-PERSONA | plan dar|quitar ID-DE-PERSONA ${CODIGOS_DE_PLAN.join("|")}`,
    ayuda:
      "Muestra los planes de una persona y los bonos que le dieron este mes; le da uno, que desde entonces cuenta, o se lo quita. Los bonos de este mes llegan enseguida y no se retiran.",
    hacer({ acts, operador, resto }) {
      const paso = leer(PASO_DE_PLAN, resto[0], "plan");
      const idPersona = leer(entero, resto[1], "ID");
      if (paso === "ver") return acts.operador.verPlanes({ operador, idPersona });
      const de = { operador, idPersona, codigoPlan: leer(codigoDePlan, resto[2], "plan") };
      return paso === "dar" ? acts.operador.darPlan(de) : acts.operador.quitarPlan(de);
    },
  },
};
