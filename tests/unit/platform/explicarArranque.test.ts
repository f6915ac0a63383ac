import { describe, expect, it } from "vitest";
import { explicarArranque } from "../../../server/platform/arranque";
import { ConfigError } from "../../../server/platform/configError";
import { EsquemaDeAntes } from "../../../server/platform/database/compatibilidad";
import { motivoDeDireccion, sinClave } from "../../../server/platform/database/direccion";
import { SecretosIlegibles } from "../../../server/platform/secrets";
import { motivoDeNoEscuchar } from "../../../server/platform/escucha";

const fallo = (code: string, mas: object = {}) => Object.assign(new Error(code), { code, ...mas });
const LUGAR = { databaseUrl: "postgres://u:secreta@base.example/b?sslmode=require", dataDir: "/data" };

describe("a start that cannot go on says in one sentence what, and what to do", () => {
  it.each([
    ["no room for connections", fallo("53300"), "max_connections"],
    ["a replica", fallo("25006"), "primario"],
    ["a certificate that nobody knows", fallo("DEPTH_ZERO_SELF_SIGNED_CERT"), "sslrootcert=ARCHIVO"],
    ["one of another name", fallo("ERR_TLS_CERT_ALTNAME_INVALID"), "otro nombre"],
    [
      "a server that does not encrypt",
      new Error("The server does not support SSL connections"),
      "enciende ssl",
    ],
    ["no socket", fallo("ENOENT", { syscall: "connect", address: "/run/x/.s.PGSQL.5432" }), "host="],
    [
      "an address without the password that the server asks for",
      new Error("SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string"),
      "pide una clave",
    ],
    [
      "no driver of SQLite",
      new Error("Could not locate the bindings file. Tried:\n → /x/better_sqlite3.node"),
      "usa Node 22.16",
    ],
    [
      "no package of SQLite",
      new Error("Cannot find module 'better-sqlite3'\nRequire stack:\n- /x/build/server/main.js"),
      "usa Node 22.16",
    ],
    ["nothing to keep passwords with", new Error("Cannot find native binding. npm has a bug"), "argon2"],
    ["a database from before the first release", new EsquemaDeAntes(), "npm run reset"],
    ["secrets that are none", new SecretosIlegibles("/x/secretos.json"), "segundos factores"],
    [
      "a copy into a full disk",
      fallo("ENOSPC", { path: "/respaldo/base.sqlite", dest: "/data/base.sqlite.restaurando" }),
      "para /data/base.sqlite.restaurando:",
    ],
    [
      "a schema of somebody else's",
      Object.assign(new Error("must be owner of schema public"), { code: "42501" }),
      "no es dueño de su esquema",
    ],
    ["no file of the authority", fallo("ENOENT", { syscall: "open", path: "/x/ca.pem" }), "/x/ca.pem"],
  ])("%s", (_, error, dice) => {
    const explicacion = explicarArranque(
      error instanceof SecretosIlegibles || error instanceof EsquemaDeAntes
        ? error
        : new Error("outer", { cause: error }),
      LUGAR,
    );
    expect(explicacion).toContain(dice);
    expect(explicacion).toMatch(/^[^\n]+\.$/);
    expect(explicacion).not.toContain("secreta");
  });

  it.each([
    ["EADDRINUSE", undefined, "PUERTO=81"],
    ["EACCES", undefined, "el puerto 80"],
    ["EADDRNOTAVAIL", "10.9.9.9", "10.9.9.9"],
    ["ENOTFOUND", "no.example", "NOMBRE"],
  ])("a place where nobody can be listened to: %s", (code, host, dice) => {
    const donde = { port: 80, host, variables: { port: "PUERTO", host: "NOMBRE" } };
    const motivo = motivoDeNoEscuchar(fallo(code), donde);
    expect(motivo).toBeInstanceOf(ConfigError);
    expect(motivo.message).toContain(dice);
  });
});

describe("the address of a database", () => {
  it.each([
    "",
    "data/bienestar.sqlite",
    "/srv/con:dos puntos/base.sqlite",
    ":memory:",
    "postgres://u:p%2F@h:5432/b?sslmode=verify-full",
    "postgresql:///b?host=/run/postgresql&user=u&password=a@b",
    "postgres://u:p@/b?host=/run/postgresql",
  ])("is taken: %s", (url) => {
    expect(motivoDeDireccion(url)).toBeNull();
  });

  it.each([
    "postgresq://u:secreta@h/b",
    "postgresql//u:secreta@h/b",
    "postgres:/u:secreta@h/b",
    "POSTGRES://u:secreta@h/b",
    "mysql://u:secreta@h/b",
    "file:base.sqlite",
    "postgres://u:se/creta@h/b",
    "postgres://u:se#creta@h/b",
    "postgres://u:1#creta@h/b",
    "postgres://u:1/creta@h/b",
    "postgres://u:1?creta@h/b",
  ])("is refused without a word of it: %s", (url) => {
    expect(motivoDeDireccion(url)).toMatch(/^DATABASE_URL no .+\.$/);
    expect(motivoDeDireccion(url)).not.toMatch(/creta|@h/);
  });

  it.each([
    ["/srv/a@b/base.sqlite", "/srv/a@b/base.sqlite"],
    ["postgres://u:p@h:5432/b?sslmode=require", "postgres://h:5432/b"],
    ["postgres://u:p@q@h/b", "postgres://h/b"],
    ["postgres://u:p/q@h/b?x=1", "postgres://h/b"],
    ["postgres://u@h/b?password=p@q", "postgres://h/b"],
    ["postgres:///b?host=/run&user=u&password=p@q", "postgres:///b"],
    ["postgres://u:1?p@h/b", "postgres://h/b"],
  ])("is shown without its password: %s", (url, visto) => {
    expect(sinClave(url)).toBe(visto);
  });
});
