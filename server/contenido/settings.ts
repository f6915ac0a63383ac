import { z } from "zod";
import { hosts, key, settings, together, webUrl, words, type VariableMeta } from "../platform/settings";
import type { OpcionesDeCms } from "./porHttp";

interface AjustesDeContenido {
  /** Content system of the editors; null when the content is the files of app/content. */
  cms: OpcionesDeCms | null;
}

export const ajustesDeContenido = settings({
  variables: {
    CMS_URL: webUrl.meta({
      description:
        "Content system of the editors. It answers `GET CMS_URL/contenido` as `server/contenido/porHttp.ts` documents.",
      unset: "the files of `app/content`",
      required: "with `CMS_TOKEN` or `CMS_MEDIA_HOSTS`",
    } satisfies VariableMeta),
    CMS_TOKEN: key.meta({
      description: "Key of the content system.",
      required: "with `CMS_URL`",
    } satisfies VariableMeta),
    CMS_MEDIA_HOSTS: z
      .string()
      .transform((list) => words(list.toLowerCase()))
      .pipe(hosts.min(1))
      .optional()
      .meta({
        description:
          "Hosts of its videos, pictures and PDFs, over https and by commas; media of another host are refused. They let our pages read captions (`Access-Control-Allow-Origin`).",
        unset: "the host of `CMS_URL`",
      } satisfies VariableMeta),
  },
  guarded: ["CMS_URL"],
  contradiction: (values) =>
    together("El sistema de contenido", values, "CMS_URL", "CMS_TOKEN") ??
    (values.CMS_MEDIA_HOSTS ? together("CMS_MEDIA_HOSTS", values, "CMS_MEDIA_HOSTS", "CMS_URL") : null),
  read: ({ CMS_URL: url, CMS_TOKEN: token, CMS_MEDIA_HOSTS: hosts }): AjustesDeContenido => ({
    cms: url && token ? { url, token, hosts: hosts ?? [new URL(url).host] } : null,
  }),
});
