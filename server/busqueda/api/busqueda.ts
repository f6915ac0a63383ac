import { z } from "zod";
import { campoDeLinea, campoExacto } from "../../../app/domain/shared/campos";
import type { Trozo } from "../../../app/domain/busqueda/palabras";
import { datosInvalidos, endpoint } from "../../platform/api/endpoint";

/** A text with its matched stretches; each goes from character `de` up to `a`. */
const marcado = z.object({ texto: z.string(), marcas: z.array(z.object({ de: z.int(), a: z.int() })) });

function enApi(trozos: readonly Trozo[]): z.output<typeof marcado> {
  let texto = "";
  const marcas: { de: number; a: number }[] = [];
  for (const trozo of trozos) {
    const de = texto.length;
    texto += trozo.texto;
    if (trozo.marcado) marcas.push({ de, a: texto.length });
  }
  return { texto, marcas };
}

export const busqueda = [
  endpoint({
    metodo: "get",
    ruta: "/busqueda",
    resumen:
      "Especialistas y contenidos que coinciden con unas palabras, por clase. No importan tildes, mayúsculas ni errores chicos; de un texto largo se mira el comienzo",
    clave: "public",
    conPersona: false,
    permisos: 200,
    consulta: z.object({
      q: campoDeLinea().default(""),
      clase: campoExacto(80).optional(),
      pagina: z.coerce.number().pipe(z.int().min(1)).default(1),
    }),
    respuesta: z.object({
      consulta: z.string(),
      total: z.int(),
      /** Page of results; it is counted only within one requested kind. */
      pagina: z.int(),
      paginas: z.int(),
      conTodas: z.boolean(),
      cercanas: z.array(z.string()),
      /**
       * True when the person seems to be in danger: show the help line before anything else. Then there are no other
       * results.
       */
      hayPeligro: z.boolean(),
      /**
       * True for a medical emergency that seems to happen now: show SAMU (106) and Bomberos (116). Then there are no
       * other results.
       */
      hayUrgencia: z.boolean(),
      /** True when the person seems exhausted: show a quiet line with a way to talk to somebody, before the results. */
      hayMalMomento: z.boolean(),
      /** True when the person, or somebody else, seems to suffer violence. */
      hayViolencia: z.boolean(),
      grupos: z.array(
        z.object({
          clase: z.string(),
          nombre: z.string(),
          total: z.int(),
          hallazgos: z.array(
            z.object({
              direccion: z.string(),
              titulo: marcado,
              resumen: marcado,
              /** Matching passage of the text, when title and summary do not match. */
              pasaje: marcado.nullable(),
              detalles: z.string(),
            }),
          ),
        }),
      ),
    }),
    async atender({ services, origen, consulta: { q, clase, pagina } }) {
      if (clase !== undefined && !services.busqueda.esClase(clase)) {
        throw datosInvalidos([{ campo: "clase", mensaje: "Esa clase no existe" }]);
      }
      const { grupos, ...comoFue } = await services.busqueda.buscar(q, clase, pagina);
      return {
        ...comoFue,
        grupos: grupos.map((grupo) => ({
          ...grupo,
          hallazgos: grupo.hallazgos.map(({ href, titulo, resumen, pasaje, detalles }) => ({
            direccion: new URL(href, origen).href,
            titulo: enApi(titulo),
            resumen: enApi(resumen),
            pasaje: pasaje && enApi(pasaje),
            detalles,
          })),
        })),
      };
    },
  }),
  endpoint({
    metodo: "get",
    ruta: "/busqueda/sugerencias",
    resumen: "A dónde puede llevar lo que se está escribiendo: hasta seis, lo más parecido primero",
    clave: "public",
    conPersona: false,
    permisos: 200,
    consulta: z.object({ q: campoDeLinea().default("") }),
    respuesta: z.object({
      sugerencias: z.array(
        z.object({ direccion: z.string(), titulo: z.string(), clase: z.string(), nombre: z.string() }),
      ),
    }),
    atender: async ({ services, origen, consulta: { q } }) => ({
      sugerencias: (await services.busqueda.sugerir(q)).map(({ href, ...sugerencia }) => ({
        ...sugerencia,
        direccion: new URL(href, origen).href,
      })),
    }),
  }),
];
