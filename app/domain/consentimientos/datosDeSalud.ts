import type { Deps, Repos } from "../shared/puertos";
import { done, refuse, type Result } from "../shared/result";
import { anotarRespuestas } from "./libro";
import { DATOS_DE_SALUD, type Consentimiento, type FlujoDeSalud, type PoliticaVigente } from "./politica";

/** The answer that comes with an order: to which text, and through which door. */
export interface RespuestaSobreSalud extends Pick<Consentimiento, "canal" | "idSolicitud"> {
  /** Where the door does not say which text it showed, it is the one in force. */
  version?: string | undefined;
}

type Rechazo = "texto-anterior" | "falta-obligatoria" | "politicas-no-disponibles";

/**
 * Makes sure that somebody agrees to the use of their health data, in sessions, in a test or in measurements, in the transaction of
 * what needs it, and answers the version that they agreed to. What was answered to the text in force already is not written twice.
 */
export async function consentirDatosDeSalud(
  repos: Repos<"consentimientos" | "politicas">,
  idPersona: number,
  respuesta: RespuestaSobreSalud | undefined,
  { now, newId }: Pick<Deps<never>, "now" | "newId">,
  flujo: FlujoDeSalud = "SESION",
): Promise<Result<string, Rechazo>> {
  const [politica] = await repos.politicas.vigentes(flujo, now());
  if (!politica) return refuse("politicas-no-disponibles");
  const { versionActual } = politica;
  if (respuesta?.version !== undefined && respuesta.version !== versionActual)
    return refuse("texto-anterior");
  if (loAcepta(await repos.consentimientos.ultimo(idPersona, politica.codigo), politica)) {
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

const loAcepta = (linea: Consentimiento | null, { versionActual }: PoliticaVigente) =>
  linea?.valor === "1" && linea.version === versionActual;

/**
 * Whether somebody took it back. A session that was booked before there was such a line is not touched by its
 * absence: only a withdrawal closes a room.
 */
export async function retiroDatosDeSalud(
  { consentimientos }: Repos<"consentimientos">,
  idPersona: number,
): Promise<boolean> {
  return (await consentimientos.ultimo(idPersona, DATOS_DE_SALUD))?.valor === "0";
}
