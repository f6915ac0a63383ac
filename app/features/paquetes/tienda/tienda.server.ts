import {
  direccionDeCanje,
  direccionDeCompra,
  direccionDePaquete,
} from "~/domain/paquetes/compras/direcciones";
import {
  contenidoEnPalabras,
  limiteDePago,
  sesionesDe,
  type Compra,
  type Paquete,
  RECHAZOS_DE_COMPRA,
} from "~/domain/paquetes/compras/paquete";
import { ahorroEnPorcentaje, sueltaEnBreve, type RangoDePrecio } from "~/domain/paquetes/compras/sueltas";
import { explicacionDelRetiro } from "~/domain/paquetes/compras/quePaso";
import { lugarDeCompra } from "~/domain/paquetes/compras/verCompras";
import { monedas } from "~/domain/paquetes/monedas/monedas";
import { ultimoDia } from "~/domain/paquetes/saldo/lotes";
import { bonos } from "~/domain/paquetes/saldo/saldo";
import { diaYHora, horaYDia } from "~/domain/shared/fechas";
import { lineaDeEstados } from "~/domain/ventas/rastro/lineaDeEstados";
import { pagoContado } from "~/domain/ventas/pagos/pago";
import { services } from "~/services.server";
import { suComprobante } from "~/shell/compra/comprobante.server";
import { dineroEnPalabras, verTrasPreguntar } from "~/shell/compra/pedido.server";
import { exigirPersona } from "~/shell/sesion/sesion.server";
import type { LoaderArgs } from "~/shell/route";
import { exigir } from "~/shell/responder";

type EnVenta = Paquete & { sinEl: RangoDePrecio | null };

/** Packs for sale, by specialty and then those of several specialties, and the name on the receipt. */
async function tiendaEnPalabras(idPersona: number) {
  const [{ especialidades, paquetes, compras }, comprobante, saldo = null] = await Promise.all([
    services.paquetes.verTienda(idPersona),
    suComprobante(idPersona),
    services.paquetes.monedas?.aLaVista(idPersona),
  ]);
  const enElEstante = ({ idPaquete, nombre, contenido, meses, precioCentimos, ...paquete }: EnVenta) => {
    const trae = contenidoEnPalabras(contenido, especialidades);
    const sesiones = sesionesDe(contenido);
    return {
      idPaquete,
      href: direccionDePaquete({ idPaquete }),
      canje:
        saldo !== null && paquete.monedas !== null
          ? {
              cuesta: monedas(paquete.monedas),
              href: saldo >= paquete.monedas ? direccionDeCanje({ idPaquete }) : null,
            }
          : null,
      titulo: nombre ?? bonos(sesiones),
      trae: nombre && trae,
      /** Name or content of a pack, where its heading is not shown. */
      denominacion: nombre ?? trae,
      meses: enMeses(meses),
      precioCentimos,
      ahorro: paquete.sinEl && ahorroEnPorcentaje({ precioCentimos }, paquete.sinEl),
      iconos: contenido.flatMap(
        ({ idEspecialidad }) => especialidades.find(({ id }) => id === idEspecialidad)?.slug ?? [],
      ),
    };
  };
  return {
    monedas: saldo ? monedas(saldo) : null,
    comprobante,
    especialidades: especialidades
      .map(({ id, name, slug }) => {
        const suyos = paquetes.filter(
          ({ contenido: [parte, otra] }) => parte?.idEspecialidad === id && !otra,
        );
        return { slug, nombre: name, sueltas: sueltasDe(suyos[0]), paquetes: suyos.map(enElEstante) };
      })
      .filter(({ paquetes: tarjetas }) => tarjetas.length > 0),
    combos: paquetes.filter(({ contenido }) => contenido.length > 1).map(enElEstante),
    compras: compras.map((compra) => ({
      idPedido: compra.idPedido,
      href: direccionDeCompra(compra),
      texto: contenidoEnPalabras(compra.contenido, especialidades),
      estado: ESTADO_DE_COMPRA[compra.estado],
      cuando: diaYHora(compra.creadoEn, services.now()),
      iso: compra.creadoEn.toISOString(),
    })),
  };
}

/** Price of single sessions of a specialty in words; null without a pack or a specialist. */
const sueltasDe = (paquete: EnVenta | undefined) =>
  paquete?.sinEl ? sueltaEnBreve(paquete.contenido, paquete.sinEl) : null;

type EnLaTienda = Awaited<ReturnType<typeof tiendaEnPalabras>>;
export type EspecialidadEnVenta = EnLaTienda["especialidades"][number];
export type PaqueteEnVenta = EnLaTienda["combos"][number];

const enMeses = (meses: number) => (meses === 1 ? "1 mes" : `${meses} meses`);

const ESTADO_DE_COMPRA: Record<Compra["estado"], string> = {
  pendiente: "Pendiente",
  pagado: "Pagado",
  vencido: "Vencido",
  anulado: "Anulado",
  devuelto: "Devuelto",
};

/** Data of the page of one purchase, after asking the payment gateway; 404 for another person's. */
export async function compraEnPalabras(idPersona: number, idPedido: string, pagando: boolean) {
  const visto = await verTrasPreguntar({ idPersona, idPedido }, async (pregunta) =>
    exigir(await services.paquetes.verCompra(pregunta), RECHAZOS_DE_COMPRA),
  );
  const { compra, trae, pagos, lotes, rechazoAlDevolver } = visto;
  const ahora = services.now();
  const lugar = lugarDeCompra(visto, ahora, pagando);
  const vigente = lotes.find(({ quedan }) => quedan > 0);
  return {
    ...(await dineroEnPalabras({ ...visto, lugar, pedido: compra })),
    linea: lineaDeEstados({
      pedido: compra.estado,
      pago: pagoContado(pagos)?.estado ?? null,
      sinTarjeta: compra.estado === "pagado" ? (compra.monedas === null ? "Sin cobro" : "Con monedas") : null,
      entrega: {
        nombre: "Bonos",
        ...(lugar === "exito"
          ? { estado: "En tu saldo", hecha: true }
          : { estado: compra.estado === "devuelto" ? "Devueltos" : "Por llegar", hecha: false }),
      },
      devolucion: null,
    }),
    nombre: compra.nombre,
    trae,
    termino: compra.estado === "devuelto" ? explicacionDelRetiro(compra) : null,
    monedas: compra.monedas === null ? null : monedas(compra.monedas),
    hrefDePaquete: direccionDePaquete(compra),
    hasta: lugar === "pagar" || lugar === "error" ? horaYDia(limiteDePago(compra), ahora) : null,
    seSuelta:
      compra.estado === "pendiente" &&
      ahora < limiteDePago(compra) &&
      lugar !== "exito" &&
      pagos.every(({ estado }) => estado === "rechazado"),
    quedan: bonos(lotes.reduce((suma, lote) => suma + lote.quedan, 0)),
    vencen: vigente ? ultimoDia(vigente) : null,
    seDevuelve: rechazoAlDevolver === null,
  };
}

export async function loader({ request, context }: LoaderArgs) {
  const { idPersona } = await exigirPersona({ request, context });
  return tiendaEnPalabras(idPersona);
}
