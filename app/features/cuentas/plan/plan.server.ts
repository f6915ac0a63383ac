import type { AppLoadContext } from "@remix-run/node";
import { mostrarUsuarioLogin } from "~/domain/cuentas/identidad/documento";
import { explicarPlan } from "~/domain/cuentas/perfil/perfil";
import { loQueIncluye } from "~/domain/cuentas/perfil/planes";
import type { Persona } from "~/domain/cuentas/personas/persona";
import { services } from "~/services.server";
import { leerParte } from "~/shell/partes.server";
import { exigirPersona } from "~/shell/sesion.server";
import type { LoaderArgs } from "~/shell/ruta";

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const persona = await leerParte(context, services.cuentas.identidad.persona(idPersona));
  // Without the person there is no profile to read.
  if (persona.estado === "error" || !persona.valor) return { usuario: null, plan: null };
  const { usuarioLogin, esAsegurada } = persona.valor;
  return {
    usuario: mostrarUsuarioLogin(usuarioLogin, esAsegurada),
    plan: await planDe(persona.valor, context),
  };
}

async function planDe(persona: Persona, context: AppLoadContext) {
  const [perfil, beneficios] = await Promise.all([
    leerParte(context, services.cuentas.verPerfil(persona)),
    services.cuentas.verBeneficios(persona),
  ]);
  if (perfil.estado === "error") return null;
  const { planes } = perfil.valor;
  const { plan, porque, nota } = explicarPlan(planes, beneficios);
  return {
    vigente: plan && {
      nombre: plan.nombre,
      descripcion: plan.descripcion,
      incluye: loQueIncluye(plan.codigoPlan),
    },
    porque,
    nota,
    esPiloto: beneficios.valor.esPiloto,
    planes: planes.map((uno) => ({ nombre: uno.nombre, cuenta: uno === plan })),
  };
}
