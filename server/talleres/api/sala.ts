import { z } from "zod";
import { direccionDePieza } from "../../../app/domain/contenido/contenido";
import { direccionIncrustada } from "../../../app/domain/contenido/taller";
import {
  codigoLegible,
  direccionDeCertificado,
  constanciaDe,
  RECHAZOS_DE_CERTIFICADO,
  type Certificado,
} from "../../../app/domain/talleres/certificados/certificado";
import { laVenTodos, textoDePregunta } from "../../../app/domain/talleres/sala/pregunta";
import { RECHAZOS_DE_SALA_DE_TALLER } from "../../../app/domain/talleres/sala/rechazos";
import { cierraLaSala, registroDeAsistencia, segundoDelClip } from "../../../app/domain/talleres/sala/sala";
import { abreLaSala } from "../../../app/domain/talleres/inscripciones/inscripcion";
import { endpoint, instante, rechazosDe } from "../../platform/api/endpoint";
import type { Services } from "../../platform/services";
import { suFecha } from "./talleres";

const rechazo = rechazosDe(RECHAZOS_DE_SALA_DE_TALLER);
const rechazoDeCertificado = rechazosDe(RECHAZOS_DE_CERTIFICADO);

const sala = z.object({
  titulo: z.string(),
  estado: z.enum(["por-abrir", "abierta", "cerrada", "cancelada"]),
  inicio: instante,
  fin: instante,
  abre: instante,
  cierra: instante,
  /** How one gets in: told to nobody before the room is open. */
  entrada: z
    .object({
      enlace: z.string().nullable(),
      incrustado: z.string().nullable(),
      /** The address of a clip of ours; whose page shows it. */
      clip: z.string().nullable(),
      /** Where that clip is for everybody at `fechaHoraServidor`; null until the workshop begins. */
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

/** What is known of somebody's presence at a date. */
const presencia = z.object({
  /** `sin-medir`: of a certificate that was given before presence was kept. */
  por: z.enum(["sala", "anfitrion", "reunion", "sin-medir"]),
  /** Those that the room saw; null where nobody measured them. */
  minutos: z.int().nullable(),
  /** When they entered a meeting that went on elsewhere. */
  entroEn: instante.nullable(),
});

function presenciaEnApi(certificado: Certificado): z.input<typeof presencia> {
  const constancia = constanciaDe(certificado) ?? { por: "sin-medir" };
  return { minutos: null, entroEn: null, ...constancia };
}

interface Suya {
  idPersona: number;
  uid: string;
  fecha: string;
}

async function verSala({ contenido, talleres }: Services, { idPersona, uid, fecha }: Suya, origen: string) {
  const vista = await talleres.verSala({ idPersona, uid, fecha });
  if (!vista.ok) throw rechazo(vista.rechazo);
  const { taller, fecha: dicha, estado, ahora, preguntas, asistencia, certificado } = vista.value;
  const { enlace = null, incrustado, clip } = taller?.sala ?? {};
  const video = clip ? await contenido.porUrl("video", clip) : null;
  return {
    titulo: taller?.titulo ?? dicha.titulo,
    estado,
    inicio: dicha.inicio,
    fin: dicha.fin,
    abre: abreLaSala(dicha),
    cierra: cierraLaSala(dicha),
    entrada:
      estado === "abierta" && taller
        ? {
            enlace,
            incrustado: incrustado ? direccionIncrustada(incrustado) : null,
            clip: video && origen + direccionDePieza(video),
            segundoDelClip: video && segundoDelClip(dicha, ahora, video.duracionEnSegundos),
          }
        : null,
    sePuedeRegistrar:
      asistencia.asistioEn === null && registroDeAsistencia(dicha, asistencia, ahora) === "abierto",
    asistencia: asistencia.asistioEn !== null,
    certificado: certificado && origen + direccionDeCertificado(certificado.codigo),
    preguntas: preguntas
      .filter((una) => laVenTodos(una) || una.idPersona === idPersona)
      .map((una) => ({ texto: una.texto, suya: una.idPersona === idPersona, estado: una.estado })),
    fechaHoraServidor: ahora,
  };
}

const SALA = "/talleres/{uidLanding}/inscripciones/{fecha}/sala";

/** The room of a date, for who has a place in it, and the certificate of who was there. */
export const deSala = [
  endpoint({
    metodo: "get",
    ruta: SALA,
    resumen: "La sala de una fecha para quien tiene un lugar: cuándo abre, cómo se entra y qué se pregunta",
    clave: "private",
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
      const suya = { idPersona, uid, fecha };
      const hecho = await services.talleres.preguntar({ ...suya, texto });
      if (!hecho.ok) throw rechazo(hecho.rechazo);
      return verSala(services, suya, origen);
    },
  }),
  endpoint({
    metodo: "post",
    ruta: `${SALA}/presencia`,
    resumen:
      "Dice que la persona ve el taller; cada medio minuto mientras lo ve, y tras diez minutos queda su asistencia. El certificado pide la mitad y dice los minutos que así se vieron. De una reunión en otro sitio, que la abrió",
    clave: "private",
    conPersona: true,
    parametros: suFecha,
    estado: 204,
    respuesta: z.undefined(),
    async atender({ services, portador: { idPersona }, parametros: { uidLanding: uid, fecha } }) {
      const hecho = await services.talleres.latir({ idPersona, uid, fecha });
      if (!hecho.ok) throw rechazo(hecho.rechazo);
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/certificados/{codigo}",
    resumen: "Lo que dice el certificado de un código a quien lo tiene: si vale, o por qué ya no",
    clave: "public",
    conPersona: false,
    parametros: z.object({ codigo: z.string().max(80) }),
    respuesta: z.object({
      codigo: z.string(),
      valido: z.boolean(),
      /** When it is given: not before its workshop is over. Until then it is good for nothing. */
      valeDesde: instante,
      emitidoEn: instante,
      /** One that is good no longer says nothing more of anybody. */
      de: z
        .object({
          ...{ nombre: z.string(), titulo: z.string(), inicio: instante },
          /** How long the date was. */
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
      const presente = presenciaEnApi(certificado);
      const valido = revocadoEn === null && services.now() >= emitidoEn;
      return {
        codigo: codigoLegible(codigo),
        valido,
        valeDesde: emitidoEn,
        emitidoEn,
        de: valido ? { nombre, titulo, inicio, minutos, presencia: presente } : null,
        revocadoEn,
        revocadoPor,
      };
    },
  }),
];
