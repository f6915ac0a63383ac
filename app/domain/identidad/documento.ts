import { z } from "zod";

/** Which document, and its number as it is kept: capitals, without the marks people write between. */
export interface Documento {
  idTipoDocumento: number;
  numeroDocumento: string;
}

/** Of the spec (§ 3): 0 null, 1 RUC, 2 DNI, 3 passport, 4 CE, 5 others. The DNI is first in a list: most have one. */
export const DOCUMENTOS_AL_ENTRAR = [
  { idTipoDocumento: 2, nombre: "DNI" },
  { idTipoDocumento: 4, nombre: "CE" },
  { idTipoDocumento: 3, nombre: "Pasaporte" },
] as const;

/** The character that begins the `usuarioLogin` of an insured person. */
const CARACTER_DE_TIPO: Record<number, string> = { 1: "R", 2: "D", 3: "P", 4: "C", 5: "O" };

export function normalizarNumeroDeDocumento(numero: string): string {
  return numero.replace(/[\s.-]/g, "").toUpperCase();
}

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

export const credencialesPorDocumento = z.object({
  idTipoDocumento: z.coerce
    .number("Elige tu tipo de documento")
    .refine(
      (tipo) => DOCUMENTOS_AL_ENTRAR.some(({ idTipoDocumento }) => idTipoDocumento === tipo),
      "Elige tu tipo de documento",
    ),
  numeroDocumento: z
    .string("Escribe tu número de documento")
    .max(40, "Escribe un número de 20 caracteres o menos")
    .transform(normalizarNumeroDeDocumento)
    .pipe(z.string().regex(/^[A-Z0-9]{3,20}$/, "Escribe tu número solo con letras y números")),
  clave: z.string("Escribe tu contraseña").max(128, "Tu contraseña tiene 128 caracteres como máximo"),
});
