import { anotarActoDeSoporte } from "../../cuentas/accesosADatos/accesoADatos";
import { anunciar } from "../../avisos/notificaciones/anunciar";
import type { DepsConSitio, Repos } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { bonos } from "./saldo";

interface Regalo {
  idPersona: number;
  /** Slug of the specialty of the sessions that the bonos pay. */
  especialidad: string;
  cantidad: number;
}

export type ReposAlAnunciar = "correos" | "destinatarios" | "notificaciones";
type ReposAlRegalar = ReposAlAnunciar | "accesosADatos" | "especialidades" | "personas" | "saldos";

/** A gift as its person reads of it. */
interface RegaloDicho {
  idPersona: number;
  /** Words of the notice and of the mail. */
  mensaje: string;
  /** Links of the mail before that to the saldo. */
  enlaces: readonly { texto: string; url: string }[];
}

/** Tells a person of a gift in their saldo, by mail and notice, inside the caller's transaction. */
export function anunciarRegalo(
  trx: Repos<ReposAlAnunciar>,
  { now, newId, sitio }: Pick<DepsConSitio<never>, "now" | "newId" | "sitio">,
  { idPersona, mensaje, enlaces }: RegaloDicho,
): Promise<void> {
  const aviso = {
    ...{ id: `regalo:${newId()}`, idPersona, mensaje, enlace: "/mi-zona-privada/saldo" },
    ...{ titulo: "Tienes un regalo en tu saldo", parrafos: [mensaje] },
    icono: "info",
    enlaces: [...enlaces, { texto: "Ver tu saldo", url: `${sitio.url}/mi-zona-privada/saldo` }],
  } as const;
  return anunciar(trx, sitio, aviso, now());
}

/**
 * Gives a person bonos as a courtesy of our staff, inside the caller's transaction, and tells the person. The bonos do
 * not expire.
 *
 * @example await regalarBonosEn(trx, deps, { idPersona, especialidad: "psicologia", cantidad: 1 });
 */
export async function regalarBonosEn(
  trx: Repos<ReposAlRegalar>,
  deps: Pick<DepsConSitio<never>, "now" | "newId" | "sitio">,
  { idPersona, especialidad, cantidad }: Regalo,
) {
  const { newId, sitio } = deps;
  const ahora = deps.now();
  if (!(await trx.personas.porId(idPersona))) return refuse("persona-no-existe");
  const todas = await trx.especialidades.todas();
  const elegida = todas.find(({ slug }) => slug === especialidad);
  if (!elegida) return refuse("especialidad-no-existe");
  await trx.saldos.sumar({ idPersona, idEspecialidad: elegida.id, cantidad, motivo: "cortesia" }, ahora);
  const acto = { idPersona, accion: "bonos-regalados", creadoEn: ahora } as const;
  await anotarActoDeSoporte({ repos: trx, newId }, acto);
  await anunciarRegalo(trx, deps, {
    ...{ idPersona, mensaje: `Te regalamos ${bonos(cantidad)}. Cada bono paga una sesión.` },
    enlaces: [{ texto: "Agendar una sesión", url: `${sitio.url}/agendar` }],
  });
  return done({ idPersona });
}

declare module "../../cuentas/accesosADatos/accesoADatos" {
  interface AccionesSobreDatos {
    "bonos-regalados": string;
  }
}
