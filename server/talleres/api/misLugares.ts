import { z } from "zod";
import { CLASES_DE_TALLER } from "../../../app/domain/shared/claseDeTaller";
import { RECHAZOS_DE_TALLER } from "../../../app/domain/talleres/inscripciones/inscripcion";
import { endpoint, instante, rechazosDe } from "../../platform/api/endpoint";
import { suFecha } from "./talleres";

const rechazo = rechazosDe(RECHAZOS_DE_TALLER);

const inscripcion = z.object({
  /** Of the workshop, and the day of its rule: what its endpoints are asked for by. */
  uid: z.string(),
  fecha: z.string(),
  url: z.string(),
  clase: z.enum(CLASES_DE_TALLER),
  titulo: z.string(),
  direccion: z.string(),
  inicio: instante,
  fin: instante,
  estado: z.enum(["inscrita", "esperando", "ofrecida"]),
  /** How many stand before the person; null for who does not wait. */
  porDelante: z.int().nullable(),
  /** Of one that is kept: until when, whether it came free in their turn, and whether it is theirs by paying it. */
  expiraEn: instante.nullable(),
  deLaLista: z.boolean(),
  porPagar: z.boolean(),
  /** The order that waits to be paid, once there is one. */
  idPedido: z.string().nullable(),
  asistencia: z.boolean(),
  certificado: z.object({ direccion: z.string(), valeDesde: instante }).nullable(),
});

/** All that a person has in workshops, and the file of one place. */
export const deMisLugares = [
  endpoint({
    metodo: "get",
    ruta: "/inscripciones",
    resumen:
      "Todos tus lugares en talleres: los que tienes, los que se te guardan hasta que los pagas o aceptas y los que " +
      "esperas; de los que ya fueron, los de los últimos noventa días",
    clave: "private",
    roles: "401 200 200 200",
    conPersona: true,
    respuesta: z.object({ inscripciones: z.array(inscripcion), fechaHoraServidor: instante }),
    async atender({ services, portador: { idPersona }, origen }) {
      const { inscripciones, fechaHoraServidor } = await services.talleres.verInscripciones(idPersona);
      return {
        inscripciones: inscripciones.map(({ guardado, certificado, ...una }) => ({
          uid: una.uid,
          fecha: una.fecha,
          url: una.url,
          clase: una.clase,
          titulo: una.titulo,
          direccion: origen + una.href,
          inicio: una.inicio,
          fin: una.fin,
          estado: una.estado,
          porDelante: una.antes,
          expiraEn: guardado?.hasta ?? null,
          deLaLista: guardado?.deLaLista ?? false,
          porPagar: guardado !== null && guardado.hrefDePago !== null,
          idPedido: guardado?.idPedido ?? null,
          asistencia: una.asistencia,
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
