import path from "node:path";
import { pedir } from "./recorrido";
import type { TestServer } from "./server";
import { openSqlite } from "../../server/platform/database/sqliteFile";

const galletasDe = (respuesta: Response) =>
  respuesta.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

/**
 * Somebody halfway through signing up and through recovering an account: their cookies, and the pages that nobody
 * reaches by links alone.
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

function enlaceEnviadoA(dataDir: string, para: string): string {
  const db = openSqlite(path.join(dataDir, "bienestar.sqlite"), { readonly: true });
  const fila = db
    .prepare("select texto from correos where para = ? order by creado_en desc limit 1")
    .get(para);
  db.close();
  return /enlace=([\w-]+)/.exec((fila as { texto: string }).texto)![1]!;
}
