import { z } from "zod";
import { codigoLegible } from "../../../app/domain/shared/codigoDePapel";
import { campoDeLinea } from "../../../app/domain/shared/campos";
import { direccionDePieza } from "../../../app/domain/contenido/contenido";
import { direccionIncrustada } from "../../../app/domain/contenido/taller";
import {
  direccionDeCertificado,
  RECHAZOS_DE_CERTIFICADO,
} from "../../../app/domain/talleres/certificados/certificado";
import { laVenTodos, textoDePregunta } from "../../../app/domain/talleres/sala/pregunta";
import { RECHAZOS_DE_SALA_DE_TALLER } from "../../../app/domain/talleres/sala/rechazos";
import { cierraLaSala, registroDeAsistencia, segundoDelClip } from "../../../app/domain/talleres/sala/sala";
import { abreLaSala } from "../../../app/domain/talleres/inscripciones/inscripcion";
import { endpoint, instante, rechazosDe } from "../../platform/api/endpoint";
import type { Services } from "../../platform/services";
import { suFecha } from "./talleres";
import { PROPIO } from "../../platform/permisos";

const rechazo = rechazosDe(RECHAZOS_DE_SALA_DE_TALLER);
const rechazoDeCertificado = rechazosDe(RECHAZOS_DE_CERTIFICADO);

const sala = z.object({
  titulo: z.string(),
  estado: z.enum(["por-abrir", "abierta", "cerrada", "cancelada"]),
  inicio: instante,
  fin: instante,
  abre: instante,
  cierra: instante,
  /** Ways into the room of a workshop; null before the room is open. */
  entrada: z
    .object({
      enlace: z.string().nullable(),
      incrustado: z.string().nullable(),
      /** Address of the page with the film that the room of a workshop shows. */
      clip: z.string().nullable(),
      /**
       * Second of the film at `fechaHoraServidor`, the same for everybody in the room; null until the workshop begins.
       */
      segundoDelClip: z.number().nullable(),
    })
    .nullable(),
  sePuedeRegistrar: z.boolean(),
  asistencia: z.boolean(),
  certificado: z.string().nullable(),
  preguntas: z.array(
    z.object({
      texto: z.string(),
      suya: z.boolean(),
      estado: z.enum(["por-revisar", "publicada", "respondida", "oculta"]),
    }),
  ),
  fechaHoraServidor: instante,
});

/** Evidence that a person was present at a date of a workshop. */
const presencia = z.object({
  por: z.enum(["sala", "anfitrion", "reunion"]),
  /** Minutes of presence that the room measured; null when it measured none. */
  minutos: z.int().nullable(),
  /** Time at which the person opened a meeting on another platform. */
  entroEn: instante.nullable(),
});

interface Suya {
  idPersona: number;
  uid: string;
  fecha: string;
}

async function verSala({ contenido, talleres }: Services, { idPersona, uid, fecha }: Suya, origen: string) {
  const resultado = await talleres.verSala({ idPersona, uid, fecha });
  if (!resultado.ok) throw rechazo(resultado.rechazo);
  const { taller, fecha: fechaDeTaller, estado, ahora, preguntas, asistencia, certificado } = resultado.value;
  const { enlace = null, incrustado, clip } = taller?.sala ?? {};
  const video = clip ? await contenido.porUrl("video", clip) : null;
  return {
    titulo: taller?.titulo ?? fechaDeTaller.titulo,
    estado,
    inicio: fechaDeTaller.inicio,
    fin: fechaDeTaller.fin,
    abre: abreLaSala(fechaDeTaller),
    cierra: cierraLaSala(fechaDeTaller),
    entrada:
      estado === "abierta" && taller
        ? {
            enlace,
            incrustado: incrustado ? direccionIncrustada(incrustado) : null,
            clip: video && origen + direccionDePieza(video),
            segundoDelClip: video && segundoDelClip(fechaDeTaller, ahora, video.duracionEnSegundos),
          }
        : null,
    sePuedeRegistrar:
      asistencia.asistioEn === null && registroDeAsistencia(fechaDeTaller, asistencia, ahora) === "abierto",
    asistencia: asistencia.asistioEn !== null,
    certificado: certificado && origen + direccionDeCertificado(certificado.codigo),
    preguntas: preguntas
      .filter((pregunta) => laVenTodos(pregunta) || pregunta.idPersona === idPersona)
      .map((pregunta) => ({
        texto: pregunta.texto,
        suya: pregunta.idPersona === idPersona,
        estado: pregunta.estado,
      })),
    fechaHoraServidor: ahora,
  };
}

const SALA = "/talleres/{uidLanding}/inscripciones/{fecha}/sala";

/**
 * Endpoints of the room of a workshop's date, for people with a place, and of the certificate for those who attended.
 */
export const deSala = [
  endpoint({
    metodo: "get",
    ruta: SALA,
    resumen: "La sala de una fecha para quien tiene un lugar: cuándo abre, cómo se entra y qué se pregunta",
    clave: "private",
    permisos: PROPIO,
    conPersona: true,
    parametros: suFecha,
    respuesta: sala,
    atender: ({ services, portador: { idPersona }, parametros: { uidLanding: uid, fecha }, origen }) =>
      verSala(services, { idPersona, uid, fecha }, origen),
  }),
  endpoint({
    metodo: "post",
    ruta: `${SALA}/preguntas`,
    resumen: "Pregunta a quien dirige el taller mientras la sala está abierta",
    clave: "private",
    permisos: { sinSesion: 401, conSesion: 201, otra: 404 },
    conPersona: true,
    idempotente: true,
    textoLibre: true,
    parametros: suFecha,
    cuerpo: z.object({ texto: textoDePregunta }),
    estado: 201,
    respuesta: sala,
    async atender({
      services,
      portador: { idPersona },
      parametros: { uidLanding: uid, fecha },
      cuerpo: { texto },
      origen,
    }) {
      const personaYFecha = { idPersona, uid, fecha };
      const resultado = await services.talleres.preguntar({ ...personaYFecha, texto });
      if (!resultado.ok) throw rechazo(resultado.rechazo);
      return verSala(services, personaYFecha, origen);
    },
  }),
  endpoint({
    metodo: "post",
    ruta: `${SALA}/presencia`,
    resumen:
      "Dice que la persona ve el taller; cada medio minuto mientras lo ve, y tras diez minutos queda su asistencia. El certificado pide la mitad y dice los minutos que así se vieron. De una reunión en otro sitio, que la abrió",
    clave: "private",
    permisos: { sinSesion: 401, conSesion: 204, otra: 404 },
    conPersona: true,
    parametros: suFecha,
    estado: 204,
    respuesta: z.undefined(),
    async atender({ services, portador: { idPersona }, parametros: { uidLanding: uid, fecha } }) {
      const resultado = await services.talleres.latir({ idPersona, uid, fecha });
      if (!resultado.ok) throw rechazo(resultado.rechazo);
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/certificados/{codigo}",
    resumen: "Lo que dice el certificado de un código a quien lo tiene: si vale, o por qué ya no",
    clave: "public",
    permisos: 200,
    conPersona: false,
    parametros: z.object({ codigo: campoDeLinea().max(80) }),
    respuesta: z.object({
      codigo: z.string(),
      valido: z.boolean(),
      /** Instant from which the certificate is valid: not before the end of its workshop. */
      valeDesde: instante,
      emitidoEn: instante,
      /** Content of a certificate. Null for one that is no longer valid, so that it tells nothing about the person. */
      de: z
        .object({
          ...{ nombre: z.string(), titulo: z.string(), inicio: instante },
          /** Length of the workshop's date, in minutes. */
          minutos: z.int(),
          presencia,
        })
        .nullable(),
      revocadoEn: instante.nullable(),
      revocadoPor: z.string().nullable(),
    }),
    async atender({ services, parametros }) {
      const certificado = await services.talleres.verCertificado(parametros.codigo);
      if (!certificado) throw rechazoDeCertificado("certificado-no-existe");
      const { codigo, nombre, titulo, inicio, minutos, emitidoEn, revocadoEn, revocadoPor } = certificado;
      const valido = revocadoEn === null && services.now() >= emitidoEn;
      return {
        codigo: codigoLegible(codigo),
        valido,
        valeDesde: emitidoEn,
        emitidoEn,
        de: valido
          ? {
              nombre,
              titulo,
              inicio,
              minutos,
              presencia: { minutos: null, entroEn: null, ...certificado.constancia },
            }
          : null,
        revocadoEn,
        revocadoPor,
      };
    },
  }),
];
