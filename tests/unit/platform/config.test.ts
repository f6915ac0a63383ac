import { randomBytes, randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, describe, expect, it } from "vitest";
import { EVERY_SECRET, formTargets, readConfig as read, VARIABLES } from "../../../server/config";
import { ConfigError } from "../../../server/platform/configError";
import { openSecretsFile, SecretosIlegibles } from "../../../server/platform/secrets";

/** English words that no Spanish sentence has. */
const ENGLISH = /\b(the|is|are|of|and|or|to|needs?|must|invalid|expected|without|set)\b/i;

/** Reads a configuration, and expects every refusal in Spanish, for the operator. */
const readConfig: typeof read = (...args) => {
  try {
    return read(...args);
  } catch (error) {
    if (error instanceof ConfigError) expect(error.message).not.toMatch(ENGLISH);
    throw error;
  }
};

const makeSecrets = () => (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `made-${name}`]));
const noSecrets = () => () => {
  throw new Error("production must not make secrets");
};
const SECRET = "7bLq0ZtXw4Kd9HsRvE2mYc8NfJ5uPg1A";
const secretOf = (name: string) => `${name}-${SECRET}`;
const CMS_TOKEN = secretOf("CMS_TOKEN");
const PRODUCTION = {
  APP_ENV: "production",
  APP_URL: "https://bienestar.example",
  PASARELA: "sandbox",
  SESSION_SECRET: secretOf("SESSION_SECRET"),
  API_KEY_PUBLIC: secretOf("API_KEY_PUBLIC"),
  API_KEY_PRIVATE: secretOf("API_KEY_PRIVATE"),
  API_KEY_PERSONAS: secretOf("API_KEY_PERSONAS"),
  API_KEY_COMUNIDADES: secretOf("API_KEY_COMUNIDADES"),
  API_KEY_SURVEY: secretOf("API_KEY_SURVEY"),
  PASARELA_WEBHOOK_SECRET: secretOf("PASARELA_WEBHOOK_SECRET"),
  RESPUESTAS_SECRET: secretOf("RESPUESTAS_SECRET"),
  SMTP_URL: "smtps://correo.example",
  ALERTAS_CORREO: "guardia@bienestar.example",
  GUARDIA_WEBHOOK_URL: "https://timbre.example",
  GUARDIA_WEBHOOK_SECRET: secretOf("GUARDIA_WEBHOOK_SECRET"),
  TELEFONO_DE_ATENCION: "+51 1 411 2222",
  SOPORTE_CORREO: "ayuda@salud.pe",
  METRICS_PORT: "9090",
};

describe("the configuration of a developer's machine", () => {
  it("needs nothing to be set", () => {
    const config = readConfig({}, makeSecrets);
    expect(config).toMatchObject({
      env: "local",
      port: 3000,
      pasarela: { clase: "sandbox" },
      originFromHost: true,
    });
    expect(config.appUrl.href).toBe("http://localhost:3000/");
    expect(config.databaseUrl).toBe(path.resolve("data/bienestar.sqlite"));
    expect(config.sessionSecret).toEqual(["made-SESSION_SECRET"]);
  });

  it("asks the data folder only for the secrets that are not set", () => {
    const asked: string[] = [];
    const { apiKeys } = readConfig({ API_KEY_PUBLIC: SECRET }, () => (names) => {
      asked.push(...names);
      return {};
    });
    expect(apiKeys.public).toEqual([SECRET]);
    expect(asked).not.toContain("API_KEY_PUBLIC");
    expect(asked).toContain("API_KEY_PRIVATE");
  });

  it("takes an empty value as not set", () => {
    expect(readConfig({ PORT: "", APP_URL: "" }, makeSecrets).port).toBe(3000);
  });

  it("gives figures and traces to nobody, unless it is told to whom", () => {
    expect(readConfig({}, makeSecrets)).toMatchObject({ metrics: null, traces: null });
    expect(readConfig({ METRICS_PORT: "9100" }, makeSecrets).metrics).toEqual({
      port: 9100,
      host: "127.0.0.1",
    });
    const endpoint = "http://127.0.0.1:4318";
    expect(readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, makeSecrets).traces).toEqual({
      endpoint: new URL(endpoint),
      service: "bienestar",
    });
  });

  it("has no figures where everybody looks", () => {
    expect(() => readConfig({ PORT: "9100", METRICS_PORT: "9100" }, makeSecrets)).toThrow(/METRICS_PORT/);
  });

  it("leaves time to a proxy where there may be several processes, and to nobody else", () => {
    const DATABASE_URL = "postgres://u:p@127.0.0.1/b";
    expect(readConfig({ DATABASE_URL }, makeSecrets).drainSeconds).toBe(0);
    expect(readConfig(PRODUCTION, noSecrets).drainSeconds).toBe(0);
    expect(readConfig({ ...PRODUCTION, DATABASE_URL }, noSecrets).drainSeconds).toBe(5);
    expect(readConfig({ ...PRODUCTION, DATABASE_URL, DRAIN_SECONDS: "0" }, noSecrets).drainSeconds).toBe(0);
  });

  it("has rewards coins, unless they are turned off; production only where they are turned on", () => {
    expect(readConfig({}, makeSecrets).monedas).toBe(true);
    expect(readConfig({ MONEDAS: "false" }, makeSecrets).monedas).toBe(false);
    expect(readConfig(PRODUCTION, makeSecrets).monedas).toBe(false);
    expect(readConfig({ ...PRODUCTION, MONEDAS: "true" }, makeSecrets).monedas).toBe(true);
  });

  it("holds the origin still when APP_URL is set", () => {
    expect(readConfig({ APP_URL: "http://demo.test:4000" }, makeSecrets).originFromHost).toBe(false);
  });
});

describe("the configuration of production", () => {
  it("is complete with every secret and the address", () => {
    const config = readConfig(PRODUCTION, noSecrets);
    expect(config).toMatchObject({
      env: "production",
      originFromHost: false,
      sessionSecret: [secretOf("SESSION_SECRET")],
    });
  });

  it("names everything that is missing in one message", () => {
    const { SESSION_SECRET: _1, API_KEY_SURVEY: _2, APP_URL: _3, ...rest } = PRODUCTION;
    expect(() => readConfig(rest, noSecrets)).toThrow(
      new ConfigError(
        "Con APP_ENV=production falta poner APP_URL, SESSION_SECRET y API_KEY_SURVEY: server/deploy/configuracion.md dice qué es cada una.",
      ),
    );
  });

  it.each(["SMTP_URL", "ALERTAS_CORREO", "SOPORTE_CORREO", "TELEFONO_DE_ATENCION"])(
    "has somebody who carries its mails, and one who is alerted: %s",
    (name) => {
      expect(() => readConfig({ ...PRODUCTION, [name]: "" }, noSecrets)).toThrow(
        `Con APP_ENV=production falta poner ${name}:`,
      );
    },
  );

  it("has no sandbox gateway unless it is asked for by name", () => {
    const { PASARELA: _, ...rest } = PRODUCTION;
    expect(() => readConfig(rest, noSecrets)).toThrow("PASARELA");
  });

  it("takes Mercado Pago only with what Mercado Pago gives", () => {
    const { PASARELA_WEBHOOK_SECRET: _, ...rest } = PRODUCTION;
    expect(() => readConfig({ ...rest, PASARELA: "mercado-pago" }, noSecrets)).toThrow(
      "PASARELA=mercado-pago necesita MERCADO_PAGO_ACCESS_TOKEN y PASARELA_WEBHOOK_SECRET:",
    );
    const conToken = { ...PRODUCTION, PASARELA: "mercado-pago", MERCADO_PAGO_ACCESS_TOKEN: "TEST-1" };
    expect(() => readConfig(conToken, noSecrets)).toThrow(
      "Con APP_ENV=production falta poner EMPRESA_RUC, EMPRESA_RAZON_SOCIAL y EMPRESA_DIRECCION:",
    );
    const config = readConfig(
      {
        ...conToken,
        EMPRESA_RUC: "20000000001",
        EMPRESA_RAZON_SOCIAL: "Prueba S. A.",
        EMPRESA_DIRECCION: "Lima",
      },
      noSecrets,
    );
    expect(config.pasarela).toEqual({ clase: "mercado-pago", accessToken: "TEST-1" });
  });

  it("sends the token of Mercado Pago nowhere in the clear", () => {
    const url = "http://mercado-pago.example";
    expect(() => readConfig({ ...PRODUCTION, MERCADO_PAGO_URL: url }, noSecrets)).toThrow(
      "MERCADO_PAGO_URL va sin https",
    );
    const local = {
      PASARELA: "mercado-pago",
      MERCADO_PAGO_ACCESS_TOKEN: "TEST-1",
      PASARELA_WEBHOOK_SECRET: SECRET,
    };
    expect(readConfig({ ...local, MERCADO_PAGO_URL: url }, () => () => ({})).pasarela).toEqual({
      clase: "mercado-pago",
      accessToken: "TEST-1",
      urlBase: url,
    });
  });

  it("listens to this machine only, unless it is told another address", () => {
    expect(readConfig(PRODUCTION, noSecrets).host).toBe("127.0.0.1");
    expect(readConfig({ ...PRODUCTION, HOST: "0.0.0.0" }, noSecrets).host).toBe("0.0.0.0");
    expect(readConfig({}, makeSecrets).host).toBeUndefined();
  });

  it.each([
    ["APP_URL", "http://bienestar.example", "sin https"],
    ["BENEFICIOS_URL", "http://beneficios.example", "sin https"],
    ["CDN_URL", "http://cdn.example", "sin https"],
    ["SMTP_URL", "smtp://correo.example:587", "sin TLS"],
    ["SMTP_URL", "smtp://correo.example?requireTLS=true&tls.rejectUnauthorized=false", "sin TLS"],
    ["SMTP_URL", "smtps://correo.example?tls.rejectUnauthorized=false", "sin TLS"],
    ["METRICS_HOST", "0.0.0.0", "todas las redes"],
    ["TRUSTED_PROXIES", "0.0.0.0/0", "cree a todos"],
    ["TRUSTED_PROXIES", "10.0.0.0/8,::/0", "cree a todos"],
    ["DEVICE_DENY", "(a+)+$", "repite lo que ya se repite"],
    ["DATABASE_URL", "postgres://u:p@base.example/b", "sin TLS"],
    ["DATABASE_URL", "postgres://u:p@base.example/b?sslmode=disable", "sin TLS"],
    ["DATABASE_URL", "postgres://u:p@base.example/b?sslmode=no-verify", "sin TLS"],
    ["DATABASE_URL", "postgres://u:p@localhost/b?host=base.example", "sin TLS"],
    ["DATABASE_URL", "postgres:///b?host=base.example", "sin TLS"],
    ["DATABASE_URL", "postgres://u:p@base.example/b?sslmode=require&sslmode=disable", "sin TLS"],
  ])("leaves no door open: %s=%s", (name, value, why) => {
    const env = { ...PRODUCTION, CMS_URL: "https://cms.example", CMS_TOKEN, [name]: value };
    expect(() => readConfig(env, noSecrets)).toThrow(new RegExp(`${name}.*${why}`));
  });

  it("invites from the address that its mails come from, named or not", () => {
    const remitente = (SMTP_FROM?: string) => readConfig({ ...PRODUCTION, SMTP_FROM }, noSecrets).remitente;
    expect(remitente("Bienestar <avisos@correo.example>")).toBe("avisos@correo.example");
    expect(remitente('"Salud, Bienestar" <avisos@correo.example>')).toBe("avisos@correo.example");
    expect(remitente("avisos@correo.example")).toBe("avisos@correo.example");
    expect(remitente()).toBe(`no-responder@${new URL(PRODUCTION.APP_URL).hostname}`);
    for (const SMTP_FROM of ["Bienestar", "a@b.example, c@d.example", "grupo: a@b.example;", "<>"])
      expect(() => readConfig({ ...PRODUCTION, SMTP_FROM }, noSecrets), SMTP_FROM).toThrow("SMTP_FROM");
  });

  it.each([
    ["APP_URL", "http://localhost:3000"],
    ["BENEFICIOS_URL", "http://127.0.0.1:9000"],
    ["SMTP_URL", "smtps://correo.example"],
    ["SMTP_URL", "smtp://correo.example:587?requireTLS=true"],
    ["SMTP_URL", "smtp://localhost:25"],
    ["METRICS_HOST", "10.0.0.5"],
    ["TRUSTED_PROXIES", "10.0.0.0/8"],
    ["DEVICE_DENY", "(curl|wget)/[0-9.]+"],
    ["DATABASE_URL", "postgres://u:p@base.example/b?sslmode=verify-full"],
    ["DATABASE_URL", "postgres://u:p@[::1]/b"],
    ["DATABASE_URL", "/srv/bienestar.sqlite"],
  ])("takes what is closed, or stays on this machine: %s=%s", (name, value) => {
    expect(() => readConfig({ ...PRODUCTION, [name]: value }, noSecrets)).not.toThrow();
  });

  it("takes secrets as a list while they are being replaced", () => {
    const [nueva, vieja] = [secretOf("nueva"), secretOf("vieja")];
    const config = readConfig(
      {
        ...PRODUCTION,
        SESSION_SECRET: `${nueva}, ${vieja}`,
        APP_BRIDGE_KEY: `${secretOf("puente")} ${secretOf("antes")}`,
      },
      noSecrets,
    );
    expect(config.sessionSecret).toEqual([nueva, vieja]);
    expect(config.llaveDelPuente).toEqual([secretOf("puente"), secretOf("antes")]);
    expect(() => readConfig({ ...PRODUCTION, SESSION_SECRET: `${nueva},corta` }, noSecrets)).toThrow(
      /^SESSION_SECRET no sirve: pon 32 caracteres o más/,
    );
  });
});

describe("a secret of production", () => {
  const refusal = (env: Record<string, string>) => () =>
    readConfig({ ...PRODUCTION, CMS_URL: "https://cms.example", CMS_TOKEN, ...env }, noSecrets);

  it("is each one that production asks for, and each one that it can do without", () => {
    const asked = Object.keys(PRODUCTION).filter((name) => /SECRET|KEY/.test(name));
    expect(EVERY_SECRET.toSorted()).toEqual([...asked, "APP_BRIDGE_KEY"].toSorted());
  });

  describe.each(EVERY_SECRET)("%s", (name) => {
    const another = name === "API_KEY_PUBLIC" ? "SESSION_SECRET" : "API_KEY_PUBLIC";
    const own = secretOf("own");

    it("is equal to no other, alone or in a list", () => {
      const value = secretOf(another);
      const sonIguales = new RegExp(`(${name} y ${another}|${another} y ${name}) son iguales`);
      expect(refusal({ [name]: value })).toThrow(sonIguales);
      expect(refusal({ [name]: `${own},${value}` })).toThrow(sonIguales);
      expect(refusal({ [name]: own, [another]: `${value} ${own}` })).toThrow(sonIguales);
      expect(refusal({ [name]: `${own} ${CMS_TOKEN}` })).toThrow(`${name} y CMS_TOKEN son iguales`);
    });

    it.each([
      "abcabcabcabcabcabcabcabcabcabcabcabc",
      "1234567890".repeat(4),
      "12345678901234567890123456789012",
      "abcdefghijklmnopqrstuvwxyz0123456789",
      "ZYXWVUTSRQPONMLKJIHGFEDCBA9876543210",
      "bienestar-0123456789abcdef0123456789abcdef",
      "unaClaveMuyBuena".repeat(2),
      "k:perro-gato-2026perro-gato-2026perro",
    ])("is not one that is guessed: %s", (weak) => {
      const seAdivina = `${name} se adivina fácilmente: hazla con openssl rand -base64 33`;
      expect(refusal({ [name]: weak })).toThrow(seAdivina);
      expect(refusal({ [name]: `${own},${weak}` })).toThrow(seAdivina);
    });

    it("is not a short one", () => {
      expect(refusal({ [name]: "secreto" })).toThrow(`${name} no sirve: pon 32 caracteres o más`);
    });
  });

  it.each([
    ["hexadecimal digits", () => randomBytes(16).toString("hex")],
    ["base64", () => randomBytes(33).toString("base64")],
    ["what we make ourselves", () => randomBytes(32).toString("base64url")],
    ["a UUID", () => randomUUID()],
  ])("is whatever was drawn: %s", (_, draw) => {
    const drawn = Array.from({ length: 2000 }, draw);
    expect(refusal({ SESSION_SECRET: drawn.join() })).not.toThrow();
  });
});

describe("values", () => {
  const DE_NADA = ["x", "(", "no sirve", "sí", "-1", "ftp://", "ñ".repeat(2000)];

  it.each(Object.keys(VARIABLES))(
    "of %s that are wrong are refused by its name, and are not repeated",
    (name) => {
      const malos = DE_NADA.filter((valor) => !VARIABLES[name]!.safeParse(valor).success);
      expect(malos).not.toEqual([]);
      for (const malo of malos) {
        const motivo = motivoDe({ [name]: malo });
        expect(motivo).toMatch(new RegExp(`^${name} no sirve: pon [^\\n]+\\.$`));
        if (malo.length > 2) expect(motivo).not.toContain(`: ${malo}`);
      }
    },
  );

  it("are refused all at once, a sentence for each", () => {
    expect(motivoDe({ PORT: "99999", LOG_LEVEL: "loud", SOPORTE_CORREO: "ayuda" })).toBe(
      [
        "PORT no sirve: pon un número hasta 65535.",
        "LOG_LEVEL no sirve: pon fatal, error, warn, info, debug, trace o silent.",
        "SOPORTE_CORREO no sirve: pon un correo, como ayuda@ejemplo.pe.",
      ].join("\n"),
    );
  });

  it("that are secret are not shown", () => {
    for (const [name, variable] of Object.entries(VARIABLES)) {
      const secreto = "clave-corta";
      if (variable.safeParse(secreto).success) continue;
      expect(motivoDe({ [name]: secreto })).not.toContain(secreto);
    }
  });

  function motivoDe(env: Record<string, string>): string {
    try {
      readConfig(env, makeSecrets);
    } catch (error) {
      if (error instanceof ConfigError) return error.message;
    }
    throw new Error("it was taken");
  }

  it.each([
    ["PORT", "99999"],
    ["APP_URL", "ftp://bienestar.example"],
    ["TRUSTED_PROXIES", "10.0.0.0/8, proxy.internal"],
    ["TRUSTED_PROXIES", "10.0.0.0/33"],
    ["WHATSAPP", "+51 999 999 999"],
    ["LOG_LEVEL", "loud"],
    ["PASARELA", "otra"],
    ["RUN_JOBS", "sí"],
  ])("refuses %s=%s by its name", (name, value) => {
    expect(() => readConfig({ [name]: value }, makeSecrets)).toThrow(name);
  });

  it("reads lists of proxies and the links of the brand", () => {
    const config = readConfig(
      { TRUSTED_PROXIES: "127.0.0.1, 10.0.0.0/8 fd00::/8", INSTAGRAM_URL: "https://instagram.com/bienestar" },
      makeSecrets,
    );
    expect(config.trustedProxies).toEqual(["127.0.0.1", "10.0.0.0/8", "fd00::/8"]);
    expect(config.marca.redes).toEqual([{ nombre: "Instagram", url: "https://instagram.com/bienestar" }]);
  });
});

describe("the secrets of the data folder", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "bienestar-"));
  afterAll(() => rmSync(folder, { recursive: true }));

  it("are made once, for the owner only", () => {
    const dataDir = path.join(folder, "once");
    const first = openSecretsFile(dataDir)(["A", "B"]);
    expect(first.A).toMatch(/^[\w-]{43}$/);
    expect(first.A).not.toBe(first.B);
    expect(openSecretsFile(dataDir)(["A", "B"])).toEqual(first);
    expect(statSync(path.join(dataDir, "secretos.json")).mode & 0o777).toBe(0o600);
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
  });

  it("keep their values when a newer release wants one more", () => {
    const dataDir = path.join(folder, "more");
    const { A } = openSecretsFile(dataDir)(["A"]);
    const both = openSecretsFile(dataDir)(["A", "B"]);
    expect(both.A).toBe(A);
    expect(JSON.parse(readFileSync(path.join(dataDir, "secretos.json"), "utf8"))).toEqual(both);
  });
});

describe("a file of secrets that holds something else", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "bienestar-"));
  const file = path.join(folder, "secretos.json");
  afterAll(() => rmSync(folder, { recursive: true }));
  afterEach(() => rmSync(file, { recursive: true }));

  it.each(["", "null", "{}", "[]", '"x"', '{"A":""}', '{"A":1}', '{"A":"a","B":null}', '{"A":"a'])(
    "is refused and left as it is: %s",
    (written) => {
      writeFileSync(file, written);
      expect(() => openSecretsFile(folder)(["A", "B"])).toThrow(SecretosIlegibles);
      expect(readFileSync(file, "utf8")).toBe(written);
    },
  );

  it("is refused where it is a folder", () => {
    mkdirSync(file);
    expect(() => openSecretsFile(folder)(["A"])).toThrow(SecretosIlegibles);
  });
});

describe("the sign-in of the staff by a provider", () => {
  const EQUIPO = {
    EQUIPO_OIDC_ISSUER: "https://id.example/equipo",
    EQUIPO_OIDC_CLIENT_ID: "equipo",
    EQUIPO_OIDC_CLIENT_SECRET: "secreto-del-equipo",
    EQUIPO_OIDC_ROLES: "Guardia de noche=guardia; CN=sis,OU=pe=sistemas;CN=sis,OU=pe=datos",
  };
  const proveedor = (cambios: Record<string, string> = {}) =>
    readConfig({ ...EQUIPO, ...cambios }, makeSecrets).proveedorDeEquipo;

  it("is off without its settings", () => expect(readConfig({}, makeSecrets).proveedorDeEquipo).toBeNull());

  it("reads which groups give which roles", () =>
    expect(proveedor()).toMatchObject({
      ...{ nombre: "la aseguradora", claimDeGrupos: "groups", acr: null },
      roles: [
        { grupo: "Guardia de noche", rol: "guardia" },
        { grupo: "CN=sis,OU=pe", rol: "sistemas" },
        { grupo: "CN=sis,OU=pe", rol: "datos" },
      ],
      cliente: { emisor: new URL(EQUIPO.EQUIPO_OIDC_ISSUER), idCliente: "equipo" },
    }));

  it.each(Object.keys(EQUIPO))("is refused without %s", (name) =>
    expect(() => proveedor({ [name]: "" })).toThrow(new RegExp(`necesita también ${name}`)),
  );

  it.each(["guardia", "grupo=jefa", "=guardia", ";", "a=guardia;b"])(
    "is refused with the groups «%s»",
    (mapa) =>
      expect(() => proveedor({ EQUIPO_OIDC_ROLES: mapa })).toThrow(
        /EQUIPO_OIDC_ROLES no sirve: pon grupo=rol .*atencion/,
      ),
  );

  it("asks for scopes with openid", () =>
    expect(() => proveedor({ EQUIPO_OIDC_SCOPE: "profile" })).toThrow(/pon openid/));

  it("speaks TLS in production", () =>
    expect(() =>
      readConfig({ ...PRODUCTION, ...EQUIPO, EQUIPO_OIDC_ISSUER: "http://id.example" }, noSecrets),
    ).toThrow(/EQUIPO_OIDC_ISSUER va sin https/));
});

describe("the insurer's sign-in", () => {
  const OIDC = {
    OIDC_ISSUER: "https://id.example/pool",
    OIDC_CLIENT_ID: "bienestar",
    OIDC_CLIENT_SECRET: "secreto-del-cliente",
  };

  it("is there when it is configured, and else is not", () => {
    expect(readConfig({}, makeSecrets).oidc).toBeNull();
    expect(readConfig(OIDC, makeSecrets).oidc).toMatchObject({
      emisor: new URL(OIDC.OIDC_ISSUER),
      idCliente: "bienestar",
      proveedor: null,
      salida: null,
      claims: { tipoDeDocumento: "tipo_documento", numeroDeDocumento: "numero_documento" },
    });
  });

  it.each(Object.keys(OIDC))("is refused without %s", (name) => {
    expect(() => readConfig({ ...OIDC, [name]: "" }, makeSecrets)).toThrow(
      new RegExp(`necesita también ${name}`),
    );
  });

  it("speaks TLS in production", () => {
    const http = { ...PRODUCTION, ...OIDC, OIDC_ISSUER: "http://id.example" };
    expect(() => readConfig(http, noSecrets)).toThrow(/https/);
  });

  it("adds its addresses to those that a form may lead to", () => {
    const config = readConfig({ ...OIDC, OIDC_LOGOUT_URL: "https://salida.example/logout" }, makeSecrets);
    expect(formTargets(config)).toEqual([
      "http://localhost:3000",
      "https://id.example",
      "https://salida.example",
    ]);
    expect(formTargets(readConfig({}, makeSecrets))).toEqual(["http://localhost:3000"]);
  });
});

describe("where people come from", () => {
  it("is a word that a header can hold", () => {
    expect(readConfig({}, makeSecrets).origenes).toEqual({ aseguradora: "rimac", producto: "bienestar" });
    expect(() => readConfig({ ORIGEN_PRODUCTO: "dos palabras" }, makeSecrets)).toThrow(/ORIGEN_PRODUCTO/);
  });
});

describe("the configuration of video calls", () => {
  const ice = (env: Record<string, string>) => readConfig(env, makeSecrets).videollamada.ice;

  it("asks for no server by default, and has a telephone of nobody while it is tried out", () => {
    expect(readConfig({}, makeSecrets).videollamada).toEqual({
      ice: { abiertos: [], turn: null, soloPorRelevo: false },
      telefono: "+51 1 000 0000",
    });
  });

  it("takes STUN servers as a list, and a TURN server by its address and its secret", () => {
    const stun = [{ urls: ["stun:stun.example:3478"] }];
    expect(ice({ ICE_SERVERS: JSON.stringify(stun) })).toEqual({
      abiertos: stun,
      turn: null,
      soloPorRelevo: false,
    });
    expect(ice({ TURN_URL: "turn:turn.example, turns:turn.example:443", TURN_SECRET: SECRET }).turn).toEqual({
      urls: ["turn:turn.example", "turns:turn.example:443"],
      secreto: SECRET,
    });
  });

  it.each([
    [
      "a password that every browser would be told",
      { ICE_SERVERS: '[{"urls":["stun:a"],"credential":"x"}]' },
    ],
    ["a TURN server without its secret", { TURN_URL: "turn:turn.example" }],
    ["a relay only, without a relay", { ICE_RELAY_ONLY: "true" }],
    ["a list that is none", { ICE_SERVERS: "stun:stun.example" }],
    ["a telephone that is none", { TELEFONO_DE_ATENCION: "llámanos" }],
  ])("refuses %s", (_, env) => {
    expect(() => readConfig(env, makeSecrets)).toThrow(ConfigError);
  });
});

describe("the configuration of the content", () => {
  const CMS = { CMS_URL: "https://cms.example", CMS_TOKEN: SECRET };

  it("is our own files by default, or a content system with its key", () => {
    expect(readConfig({}, makeSecrets).cms).toBeNull();
    expect(readConfig(CMS, makeSecrets).cms).toEqual({
      url: "https://cms.example",
      token: SECRET,
      hosts: ["cms.example"],
    });
  });

  it("speaks TLS to it in production", () => {
    const http = { ...PRODUCTION, ...CMS, CMS_URL: "http://cms.example" };
    expect(() => readConfig(http, noSecrets)).toThrow("CMS_URL va sin https");
  });

  it("knows from where its media come", () => {
    const hosts = (CMS_MEDIA_HOSTS: string) =>
      readConfig({ ...CMS, CMS_MEDIA_HOSTS }, makeSecrets).cms?.hosts;
    expect(hosts("Medios.example, fotos.example:8443")).toEqual(["medios.example", "fotos.example:8443"]);
    expect(() => hosts("https://medios.example")).toThrow("CMS_MEDIA_HOSTS");
    expect(() => readConfig({ CMS_MEDIA_HOSTS: "medios.example" }, makeSecrets)).toThrow("CMS_URL");
  });

  it.each(Object.keys(CMS))("refuses a content system without its %s", (name) =>
    expect(() => readConfig({ ...CMS, [name]: undefined }, makeSecrets)).toThrow(name),
  );
});

describe("the mail for help", () => {
  const correo = (env: Record<string, string>) => readConfig(env, makeSecrets).marca.correoDeSoporte;

  it("is the demo's until one is set", () => {
    expect(correo({})).toBe("ayuda@bienestar.example");
    expect(correo({ SOPORTE_CORREO: "ayuda@salud.pe" })).toBe("ayuda@salud.pe");
  });

  it("is never the demo's in production, where nobody reads it: a number stands for it", () => {
    const { SOPORTE_CORREO: _, ...sinCorreo } = PRODUCTION;
    expect(correo({ ...sinCorreo, WHATSAPP: "51987654321" })).toBeNull();
  });
});

describe("the configuration of receipts", () => {
  const EMPRESA = {
    EMPRESA_RUC: "20100047218",
    EMPRESA_RAZON_SOCIAL: "Empresa S.A.C.",
    EMPRESA_DIRECCION: "Av. Lima 1",
  };
  const EMISOR = { EMISOR_URL: "https://pse.example", EMISOR_TOKEN: SECRET };

  it("has no issuer by default, and sells in the name of the demo", () => {
    const { emisor, empresa } = readConfig({}, makeSecrets);
    expect(emisor).toBeNull();
    expect(empresa.razonSocial).toBe("Bienestar (demostración)");
  });

  it("takes an issuer with the company whose receipts it issues", () => {
    const { emisor, empresa } = readConfig({ ...EMPRESA, ...EMISOR }, makeSecrets);
    expect(emisor).toEqual({ url: "https://pse.example", token: SECRET });
    expect(empresa).toEqual({ ruc: "20100047218", razonSocial: "Empresa S.A.C.", direccion: "Av. Lima 1" });
  });

  it.each([
    ["an issuer without its company", EMISOR],
    ["an issuer without its token", { ...EMPRESA, EMISOR_URL: "https://pse.example" }],
    ["a RUC that is none", { ...EMPRESA, EMPRESA_RUC: "20100047219" }],
  ])("refuses %s", (_, env) => expect(() => readConfig(env, makeSecrets)).toThrow(ConfigError));
});

describe("who answers for a prize draw", () => {
  const QUIEN = { SORTEO_ORGANIZADOR: "Acme S.A.C.", SORTEO_RUC: "20100047218" };

  it("is named by both of their variables, or by none", () => {
    expect(readConfig({}, makeSecrets).organizadorDeSorteos).toBeNull();
    expect(readConfig(QUIEN, makeSecrets).organizadorDeSorteos).toEqual({
      organizador: "Acme S.A.C.",
      ruc: "20100047218",
    });
  });

  it.each([
    ["a name alone", { SORTEO_ORGANIZADOR: "Acme S.A.C." }, "SORTEO_RUC"],
    ["a RUC alone", { SORTEO_RUC: "20100047218" }, "SORTEO_ORGANIZADOR"],
    ["a RUC with a wrong check digit", { ...QUIEN, SORTEO_RUC: "20100047219" }, "SORTEO_RUC no sirve"],
  ])("is refused with %s", (_, env, mensaje) => expect(() => readConfig(env, makeSecrets)).toThrow(mensaje));
});
