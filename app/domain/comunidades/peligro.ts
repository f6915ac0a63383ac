import { redactar, SALUDO_SIN_NOMBRE } from "../avisos/correo/plantilla";
import type { NombresDeGuardia, ReposDeGuardia } from "../saludMental/alertas/guardia";
import type { Sitio } from "../shared/marca";
import type { Repos } from "../shared/puertos";

/** Repositories with which danger in a community is told. */
export type NombresDePeligro = NombresDeGuardia | "cuentasDeEquipo" | "intentos";

/** Minutes in which the texts of one author send one mail: their reviews are in the queue anyway. */
const MINUTOS_ENTRE_CORREOS = 60;

/** A text that may mean danger, and the membership of its author. */
interface EnPeligro {
  idTexto: string;
  idMiembro: string;
}

export interface DepsDePeligro {
  /** Raises an alert to the guard, in the caller's transaction: the one of the mental-health programme. */
  alertar: (trx: ReposDeGuardia, idPersona: number) => Promise<void>;
  /** Address of the staff site, without a slash at its end. */
  urlDeEquipo: string;
}

type DepsDeAviso = Pick<DepsDePeligro, "urlDeEquipo"> & { sitio: Sitio; now: () => Date };

/** Alerts the guard, who has to acknowledge it, and the moderators about words of danger that a person wrote. */
export async function alertarDePeligro(
  trx: Repos<NombresDePeligro>,
  { idPersona, ...texto }: EnPeligro & { idPersona: number },
  deps: DepsDePeligro & DepsDeAviso,
): Promise<void> {
  await deps.alertar(trx, idPersona);
  await avisarAModeradores(trx, texto, deps);
}

/**
 * Mails the moderators about a text that may mean danger: each once for a text, and once an hour for an author. The mail
 * leads to their queue: it has no words of the text and names nobody.
 */
export async function avisarAModeradores(
  trx: Repos<"correos" | "cuentasDeEquipo" | "intentos" | "turnosDeGuardia">,
  { idTexto, idMiembro }: EnPeligro,
  { urlDeEquipo, sitio, now }: DepsDeAviso,
): Promise<void> {
  const creadoEn = now();
  const unaHora = { ventanaEnMinutos: MINUTOS_ENTRE_CORREOS };
  if ((await trx.intentos.contar(`aviso-de-peligro:${idMiembro}`, unaHora, creadoEn)) > 1) return;
  for (const { idCuenta, correo: para } of await moderadoresPorAvisar(trx, creadoEn)) {
    const idCorreo = `peligro-en-comunidad:${idTexto}:${idCuenta}`;
    const sobre = { idCorreo, idPersona: null, para, creadoEn, oficio: true, urgente: true } as const;
    const mensaje = {
      titulo: "Un texto de una comunidad puede hablar de peligro",
      saludo: SALUDO_SIN_NOMBRE,
      parrafos: ["Es el primero de la cola de Moderación. Tómalo para leerlo."],
      enlaces: [{ texto: "Abrir Moderación", url: `${urlDeEquipo}/equipo/moderacion` }],
    };
    await trx.correos.encolar(redactar(sobre, mensaje, sitio));
  }
}

/** Moderators on duty now; everybody with the role while none of them is. */
async function moderadoresPorAvisar(
  { cuentasDeEquipo, turnosDeGuardia }: Repos<"cuentasDeEquipo" | "turnosDeGuardia">,
  now: Date,
) {
  const conElRol = new Set(
    (await cuentasDeEquipo.roles())
      .filter(({ rol, confirmadoEn }) => rol === "moderacion" && confirmadoEn !== null)
      .map(({ idCuenta }) => idCuenta),
  );
  const moderadores = (await cuentasDeEquipo.todas()).filter(
    ({ idCuenta, estado }) => estado === "activa" && conElRol.has(idCuenta),
  );
  const enTurno = new Set((await turnosDeGuardia.enTurno(now)).map(({ idCuenta }) => idCuenta));
  const deTurno = moderadores.filter(({ idCuenta }) => enTurno.has(idCuenta));
  return deTurno.length > 0 ? deTurno : moderadores;
}
