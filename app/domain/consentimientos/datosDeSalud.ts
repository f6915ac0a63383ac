import type { Deps, Repos } from "../shared/puertos";
import { done, refuse, type Result } from "../shared/result";
import { anotarRespuestas } from "./libro";
import { DATOS_DE_SALUD, type Consentimiento, type FlujoDeSalud, type PoliticaVigente } from "./politica";

/** The answer that comes with an order: to which text, and through which door. */
export interface RespuestaSobreSalud extends Pick<Consentimiento, "canal" | "idSolicitud"> {
  /** Version of the shown text; default: the one in force. */
  version?: string | undefined;
}

/** A person's act that uses health data. */
interface ActoConSalud {
  idPersona: number;
  flujo: FlujoDeSalud;
  /** Undefined when the request brought no answer. */
  respuesta: RespuestaSobreSalud | undefined;
}

type Rechazo = "texto-anterior" | "falta-obligatoria" | "politicas-no-disponibles";

/**
 * Makes sure of the consent to the use of health data, in the transaction of the act that needs it (Ley 29733,
 * art. 13.6). Returns the accepted version. An answer to the text in force is not written twice.
 */
export async function consentirDatosDeSalud(
  repos: Repos<"consentimientos" | "politicas">,
  { now, newId }: Pick<Deps<never>, "now" | "newId">,
  { idPersona, flujo, respuesta }: ActoConSalud,
): Promise<Result<string, Rechazo>> {
  const [politica] = await repos.politicas.vigentes(flujo, now());
  if (!politica) return refuse("politicas-no-disponibles");
  const { versionActual } = politica;
  if (respuesta?.version !== undefined && respuesta.version !== versionActual)
    return refuse("texto-anterior");
  if (aceptaVersionActual(await repos.consentimientos.ultimo(idPersona, politica.codigo), politica)) {
    return done(versionActual);
  }
  if (!respuesta) return refuse("falta-obligatoria");
  await anotarRespuestas(
    repos,
    [politica],
    [{ codigo: politica.codigo, version: versionActual, valor: "1" }],
    {
      idPersona,
      flujo,
      canal: respuesta.canal,
      idSolicitud: respuesta.idSolicitud,
      creadoEn: now(),
      newId,
    },
  );
  return done(versionActual);
}

const aceptaVersionActual = (linea: Consentimiento | null, { versionActual }: PoliticaVigente) =>
  linea?.valor === "1" && linea.version === versionActual;

/**
 * True when the person withdrew the consent (Ley 29733, art. 13.7). Sessions booked before the consent existed keep
 * their room: only a withdrawal closes it.
 */
export async function retiroDatosDeSalud(
  { consentimientos }: Repos<"consentimientos">,
  idPersona: number,
): Promise<boolean> {
  return (await consentimientos.ultimo(idPersona, DATOS_DE_SALUD))?.valor === "0";
}
