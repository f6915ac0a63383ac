import type { AppLoadContext } from "@remix-run/node";
import { mostrarUsuarioLogin } from "~/domain/cuentas/identidad/documento";
import { explicarPlan } from "~/domain/cuentas/perfil/perfil";
import { ADEMAS } from "~/domain/cuentas/perfil/planes";
import type { Persona } from "~/domain/cuentas/personas/persona";
import { BONOS_DE_CADA_PLAN } from "~/domain/paquetes/planes/bonosDePlan";
import { services } from "~/services.server";
import { leerParte } from "~/shell/partes/partes.server";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import type { LoaderArgs } from "~/shell/route";
import { bonosEnPalabras } from "./bonos.server";

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const persona = await leerParte(context, services.cuentas.identidad.persona(idPersona));
  // The profile is read only for a known person.
  if (persona.estado === "error" || !persona.valor) return { usuario: null, plan: null };
  const { usuarioLogin, esAsegurada } = persona.valor;
  return {
    usuario: mostrarUsuarioLogin(usuarioLogin, esAsegurada),
    plan: await planDe(persona.valor, context),
  };
}

async function planDe(persona: Persona, context: AppLoadContext) {
  // Both reads may ask the benefits service, so they run side by side and wait once.
  const [perfil, beneficios, lotes] = await Promise.all([
    leerParte(context, services.cuentas.verPerfil(persona)),
    services.cuentas.verBeneficios(persona),
    leerParte(context, services.paquetes.ponerAlDiaElPlan(persona.idPersona)),
  ]);
  if (perfil.estado === "error") return null;
  const { planes } = perfil.valor;
  const { plan, porque, nota } = explicarPlan(planes, beneficios);
  const bonos =
    plan &&
    lotes.estado === "success" &&
    (await leerParte(context, bonosEnPalabras(lotes.valor, plan.codigoPlan)));
  const programas = plan
    ? await leerParte(context, services.paquetes.programasDelPlan(plan.codigoPlan))
    : null;
  return {
    vigente: plan && {
      nombre: plan.nombre,
      descripcion: plan.descripcion,
      programas: programas?.estado === "success" ? programas.valor : [],
      ademas: services.cuentas.aseguradora === null ? null : (ADEMAS[plan.codigoPlan] ?? null),
      sinBonos: BONOS_DE_CADA_PLAN[plan.codigoPlan].length === 0,
      /** Prepaid sessions of the plan; null when they could not be read. */
      bonos: bonos && bonos.estado === "success" ? bonos.valor : null,
    },
    porque,
    nota,
    esPiloto: beneficios.valor.esPiloto,
    planes: planes.map((planPosible) => ({ nombre: planPosible.nombre, cuenta: planPosible === plan })),
  };
}
