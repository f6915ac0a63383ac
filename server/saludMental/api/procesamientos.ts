import { z } from "zod";
import { FALTA_EN_LA_PETICION, versionDeDatos } from "../../../app/domain/consentimientos/casillaDeSalud";
import { retomar, type Respuesta } from "../../../app/domain/cuestionarios/estado";
import type { Formulario } from "../../../app/domain/cuestionarios/formulario";
import {
  RECHAZOS_DE_CUESTIONARIO,
  type RechazoDeCuestionario,
} from "../../../app/domain/cuestionarios/rechazos";
import { RECHAZOS_DE_ALERTA } from "../../../app/domain/saludMental/alertas/rechazos";
import { avisoEnPalabras } from "../../../app/domain/saludMental/alertas/enPalabras";
import { BANDAS, INSTRUMENTOS, resultadoDe } from "../../../app/domain/saludMental/instrumentos";
import { fechaDe } from "../../../app/domain/shared/fechas";
import {
  codPregunta,
  comoEsta,
  cuestionarioEnApi,
  elegidosEnApi,
  eligePeligro,
  respuestaEnApi,
  uuidForm,
} from "../../cuestionarios/module";
import { ayudaEnApi, ayudaSi } from "../../platform/api/ayuda";
import { endpoint, rechazosDe, type Alarma, type SinComprobar } from "../../platform/api/endpoint";
import type { Services } from "../../platform/services";
import { CON_TOKEN } from "../../platform/permisos";

const resultado = z.object({
  miradas: z.array(
    z.object({
      instrumento: z.enum(INSTRUMENTOS.map(({ id }) => id)),
      mira: z.string(),
      /** Band of distress; null when `alarma` is true. */
      banda: z.enum(BANDAS).nullable(),
      texto: z.string(),
    }),
  ),
  /** Difficulty that the problems of the PHQ-9 caused. It has no points; null when no problem was marked. */
  dificultad: z.object({ pregunta: z.string(), respuesta: z.string() }).nullable(),
  /** True when an answer signals danger: show the help line at once, whatever the result. */
  alarma: z.boolean(),
  ayuda: ayudaEnApi,
});
/** State of the alert that we raised, in words for the person; null without one. */
const conAviso = {
  aviso: z
    .object({ estado: z.enum(["sin-turno", "por-recibir", "recibido", "visto"]), texto: z.string() })
    .nullable(),
};
const cuestionario = cuestionarioEnApi.extend(conAviso);

async function avisoSi(alarma: boolean, services: Services, persona: { idPersona: number }) {
  const aviso = alarma ? await services.saludMental.aviso(persona) : null;
  return { aviso: aviso && { estado: aviso.estado, texto: avisoEnPalabras(aviso, services.now()) } };
}

const enPeligro = (peticion: SinComprobar) =>
  eligePeligro(peticion, peticion.services.saludMental.formularios, peticion.services.saludMental.idform);

const rechazo = rechazosDe(RECHAZOS_DE_CUESTIONARIO, FALTA_EN_LA_PETICION);
const rechazoDeAlerta = rechazosDe(RECHAZOS_DE_ALERTA);

/** Refusal of answers that signal danger. It carries the state of the alert beside the help line. */
const rechazoConAviso = async (
  codigo: RechazoDeCuestionario,
  { services, portador, alarma }: { services: Services; portador: { idPersona: number }; alarma: Alarma },
) => rechazo(codigo, alarma.dada ? await avisoSi(true, services, portador) : {});

function enApi(form: Formulario, respuestas: readonly Respuesta[]): z.output<typeof resultado> {
  const { miradas, dificultad, alarma } = resultadoDe(form, respuestas);
  return {
    miradas: miradas.map(({ id: instrumento, ...mirada }) => ({ instrumento, ...mirada })),
    dificultad,
    alarma,
    ayuda: ayudaSi(alarma),
  };
}

/**
 * Endpoints of the questionnaire of the mental-health programme. They take answers, and give words and never a score.
 */
export const procesamientos = [
  endpoint({
    metodo: "post",
    ruta: "/salud-mental/procesamientos",
    resumen:
      "Entrega tus respuestas del programa de salud mental, todas a la vez y con tu consentimiento (con uuidForm, en lugar de las de ese que está a medias), y dice en palabras a qué llegan. No es un diagnóstico. Si `alarma` es true, muestra de inmediato la Línea 113, opción 5; también cuando las respuestas se rechazan, y entonces `ayuda` dice a quién llamar",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: true,
    idempotente: {
      nombre: "uuidForm",
      async rehacer({ services, portador: { idPersona }, nombre: uuidForm }) {
        const { saludMental } = services;
        const terminado = await saludMental.terminado(saludMental.idform, { idPersona }, uuidForm, "api");
        if (!terminado.ok) throw rechazo(terminado.rechazo);
        if (!terminado.value) throw rechazo("ya-borrado");
        const { form, estado } = terminado.value;
        const resultadoEnApi = enApi(form, estado.respuestas);
        return {
          uuidForm,
          ...resultadoEnApi,
          ...(await avisoSi(resultadoEnApi.alarma, services, { idPersona })),
        };
      },
    },
    peligra: enPeligro,
    cuerpo: z.object({
      respuestas: z.array(respuestaEnApi, "Faltan las respuestas").max(50, "Son demasiadas respuestas"),
      /** Id of the unfinished questionnaire that these answers replace. It is left out only to begin one. */
      uuidForm: uuidForm.optional(),
      /**
       * Version of the consent text that the person accepted for their answers (Ley 29733, art. 13.6). It is needed
       * once.
       */
      versionDeDatos,
    }),
    respuesta: resultado.extend({ uuidForm: z.string(), ...conAviso }),
    async atender(peticion) {
      const { services, portador, cuerpo, red, idSolicitud, alarma } = peticion;
      const { saludMental } = services;
      const { idform } = saludMental;
      const dueno = { idPersona: portador.idPersona };
      const { versionDeDatos: version, respuestas, uuidForm } = cuerpo;
      const consentimiento =
        version === undefined ? undefined : ({ version, canal: "api", idSolicitud } as const);
      const reemplazo = await saludMental.reemplazar({
        ...{ idform, dueno, uuidForm, respuestas, termina: true, consentimiento, canal: "api" },
        ...{ sinNombre: { empieza: { red } }, alPeligrar: alarma.dar },
      });
      if (!reemplazo.ok) throw await rechazoConAviso(reemplazo.rechazo, peticion);
      const { form, estado } = reemplazo.value;
      const resultadoEnApi = enApi(form, estado.respuestas);
      return {
        uuidForm: estado.uuidForm,
        ...resultadoEnApi,
        ...(await avisoSi(resultadoEnApi.alarma, services, dueno)),
      };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/salud-mental/cuestionario",
    resumen: "Las preguntas del programa de salud mental, y lo que respondiste del que está empezado",
    clave: "private",
    conPersona: true,
    permisos: CON_TOKEN,
    respuesta: cuestionario,
    async atender({ services, portador: { idPersona } }) {
      const { saludMental } = services;
      const { idform } = saludMental;
      const actual = await saludMental.actual(idform, { idPersona }, "api");
      if (!actual.ok) throw rechazo(actual.rechazo);
      if (actual.value) {
        const situacion = comoEsta(actual.value.form, actual.value.estado, true, false);
        return { ...situacion, ...(await avisoSi(situacion.alarma, services, { idPersona })) };
      }
      const vigente = await saludMental.formularios.vigente(idform);
      if (!vigente) throw rechazo("formulario-no-existe");
      return { ...comoEsta(vigente.form, retomar(vigente.form, "", []), false, false), aviso: null };
    },
  }),
  endpoint({
    metodo: "put",
    ruta: "/salud-mental/cuestionario/respuestas/{codPregunta}",
    resumen:
      "Guarda tu respuesta a una pregunta del que dice uuidForm; sin él, empieza uno con tu consentimiento. Repetirlo con él da lo mismo. Se termina entregando todas. Si `alarma` es true, también en un rechazo, muestra de inmediato la Línea 113, opción 5",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: true,
    parametros: z.object({ codPregunta }),
    peligra: enPeligro,
    cuerpo: z.object({
      respuesta: elegidosEnApi,
      /** Id of the questionnaire that the request changes. It is left out only to begin one. */
      uuidForm: uuidForm.optional(),
      /**
       * Version of the consent text that the person accepted for their answers (Ley 29733, art. 13.6). It is needed
       * once.
       */
      versionDeDatos,
    }),
    respuesta: cuestionario,
    async atender(peticion) {
      const { services, portador, parametros, cuerpo, red, idSolicitud, alarma } = peticion;
      const { saludMental } = services;
      const { idform } = saludMental;
      const dueno = { idPersona: portador.idPersona };
      const { versionDeDatos: version, respuesta, uuidForm } = cuerpo;
      const consentimiento =
        version === undefined ? undefined : ({ version, canal: "api", idSolicitud } as const);
      const guardada = await saludMental.responder({
        ...{ idform, dueno, uuidForm, consentimiento, codPregunta: parametros.codPregunta, respuesta },
        ...{ sinNombre: { empieza: { red } }, alPeligrar: alarma.dar },
      });
      if (!guardada.ok) throw await rechazoConAviso(guardada.rechazo, peticion);
      // The response contains the person's answers, so it is logged as a reading of their data.
      const actual = await saludMental.actual(idform, dueno, "api");
      if (!actual.ok) throw await rechazoConAviso(actual.rechazo, peticion);
      if (!actual.value) throw await rechazoConAviso("ya-terminado", peticion);
      const situacion = comoEsta(actual.value.form, actual.value.estado, true, false);
      return { ...situacion, ...(await avisoSi(situacion.alarma, services, dueno)) };
    },
  }),
  endpoint({
    metodo: "put",
    ruta: "/salud-mental/aviso",
    resumen:
      "Pide que una persona de nuestro equipo te busque: recibe un aviso y, si lo toma, ve tu nombre y cómo llamarte. Repetirlo mientras espera da lo mismo. No reemplaza a la Línea 113, opción 5",
    clave: "private",
    conPersona: true,
    // The permissions are tested without a guard on duty.
    permisos: { sinSesion: 401, conSesion: 404, otra: 404 },
    // The request itself is the alarm: no answer has to signal danger.
    peligra: () => true,
    respuesta: z.object(conAviso),
    async atender({ services, portador: { idPersona } }) {
      const pedido = await services.saludMental.pedirAviso({ idPersona, canal: "api" });
      if (!pedido.ok) throw rechazoDeAlerta(pedido.rechazo);
      return avisoSi(true, services, { idPersona });
    },
  }),
  endpoint({
    metodo: "delete",
    ruta: "/salud-mental/procesamientos",
    resumen:
      "Borra todo lo que respondiste en el programa de salud mental, terminado o no. No se puede recuperar",
    clave: "private",
    conPersona: true,
    permisos: { sinSesion: 401, conSesion: 204, otra: 204 },
    estado: 204,
    respuesta: z.undefined(),
    async atender({ services: { saludMental }, portador: { idPersona } }) {
      await saludMental.borrar({ idform: saludMental.idform, dueno: { idPersona }, canal: "api" });
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/salud-mental/procesamientos",
    resumen:
      "Lo que te dijimos en el programa de salud mental, lo último primero. Que se leyó queda en el registro de accesos a tus datos",
    clave: "private",
    conPersona: true,
    permisos: CON_TOKEN,
    respuesta: z.object({
      resultados: z.array(
        resultado.extend({
          uuidForm: z.string(),
          /** Day on which the questionnaire was finished; the hour is not stored. */
          dia: z.iso.date(),
        }),
      ),
      /** Number of results that no key can decrypt any more. */
      ilegibles: z.int(),
      ...conAviso,
    }),
    async atender({ services, portador: { idPersona } }) {
      const { saludMental } = services;
      const { idform } = saludMental;
      // A person who never answered has nothing to read, so no consent is asked for.
      if ((await saludMental.ultimaVez(idform, { idPersona })) === null)
        return { ilegibles: 0, resultados: [], aviso: null };
      const terminados = await saludMental.terminados({ idform, idPersona, canal: "api" });
      if (!terminados.ok) throw rechazo(terminados.rechazo);
      const resultados = terminados.value.vistos.map(
        ({ cuestionario: { uuidForm, terminadoEn }, form, estado }) => ({
          uuidForm,
          dia: fechaDe(terminadoEn!),
          ...enApi(form, estado.respuestas),
        }),
      );
      const hayAlarma = resultados.some(({ alarma }) => alarma);
      return {
        ...{ ilegibles: terminados.value.ilegibles, resultados },
        ...(await avisoSi(hayAlarma, services, { idPersona })),
      };
    },
  }),
];
