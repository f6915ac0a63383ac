import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { readConfig, VARIABLES } from "../../../server/config";
import { configPage } from "../../../server/configTable";
import { metaOf } from "../../../server/platform/settings";

/** Accepted values of those variables that conditions name without a value. */
const SAMPLES: Record<string, string> = {
  EMISOR_URL: "https://emisor.example",
  EMISOR_TOKEN: "7bLq0ZtXw4Kd9HsR",
  OIDC_ISSUER: "https://id.example",
  OIDC_CLIENT_ID: "bienestar",
  OIDC_CLIENT_SECRET: "secreto",
  SORTEO_ORGANIZADOR: "Acme S.A.C.",
  SORTEO_RUC: "20100047218",
  CMS_URL: "https://cms.example",
  CMS_TOKEN: "7bLq0ZtXw4Kd9HsR",
  CMS_MEDIA_HOSTS: "medios.example",
  TURN_URL: "turn:turn.example",
  TURN_SECRET: "7bLq0ZtXw4Kd9HsR",
  EQUIPO_PORT: "3001",
  EQUIPO_OIDC_ISSUER: "https://id.example",
  EQUIPO_OIDC_CLIENT_ID: "equipo",
  EQUIPO_OIDC_CLIENT_SECRET: "secreto",
  EQUIPO_OIDC_ROLES: "bienestar-datos=datos",
  GUARDIA_WEBHOOK_URL: "https://timbre.example",
  GUARDIA_WEBHOOK_SECRET: "7bLq0ZtXw4Kd9HsRvE2mYc8NfJ5uPg1A",
};

const motivoDe = (env: Record<string, string>) => {
  try {
    readConfig(env, () => () => ({}));
    return "";
  } catch (error) {
    return String(error);
  }
};
/** One case for each variable and each cause that its condition names in backquotes. */
const CONDITIONS = Object.entries(VARIABLES).flatMap(([name, variable]) =>
  (metaOf(variable).required ?? "").split(/;| or /).flatMap((part) =>
    [...part.matchAll(/`(\w+)(?:=([\w-]+))?`/g)].map(([, cause = "", value]) => ({
      name,
      cause,
      without: part.includes("without"),
      env: {
        ...(part.includes("in production") && { APP_ENV: "production" }),
        ...(part.includes("without") ? {} : { [cause]: value ?? SAMPLES[cause] ?? "" }),
        ...(cause === "PASARELA" && {
          MERCADO_PAGO_ACCESS_TOKEN: name === "MERCADO_PAGO_ACCESS_TOKEN" ? "" : "TEST-1",
          PASARELA_WEBHOOK_SECRET:
            name === "PASARELA_WEBHOOK_SECRET" ? "" : "7bLq0ZtXw4Kd9HsRvE2mYc8NfJ5uPg1A",
        }),
      },
    })),
  ),
);

describe("the page of the configuration", () => {
  it("is what the schemas say: `npm run configuracion` writes it again", () => {
    expect(readFileSync("server/deploy/configuracion.md", "utf8")).toBe(configPage());
  });

  it.each(Object.keys(VARIABLES))("says in a sentence what %s means", (name) => {
    expect(metaOf(VARIABLES[name]!).description).toMatch(/^[A-Z`].*\.$/);
  });

  it("names the conditions of more than ten variables", () =>
    expect(new Set(CONDITIONS.map(({ name }) => name)).size).toBeGreaterThan(10));

  it.each(CONDITIONS)("says truly that $name is required by $cause", ({ name, cause, without, env }) => {
    expect(motivoDe(env)).toMatch(new RegExp(`\\b${name}\\b`));
    if (without) {
      const { WHATSAPP: _, ...rest } = env as Record<string, string>;
      expect(motivoDe({ ...rest, [cause]: "51987654321" })).not.toMatch(new RegExp(`\\b${name}\\b`));
    } else {
      expect(motivoDe({})).not.toMatch(new RegExp(`\\b${name}\\b`));
    }
  });
});
