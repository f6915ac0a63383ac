import { z } from "zod";
import {
  camposDeTelefono,
  prefijoConocido,
  revisarNumero,
  sinCodigoPropio,
} from "../shared/telefono/telefono";

/** A telephone as the update of data sends it, by the one rule of the product. */
export const telefonoDeContacto = z
  .object({ numero: camposDeTelefono.telefono, prefijo: prefijoConocido }, "Falta el teléfono")
  .superRefine(({ prefijo, numero }, contexto) => revisarNumero(prefijo, numero, contexto, ["numero"]))
  .overwrite(({ prefijo, numero }) => ({ prefijo, numero: sinCodigoPropio(prefijo, numero) }));
