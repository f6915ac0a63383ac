import { z } from "zod";
import { RECHAZOS_DE_AUSENCIA, resolucionDe } from "../../../app/domain/agenda/ausencias/ausencia";
import { devolucionPorAusencia } from "../../../app/domain/agenda/ausencias/textos";
import type { Services } from "../../platform/services";
import { endpoint, identificador, rechazosDe, type Endpoint } from "../../platform/api/endpoint";
import { PROPIO } from "../../platform/permisos";

const ausencia = z.object({
  /** True when the person can report now that the specialist did not come to the session. */
  sePuedeAvisar: z.boolean(),
  avisadaEn: z.string().nullable(),
  /**
   * Resolution of the question whether a session was held. It is set once it is known that the session was held, or
   * that the specialist did not come; a report is not needed.
   */
  resolucion: z.object({ en: z.string(), motivo: z.string() }).nullable(),
  /** Text about the refund; null once the session was cancelled, or while it may be changed freely. */
  textoDeDevolucion: z.string().nullable(),
});

const deLaCita = z.object({ idCita: identificador });

const rechazo = rechazosDe(RECHAZOS_DE_AUSENCIA);

async function verAusencia(services: Services, personaYCita: { idPersona: number; idCita: string }) {
  const resultado = await services.agenda.verAusencia(personaYCita);
  if (!resultado.ok) throw rechazo(resultado.rechazo);
  const { cita, ausencia: avisada, rechazo: impedimento } = resultado.value;
  const resolucion = resolucionDe(cita);
  return {
    sePuedeAvisar: avisada === null && impedimento === null,
    avisadaEn: avisada?.avisadaEn.toISOString() ?? null,
    resolucion: resolucion && { motivo: resolucion.motivo, en: resolucion.en.toISOString() },
    textoDeDevolucion: impedimento === "cita-cancelada" ? null : devolucionPorAusencia(cita),
  };
}

export const endpoints: readonly Endpoint[] = [
  endpoint({
    metodo: "get",
    ruta: "/sesiones/{idCita}/ausencia",
    resumen: "Si puedes avisar que tu especialista no vino, y qué pasó con tu aviso",
    clave: "private",
    permisos: PROPIO,
    conPersona: true,
    parametros: deLaCita,
    respuesta: ausencia,
    atender: ({ services, portador: { idPersona }, parametros: { idCita } }) =>
      verAusencia(services, { idPersona, idCita }),
  }),
  endpoint({
    metodo: "put",
    ruta: "/sesiones/{idCita}/ausencia",
    resumen: "Avisa que tu especialista no vino; repetirlo no cambia nada",
    clave: "private",
    permisos: { sinSesion: 401, conSesion: 409, otra: 404 },
    conPersona: true,
    parametros: deLaCita,
    respuesta: ausencia,
    async atender({ services, portador: { idPersona }, parametros: { idCita } }) {
      const avisada = await services.agenda.avisarAusencia({ idPersona, idCita });
      if (!avisada.ok) throw rechazo(avisada.rechazo);
      return verAusencia(services, { idPersona, idCita });
    },
  }),
];
