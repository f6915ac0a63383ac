import type { Pasarela } from "../../../app/domain/ventas/pagos/pasarela";
import { createAlmacenDePrueba } from "../../../server/ventas/repositories/pasarelaDePrueba";
import { createAdaptadorDePrueba } from "../../../server/ventas/pago/adaptadorDePrueba";
import { createMercadoPago } from "../../../server/ventas/pago/mercadoPago";
import { createPasarelaDePrueba } from "../../../server/ventas/pago/pasarelaDePrueba/pasarelaDePrueba";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { exigir } from "../exigir";
import type { Mundo } from "../pagos/mundo";
import type { PasarelaDeFuera } from "../pagos/pasarelaDeFuera";

const SITIO = "http://bienestar.test";

/** Makes approved payments at the gateway without notices. `pagar` pays a page there with a card. */
async function pagosCallados(
  { services, otroHorario, otroCliente }: Mundo,
  cuantos: number,
  pasarela: Pasarela,
  pagar: (referencia: string, cobro: { idCobro: string; montoCentimos: number }) => Promise<string>,
): Promise<string[]> {
  const { db, now } = services;
  const idsDePago: string[] = [];
  for (let numero = 0; numero < cuantos; numero++) {
    const { idPersona } = otroCliente();
    const horario = exigir(await services.agenda.retenerHorario({ idPersona, ...otroHorario()! }));
    const { idPedido } = exigir(
      await services.agenda.crearPedido({ idPersona, idHorario: horario.idHorario }),
    );
    const { idCobro } = exigir(await services.agenda.pagarConTarjeta({ idPersona, idPedido, origen: SITIO }));
    const { monto_centimos: montoCentimos } = await db
      .selectFrom("cobros")
      .select("monto_centimos")
      .where("id_cobro", "=", idCobro)
      .executeTakeFirstOrThrow();
    const { referencia } = await pasarela.abrirCobro({
      idCobro,
      titulo: "Sesión",
      montoCentimos,
      correo: "nadie@prueba.example",
      urlsDeRetorno: { exito: SITIO, pendiente: SITIO, error: SITIO },
      urlDeNotificacion: `${SITIO}/v2/pasarela/notificaciones`,
      venceEn: sumarMinutos(now(), 10),
    });
    idsDePago.push(await pagar(referencia, { idCobro, montoCentimos }));
  }
  return idsDePago;
}

export function enMercadoPago(mundo: Mundo, fuera: PasarelaDeFuera, cuantos: number): Promise<string[]> {
  const pasarela = createMercadoPago({
    accessToken: fuera.opciones.token,
    secretoDeAvisos: "it signs nothing here",
    fetch: (peticion) => fuera.app.fetch(peticion),
  });
  return pagosCallados(mundo, cuantos, pasarela, async (referencia) => fuera.pagar(referencia, "approved"));
}

/**
 * Pays in the tables of the test gateway, which the product's own test gateway reads. No notice of these payments is
 * written.
 */
export function enElSandbox(mundo: Mundo, secreto: string, cuantos: number): Promise<string[]> {
  const { db, now } = mundo.services;
  const almacen = createAlmacenDePrueba(db);
  const urlBase = `${SITIO}/pasarela-de-prueba`;
  const { app } = createPasarelaDePrueba({
    almacen,
    secreto,
    urlBase,
    now,
    newId: () => crypto.randomUUID(),
    fetch: () => Promise.reject(new Error("it notifies nobody")),
    log: { info() {}, warn() {}, error() {} },
  });
  const pasarela = createAdaptadorDePrueba({
    urlBase,
    secreto,
    fetch: (peticion) => app.fetch(new Request(peticion.url.replace("/pasarela-de-prueba", ""), peticion)),
  });
  return pagosCallados(mundo, cuantos, pasarela, async (referencia, { idCobro, montoCentimos }) => {
    const { id } = await almacen.crearPago(
      {
        id: crypto.randomUUID(),
        idPreferencia: referencia,
        referenciaExterna: idCobro,
        montoCentimos,
        ultimosCuatro: "0000",
        escenario: "aprobada",
        estadoFinal: "aprobado",
        pendienteHasta: null,
        claveDeEnvio: crypto.randomUUID(),
        devueltoEn: null,
        creadoEn: now(),
      },
      [],
    );
    return id;
  });
}
