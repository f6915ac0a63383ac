import { z } from "zod";
import { versionDeDatos } from "../../../app/domain/consentimientos/casillaDeSalud";
import { retomar } from "../../../app/domain/cuestionarios/estado";
import { RECHAZOS_DE_CUESTIONARIO } from "../../../app/domain/cuestionarios/rechazos";
import { daAlarma, resultadosDe } from "../../../app/domain/cuestionarios/resultados";
import { endpoint, rechazosDe } from "../../platform/api/endpoint";
import { comoEsta, cuestionarioEnApi as cuestionario } from "./cuestionario";
import { ayudaEnApi, ayudaSi, codPregunta, deAlarma, elegidosEnApi, respuestaEnApi } from "./preguntas";

const parametros = z.object({
  idform: z.string().regex(/^[a-z0-9-]{1,60}$/, "No es un formulario"),
});

const uuidForm = z.string("Falta cuál").regex(/^[\w-]{1,60}$/, "No es un cuestionario");

const recomendacion = z.object({
  dimension: z.string(),
  motivo: z.enum(["alarma", "elegida", "pesa", "contada", "mantener"]),
  razon: z.string(),
  /** What is said to what somebody told of it. */
  consejos: z.array(z.string()),
  piezas: z.array(z.object({ tipo: z.string(), url: z.string(), titulo: z.string() })),
  /** A route, or a workshop. */
  acompanan: z.array(
    z.object({
      clase: z.enum(["ruta", "taller"]),
      titulo: z.string(),
      resumen: z.string(),
      detalles: z.string(),
      href: z.string(),
    }),
  ),
  especialidad: z.string(),
  conQuien: z.string(),
});

const rechazo = rechazosDe(RECHAZOS_DE_CUESTIONARIO);

/** Forms of questions, and what a person answered to them. */
export const cuestionarios = [
  endpoint({
    metodo: "get",
    ruta: "/cuestionarios/{idform}",
    resumen: "Las preguntas que te tocan y lo que respondiste hasta ahora",
    clave: "private",
    roles: "401 200 200 200",
    conPersona: true,
    parametros,
    respuesta: cuestionario,
    async atender({ services, portador: { idPersona }, parametros: { idform } }) {
      const visto = await services.cuestionarios.actual(idform, { idPersona }, "api");
      if (!visto.ok) throw rechazo(visto.rechazo);
      if (visto.value) return comoEsta(visto.value.form, visto.value.estado, true, false);
      const vigente = await services.cuestionarios.formularios.vigente(idform);
      if (!vigente) throw rechazo("formulario-no-existe");
      return comoEsta(vigente.form, retomar(vigente.form, "", []), false, false);
    },
  }),
  endpoint({
    metodo: "put",
    ruta: "/cuestionarios/{idform}",
    resumen:
      "Sin uuidForm, empieza uno con tu consentimiento. Con él, guarda tus respuestas en lugar de las que había en ese, y lo termina si lo pides; repetirlo da lo mismo. Si `alarma` es true, también en un rechazo, muestra de inmediato la Línea 113, opción 5",
    clave: "private",
    conPersona: true,
    parametros,
    cuerpo: z.object({
      respuestas: z.array(respuestaEnApi, "Faltan las respuestas").max(200, "Son demasiadas respuestas"),
      /** Which one it changes: it never touches another. Only what begins one goes without it. */
      uuidForm: uuidForm.optional(),
      completado: z.boolean("Es true o false").default(false),
      /** Which text about these data was shown and accepted; needed once. */
      versionDeDatos,
    }),
    respuesta: cuestionario,
    async atender({ services, portador, parametros: { idform }, cuerpo, red, idSolicitud }) {
      const dueno = { idPersona: portador.idPersona };
      const { cuestionarios } = services;
      const { versionDeDatos: version, completado: termina, respuestas } = cuerpo;
      const consentimiento =
        version === undefined ? undefined : ({ version, canal: "api", idSolicitud } as const);
      let { uuidForm } = cuerpo;
      const alarma = deAlarma((await cuestionarios.formularios.vigente(idform))?.form, respuestas);
      if (uuidForm === undefined) {
        if (termina) throw rechazo("falta-uuid-form", alarma);
        const empezado = await cuestionarios.empezar({ idform, dueno, red, consentimiento });
        if (!empezado.ok) throw rechazo(empezado.rechazo, alarma);
        // It was open already: what is sent without its name may be meant for another.
        if (!empezado.value.nuevo) throw rechazo("falta-uuid-form", alarma);
        uuidForm = empezado.value.uuidForm;
      } else {
        const terminado = await cuestionarios.terminado(idform, dueno, uuidForm, "api");
        if (!terminado.ok) throw rechazo(terminado.rechazo, alarma);
        if (terminado.value) return comoEsta(terminado.value.form, terminado.value.estado, true, true);
      }
      const guardado = await cuestionarios.reemplazar({
        ...{ idform, dueno, uuidForm, respuestas, termina, consentimiento, canal: "api" },
      });
      if (!guardado.ok) throw rechazo(guardado.rechazo, alarma);
      const { form, estado } = guardado.value;
      return comoEsta(form, estado, true, termina);
    },
  }),
  endpoint({
    metodo: "put",
    ruta: "/cuestionarios/{idform}/respuestas/{codPregunta}",
    resumen:
      "Guarda tu respuesta a una pregunta del que está empezado, y dice qué preguntas te tocan ahora; repetirlo da lo mismo. Si `alarma` es true, también en un rechazo, muestra de inmediato la Línea 113, opción 5",
    clave: "private",
    conPersona: true,
    parametros: parametros.extend({ codPregunta }),
    cuerpo: z.object({
      /** Which one it changes: it never touches another. */
      uuidForm,
      respuesta: elegidosEnApi,
      /** False while it is being made: an order that somebody moves step by step. */
      completado: z.boolean("Es true o false").default(true),
    }),
    respuesta: cuestionario,
    async atender({ services, portador: { idPersona }, parametros: { idform, codPregunta }, cuerpo }) {
      const { cuestionarios } = services;
      const dueno = { idPersona };
      const alarma = deAlarma((await cuestionarios.formularios.vigente(idform))?.form, [
        { codPregunta, ...cuerpo },
      ]);
      const guardada = await cuestionarios.responder({ idform, dueno, codPregunta, ...cuerpo });
      if (!guardada.ok) throw rechazo(guardada.rechazo, alarma);
      // What it answers is read of theirs, and noted as such.
      const visto = await cuestionarios.actual(idform, dueno, "api");
      if (!visto.ok) throw rechazo(visto.rechazo, alarma);
      if (!visto.value) throw rechazo("ya-terminado", alarma);
      return comoEsta(visto.value.form, visto.value.estado, true, false);
    },
  }),
  endpoint({
    metodo: "delete",
    ruta: "/cuestionarios/{idform}",
    resumen: "Borra todo lo que respondiste, terminado o no, con sus resultados. No se puede recuperar",
    clave: "private",
    conPersona: true,
    roles: "401 204 204 204",
    parametros,
    estado: 204,
    respuesta: z.undefined(),
    async atender({ services, portador: { idPersona }, parametros: { idform } }) {
      await services.cuestionarios.borrar({ idform, dueno: { idPersona }, canal: "api" });
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/cuestionarios/{idform}/recomendaciones",
    resumen:
      "Por dónde empezar según lo último que terminaste, cada cosa con su razón; nada mientras no terminas uno. Que se leyó queda en el registro de accesos a tus datos",
    clave: "private",
    conPersona: true,
    roles: "401 200 200 200",
    parametros,
    respuesta: z.object({
      /** Show at once whom to call: the rest can wait. */
      alarma: z.boolean(),
      ayuda: ayudaEnApi,
      recomendaciones: z.array(recomendacion),
    }),
    async atender({ services, portador: { idPersona }, parametros: { idform } }) {
      const { cuestionarios } = services;
      if (!(await cuestionarios.formularios.vigente(idform))) throw rechazo("formulario-no-existe");
      if ((await cuestionarios.ultimaVez(idform, { idPersona })) === null)
        return { alarma: false, ayuda: [], recomendaciones: [] };
      const vistos = await cuestionarios.terminados({ idform, idPersona, canal: "api" });
      if (!vistos.ok) throw rechazo(vistos.rechazo);
      const [ultimo] = vistos.value.vistos;
      if (!ultimo) throw rechazo("respuestas-ilegibles");
      const recomendadas = await cuestionarios.recomendar(ultimo.form, ultimo.estado, idPersona);
      const alarma = daAlarma(ultimo.form, ultimo.estado);
      return {
        alarma,
        ayuda: ayudaSi(alarma),
        recomendaciones: recomendadas.map(({ piezas, ...una }) => ({
          ...una,
          piezas: piezas.map(({ tipo, url, titulo }) => ({ tipo, url, titulo })),
        })),
      };
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
          /** As in the questionnaire: show at once whom to call. */
          alarma: z.boolean(),
          ayuda: ayudaEnApi,
          /** Null beside an alarm too. */
          general: z.object({ puntaje: z.int(), franja: z.string(), resumen: z.string() }).nullable(),
          /** What the alarm is about: it is none of the dimensions then. */
          enAlarma: z.object({ id: z.string(), nombre: z.string(), texto: z.string() }).nullable(),
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
      /** How many there are that nobody can read any more. */
      ilegibles: z.int(),
    }),
    async atender({ services, portador: { idPersona }, parametros: { idform } }) {
      if (!(await services.cuestionarios.formularios.vigente(idform))) throw rechazo("formulario-no-existe");
      // Who never ended one has nothing that a consent would open.
      if ((await services.cuestionarios.ultimaVez(idform, { idPersona })) === null)
        return { ilegibles: 0, resultados: [] };
      const vistos = await services.cuestionarios.terminados({ idform, idPersona, canal: "api" });
      if (!vistos.ok) throw rechazo(vistos.rechazo);
      return {
        ilegibles: vistos.value.ilegibles,
        resultados: vistos.value.vistos.map(
          ({ cuestionario: { uuidForm, version, terminadoEn }, form, estado }) => ({
            uuidForm,
            version,
            terminadoEn: terminadoEn!.toISOString(),
            ...resultadosDe(form, estado),
            ayuda: ayudaSi(daAlarma(form, estado)),
          }),
        ),
      };
    },
  }),
];
