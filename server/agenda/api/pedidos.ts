import { z } from "zod";
import type { Cita } from "../../../app/domain/agenda/citas/cita";
import { limiteDeCancelacion, limiteDeReprogramacion } from "../../../app/domain/agenda/citas/cambios";
import { codigoDeCupon } from "../../../app/domain/ventas/cupones/cupon";
import { RECHAZOS_DE_PEDIDO } from "../../../app/domain/agenda/reservas/reserva";
import { FALTA_EN_LA_PETICION, versionDeDatos } from "../../../app/domain/consentimientos/casillaDeSalud";
import { lugarDelPedido } from "../../../app/domain/agenda/reservas/verPedido";
import type { Services } from "../../platform/services";
import {
  aPagos,
  conCupon,
  aPrecio,
  endpointsDePedido,
  estadoDePedido,
  pagos,
  precio,
  venta,
} from "../../ventas/module";
import { FORMA_DE_PAGO } from "../../../app/domain/ventas/pedidos/formaDePago";
import { endpoint, identificador, rechazosDe } from "../../platform/api/endpoint";

const pedido = z.object({
  idPedido: z.string(),
  idHorario: z.string(),
  estado: estadoDePedido,
  situacion: z.enum(["pagar", "carga", "exito", "error", "expirado", "cancelada", "cambiada"]),
  precio,
  inicio: z.string(),
  limiteDeCambio: z.string(),
  limiteDeCancelacion: z.string(),
  expiraEn: z.string(),
  pagos,
  idCita: z.string().nullable(),
  fechaHoraServidor: z.string(),
});
const cita = z.object({
  idCita: z.string(),
  idPedido: z.string(),
  estado: z.enum(["reservada", "cancelada"]),
  formaDePago: z.enum(FORMA_DE_PAGO),
});

const aCita = ({ idCita, idPedido, estado, formaDePago }: Cita) => ({
  idCita,
  idPedido,
  estado,
  formaDePago,
});

const rechazo = rechazosDe(RECHAZOS_DE_PEDIDO, FALTA_EN_LA_PETICION);

async function verPedido(
  services: Services,
  { idPersona, idPedido }: { idPersona: number; idPedido: string },
) {
  const resultado = await services.agenda.verPedido({ idPersona, idPedido });
  if (!resultado.ok) throw rechazo(resultado.rechazo);
  const { pedido, horario, cita, plazos } = resultado.value;
  const porCambiar = { inicio: horario.inicio, plazos };
  return {
    idPedido,
    idHorario: pedido.idHorario,
    estado: pedido.estado,
    situacion: lugarDelPedido(resultado.value, services.now()),
    precio: aPrecio(pedido),
    inicio: horario.inicio.toISOString(),
    limiteDeCambio: limiteDeReprogramacion(porCambiar).toISOString(),
    limiteDeCancelacion: limiteDeCancelacion(porCambiar).toISOString(),
    expiraEn: horario.expiraEn.toISOString(),
    pagos: aPagos(resultado.value.pagos),
    idCita: cita?.idCita ?? null,
    fechaHoraServidor: services.now().toISOString(),
  };
}

const dePedido = endpointsDePedido({
  base: "/pedidos",
  respuesta: pedido,
  ver: verPedido,
  rechazos: RECHAZOS_DE_PEDIDO,
});

export const sesionConCupon = conCupon({
  llave: z.object({ idHorario: identificador }),
  rechazos: RECHAZOS_DE_PEDIDO,
  validar: ({ agenda }, pedida) => agenda.validarCupon(pedida),
});

export const pedidos = [
  endpoint({
    metodo: "post",
    ruta: "/pedidos",
    resumen: "Crea el pedido de un horario separado, al precio de hoy",
    clave: "private",
    permisos: { sinSesion: 401, conSesion: 201, otra: 404 },
    conPersona: true,
    idempotente: true,
    cuerpo: z.object({
      idHorario: identificador,
      cupon: codigoDeCupon.optional(),
      /**
       * Version of the consent text that the person accepted for the health data of a session (Ley 29733, art.
       * 13.6). It is needed once.
       */
      versionDeDatos,
    }),
    estado: 201,
    respuesta: pedido,
    async atender({ services, portador: { idPersona }, cuerpo, idSolicitud }) {
      const { idHorario, cupon, versionDeDatos: version } = cuerpo;
      const salud = version === undefined ? undefined : ({ version, canal: "api", idSolicitud } as const);
      const creado = await services.agenda.crearPedido({ idPersona, idHorario, cupon, salud });
      if (!creado.ok) throw rechazo(creado.rechazo);
      return verPedido(services, { idPersona, idPedido: creado.value.idPedido });
    },
  }),
  dePedido.ver("Lo que sabemos de un pedido"),
  dePedido.cambiar(
    {
      metodo: "delete",
      resumen: "Suelta un pedido sin pagar: su horario queda libre",
    },
    ({ agenda }, personaYPedido) => agenda.soltarPedido(personaYPedido),
  ),
  endpoint({
    metodo: "post",
    ruta: "/ventas",
    resumen: "Abre la página de pago con tarjeta de un pedido",
    clave: "private",
    permisos: { sinSesion: 401, conSesion: 201, otra: 404 },
    conPersona: true,
    idempotente: true,
    cuerpo: z.object({ idPedido: identificador }),
    estado: 201,
    respuesta: venta,
    async atender({ services, portador: { idPersona }, cuerpo: { idPedido }, origen }) {
      const abierta = await services.agenda.pagarConTarjeta({ idPersona, idPedido, origen });
      if (!abierta.ok) throw rechazo(abierta.rechazo);
      return { idPedido, ...abierta.value };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/sesiones",
    resumen: "Paga un pedido con un bono, o con el cupón que lo cubre entero, y crea su sesión",
    clave: "private",
    permisos: { sinSesion: 401, conSesion: 201, otra: 404 },
    conPersona: true,
    idempotente: true,
    cuerpo: z.object({
      idPedido: identificador,
      formaDePago: z.enum([FORMA_DE_PAGO.saldo, FORMA_DE_PAGO.cupon]).default(FORMA_DE_PAGO.saldo),
    }),
    estado: 201,
    respuesta: cita,
    async atender({ services, portador: { idPersona }, cuerpo: { idPedido, formaDePago } }) {
      const pagar =
        formaDePago === FORMA_DE_PAGO.cupon ? services.agenda.pagarConCupon : services.agenda.pagarConSaldo;
      const pagado = await pagar({ idPersona, idPedido });
      if (!pagado.ok) throw rechazo(pagado.rechazo);
      return aCita(pagado.value);
    },
  }),
];
