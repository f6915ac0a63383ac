import { z } from "zod";
import { DIAS_DE_REGIMEN, REGIMENES } from "../../app/domain/reclamos/plazo";
import type { LibroConfigurado } from "../../app/domain/reclamos/registro";
import { freeText, port, settings, type VariableMeta } from "../platform/settings";
import type { LugarDeClamd } from "./adjuntos/clamd";

interface AjustesDeReclamos {
  reclamos: LibroConfigurado;
  clamd: LugarDeClamd | null;
}

const PON_LUGAR = "pon un servidor y su puerto, como 127.0.0.1:3310";
const LUGAR = /^(?<host>[A-Za-z0-9.-]+|\[[0-9A-Fa-f:]+\]):(?<port>\d+)$/;

function lugarEscrito(texto: string): LugarDeClamd {
  const { host = "", port: puerto } = LUGAR.exec(texto)?.groups ?? {};
  return { host: host.replace(/^\[|\]$/g, ""), port: Number(puerto) };
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
  RECLAMOS_CLAMD: freeText
    .transform(lugarEscrito)
    .refine(({ host, port: puerto }) => host !== "" && port.safeParse(puerto).success, PON_LUGAR)
    .optional()
    .meta({
      description:
        "ClamAV's `clamd` as `host:port`, which scans attachments of complaints. One that does not answer refuses them.",
      unset: "none: PDF are not scanned",
    } satisfies VariableMeta),
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
    clamd: values.RECLAMOS_CLAMD ?? null,
  }),
});
