import { readFileSync } from "node:fs";
import { createServer } from "node:http";

/** Least work that node can do for a request: it sends the same bytes with the same headers, whatever the request. */
const { cabeceras, cuerpo } = JSON.parse(readFileSync(process.env.RESPUESTA!, "utf8")) as {
  cabeceras: Record<string, string>;
  cuerpo: string;
};
const bytes = Buffer.from(cuerpo, "base64");

createServer((_, respuesta) => {
  respuesta.writeHead(200, cabeceras).end(bytes);
}).listen(Number(process.env.PORT), process.env.HOST);
