import type { RespuestaSobreSalud } from "../consentimientos/datosDeSalud";
import type { Repos } from "../shared/puertos";
import { done, refuse } from "../shared/result";

/**
 * Days for which a visitor's answers are kept after the last one, unless they move to an account (Ley 29733, art. 8).
 */
export const DIAS_DE_UNA_VISITA = 7;

/**
 * Stores a visitor's consent (Ley 29733, art. 13.6) in the ledger of people without an account, under the id of their
 * form.
 */
export async function consentirComoVisita(
  { politicas, aceptacionesPublicas }: Repos<"aceptacionesPublicas" | "politicas">,
  uuidForm: string,
  respuesta: RespuestaSobreSalud | undefined,
  creadoEn: Date,
) {
  const [politica] = await politicas.vigentes("TEST", creadoEn);
  if (!politica) return refuse("politicas-no-disponibles");
  if (!respuesta) return refuse("falta-obligatoria");
  const { codigo, versionActual: version, huellaDelTexto } = politica;
  const { canal, idSolicitud } = respuesta;
  if (respuesta.version !== undefined && respuesta.version !== version) return refuse("texto-anterior");
  await aceptacionesPublicas.anotar([
    {
      idAceptacion: uuidForm,
      flujo: "TEST",
      codigo,
      version,
      valor: "1",
      huellaDelTexto,
      canal,
      idSolicitud,
      creadoEn,
    },
  ]);
  return done(version);
}
