import { z } from "zod";
import { CAMPO_OBLIGATORIO } from "./politica";

/** The box of a consent to the use of health data, as every form and request sends it: ticked, and beside which text. */
export const CASILLA_DE_SALUD = "aceptaTratamientoDeDatos";

export const versionDeDatos = z
  .string("Vuelve a abrir la página")
  .regex(/^[\w.-]{1,40}$/, "Vuelve a abrir la página")
  .optional();

/** In which field a request that has no boxes says it. */
export const FALTA_EN_LA_PETICION = {
  "falta-obligatoria": { campos: [{ campo: "versionDeDatos", mensaje: CAMPO_OBLIGATORIO }] },
};

/** Where it is always shown. */
export const aceptacionDeDatos = z.object({
  [CASILLA_DE_SALUD]: z.literal("1", { error: CAMPO_OBLIGATORIO }),
  versionDeDatos,
});

/** Where it is shown to whoever did not consent yet. */
export const camposDeSalud = { versionDeDatos, [CASILLA_DE_SALUD]: z.string().max(5).optional() };
type Envio = z.output<z.ZodObject<typeof camposDeSalud>>;

/** Where it is shown, it has to be ticked. */
export const faltaMarcar = (envio: Envio) =>
  envio.versionDeDatos !== undefined && envio[CASILLA_DE_SALUD] !== "1";
export const EN_LA_CASILLA = { path: [CASILLA_DE_SALUD], message: CAMPO_OBLIGATORIO };

/** To what somebody consented by such a form; nothing where they did not. */
export const consentimientoEn = <Alcance extends object>(envio: Envio, alcance: Alcance) =>
  envio[CASILLA_DE_SALUD] === "1" ? { version: envio.versionDeDatos, ...alcance } : undefined;
