import { subDays } from "date-fns";
import type { Deps, Repos } from "../../shared/puertos";
import type { AlertaRepository, LlaveDeAlertas } from "../repositorio";
import { conInstantes, enviosDe, type AlertaConInstantes } from "./envios";

/** State of a person's last alert, and the instant at which it was last raised. */
export type Aviso = { desde: Date } & (
  | { estado: "sin-turno" | "por-recibir" | "recibido" }
  /** An operator took the alert, on the day `en`. */
  | { estado: "visto"; en: Date }
);

/** Days for which a person can read the state of their alert. Later they are offered the help anew. */
export const DIAS_QUE_SE_DICE = 7;

/** Alerts of a person, newest first. */
export async function alertasDeLaPersona(
  alertas: AlertaRepository,
  llave: LlaveDeAlertas,
  idPersona: number,
) {
  const filas = await alertas.deLaPersona(llave.huellasDe(idPersona));
  return filas
    .map((alerta) => conInstantes(llave, alerta))
    .sort((anterior, siguiente) => +siguiente.creadaEn - +anterior.creadaEn);
}

/** Finds the newest alert of a person; null when there is none. */
export const makeUltimaAlerta =
  ({ repos, llave }: Pick<Deps<"alertas">, "repos"> & { llave: LlaveDeAlertas }) =>
  async (idPersona: number) =>
    (await alertasDeLaPersona(repos.alertas, llave, idPersona))[0] ?? null;

/** Tells the state of the person's last alert; null when none was raised in the last seven days. */
export function makeVerAviso({
  repos,
  now,
  llave,
  hayGuardia,
}: Pick<Deps<"alertas" | "correos">, "repos" | "now"> & { llave: LlaveDeAlertas; hayGuardia: boolean }) {
  const ultimaAlerta = makeUltimaAlerta({ repos, llave });
  return async ({ idPersona }: { idPersona: number }): Promise<Aviso | null> => {
    const alerta = await ultimaAlerta(idPersona);
    if (!alerta || alerta.ultimaVez < subDays(now(), DIAS_QUE_SE_DICE)) return null;
    const { ultimaVez: desde, acusadaEn } = alerta;
    if (acusadaEn) return { estado: "visto", desde, en: acusadaEn };
    if (!hayGuardia) return { estado: "sin-turno", desde };
    return { estado: (await salioUnCorreo(repos, alerta)) ? "recibido" : "por-recibir", desde };
  };
}

/** True when at least one mail about the alert was sent. Mails whose ids no key opens count as sent. */
async function salioUnCorreo({ correos }: Repos<"correos">, alerta: AlertaConInstantes): Promise<boolean> {
  if (enviosDe(alerta) === 0) return false;
  const idsCorreo = alerta.avisada?.idsCorreo ?? [];
  return idsCorreo.length === 0 || (await correos.sinEnviar(idsCorreo)) < idsCorreo.length;
}
