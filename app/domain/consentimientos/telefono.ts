import { z } from "zod";
import { camposDeTelefono, faltaDelTelefono, prefijoConocido } from "../shared/telefono/telefono";

const numero = camposDeTelefono.telefono;

/** A telephone as the update of data sends it, by the one rule of the product. */
export const telefonoDeContacto = z
  .object({ numero, prefijo: prefijoConocido }, "Falta el teléfono")
  .superRefine((telefono, contexto) => {
    const message = faltaDelTelefono(telefono.prefijo, telefono.numero);
    if (message) contexto.addIssue({ code: "custom", path: ["numero"], message });
  });

/** The number alone, under the prefix that the person has. */
export const numeroCon = (prefijoDeLaPersona: string) =>
  numero.superRefine((escrito, contexto) => {
    const message = faltaDelTelefono(prefijoDeLaPersona, escrito);
    if (message) contexto.addIssue({ code: "custom", message });
  });
