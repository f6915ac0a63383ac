import { z } from "zod";
import { DIAS_DE_REGIMEN, REGIMENES } from "../../app/domain/reclamos/plazo";
import type { LibroConfigurado } from "../../app/domain/reclamos/registro";
import { freeText, settings, type VariableMeta } from "../platform/settings";

interface AjustesDeReclamos {
  reclamos: LibroConfigurado;
}

const variables = {
  RECLAMOS_REGIMEN: z
    .enum(REGIMENES)
    .default("INDECOPI")
    .describe("Authority of the complaints book: `INDECOPI`, `SBS` or `SUSALUD`. Counsel confirms it."),
  RECLAMOS_PLAZO_EN_DIAS: z.coerce
    .number("pon un número de días hábiles")
    .int("pon un número de días hábiles")
    .min(1, "pon 1 o más")
    .max(60, "pon 60 o menos")
    .optional()
    .meta({
      description: "Business days for the answer to a complaint. A sheet keeps the term of its day.",
      unset: "15; 30 with `RECLAMOS_REGIMEN=SUSALUD`",
    } satisfies VariableMeta),
  RECLAMOS_CORREO: z
    .email()
    .optional()
    .meta({
      description: "Mailbox that hears of each complaint, and each day of what is due in three days.",
      unset: "none: `ops reclamos` lists them",
    } satisfies VariableMeta),
  RECLAMOS_ESTABLECIMIENTO: freeText
    .default("WEB-001")
    .describe("Code of the establishment in the head of a complaint sheet."),
};

export const ajustesDeReclamos = settings({
  variables,
  read: (values): AjustesDeReclamos => ({
    reclamos: {
      regimen: values.RECLAMOS_REGIMEN,
      plazoEnDias: values.RECLAMOS_PLAZO_EN_DIAS ?? DIAS_DE_REGIMEN[values.RECLAMOS_REGIMEN],
      correo: values.RECLAMOS_CORREO ?? null,
      establecimiento: values.RECLAMOS_ESTABLECIMIENTO,
    },
  }),
});
