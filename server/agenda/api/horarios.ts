import { z } from "zod";
import { campoDeFecha } from "../../../app/domain/shared/campos";
import {
  eleccionDeHorario,
  RECHAZOS_DE_HORARIO,
  type Horario,
} from "../../../app/domain/agenda/horarios/horario";
import type { HorarioLibre } from "../../../app/domain/agenda/horarios/disponibilidad";
import { horaDe } from "../../../app/domain/shared/fechas";
import { endpoint, identificador, rechazosDe } from "../../platform/api/endpoint";
import type { Services } from "../../platform/services";
import { CON_TOKEN, PROPIO } from "../../platform/permisos";

const libre = z.object({ inicio: z.string(), fin: z.string(), hora: z.string() });
const retenido = z.object({
  idHorario: z.string(),
  idEspecialista: z.string(),
  inicio: z.string(),
  fin: z.string(),
  estado: z.string(),
  expiraEn: z.string(),
  fechaHoraServidor: z.string(),
});

const aLibre = ({ inicio, fin }: HorarioLibre) => ({
  inicio: inicio.toISOString(),
  fin: fin.toISOString(),
  hora: horaDe(inicio),
});

const aRetenido = (horario: Horario, now: Date) => ({
  idHorario: horario.idHorario,
  idEspecialista: horario.idEspecialista,
  inicio: horario.inicio.toISOString(),
  fin: horario.fin.toISOString(),
  estado: horario.estado,
  expiraEn: horario.expiraEn.toISOString(),
  fechaHoraServidor: now.toISOString(),
});

const rechazo = rechazosDe(RECHAZOS_DE_HORARIO);

/** Times that a person holds, when a further hold was refused because they hold too many. */
export async function apartadosSiSonDemasiados(services: Services, idPersona: number, codigo: string) {
  if (codigo !== "demasiadas-retenciones") return {};
  const apartados = await services.agenda.verApartados(idPersona);
  return { apartados: apartados.map(({ horario }) => aRetenido(horario, services.now())) };
}

export const horarios = [
  endpoint({
    metodo: "get",
    ruta: "/horarios",
    resumen: "Horarios libres de un especialista, por día",
    clave: "public",
    permisos: 200,
    conPersona: false,
    consulta: z.object({
      idEspecialista: identificador,
      fecha: campoDeFecha("Usa una fecha como 2026-11-30").optional(),
    }),
    respuesta: z.object({
      idEspecialista: z.string(),
      dias: z.array(z.object({ fecha: z.string(), horarios: z.array(libre) })),
      fechaHoraServidor: z.string(),
    }),
    async atender({ services, consulta: { idEspecialista, fecha } }) {
      const especialista = await services.agenda.verEspecialista({ idEspecialista });
      if (!especialista) throw rechazo("especialista-no-existe");
      return {
        idEspecialista,
        dias: especialista.dias
          .filter((dia) => !fecha || dia.fecha === fecha)
          .map((dia) => ({ fecha: dia.fecha, horarios: dia.horarios.map(aLibre) })),
        fechaHoraServidor: services.now().toISOString(),
      };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/horarios",
    resumen:
      "Aparta un horario libre durante diez minutos; el que ya tenía (enLugarDe) se suelta si este se consigue",
    clave: "private",
    permisos: { sinSesion: 401, conSesion: 201, otra: 201 },
    conPersona: true,
    idempotente: true,
    cuerpo: eleccionDeHorario.extend({ enLugarDe: identificador.optional() }),
    estado: 201,
    respuesta: retenido,
    async atender({ services, portador: { idPersona }, cuerpo, repetida }) {
      const inicio = new Date(cuerpo.inicio);
      const resultado = await services.agenda.retenerHorario({
        idPersona,
        idEspecialista: cuerpo.idEspecialista,
        inicio,
        enLugarDe: cuerpo.enLugarDe,
      });
      if (resultado.ok) return aRetenido(resultado.value, services.now());
      if (resultado.rechazo === "ya-lo-tienes" && repetida) {
        const reserva = await services.agenda.verReserva({
          idPersona,
          idHorario: resultado.detalle.idHorario,
        });
        if (reserva.ok) return aRetenido(reserva.value.horario, services.now());
      }
      const { cercanos, ...detalle } = resultado.detalle;
      throw rechazo(resultado.rechazo, {
        ...detalle,
        cercanos: cercanos.map(aLibre),
        ...(await apartadosSiSonDemasiados(services, idPersona, resultado.rechazo)),
      });
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/horarios/apartados",
    resumen: "Los horarios que la persona aparta y aún no paga, con hasta cuándo son suyos",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: true,
    respuesta: z.object({ horarios: z.array(retenido), fechaHoraServidor: z.string() }),
    async atender({ services, portador: { idPersona } }) {
      const sinTerminar = await services.agenda.verSinTerminar(idPersona);
      const now = services.now();
      return {
        horarios: sinTerminar.map(({ horario }) => aRetenido(horario, now)),
        fechaHoraServidor: now.toISOString(),
      };
    },
  }),
  endpoint({
    metodo: "delete",
    ruta: "/horarios/{idHorario}",
    resumen: "Libera un horario separado",
    clave: "private",
    permisos: PROPIO,
    conPersona: true,
    parametros: z.object({ idHorario: identificador }),
    respuesta: z.object({ idHorario: z.string(), estado: z.literal("liberado") }),
    async atender({ services, portador: { idPersona }, parametros: { idHorario } }) {
      const resultado = await services.agenda.liberarHorario({ idPersona, idHorario });
      if (!resultado.ok) throw rechazo(resultado.rechazo);
      return { idHorario, estado: "liberado" };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/horarios/{idHorario}/ampliacion",
    resumen: "Pide, una sola vez, más tiempo para un horario separado",
    clave: "private",
    permisos: PROPIO,
    conPersona: true,
    idempotente: true,
    parametros: z.object({ idHorario: identificador }),
    respuesta: z.object({ idHorario: z.string(), expiraEn: z.string() }),
    async atender({ services, portador: { idPersona }, parametros: { idHorario } }) {
      const resultado = await services.agenda.ampliarHorario({ idPersona, idHorario });
      if (!resultado.ok) throw rechazo(resultado.rechazo);
      return { idHorario, expiraEn: resultado.value.expiraEn.toISOString() };
    },
  }),
];
