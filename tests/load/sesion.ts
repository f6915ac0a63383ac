import { CUENTAS_DE_DEMOSTRACION } from "../../server/seed/contenido/cuentas";
import { pedir } from "./servidores";

/** Headers that a browser sends, to localhost too. */
export const COMO_UN_NAVEGADOR = { "accept-encoding": "gzip, deflate, br" };

/** Signs the first demonstration account in by its form. Gives the cookies. */
export async function entrar(puerto: number): Promise<{ name: string; value: string }[]> {
  const { email, clave } = CUENTAS_DE_DEMOSTRACION[0]!;
  const { cabeceras } = await pedir(puerto, "/iniciar-sesion", {
    metodo: "POST",
    cabeceras: {
      origin: `http://127.0.0.1:${puerto}`,
      "content-type": "application/x-www-form-urlencoded",
    },
    cuerpo: new URLSearchParams({ correo: email, clave }).toString(),
  });
  const cookies = (cabeceras["set-cookie"] ?? []).map((cookie) => /^([^=]+)=([^;]*)/.exec(cookie)!);
  if (cookies.length === 0) throw new Error("signing in gave no session");
  return cookies.map(([, name, value]) => ({ name: name!, value: value! }));
}
