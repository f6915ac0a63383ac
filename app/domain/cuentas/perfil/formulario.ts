import { z } from "zod";
import { LARGO_DE_UN_VALOR } from "../../shared/navegacion/envio";
import { campoExacto } from "../../shared/campos";
import { casillasDe, versionDelFormulario, type Casilla } from "../../consentimientos/formulario";
import { camposDeTelefono, prefijoDe, revisarNumero, sinCodigoPropio } from "../../shared/telefono/telefono";
import { cuandoEsten } from "../../shared/revision";
import { claveDeSiempre } from "../identidad/claveDeSiempre";

/** Form of the update of data, for the browser and the action; its checkboxes are the texts in force. */
export function formularioDeActualizacion(politicas: readonly Casilla[], paisDeLaPersona: string) {
  return z
    .object({
      // A page opened before a new release sends no country; the person's country is the default.
      pais: camposDeTelefono.pais.default(paisDeLaPersona),
      numero: camposDeTelefono.telefono,
      version: versionDelFormulario,
      casillas: casillasDe(politicas),
      // Password, needed only for another telephone.
      clave: claveDeSiempre.optional(),
      vuelve: campoExacto(LARGO_DE_UN_VALOR).optional(),
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
