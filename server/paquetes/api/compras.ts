import { z } from "zod";
import {
  eleccionDePaquete,
  limiteDePago,
  RECHAZOS_DE_COMPRA,
} from "../../../app/domain/paquetes/compras/paquete";
import type { Services } from "../../platform/services";
import {
  aPagos,
  conCupon,
  aPrecio,
  endpointsDePedido,
  estadoDePedido,
  pagos,
  precio,
} from "../../ventas/module";
import { endpoint, identificador, rechazosDe } from "../../platform/api/endpoint";
import { CON_TOKEN } from "../../platform/permisos";

/** Number of prepaid sessions of each specialty. */
const contenido = z.array(z.object({ idEspecialidad: z.int(), sesiones: z.int() }));
export const compra = z.object({
  idPedido: z.string(),
  idPaquete: z.string(),
  estado: estadoDePedido,
  contenido,
  meses: z.int(),
  precio,
  /** Instant until which the payment page of a purchase can be opened. */
  expiraEn: z.string(),
  /** Number of unused prepaid sessions (`bonos`). */
  quedan: z.int(),
  seDevuelve: z.boolean(),
  pagos,
});

const rechazo = rechazosDe(RECHAZOS_DE_COMPRA);

export async function verCompra(services: Services, pregunta: { idPersona: number; idPedido: string }) {
  const resultado = await services.paquetes.verCompra(pregunta);
  if (!resultado.ok) throw rechazo(resultado.rechazo);
  const { compra: compraLeida, lotes, rechazoAlDevolver } = resultado.value;
  return {
    idPedido: compraLeida.idPedido,
    idPaquete: compraLeida.idPaquete,
    estado: compraLeida.estado,
    contenido: [...compraLeida.contenido],
    meses: compraLeida.meses,
    precio: aPrecio(compraLeida),
    expiraEn: limiteDePago(compraLeida).toISOString(),
    quedan: lotes.reduce((suma, { quedan }) => suma + quedan, 0),
    seDevuelve: rechazoAlDevolver === null,
    pagos: aPagos(resultado.value.pagos),
  };
}

export const paqueteConCupon = conCupon({
  llave: z.object({ idPaquete: identificador }),
  rechazos: RECHAZOS_DE_COMPRA,
  validar: ({ paquetes }, pedida) => paquetes.validarCupon(pedida),
});

const deCompra = endpointsDePedido({
  base: "/compras",
  respuesta: compra,
  ver: verCompra,
  rechazos: RECHAZOS_DE_COMPRA,
});

export const compras = [
  endpoint({
    metodo: "get",
    ruta: "/paquetes",
    resumen: "Los paquetes de bonos en venta",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: true,
    respuesta: z.array(
      z.object({
        idPaquete: z.string(),
        nombre: z.string().nullable(),
        contenido,
        meses: z.int(),
        precioCentimos: z.int(),
        /** Price of a pack in coins instead of money; null when it has none. */
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
    permisos: { sinSesion: 401, conSesion: 201, otra: 201 },
    conPersona: true,
    idempotente: true,
    cuerpo: eleccionDePaquete,
    estado: 201,
    respuesta: compra,
    async atender({ services, portador: { idPersona }, cuerpo }) {
      const creada = await services.paquetes.crearPedido({ idPersona, ...cuerpo });
      if (!creada.ok) throw rechazo(creada.rechazo);
      return verCompra(services, { idPersona, idPedido: creada.value.idPedido });
    },
  }),
  deCompra.ver("Lo que sabemos de la compra de un paquete"),
  deCompra.cambiar(
    { metodo: "delete", resumen: "Deja una compra sin pagar: su cupón vuelve" },
    ({ paquetes }, compra) => paquetes.soltarPedido(compra),
  ),
  deCompra.pagar("Abre la página de pago con tarjeta de una compra", ({ paquetes }, compra) =>
    paquetes.pagarConTarjeta(compra),
  ),
  deCompra.cambiar(
    {
      metodo: "post",
      en: "/confirmacion",
      idempotente: true,
      resumen: "Confirma una compra que su cupón cubre entera",
    },
    ({ paquetes }, compra) => paquetes.pagarConCupon(compra),
  ),
  deCompra.cambiar(
    {
      metodo: "post",
      en: "/devolucion",
      idempotente: true,
      resumen: "Devuelve un paquete entero, mientras no se usó ningún bono",
    },
    ({ paquetes }, compra) => paquetes.devolverCompra(compra),
  ),
];
