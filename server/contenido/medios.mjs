// `npm run medios`: sets the PDF of each tool whose text changed, and draws and encodes the videos whose script, drawing
// or sound changed, from app/content; then draws our icons and the pictures of our links. Videos need ffmpeg; who only
// starts the product needs nothing of this: what it makes is kept with the sources.
import process from "node:process";
import { aptInstall, has, install, ROOT, Stop } from "../prepare.mjs";

try {
  process.chdir(ROOT);
  install();
  const { createServer } = await import("vite");
  const vite = await createServer({
    configFile: false,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    // The sheets of an installation that has its own address may lead to its pages.
    const { imprimirHojas, imprimirTextos } = await vite.ssrLoadModule(
      "/server/contenido/imprenta/imprenta.ts",
    );
    await imprimirHojas("app/content", process.env.APP_URL?.replace(/\/$/, "") || null);
    const { BASES_IMPRESAS } = await vite.ssrLoadModule("/server/seed/contenido/politicas/basesImpresas.ts");
    await imprimirTextos("public", BASES_IMPRESAS);
    const { dibujarMarca, hacerMedios, videosPorHacer } = await vite.ssrLoadModule(
      "/server/contenido/estudio/estudio.ts",
    );
    const porHacer = await videosPorHacer("app/content", process.argv.slice(2));
    if (porHacer.length > 0 && !has("ffmpeg") && !(aptInstall(["ffmpeg"]) && has("ffmpeg"))) {
      throw new Stop("Instala ffmpeg y vuelve a intentarlo: los videos se codifican con él.");
    }
    await hacerMedios("app/content", porHacer);
    await dibujarMarca("public", "app/content");
  } finally {
    await vite.close();
  }
  process.exit(0);
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
