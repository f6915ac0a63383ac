import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const carpeta = mkdtempSync(path.join(tmpdir(), "bienestar-rodar-"));
afterAll(() => rmSync(carpeta, { recursive: true }));
const conf = path.join(carpeta, "sitio.conf");
const curl = path.join(carpeta, "curl");

/**
 * Runs the deployment script. `vivos` lists the ports that answer as ready. Each reload notes the file that nginx
 * would read.
 */
function rodar(lineas: string[], { vivos = ["3001", "3002"], puertos = ["3001", "3002"] } = {}) {
  const upstream = (servidores: string[]) =>
    `upstream bienestar {\n${servidores.map((servidor) => `    ${servidor}\n`).join("")}}\n`;
  writeFileSync(conf, upstream(lineas));
  writeFileSync(
    curl,
    `#!/bin/sh\ncase "$*" in ${vivos.map((puerto) => `*:${puerto}/*`).join("|")}) printf 200;; *) printf 000;; esac\n`,
  );
  chmodSync(curl, 0o755);
  const { status, stdout, stderr } = spawnSync("sh", ["server/deploy/rodar.sh", conf, ...puertos], {
    encoding: "utf8",
    env: {
      ...process.env,
      PATH: `${carpeta}:${process.env.PATH}`,
      RECARGAR: `sed -n /down;/= ${conf}`,
      REINICIAR: "echo reinicia ",
    },
  });
  return {
    status,
    errores: stderr,
    ordenes: stdout.trim().split("\n"),
    igual: readFileSync(conf, "utf8") === upstream(lineas),
  };
}

const [UNO, OTRO] = ["server 127.0.0.1:3001 max_fails=0;", "server 127.0.0.1:3002 max_fails=0;"];

describe("the script that restarts one process after another", () => {
  it.each([
    ["with options", [UNO, OTRO]],
    ["without", ["server 127.0.0.1:3001;", "server 127.0.0.1:3002;"]],
  ])("sets each aside while it restarts, and leaves the file as it was: %s", (_, lineas) => {
    expect(rodar(lineas)).toEqual({
      status: 0,
      errores: "",
      ordenes: ["2", "reinicia 3001", "3", "reinicia 3002"],
      igual: true,
    });
  });

  it.each([
    ["a port that nginx does not know", [UNO, OTRO], { puertos: ["3003", "3001"] }],
    ["the only one that is not set aside", [UNO, OTRO.replace(";", " down;")], { puertos: ["3001"] }],
    ["the only one that answers", [UNO, OTRO], { vivos: ["3001"] }],
    ["the only one there is", [UNO], { puertos: ["3001"] }],
  ])("restarts nothing where it would be %s", (_, lineas, mundo) => {
    const resultado = rodar(lineas, mundo);
    expect(resultado).toMatchObject({ status: 1, ordenes: [""], igual: true });
    expect(resultado.errores).toMatch(/reinicia/);
  });
});

it("the recipe for nginx keeps no line with the address of a request: some are secrets", () => {
  const receta = readFileSync("server/deploy/nginx.conf", "utf8").replace(/#.*/g, "");
  const servidores = receta.split(/^server \{/m).slice(1);
  expect(servidores).toHaveLength(2);
  for (const servidor of servidores)
    expect(servidor.match(/\w+_log [^;]+;/g)).toEqual(["access_log off;", "error_log stderr crit;"]);
});
