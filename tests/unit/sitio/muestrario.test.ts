import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const COMPONENTES = "app/components";
const MUESTRARIO = "app/features/sitio/desarrollo";

const read = (folder: string, pattern: RegExp) =>
  readdirSync(folder)
    .filter((file) => pattern.test(file))
    .map((file) => ({ file, text: readFileSync(`${folder}/${file}`, "utf8") }));

const EXPORTED = /^export (?:async )?(?:function|const) ([A-Z]\w*[a-z]\w*)/gm;
const rendered = (texts: readonly { text: string }[]) => (name: string) =>
  texts.some(({ text }) => new RegExp(`<${name}\\b`).test(text));

it("every component that the folder exports is shown in its states", () => {
  const components = [COMPONENTES, `${COMPONENTES}/graficos`].flatMap((folder) => read(folder, /^\w+\.tsx$/));
  const isShown = rendered(read(MUESTRARIO, /^Muestrario\w*\.tsx$/));
  const isPartOfAnother = rendered(components);
  expect(components.flatMap(({ text }) => [...text.matchAll(EXPORTED)]).length).toBeGreaterThan(48);
  const missing = components.flatMap(({ file, text }) =>
    [...text.matchAll(EXPORTED)]
      .map(([, name]) => name!)
      // A part shared by several components is seen in them. A component with a file of its name has its own place in
      // the showcase.
      .filter((name) => !isShown(name) && (file === `${name}.tsx` || !isPartOfAnother(name))),
  );
  expect(missing).toEqual([]);
});
