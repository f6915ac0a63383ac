import { services } from "~/services.server";
import { CASA } from "~/shell/marco/casa.server";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import type { LoaderArgs } from "~/shell/route";
import { enPalabras } from "./consentimientos.server";
import { RECHAZOS_DE_CONSENTIMIENTO } from "~/domain/consentimientos/rechazos";
import { refuse } from "~/domain/shared/result";
import { exigir } from "~/shell/responder";

/** The receipt names the responsible company, as the law requires (Ley 29733, art. 18): the same as in the footer. */
const { empresa } = CASA;

/** Receipt of an answer to a legal text, for its own person; 404 for anybody else. */
export async function exigirRecibo({ request, context, params }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  const [recibo, persona] = await Promise.all([
    services.consentimientos.verRecibo(idPersona, params.idConsentimiento ?? ""),
    services.cuentas.identidad.persona(idPersona),
  ]);
  const linea = exigir(persona ? recibo : refuse("consentimiento-no-existe"), RECHAZOS_DE_CONSENTIMIENTO);
  const { nombre = "", apePaterno = "", apeMaterno = "" } = persona ?? {};
  return { linea, nombre: [nombre, apePaterno, apeMaterno].join(" "), empresa };
}
export const empresaEnPalabras = ({ razonSocial, ruc }: typeof empresa) => `${razonSocial}, RUC ${ruc}`;

type Recibo = Awaited<ReturnType<typeof exigirRecibo>>;

/** Receipt of an answer as JSON, the text included. */
export function comoJson({ linea, nombre, empresa }: Recibo) {
  return {
    idConsentimiento: linea.idConsentimiento,
    persona: nombre,
    empresa,
    flujo: linea.flujo,
    codigo: linea.codigo,
    version: linea.version,
    valor: linea.valor,
    creadoEn: linea.creadoEn.toISOString(),
    canal: linea.canal,
    idSolicitud: linea.idSolicitud,
    huellaDelTexto: linea.huellaDelTexto,
    texto: linea.texto?.contenido ?? "",
  };
}

export function comoTexto(recibo: Recibo): string {
  const { titulo, respuesta, version, momento, canal, idConsentimiento, huella } = enPalabras(recibo.linea);
  return [
    "COMPROBANTE DE CONSENTIMIENTO",
    "",
    titulo,
    `Respuesta: ${respuesta}`,
    `Persona: ${recibo.nombre}`,
    `Empresa: ${empresaEnPalabras(recibo.empresa)}`,
    `Versión del texto: ${version}`,
    `Fecha: ${momento}`,
    `Medio: ${canal}`,
    `Número: ${idConsentimiento}`,
    `Huella del texto (SHA-256): ${huella}`,
    "",
    "TEXTO QUE SE MOSTRÓ",
    "",
    recibo.linea.texto?.contenido ?? "",
    "",
  ].join("\n");
}
