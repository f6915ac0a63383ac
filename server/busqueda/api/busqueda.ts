import { z } from "zod";
import type { Trozo } from "../../../app/domain/busqueda/palabras";
import { endpoint } from "../../platform/api/endpoint";

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
      clase: z
        .string()
        .regex(/^[a-z-]{1,40}$/, "Esa clase no existe")
        .optional(),
    }),
    respuesta: z.object({
      consulta: z.string(),
      total: z.int(),
      conTodas: z.boolean(),
      cercanas: z.array(z.string()),
      grupos: z.array(
        z.object({
          clase: z.string(),
          nombre: z.string(),
          total: z.int(),
          hallazgos: z.array(
            z.object({ direccion: z.string(), titulo: marcado, resumen: marcado, detalles: z.string() }),
          ),
        }),
      ),
    }),
    async atender({ services, origen, consulta: { q, clase } }) {
      const { consulta, total, conTodas, cercanas, grupos } = await services.busqueda.buscar(q, clase);
      return {
        consulta,
        total,
        conTodas,
        cercanas,
        grupos: grupos.map((grupo) => ({
          ...grupo,
          hallazgos: grupo.hallazgos.map(({ href, titulo, resumen, detalles }) => ({
            direccion: new URL(href, origen).href,
            titulo: enApi(titulo),
            resumen: enApi(resumen),
            detalles,
          })),
        })),
      };
    },
  }),
];
