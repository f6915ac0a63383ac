// `npm run medios`: draws and encodes the videos whose script, drawing or sound changed, from app/content/videos. It
// needs ffmpeg; who only starts the product does not: what it makes is kept with the sources.
import process from "node:process";
import { aptInstall, has, install, ROOT, Stop } from "../prepare.mjs";

try {
  process.chdir(ROOT);
  install();
  if (!has("ffmpeg") && !(aptInstall(["ffmpeg"]) && has("ffmpeg"))) {
    throw new Stop("Instala ffmpeg y vuelve a intentarlo: los videos se codifican con él.");
  }
  const { createServer } = await import("vite");
  const vite = await createServer({
    configFile: false,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const { hacerMedios } = await vite.ssrLoadModule("/server/contenido/estudio/estudio.ts");
    await hacerMedios("app/content", process.argv.slice(2));
  } finally {
    await vite.close();
  }
  process.exit(0);
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
