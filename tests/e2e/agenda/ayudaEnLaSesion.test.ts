import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CUENTAS_DE_DEMOSTRACION } from "../../../server/seed/contenido/cuentas";
import { conCosas } from "../../support/cosas";
import { conDatos } from "../../support/pasos";
import { pedir } from "../../support/recorrido";
import { startServer, type TestServer } from "../../support/server";
import { FORMA_DE_PAGO } from "../../../app/domain/ventas/pedidos/formaDePago";

const [rosa] = CUENTAS_DE_DEMOSTRACION;
const WEBVIEW = "&webview=on";

let server: TestServer;
/** Content of <main> on each page of a psychology session, by address. */
const vistas = new Map<string, string>();
beforeAll(async () => {
  server = await startServer({ env: { RUN_JOBS: "false" } });
  const { cookie, cosas } = await conCosas(server, rosa!, "lucia-mendoza");
  async function ver(...rutas: string[]) {
    for (const ruta of rutas.flatMap((direccion) => [direccion, direccion + WEBVIEW])) {
      const respuesta = await pedir(server.url, ruta, cookie);
      const [, contenido] = /<main\b[^>]*>(.*)<\/main>/s.exec(await respuesta.text()) ?? [];
      const clase = ruta.replace(/[\da-f]{8}-[-\da-f]{27}/, "…");
      vistas.set(clase, respuesta.status === 200 ? contenido! : `answers ${respuesta.status}`);
    }
  }
  const { cita, pedido, horario } = cosas;
  await ver(
    "/agendar/psicologia?especialista=lucia-mendoza",
    `/resumen?horario=${horario}`,
    `/resumen/exito?pedido=${pedido}`,
    `/mi-zona-privada/cita/${cita}?`,
    `/mi-zona-privada/cita/${cita}/nota?`,
    `/mi-zona-privada/pedido/${pedido}?`,
    `/reagendar?cita=${cita}`,
    `/videollamada?cita=${cita}`,
  );
  const enviado = await pedir(server.url, `/resumen?horario=${horario}`, cookie, {
    method: "POST",
    body: new URLSearchParams({
      intencion: FORMA_DE_PAGO.tarjeta,
      idHorario: horario,
      aceptaTratamientoDeDatos: "1",
    }),
  });
  expect(enviado.status).toBe(303);
  const sinPagar = conDatos(
    server,
    (db) => db.prepare("select id_pedido from pedidos where id_horario = ?").pluck().get(horario) as string,
  );
  await ver(`/resumen/carga?pedido=${sinPagar}`);
  conDatos(server, (db) =>
    db
      .prepare("update cobros set retorno = 'cancelado', retorno_en = ? where id_pedido = ?")
      .run(new Date().toISOString(), sinPagar),
  );
  await ver(`/resumen/error?pedido=${sinPagar}`);
  conDatos(server, (db) =>
    db
      .prepare("update horarios set expira_en = ? where id_horario = ?")
      .run(new Date(Date.now() - 60_000).toISOString(), horario),
  );
  await ver(`/resumen/expirado?pedido=${sinPagar}`);
});
afterAll(() => server.stop());

describe("every page of a session of psychology", () => {
  it("says in its content whom to call at once, also where nothing is around it", () => {
    expect(vistas.size).toBe(22);
    const sinLinea = [...vistas].filter(([, contenido]) => !contenido.includes('href="tel:113"'));
    expect(sinLinea.map(([ruta, contenido]) => [ruta, contenido.slice(0, 20)])).toEqual([]);
  });
});
