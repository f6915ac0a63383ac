import { z } from "zod";
import { casillasDe, type Casilla } from "../../consentimientos/formulario";
import { numeroCon } from "../../consentimientos/telefono";
import { claveDeSiempre } from "../identidad/claveDeSiempre";

/** The form of the update of data, for the browser and the action: the boxes are those of the texts in force. */
export function formularioDeActualizacion(politicas: readonly Casilla[], prefijo: string) {
  return z.object({
    numero: numeroCon(prefijo),
    version: z.string("Vuelve a abrir el formulario"),
    casillas: casillasDe(politicas),
    // Asked for only where the telephone is another one.
    clave: claveDeSiempre.optional(),
    vuelve: z.string().optional(),
  });
}
