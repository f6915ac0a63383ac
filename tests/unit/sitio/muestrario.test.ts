import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const COMPONENTES = "app/components";
const MUESTRARIO = "app/features/sitio/desarrollo";

const read = (folder: string, pattern: RegExp) =>
  readdirSync(folder)
    .filter((file) => pattern.test(file))
    .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, "utf8") }));

/** What belongs to one context's matter is looked at on its own screens. */
const ofNoContext = (text: string) =>
  [...text.matchAll(/~\/domain\/(\w+)/g)].every(([, context]) => context === "shared");

it("every component that belongs to no context is shown in its states", () => {
  const shown = read(MUESTRARIO, /^Muestrario\w*\.tsx$/)
    .map(({ text }) => text)
    .join("\n");
  const missing = read(COMPONENTES, /^\w+\.tsx$/)
    .filter(({ text }) => ofNoContext(text))
    .map(({ file }) => file.replace(".tsx", ""))
    .filter((name) => !shown.includes(`"~/components/${name}"`));
  expect(missing).toEqual([]);
});
