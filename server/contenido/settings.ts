import { key, settings, together, webUrl } from "../platform/settings";
import type { OpcionesDeCms } from "./porHttp";

interface AjustesDeContenido {
  /** The content system where editors write; null where they write the files of app/content. */
  cms: OpcionesDeCms | null;
}

export const ajustesDeContenido = settings({
  variables: { CMS_URL: webUrl, CMS_TOKEN: key },
  guarded: ["CMS_URL"],
  contradiction: (values) => together("The content system", values, "CMS_URL", "CMS_TOKEN"),
  read: ({ CMS_URL: url, CMS_TOKEN: token }): AjustesDeContenido => ({
    cms: url && token ? { url, token } : null,
  }),
});
