import { z } from "zod";
import { settings, type VariableMeta } from "../platform/settings";

interface AjustesDeAnalitica {
  /** Id of the container of the tag manager; null without one. */
  gestorDeEtiquetas: string | null;
  /** Origins to which its tags may send what they note. */
  destinosDeEtiquetas: readonly string[];
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
    DESTINOS_DE_ETIQUETAS: z
      .string()
      .regex(
        /^https:\/\/[a-z0-9.-]+( https:\/\/[a-z0-9.-]+)*$/,
        "pon direcciones https separadas por un espacio",
      )
      .optional()
      .meta({
        description:
          "Origins, apart by a space, to which the tags of the container may send what they note. Privacy texts must name their companies.",
        unset: "the host of the tag manager alone",
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
  read: ({ GESTOR_DE_ETIQUETAS, DESTINOS_DE_ETIQUETAS, CONTEOS_EN_SEGUNDOS }): AjustesDeAnalitica => ({
    destinosDeEtiquetas: DESTINOS_DE_ETIQUETAS?.split(" ") ?? [],
    gestorDeEtiquetas: GESTOR_DE_ETIQUETAS ?? null,
    conteosCadaEnSegundos: CONTEOS_EN_SEGUNDOS,
  }),
});
