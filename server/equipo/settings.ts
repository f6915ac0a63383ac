import { ConfigError } from "../platform/configError";
import { freeText, port, settings, webUrl, type VariableMeta } from "../platform/settings";

interface AjustesDeEquipo {
  /** Listener of the staff site; null when this process has none. */
  equipo: {
    port: number;
    host: string | undefined;
    /** Public address of the staff site. */
    url: URL;
    /** True on a developer's machine without EQUIPO_URL: the origin is the address that was typed. */
    originFromHost: boolean;
  } | null;
  /** Address of the staff site for links in mails, without a slash at its end. */
  urlDeEquipo: string;
  /** True when the installation has a staff site, in this process or in another one. */
  hayEquipo: boolean;
}

const PUERTO_LOCAL = 3001;

export const ajustesDeEquipo = settings({
  variables: {
    EQUIPO_PORT: port.optional().meta({
      description: "Port of the staff site, apart from the public one: `/equipo` is served here alone.",
      unset: "no staff site; `npm start` takes 3001",
    } satisfies VariableMeta),
    EQUIPO_HOST: freeText.optional().meta({
      description: "Address that the staff site listens on.",
      unset: "`127.0.0.1`",
    } satisfies VariableMeta),
    EQUIPO_URL: webUrl.meta({
      description:
        "Public address of the staff site: a host of its own. Production takes https only, except on loopback.",
      unset: "the address that the browser asked for",
      required: "in production, with `EQUIPO_PORT`",
    } satisfies VariableMeta),
  },
  guarded: ["EQUIPO_URL"],
  missing: ({ EQUIPO_PORT, EQUIPO_URL }) => (EQUIPO_PORT && !EQUIPO_URL ? ["EQUIPO_URL"] : []),
  read({ EQUIPO_PORT, EQUIPO_HOST, EQUIPO_URL }, { env, appUrl }): AjustesDeEquipo {
    const url = new URL(EQUIPO_URL ?? `http://localhost:${EQUIPO_PORT ?? PUERTO_LOCAL}`);
    if (env === "production" && EQUIPO_URL && url.host === appUrl.host)
      throw new ConfigError(
        "EQUIPO_URL es la misma dirección que APP_URL: pon un servidor propio para el equipo.",
      );
    return {
      equipo: EQUIPO_PORT
        ? { port: EQUIPO_PORT, host: EQUIPO_HOST ?? "127.0.0.1", url, originFromHost: !EQUIPO_URL }
        : null,
      urlDeEquipo: url.origin,
      hayEquipo: Boolean(EQUIPO_PORT ?? EQUIPO_URL),
    };
  },
});
