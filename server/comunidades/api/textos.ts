import { z } from "zod";
import { formularioDeDenuncia } from "../../../app/domain/comunidades/denuncia";
import type { Escrito, makeEscribir } from "../../../app/domain/comunidades/escribir";
import type { ConversacionEnLista, TextoVisto } from "../../../app/domain/comunidades/leer";
import { ORDENES_DE_LISTA } from "../../../app/domain/comunidades/repositorio";
import { APOYOS_EN_ORDEN, campoTexto, ESTADOS_DE_TEXTO } from "../../../app/domain/comunidades/texto";
import { campoConForma, campoDeId } from "../../../app/domain/shared/campos";
import { endpoint, identificador, type Endpoint } from "../../platform/api/endpoint";
import { deComunidad, rechazo } from "./comunidades";

const deConversacion = deComunidad.extend({ idConversacion: identificador });
const deTexto = deComunidad.extend({ idTexto: identificador });

const siNo = z.boolean("Es verdadero o falso").default(false);
const escrita = z.object({
  texto: campoTexto,
  conDatos: siNo,
  soloModeracion: siNo,
  idEnvio: campoConForma(/^[\w-]{8,80}$/, "No es un envío").optional(),
});

const escrito = z.object({
  idTexto: z.string(),
  idConversacion: z.string(),
  /** State: `publicado`, or one in which a moderator reads the text first. */
  estado: z.enum(ESTADOS_DE_TEXTO),
});

const enLista = z.object({
  idConversacion: z.string(),
  asunto: z.string().nullable(),
  autor: z.string(),
  esMio: z.boolean(),
  plegado: z.boolean(),
  creadoEn: z.string(),
  estado: z.enum(ESTADOS_DE_TEXTO),
  sinRespuesta: z.boolean(),
});

const texto = z.object({
  idTexto: z.string(),
  autor: z.string(),
  esMio: z.boolean(),
  texto: z.string().nullable(),
  plegado: z.boolean(),
  creadoEn: z.string(),
  editado: z.boolean(),
  estado: z.enum(ESTADOS_DE_TEXTO),
  apoyos: z.array(z.enum(APOYOS_EN_ORDEN)),
});

const aEnLista = (lista: ConversacionEnLista) => ({ ...lista, creadoEn: lista.creadoEn.toISOString() });
const aTexto = (visto: TextoVisto) => ({
  ...{ idTexto: visto.idTexto, autor: visto.autor, esMio: visto.esMio, texto: visto.texto },
  ...{ plegado: visto.plegado, creadoEn: visto.creadoEn.toISOString(), editado: visto.editado },
  ...{ estado: visto.estado, apoyos: [...visto.apoyos] },
});

function leerEscrito(resultado: Awaited<ReturnType<ReturnType<typeof makeEscribir>["publicar"]>>): Escrito {
  if (resultado.ok) return resultado.value;
  throw rechazo(
    resultado.rechazo,
    resultado.detalle ? { hallados: [...resultado.detalle.hallados] } : undefined,
  );
}

/** The explicit type avoids a circular one: the endpoints use the services that the context opens. */
export const textos: readonly Endpoint[] = [
  endpoint({
    metodo: "get",
    ruta: "/comunidades/{id}/conversaciones",
    resumen: "Las conversaciones de una comunidad tuya, las nuevas primero",
    clave: "comunidades",
    permisos: { sinSesion: 401, conSesion: 200, otra: 403 },
    conPersona: true,
    parametros: deComunidad,
    consulta: z.object({
      orden: z.enum(ORDENES_DE_LISTA, "Elige un orden").default("nuevas"),
      antes: campoConForma(/^[\w:.-]{1,120}$/, "No es un lugar", { maximo: 120 }).optional(),
    }),
    respuesta: z.object({ conversaciones: z.array(enLista), siguiente: z.string().nullable() }),
    async atender({ services, portador: { idPersona }, parametros: { id }, consulta }) {
      const lista = await services.comunidades.verLista({ idPersona, comunidad: id, ...consulta });
      if (!lista.ok) throw rechazo(lista.rechazo);
      const { conversaciones, siguiente } = lista.value;
      return { conversaciones: conversaciones.map(aEnLista), siguiente };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/comunidades/{id}/conversaciones/{idConversacion}",
    resumen: "Una conversación con sus respuestas",
    clave: "comunidades",
    permisos: { sinSesion: 401, conSesion: 200, otra: 403 },
    conPersona: true,
    parametros: deConversacion,
    respuesta: z.object({ inicio: texto, respuestas: z.array(texto), sigo: z.boolean() }),
    async atender({ services, portador: { idPersona }, parametros: { id, idConversacion } }) {
      const vista = await services.comunidades.verConversacion({ idPersona, comunidad: id, idConversacion });
      if (!vista.ok) throw rechazo(vista.rechazo);
      const { inicio, respuestas, sigo } = vista.value;
      return { inicio: aTexto(inicio), respuestas: respuestas.map(aTexto), sigo };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/comunidades/{id}/conversaciones",
    idempotente: true,
    resumen: "Empieza una conversación",
    clave: "comunidades",
    permisos: { sinSesion: 401, conSesion: 201, otra: 403 },
    conPersona: true,
    textoLibre: true,
    estado: 201,
    parametros: deComunidad,
    cuerpo: escrita,
    respuesta: escrito,
    atender: async ({ services, portador: { idPersona }, parametros: { id }, cuerpo, red }) =>
      leerEscrito(await services.comunidades.publicar({ idPersona, comunidad: id, red }, cuerpo)),
  }),
  endpoint({
    metodo: "post",
    ruta: "/comunidades/{id}/conversaciones/{idConversacion}/respuestas",
    idempotente: true,
    resumen: "Responde en una conversación",
    clave: "comunidades",
    permisos: { sinSesion: 401, conSesion: 404, otra: 403 },
    conPersona: true,
    textoLibre: true,
    estado: 201,
    parametros: deConversacion,
    cuerpo: escrita.extend({ idCitado: campoDeId("No encontramos eso").optional() }),
    respuesta: escrito,
    atender: async ({ services, portador, parametros: { id, idConversacion }, cuerpo, red }) => {
      const en = { idPersona: portador.idPersona, comunidad: id, idConversacion, red };
      return leerEscrito(await services.comunidades.responder(en, cuerpo));
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/comunidades/{id}/textos/{idTexto}/denuncias",
    idempotente: true,
    resumen: "Denuncia un texto; nadie sabrá que fuiste tú",
    clave: "comunidades",
    permisos: { sinSesion: 401, conSesion: 409, otra: 403 },
    conPersona: true,
    estado: 204,
    parametros: deTexto,
    cuerpo: formularioDeDenuncia,
    respuesta: z.undefined(),
    async atender({ services, portador: { idPersona }, parametros: { id, idTexto }, cuerpo }) {
      const denunciado = await services.comunidades.denunciar({ idPersona, comunidad: id, idTexto }, cuerpo);
      if (!denunciado.ok) throw rechazo(denunciado.rechazo);
    },
  }),
];
