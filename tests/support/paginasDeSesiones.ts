import { retener } from "./cosas";
import { descifrar } from "./formularios";
import { crearPersona } from "./pasos";
import { entrar, pedir } from "./recorrido";
import type { TestServer } from "./server";
import { crearCita } from "./videollamada";

const EN_CUATRO_DIAS = 4 * 24 * 60;
const AL_PIE = 2;

/** HTML of all pages about a person's own session, with each of their choices made. */
export async function paginasDeSesiones(server: TestServer): Promise<string[]> {
  const persona = crearPersona(server);
  const idCita = crearCita(server, persona, EN_CUATRO_DIAS);
  const deHoy = crearCita(server, persona, AL_PIE);
  const cookie = await entrar(server.url, { email: persona.correo, clave: persona.clave });
  const paginas: string[] = [];
  async function abrir(ruta: string) {
    const respuesta = await pedir(server.url, ruta, cookie);
    if (respuesta.status !== 200) throw new Error(`${ruta} answers ${respuesta.status}`);
    const html = await respuesta.text();
    paginas.push(html);
    return html;
  }
  await pedir(server.url, `/mi-zona-privada/cita/${deHoy}/nota`, cookie, {
    method: "POST",
    body: new URLSearchParams({ texto: "Duermo mal.", comparteHistorial: "1" }),
  });
  await abrir("/mi-zona-privada");
  await abrir("/mi-zona-privada/agenda");
  await abrir(`/resumen?horario=${await retener(server, cookie, "lucia-mendoza", 5)}`);
  for (const pregunta of ["cancelar", "reagendar", "confirmar"]) {
    await abrir(`/mi-zona-privada?${pregunta}=${idCita}`);
  }
  const dia = enlaceCon("dia=", await abrir(`/reagendar?cita=${idCita}`));
  const hora = enlaceCon("hora=", await abrir(dia));
  await abrir(hora);
  await abrir(`/videollamada?cita=${deHoy}`);
  const enlaces = await abrir("/desarrollo/videollamada");
  await abrir(enlaceCon("llave=", enlaces));
  return paginas;
}

function enlaceCon(parte: string, html: string): string {
  const enlaces = [...html.matchAll(/<a\b[^>]*\bhref="([^"#]+)[^"]*"/g)].map(([, href]) => descifrar(href!));
  const enlace = enlaces.find((href) => href.includes(parte));
  if (!enlace) throw new Error(`no link with ${parte}`);
  return enlace;
}
