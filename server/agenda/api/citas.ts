import { z } from "zod";
import { antesDeConfirmar, RECHAZOS_DE_CAMBIO } from "../../../app/domain/agenda/citas/cambios";
import {
  textoAntesDeCancelar,
  textoAntesDeReprogramar,
} from "../../../app/domain/agenda/citas/textosDeCambios";
import type { CitaConDetalle } from "../../../app/domain/agenda/citas/cita";
import { datosDeCancelacion, datosDeReprogramacion } from "../../../app/domain/agenda/citas/formularios";
import { abreLaSala, cierraLaSala, entradaALaSala } from "../../../app/domain/agenda/citas/sala";
import { mensajeEscrito } from "../../../app/domain/agenda/videollamada/envio";
import { RECHAZOS_DE_SALA } from "../../../app/domain/agenda/videollamada/sala";
import { RECHAZOS_DE_HORARIO } from "../../../app/domain/agenda/horarios/horario";
import { devolucionesDe } from "../../../app/domain/ventas/pagos/pago";
import { porCobrar } from "../../../app/domain/ventas/pedidos/pedido";
import { FORMA_DE_PAGO } from "../../../app/domain/ventas/pedidos/formaDePago";
import type { Services } from "../../platform/services";
import { endpoint, identificador, instante, rechazosDe } from "../../platform/api/endpoint";
import { apartadosSiSonDemasiados } from "./horarios";
import { PROPIO } from "../../platform/permisos";

const devolucion = z.object({
  tipo: z.enum(["bono", "dinero", "cupon", "nada"]),
  montoCentimos: z.int().nullable(),
  /** Expiry of a prepaid session (`bono`) that is given back; null when it has none. */
  bonoVenceEn: z.string().nullable(),
});
const sesion = z.object({
  idCita: z.string(),
  version: z.int(),
  estado: z.enum(["reservada", "cancelada"]),
  formaDePago: z.enum(FORMA_DE_PAGO),
  idEspecialista: z.string(),
  inicio: z.string(),
  fin: z.string(),
  /** Effect of cancelling or moving the session now; null once the session is cancelled. */
  cambio: z
    .object({
      sePuedeCancelar: z.boolean(),
      sePuedeReprogramar: z.boolean(),
      limiteDeCancelacion: z.string(),
      limiteDeReprogramacion: z.string(),
      vuelve: devolucion,
      textoAlCancelar: z.string(),
      textoAlReprogramar: z.string(),
    })
    .nullable(),
  cancelacion: z
    .object({
      por: z.enum(["persona", "especialista", "ausencia", "pasarela"]),
      devolucion: z.enum(["bono", "dinero", "cupon", "nada"]),
    })
    .nullable(),
  devoluciones: z.array(z.object({ estado: z.string(), montoCentimos: z.int() })),
  fechaHoraServidor: z.string(),
});

const rechazo = rechazosDe({ ...RECHAZOS_DE_HORARIO, ...RECHAZOS_DE_CAMBIO });

async function verSesion(services: Services, idPersona: number, idCita: string) {
  const resultado = await services.agenda.verCita({ idPersona, idCita });
  if (!resultado.ok) throw rechazo(resultado.rechazo);
  const { cita, pagos } = resultado.value;
  const ahora = services.now();
  return {
    idCita,
    version: cita.version,
    estado: cita.estado,
    formaDePago: cita.formaDePago,
    idEspecialista: cita.idEspecialista,
    inicio: cita.inicio.toISOString(),
    fin: cita.fin.toISOString(),
    cambio: cita.estado === "reservada" ? aCambio(cita, ahora) : null,
    cancelacion: cita.cancelacion,
    devoluciones: devolucionesDe(pagos),
    fechaHoraServidor: ahora.toISOString(),
  };
}

function aCambio(cita: CitaConDetalle, ahora: Date) {
  const antes = antesDeConfirmar(cita, ahora);
  return {
    sePuedeCancelar: antes.rechazoAlCancelar === null,
    sePuedeReprogramar: antes.rechazoAlReprogramar === null,
    limiteDeCancelacion: antes.cancelarHasta.toISOString(),
    limiteDeReprogramacion: antes.reprogramarHasta.toISOString(),
    vuelve: {
      tipo: antes.vuelve.tipo,
      montoCentimos: antes.vuelve.tipo === "dinero" ? antes.vuelve.centimos : null,
      bonoVenceEn: antes.bonoVenceEn?.toISOString() ?? null,
    },
    textoAlCancelar: textoAntesDeCancelar(antes),
    textoAlReprogramar: textoAntesDeReprogramar(antes),
  };
}

const sinCambio = async (
  services: Services,
  idPersona: number,
  { rechazo: codigo, detalle }: RechazoConCercanos,
) =>
  rechazo(codigo, {
    cercanos: detalle.cercanos.map(({ inicio, fin }) => ({
      inicio: inicio.toISOString(),
      fin: fin.toISOString(),
    })),
    ...(await apartadosSiSonDemasiados(services, idPersona, codigo)),
  });

type RechazoConCercanos = Extract<Awaited<ReturnType<Services["agenda"]["pedirCambio"]>>, { ok: false }>;
const parametrosDeCita = z.object({ idCita: identificador });

const rechazoDeSala = rechazosDe(RECHAZOS_DE_SALA);
const mensajeDeSala = z.object({
  numero: z.int(),
  rol: z.enum(["persona", "especialista"]),
  texto: z.string(),
  creadoEn: instante,
});

/** Endpoints of a person's booked sessions. */
export const citas = [
  endpoint({
    metodo: "post",
    ruta: "/sesiones/{idCita}/cambio-de-especialista",
    resumen:
      "Pide el cambio a un especialista que cuesta más: aparta el horario y crea el pedido de la diferencia, que se paga con POST /ventas",
    clave: "private",
    permisos: { sinSesion: 401, conSesion: 409, otra: 404 },
    conPersona: true,
    idempotente: true,
    parametros: parametrosDeCita,
    cuerpo: datosDeReprogramacion.required({ idEspecialista: true, diferenciaCentimos: true }),
    estado: 201,
    respuesta: z.object({ idPedido: z.string(), idHorario: z.string(), porPagarCentimos: z.int() }),
    async atender({ services, portador: { idPersona }, parametros: { idCita }, cuerpo }) {
      const inicio = new Date(cuerpo.inicio);
      const pedido = await services.agenda.pedirCambio({ ...cuerpo, idPersona, idCita, inicio });
      if (!pedido.ok) throw await sinCambio(services, idPersona, pedido);
      const { idPedido, idHorario } = pedido.value;
      return { idPedido, idHorario, porPagarCentimos: porCobrar(pedido.value) };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/sesiones/{idCita}/asistencia",
    resumen: "Confirma que la persona asistirá",
    clave: "private",
    permisos: PROPIO,
    conPersona: true,
    idempotente: true,
    parametros: parametrosDeCita,
    cuerpo: z.object({ version: z.int().positive() }),
    respuesta: sesion,
    async atender({ services, portador: { idPersona }, parametros: { idCita }, cuerpo: { version } }) {
      const confirmada = await services.agenda.confirmarAsistencia({ idPersona, idCita, version });
      if (!confirmada.ok) throw rechazo(confirmada.rechazo);
      return verSesion(services, idPersona, idCita);
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/sesiones/{idCita}/sala",
    resumen:
      "La sala de la videollamada de una sesión: si deja entrar, de cuándo a cuándo y por qué dirección",
    clave: "private",
    permisos: PROPIO,
    conPersona: true,
    parametros: parametrosDeCita,
    respuesta: z.object({
      estado: z.enum(["por-abrir", "abierta", "cerrada", "sin-sesion"]),
      /** Address of the video room of a session, for the person signed in to the site; null once nobody can enter. */
      enlace: z.url().nullable(),
      abre: z.string(),
      cierra: z.string(),
      sinConsentimiento: z.boolean(),
      fechaHoraServidor: z.string(),
    }),
    async atender({ services, portador: { idPersona }, parametros: { idCita }, origen }) {
      const resultado = await services.agenda.verSala({ idPersona, idCita });
      if (!resultado.ok) throw rechazo(resultado.rechazo);
      const { cita, estado, ahora, sinConsentimiento } = resultado.value;
      const entrada = entradaALaSala(cita, ahora);
      return {
        estado,
        enlace: entrada && new URL(entrada.href, origen).href,
        abre: abreLaSala(cita.inicio).toISOString(),
        cierra: cierraLaSala(cita.fin).toISOString(),
        sinConsentimiento,
        fechaHoraServidor: ahora.toISOString(),
      };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/sesiones/{idCita}/sala/mensajes",
    resumen: "Lo que se escribió en la sala de la videollamada mientras está abierta",
    clave: "private",
    permisos: PROPIO,
    conPersona: true,
    parametros: parametrosDeCita,
    respuesta: z.object({ mensajes: z.array(mensajeDeSala) }),
    async atender({ services, portador: { idPersona }, parametros: { idCita } }) {
      const resultado = await services.agenda.verSala({ idPersona, idCita });
      if (!resultado.ok) throw rechazoDeSala(resultado.rechazo);
      return {
        mensajes: resultado.value.mensajes.map(({ numero, rol, cuerpo: texto, creadoEn }) => ({
          ...{ numero, rol, texto, creadoEn },
        })),
      };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/sesiones/{idCita}/sala/mensajes",
    resumen: "Escribe en la sala de la videollamada mientras está abierta",
    clave: "private",
    permisos: { sinSesion: 401, conSesion: 409, otra: 404 },
    conPersona: true,
    idempotente: true,
    textoLibre: true,
    parametros: parametrosDeCita,
    cuerpo: mensajeEscrito.pick({ texto: true }),
    estado: 201,
    respuesta: z.object({ numero: z.int() }),
    async atender({ services, portador: { idPersona }, parametros: { idCita }, cuerpo: { texto } }) {
      const mensaje = { accion: "escribir", texto } as const;
      const escrito = await services.agenda.enviarALaSala({ idPersona, idCita }, mensaje);
      if (!escrito.ok) throw rechazoDeSala(escrito.rechazo);
      return { numero: escrito.value };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/sesiones/{idCita}",
    resumen: "Una sesión, con lo que cuesta cambiarla o cancelarla ahora",
    clave: "private",
    permisos: PROPIO,
    conPersona: true,
    parametros: parametrosDeCita,
    respuesta: sesion,
    atender: ({ services, portador: { idPersona }, parametros: { idCita } }) =>
      verSesion(services, idPersona, idCita),
  }),
  endpoint({
    metodo: "get",
    ruta: "/sesiones/{idCita}/calendario",
    resumen: "Una sesión como archivo de calendario (.ics)",
    clave: "private",
    permisos: PROPIO,
    conPersona: true,
    parametros: parametrosDeCita,
    respuesta: z.object({ ics: z.string() }),
    async atender({ services, portador: { idPersona }, parametros: { idCita } }) {
      const ics = await services.agenda.descargarEvento({ idPersona, idCita });
      if (ics === null) throw rechazo("cita-no-existe");
      return { ics };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/sesiones/{idCita}/reprogramacion",
    resumen:
      "Cambia una sesión a otro horario sin cobrar otra vez; con un especialista que cuesta menos, devuelve la diferencia",
    clave: "private",
    permisos: PROPIO,
    conPersona: true,
    idempotente: true,
    parametros: parametrosDeCita,
    cuerpo: datosDeReprogramacion,
    respuesta: sesion,
    async atender({ services, portador: { idPersona }, parametros: { idCita }, cuerpo }) {
      const movida = await services.agenda.reprogramarCita({
        ...cuerpo,
        idPersona,
        idCita,
        inicio: new Date(cuerpo.inicio),
      });
      if (!movida.ok) throw await sinCambio(services, idPersona, movida);
      return verSesion(services, idPersona, idCita);
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/sesiones/{idCita}/cancelacion",
    resumen:
      "Cancela una sesión y devuelve lo que corresponde; con «vuelve», solo si es lo que se le dijo a la persona. Hace falta donde no vuelve nada de lo que se pagó: sin él responde 409",
    clave: "private",
    permisos: PROPIO,
    conPersona: true,
    idempotente: true,
    parametros: parametrosDeCita,
    cuerpo: datosDeCancelacion,
    respuesta: sesion,
    async atender({ services, portador: { idPersona }, parametros: { idCita }, cuerpo }) {
      const cancelada = await services.agenda.cancelarCita({ ...cuerpo, idPersona, idCita });
      if (!cancelada.ok) throw rechazo(cancelada.rechazo);
      return verSesion(services, idPersona, idCita);
    },
  }),
];
