import type { AppLoadContext } from "@remix-run/node";
import { agendaPorMes } from "~/domain/agenda/agenda";
import { direccionDeCalendario } from "~/domain/agenda/citas/direcciones";
import { momentoEnPalabras } from "~/domain/agenda/horarios/textos";
import { explicarPlan } from "~/domain/cuentas/perfil/perfil";
import type { Persona } from "~/domain/cuentas/personas/persona";
import { diaLargo, fechaDe, mesLargo } from "~/domain/shared/fechas";
import { services } from "~/services.server";
import { makeGalleta } from "~/shell/galleta.server";
import { leerParte } from "~/shell/partes.server";
import { citaEnPantalla } from "./citas.server";

const MINUTOS_PARA_COPIAR = 10;

/** We keep only the digest of the address: until it is copied, the browser of its person has it. */
export const galletaDeCalendario = makeGalleta("calendario", MINUTOS_PARA_COPIAR * 60);

/** The agenda, month by month and day by day, as the screen says it. */
export async function agendaEnPalabras(idPersona: number, zona: string | null) {
  const { dias, fechaHoraServidor } = await services.agenda.verAgenda({ idPersona });
  const hoy = fechaDe(fechaHoraServidor);
  return agendaPorMes(dias).map(({ mes, dias: delMes }) => ({
    mes: mesLargo(`${mes}-01`),
    dias: delMes.map(({ fecha, cita, taller }) => ({
      fecha,
      dia: diaLargo(fecha),
      esHoy: fecha === hoy,
      citas: cita.map((una) => citaEnPantalla(una, fechaHoraServidor, zona)),
      talleres: taller.map(({ titulo, href, estado, inicio, fin }) => ({
        titulo,
        href,
        estado,
        momento: momentoEnPalabras({ inicio, fin }, fechaHoraServidor, zona),
      })),
    })),
  }));
}

/** What is over or was cancelled. */
export async function anterioresEnPalabras(idPersona: number, zona: string | null) {
  const anteriores = await services.agenda.verSesionesAnteriores(idPersona);
  const ahora = services.now();
  return anteriores.map((una) => citaEnPantalla(una, ahora, zona));
}

/** The private address of the sessions while its person may still copy it, and whether they are announced discreetly. */
export async function calendarioEnPalabras(idPersona: number, request: Request) {
  const { hayCalendario, token, discreta } = await services.agenda.verAjustesDeAvisos(
    idPersona,
    await galletaDeCalendario.leer(request),
  );
  const { origin } = new URL(request.url);
  return { hay: hayCalendario, direccion: token && origin + direccionDeCalendario(token), discreta };
}

/** The name of the plan that counts, and what could not be verified; null where the profile cannot be read. */
export async function planEnPalabras(persona: Persona, context: AppLoadContext) {
  const [perfil, beneficios] = await Promise.all([
    leerParte(context, services.cuentas.verPerfil(persona)),
    services.cuentas.verBeneficios(persona),
  ]);
  if (perfil.estado === "error") return null;
  const { plan, nota } = explicarPlan(perfil.valor.planes, beneficios);
  return { nombre: plan?.nombre ?? null, nota };
}
