// `npm run medios` makes the media of app/content and the brand's pictures. It sets the PDF of each tool whose text
// changed. It draws and encodes each video whose script, drawing or sound changed. Then it draws the icons and the
// preview pictures of links. Videos need ffmpeg. A start of the product needs none of this: the results are kept with
// the sources.
import process from "node:process";
import { aptInstall, has, install, ROOT, Stop, withSources } from "../../server/prepare.mjs";

try {
  process.chdir(ROOT);
  install();
  await withSources(async (load) => {
    // The printed sheets may link to the pages of the site only when the installation has an address of its own.
    const { imprimirHojas, imprimirTextos } = await load("/tests/medios/imprenta/imprenta.ts");
    await imprimirHojas("app/content", process.env.APP_URL?.replace(/\/$/, "") || null);
    const { BASES_IMPRESAS } = await load("/tests/medios/imprenta/basesImpresas.ts");
    await imprimirTextos("public", BASES_IMPRESAS);
    const { dibujarMarca, hacerMedios, videosPorHacer } = await load("/tests/medios/estudio/estudio.ts");
    const porHacer = await videosPorHacer("app/content", process.argv.slice(2));
    if (porHacer.length > 0 && !has("ffmpeg") && !(aptInstall(["ffmpeg"]) && has("ffmpeg"))) {
      throw new Stop("Instala ffmpeg y vuelve a intentarlo: los videos se codifican con él.");
    }
    await hacerMedios("app/content", porHacer);
    await dibujarMarca("public", "app/content");
  });
  process.exit(0);
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
