import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const DOMAIN = "app/domain";
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
/**
 * Singular forms of a word: singular and plural count as one word, and the exact letters of a plural are not checked.
 */
const singulars = (word: string) => [word, word.replace(/s$/, ""), word.replace(/es$/, "")];
const PARTICLES = new Set(["de", "del", "la", "lo", "a", "al", "en"]);

const EXPLAINED = new Set(
  readFileSync(`${DOMAIN}/GLOSARIO.md`, "utf8")
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .flatMap((line) => plain(line.split("|")[1]!).match(/\w+/g) ?? [])
    .flatMap(singulars),
);

/** Words of a name that are not in the glossary. */
const unexplained = (name: string) =>
  plain(name.replace(/(?=[A-Z])|_/g, " "))
    .split(" ")
    .filter((word) => !PARTICLES.has(word) && !singulars(word).some((singular) => EXPLAINED.has(singular)));

const namesOf = (files: readonly string[], interfaces: RegExp) =>
  files
    .flatMap((file) => [...readFileSync(file, "utf8").matchAll(interfaces)])
    .flatMap(([, members]) => [...members!.matchAll(/^ +(\w+)\??:/gm)].map(([, name]) => name!));
const filesIn = (top: string) =>
  readdirSync(top, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => `${top}/${file}`);

const FOLDERS = readdirSync(DOMAIN, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  // The folder `shared` lies below all contexts, and is no word of the business.
  .filter((name) => name !== "shared");
const PORTS = namesOf(filesIn(DOMAIN), /interface Repositorios \{([^}]*)\}/g);
const TABLES = namesOf(filesIn("server"), /interface \w+Tables \{([^}]*)\}/g);

describe("the glossary", () => {
  it.each([
    { what: "folder of the domain", names: FOLDERS, many: 40 },
    { what: "port", names: PORTS, many: 60 },
    { what: "table", names: TABLES, many: 50 },
  ])("explains each word that a $what is called by", ({ names, many }) => {
    expect(names.length).toBeGreaterThan(many);
    expect(names.flatMap((name) => unexplained(name).map((word) => `${name}: ${word}`))).toEqual([]);
  });

  it.each(["zapatos", "pasosPerdidos", "zapatos_de_sorteo"])("is missed by a name like %s", (name) =>
    expect(unexplained(name)).toHaveLength(1),
  );
});
