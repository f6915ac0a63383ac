import { FORMA_DE_PAGO } from "../../app/domain/ventas/pedidos/formaDePago";
import { conDatos, crearPersona } from "./pasos";
import { entrar, pedir } from "./recorrido";
import type { TestServer } from "./server";

const GRATIS = "cerrar-el-dia";
const DE_PAGO = "conversar-de-plata-en-casa";
const MINUTO = 60_000;

/**
 * Pages about a workshop place that no demonstration account has: its room, before and while it is open, and its
 * payment.
 */
export async function paginasDeTalleres(
  server: TestServer,
): Promise<{ ruta: string; html: string; cookie: string }[]> {
  const persona = crearPersona(server);
  const cookie = await entrar(server.url, { email: persona.correo, clave: persona.clave });
  const paginas: { ruta: string; html: string; cookie: string }[] = [];
  async function abrir(ruta: string) {
    const respuesta = await pedir(server.url, ruta, cookie);
    if (respuesta.status !== 200) throw new Error(`${ruta} answers ${respuesta.status}`);
    const html = await respuesta.text();
    paginas.push({ ruta, html, cookie });
    return html;
  }
  async function enviar(ruta: string, campos: Record<string, string>) {
    const respuesta = await pedir(server.url, ruta, cookie, {
      method: "POST",
      body: new URLSearchParams(campos),
    });
    if (respuesta.status !== 303) throw new Error(`${ruta} answers ${respuesta.status} to what was sent`);
  }
  /** Takes a place in the last date on the workshop's page, which no other test enters. */
  async function inscribirse(url: string) {
    const html = await abrir(`/bienestar-en-vivo/${url}`);
    const fecha = [...html.matchAll(/[?;&]fecha=([\d-]{10})/g)].at(-1)![1]!;
    await enviar(`/bienestar-en-vivo/${url}`, { intencion: "inscribirse", fecha });
    await abrir(`/bienestar-en-vivo/${url}?fecha=${fecha}`);
    return fecha;
  }

  const fecha = await inscribirse(GRATIS);
  const sala = `/bienestar-en-vivo/${GRATIS}/sala?fecha=${fecha}`;
  const empiezaEn = (minutos: number) =>
    conDatos(server, (db) => {
      const inicio = Date.now() + minutos * MINUTO;
      db.prepare("update fechas_de_taller set inicio = ?, fin = ? where uid = ? and fecha = ?").run(
        new Date(inicio).toISOString(),
        new Date(inicio + 30 * MINUTO).toISOString(),
        GRATIS,
        fecha,
      );
    });
  await abrir(sala);
  empiezaEn(5);
  await abrir(sala);
  empiezaEn(-1);
  await enviar(sala, { intencion: "preguntar", texto: "¿Sirve también en el bus?" });
  await abrir(sala);
  await enviar(sala, { intencion: "registrar" });
  await abrir(sala);

  const pagar = `/bienestar-en-vivo/${DE_PAGO}/pagar?fecha=${await inscribirse(DE_PAGO)}`;
  await abrir(pagar);
  await enviar(pagar, { intencion: FORMA_DE_PAGO.tarjeta, cupon: "" });
  const zona = await abrir("/mi-zona-privada");
  await abrir(/href="(\/bienestar-en-vivo\/pedido\/[^"]+)"/.exec(zona)![1]!);
  return paginas;
}
