import { z } from "zod";
import { settings, type VariableMeta } from "../platform/settings";

interface AjustesDeAnalitica {
  /** Id of the container of the tag manager; null without one. */
  gestorDeEtiquetas: string | null;
  /** Seconds between two times that a process stores its counts, which it loses when it dies. */
  conteosCadaEnSegundos: number;
}

const UN_MINUTO = 60;

export const ajustesDeAnalitica = settings({
  variables: {
    GESTOR_DE_ETIQUETAS: z
      .string()
      .regex(/^GTM-[A-Z0-9]{4,12}$/, "pon el id de un contenedor, como GTM-AB12CD3")
      .optional()
      .meta({
        description:
          "Container of Google Tag Manager. It runs in a frame without address, words or cookies of the site, and only for browsers that allow measuring.",
        unset: "no tag manager",
      } satisfies VariableMeta),
    CONTEOS_EN_SEGUNDOS: z.coerce
      .number()
      .int()
      .min(1)
      .max(10 * UN_MINUTO)
      .default(UN_MINUTO)
      .describe(
        "Seconds between two storings of the counts of use: a process that dies loses at most these.",
      ),
  },
  read: ({ GESTOR_DE_ETIQUETAS, CONTEOS_EN_SEGUNDOS }): AjustesDeAnalitica => ({
    gestorDeEtiquetas: GESTOR_DE_ETIQUETAS ?? null,
    conteosCadaEnSegundos: CONTEOS_EN_SEGUNDOS,
  }),
});
