import { z } from "zod";
import type { Cita } from "../../app/domain/citas/cita";
import { limiteDeCancelacion, limiteDeReprogramacion } from "../../app/domain/citas/cambios";
import { codigoDeCupon } from "../../app/domain/cupones/cupon";
import {
  aceptacionDeDatos,
  MENSAJE_DE_PEDIDO,
  totalDe,
  type Pedido,
  type RechazoDePedido,
} from "../../app/domain/pedidos/pedido";
import { lugarDelPedido } from "../../app/domain/pedidos/verPedido";
import { desglosarIgv } from "../../app/domain/shared/dinero";
import type { Services } from "../services";
import { endpoint, ErrorDeApi, identificador } from "./endpoint";
import { aQuePaso, quePaso } from "./quePaso";

const pedido = z.object({
  idPedido: z.string(),
  idHorario: z.string(),
  estado: z.enum(["pendiente", "pagado", "vencido", "anulado", "devuelto"]),
  situacion: z.enum(["pagar", "carga", "exito", "error", "expirado", "cancelada"]),
  precio: z.object({
    moneda: z.literal("PEN"),
    totalCentimos: z.int(),
    baseCentimos: z.int(),
    igvCentimos: z.int(),
    /** Before the coupon. */
    precioCentimos: z.int(),
    descuentoCentimos: z.int(),
    cupon: z.string().nullable(),
  }),
  inicio: z.string(),
  limiteDeCambio: z.string(),
  limiteDeCancelacion: z.string(),
  expiraEn: z.string(),
  pagos: z.array(z.object({ estado: z.string(), montoCentimos: z.int() })),
  idCita: z.string().nullable(),
  fechaHoraServidor: z.string(),
});
const cita = z.object({
  idCita: z.string(),
  idPedido: z.string(),
  estado: z.enum(["reservada", "cancelada"]),
  formaDePago: z.enum(["saldo", "tarjeta", "cupon"]),
});

const aCita = ({ idCita, idPedido, estado, formaDePago }: Cita) => ({
  idCita,
  idPedido,
  estado,
  formaDePago,
});

const ESTADO_HTTP: Record<RechazoDePedido, 404 | 409 | 429 | 502> = {
  "pedido-no-existe": 404,
  "horario-no-existe": 404,
  "pedido-cerrado": 409,
  "reserva-vencida": 409,
  "sin-saldo": 409,
  "pago-en-proceso": 409,
  "nada-que-cobrar": 409,
  "falta-pagar": 409,
  "cupon-no-existe": 409,
  "cupon-no-empieza": 409,
  "cupon-vencido": 409,
  "cupon-de-sesiones": 409,
  "cupon-de-paquetes": 409,
  "cupon-de-otra-especialidad": 409,
  "cupon-de-una-especialidad": 409,
  "cupon-de-otro-plan": 409,
  "cupon-agotado": 409,
  "cupon-ya-usado": 409,
  "cupon-tarde": 409,
  "demasiados-cupones": 429,
  "pasarela-no-responde": 502,
};

const rechazo = (codigo: RechazoDePedido) =>
  new ErrorDeApi(ESTADO_HTTP[codigo], codigo, MENSAJE_DE_PEDIDO[codigo]);

async function verPedido(services: Services, idPersona: number, idPedido: Pedido["idPedido"]) {
  const visto = await services.verPedido({ idPersona, idPedido });
  if (!visto.ok) throw rechazo(visto.rechazo);
  const { pedido, horario, pagos, cita, plazos } = visto.value;
  const porCambiar = { inicio: horario.inicio, plazos };
  return {
    idPedido,
    idHorario: pedido.idHorario,
    estado: pedido.estado,
    situacion: lugarDelPedido(visto.value, services.now()),
    precio: {
      moneda: "PEN",
      totalCentimos: totalDe(pedido),
      ...desglosarIgv(totalDe(pedido)),
      precioCentimos: pedido.precioCentimos,
      descuentoCentimos: pedido.descuentoCentimos,
      cupon: pedido.cupon,
    },
    inicio: horario.inicio.toISOString(),
    limiteDeCambio: limiteDeReprogramacion(porCambiar).toISOString(),
    limiteDeCancelacion: limiteDeCancelacion(porCambiar).toISOString(),
    expiraEn: horario.expiraEn.toISOString(),
    pagos: pagos.map(({ estado, montoCentimos }) => ({ estado, montoCentimos })),
    idCita: cita?.idCita ?? null,
    fechaHoraServidor: services.now().toISOString(),
  };
}

export const pedidos = [
  endpoint({
    metodo: "post",
    ruta: "/pedidos",
    resumen: "Crea el pedido de un horario apartado, al precio de hoy",
    clave: "private",
    conPersona: true,
    idempotente: true,
    cuerpo: aceptacionDeDatos.extend({ idHorario: identificador, cupon: codigoDeCupon.optional() }),
    estado: 201,
    respuesta: pedido,
    async atender({ services, portador: { idPersona }, cuerpo: { idHorario, cupon } }) {
      const creado = await services.crearPedido({ idPersona, idHorario, cupon });
      if (!creado.ok) throw rechazo(creado.rechazo);
      return verPedido(services, idPersona, creado.value.idPedido);
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/pedidos/{idPedido}",
    resumen: "Lo que sabemos de un pedido",
    clave: "private",
    conPersona: true,
    parametros: z.object({ idPedido: identificador }),
    respuesta: pedido,
    atender: ({ services, portador: { idPersona }, parametros: { idPedido } }) =>
      verPedido(services, idPersona, idPedido),
  }),
  endpoint({
    metodo: "get",
    ruta: "/pedidos/{idPedido}/historial",
    resumen: "Qué pasó con un pedido: los estados de cada cosa y cada cambio, con quién lo causó",
    clave: "private",
    conPersona: true,
    parametros: z.object({ idPedido: identificador }),
    respuesta: quePaso,
    async atender({ services, portador: { idPersona }, parametros: { idPedido } }) {
      const visto = await services.verQuePaso({ idPersona, idPedido });
      if (!visto.ok) throw rechazo(visto.rechazo);
      return aQuePaso(visto.value, services.now());
    },
  }),
  endpoint({
    metodo: "delete",
    ruta: "/pedidos/{idPedido}",
    resumen: "Suelta un pedido sin pagar: su horario queda libre",
    clave: "private",
    conPersona: true,
    parametros: z.object({ idPedido: identificador }),
    respuesta: pedido,
    async atender({ services, portador: { idPersona }, parametros: { idPedido } }) {
      const soltado = await services.soltarPedido({ idPersona, idPedido });
      if (!soltado.ok) throw rechazo(soltado.rechazo);
      return verPedido(services, idPersona, idPedido);
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/ventas",
    resumen: "Abre la página de pago con tarjeta de un pedido",
    clave: "private",
    conPersona: true,
    idempotente: true,
    cuerpo: z.object({ idPedido: identificador }),
    estado: 201,
    respuesta: z.object({ idPedido: z.string(), idCobro: z.string(), urlDePago: z.string() }),
    async atender({ services, portador: { idPersona }, cuerpo: { idPedido }, origen }) {
      const venta = await services.pagarConTarjeta({ idPersona, idPedido, origen });
      if (!venta.ok) throw rechazo(venta.rechazo);
      return { idPedido, ...venta.value };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/sesiones",
    resumen: "Paga un pedido con un bono, o con el cupón que lo cubre entero, y crea su sesión",
    clave: "private",
    conPersona: true,
    idempotente: true,
    cuerpo: z.object({
      idPedido: identificador,
      formaDePago: z.enum(["saldo", "cupon"]).default("saldo"),
    }),
    estado: 201,
    respuesta: cita,
    async atender({ services, portador: { idPersona }, cuerpo: { idPedido, formaDePago } }) {
      const pagar = formaDePago === "cupon" ? services.pagarConCupon : services.pagarConSaldo;
      const pagado = await pagar({ idPersona, idPedido });
      if (!pagado.ok) throw rechazo(pagado.rechazo);
      return aCita(pagado.value);
    },
  }),
];
