import { z } from "zod";
import {
  eleccionDePaquete,
  limiteDePago,
  RECHAZOS_DE_COMPRA,
} from "../../../app/domain/paquetes/compras/paquete";
import type { Services } from "../../platform/services";
import { aPagos, aPrecio, estadoDePedido, pagos, precio, venta } from "../../ventas/module";
import { endpoint, identificador, rechazosDe } from "../../platform/api/endpoint";

/** How many sessions of each specialty. */
const contenido = z.array(z.object({ idEspecialidad: z.int(), sesiones: z.int() }));
export const compra = z.object({
  idPedido: z.string(),
  idPaquete: z.string(),
  estado: estadoDePedido,
  contenido,
  meses: z.int(),
  precio,
  /** Until when its page of payment can be opened. */
  expiraEn: z.string(),
  /** How many of its bonos nobody has used. */
  quedan: z.int(),
  seDevuelve: z.boolean(),
  pagos,
});

const rechazo = rechazosDe(RECHAZOS_DE_COMPRA);

export async function verCompra(services: Services, pregunta: { idPersona: number; idPedido: string }) {
  const vista = await services.paquetes.verCompra(pregunta);
  if (!vista.ok) throw rechazo(vista.rechazo);
  const { compra: suya, lotes, rechazoAlDevolver } = vista.value;
  return {
    idPedido: suya.idPedido,
    idPaquete: suya.idPaquete,
    estado: suya.estado,
    contenido: [...suya.contenido],
    meses: suya.meses,
    precio: aPrecio(suya),
    expiraEn: limiteDePago(suya).toISOString(),
    quedan: lotes.reduce((suma, { quedan }) => suma + quedan, 0),
    seDevuelve: rechazoAlDevolver === null,
    pagos: aPagos(vista.value.pagos),
  };
}

const deCompra = z.object({ idPedido: identificador });

export const compras = [
  endpoint({
    metodo: "get",
    ruta: "/paquetes",
    resumen: "Los paquetes de bonos en venta",
    clave: "private",
    conPersona: true,
    respuesta: z.array(
      z.object({
        idPaquete: z.string(),
        nombre: z.string().nullable(),
        contenido,
        meses: z.int(),
        precioCentimos: z.int(),
        /** What it costs in coins instead; null where it is not exchanged. */
        monedas: z.int().nullable(),
      }),
    ),
    async atender({ services, portador: { idPersona } }) {
      const { paquetes } = await services.paquetes.verTienda(idPersona);
      return paquetes.map((paquete) => ({
        idPaquete: paquete.idPaquete,
        nombre: paquete.nombre,
        contenido: [...paquete.contenido],
        meses: paquete.meses,
        precioCentimos: paquete.precioCentimos,
        monedas: services.paquetes.monedas && paquete.monedas,
      }));
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/compras",
    resumen: "Pide un paquete, al precio de hoy y con su cupón",
    clave: "private",
    conPersona: true,
    idempotente: true,
    cuerpo: eleccionDePaquete,
    estado: 201,
    respuesta: compra,
    async atender({ services, portador: { idPersona }, cuerpo }) {
      const creada = await services.paquetes.crearCompra({ idPersona, ...cuerpo });
      if (!creada.ok) throw rechazo(creada.rechazo);
      return verCompra(services, { idPersona, idPedido: creada.value.idPedido });
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/compras/{idPedido}",
    resumen: "Lo que sabemos de la compra de un paquete",
    clave: "private",
    conPersona: true,
    parametros: deCompra,
    respuesta: compra,
    atender: ({ services, portador: { idPersona }, parametros: { idPedido } }) =>
      verCompra(services, { idPersona, idPedido }),
  }),
  endpoint({
    metodo: "delete",
    ruta: "/compras/{idPedido}",
    resumen: "Deja una compra sin pagar: su cupón vuelve",
    clave: "private",
    conPersona: true,
    parametros: deCompra,
    respuesta: compra,
    async atender({ services, portador: { idPersona }, parametros: { idPedido } }) {
      const soltada = await services.paquetes.soltarCompra({ idPersona, idPedido });
      if (!soltada.ok) throw rechazo(soltada.rechazo);
      return verCompra(services, { idPersona, idPedido });
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/compras/{idPedido}/ventas",
    resumen: "Abre la página de pago con tarjeta de una compra",
    clave: "private",
    conPersona: true,
    idempotente: true,
    parametros: deCompra,
    estado: 201,
    respuesta: venta,
    async atender({ services, portador: { idPersona }, parametros: { idPedido }, origen }) {
      const abierta = await services.paquetes.pagarCompra({ idPersona, idPedido, origen });
      if (!abierta.ok) throw rechazo(abierta.rechazo);
      return { idPedido, ...abierta.value };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/compras/{idPedido}/confirmacion",
    resumen: "Confirma una compra que su cupón cubre entera",
    clave: "private",
    conPersona: true,
    idempotente: true,
    parametros: deCompra,
    respuesta: compra,
    async atender({ services, portador: { idPersona }, parametros: { idPedido } }) {
      const hecha = await services.paquetes.pagarCompraConCupon({ idPersona, idPedido });
      if (!hecha.ok) throw rechazo(hecha.rechazo);
      return verCompra(services, { idPersona, idPedido });
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/compras/{idPedido}/devolucion",
    resumen: "Devuelve un paquete entero, mientras no se usó ningún bono",
    clave: "private",
    conPersona: true,
    idempotente: true,
    parametros: deCompra,
    respuesta: compra,
    async atender({ services, portador: { idPersona }, parametros: { idPedido } }) {
      const devuelta = await services.paquetes.devolverCompra({ idPersona, idPedido });
      if (!devuelta.ok) throw rechazo(devuelta.rechazo);
      return verCompra(services, { idPersona, idPedido });
    },
  }),
];
