import { z } from "zod";
import { anotarActoDeSoporte } from "../../cuentas/accesosADatos/accesoADatos";
import { planesRecibidos } from "../../cuentas/perfil/perfil";
import { CODIGOS_DE_PLAN, type CodigoDePlan } from "../../cuentas/perfil/planes";
import type { Deps, Repos } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import type { LoteDePlan } from "./bonosDePlan";

export const codigoDePlan = z.enum(CODIGOS_DE_PLAN, `es ${CODIGOS_DE_PLAN.join(", ")}`);

interface DePlan {
  idPersona: number;
  codigoPlan: CodigoDePlan;
}

interface DepsDePlanes extends Deps<"accesosADatos" | "perfiles" | "personas"> {
  /** Gives the bonos of the counting plan, and returns those of this month. */
  ponerAlDiaElPlan: (idPersona: number) => Promise<LoteDePlan[]>;
}

/** Changes a person's plans for an operator. The last change counts; bonos that a plan gave stay where they are. */
export function makeEditarPlanes({ repos, transaccion, now, newId, ponerAlDiaElPlan }: DepsDePlanes) {
  const ver = async (idPersona: number) => {
    const persona = await repos.personas.porId(idPersona);
    if (!persona) return refuse("persona-no-existe");
    const bonosDelMes = await ponerAlDiaElPlan(idPersona);
    const { planes } = await repos.perfiles.de(idPersona);
    return done({ idPersona, planes: [...planesRecibidos(persona, planes)], bonosDelMes });
  };
  const cambiar = async ({ idPersona, codigoPlan }: DePlan, dar: boolean) => {
    const cambiado = await transaccion((trx) =>
      cambiarPlanEn(trx, { now, newId }, { idPersona, codigoPlan, dar }),
    );
    return cambiado.ok ? ver(idPersona) : cambiado;
  };
  return {
    ver,
    dar: (pedido: DePlan) => cambiar(pedido, true),
    quitar: (pedido: DePlan) => cambiar(pedido, false),
  };
}

/** Gives a plan, or takes it away, inside the caller's transaction. The bonos of the plan come afterwards. */
export async function cambiarPlanEn(
  trx: Repos<"accesosADatos" | "perfiles" | "personas">,
  { now, newId }: Pick<Deps<never>, "now" | "newId">,
  { idPersona, codigoPlan, dar }: DePlan & { dar: boolean },
) {
  const persona = await trx.personas.porId(idPersona);
  if (!persona) return refuse("persona-no-existe");
  const perfil = await trx.perfiles.de(idPersona);
  const recibidos = planesRecibidos(persona, perfil.planes);
  const otros = recibidos.filter((codigo) => codigo !== codigoPlan);
  if (!dar && otros.length === recibidos.length) return refuse("plan-que-no-tiene");
  await trx.perfiles.guardar(idPersona, { ...perfil, planes: dar ? [...otros, codigoPlan] : otros });
  const accion = dar ? "plan-dado" : "plan-quitado";
  await anotarActoDeSoporte({ repos: trx, newId }, { idPersona, accion, creadoEn: now() });
  return done(idPersona);
}

declare module "../../cuentas/accesosADatos/accesoADatos" {
  interface AccionesSobreDatos {
    "plan-dado": string;
    "plan-quitado": string;
  }
}
