import { z } from "zod";
import {
  porDondeVa,
  progreso,
  retomar,
  type EstadoDeCuestionario,
} from "../../../app/domain/cuestionarios/estado";
import { preguntasDe, type Formulario, type Pregunta } from "../../../app/domain/cuestionarios/formulario";
import { RECHAZOS_DE_CUESTIONARIO } from "../../../app/domain/cuestionarios/rechazos";
import { resultadosDe } from "../../../app/domain/cuestionarios/resultados";
import { endpoint, rechazosDe } from "../../platform/api/endpoint";

const parametros = z.object({
  idform: z.string().regex(/^[a-z0-9-]{1,60}$/, "No es un formulario"),
});

const elegido = z.object({
  idRespuesta: z.string("Falta el identificador").max(60, "No es una respuesta"),
  texto: z.string("Falta el texto").max(4000, "Es más de lo que cabe").default(""),
});
const respuesta = z.object({
  codPregunta: z.string("Falta la pregunta").max(60, "No es una pregunta"),
  completado: z.boolean("Es true o false").default(true),
  respuesta: z.array(elegido, "Falta la respuesta").max(20, "Son demasiadas opciones"),
});

const pregunta = z.object({
  codPregunta: z.string(),
  tipo: z.string(),
  texto: z.string(),
  ayuda: z.string().nullable(),
  requerida: z.boolean(),
  opciones: z.array(z.object({ idRespuesta: z.string(), texto: z.string() })),
  desde: z.number().nullable(),
  hasta: z.number().nullable(),
});

const cuestionario = z.object({
  idform: z.string(),
  version: z.int(),
  titulo: z.string(),
  /** Null until it is begun. */
  uuidForm: z.string().nullable(),
  /** Those that are asked, by what was answered so far. */
  preguntas: z.array(pregunta),
  respuestas: z.array(respuesta),
  /** The first question without an answer; null where all have one. */
  siguiente: z.string().nullable(),
  porcentaje: z.int(),
  terminado: z.boolean(),
});

const rechazo = rechazosDe(RECHAZOS_DE_CUESTIONARIO);

const enApi = (una: Pregunta): z.output<typeof pregunta> => ({
  codPregunta: una.cod,
  tipo: una.tipo,
  texto: una.texto,
  ayuda: una.ayuda ?? null,
  requerida: una.requerida,
  opciones: "opciones" in una ? una.opciones.map(({ id, texto }) => ({ idRespuesta: id, texto })) : [],
  desde: "desde" in una ? una.desde : una.tipo === "nps" ? 0 : null,
  hasta: "hasta" in una ? una.hasta : una.tipo === "nps" ? 10 : null,
});

function comoEsta(form: Formulario, estado: EstadoDeCuestionario, empezado: boolean, terminado: boolean) {
  return {
    idform: form.idform,
    version: form.version,
    titulo: form.titulo,
    uuidForm: empezado ? estado.uuidForm : null,
    preguntas: preguntasDe(form)
      .filter(({ cod }) => estado.preguntas.includes(cod))
      .map(enApi),
    respuestas: estado.respuestas,
    siguiente: porDondeVa(estado),
    porcentaje: progreso(estado, "").porcentaje,
    terminado,
  };
}

/** Forms of questions, and what a person answered to them. */
export const cuestionarios = [
  endpoint({
    metodo: "get",
    ruta: "/cuestionarios/{idform}",
    resumen: "Las preguntas que te tocan y lo que respondiste hasta ahora",
    clave: "private",
    conPersona: true,
    parametros,
    respuesta: cuestionario,
    async atender({ services, portador: { idPersona }, parametros: { idform } }) {
      const abierto = await services.cuestionarios.actual(idform, { idPersona });
      if (abierto) return comoEsta(abierto.form, abierto.estado, true, false);
      const vigente = await services.cuestionarios.formularios.vigente(idform);
      if (!vigente) throw rechazo("formulario-no-existe");
      return comoEsta(vigente.form, retomar(vigente.form, "", []), false, false);
    },
  }),
  endpoint({
    metodo: "put",
    ruta: "/cuestionarios/{idform}",
    resumen:
      "Guarda tus respuestas en lugar de las que había; lo empieza si hace falta, con tu consentimiento, y lo termina si lo pides. Repetirlo da lo mismo",
    clave: "private",
    conPersona: true,
    parametros,
    cuerpo: z.object({
      respuestas: z.array(respuesta, "Faltan las respuestas").max(200, "Son demasiadas respuestas"),
      /** Which one it ends: a repeated request ends no other. */
      uuidForm: z.string().max(60, "No es un cuestionario").optional(),
      completado: z.boolean("Es true o false").default(false),
      /** Which text about these data was shown and accepted; needed once. */
      versionDeDatos: z.string().max(40, "No es una versión").optional(),
    }),
    respuesta: cuestionario,
    async atender({ services, portador, parametros: { idform }, cuerpo, direccion, idSolicitud }) {
      const dueno = { idPersona: portador.idPersona };
      const { cuestionarios } = services;
      const { versionDeDatos: version } = cuerpo;
      const terminado = cuerpo.uuidForm && (await cuestionarios.terminado(idform, dueno, cuerpo.uuidForm));
      if (terminado) return comoEsta(terminado.form, terminado.estado, true, true);
      const empezado = await cuestionarios.empezar({
        idform,
        dueno,
        direccion,
        consentimiento: version === undefined ? undefined : { version, canal: "api", idSolicitud },
      });
      if (!empezado.ok) throw rechazo(empezado.rechazo);
      const guardado = await cuestionarios.reemplazar({
        idform,
        dueno,
        respuestas: cuerpo.respuestas,
        termina: cuerpo.completado,
      });
      if (!guardado.ok) throw rechazo(guardado.rechazo, guardado.detalle);
      const { form, estado } = guardado.value;
      return comoEsta(form, estado, true, cuerpo.completado);
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/cuestionarios/{idform}/perfil",
    resumen:
      "Tus resultados, los últimos primero. Que se leyeron queda en el registro de accesos a tus datos",
    clave: "private",
    conPersona: true,
    parametros,
    respuesta: z.object({
      resultados: z.array(
        z.object({
          uuidForm: z.string(),
          version: z.int(),
          terminadoEn: z.string(),
          general: z.object({ puntaje: z.int(), franja: z.string(), resumen: z.string() }).nullable(),
          dimensiones: z.array(
            z.object({
              id: z.string(),
              nombre: z.string(),
              puntaje: z.int(),
              franja: z.string(),
              texto: z.string(),
            }),
          ),
        }),
      ),
    }),
    async atender({ services, portador: { idPersona }, parametros: { idform } }) {
      if (!(await services.cuestionarios.formularios.vigente(idform))) throw rechazo("formulario-no-existe");
      const vistos = await services.cuestionarios.terminados({ idform, idPersona, canal: "api" });
      if (!vistos.ok) throw rechazo(vistos.rechazo);
      return {
        resultados: vistos.value.map(
          ({ cuestionario: { uuidForm, version, terminadoEn }, form, estado }) => ({
            uuidForm,
            version,
            terminadoEn: terminadoEn!.toISOString(),
            ...resultadosDe(form, estado),
          }),
        ),
      };
    },
  }),
];
