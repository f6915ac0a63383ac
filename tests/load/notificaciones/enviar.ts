import { Agent, request } from "node:http";
import type { Peticion } from "./formatos";

export const PUERTA = "/v2/pasarela/notificaciones";

/** The server hung up, so there is no status. */
const COLGO = 0;

/** Sends over HTTP exactly the given request, doubled headers too. Returns the status. */
export function makeEnviar(puerto: number, conexiones: number) {
  const agente = new Agent({ keepAlive: true, maxSockets: conexiones });
  const enviar = ({ metodo, consulta, cabeceras, cuerpo }: Peticion): Promise<number> =>
    new Promise((resolve, reject) => {
      const pregunta = request(
        { host: "127.0.0.1", port: puerto, path: PUERTA + consulta, method: metodo, agent: agente },
        (respuesta) => {
          // Only the status matters, also when the server hangs up on a body that is too big.
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
          // The server had closed the connection that an earlier request left; this request was not read.
          else if (pregunta.reusedSocket) resolve(enviar({ metodo, consulta, cabeceras, cuerpo }));
          else resolve(COLGO);
        })
        .end(cuerpo);
    });
  return { enviar, cerrar: () => agente.destroy() };
}
