import { randomInt } from "node:crypto";

/** Letters and figures that nobody mistakes for another. */
const LETRAS = "BCDFGHJKMNPRSTWXZ2345679";
const LARGO = 8;

/** A new code for a place or a workshop: 24⁸ of them, and few tries a day. */
export const nuevoCodigo = () =>
  Array.from({ length: LARGO }, () => LETRAS[randomInt(LETRAS.length)]).join("");
