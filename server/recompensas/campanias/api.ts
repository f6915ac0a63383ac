import { z } from "zod";
import { ESTADOS_DE_DIA } from "../../../app/domain/shared/calendarioDeRacha";
import {
  formularioDeCodigo,
  type IdDeParticipacion,
} from "../../../app/domain/recompensas/campanias/participar";
import { RECHAZOS_DE_CAMPANIA } from "../../../app/domain/recompensas/campanias/rechazos";
import { endpoint, identificador, rechazosDe, type Endpoint } from "../../platform/api/endpoint";
import type { Services } from "../../platform/services";
import { CON_TOKEN } from "../../platform/permisos";

const rechazo = rechazosDe(RECHAZOS_DE_CAMPANIA);
const deCampania = z.object({ id: identificador });

/** Use cases of challenges. It refuses in an installation without coins. */
function campaniasDe({ recompensas: { campanias } }: Services) {
  if (!campanias) throw rechazo("campania-no-existe");
  return campanias;
}

async function verEstado(services: Services, id: IdDeParticipacion) {
  const resultado = await campaniasDe(services).estado(id);
  if (!resultado.ok) throw rechazo(resultado.rechazo);
  return resultado.value;
}

/**
 * Declared with an explicit type, because inference would be circular: the endpoints use the services that the context
 * opens.
 */
export const endpoints: readonly Endpoint[] = [
  endpoint({
    metodo: "get",
    ruta: "/campanias/{id}/estado",
    resumen: "Cómo vas en un reto del mes: tu racha, la meta y si ya registraste hoy",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: true,
    parametros: deCampania,
    respuesta: z.object({
      idCampania: z.string(),
      titulo: z.string(),
      abierta: z.boolean(),
      meta: z.int(),
      racha: z.int(),
      mejorRacha: z.int(),
      registradoHoy: z.boolean(),
      enPausa: z.boolean(),
      alcanzada: z.boolean(),
      validada: z.boolean(),
      /** Coins that the challenge paid; null before its end. */
      monedas: z.int().nullable(),
    }),
    async atender({ services, portador: { idPersona }, parametros: { id } }) {
      const estado = await verEstado(services, { idPersona, idCampania: id });
      const { campania, abierta, racha, mejorRacha, registradoHoy, pausa, alcanzadaEn, validada, monedas } =
        estado;
      const { titulo, dias: meta } = campania.terminos;
      return {
        ...{ idCampania: campania.idCampania, titulo, abierta, meta, racha, mejorRacha, registradoHoy },
        ...{ enPausa: pausa !== null, alcanzada: alcanzadaEn !== null, validada },
        monedas,
      };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/campanias/{id}/checkin",
    resumen: "Registra el día de hoy en Lima; desde dos dispositivos es un solo registro",
    clave: "private",
    permisos: { sinSesion: 401, conSesion: 201, otra: 201 },
    conPersona: true,
    idempotente: true,
    parametros: deCampania,
    estado: 201,
    respuesta: z.object({
      dia: z.string(),
      /** False when the day was registered before. */
      nuevo: z.boolean(),
    }),
    async atender({ services, portador: { idPersona }, parametros: { id } }) {
      const resultado = await campaniasDe(services).registrar({ idPersona, idCampania: id });
      if (!resultado.ok) throw rechazo(resultado.rechazo);
      return resultado.value;
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/campanias/{id}/historial",
    resumen: "Los días del reto, y qué fue de cada uno",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: true,
    parametros: deCampania,
    respuesta: z.object({
      dias: z.array(
        z.object({
          dia: z.string(),
          estado: z.enum(ESTADOS_DE_DIA),
        }),
      ),
    }),
    async atender({ services, portador: { idPersona }, parametros: { id } }) {
      const { calendario } = await verEstado(services, { idPersona, idCampania: id });
      return { dias: calendario };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/campanias/{id}/validacion",
    resumen: "Valida tu participación con el código de un lugar, de un taller o de nuestro equipo",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: true,
    idempotente: true,
    parametros: deCampania,
    cuerpo: formularioDeCodigo,
    respuesta: z.object({ validada: z.literal(true) }),
    async atender({ services, portador: { idPersona }, parametros: { id }, cuerpo }) {
      const resultado = await campaniasDe(services).validar({ idPersona, idCampania: id, ...cuerpo });
      if (!resultado.ok) throw rechazo(resultado.rechazo);
      return { validada: true as const };
    },
  }),
];
