import { z } from "zod";
import {
  datosDeCompra,
  RECHAZOS_DE_DATOS_DE_COMPRA,
} from "../../../app/domain/ventas/comprobantes/datosDeCompra";
import {
  ESTADO_EN_PALABRAS,
  numeroDeComprobante,
  RECHAZOS_DE_COMPROBANTE,
  type Comprobante,
} from "../../../app/domain/ventas/comprobantes/comprobante";
import { deLaPersona, endpoint, exigirPropia, identificador, rechazosDe } from "../../platform/api/endpoint";
import { CON_TOKEN, PROPIO } from "../../platform/permisos";

const compra = z.object({
  tipo: z.enum(["boleta", "factura"]),
  correo: z.string(),
  boleta: z.object({ nombre: z.string(), idTipoDocumento: z.int(), numeroDocumento: z.string() }).nullable(),
  factura: z.object({ ruc: z.string(), razonSocial: z.string(), direccionFiscal: z.string() }).nullable(),
});

const comprobante = z.object({
  idComprobante: z.string(),
  idPedido: z.string(),
  tipo: z.enum(["boleta", "factura", "nota-de-credito"]),
  /** Number of a receipt, such as "B001-00000042". */
  numero: z.string(),
  concepto: z.string(),
  moneda: z.literal("PEN"),
  totalCentimos: z.int(),
  estado: z.enum(["pendiente", "enviado", "aceptado", "rechazado", "anulado"]),
  estadoEnPalabras: z.string(),
  emitidoEn: z.string(),
});

/** Schema of a receipt as it is printed, in `/v2`. */
const enPapel = comprobante.extend({
  empresa: z.object({ razonSocial: z.string(), ruc: z.string(), direccion: z.string() }),
  receptor: z.object({
    nombre: z.string(),
    idTipoDocumento: z.int(),
    numeroDocumento: z.string(),
    direccion: z.string().nullable(),
  }),
  baseCentimos: z.int(),
  igvCentimos: z.int(),
  /** For a credit note, the receipt that it cancels; for a receipt, the credit note that cancelled it. */
  relacionado: z.object({ idComprobante: z.string(), numero: z.string() }).nullable(),
});

const enLista = (documento: Comprobante): z.output<typeof comprobante> => ({
  idComprobante: documento.idComprobante,
  idPedido: documento.idPedido,
  tipo: documento.tipo,
  numero: numeroDeComprobante(documento),
  concepto: documento.concepto,
  moneda: "PEN",
  totalCentimos: documento.totalCentimos,
  estado: documento.estado,
  estadoEnPalabras: ESTADO_EN_PALABRAS[documento.estado],
  emitidoEn: documento.emitidoEn.toISOString(),
});

const rechazo = rechazosDe(RECHAZOS_DE_COMPROBANTE);
const rechazoAlGuardar = rechazosDe(RECHAZOS_DE_DATOS_DE_COMPRA);

/** Endpoints of the purchase data for receipts, and of the issued receipts. */
export const comprobantes = [
  endpoint({
    metodo: "get",
    ruta: "/personas/{id}/datos-de-compra",
    resumen: "A nombre de quién salen tus próximos comprobantes",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    parametros: deLaPersona,
    respuesta: compra,
    async atender({ services, portador, parametros: { id } }) {
      exigirPropia(id, portador);
      const resultado = await services.ventas.verDatosDeCompra(portador.idPersona);
      if (!resultado.ok) throw rechazo(resultado.rechazo);
      return compra.parse(resultado.value.datos);
    },
  }),
  endpoint({
    metodo: "put",
    ruta: "/personas/{id}/datos-de-compra",
    resumen:
      "Guarda los datos de tus próximos comprobantes; los que ya tienes no cambian. Cambiar a nombre de quién salen, o enviarlos a un correo que no es el de tu cuenta, pide tu contraseña; la primera vez, solo el correo",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    parametros: deLaPersona,
    cuerpo: datosDeCompra,
    respuesta: compra,
    async atender({ services, portador, parametros: { id }, cuerpo: envio }) {
      exigirPropia(id, portador);
      const guardados = await services.ventas.guardarDatosDeCompra({ ...portador, envio, canal: "api" });
      if (!guardados.ok) throw rechazoAlGuardar(guardados.rechazo);
      return compra.parse(guardados.value);
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/comprobantes",
    resumen: "Tus comprobantes, el más nuevo primero",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: true,
    respuesta: z.array(comprobante),
    async atender({ services, portador: { idPersona } }) {
      return (await services.ventas.verComprobantes(idPersona)).map(enLista);
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/comprobantes/{idComprobante}",
    resumen: "Un comprobante tuyo, con el que lo deja sin efecto o el que él deja sin efecto",
    clave: "private",
    permisos: PROPIO,
    conPersona: true,
    parametros: z.object({ idComprobante: identificador }),
    respuesta: enPapel,
    async atender({ services, portador: { idPersona }, parametros: { idComprobante } }) {
      const resultado = await services.ventas.verComprobante({ idPersona, idComprobante });
      if (!resultado.ok) throw rechazo(resultado.rechazo);
      const { comprobante: documento, relacionado } = resultado.value;
      return enPapel.parse({
        ...enLista(documento),
        empresa: services.empresa,
        receptor: documento.receptor,
        baseCentimos: documento.baseCentimos,
        igvCentimos: documento.igvCentimos,
        relacionado: relacionado && {
          idComprobante: relacionado.idComprobante,
          numero: numeroDeComprobante(relacionado),
        },
      });
    },
  }),
];
