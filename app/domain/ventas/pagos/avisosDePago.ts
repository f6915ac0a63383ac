import type { Sitio } from "../../shared/marca";
import { anunciar } from "../../avisos/notificaciones/anunciar";
import type { Repos, Repositorios } from "../../shared/puertos";
import { codigoCortoLegible } from "../../shared/codigoCorto";
import { soles } from "../../shared/dinero";
import type { Pedido } from "../pedidos/pedido";
import type { PorQueVuelve, Vendible } from "../pedidos/vendible";
import { centimosRestantes, type DevolucionParcial, type Pago } from "./pago";

export type RepositoriosAlAnunciar = Extract<keyof Parameters<typeof anunciar>[0], keyof Repositorios>;

interface Aviso<P extends Pedido> {
  pedido: P;
  pago: Pago;
  ahora: Date;
}

/** Tells the person that an approved payment could not deliver the order: the money goes back. */
export function avisarDevolucion<K extends keyof Repositorios, P extends Pedido>(
  repos: Repos<RepositoriosAlAnunciar> & Repos<K>,
  sitio: Sitio,
  vendible: Vendible<K, P>,
  { porque, ...aviso }: Aviso<P> & { porque: PorQueVuelve },
): Promise<void> {
  const { mensaje, parrafo } = vendible.porQueVuelve(aviso.pago.montoCentimos, porque);
  return avisar(repos, sitio, vendible, {
    ...aviso,
    id: "devolucion",
    mensaje,
    titulo: "Te devolvemos tu pago",
    parrafos: [parrafo, "Ya pedimos la devolución completa a la misma tarjeta. No tienes que hacer nada."],
  });
}

/** Tells the person that the gateway refunded a payment, or a part of it. */
export function avisarDevuelto<K extends keyof Repositorios, P extends Pedido>(
  repos: Repos<RepositoriosAlAnunciar> & Repos<K>,
  sitio: Sitio,
  vendible: Vendible<K, P>,
  { parte, ...aviso }: Aviso<P> & { parte?: Pick<DevolucionParcial, "idDevolucion" | "montoCentimos"> },
): Promise<void> {
  const monto = soles(parte ? parte.montoCentimos : centimosRestantes(aviso.pago));
  const { titulo, parrafos } = cartaDeDevuelto(monto);
  return avisar(repos, sitio, vendible, {
    ...aviso,
    id: parte ? `devuelto:${parte.idDevolucion}` : "devuelto",
    mensaje: parte
      ? `Devolvimos ${monto} de tu pago a tu tarjeta.`
      : `Tu pago de ${monto} fue devuelto a tu tarjeta.`,
    ...{ titulo, parrafos },
  });
}

/** The mail that tells of refunded money, also for colleagues who read it before they refund. */
export const cartaDeDevuelto = (monto: string) => ({
  titulo: "Tu dinero ya va de regreso",
  parrafos: [
    `La pasarela de pago devolvió ${monto} a la misma tarjeta.`,
    "Según tu banco, puede tardar unos días en aparecer en tu estado de cuenta.",
  ],
});

interface TextosDeAviso {
  /** First part of the notification's id; the id of the payment is the second part. */
  id: string;
  mensaje: string;
  titulo: string;
  parrafos: string[];
}

async function avisar<K extends keyof Repositorios, P extends Pedido>(
  repos: Repos<RepositoriosAlAnunciar> & Repos<K>,
  sitio: Sitio,
  vendible: Vendible<K, P>,
  { pedido, pago, ahora, id, ...textos }: Aviso<P> & TextosDeAviso,
) {
  const { texto, direccion } = (await vendible.textos(repos, pedido)).enlace;
  const anuncio = {
    ...textos,
    ...(pedido.codigo != null && { datos: [["Código", codigoCortoLegible(pedido.codigo)]] as const }),
    id: `${id}:${pago.pasarela}:${pago.idPago}`,
    idPersona: pedido.idPersona,
    icono: "recibo",
    enlace: direccion,
    enlaces: [{ texto, url: sitio.url + direccion }],
  } as const;
  await anunciar(repos, sitio, anuncio, ahora);
}
