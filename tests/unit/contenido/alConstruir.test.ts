import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build, loadConfigFromFile, type PluginOption } from "vite";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { checkedContent } from "../../../server/checkedContent";

const top = mkdtempSync(path.join(tmpdir(), "bienestar-"));
const folder = path.join(top, "content");
afterAll(() => rmSync(top, { recursive: true }));
beforeEach(() => cpSync("app/content", folder, { recursive: true }));

const entry = path.join(top, "nothing.js");
writeFileSync(entry, "export {};");

/** One YAML file of each folder of the content. */
const IN_YAML = readdirSync("app/content", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) =>
    readdirSync(path.join("app/content", name))
      .filter((file) => file.endsWith(".yaml"))
      .slice(0, 1)
      .map((file) => `${name}/${file}`),
  );

/** Checks the copied content as a build does, and builds nothing. */
const building = () =>
  build({
    configFile: false,
    logLevel: "silent",
    plugins: [checkedContent(folder)],
    build: { write: false, rollupOptions: { input: entry } },
  });

/** Changes one line of a content file. Gives the number of that line. */
function spoil(file: string, line: RegExp, otherwise: string): number {
  const lines = readFileSync(path.join(folder, file), "utf8").split("\n");
  const at = lines.findIndex((one) => line.test(one));
  if (at < 0) throw new Error(`${file} has no ${line}`);
  lines[at] = otherwise;
  writeFileSync(path.join(folder, file), lines.join("\n"));
  return at + 1;
}

describe("a build", () => {
  it("goes through with our content", async () => {
    await expect(building()).resolves.toHaveProperty("output");
  });

  it.each([
    ["herramientas/diario-de-sueno.md", /^nivel:/, "nivel: imposible", "nivel"],
    ["lecturas/decir-que-no-sin-pelear.md", /^minutos:/, "minutos: muchos", "minutos"],
    ["logros/en-compania.yaml", /^orden:/, "orden: 0", "orden"],
    ["rutas/comer-rico-entre-semana.yaml", /^temas:/, "temas: [nada-de-eso]", "temas[0]"],
    ["cuestionarios/nps.yaml", /^idform:/, "idform: 7", "idform"],
    ["salud-mental/programa-salud-mental.yaml", /^idform:/, "idform: 7", "idform"],
  ])("ends where %s is wrong, naming its line and its field", async (file, line, otherwise, field) => {
    const at = spoil(file, line, otherwise);
    await expect(building()).rejects.toThrow(`${file}:${at}: ${field}: `);
  });

  it.each(IN_YAML)("ends where %s has a field that nobody reads", async (file) => {
    appendFileSync(path.join(folder, file), "\nnada: de eso\n");
    await expect(building()).rejects.toThrow(file);
  });

  it("of the product is one of those", async () => {
    vi.stubEnv("VITEST", undefined);
    const read = await loadConfigFromFile({ command: "build", mode: "production" });
    vi.unstubAllEnvs();
    const plugins = (read!.config.plugins ?? []).flat(9) as PluginOption[];
    const names = plugins.flatMap((one) => (one && "name" in one ? [one.name] : []));
    expect(names).toContain("bienestar-checked-content");
  });
});
