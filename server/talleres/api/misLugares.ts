import { z } from "zod";
import { CLASES_DE_TALLER } from "../../../app/domain/shared/claseDeTaller";
import { RECHAZOS_DE_TALLER } from "../../../app/domain/talleres/inscripciones/inscripcion";
import { endpoint, instante, rechazosDe } from "../../platform/api/endpoint";
import { suFecha } from "./talleres";
import { CON_TOKEN, PROPIO } from "../../platform/permisos";

const rechazo = rechazosDe(RECHAZOS_DE_TALLER);

const inscripcion = z.object({
  /** Id of the workshop; with `fecha`, the scheduled day, it is the key of its endpoints. */
  uid: z.string(),
  fecha: z.string(),
  url: z.string(),
  clase: z.enum(CLASES_DE_TALLER),
  titulo: z.string(),
  direccion: z.string(),
  inicio: instante,
  fin: instante,
  estado: z.enum(["inscrita", "esperando", "ofrecida"]),
  /** Number of people ahead in the waiting list; null for a person who does not wait. */
  porDelante: z.int().nullable(),
  /**
   * End of the hold of a held place. `deLaLista` marks a place offered from the waiting list, `porPagar` one that
   * awaits payment.
   */
  expiraEn: instante.nullable(),
  deLaLista: z.boolean(),
  porPagar: z.boolean(),
  /** Id of the unpaid order of a place; null before the order is made. */
  idPedido: z.string().nullable(),
  asistencia: z.boolean(),
  certificado: z.object({ direccion: z.string(), valeDesde: instante }).nullable(),
});

/** Endpoints of all places of a person in workshops, and of the calendar file of one place. */
export const deMisLugares = [
  endpoint({
    metodo: "get",
    ruta: "/inscripciones",
    resumen:
      "Todos tus lugares en talleres: los que tienes, los que se te guardan hasta que los pagas o aceptas y los que " +
      "esperas; de los que ya fueron, los de los últimos noventa días",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: true,
    respuesta: z.object({ inscripciones: z.array(inscripcion), fechaHoraServidor: instante }),
    async atender({ services, portador: { idPersona }, origen }) {
      const { inscripciones, fechaHoraServidor } = await services.talleres.verInscripciones(idPersona);
      return {
        inscripciones: inscripciones.map(({ guardado, certificado, ...datos }) => ({
          uid: datos.uid,
          fecha: datos.fecha,
          url: datos.url,
          clase: datos.clase,
          titulo: datos.titulo,
          direccion: origen + datos.href,
          inicio: datos.inicio,
          fin: datos.fin,
          estado: datos.estado,
          porDelante: datos.antes,
          expiraEn: guardado?.hasta ?? null,
          deLaLista: guardado?.deLaLista ?? false,
          porPagar: guardado !== null && guardado.hrefDePago !== null,
          idPedido: guardado?.idPedido ?? null,
          asistencia: datos.asistencia,
          certificado: certificado && {
            direccion: origen + certificado.href,
            valeDesde: certificado.desde,
          },
        })),
        fechaHoraServidor,
      };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/talleres/{uidLanding}/inscripciones/{fecha}/calendario",
    resumen: "Tu lugar en una fecha como archivo de calendario (.ics)",
    clave: "private",
    permisos: PROPIO,
    conPersona: true,
    parametros: suFecha,
    respuesta: z.object({ ics: z.string() }),
    async atender({ services, portador: { idPersona }, parametros: { uidLanding: uid, fecha } }) {
      const ics = await services.talleres.copiarEvento({ idPersona, uid, fecha });
      if (ics === null) throw rechazo("inscripcion-no-existe");
      return { ics };
    },
  }),
];
