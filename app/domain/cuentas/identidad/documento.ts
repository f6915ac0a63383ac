import { z } from "zod";
import { claveDeSiempre } from "./claveDeSiempre";
import {
  camposDeDocumento,
  comoSeGuarda,
  CON_DOCUMENTO,
  revisarDocumento,
  type Documento,
} from "../personas/documento";

/** The character that begins the `usuarioLogin` of an insured person. */
const CARACTER_DE_TIPO: Record<number, string> = { 1: "R", 2: "D", 3: "P", 4: "C", 5: "O" };

/** `D45678912`: one character of the type, then the number. */
export function usuarioLoginDeAsegurada({ idTipoDocumento, numeroDocumento }: Documento): string {
  return (CARACTER_DE_TIPO[idTipoDocumento] ?? "O") + numeroDocumento;
}

/** As a screen writes it: of an insured person first character, dash, rest; of everybody else as it is. */
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
