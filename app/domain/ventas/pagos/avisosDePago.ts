import type { Sitio } from "../../shared/marca";
import { anunciar } from "../../avisos/notificaciones/anunciar";
import { direccionDePedido } from "../pedidos/direcciones";
import type { Repos } from "../../shared/puertos";
import { soles } from "../../shared/dinero";
import { loQueQueda, type Pago } from "./pago";

interface Aviso {
  idPersona: number;
  idPedido: string;
  pago: Pago;
  ahora: Date;
}

/** A payment that could not become a session: the money goes back. */
export function avisarDevolucion(
  repos: Repos<"correos" | "destinatarios" | "notificaciones">,
  sitio: Sitio,
  aviso: Aviso,
): Promise<void> {
  const monto = soles(aviso.pago.montoCentimos);
  return avisar(repos, sitio, aviso, {
    id: "devolucion",
    mensaje: `Pedimos la devolución completa de tu pago de ${monto}: la reserva ya no estaba vigente.`,
    titulo: "Te devolvemos tu pago",
    parrafos: [
      `Recibimos tu pago de ${monto}, pero el horario ya no estaba disponible o ya lo tenías pagado.`,
      "Ya pedimos la devolución completa a la misma tarjeta. No tienes que hacer nada.",
    ],
  });
}

/** The gateway gave it back. */
export function avisarDevuelto(
  repos: Repos<"correos" | "destinatarios" | "notificaciones">,
  sitio: Sitio,
  aviso: Aviso,
): Promise<void> {
  const monto = soles(loQueQueda(aviso.pago));
  return avisar(repos, sitio, aviso, {
    id: "devuelto",
    mensaje: `Tu pago de ${monto} fue devuelto a tu tarjeta.`,
    titulo: "Tu dinero ya va de regreso",
    parrafos: [
      `La pasarela de pago devolvió ${monto} a la misma tarjeta.`,
      "Según tu banco, puede tardar unos días en aparecer en tu estado de cuenta.",
    ],
  });
}

function avisar(
  repos: Repos<"correos" | "destinatarios" | "notificaciones">,
  sitio: Sitio,
  { idPersona, idPedido, pago, ahora }: Aviso,
  { id, ...dicho }: { id: string; mensaje: string; titulo: string; parrafos: string[] },
) {
  const enlace = direccionDePedido({ idPedido });
  const anuncio = {
    ...dicho,
    id: `${id}:${pago.pasarela}:${pago.idPago}`,
    idPersona,
    icono: "recibo",
    enlace,
    enlaces: [{ texto: "¿Qué pasó con mi pago?", url: sitio.url + enlace }],
  } as const;
  return anunciar(repos, sitio, anuncio, ahora);
}
