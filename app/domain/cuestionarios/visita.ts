import type { RespuestaSobreSalud } from "../consentimientos/datosDeSalud";
import type { Repos } from "../shared/puertos";
import { done, refuse } from "../shared/result";

/** What a visitor does not say that they want to keep is kept so long after their last answer. */
export const DIAS_DE_UNA_VISITA = 7;

/** A visitor agrees too, in the ledger of those who have no account, under the name of what they fill in. */
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
