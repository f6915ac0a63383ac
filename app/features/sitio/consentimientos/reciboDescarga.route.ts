import type { LoaderArgs } from "~/shell/route";
import { comoJson, comoTexto, exigirRecibo } from "./recibo.server";

/** Downloads the receipt of an answer to a legal text. */
export async function loader(args: LoaderArgs) {
  const recibo = await exigirRecibo(args);
  const enTexto = new URL(args.request.url).searchParams.get("formato") === "texto";
  const [cuerpo, tipo, extension] = enTexto
    ? [comoTexto(recibo), "text/plain", "txt"]
    : [JSON.stringify(comoJson(recibo), null, 2), "application/json", "json"];
  return new Response(cuerpo, {
    headers: {
      "content-type": `${tipo}; charset=utf-8`,
      "content-disposition": `attachment; filename="consentimiento-${recibo.linea.version}.${extension}"`,
    },
  });
}
