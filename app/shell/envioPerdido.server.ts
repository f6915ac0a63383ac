import type { AppLoadContext } from "@remix-run/node";
import type { EnvioPerdido } from "./contexto";
import type { DuenoDeEnvio } from "./duenoDeEnvio.server";

/**
 * What a form may send again after its action failed. A field that is not named here is never written into a page:
 * passwords and codes have no place in it, whatever a form calls them.
 */
const SE_REPITE = new Set(
  `correo quien idTipoDocumento numeroDocumento nombre apePaterno apeMaterno pais telefono numero
  tipo ruc razonSocial direccionFiscal cupon texto comparteHistorial temas avisosDiscretos medicion valor canje
  mayorDeEdad aceptaBases aceptaTratamientoDeDatos aceptaDatosDelTest respuesta intencion accion version versionDeDatos vuelve hasta inicio fecha sesion cita
  idCita idEspecialista idEspecialidad idHorario idEspera idConsentimiento idPedido idPaquete
  diferenciaCentimos`.split(/\s+/),
);
/** A box for a text, named by the text's code; the place of something in an order, named by that. */
const NUMERADO = /^(?:casillas\.|puesto-)[\w-]{1,40}$/;

export const seRepite = (campo: string) => SE_REPITE.has(campo) || NUMERADO.test(campo);

const CAMPOS_MAXIMOS = 60;
const LARGO_MAXIMO = 20_000;

/**
 * What the failed action of this request had been sent, without passwords and codes, signed as of who sent it; null
 * where there is nothing, or where it is somebody else's.
 */
export async function envioPerdido(
  request: Request,
  context: AppLoadContext,
  dueno: DuenoDeEnvio,
): Promise<EnvioPerdido | null> {
  if (request.method !== "POST") return null;
  const datos = await context.loEnviado?.();
  if (!datos || (await dueno.esDeOtro(request, datos))) return null;
  const campos = [...datos].filter(
    (campo): campo is [string, string] => typeof campo[1] === "string" && seRepite(campo[0]),
  );
  const largo = campos.reduce((total, [nombre, valor]) => total + nombre.length + valor.length, 0);
  if (campos.length === 0 || campos.length > CAMPOS_MAXIMOS || largo > LARGO_MAXIMO) return null;
  const { pathname, search } = new URL(request.url);
  return { action: pathname + search, campos: [...campos, [dueno.campo, await dueno.sellar(request)]] };
}
