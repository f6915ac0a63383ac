import { z } from "zod";
import { RECHAZOS_DE_CAMBIO } from "../../../app/domain/agenda/citas/cambios";
import { RECHAZOS_DE_ESPERA, TEXTO_DE_FIN } from "../../../app/domain/agenda/esperas/espera";
import { esperaAntesDeCita, esperaDeDia } from "../../../app/domain/agenda/esperas/formularios";
import type { EsperaALaVista } from "../../../app/domain/agenda/esperas/verEsperas";
import { RECHAZOS_DE_HORARIO } from "../../../app/domain/agenda/horarios/horario";
import { endpoint, identificador, instante, rechazosDe } from "../../platform/api/endpoint";
import { CON_TOKEN, PROPIO } from "../../platform/permisos";

const espera = z.object({
  idEspera: z.string(),
  tipo: z.enum(["dia", "antes-de-mi-cita"]),
  idEspecialista: z.string(),
  fecha: z.string().nullable(),
  idCita: z.string().nullable(),
  /** Number of people ahead in the waiting list; null unless the person waits. */
  personasAntes: z.int().nullable(),
  oferta: z.object({ inicio: instante, expiraEn: instante }).nullable(),
  fin: z.object({ codigo: z.string(), texto: z.string() }).nullable(),
});
const lista = z.object({ esperas: z.array(espera), fechaHoraServidor: z.string() });

const aEspera = ({ idEspera, tipo, idEspecialista, fecha, idCita, antes, oferta, fin }: EsperaALaVista) => ({
  idEspera,
  tipo,
  idEspecialista,
  fecha,
  idCita,
  personasAntes: antes,
  oferta: oferta && { inicio: oferta.inicio.toISOString(), expiraEn: oferta.expiraEn.toISOString() },
  fin: fin && { codigo: fin, texto: TEXTO_DE_FIN[fin] },
});

const rechazo = rechazosDe({ ...RECHAZOS_DE_HORARIO, ...RECHAZOS_DE_CAMBIO, ...RECHAZOS_DE_ESPERA });

const parametrosDeEspera = z.object({ idEspera: identificador });
const apuntada = z.object({ idEspera: z.string() });

/** Endpoints of the waiting lists: for a specialist's day, or for a time before a booked session. */
export const esperas = [
  endpoint({
    metodo: "get",
    ruta: "/esperas",
    resumen:
      "Las listas de espera de sesiones de la persona, con lo que se le ofrece ahora; " +
      "las de talleres, en GET /inscripciones",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: true,
    respuesta: lista,
    async atender({ services, portador: { idPersona } }) {
      const esperasDePersona = await services.agenda.verEsperas(idPersona);
      return { esperas: esperasDePersona.map(aEspera), fechaHoraServidor: services.now().toISOString() };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/esperas",
    resumen: "Entra en la lista de espera de un día, o de una hora antes de una sesión",
    clave: "private",
    permisos: { sinSesion: 401, conSesion: 201, otra: 404 },
    conPersona: true,
    idempotente: true,
    cuerpo: z.union(
      [esperaDeDia, esperaAntesDeCita],
      "Envía idEspecialista y fecha, o el idCita de tu sesión",
    ),
    estado: 201,
    respuesta: apuntada,
    async atender({ services, portador: { idPersona }, cuerpo }) {
      const resultado =
        "idCita" in cuerpo
          ? await services.agenda.esperarAntes({ idPersona, idCita: cuerpo.idCita })
          : await services.agenda.esperarDia({ ...cuerpo, idPersona });
      if (!resultado.ok) throw rechazo(resultado.rechazo);
      return { idEspera: resultado.value.idEspera };
    },
  }),
  endpoint({
    metodo: "delete",
    ruta: "/esperas/{idEspera}",
    resumen: "Deja una lista de espera",
    clave: "private",
    permisos: PROPIO,
    conPersona: true,
    parametros: parametrosDeEspera,
    respuesta: apuntada,
    async atender({ services, portador: { idPersona }, parametros: { idEspera } }) {
      const salida = await services.agenda.salirDeEspera({ idPersona, idEspera });
      if (!salida.ok) throw rechazo(salida.rechazo);
      return { idEspera };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/esperas/{idEspera}/aceptacion",
    resumen: "Acepta lo que se ofrece: un horario separado por pagar, o la sesión en su nueva hora",
    clave: "private",
    permisos: PROPIO,
    conPersona: true,
    idempotente: true,
    parametros: parametrosDeEspera,
    respuesta: z.object({ idHorario: z.string().optional(), idCita: z.string().optional() }),
    async atender({ services, portador: { idPersona }, parametros: { idEspera } }) {
      const aceptada = await services.agenda.aceptarOferta({ idPersona, idEspera });
      if (!aceptada.ok) throw rechazo(aceptada.rechazo);
      const { value } = aceptada;
      return value.tipo === "dia" ? { idHorario: value.idHorario } : { idCita: value.idCita };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/esperas/{idEspera}/rechazo",
    resumen: "Deja pasar lo que se ofrece y conserva el lugar",
    clave: "private",
    permisos: PROPIO,
    conPersona: true,
    idempotente: true,
    parametros: parametrosDeEspera,
    respuesta: apuntada,
    async atender({ services, portador: { idPersona }, parametros: { idEspera } }) {
      const dejada = await services.agenda.dejarPasarOferta({ idPersona, idEspera });
      if (!dejada.ok) throw rechazo(dejada.rechazo);
      return { idEspera };
    },
  }),
];
