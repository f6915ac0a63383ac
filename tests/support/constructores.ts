import { SIN_CAMBIOS, type CitaConDetalle } from "../../app/domain/agenda/citas/cita";
import { PLAZOS_PREDETERMINADOS } from "../../app/domain/shared/especialidades/especialidad";
import type { Compra, Paquete } from "../../app/domain/paquetes/compras/paquete";
import { comprobanteDeVenta, type Comprobante } from "../../app/domain/ventas/comprobantes/comprobante";
import type { Cupon } from "../../app/domain/ventas/cupones/cupon";
import type { EspecialistaConAgenda } from "../../app/domain/agenda/especialistas/especialista";
import type { Horario } from "../../app/domain/agenda/horarios/horario";
import type { Cobro, Pago } from "../../app/domain/ventas/pagos/pago";
import type { PedidoDeSesion } from "../../app/domain/agenda/reservas/reserva";
import type { Persona } from "../../app/domain/cuentas/personas/persona";
import { sumarMinutos } from "../../app/domain/shared/fechas";

/** Sample values of the domain for tests: each test gives only the fields that matter to it. */

/** Instant for tests: a Monday in Lima, 08:00. */
export const LUNES_8AM = new Date("2026-11-23T13:00:00.000Z");
export const LUNES = "2026-11-23";
export const MARTES = "2026-11-24";
export const MIERCOLES = "2026-11-25";

/** An instant of Lima's clock: `lima("2026-11-23", "10:00")`. */
export const lima = (fecha: string, hora: string, segundos = "00.000") =>
  new Date(`${fecha}T${hora}:${segundos}-05:00`);

let contador = 0;
const siguiente = () => ++contador;

/** A specialist with sessions of 50 minutes and a margin of 10, every day from 9 to 18: nine a day, on the hour. */
export function unEspecialista(cambios: Partial<EspecialistaConAgenda> = {}): EspecialistaConAgenda {
  const numero = siguiente();
  return {
    idEspecialista: `esp-prueba-${numero}`,
    especialidad: "psicologia",
    slug: `prueba-${numero}`,
    nombre: "Ana",
    apellido: `Prueba ${numero}`,
    colegiatura: "C.Ps.P. 1",
    presentacion: "Presentación.",
    temas: ["Ansiedad"],
    idiomas: ["Español"],
    precioCentimos: 90_00,
    retrato: "retrato-01",
    duracionEnMinutos: 50,
    margenEnMinutos: 10,
    anticipacionEnMinutos: 60,
    ventanaEnDias: 14,
    maximoDiario: 9,
    turnos: [1, 2, 3, 4, 5, 6, 7].map((diaDeSemana) => ({ diaDeSemana, desde: "09:00", hasta: "18:00" })),
    excepciones: [],
    ...cambios,
  };
}

export function unaPersona(cambios: Partial<Persona> = {}): Persona {
  const numero = siguiente();
  return {
    idPersona: numero,
    idUsuario: `usuario-${numero}`,
    digitalId: `digital-${numero}`,
    nombre: "Rosa",
    apePaterno: "Prueba",
    apeMaterno: "Prueba",
    email: `persona-${numero}@prueba.example`,
    telefono: "987654321",
    prefijo: "+51",
    datosConfirmados: 1,
    usuarioLogin: `persona-${numero}@prueba.example`,
    numeroDocumento: String(10_000_000 + numero),
    idTipoDocumento: 2,
    esAsegurada: false,
    ...cambios,
  };
}

/** Names and telephone, which a person changes without a code. */
export const datosPropios = ({ nombre, apePaterno, apeMaterno, prefijo, telefono }: Persona) => ({
  ...{ nombre, apePaterno, apeMaterno },
  ...{ prefijo, telefono },
});

export function unHorario(cambios: Partial<Horario> = {}): Horario {
  const inicio = cambios.inicio ?? lima(MARTES, "10:00");
  return {
    idHorario: `horario-${siguiente()}`,
    idEspecialista: "esp-prueba",
    idPersona: 1,
    inicio,
    fin: sumarMinutos(inicio, 50),
    estado: "retenido",
    expiraEn: sumarMinutos(LUNES_8AM, 10),
    ampliado: false,
    creadoEn: LUNES_8AM,
    ...cambios,
  };
}

export function unPedido(cambios: Partial<PedidoDeSesion> = {}): PedidoDeSesion {
  return {
    clase: "sesion",
    idPedido: `pedido-${siguiente()}`,
    idPersona: 1,
    idHorario: "horario",
    estado: "pendiente",
    precioCentimos: 90_00,
    cupon: null,
    descuentoCentimos: 0,
    aCuentaCentimos: 0,
    versionDeDatos: "2026-11",
    creadoEn: LUNES_8AM,
    relevadoPor: null,
    ...cambios,
  };
}

/** A coupon of 20 % for all people and all things, valid for a day from the start of the test. */
export function unCupon(cambios: Partial<Cupon> = {}): Cupon {
  return {
    codigo: `CUPON-${siguiente()}`,
    descuento: { tipo: "porcentaje", porcentaje: 20 },
    para: null,
    especialidad: null,
    plan: null,
    maximoTotal: null,
    maximoPorPersona: null,
    desde: LUNES_8AM,
    hasta: sumarMinutos(LUNES_8AM, 24 * 60),
    ...cambios,
  };
}

/** An unpaid pack of three sessions of psychology, for three months. */
export function unaCompra(cambios: Partial<Compra> = {}): Compra {
  const numero = siguiente();
  return {
    idPedido: `pedido-${numero}`,
    idPersona: 1,
    clase: "paquete",
    idPaquete: `paquete-${numero}`,
    nombre: null,
    contenido: [{ idEspecialidad: 1, sesiones: 3 }],
    estado: "pendiente",
    precioCentimos: 240_00,
    cupon: null,
    descuentoCentimos: 0,
    aCuentaCentimos: 0,
    monedas: null,
    meses: 3,
    creadoEn: LUNES_8AM,
    relevadoPor: null,
    ...cambios,
  };
}

/** A pack of three sessions of psychology for S/ 240.00, to be used in three months. */
export function unPaquete(cambios: Partial<Paquete> = {}): Paquete {
  return {
    idPaquete: "psicologia-3",
    nombre: null,
    contenido: [{ idEspecialidad: 1, sesiones: 3 }],
    meses: 3,
    precioCentimos: 240_00,
    monedas: null,
    ...cambios,
  };
}

/** A receipt (boleta) of S/ 90.00 that waits to be sent to the issuer. */
export function unComprobante(cambios: Partial<Comprobante> = {}): Comprobante {
  const numero = siguiente();
  return {
    ...comprobanteDeVenta({
      idPersona: 1,
      idPedido: `pedido-${numero}`,
      tipo: "boleta",
      receptor: {
        nombre: "Rosa Prueba",
        idTipoDocumento: 2,
        numeroDocumento: "12345678",
        direccion: null,
        correo: "rosa@prueba.example",
      },
      concepto: "Sesión con especialista",
      totalCentimos: 90_00,
      ahora: LUNES_8AM,
    }),
    numero,
    estado: "pendiente",
    intentos: 0,
    ...cambios,
  };
}

export function unCobro(cambios: Partial<Cobro> = {}): Cobro {
  return {
    idCobro: `cobro-${siguiente()}`,
    idPedido: "pedido",
    pasarela: "falsa",
    montoCentimos: 90_00,
    referencia: null,
    urlDePago: null,
    estado: "abierto",
    creadoEn: LUNES_8AM,
    venceEn: sumarMinutos(LUNES_8AM, 10),
    revisarEn: LUNES_8AM,
    retorno: null,
    ...cambios,
  };
}

export function unPago(cambios: Partial<Pago> = {}): Pago {
  return {
    pasarela: "falsa",
    idPago: `pago-${siguiente()}`,
    idCobro: "cobro",
    montoCentimos: 90_00,
    estado: "procesando",
    devueltoCentimos: 0,
    porDevolverCentimos: 0,
    creadoEn: LUNES_8AM,
    ...cambios,
  };
}

export function unaCita(inicio: Date, cambios: Partial<CitaConDetalle> = {}): CitaConDetalle {
  const numero = siguiente();
  return {
    idCita: `cita-${numero}`,
    idPedido: `pedido-${numero}`,
    idHorario: `horario-${numero}`,
    idPersona: 1,
    ...SIN_CAMBIOS,
    asistencia: null,
    formaDePago: "tarjeta",
    creadaEn: LUNES_8AM,
    actualizadaEn: LUNES_8AM,
    inicio,
    fin: sumarMinutos(inicio, 50),
    idEspecialista: "esp-prueba",
    especialista: "Ana Prueba",
    especialidad: "Psicología",
    slugDeEspecialidad: "psicologia",
    slugDeEspecialista: "ana-prueba",
    retrato: "retrato-01",
    linkFotoMedico: "/retratos/retrato-01.svg",
    plazos: PLAZOS_PREDETERMINADOS,
    precioCentimos: 90_00,
    descuentoCentimos: 0,
    pagadoCentimos: 90_00,
    cupon: null,
    codigo: null,
    bonoSinValor: false,
    bonoVenceEn: null,
    ...cambios,
  };
}
