import path from "node:path";
import { Secret, TOTP } from "otpauth";
import { entrar, pedir } from "./recorrido";
import type { TestServer } from "./server";
import { openSqlite } from "../../server/platform/database/sqliteFile";

const galletasDe = (respuesta: Response) =>
  respuesta.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

/**
 * Makes a person halfway through the sign-up and through the recovery of an account: their cookies, and the pages that
 * no link reaches.
 */
export async function aMedioCamino(
  { url, dataDir }: TestServer,
  { email }: { email: string },
): Promise<{ cookie: string; comienzos: string[] }> {
  let cookie = "";
  const pasos = {
    "": { idTipoDocumento: "2", numeroDocumento: "61234567" },
    "/nombres": { nombre: "Ana", apePaterno: "Ríos", apeMaterno: "Núñez" },
    "/contacto": {
      pais: "PE",
      telefono: "987654321",
      correo: "ana@prueba.example",
      clave: "tres gatos verdes",
    },
    "/condiciones": { "casillas.TYC": "1", "casillas.PRIVACIDAD": "1" },
  };
  for (const [paso, campos] of Object.entries(pasos)) {
    const respuesta = await pedir(url, `/registro${paso}`, cookie, {
      method: "POST",
      body: new URLSearchParams(campos),
    });
    if (respuesta.status !== 303) throw new Error(`/registro${paso} answers ${respuesta.status}`);
    cookie = galletasDe(respuesta) || cookie;
  }
  const recuperacion = await pedir(url, "/recuperar-clave", "", {
    method: "POST",
    body: new URLSearchParams({ quien: email }),
  });
  return {
    cookie: `${cookie}; ${galletasDe(recuperacion)}`,
    comienzos: [
      ...["", "/nombres", "/contacto", "/condiciones", "/codigo"].map((paso) => `/registro${paso}`),
      "/recuperar-clave/codigo",
      `/recuperar-clave/nueva?enlace=${enlaceEnviadoA(dataDir, email)}`,
    ],
  };
}

/**
 * Turns on the second factor of an account. @returns the cookies of a person who has given the password and not yet
 * the code
 */
export async function antesDelSegundoPaso(
  { url }: TestServer,
  cuenta: { email: string; clave: string },
): Promise<string> {
  const pagina = "/mi-perfil/verificacion";
  let cookie = await entrar(url, cuenta);
  const enviar = async (ruta: string, campos: Record<string, string>) => {
    const respuesta = await pedir(url, ruta, cookie, { method: "POST", body: new URLSearchParams(campos) });
    const puestas = galletasDe(respuesta);
    if (puestas) cookie = `${cookie}; ${puestas}`;
    return respuesta;
  };
  await enviar(pagina, { intencion: "pedir", clave: cuenta.clave });
  const html = await (await pedir(url, pagina, cookie)).text();
  const secreto = /secret=([A-Z2-7]+)/.exec(html)![1]!;
  const codigo = new TOTP({ secret: Secret.fromBase32(secreto) }).generate();
  const activada = await enviar(pagina, { intencion: "activar", codigo });
  if (activada.status !== 200) throw new Error(`${pagina} answers ${activada.status}`);
  cookie = "";
  await enviar("/iniciar-sesion", { correo: cuenta.email, clave: cuenta.clave });
  return cookie;
}

function enlaceEnviadoA(dataDir: string, para: string): string {
  const db = openSqlite(path.join(dataDir, "bienestar.sqlite"), { readonly: true });
  const fila = db
    .prepare("select texto from correos where para = ? order by creado_en desc limit 1")
    .get(para);
  db.close();
  return /enlace=([\w-]+)/.exec((fila as { texto: string }).texto)![1]!;
}
