import { z } from "zod";
import { campoExacto } from "../../../app/domain/shared/campos";
import { FALTA_EN_LA_PETICION, versionDeDatos } from "../../../app/domain/consentimientos/casillaDeSalud";
import type { Abierto, Dueno } from "../../../app/domain/cuestionarios/leer";
import { retomar } from "../../../app/domain/cuestionarios/estado";
import { RECHAZOS_DE_CUESTIONARIO } from "../../../app/domain/cuestionarios/rechazos";
import { daAlarma, resultadosDe } from "../../../app/domain/cuestionarios/resultados";
import { ayudaEnApi, ayudaSi } from "../../platform/api/ayuda";
import { endpoint, O_INVITADO, rechazosDe } from "../../platform/api/endpoint";
import type { Services } from "../../platform/services";
import { comoEsta, cuestionarioEnApi } from "./cuestionario";
import { eligePeligro } from "./peligro";
import { codPregunta, elegidosEnApi, respuestaEnApi, uuidForm } from "./preguntas";
import { abrirVisita, deQuien, sellarVisita } from "./visita";
import { CON_TOKEN } from "../../platform/permisos";

const parametros = z.object({
  idform: z.string().regex(/^[a-z0-9-]{1,60}$/, "No es un formulario"),
});

const recomendacion = z.object({
  dimension: z.string(),
  motivo: z.enum(["alarma", "elegida", "pesa", "contada", "mantener"]),
  razon: z.string(),
  /** Advice on the person's answers about this part of life. */
  consejos: z.array(z.string()),
  piezas: z.array(z.object({ tipo: z.string(), url: z.string(), titulo: z.string() })),
  /** Routes and workshops that are recommended beside a piece. */
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

const cuestionario = cuestionarioEnApi.extend({
  /** Signed value that a guest sends in `x-visita` from now on; null for a person. */
  visita: z.string().nullable(),
});

const rechazo = rechazosDe(RECHAZOS_DE_CUESTIONARIO, FALTA_EN_LA_PETICION);

/** Endpoints of the test, and of the answers of a person or guest. */
export const cuestionarios = [
  endpoint({
    metodo: "get",
    ruta: "/cuestionarios/{idform}",
    resumen:
      "Las preguntas que te tocan y lo que respondiste hasta ahora; sin cuenta, con la clave pública y tu x-visita si ya empezaste",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: O_INVITADO,
    parametros,
    respuesta: cuestionario,
    async atender(peticion) {
      const { services, parametros } = peticion;
      const { idform } = parametros;
      const dueno = await deQuien(peticion);
      const resultado = await services.cuestionarios.actual(idform, dueno, "api");
      if (!resultado.ok) throw rechazo(resultado.rechazo);
      if (resultado.value) return conVisita(services, dueno, resultado.value);
      const vigente = await services.cuestionarios.formularios.vigente(idform);
      if (!vigente) throw rechazo("formulario-no-existe");
      return { ...comoEsta(vigente.form, retomar(vigente.form, "", []), false, false), visita: null };
    },
  }),
  endpoint({
    metodo: "put",
    ruta: "/cuestionarios/{idform}",
    resumen:
      "Sin uuidForm, empieza uno con tu consentimiento. Con él, guarda tus respuestas en lugar de las que había en ese, y lo termina si lo pides; repetirlo da lo mismo. Sin cuenta, con la clave pública: envía en x-visita la `visita` que recibes, y se borra a los 7 días. Si `alarma` es true, también en un rechazo, muestra de inmediato la Línea 113, opción 5",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: O_INVITADO,
    textoLibre: true,
    peligra: (peticion) =>
      eligePeligro(peticion, peticion.services.cuestionarios.formularios, peticion.parametros.idform ?? ""),
    parametros,
    cuerpo: z.object({
      respuestas: z.array(respuestaEnApi, "Faltan las respuestas").max(200, "Son demasiadas respuestas"),
      /** Id of the questionnaire that the request changes. It is left out only to begin one. */
      uuidForm: uuidForm.optional(),
      completado: z.boolean("Es true o false").default(false),
      /**
       * Version of the consent text that the person accepted for their answers (Ley 29733, art. 13.6). It is needed
       * once.
       */
      versionDeDatos,
    }),
    respuesta: cuestionario,
    async atender(peticion) {
      const { services, parametros, cuerpo, red, idSolicitud, alarma } = peticion;
      const { idform } = parametros;
      const dueno = await deQuien(peticion);
      const { cuestionarios } = services;
      const { versionDeDatos: version, completado: termina, respuestas, uuidForm } = cuerpo;
      const consentimiento =
        version === undefined ? undefined : ({ version, canal: "api", idSolicitud } as const);
      const guardado = await cuestionarios.reemplazar({
        ...{ idform, dueno, uuidForm, respuestas, termina, consentimiento, canal: "api" },
        ...{ sinNombre: termina ? "ninguno" : { empieza: { red } }, alPeligrar: alarma.dar },
      });
      if (guardado.ok) return conVisita(services, dueno, guardado.value);
      if (uuidForm === undefined) throw rechazo(guardado.rechazo);
      // A finished questionnaire does not change: the response holds its stored state.
      const terminado = await cuestionarios.terminado(idform, dueno, uuidForm, "api");
      if (!terminado.ok) throw rechazo(terminado.rechazo);
      if (!terminado.value) throw rechazo(guardado.rechazo);
      return conVisita(services, dueno, terminado.value);
    },
  }),
  endpoint({
    metodo: "put",
    ruta: "/cuestionarios/{idform}/respuestas/{codPregunta}",
    resumen:
      "Guarda tu respuesta a una pregunta del que está empezado, y dice qué preguntas te tocan ahora; repetirlo da lo mismo. Si `alarma` es true, también en un rechazo, muestra de inmediato la Línea 113, opción 5",
    clave: "private",
    permisos: { sinSesion: 401, conSesion: 200, otra: 409 },
    conPersona: O_INVITADO,
    textoLibre: true,
    peligra: (peticion) =>
      eligePeligro(peticion, peticion.services.cuestionarios.formularios, peticion.parametros.idform ?? ""),
    parametros: parametros.extend({ codPregunta }),
    cuerpo: z.object({
      /** Id of the questionnaire that the request changes. */
      uuidForm,
      respuesta: elegidosEnApi,
      /** False while the person is still answering, as when they sort a ranking step by step. */
      completado: z.boolean("Es true o false").default(true),
    }),
    respuesta: cuestionario,
    async atender(peticion) {
      const { services, parametros, cuerpo, alarma } = peticion;
      const { idform, codPregunta } = parametros;
      const { cuestionarios } = services;
      const dueno = await deQuien(peticion);
      const guardada = await cuestionarios.responder({
        ...{ idform, dueno, codPregunta, ...cuerpo, alPeligrar: alarma.dar },
      });
      if (!guardada.ok) throw rechazo(guardada.rechazo);
      // The response contains the person's answers, so it is logged as a reading of their data.
      const resultado = await cuestionarios.actual(idform, dueno, "api");
      if (!resultado.ok) throw rechazo(resultado.rechazo);
      if (!resultado.value) throw rechazo("ya-terminado");
      return conVisita(services, dueno, resultado.value);
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/cuestionarios/{idform}/guardados",
    resumen:
      "Guarda en tu cuenta lo que respondiste sin ella, si lo pides y con tu consentimiento. Dice si había algo que guardar; repetirlo da lo mismo",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: true,
    parametros,
    cuerpo: z.object({
      /** Value of the header `x-visita` that the person used as a guest, before the account. */
      visita: campoExacto(1000, "No es una visita", "Falta la visita"),
      versionDeDatos,
    }),
    respuesta: z.object({ guardado: z.boolean() }),
    async atender({ services, portador: { idPersona }, cuerpo, idSolicitud }) {
      const { versionDeDatos: version } = cuerpo;
      const resultado = await services.cuestionarios.guardarEnCuenta({
        idPersona,
        visita: (await abrirVisita(services, cuerpo.visita)) ?? "",
        consentimiento: version === undefined ? undefined : { version, canal: "api", idSolicitud },
      });
      if (!resultado.ok) throw rechazo(resultado.rechazo);
      return { guardado: resultado.value === "guardado" };
    },
  }),
  endpoint({
    metodo: "delete",
    ruta: "/cuestionarios/{idform}",
    resumen: "Borra todo lo que respondiste, terminado o no, con sus resultados. No se puede recuperar",
    clave: "private",
    conPersona: O_INVITADO,
    permisos: { sinSesion: 401, conSesion: 204, otra: 204 },
    parametros,
    estado: 204,
    respuesta: z.undefined(),
    async atender(peticion) {
      const { idform } = peticion.parametros;
      await peticion.services.cuestionarios.borrar({ idform, dueno: await deQuien(peticion), canal: "api" });
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/cuestionarios/{idform}/recomendaciones",
    resumen:
      "Por dónde empezar según lo último que terminaste, cada cosa con su razón; nada mientras no terminas uno. Que se leyó queda en el registro de accesos a tus datos",
    clave: "private",
    conPersona: O_INVITADO,
    permisos: CON_TOKEN,
    parametros,
    respuesta: z.object({
      /** True when an answer signals danger: show the help line first. */
      alarma: z.boolean(),
      ayuda: ayudaEnApi,
      recomendaciones: z.array(recomendacion),
    }),
    async atender(peticion) {
      const { services, parametros } = peticion;
      const { idform } = parametros;
      const { cuestionarios } = services;
      if (!(await cuestionarios.formularios.vigente(idform))) throw rechazo("formulario-no-existe");
      const dueno = await deQuien(peticion);
      if ((await cuestionarios.ultimaVez(idform, dueno)) === null)
        return { alarma: false, ayuda: [], recomendaciones: [] };
      const resultado = await cuestionarios.terminados({ idform, ...dueno, canal: "api" });
      if (!resultado.ok) throw rechazo(resultado.rechazo);
      const [ultimo] = resultado.value.vistos;
      if (!ultimo) throw rechazo("respuestas-ilegibles");
      const { idPersona } = ultimo.cuestionario;
      const recomendadas = await cuestionarios.recomendar(ultimo.form, ultimo.estado, idPersona);
      const alarma = daAlarma(ultimo.form, ultimo.estado);
      return {
        alarma,
        ayuda: ayudaSi(alarma),
        recomendaciones: recomendadas.map(({ piezas, ...resto }) => ({
          ...resto,
          piezas: piezas.map(({ tipo, url, titulo }) => ({ tipo, url, titulo })),
        })),
      };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/cuestionarios/{idform}/perfil",
    resumen:
      "Tus últimos resultados, los últimos primero. Que se leyeron queda en el registro de accesos a tus datos",
    clave: "private",
    permisos: CON_TOKEN,
    conPersona: O_INVITADO,
    parametros,
    respuesta: z.object({
      resultados: z.array(
        z.object({
          uuidForm: z.string(),
          version: z.int(),
          terminadoEn: z.string(),
          /** True when an answer signals danger: show the help line at once, as in the questionnaire. */
          alarma: z.boolean(),
          ayuda: ayudaEnApi,
          /** Score of all parts of life together; null also after an answer of danger. */
          general: z.object({ puntaje: z.int(), franja: z.string(), resumen: z.string() }).nullable(),
          /** Part of life with the answer of danger; `dimensiones` does not contain it then. */
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
      /** Number of results that no key can decrypt any more. */
      ilegibles: z.int(),
      /** True when older results exist; the copy of the person's data contains them. */
      hayMas: z.boolean(),
    }),
    async atender(peticion) {
      const { services, parametros } = peticion;
      const { idform } = parametros;
      if (!(await services.cuestionarios.formularios.vigente(idform))) throw rechazo("formulario-no-existe");
      const dueno = await deQuien(peticion);
      // A person without a finished questionnaire has nothing to read, so no consent is asked for.
      if ((await services.cuestionarios.ultimaVez(idform, dueno)) === null)
        return { ilegibles: 0, resultados: [], hayMas: false };
      const resultado = await services.cuestionarios.terminados({ idform, ...dueno, canal: "api" });
      if (!resultado.ok) throw rechazo(resultado.rechazo);
      return {
        ilegibles: resultado.value.ilegibles,
        hayMas: resultado.value.hayMas,
        resultados: resultado.value.vistos.map(
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

/** Progress in the form, and the value with which a guest continues. */
async function conVisita(services: Services, dueno: Dueno, { cuestionario, form, estado }: Abierto) {
  return {
    ...comoEsta(form, estado, true, cuestionario.terminadoEn !== null),
    visita: "idPersona" in dueno ? null : await sellarVisita(services, estado.uuidForm),
  };
}
