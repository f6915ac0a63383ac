import { componer, type Mensaje } from "../correo/plantilla";
import type { Sitio } from "../marca";
import { notificacionDeDevolucion, notificacionDeDevuelto } from "../notificaciones/notificacion";
import { direccionDePedido } from "../pedidos/direcciones";
import type { Repositorios } from "../puertos";
import { soles } from "../shared/dinero";
import type { Pago } from "./pago";

interface Aviso {
  idPersona: number;
  idPedido: string;
  pago: Pago;
  ahora: Date;
}

/** A payment that could not become a session: the money goes back. Said by mail and in the inbox, with what it announces. */
export async function avisarDevolucion(repos: Repositorios, sitio: Sitio, aviso: Aviso): Promise<void> {
  await repos.notificaciones.crear(notificacionDeDevolucion(aviso));
  await avisar(repos, sitio, aviso, {
    id: "devolucion",
    titulo: "Te devolvemos tu pago",
    parrafos: [
      `Recibimos tu pago de ${soles(aviso.pago.montoCentimos)}, pero el horario ya no estaba disponible o ya lo tenías pagado.`,
      "Ya pedimos la devolución completa a la misma tarjeta. No tienes que hacer nada.",
    ],
  });
}

/** The gateway gave it back. */
export async function avisarDevuelto(repos: Repositorios, sitio: Sitio, aviso: Aviso): Promise<void> {
  await repos.notificaciones.crear(notificacionDeDevuelto(aviso));
  await avisar(repos, sitio, aviso, {
    id: "devuelto",
    titulo: "Tu dinero ya va de regreso",
    parrafos: [
      `La pasarela de pago devolvió ${soles(aviso.pago.montoCentimos)} a la misma tarjeta.`,
      "Según tu banco, puede tardar unos días en aparecer en tu estado de cuenta.",
    ],
  });
}

async function avisar(
  repos: Repositorios,
  sitio: Sitio,
  { idPersona, idPedido, pago, ahora }: Aviso,
  { id, titulo, parrafos }: Pick<Mensaje, "titulo" | "parrafos"> & { id: string },
) {
  const persona = await repos.personas.porId(idPersona);
  if (!persona) return;
  const enlaces = [{ texto: "¿Qué pasó con mi pago?", url: sitio.url + direccionDePedido({ idPedido }) }];
  await repos.correos.encolar({
    idCorreo: `${id}:${pago.pasarela}:${pago.idPago}`,
    para: persona.email,
    asunto: titulo,
    ...componer({ titulo, saludo: `Hola, ${persona.nombre}:`, parrafos, enlaces }, sitio),
    creadoEn: ahora,
  });
}
