import { documentoEnPalabras, tieneDocumento } from "../../cuentas/personas/documento";
import type { PersonaHallada } from "./repositorio";

const VISIBLES = 3;
const PUNTOS = "•••";

const final = (texto: string) => (texto.length > 2 * VISIBLES ? PUNTOS + texto.slice(-VISIBLES) : PUNTOS);

function correoOculto(correo: string): string {
  const arroba = correo.lastIndexOf("@");
  return arroba < 1 ? PUNTOS : correo[0]! + PUNTOS + correo.slice(arroba);
}

/** First name and initial of the surname. */
export const nombreOculto = ({ nombre, apePaterno }: Pick<PersonaHallada, "nombre" | "apePaterno">): string =>
  [nombre.split(" ")[0], apePaterno && `${apePaterno[0]}.`].filter(Boolean).join(" ");

/**
 * A person as colleagues recognise them while they talk to them: first name and initial, and the ends of the document
 * and the telephone.
 */
export function personaOculta(persona: PersonaHallada) {
  const { idPersona, nombre, apePaterno, email, telefono, idTipoDocumento, numeroDocumento } = persona;
  const documento = { idTipoDocumento, numeroDocumento: final(numeroDocumento) };
  return {
    idPersona,
    nombre: nombreOculto({ nombre, apePaterno }),
    documento: tieneDocumento(documento) ? documentoEnPalabras(documento) : null,
    correo: correoOculto(email),
    telefono: telefono === "" ? null : final(telefono),
  };
}
