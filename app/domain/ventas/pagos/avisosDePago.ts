import type { Sitio } from "../../shared/marca";
import { anunciar } from "../../avisos/notificaciones/anunciar";
import type { Repos, Repositorios } from "../../shared/puertos";
import { soles } from "../../shared/dinero";
import type { Pedido } from "../pedidos/pedido";
import type { PorQueVuelve, Vendible } from "../pedidos/vendible";
import { loQueQueda, type DevolucionParcial, type Pago } from "./pago";

export type LoDeAvisarPago = Extract<keyof Parameters<typeof anunciar>[0], keyof Repositorios>;

interface Aviso<P extends Pedido> {
  pedido: P;
  pago: Pago;
  ahora: Date;
}

/** A payment that could not become what was ordered: the money goes back. */
export function avisarDevolucion<K extends keyof Repositorios, P extends Pedido>(
  repos: Repos<LoDeAvisarPago> & Repos<K>,
  sitio: Sitio,
  vendible: Vendible<K, P>,
  { porque, ...aviso }: Aviso<P> & { porque: PorQueVuelve },
): Promise<void> {
  const { mensaje, parrafo } = vendible.porQueVuelve(aviso.pago.montoCentimos, porque);
  return avisar(repos, sitio, vendible, aviso, {
    id: "devolucion",
    mensaje,
    titulo: "Te devolvemos tu pago",
    parrafos: [parrafo, "Ya pedimos la devolución completa a la misma tarjeta. No tienes que hacer nada."],
  });
}

/** The gateway gave it back, or a part of it. */
export function avisarDevuelto<K extends keyof Repositorios, P extends Pedido>(
  repos: Repos<LoDeAvisarPago> & Repos<K>,
  sitio: Sitio,
  vendible: Vendible<K, P>,
  { parte, ...aviso }: Aviso<P> & { parte?: Pick<DevolucionParcial, "idDevolucion" | "montoCentimos"> },
): Promise<void> {
  const monto = soles(parte ? parte.montoCentimos : loQueQueda(aviso.pago));
  return avisar(repos, sitio, vendible, aviso, {
    id: parte ? `devuelto:${parte.idDevolucion}` : "devuelto",
    mensaje: parte
      ? `Devolvimos ${monto} de tu pago a tu tarjeta.`
      : `Tu pago de ${monto} fue devuelto a tu tarjeta.`,
    titulo: "Tu dinero ya va de regreso",
    parrafos: [
      `La pasarela de pago devolvió ${monto} a la misma tarjeta.`,
      "Según tu banco, puede tardar unos días en aparecer en tu estado de cuenta.",
    ],
  });
}

async function avisar<K extends keyof Repositorios, P extends Pedido>(
  repos: Repos<LoDeAvisarPago> & Repos<K>,
  sitio: Sitio,
  vendible: Vendible<K, P>,
  { pedido, pago, ahora }: Aviso<P>,
  { id, ...dicho }: { id: string; mensaje: string; titulo: string; parrafos: string[] },
) {
  const { texto, direccion } = (await vendible.textos(repos, pedido)).enlace;
  const anuncio = {
    ...dicho,
    id: `${id}:${pago.pasarela}:${pago.idPago}`,
    idPersona: pedido.idPersona,
    icono: "recibo",
    enlace: direccion,
    enlaces: [{ texto, url: sitio.url + direccion }],
  } as const;
  await anunciar(repos, sitio, anuncio, ahora);
}
