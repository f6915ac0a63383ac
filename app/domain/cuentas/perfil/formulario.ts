import { z } from "zod";
import { casillasDe, type Casilla } from "../../consentimientos/formulario";
import { camposDeTelefono, prefijoDe, revisarNumero, sinCodigoPropio } from "../../shared/telefono/telefono";
import { cuandoEsten } from "../../shared/revision";
import { claveDeSiempre } from "../identidad/claveDeSiempre";

/** The form of the update of data, for the browser and the action: the boxes are those of the texts in force. */
export function formularioDeActualizacion(politicas: readonly Casilla[], paisDeLaPersona: string) {
  return z
    .object({
      // A page that was opened before this field was there sends none.
      pais: camposDeTelefono.pais.default(paisDeLaPersona),
      numero: camposDeTelefono.telefono,
      version: z.string("Vuelve a abrir el formulario"),
      casillas: casillasDe(politicas),
      // Asked for only where the telephone is another one.
      clave: claveDeSiempre.optional(),
      vuelve: z.string().optional(),
    })
    .superRefine(
      ({ pais, numero }, contexto) => revisarNumero(prefijoDe(pais) ?? "", numero, contexto, ["numero"]),
      cuandoEsten("pais", "numero"),
    )
    .overwrite((datos) => ({
      ...datos,
      numero: sinCodigoPropio(prefijoDe(datos.pais) ?? "", datos.numero),
    }));
}
