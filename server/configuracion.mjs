// `npm run configuracion` writes server/deploy/configuracion.md from the schemas that check the configuration.
import { writeFileSync } from "node:fs";
import process from "node:process";
import { install, ROOT, withSources } from "./prepare.mjs";

const PAGE = "server/deploy/configuracion.md";

process.chdir(ROOT);
install();
await withSources(async (load) => {
  const { configPage } = await load("/server/configTable.ts");
  writeFileSync(PAGE, configPage());
});
console.log(PAGE);
