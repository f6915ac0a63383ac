import type { Adjunto } from "~/domain/reclamos/adjuntos/adjunto";
import { services } from "~/services.server";

/** Name of a file for `Content-Disposition`: letters of every language, and plain ones for old programs (RFC 6266). */
function disposicionDe(nombre: string): string {
  const llano = nombre.normalize("NFD").replaceAll(/[^\w. -]/g, "");
  const entero = encodeURIComponent(nombre).replaceAll(
    /['()*]/g,
    (signo) => `%${signo.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${llano}"; filename*=UTF-8''${entero}`;
}

/** Sends an attachment as a file to save. Its pieces are read one at a time, as fast as the reader takes them. */
export function descargarAdjunto({ idAdjunto, nombre, tipo, bytes, trozos }: Adjunto): Response {
  let numero = 0;
  const cuerpo = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const trozo = await services.reclamos.adjuntos.trozo(idAdjunto, ++numero);
        // The stream fails, and the browser says that the file is not whole.
        if (!trozo) throw new Error("a piece of the attachment cannot be read");
        controller.enqueue(trozo);
        if (numero >= trozos) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return new Response(cuerpo, {
    headers: {
      "content-type": tipo,
      "content-length": String(bytes),
      "content-disposition": disposicionDe(nombre),
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-store",
    },
  });
}
