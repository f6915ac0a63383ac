import { makeCofre } from "../platform/cofre";
import { own, through, type PersonalData } from "../platform/declarations";
import { cerrarReceptores } from "./repositories/receptores";
import type { VentasTables } from "./tables";

/** Personal data of orders and payments, by table. Rows that refer to others are deleted before those they refer to. */
export const personalData: PersonalData<VentasTables> = {
  pedidos: {
    titulo: "Tus pedidos",
    camino: own,
    columnas: {
      id_pedido: "Código",
      codigo_corto: "Código corto",
      estado: "Estado",
      precio_centimos: "Precio",
      id_paquete: "Paquete",
      cupon: "Cupón",
      descuento_centimos: "Descuento",
      version_de_datos: "Versión del aviso de datos",
      creado_en: "Creado",
    },
    alEliminar: "conservar",
  },
  usos_de_cupon: {
    titulo: "Cupones que usaste",
    camino: own,
    columnas: {
      codigo: "Cupón",
      id_pedido: "Pedido",
      creado_en: "Usado",
      devuelto_en: "Te volvió",
    },
    alEliminar: "conservar",
  },
  datos_de_compra: {
    titulo: "Tus datos de compra",
    camino: own,
    columnas: {
      tipo: "Comprobante",
      correo: "Correo",
      nombre: "Nombre",
      id_tipo_documento: "Tipo de documento",
      numero_documento: "Número de documento",
      ruc: "RUC",
      razon_social: "Razón social",
      direccion_fiscal: "Dirección fiscal",
      actualizado_en: "Cambiados",
    },
    alEliminar: "borrar",
  },
  comprobantes: {
    // The tax law requires keeping issued receipts with the name of their recipient (Código Tributario, art. 87,
    // numeral 7). Only the name stays, without a link to the account.
    titulo: "Tus boletas y facturas",
    camino: own,
    columnas: {
      id_comprobante: "Código",
      id_pedido: "Pedido",
      tipo: "Tipo",
      serie: "Serie",
      numero: "Número",
      receptor_nombre: "A nombre de",
      receptor_numero_documento: "Documento",
      receptor_direccion: "Dirección",
      receptor_correo: "Correo",
      concepto: "Concepto",
      total_centimos: "Total",
      base_centimos: "Valor de venta",
      igv_centimos: "IGV",
      estado: "Estado",
      emitido_en: "Emitido",
    },
    alEliminar: {
      cerrar: (idPersona, { db, secretoDeRespuestas }) =>
        cerrarReceptores(db, makeCofre(secretoDeRespuestas, "comprobantes"), idPersona),
    },
  },
  cobros: {
    titulo: "Cobros que empezamos con la pasarela de pago",
    camino: through("pedidos", "id_pedido"),
    columnas: {
      id_cobro: "Código",
      id_pedido: "Pedido",
      monto_centimos: "Monto",
      estado: "Estado",
      creado_en: "Abierto",
      retorno: "Volviste",
      retorno_en: "Cuándo volviste",
    },
    alEliminar: "conservar",
  },
  pagos: {
    titulo: "Tus pagos",
    camino: through("cobros", "id_cobro"),
    columnas: {
      id_pago: "Código",
      id_cobro: "Cobro",
      monto_centimos: "Monto",
      estado: "Estado",
      creado_en: "Recibido",
    },
    alEliminar: "conservar",
  },
  devoluciones_parciales: {
    titulo: "Devoluciones de una parte de un pago",
    camino: through("pagos", "id_pago"),
    columnas: {
      id_pago: "Pago",
      monto_centimos: "Monto",
      estado: "Estado",
      creado_en: "Pedida",
    },
    alEliminar: "conservar",
  },
  historial: {
    titulo: "Historia de tus pedidos",
    camino: through("pedidos", "id_pedido"),
    columnas: {
      id_pedido: "Pedido",
      asunto: "Qué",
      id_asunto: "Código",
      desde: "Estaba",
      hasta: "Quedó",
      causa: "Por",
      creado_en: "Fecha",
    },
    alEliminar: "conservar",
  },
};
