import { z } from "zod";
import {
  camposDeTelefono,
  faltaConPrefijo,
  prefijoConocido,
  sinCodigoPropio,
} from "../shared/telefono/telefono";

const numero = camposDeTelefono.telefono;

/** A telephone as the update of data sends it, by the one rule of the product. */
export const telefonoDeContacto = z
  .object({ numero, prefijo: prefijoConocido }, "Falta el teléfono")
  .superRefine((telefono, contexto) => {
    const message = faltaConPrefijo(telefono.prefijo, telefono.numero);
    if (message) contexto.addIssue({ code: "custom", path: ["numero"], message });
  })
  .overwrite(({ prefijo, numero }) => ({ prefijo, numero: sinCodigoPropio(prefijo, numero) }));

/** The number alone, under the prefix that the person has. */
export const numeroCon = (prefijoDeLaPersona: string) =>
  numero
    .superRefine((escrito, contexto) => {
      const message = faltaConPrefijo(prefijoDeLaPersona, escrito);
      if (message) contexto.addIssue({ code: "custom", message });
    })
    .overwrite((escrito) => sinCodigoPropio(prefijoDeLaPersona, escrito));
