import { z } from "zod";
import type { Trozo } from "../../../app/domain/busqueda/palabras";
import { datosInvalidos, endpoint } from "../../platform/api/endpoint";

/** What of a text was meant, from where to where. */
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
    roles: "200 200 200 200",
    consulta: z.object({
      q: z.string().default(""),
      clase: z.string().optional(),
      pagina: z.coerce.number().pipe(z.int().min(1)).default(1),
    }),
    respuesta: z.object({
      consulta: z.string(),
      total: z.int(),
      /** Of the kind that was asked for alone. */
      pagina: z.int(),
      paginas: z.int(),
      conTodas: z.boolean(),
      cercanas: z.array(z.string()),
      /** Who asks is in danger, as it seems: show the line to call before anything else. Then there is nothing else. */
      hayPeligro: z.boolean(),
      /** A body fails right now, as it seems: show the SAMU (106) and the Bomberos (116). Then there is nothing else. */
      hayUrgencia: z.boolean(),
      /** Who asks cannot go on, as it seems: a quiet line with whom to talk to, before what was found. */
      hayMalMomento: z.boolean(),
      /** Somebody is hurt by another, as it seems. */
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
              /** Where else it has what was looked for, if title and summary do not say. */
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
    roles: "200 200 200 200",
    consulta: z.object({ q: z.string().default("") }),
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
