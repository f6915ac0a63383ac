import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, expect, it } from "vitest";
import { componer } from "../../../app/domain/avisos/correo/plantilla";
import { makeCartero } from "../../../server/avisos/correo/cartero";
import { makeHuella } from "../../../server/platform/digest";
import { LUNES_8AM } from "../../support/constructores";

const recibidos: string[] = [];
const buzon = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(flujo, _, listo) {
    const partes: Buffer[] = [];
    flujo.on("data", (parte: Buffer) => partes.push(parte));
    flujo.on("end", () => {
      recibidos.push(Buffer.concat(partes).toString());
      listo();
    });
  },
});
buzon.listen(0, "127.0.0.1");
afterAll(() => new Promise<void>((resolve) => buzon.close(resolve)));

it("sends text, HTML and the calendar file in one mail", async () => {
  if (!buzon.server.listening) await once(buzon.server, "listening");
  const { port } = buzon.server.address() as AddressInfo;
  const enviar = makeCartero(
    { url: `smtp://127.0.0.1:${port}`, remitente: "Bienestar <no@bienestar.example>" },
    makeHuella("secreto"),
  );
  const sitio = { nombre: "Bienestar", url: "https://bienestar.example", remitente: "no@bienestar.example" };
  await enviar({
    idCorreo: "cita-reservada:1",
    para: "rosa@prueba.example",
    asunto: "Tu sesión está reservada",
    ...componer({ titulo: "Hecho", saludo: "Hola, <Rosa>:", parrafos: ["Uno & 2"] }, sitio),
    adjuntos: [
      {
        nombre: "cita.ics",
        tipo: "text/calendar; charset=utf-8; method=REQUEST",
        contenido: "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
      },
    ],
    creadoEn: LUNES_8AM,
  });
  const [correo] = recibidos;
  expect(correo).toMatch(/Content-Type: text\/plain/);
  expect(correo).toMatch(/Content-Type: text\/html/);
  expect(correo).toMatch(/Content-Type: text\/calendar;.*method=REQUEST/s);
  expect(correo).toContain("filename=cita.ics");
  expect(correo).toContain("Hola, &lt;Rosa&gt;:");
  expect(correo).toContain("Uno &amp;");
});
