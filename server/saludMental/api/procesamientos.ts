import { z } from "zod";
import { FALTA_EN_LA_PETICION, versionDeDatos } from "../../../app/domain/consentimientos/casillaDeSalud";
import { retomar, type Respuesta } from "../../../app/domain/cuestionarios/estado";
import type { Formulario } from "../../../app/domain/cuestionarios/formulario";
import {
  RECHAZOS_DE_CUESTIONARIO,
  type RechazoDeCuestionario,
} from "../../../app/domain/cuestionarios/rechazos";
import { RECHAZOS_DE_ALERTA } from "../../../app/domain/saludMental/alertas";
import { avisoEnPalabras } from "../../../app/domain/saludMental/aviso";
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

const resultado = z.object({
  miradas: z.array(
    z.object({
      instrumento: z.enum(INSTRUMENTOS.map(({ id }) => id)),
      mira: z.string(),
      /** Null where `alarma` is true. */
      banda: z.enum(BANDAS).nullable(),
      texto: z.string(),
    }),
  ),
  /** How much the problems of PHQ-9 got in the way. It scores nothing; null where no problem was marked. */
  dificultad: z.object({ pregunta: z.string(), respuesta: z.string() }).nullable(),
  /** Show at once whom to call, whatever the rest says. */
  alarma: z.boolean(),
  ayuda: ayudaEnApi,
});
/** What happens next, beside an alarm: how far our own alert is, as it is told to whom it is about. */
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

/** A refusal of answers of which one must not be left alone says what happens next, beside whom to call. */
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

/** The intake of the mental-health programme: answers come in, words go out, and never a score. */
export const procesamientos = [
  endpoint({
    metodo: "post",
    ruta: "/salud-mental/procesamientos",
    resumen:
      "Entrega tus respuestas del programa de salud mental, todas a la vez y con tu consentimiento (con uuidForm, en lugar de las de ese que está a medias), y dice en palabras a qué llegan. No es un diagnóstico. Si `alarma` es true, muestra de inmediato la Línea 113, opción 5; también cuando las respuestas se rechazan, y entonces `ayuda` dice a quién llamar",
    clave: "private",
    conPersona: true,
    idempotente: {
      nombre: "uuidForm",
      async rehacer({ services, portador: { idPersona }, nombre: uuidForm }) {
        const { saludMental } = services;
        const visto = await saludMental.terminado(saludMental.idform, { idPersona }, uuidForm, "api");
        if (!visto.ok) throw rechazo(visto.rechazo);
        if (!visto.value) throw rechazo("ya-borrado");
        const { form, estado } = visto.value;
        const hecho = enApi(form, estado.respuestas);
        return { uuidForm, ...hecho, ...(await avisoSi(hecho.alarma, services, { idPersona })) };
      },
    },
    peligra: enPeligro,
    cuerpo: z.object({
      respuestas: z.array(respuestaEnApi, "Faltan las respuestas").max(50, "Son demasiadas respuestas"),
      /** In the place of which one that is half done: only what begins one goes without it. */
      uuidForm: uuidForm.optional(),
      /** Which text about these data was shown and accepted; needed once. */
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
      const hecho = await saludMental.reemplazar({
        ...{ idform, dueno, uuidForm, respuestas, termina: true, consentimiento, canal: "api" },
        ...{ sinNombre: { empieza: { red } }, alPeligrar: alarma.dar },
      });
      if (!hecho.ok) throw await rechazoConAviso(hecho.rechazo, peticion);
      const { form, estado } = hecho.value;
      const dicho = enApi(form, estado.respuestas);
      return { uuidForm: estado.uuidForm, ...dicho, ...(await avisoSi(dicho.alarma, services, dueno)) };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/salud-mental/cuestionario",
    resumen: "Las preguntas del programa de salud mental, y lo que respondiste del que está empezado",
    clave: "private",
    conPersona: true,
    roles: "401 200 200 200",
    respuesta: cuestionario,
    async atender({ services, portador: { idPersona } }) {
      const { saludMental } = services;
      const { idform } = saludMental;
      const visto = await saludMental.actual(idform, { idPersona }, "api");
      if (!visto.ok) throw rechazo(visto.rechazo);
      if (visto.value) {
        const esta = comoEsta(visto.value.form, visto.value.estado, true, false);
        return { ...esta, ...(await avisoSi(esta.alarma, services, { idPersona })) };
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
    conPersona: true,
    parametros: z.object({ codPregunta }),
    peligra: enPeligro,
    cuerpo: z.object({
      respuesta: elegidosEnApi,
      /** Which one it changes: it never touches another. Only what begins one goes without it. */
      uuidForm: uuidForm.optional(),
      /** Which text about these data was shown and accepted; needed once. */
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
      // What it answers is read of theirs, and noted as such.
      const visto = await saludMental.actual(idform, dueno, "api");
      if (!visto.ok) throw await rechazoConAviso(visto.rechazo, peticion);
      if (!visto.value) throw await rechazoConAviso("ya-terminado", peticion);
      const esta = comoEsta(visto.value.form, visto.value.estado, true, false);
      return { ...esta, ...(await avisoSi(esta.alarma, services, dueno)) };
    },
  }),
  endpoint({
    metodo: "put",
    ruta: "/salud-mental/aviso",
    resumen:
      "Pide que una persona de nuestro equipo te busque: recibe un aviso y, si lo toma, ve tu nombre y cómo llamarte. Repetirlo mientras espera da lo mismo. No reemplaza a la Línea 113, opción 5",
    clave: "private",
    conPersona: true,
    // Here nobody is on duty.
    roles: "401 404 404 404",
    // Whoever presses this is not asked first whether they are in danger.
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
    roles: "401 204 204 204",
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
    roles: "401 200 200 200",
    respuesta: z.object({
      resultados: z.array(
        resultado.extend({
          uuidForm: z.string(),
          /** On which it was ended: its hour is not kept. */
          dia: z.iso.date(),
        }),
      ),
      /** How many there are that nobody can read any more. */
      ilegibles: z.int(),
      ...conAviso,
    }),
    async atender({ services, portador: { idPersona } }) {
      const { saludMental } = services;
      const { idform } = saludMental;
      // Who never answered has nothing that a consent would open.
      if ((await saludMental.ultimaVez(idform, { idPersona })) === null)
        return { ilegibles: 0, resultados: [], aviso: null };
      const vistos = await saludMental.terminados({ idform, idPersona, canal: "api" });
      if (!vistos.ok) throw rechazo(vistos.rechazo);
      const resultados = vistos.value.vistos.map(
        ({ cuestionario: { uuidForm, terminadoEn }, form, estado }) => ({
          uuidForm,
          dia: fechaDe(terminadoEn!),
          ...enApi(form, estado.respuestas),
        }),
      );
      const hayAlarma = resultados.some(({ alarma }) => alarma);
      return {
        ...{ ilegibles: vistos.value.ilegibles, resultados },
        ...(await avisoSi(hayAlarma, services, { idPersona })),
      };
    },
  }),
];
