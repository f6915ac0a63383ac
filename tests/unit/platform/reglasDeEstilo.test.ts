import { ESLint } from "eslint";
import path from "node:path";
import { describe, expect, it } from "vitest";

const RAIZ = path.resolve(import.meta.dirname, "../../..");
const eslint = new ESLint({ cwd: RAIZ, overrideConfigFile: path.join(RAIZ, "tests/eslint.config.js") });

/** Names of the rules that refuse a text. The file is JavaScript, so that no program of types is built for it. */
async function reglasQueRechazan(texto: string): Promise<(string | null)[]> {
  const [resultado] = await eslint.lintText(texto, { filePath: path.join(RAIZ, "tests/plantado.js") });
  return resultado!.messages.map(({ ruleId }) => ruleId);
}

describe("the lint rule on the beginning of comments", () => {
  it.each([
    "What it does",
    "Who asks",
    "Whoever asks",
    "Whose order it is",
    "Where it stands",
    "Of an order",
    "The same of a pack",
    "Besides, its price",
    "As it was",
  ])("refuses %j in a line, a block and a docstring", async (comienzo) => {
    for (const comentario of [`// ${comienzo}`, `/* ${comienzo} */`, `/**\n * ${comienzo}\n */`])
      expect(await reglasQueRechazan(`${comentario}\n`), comentario).toEqual(["bienestar/subject-first"]);
  });

  it("takes a subject or a verb, and the same words in a later line of one comment", async () => {
    expect(await reglasQueRechazan("// The price of an order.\n// Of a pack too.\n")).toEqual([]);
    expect(await reglasQueRechazan("/** Whitespace is kept. */\n")).toEqual([]);
  });
});

describe("the lint rule on parameters", () => {
  it("takes four and refuses five", async () => {
    expect(await reglasQueRechazan("export const suma = (a, b, c, d) => a + b + c + d;\n")).toEqual([]);
    expect(await reglasQueRechazan("export const suma = (a, b, c, d, e) => a + b + c + d + e;\n")).toEqual([
      "max-params",
    ]);
  });
});

it.each(["app/root.tsx", "server/modules.ts", "tests/run.mjs"])(
  "both rules are errors in %s",
  async (archivo) => {
    const { rules } = (await eslint.calculateConfigForFile(path.join(RAIZ, archivo))) as {
      rules: Record<string, unknown>;
    };
    expect(rules["bienestar/subject-first"]).toEqual([2]);
    expect(rules["max-params"]).toEqual([2, 4]);
  },
);
