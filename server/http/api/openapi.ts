import { z } from "zod";
import { CAMPO_DE_ARCHIVO } from "../../../app/domain/shared/archivoEnviado";
import { conAyuda } from "../../platform/api/ayuda";
import {
  CABECERA_DE_INVITADO,
  CLASES_DE_CLAVE,
  CLAVE_DE_INVITADO,
  esLecturaPublica,
  O_INVITADO,
  type Endpoint,
} from "../../platform/api/endpoint";
import { largoDeClave } from "./idempotencia";

const ERRORES: Record<number, string> = {
  400: "Datos inválidos",
  401: "Falta la clave de API o el token, o no valen",
  403: "La clave de API es de otra clase",
  404: "No existe, o es de otra persona",
  409: "La situación actual no lo permite",
};

const REPETIDO: Record<number, string> = { 422: "Esa Idempotency-Key ya se usó con otros datos" };

/** Builds the OpenAPI document (OpenAPI 3.1) from the schemas that validate requests. */
export function openApi(endpoints: readonly Endpoint[], nombre: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const endpoint of endpoints) {
    (paths[`/v2${endpoint.ruta}`] ??= {})[endpoint.metodo] = {
      operationId: idDe(endpoint),
      summary: endpoint.resumen,
      security: [
        { [endpoint.clave]: [], ...(endpoint.conPersona ? { persona: [] } : {}) },
        ...(endpoint.siHayPersona ? [{ [endpoint.clave]: [], persona: [] }] : []),
        ...(endpoint.conPersona === O_INVITADO ? [{ [CLAVE_DE_INVITADO]: [] }] : []),
      ],
      parameters: [
        ...parametros(endpoint.parametros, "path"),
        ...parametros(endpoint.consulta, "query"),
        ...(endpoint.conPersona === O_INVITADO ? [cabecera(CABECERA_DE_INVITADO)] : []),
        ...(endpoint.idempotente
          ? [cabecera("Idempotency-Key", largoDeClave(endpoint.conPersona === true))]
          : []),
      ],
      ...(endpoint.cuerpo
        ? { requestBody: { required: true, content: contenidoDe(endpoint, esquema(endpoint.cuerpo)) } }
        : {}),
      responses: {
        ...(endpoint.yaEstaba && { 200: { description: "Ya estaba" } }),
        [endpoint.estado ?? 200]: {
          description: "Hecho",
          ...(endpoint.estado === 204
            ? {}
            : {
                content: json({
                  type: "object",
                  required: ["success", "data"],
                  properties: { success: { const: true }, data: esquema(respuestaDe(endpoint)) },
                }),
              }),
        },
        ...(esLecturaPublica(endpoint)
          ? { 304: { description: "Sin cambios desde el ETag que dice If-None-Match" } }
          : {}),
        ...Object.fromEntries(
          Object.entries({ ...ERRORES, ...(endpoint.idempotente && REPETIDO) }).map(
            ([estado, description]) => [
              estado,
              { description, content: json({ $ref: "#/components/schemas/Error" }) },
            ],
          ),
        ),
      },
    };
  }
  const claves: Record<string, unknown> = {};
  for (const clase of CLASES_DE_CLAVE) {
    claves[clase] = {
      type: "apiKey",
      in: "header",
      name: "x-api-key",
      description: `Clave de clase ${clase}`,
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: nombre, version: "2" },
    servers: [{ url: "/", description: "El sitio del que se leyó este documento" }],
    paths,
    components: {
      securitySchemes: {
        ...claves,
        persona: { type: "http", scheme: "bearer", bearerFormat: "JWT" },
      },
      schemas: {
        Error: {
          type: "object",
          required: ["success", "error"],
          properties: {
            success: { const: false },
            error: {
              type: "object",
              required: ["code", "message"],
              properties: {
                ...{ code: { type: "string" }, message: { type: "string" } },
                campos: esquema(z.array(campoRechazado)),
                ...esquema(conAyuda).properties,
              },
            },
          },
        },
      },
    },
  };
}

const cabecera = (name: string, largo?: ReturnType<typeof largoDeClave>) => ({
  ...{ name, in: "header", required: false },
  schema: { type: "string", ...largo },
});

/** Schema of an answer; it includes the help lines when the request may show danger. */
const respuestaDe = ({ respuesta, textoLibre, peligra }: Endpoint) =>
  (textoLibre ?? peligra) && respuesta instanceof z.ZodObject ? conAyuda.extend(respuesta.shape) : respuesta;

/** A refused field; `sugerencia` is the value to send instead, if known. */
const campoRechazado = z.object({
  campo: z.string(),
  mensaje: z.string(),
  sugerencia: z.object({ prefijo: z.string() }).optional(),
});

/** Content of a request: JSON, or a form with a file. */
const contenidoDe = ({ archivo }: Endpoint, cuerpo: ReturnType<typeof esquema>) =>
  archivo
    ? {
        "multipart/form-data": {
          schema: {
            ...cuerpo,
            properties: {
              ...cuerpo.properties,
              [CAMPO_DE_ARCHIVO]: { contentMediaType: "application/octet-stream" },
            },
            required: [...(cuerpo.required ?? []), CAMPO_DE_ARCHIVO],
          },
        },
      }
    : json(cuerpo);

const json = (schema: unknown) => ({ "application/json": { schema } });

/** JSON Schema of a type as sent over HTTP. A date is sent as text; zod alone would write `{}` for it. */
function esquema(tipo: z.ZodType) {
  const { $schema: _, ...leido } = z.toJSONSchema(tipo, {
    io: "input",
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      if (zodSchema._zod.def.type === "date")
        Object.assign(jsonSchema, { type: "string", format: "date-time" });
    },
  });
  return leido;
}

/**
 * Id of an operation, from which generators of clients make function names: `get /sesiones/{idCita}/nota` →
 * `getSesionesPorIdCitaNota`.
 */
const idDe = ({ metodo, ruta }: Endpoint) =>
  metodo +
  ruta.replace(/[/-](\{?)(\w)(\w*)\}?/g, (_, llave: string, inicial: string, resto: string) =>
    [llave && "Por", inicial.toUpperCase(), resto].join(""),
  );

function parametros(tipo: z.ZodType | undefined, donde: "path" | "query") {
  if (!tipo) return [];
  const { properties = {}, required = [] } = esquema(tipo);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: donde,
    required: donde === "path" || required.includes(name),
    schema,
  }));
}
