import { EventEmitter, once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";

interface CorreoRecibido {
  para: string;
  asunto: string;
  texto: string;
}

/** A mail server that takes its time over each mail. */
export async function abrirBuzon(demoraEnMs = 0) {
  const recibidos: string[] = [];
  const enteros: string[] = [];
  const llegadas = new EventEmitter();
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onData(stream, _, listo) {
      let texto = "";
      const correo = recibidos.push("") - 1;
      stream
        .on("data", (trozo: Buffer) => {
          texto += trozo.toString();
          recibidos[correo] = /^message-id: *(\S+)/im.exec(texto)?.[1] ?? "";
        })
        .on("end", () => {
          enteros.push(texto);
          llegadas.emit("correo");
          void wait(demoraEnMs).then(() => listo());
        });
    },
  });
  smtp.on("error", () => {});
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");

  async function leidos(): Promise<CorreoRecibido[]> {
    return Promise.all(
      enteros.map(async (entero) => {
        const { to, subject = "", text = "" } = await PostalMime.parse(entero);
        return { para: to?.[0]?.address ?? "", asunto: subject, texto: text };
      }),
    );
  }
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    /** Id of each mail, once for each time that it arrived. */
    recibidos,
    leidos,
    /** Resolves with the last mail to an address whose text matches, once there is one. */
    async espera(para: string, texto: RegExp): Promise<CorreoRecibido> {
      for (;;) {
        const llega = once(llegadas, "correo");
        const correo = (await leidos()).findLast((uno) => uno.para === para && texto.test(uno.texto));
        if (correo) return correo;
        await llega;
      }
    },
    cerrar: () => new Promise<void>((cerrado) => smtp.close(cerrado)),
  };
}
