import { z } from "zod";
import { RECHAZOS_DE_PEDIDO_DE_TALLER } from "../../../app/domain/talleres/ventas/pedidoDeTaller";
import { codigoDeCupon } from "../../../app/domain/ventas/cupones/cupon";
import {
  aPagos,
  conCupon,
  aPrecio,
  endpointsDePedido,
  estadoDePedido,
  pagos,
  precio,
} from "../../ventas/module";
import { endpoint, rechazosDe } from "../../platform/api/endpoint";
import type { Services } from "../../platform/services";
import { aLugar, lugar } from "./inscripciones";
import { suFecha } from "./talleres";

const rechazoDePedido = rechazosDe(RECHAZOS_DE_PEDIDO_DE_TALLER);

const pedido = z.object({
  idPedido: z.string(),
  estado: estadoDePedido,
  fecha: z.string(),
  precio,
  /** Place in a workshop that the order pays. */
  lugar: lugar.nullable(),
  pagos,
});
async function verPedido(services: Services, pregunta: { idPersona: number; idPedido: string }) {
  const resultado = await services.talleres.verPedido(pregunta);
  if (!resultado.ok) throw rechazoDePedido(resultado.rechazo);
  const { pedido: pedidoDeLugar, inscripcion, pagos: pagosDelPedido } = resultado.value;
  return {
    idPedido: pedidoDeLugar.idPedido,
    estado: pedidoDeLugar.estado,
    fecha: pedidoDeLugar.fecha,
    precio: aPrecio(pedidoDeLugar),
    lugar: inscripcion && aLugar(inscripcion),
    pagos: aPagos(pagosDelPedido),
  };
}

export const lugarConCupon = conCupon({
  llave: suFecha,
  rechazos: RECHAZOS_DE_PEDIDO_DE_TALLER,
  validar: ({ talleres }, { uidLanding: uid, ...pedida }) => talleres.validarCupon({ ...pedida, uid }),
});

const dePedido = endpointsDePedido({
  base: "/talleres/pedidos",
  respuesta: pedido,
  ver: verPedido,
  rechazos: RECHAZOS_DE_PEDIDO_DE_TALLER,
});

/** Endpoints of orders for places in workshops with a price. */
export const dePedidos = [
  endpoint({
    metodo: "post",
    ruta: "/talleres/{uidLanding}/inscripciones/{fecha}/pedido",
    resumen: "Pide el lugar que se le guarda a la persona, a su precio y con su cupón",
    clave: "private",
    permisos: { sinSesion: 401, conSesion: 201, otra: 404 },
    conPersona: true,
    idempotente: true,
    parametros: suFecha,
    cuerpo: z.object({ cupon: codigoDeCupon.optional() }),
    estado: 201,
    respuesta: pedido,
    async atender({
      services,
      portador: { idPersona },
      parametros: { uidLanding: uid, fecha: dia },
      cuerpo,
    }) {
      const resultado = await services.talleres.crearPedido({ idPersona, uid, fecha: dia, ...cuerpo });
      if (!resultado.ok) throw rechazoDePedido(resultado.rechazo);
      return verPedido(services, { idPersona, idPedido: resultado.value.idPedido });
    },
  }),
  dePedido.ver("Lo que sabemos del pedido de un lugar"),
  dePedido.cambiar(
    { metodo: "delete", resumen: "Suelta un pedido sin pagar: el lugar que guardaba queda libre" },
    ({ talleres: servicio }, personaYPedido) => servicio.soltarPedido(personaYPedido),
  ),
  dePedido.pagar("Abre la página de pago con tarjeta de un lugar", ({ talleres: servicio }, personaYPedido) =>
    servicio.pagarConTarjeta(personaYPedido),
  ),
  dePedido.cambiar(
    {
      metodo: "post",
      en: "/confirmacion",
      idempotente: true,
      resumen: "Confirma un lugar que su cupón cubre entero",
    },
    ({ talleres: servicio }, personaYPedido) => servicio.pagarConCupon(personaYPedido),
  ),
];
