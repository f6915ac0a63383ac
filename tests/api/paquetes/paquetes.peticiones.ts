import { guardarPaquete } from "../../../server/paquetes/repositories/compras";
import { unCupon } from "../../support/constructores";
import { valor, type Mundo } from "../../support/servicios";
import { PAQUETE, type Peticiones, type Preparar, type Duena } from "../../support/peticiones";

/** Requests of this context that need a body, or something prepared. */
export const peticiones = (mundo: Mundo): Peticiones => {
  const conPaquete =
    (escribir: (de: Duena) => unknown): Preparar =>
    async (de) => {
      await guardarPaquete(mundo.db, PAQUETE);
      return { cuerpo: escribir(de) };
    };

  /** Orders a pack, which a coupon pays in full when `cubierta`. */
  const conCompra = ({ cubierta = false, pagada = false } = {}): Preparar => {
    return async (de) => {
      await guardarPaquete(mundo.db, PAQUETE);
      const { codigo } = unCupon();
      const descuento = { tipo: "porcentaje", porcentaje: 100 } as const;
      await mundo.operador.guardarCupon({
        operador: "ana",
        confirmado: true,
        cambio: { ...unCupon(), codigo, descuento },
      });
      const { idPersona } = de;
      const pedida = { idPersona, idPaquete: PAQUETE.idPaquete, ...(cubierta && { cupon: codigo }) };
      const { idPedido } = valor(await mundo.servicios.paquetes.crearPedido(pedida));
      if (pagada) valor(await mundo.servicios.paquetes.pagarConCupon({ idPersona, idPedido }));
      de.parametros.idPedido = idPedido;
      return {};
    };
  };

  const conCanje: Preparar = async ({ idPersona }) => {
    await guardarPaquete(mundo.db, { ...PAQUETE, monedas: 300 });
    const dadas = { operador: "ana", idPersona, cantidad: 300, motivo: "cortesia" } as const;
    valor(await mundo.operador.darMonedas(dadas));
    return { cuerpo: { idPaquete: PAQUETE.idPaquete, idPedido: crypto.randomUUID() } };
  };

  return {
    "post /compras": conPaquete(({ parametros: { idPaquete } }) => ({ idPaquete })),
    "get /compras/{idPedido}": conCompra(),
    "delete /compras/{idPedido}": conCompra(),
    "post /compras/{idPedido}/ventas": conCompra(),
    "post /compras/{idPedido}/confirmacion": conCompra({ cubierta: true }),
    "post /compras/{idPedido}/devolucion": conCompra({ cubierta: true, pagada: true }),
    "post /canjes": conCanje,
  };
};
