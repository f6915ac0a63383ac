import {
  CLAVE_DE_EQUIPO,
  EQUIPO_DE_DEMOSTRACION,
  SECRETO_DE_EQUIPO,
} from "../../server/seed/contenido/equipo";
import type { Rol } from "../../app/domain/equipo/derechos/derechos";
import { codigoDe } from "./equipo";
import { freePort, startServer, type TestServer } from "./server";

export interface SitioDeEquipo extends TestServer {
  /** Address of the staff site. */
  equipo: string;
}

/** Starts the built site with the listener of the staff, and the demo accounts of the staff. */
export async function startStaff(env: Record<string, string> = {}): Promise<SitioDeEquipo> {
  const port = await freePort();
  const server = await startServer({ env: { EQUIPO_PORT: String(port), RUN_JOBS: "false", ...env } });
  return { ...server, equipo: `http://localhost:${port}` };
}

/** Sends a request from a page of the staff site, with the cookies of one browser. It follows no redirect. */
export const pedirDeEquipo = (
  { equipo }: SitioDeEquipo,
  ruta: string,
  cookie: string,
  campos?: Record<string, string>,
) =>
  fetch(equipo + ruta, {
    redirect: "manual",
    headers: { cookie, origin: equipo },
    ...(campos && { method: "POST", body: new URLSearchParams(campos) }),
  });

const galletaDe = (respuesta: Response) => respuesta.headers.getSetCookie()[0]?.split(";")[0] ?? "";

/** Signs the demo account of a role in. Returns its cookie. */
export async function entrarAlEquipo(sitio: SitioDeEquipo, rol: Rol): Promise<string> {
  const { correo } = EQUIPO_DE_DEMOSTRACION.find((cuenta) => cuenta.rol === rol)!;
  const primero = await pedirDeEquipo(sitio, "/equipo/entrar", "", { correo, clave: CLAVE_DE_EQUIPO });
  const codigo = codigoDe(SECRETO_DE_EQUIPO, new Date());
  const segundo = await pedirDeEquipo(sitio, "/equipo/segundo-factor", galletaDe(primero), { codigo });
  if (segundo.status !== 303) throw new Error(`${rol} cannot sign in: ${segundo.status}`);
  return galletaDe(segundo);
}
