import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { createServer } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import PostalMime from "postal-mime";
import { afterEach, describe, expect, it } from "vitest";
import { makeEnviarCorreos } from "../../../app/domain/avisos/correo/enviarCorreos";
import type { Correo } from "../../../app/domain/avisos/correo/correo";
import { makeCartero } from "../../../server/avisos/correo/cartero";
import { makeHuella } from "../../../server/platform/digest";

const CORREO: Omit<Correo, "adjuntos"> = {
  idCorreo: "correo-1",
  idPersona: 1,
  para: "rosa@prueba.example",
  asunto: "Código de verificación: ñandú",
  texto: "Tu código es 123456.\n.\nUn punto solo no termina el correo.",
  html: "<p>Tu código es <strong>123456</strong>.</p>",
  creadoEn: new Date("2026-11-23T13:00:00Z"),
};

const cerrar: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cierre of cerrar.splice(0)) await cierre();
});

/** Starts a real mail server on a free port. */
async function servidor(opciones: SMTPServerOptions) {
  const smtp = new SMTPServer({ authOptional: true, disabledCommands: ["STARTTLS"], ...opciones });
  smtp.on("error", () => {});
  smtp.listen(0, "127.0.0.1");
  await once(smtp.server, "listening");
  cerrar.push(() => new Promise((resolve) => smtp.close(resolve)));
  return carteroPara((smtp.server.address() as AddressInfo).port);
}

const carteroPara = (port: number, limiteEnMs?: number) =>
  makeCartero(
    { url: `smtp://127.0.0.1:${port}`, remitente: "Bienestar <no@bienestar.example>" },
    makeHuella("secreto"),
    limiteEnMs,
  );

/** Makes a mailbox that keeps the received mails, with their lines as they were sent. */
async function conBuzon() {
  const recibidos: { para: string[]; crudo: string }[] = [];
  const cartero = await servidor({
    onData(stream, sesion, listo) {
      void text(stream).then((crudo) => {
        recibidos.push({ para: sesion.envelope.rcptTo.map(({ address }) => address), crudo });
        listo();
      });
    },
  });
  return { recibidos, cartero };
}

describe("the postman", () => {
  it("hands a mail to the server as it was written", async () => {
    const { recibidos, cartero } = await conBuzon();
    await cartero(CORREO);
    expect(recibidos).toHaveLength(1);
    expect(recibidos[0]!.para).toEqual(["rosa@prueba.example"]);
    const { crudo } = recibidos[0]!;
    expect(crudo).toContain("From: Bienestar <no@bienestar.example>");
    expect(crudo).toMatch(/Subject: =\?UTF-8\?/);
    expect(crudo).toContain("Un punto solo no termina el correo.");
  });

  it("names each mail the same each time, and in no line of its head says what kind it is of", async () => {
    const { recibidos, cartero } = await conBuzon();
    const deTaller = { ...CORREO, idCorreo: "taller-inscrita:1", asunto: "Tu lugar está reservado" };
    for (const correo of [deTaller, deTaller, { ...deTaller, idCorreo: "taller-inscrita:2" }])
      await cartero(correo);
    const cabezas = recibidos.map(({ crudo }) => crudo.slice(0, crudo.indexOf("\r\n\r\n")));
    const nombres = cabezas.map(
      (cabeza) => /^Message-ID: <([\w-]{43})@bienestar\.example>$/m.exec(cabeza)![1],
    );
    expect(nombres[0]).toBe(nombres[1]);
    expect(nombres[0]).not.toBe(nombres[2]);
    for (const cabeza of cabezas) {
      expect(cabeza).not.toMatch(/taller|inscrita|Unsubscribe/i);
      expect([...cabeza.matchAll(/^([\w-]+):/gm)].map(([, nombre]) => nombre).sort()).toEqual([
        "Auto-Submitted",
        "Content-Type",
        "Date",
        "From",
        "MIME-Version",
        "Message-ID",
        "Subject",
        "To",
      ]);
    }
  });

  it("says where mails of a kind are stopped by one press, in one line however long it is", async () => {
    const { recibidos, cartero } = await conBuzon();
    const baja = `https://bienestar.example/no-recordarme?llave=${"a".repeat(36)}.${"b".repeat(43)}`;
    await cartero({ ...CORREO, baja });
    const { crudo } = recibidos[0]!;
    const lineas = crudo.split("\r\n");
    expect(lineas).toContain(`List-Unsubscribe: <${baja}>`);
    expect(lineas).toContain("List-Unsubscribe-Post: List-Unsubscribe=One-Click");
  });

  it("says that no person wrote it: nobody's answering machine answers", async () => {
    const { recibidos, cartero } = await conBuzon();
    await cartero(CORREO);
    const { headers } = await PostalMime.parse(recibidos[0]!.crudo);
    expect(headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated");
  });

  it.each(["REQUEST", "CANCEL"])(
    "sends an invitation as one more form of the mail, and as a file: %s",
    async (metodo) => {
      const { recibidos, cartero } = await conBuzon();
      const contenido = `BEGIN:VCALENDAR\nMETHOD:${metodo}\nSUMMARY:Ñandú\nEND:VCALENDAR\n`;
      const tipo = `text/calendar; charset=utf-8; method=${metodo}`;
      const recibo = { nombre: "recibo.txt", tipo: "text/plain; charset=utf-8", contenido: "S/ 10" };
      await cartero({ ...CORREO, adjuntos: [{ nombre: "cita.ics", tipo, contenido }, recibo] });
      const { crudo } = recibidos[0]!;
      const alternativas = crudo.slice(crudo.indexOf("multipart/alternative"));
      const formas = [...alternativas.matchAll(/^Content-Type: (text\/\w+|application\/\w+)/gm)];
      expect(formas.slice(0, 3).map(([, forma]) => forma)).toEqual([
        "text/plain",
        "text/html",
        "text/calendar",
      ]);
      const {
        text: texto,
        html,
        attachments,
      } = await PostalMime.parse(crudo, { attachmentEncoding: "utf8" });
      expect([texto, html]).toEqual([`${CORREO.texto}\n`, `${CORREO.html}\n`]);
      const calendario = { contenido, method: metodo };
      expect(
        attachments.map(({ mimeType, filename, content, method }) => ({
          ...{ mimeType, filename, method },
          contenido: content,
        })),
      ).toMatchObject([
        { ...calendario, mimeType: "text/calendar" },
        { mimeType: "text/plain", filename: "recibo.txt", contenido: "S/ 10" },
        { contenido, mimeType: "application/ics", filename: "cita.ics" },
      ]);
    },
  );

  it("throws when the server refuses the address", async () => {
    const cartero = await servidor({
      onRcptTo: (_, __, listo) => listo(Object.assign(new Error("no such user"), { responseCode: 550 })),
    });
    await expect(cartero(CORREO)).rejects.toThrow(/no such user/);
  });

  it("throws when nobody listens", async () => {
    await expect(carteroPara(1)(CORREO)).rejects.toThrow();
  });

  it("gives up on a server that says nothing", async () => {
    const sockets = new Set<Socket>();
    const mudo = createServer((socket) => void sockets.add(socket.on("error", () => {})));
    mudo.listen(0, "127.0.0.1");
    await once(mudo, "listening");
    cerrar.push(async () => {
      for (const socket of sockets) socket.destroy();
      mudo.close();
    });
    await expect(carteroPara((mudo.address() as AddressInfo).port, 200)(CORREO)).rejects.toThrow(
      /imeout|never/,
    );
  });

  it("leaves in the outbox what could not be handed over, and marks what could", async () => {
    let rechaza = true;
    const cartero = await servidor({
      onData(stream, _, listo) {
        void text(stream).then(() => listo(rechaza ? new Error("try later") : null));
      },
    });
    const enviados: string[] = [];
    const pendientes = [CORREO];
    const fallos: unknown[] = [];
    const enviar = makeEnviarCorreos({
      bandeja: {
        tomar: async () => pendientes.splice(0),
        marcarEnviado: async (id) => void enviados.push(id),
      },
      cartero,
      hacerAdjunto: async () => null,
      now: () => CORREO.creadoEn,
      alFallar: (error) => fallos.push(error),
    });
    await enviar();
    expect({ enviados, fallos: fallos.length }).toEqual({ enviados: [], fallos: 1 });
    rechaza = false;
    pendientes.push(CORREO);
    await enviar();
    expect(enviados).toEqual(["correo-1"]);
  });

  it.each([
    ["sends without its file a mail that says the same", undefined, ["correo-1"]],
    ["delays a mail that says nothing without its file", true, []],
  ] as const)("%s", async (_, imprescindible, esperados) => {
    const enviados: string[] = [];
    const porHacer = { nombre: "hoja.pdf", tipo: "application/pdf", clase: "hoja", id: "1" };
    const pendientes = [
      { ...CORREO, adjuntos: [{ ...porHacer, ...(imprescindible && { imprescindible }) }] },
    ];
    const enviar = makeEnviarCorreos({
      bandeja: {
        tomar: async () => pendientes.splice(0),
        marcarEnviado: async (id) => void enviados.push(id),
      },
      cartero: async () => {},
      hacerAdjunto: () => Promise.reject(new Error("no such sheet")),
      now: () => CORREO.creadoEn,
      alFallar: () => {},
    });
    await enviar();
    expect(enviados).toEqual(esperados);
  });
});
