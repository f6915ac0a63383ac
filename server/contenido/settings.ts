import { z } from "zod";
import { hosts, key, settings, together, webUrl, words } from "../platform/settings";
import type { OpcionesDeCms } from "./porHttp";

interface AjustesDeContenido {
  /** The content system where editors write; null where they write the files of app/content. */
  cms: OpcionesDeCms | null;
}

export const ajustesDeContenido = settings({
  variables: {
    CMS_URL: webUrl,
    CMS_TOKEN: key,
    CMS_MEDIA_HOSTS: z
      .string()
      .transform((list) => words(list.toLowerCase()))
      .pipe(hosts.min(1))
      .optional(),
  },
  guarded: ["CMS_URL"],
  contradiction: (values) =>
    together("El sistema de contenido", values, "CMS_URL", "CMS_TOKEN") ??
    (values.CMS_MEDIA_HOSTS ? together("CMS_MEDIA_HOSTS", values, "CMS_MEDIA_HOSTS", "CMS_URL") : null),
  read: ({ CMS_URL: url, CMS_TOKEN: token, CMS_MEDIA_HOSTS: hosts }): AjustesDeContenido => ({
    cms: url && token ? { url, token, hosts: hosts ?? [new URL(url).host] } : null,
  }),
});
