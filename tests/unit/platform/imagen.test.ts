import { expect, it } from "vitest";
import { readFileSync } from "node:fs";

const [CONSTRUCCION = ""] = readFileSync("server/deploy/Containerfile", "utf8")
  .split(/^FROM .*\n(?!.*AS build)/m, 2)
  .slice(1);

it("a container's build runs only files whose whole folder was copied into it", () => {
  const copiado = [...CONSTRUCCION.matchAll(/^COPY (.+) \S+$/gm)].flatMap(([, nombres]) =>
    nombres!.split(" "),
  );
  const usado = [...CONSTRUCCION.matchAll(/^RUN (.+)$/gm)].flatMap(
    ([, orden]) => orden!.match(/\b[\w.-]+\/[\w./-]+/g) ?? [],
  );
  expect(copiado).toContain("server");
  expect(usado.filter((archivo) => !copiado.some((nombre) => archivo.startsWith(`${nombre}/`)))).toEqual([]);
});
