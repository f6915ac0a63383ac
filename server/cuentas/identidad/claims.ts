import { z } from "zod";
import { limpiarLinea } from "../../../app/domain/shared/limpieza";
import type { IdentidadExterna } from "../../../app/domain/cuentas/identidad/aseguradora";
import { credenciales } from "../../../app/domain/cuentas/identidad/identidad";
import {
  documento as documentoEscrito,
  type Documento,
} from "../../../app/domain/cuentas/personas/documento";
import { nombres as nombresDePersona } from "../../../app/domain/cuentas/personas/nombres";
import {
  camposDeTelefonoPorApi,
  revisarTelefonoPorApi,
  sinCodigoPorApi,
} from "../../../app/domain/shared/telefono/telefono";

/** The provider's names for claims that OpenID Connect does not define (OpenID Connect Core § 5.1). */
export interface NombresDeClaims {
  tipoDeDocumento: string;
  numeroDeDocumento: string;
}

const TIPOS: Record<string, number> = {
  RUC: 1,
  DNI: 2,
  PASAPORTE: 3,
  PASSPORT: 3,
  CE: 4,
  OTROS: 5,
};

/** Telephone as forms and `/v2` read it, with Peru as its default country. */
const telefonoDePeru = z
  .object(camposDeTelefonoPorApi)
  .superRefine(revisarTelefonoPorApi)
  .overwrite(sinCodigoPorApi);

/**
 * Turns the claims of the insurer's provider into our fields of a person. A document of an unknown type or form counts
 * as none.
 */
export function identidadDe(claims: Record<string, unknown>, nombres: NombresDeClaims): IdentidadExterna {
  const texto = (nombre: string) => {
    const valor = claims[nombre];
    return typeof valor === "string" || typeof valor === "number"
      ? limpiarLinea(String(valor).slice(0, 200))
      : "";
  };
  const numero = texto(nombres.numeroDeDocumento);
  const documento = documentoDe(texto(nombres.tipoDeDocumento), numero);
  const correo = correoDe(texto("email"));
  const llamada = {
    nombre: texto("given_name") || texto("name"),
    ...apellidos(texto("family_name"), texto("apellido_materno")),
  };
  return {
    emisor: texto("iss"),
    sujeto: texto("sub"),
    documento,
    correo: correo ?? "",
    // The comparison accepts text too, because Cognito writes this boolean as text.
    correoVerificado: correo !== null && (claims.email_verified === true || claims.email_verified === "true"),
    ...llamada,
    telefono: telefonoDePeru.safeParse({ telefono: texto("phone_number") }).data?.telefono ?? "",
    ilegible:
      (numero !== "" && documento === null) ||
      correo === null ||
      Object.values(llamada).some(
        (parte) => parte !== "" && !nombresDePersona.shape.nombre.safeParse(parte).success,
      ),
  };
}

/** Mail address in a claim: null for a text that is no address, empty for a missing one. */
const correoDe = (texto: string) =>
  texto === "" ? "" : (credenciales.shape.correo.safeParse(texto).data ?? null);

function documentoDe(tipo: string, numero: string): Documento | null {
  const idTipoDocumento = TIPOS[tipo.toUpperCase()] ?? (/^[1-5]$/.test(tipo) ? Number(tipo) : 0);
  return documentoEscrito.safeParse({ idTipoDocumento, numeroDocumento: numero }).data ?? null;
}

/** Splits surnames into two. Usually one claim holds both, and the second is the mother's. */
function apellidos(juntos: string, materno: string) {
  if (materno) return { apePaterno: juntos, apeMaterno: materno };
  const [apePaterno = "", ...resto] = juntos.split(/\s+/);
  return { apePaterno, apeMaterno: resto.join(" ") };
}
