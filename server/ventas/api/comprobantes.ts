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
  /** "B001-00000042" */
  numero: z.string(),
  concepto: z.string(),
  moneda: z.literal("PEN"),
  totalCentimos: z.int(),
  estado: z.enum(["pendiente", "enviado", "aceptado", "rechazado", "anulado"]),
  estadoEnPalabras: z.string(),
  emitidoEn: z.string(),
});

/** A receipt as its paper says it. */
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
  /** The one that it takes back, or that took it back. */
  relacionado: z.object({ idComprobante: z.string(), numero: z.string() }).nullable(),
});

const enLista = (uno: Comprobante): z.output<typeof comprobante> => ({
  idComprobante: uno.idComprobante,
  idPedido: uno.idPedido,
  tipo: uno.tipo,
  numero: numeroDeComprobante(uno),
  concepto: uno.concepto,
  moneda: "PEN",
  totalCentimos: uno.totalCentimos,
  estado: uno.estado,
  estadoEnPalabras: ESTADO_EN_PALABRAS[uno.estado],
  emitidoEn: uno.emitidoEn.toISOString(),
});

const rechazo = rechazosDe(RECHAZOS_DE_COMPROBANTE);
const rechazoAlGuardar = rechazosDe(RECHAZOS_DE_DATOS_DE_COMPRA);

/** What receipts say, and the receipts that were given. */
export const comprobantes = [
  endpoint({
    metodo: "get",
    ruta: "/personas/{id}/datos-de-compra",
    resumen: "A nombre de quién salen tus próximos comprobantes",
    clave: "personas",
    roles: "401 200 200 404",
    conPersona: true,
    parametros: deLaPersona,
    respuesta: compra,
    async atender({ services, portador, parametros: { id } }) {
      exigirPropia(id, portador);
      const vistos = await services.ventas.verDatosDeCompra(portador.idPersona);
      if (!vistos.ok) throw rechazo(vistos.rechazo);
      return compra.parse(vistos.value.datos);
    },
  }),
  endpoint({
    metodo: "put",
    ruta: "/personas/{id}/datos-de-compra",
    resumen:
      "Guarda los datos de tus próximos comprobantes; los que ya tienes no cambian. Cambiar a nombre de quién salen, o enviarlos a un correo que no es el de tu cuenta, pide tu contraseña; la primera vez, solo el correo",
    clave: "personas",
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
    conPersona: true,
    parametros: z.object({ idComprobante: identificador }),
    respuesta: enPapel,
    async atender({ services, portador: { idPersona }, parametros: { idComprobante } }) {
      const visto = await services.ventas.verComprobante({ idPersona, idComprobante });
      if (!visto.ok) throw rechazo(visto.rechazo);
      const { comprobante: suyo, relacionado } = visto.value;
      return enPapel.parse({
        ...enLista(suyo),
        empresa: services.empresa,
        receptor: suyo.receptor,
        baseCentimos: suyo.baseCentimos,
        igvCentimos: suyo.igvCentimos,
        relacionado: relacionado && {
          idComprobante: relacionado.idComprobante,
          numero: numeroDeComprobante(relacionado),
        },
      });
    },
  }),
];
