import { z } from "zod";
import { versionDeTexto } from "../../../app/domain/shared/versionDeTexto";
import { aceptaCua } from "../../../app/domain/consentimientos/libro";
import {
  formularioDePreferencias,
  RECHAZOS_DE_PREFERENCIAS,
} from "../../../app/domain/cuentas/preferencias/preferencias";
import { endpoint, identificador, rechazosDe } from "../../platform/api/endpoint";
import { rechazoDeConsentimiento } from "./politicas";
import { PROPIO } from "../../platform/permisos";

const consentimiento = z.object({
  idConsentimiento: z.string(),
  flujo: z.string(),
  codigo: z.string(),
  version: z.string(),
  valor: z.enum(["0", "1"]),
  huellaDelTexto: z.string(),
  canal: z.enum(["web", "api"]),
  creadoEn: z.string(),
});
const rechazoDePreferencias = rechazosDe(RECHAZOS_DE_PREFERENCIAS, {
  "tema-desconocido": {
    campos: [{ campo: "temas", mensaje: RECHAZOS_DE_PREFERENCIAS["tema-desconocido"].mensaje }],
  },
});

const preferencias = z.object({ temas: z.array(z.string()), avisosDiscretos: z.boolean() });

const deLaPersona = z.object({ id: z.string() });

function exigirQueSeaSuyo({ id }: { id: string }, idPersona: number) {
  if (id !== String(idPersona)) throw rechazoDeConsentimiento("persona-no-existe");
}

/** Endpoints of a person's own consents and preferences. */
export const consentimientos = [
  endpoint({
    metodo: "get",
    ruta: "/personas/{id}/consentimientos",
    resumen: "El libro de tus consentimientos, el más reciente primero",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    parametros: deLaPersona,
    respuesta: z.object({ aceptaCua: z.boolean(), consentimientos: z.array(consentimiento) }),
    async atender({ services, portador: { idPersona }, parametros }) {
      exigirQueSeaSuyo(parametros, idPersona);
      const [libro, privadas] = await Promise.all([
        services.consentimientos.verConsentimientos(idPersona),
        services.consentimientos.verPoliticas("GLOBAL", idPersona),
      ]);
      return {
        aceptaCua: privadas.estado === "successful" && aceptaCua(privadas.politicas),
        consentimientos: libro.map((linea) =>
          consentimiento.parse({ ...linea, creadoEn: linea.creadoEn.toISOString() }),
        ),
      };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/personas/{id}/consentimientos/{idConsentimiento}",
    resumen: "Una respuesta tuya con el texto que se te mostró",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    parametros: deLaPersona.extend({ idConsentimiento: identificador }),
    respuesta: consentimiento.extend({ titulo: z.string().nullable(), contenido: z.string().nullable() }),
    async atender({ services, portador: { idPersona }, parametros }) {
      exigirQueSeaSuyo(parametros, idPersona);
      const recibo = await services.consentimientos.verRecibo(idPersona, parametros.idConsentimiento);
      if (!recibo.ok) throw rechazoDeConsentimiento(recibo.rechazo);
      const { texto, creadoEn, ...linea } = recibo.value;
      return {
        ...consentimiento.parse({ ...linea, creadoEn: creadoEn.toISOString() }),
        titulo: texto?.titulo ?? null,
        contenido: texto?.contenido ?? null,
      };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/personas/{id}/consentimientos/{idConsentimiento}/respuestas",
    resumen: "Retira ('0') o vuelve a dar ('1', con la versión vigente) un consentimiento opcional",
    clave: "personas",
    permisos: { sinSesion: 401, conSesion: 201, otra: 404 },
    conPersona: true,
    idempotente: true,
    parametros: deLaPersona.extend({ idConsentimiento: identificador }),
    cuerpo: z.object({
      valor: z.enum(["0", "1"], "El valor es '0' o '1'"),
      version: versionDeTexto.nullable().default(null),
    }),
    estado: 201,
    respuesta: consentimiento,
    async atender({ services, portador: { idPersona }, parametros, cuerpo, idSolicitud }) {
      exigirQueSeaSuyo(parametros, idPersona);
      const cambiado = await services.consentimientos.cambiarConsentimiento({
        idPersona,
        idConsentimiento: parametros.idConsentimiento,
        ...cuerpo,
        canal: "api",
        idSolicitud,
      });
      if (!cambiado.ok) throw rechazoDeConsentimiento(cambiado.rechazo);
      return consentimiento.parse({ ...cambiado.value, creadoEn: cambiado.value.creadoEn.toISOString() });
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/personas/{id}/preferencias",
    resumen: "Los temas que te interesan y si prefieres avisos discretos",
    clave: "personas",
    permisos: PROPIO,
    conPersona: true,
    parametros: deLaPersona,
    respuesta: preferencias,
    async atender({ services, portador: { idPersona }, parametros }) {
      exigirQueSeaSuyo(parametros, idPersona);
      return preferencias.parse(await services.cuentas.verPreferencias(idPersona));
    },
  }),
  endpoint({
    metodo: "put",
    ruta: "/personas/{id}/preferencias",
    resumen: "Guarda los temas que te interesan y si prefieres avisos discretos",
    clave: "personas",
    permisos: { sinSesion: 401, conSesion: 204, otra: 404 },
    conPersona: true,
    parametros: deLaPersona,
    cuerpo: formularioDePreferencias
      .pick({ temas: true })
      .extend({ avisosDiscretos: z.boolean("Los avisos discretos son verdadero o falso") }),
    estado: 204,
    respuesta: z.undefined(),
    async atender({ services, portador: { idPersona }, parametros, cuerpo }) {
      exigirQueSeaSuyo(parametros, idPersona);
      const guardadas = await services.cuentas.guardarPreferencias(idPersona, cuerpo);
      if (!guardadas.ok) throw rechazoDePreferencias(guardadas.rechazo);
    },
  }),
];
