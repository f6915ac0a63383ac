import { Agent, request } from "node:http";
import type { Peticion } from "./formatos";

export const PUERTA = "/v2/pasarela/notificaciones";

/** Status that stands for a connection closed by the server without an answer. */
const COLGO = 0;

/** Makes a function that sends exactly the given request over HTTP, doubled headers too. It gives the status. */
export function makeEnviar(puerto: number, conexiones: number) {
  const agente = new Agent({ keepAlive: true, maxSockets: conexiones });
  const enviar = ({ metodo, consulta, cabeceras, cuerpo }: Peticion): Promise<number> =>
    new Promise((resolve, reject) => {
      const pregunta = request(
        { host: "127.0.0.1", port: puerto, path: PUERTA + consulta, method: metodo, agent: agente },
        (respuesta) => {
          // Only the status matters, also when the server closes the connection because of a body that is too big.
          respuesta.on("error", () => {}).resume();
          resolve(respuesta.statusCode ?? COLGO);
        },
      );
      for (const nombre of new Set(cabeceras.map(([nombre]) => nombre))) {
        const valores = cabeceras.filter(([escrita]) => escrita === nombre).map(([, valor]) => valor);
        pregunta.setHeader(nombre, valores.length > 1 ? valores : valores[0]!);
      }
      pregunta
        .on("error", (error: NodeJS.ErrnoException) => {
          if (error.code === "ECONNREFUSED") reject(error);
          // The server had closed the connection that an earlier request left, so this request was not read.
          else if (pregunta.reusedSocket) resolve(enviar({ metodo, consulta, cabeceras, cuerpo }));
          else resolve(COLGO);
        })
        .end(cuerpo);
    });
  return { enviar, cerrar: () => agente.destroy() };
}
