import { ORIGEN, valor, type Mundo } from "../../support/servicios";
import { notificacionDe } from "../../support/pasarelaFalsa";
import { idDeVenta } from "../../../app/domain/ventas/comprobantes/comprobante";
import { cuerpo, type Peticiones, type Preparar } from "../../support/peticiones";

/** Requests of this context that need a body, or something prepared. */
export const peticiones = (mundo: Mundo): Peticiones => {
  /** Makes the receipt of an order that was paid by card. */
  const conComprobante: Preparar = async (de) => {
    const { idPersona, parametros } = de;
    const { idPedido } = parametros;
    const pagar = { idPersona, idPedido, origen: ORIGEN };
    const { idCobro } = valor(await mundo.servicios.agenda.pagarConTarjeta(pagar));
    const { idPago } = mundo.pasarela.pagar(idCobro, "aprobado");
    valor(await mundo.servicios.ventas.recibirNotificacion(notificacionDe(idPago)));
    parametros.idComprobante = idDeVenta(idPedido);
    return {};
  };

  return {
    "post /cupones/validaciones": cuerpo(({ parametros: { idHorario } }) => ({ idHorario, cupon: "NADA" })),
    "get /comprobantes": conComprobante,
    "get /comprobantes/{idComprobante}": conComprobante,
    "put /personas/{id}/datos-de-compra": cuerpo(({ email: correo }) => ({
      tipo: "boleta",
      correo,
      nombre: "Rosa Prueba",
      idTipoDocumento: 2,
      numeroDocumento: "40000001",
    })),
  };
};
