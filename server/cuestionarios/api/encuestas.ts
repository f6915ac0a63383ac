import { z } from "zod";
import {
  NPS,
  RECHAZOS_DE_ENCUESTA,
  type MalRespondida,
} from "../../../app/domain/cuestionarios/encuestas/encuesta";
import { preguntasDe } from "../../../app/domain/cuestionarios/formulario";
import { RECHAZOS_DE_RESPUESTA } from "../../../app/domain/cuestionarios/respuesta";
import { endpoint, identificador, rechazosDe } from "../../platform/api/endpoint";
import { enApi, preguntaEnApi, respuestaEnApi } from "./preguntas";
import { CON_TOKEN } from "../../platform/permisos";

const rechazo = rechazosDe(RECHAZOS_DE_ENCUESTA);

/** Answers that were refused, each with its reason. */
const detalleDe = (malas: readonly MalRespondida[] | undefined) =>
  malas && {
    respuestas: malas.map(({ codPregunta, rechazo: codigo }) => ({
      codPregunta,
      mensaje: RECHAZOS_DE_RESPUESTA[codigo].mensaje,
    })),
  };

const parametros = z.object({ id: identificador });
const respuestas = z.array(respuestaEnApi, "Faltan las respuestas").max(100, "Son demasiadas respuestas");
const confirmacion = z.object({ guardada: z.literal(true) });
/**
 * Constant response. So an `Idempotency-Key` keeps no copy of the answers, which are stored encrypted, nor a digest of
 * them under the key of sign-ins.
 */
const GUARDADA = { guardada: true };

/** Endpoints of surveys: forms that anybody answers at once, such as the question whether they recommend us (NPS). */
export const encuestas = [
  endpoint({
    metodo: "get",
    ruta: "/formularios/{id}",
    resumen: "Las preguntas de una encuesta abierta",
    clave: "survey",
    permisos: 200,
    conPersona: false,
    parametros,
    respuesta: z.object({
      id: z.string(),
      version: z.int(),
      titulo: z.string(),
      minutos: z.int(),
      preguntas: z.array(preguntaEnApi),
    }),
    async atender({ services, parametros: { id } }) {
      const nadie = { idPersona: null, idInvitacion: null };
      const encuesta = await services.cuestionarios.encuestas.abrir(id, nadie);
      if (!encuesta) throw rechazo("encuesta-no-existe");
      const { version, titulo, minutos } = encuesta.form;
      return { id, version, titulo, minutos, preguntas: preguntasDe(encuesta.form).map(enApi) };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/formularios/{id}/respuestas",
    resumen:
      "Responde una encuesta abierta, de una vez. El mismo idEnvio la guarda una sola vez, y con otras respuestas se rechaza. Con tu sesión queda entre tus datos; sin ella no es de nadie",
    clave: "survey",
    permisos: 201,
    conPersona: false,
    siHayPersona: true,
    idempotente: { respuesta: GUARDADA },
    parametros,
    cuerpo: z.object({
      /** Id made by the sender of the answers: a repeated request with the same id is stored once. */
      idEnvio: z.uuid("Es un UUID hecho por quien envía"),
      respuestas,
    }),
    textoLibre: true,
    estado: 201,
    respuesta: confirmacion,
    async atender({ services, portador, parametros: { id }, cuerpo, red }) {
      const encuestado = { idPersona: portador?.idPersona ?? null, idInvitacion: null };
      const guardada = await services.cuestionarios.encuestas.responder({
        ...{ idform: id, quien: encuestado, red },
        ...cuerpo,
      });
      // A repeated answer counts as stored.
      if (!guardada.ok && guardada.rechazo !== "ya-respondida")
        throw rechazo(guardada.rechazo, detalleDe(guardada.detalle));
      return GUARDADA;
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/nps/preguntas",
    resumen:
      "Lo que queremos preguntarte después de algo que terminó; sin preguntas si ahora no hay nada que preguntarte",
    clave: "survey",
    conPersona: true,
    permisos: CON_TOKEN,
    respuesta: z.object({
      idInvitacion: z.string().nullable(),
      disparador: z.string().nullable(),
      preguntas: z.array(preguntaEnApi),
    }),
    async atender({ services, portador: { idPersona } }) {
      const encuesta = await services.cuestionarios.encuestas.abrir(NPS, { idPersona, idInvitacion: null });
      if (encuesta?.estado !== "abierta") return { idInvitacion: null, disparador: null, preguntas: [] };
      const { idInvitacion = null, disparador = null } = encuesta.invitacion ?? {};
      return { idInvitacion, disparador, preguntas: preguntasDe(encuesta.form).map(enApi) };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/nps/bajas",
    resumen: "No quieres que te preguntemos más: desde ahora no se te pregunta",
    clave: "survey",
    permisos: { sinSesion: 401, conSesion: 204, otra: 404 },
    conPersona: true,
    idempotente: { respuesta: undefined },
    cuerpo: z.object({ idInvitacion: identificador }),
    estado: 204,
    respuesta: z.undefined(),
    async atender({ services, portador: { idPersona }, cuerpo: { idInvitacion } }) {
      const resultado = await services.cuestionarios.encuestas.noPreguntar({ idPersona, idInvitacion });
      if (!resultado.ok) throw rechazo(resultado.rechazo);
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/nps/respuestas",
    resumen: "Responde lo que se te preguntó, una vez por cada cosa que terminó",
    clave: "survey",
    permisos: { sinSesion: 401, conSesion: 201, otra: 404 },
    conPersona: true,
    idempotente: { respuesta: GUARDADA },
    cuerpo: z.object({ idInvitacion: identificador, respuestas }),
    textoLibre: true,
    estado: 201,
    respuesta: confirmacion,
    async atender({ services, portador: { idPersona }, cuerpo, red }) {
      const { idInvitacion, respuestas: dadas } = cuerpo;
      const guardada = await services.cuestionarios.encuestas.responder({
        ...{ idform: NPS, quien: { idPersona, idInvitacion }, idEnvio: idInvitacion, red },
        respuestas: dadas,
      });
      // A repeated answer counts as stored.
      if (!guardada.ok && guardada.rechazo !== "ya-respondida")
        throw rechazo(guardada.rechazo, detalleDe(guardada.detalle));
      return GUARDADA;
    },
  }),
];
