import { z } from "zod";
import { anotarActoDeSoporte, anotarAccesoDelDia } from "../../cuentas/accesosADatos/accesoADatos";
import { alcances, tieneDerecho, type Permiso } from "../../equipo/derechos/derechos";
import { rechazoPorDerecho, type Miembro } from "../../equipo/derechos/exigir";
import { anotarActo } from "../../equipo/registro/anotar";
import { campoDeLinea } from "../../shared/campos";
import type { Deps, Repos } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { PERSONAS_SIN_MOTIVO, RECHAZOS_AL_BUSCAR, vistasEnLaHora } from "../busqueda/buscar";
import { personaOculta } from "../busqueda/ocultar";

const PERSONA = { derecho: "buscar-persona", uso: "ver-oculto" } as const;
const CONTACTO = { derecho: "contacto", uso: "hacer" } as const;
const PEDIDOS = { derecho: "pedidos", uso: "ver" } as const;
const SESIONES = { derecho: "sesiones", uso: "ver-oculto" } as const;

/** Newest facts of each kind on the page of a person. */
const HECHOS_POR_CLASE = 25;

export const RECHAZOS_AL_VER_PERSONA = {
  ...RECHAZOS_AL_BUSCAR,
  "persona-no-existe": { clase: "not-found", mensaje: "No hay una persona con ese código." },
} as const;

/** Reason of a member for an act on one person. */
export const motivoDeEquipo = z.object({
  motivo: campoDeLinea("Escribe el motivo")
    .min(5, "Escribe el motivo con 5 letras o más")
    .max(200, "Escribe un motivo de 200 letras o menos"),
});

/** True when every row of the right is reached: `own` rows and rows of a taken alert have screens of their own. */
const alcanzaTodo = ({ roles }: Miembro, permiso: Permiso) => alcances(roles, permiso) === "todo";

/** Refuses a person whom the member did not find with a reason, once the hour has too many persons. */
export async function rechazoPorCuantas(
  deps: { repos: Repos<"registroDeEquipo">; now: () => Date },
  miembro: Miembro,
  idPersona: number,
): Promise<"falta-motivo" | null> {
  const vistas = await vistasEnLaHora(deps, miembro);
  return vistas.size >= PERSONAS_SIN_MOTIVO && !vistas.has(idPersona) ? "falta-motivo" : null;
}

type ReposDePersona = "accesosADatos" | "cronologia" | "registroDeEquipo";

/** The page of a person: hidden contact, and the facts that the member's roles reach. Each reading is a line. */
export function makeVerPersonaParaEquipo(deps: Deps<ReposDePersona>) {
  const { transaccion, now } = deps;
  return (miembro: Miembro, idPersona: number) =>
    transaccion(async (trx) => {
      const rechazo =
        rechazoPorDerecho(miembro, PERSONA, now()) ??
        (await rechazoPorCuantas({ repos: trx, now }, miembro, idPersona));
      if (rechazo) return refuse(rechazo);
      const persona = await trx.cronologia.persona(idPersona);
      if (!persona) return refuse("persona-no-existe");
      const acceso = {
        accion: "ficha-vista",
        canal: "web",
        actor: "soporte",
        idPersona,
        creadoEn: now(),
      } as const;
      await anotarAccesoDelDia({ repos: trx }, acceso);
      await anotarActo({ ...deps, repos: trx }, miembro, { accion: "vio-persona", idPersona });
      const { roles } = miembro;
      return done({
        persona: personaOculta(persona),
        daContacto: alcanzaTodo(miembro, CONTACTO),
        consentimientos: await trx.cronologia.consentimientos(idPersona, HECHOS_POR_CLASE),
        sesiones: await sesionesDe(trx, miembro, idPersona),
        ...(tieneDerecho(roles, PEDIDOS)
          ? {
              pedidos: await trx.cronologia.pedidos(idPersona, HECHOS_POR_CLASE),
              comprobantes: await trx.cronologia.comprobantes(idPersona, HECHOS_POR_CLASE),
            }
          : { pedidos: [], comprobantes: [] }),
      });
    });
}

async function sesionesDe({ cronologia }: Repos<"cronologia">, { roles }: Miembro, idPersona: number) {
  const dados = alcances(roles, SESIONES);
  if (dados === "todo") return cronologia.sesionesConEspecialidad(idPersona, HECHOS_POR_CLASE);
  return dados.includes("sin-especialidad") ? cronologia.sesiones(idPersona, HECHOS_POR_CLASE) : [];
}

/** Gives the whole contact of a person for a reason. The person reads of it among the accesses to their data. */
export function makeVerContactoDePersona(deps: Deps<ReposDePersona>) {
  const { transaccion, now, newId } = deps;
  return (miembro: Miembro, { idPersona, motivo }: { idPersona: number; motivo: string }) =>
    transaccion(async (trx) => {
      const rechazo = rechazoPorDerecho(miembro, CONTACTO, now());
      if (rechazo) return refuse(rechazo);
      if (!alcanzaTodo(miembro, CONTACTO)) return refuse("sin-derecho");
      const cuantas = await rechazoPorCuantas({ repos: trx, now }, miembro, idPersona);
      if (cuantas) return refuse(cuantas);
      const persona = await trx.cronologia.persona(idPersona);
      if (!persona) return refuse("persona-no-existe");
      const acceso = { accion: "contacto-visto", idPersona, creadoEn: now() } as const;
      await anotarActoDeSoporte({ repos: trx, newId }, acceso);
      await anotarActo({ ...deps, repos: trx }, miembro, { accion: "vio-contacto", idPersona, motivo });
      const { nombre, apePaterno, email, prefijo, telefono } = persona;
      return done({
        nombre: `${nombre} ${apePaterno}`.trim(),
        email,
        telefono: `${prefijo} ${telefono}`.trim(),
      });
    });
}
