import { z } from "zod";
import { claveDeSiempre } from "./claveDeSiempre";
import {
  camposDeDocumento,
  comoSeGuarda,
  CON_DOCUMENTO,
  revisarDocumento,
  type Documento,
} from "../personas/documento";

/** First character of an insured person's `usuarioLogin`, by kind of document. */
const CARACTER_DE_TIPO: Record<number, string> = { 1: "R", 2: "D", 3: "P", 4: "C", 5: "O" };

/** Login name of an insured person, as `D45678912`: the character of the kind of document, then its number. */
export function usuarioLoginDeAsegurada({ idTipoDocumento, numeroDocumento }: Documento): string {
  return (CARACTER_DE_TIPO[idTipoDocumento] ?? "O") + numeroDocumento;
}

/** Login name for the screen; for an insured person a dash follows the first character (specification § 6). */
export function mostrarUsuarioLogin(usuarioLogin: string, esAsegurada: boolean): string {
  return esAsegurada && usuarioLogin.length > 1
    ? `${usuarioLogin.slice(0, 1)}-${usuarioLogin.slice(1)}`
    : usuarioLogin;
}

export const credencialesPorDocumento = z
  .object({
    ...camposDeDocumento,
    clave: claveDeSiempre,
  })
  .superRefine(revisarDocumento, CON_DOCUMENTO)
  .overwrite(comoSeGuarda);
