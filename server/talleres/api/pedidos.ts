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
  /** Of its place. */
  lugar: lugar.nullable(),
  pagos,
});
async function verPedido(services: Services, pregunta: { idPersona: number; idPedido: string }) {
  const visto = await services.talleres.verPedido(pregunta);
  if (!visto.ok) throw rechazoDePedido(visto.rechazo);
  const { pedido: suyo, inscripcion, pagos: suyos } = visto.value;
  return {
    idPedido: suyo.idPedido,
    estado: suyo.estado,
    fecha: suyo.fecha,
    precio: aPrecio(suyo),
    lugar: inscripcion && aLugar(inscripcion),
    pagos: aPagos(suyos),
  };
}

export const lugarConCupon = conCupon({
  cual: suFecha,
  rechazos: RECHAZOS_DE_PEDIDO_DE_TALLER,
  validar: ({ talleres }, { uidLanding: uid, ...pedida }) => talleres.validarCupon({ ...pedida, uid }),
});

const dePedido = endpointsDePedido({
  base: "/talleres/pedidos",
  respuesta: pedido,
  ver: verPedido,
  rechazos: RECHAZOS_DE_PEDIDO_DE_TALLER,
});

/** The order of a place that has a price. */
export const dePedidos = [
  endpoint({
    metodo: "post",
    ruta: "/talleres/{uidLanding}/inscripciones/{fecha}/pedido",
    resumen: "Pide el lugar que se le guarda a la persona, a su precio y con su cupón",
    clave: "private",
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
      const hecho = await services.talleres.crearPedido({ idPersona, uid, fecha: dia, ...cuerpo });
      if (!hecho.ok) throw rechazoDePedido(hecho.rechazo);
      return verPedido(services, { idPersona, idPedido: hecho.value.idPedido });
    },
  }),
  dePedido.ver("Lo que sabemos del pedido de un lugar"),
  dePedido.cambiar(
    { metodo: "delete", resumen: "Suelta un pedido sin pagar: el lugar que guardaba queda libre" },
    ({ talleres: suyos }, suyo) => suyos.soltarPedido(suyo),
  ),
  dePedido.pagar("Abre la página de pago con tarjeta de un lugar", ({ talleres: suyos }, suyo) =>
    suyos.pagarConTarjeta(suyo),
  ),
  dePedido.cambiar(
    {
      metodo: "post",
      en: "/confirmacion",
      idempotente: true,
      resumen: "Confirma un lugar que su cupón cubre entero",
    },
    ({ talleres: suyos }, suyo) => suyos.pagarConCupon(suyo),
  ),
];
