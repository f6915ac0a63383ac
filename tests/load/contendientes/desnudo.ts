import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** The least that node can do: sends the same bytes with the same headers to whoever asks for anything. */
const { cabeceras, cuerpo } = JSON.parse(readFileSync(process.env.RESPUESTA!, "utf8")) as {
  cabeceras: Record<string, string>;
  cuerpo: string;
};
const bytes = Buffer.from(cuerpo, "base64");

createServer((_, respuesta) => {
  respuesta.writeHead(200, cabeceras).end(bytes);
}).listen(Number(process.env.PORT), process.env.HOST);
