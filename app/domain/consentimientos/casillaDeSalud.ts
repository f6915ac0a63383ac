import { z } from "zod";
import { campoDeVersion } from "../shared/versionDeTexto";
import { campoExacto } from "../shared/campos";
import { CASILLA_DE_SALUD } from "./intenciones";
import { CAMPO_OBLIGATORIO } from "./politica";

export const versionDeDatos = campoDeVersion("Vuelve a abrir la página").optional();

/** Refusal for a request that has no boxes: it names the field `versionDeDatos`. */
export const FALTA_EN_LA_PETICION = {
  "falta-obligatoria": { campos: [{ campo: "versionDeDatos", mensaje: CAMPO_OBLIGATORIO }] },
};

/** Field of a form that always shows the box. */
export const aceptacionDeDatos = z.object({
  [CASILLA_DE_SALUD]: z.literal("1", { error: CAMPO_OBLIGATORIO }),
  versionDeDatos,
});

/** Fields of a form that shows the box before the consent. */
export const camposDeSalud = { versionDeDatos, [CASILLA_DE_SALUD]: campoExacto(5).optional() };
type Envio = z.output<z.ZodObject<typeof camposDeSalud>>;

/** True when the box was shown and not ticked. */
export const faltaMarcar = (envio: Envio) =>
  envio.versionDeDatos !== undefined && envio[CASILLA_DE_SALUD] !== "1";
export const EN_LA_CASILLA = { path: [CASILLA_DE_SALUD], message: CAMPO_OBLIGATORIO };

/** The consent that the form gives; undefined without one. */
export const consentimientoEn = <Alcance extends object>(envio: Envio, alcance: Alcance) =>
  envio[CASILLA_DE_SALUD] === "1" ? { version: envio.versionDeDatos, ...alcance } : undefined;
