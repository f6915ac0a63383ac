import { Agent } from "node:http";
import { pedir } from "./servidores";
import { VERSION_DE_DATOS } from "../support/politicas";

export interface Turno {
  idPersona: number;
  token: string;
  idEspecialista: string;
  inicio: Date;
}

/** Books through the `/v2` of a process: three requests, one after the other, over connections that stay open. */
export function reservarPorHttp(puerto: number, claveDeApi: string) {
  const agente = new Agent({ keepAlive: true });
  async function enviar(token: string, ruta: string, cuerpo: Record<string, unknown>) {
    const { estado, cuerpo: texto } = await pedir(puerto, `/v2${ruta}`, {
      metodo: "POST",
      agente,
      cabeceras: {
        "x-api-key": claveDeApi,
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
      },
      cuerpo: JSON.stringify(cuerpo),
    });
    if (estado !== 201) throw new Error(`${ruta} answers ${estado}: ${texto.toString()}`);
    return (JSON.parse(texto.toString()) as { data: Record<string, string> }).data;
  }
  return {
    async reservar({ token, idEspecialista, inicio }: Turno) {
      const { idHorario } = await enviar(token, "/horarios", {
        idEspecialista,
        inicio: inicio.toISOString(),
      });
      const { idPedido } = await enviar(token, "/pedidos", { idHorario, versionDeDatos: VERSION_DE_DATOS });
      await enviar(token, "/sesiones", { idPedido });
    },
    cerrar: () => agente.destroy(),
  };
}
