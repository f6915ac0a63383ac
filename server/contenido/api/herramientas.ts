import { z } from "zod";
import { NIVELES, TIPOS, type Herramienta, type Pieza } from "../../../app/domain/contenido/contenido";
import { TIPOS_DE_HERRAMIENTAS } from "../../../app/domain/contenido/herramientas";
import { CRITERIOS, relacionadasCon } from "../../../app/domain/contenido/reglas";
import type { Services } from "../../platform/services";
import { endpoint } from "../../platform/api/endpoint";
import { direccion, noExiste } from "./videos";
import { CON_TOKEN } from "../../platform/permisos";

const pdf = z.object({ href: z.string(), tipoMime: z.literal("application/pdf"), bytes: z.int() });
const resumen = z.object({
  tipo: z.enum(TIPOS_DE_HERRAMIENTAS),
  uid: z.string(),
  uidCms: z.string(),
  url: z.string(),
  titulo: z.string(),
  resumen: z.string(),
  temas: z.array(z.string()),
  nivel: z.enum(NIVELES),
  minutos: z.int(),
  /** Printable sheet of a tool; null for a reading, which has no PDF. */
  pdf: pdf.nullable(),
});
const referencia = z.object({ tipo: z.enum(TIPOS), url: z.string(), titulo: z.string() });
const parametros = z.object({ herramienta: z.string().max(80) });

const MAXIMO_DE_RELACIONADAS = 6;

/** A tool or reading in the API. Addresses are whole, so that an app can use them as they are. */
const enApi = (services: Services, medio: Herramienta["pdf"], origen: string): z.output<typeof pdf> => ({
  href: new URL(services.contenido.direccionDe(medio), origen).href,
  tipoMime: "application/pdf",
  bytes: medio.bytes,
});

function enResumen(services: Services, pieza: Pieza, origen: string) {
  const { tipo, uid, uidCms, url, titulo, resumen: deQueTrata, temas, nivel, minutos } = pieza;
  const suPdf = pieza.tipo === "herramienta" ? enApi(services, pieza.pdf, origen) : null;
  return { tipo, uid, uidCms, url, titulo, resumen: deQueTrata, temas, nivel, minutos, pdf: suPdf };
}

export const herramientas = [
  endpoint({
    metodo: "get",
    ruta: "/herramientas",
    resumen: "Las herramientas y lecturas publicadas, con los filtros de la página",
    clave: "public",
    conPersona: false,
    permisos: 200,
    consulta: z.object({
      tema: direccion.optional(),
      tipo: z.enum(TIPOS_DE_HERRAMIENTAS, "Ese tipo de herramienta no existe").optional(),
      orden: z.enum(CRITERIOS, "Ese orden no existe").optional(),
    }),
    respuesta: z.object({ herramientas: z.array(resumen) }),
    atender: async ({ services, origen, consulta }) => ({
      herramientas: (await services.contenido.herramientas.lista(consulta)).map((herramienta) =>
        enResumen(services, herramienta, origen),
      ),
    }),
  }),
  endpoint({
    metodo: "get",
    ruta: "/herramientas/{herramienta}",
    resumen: "Una herramienta o lectura: su texto en Markdown, y lo que va bien con ella",
    clave: "public",
    conPersona: false,
    permisos: 200,
    parametros,
    respuesta: resumen.extend({
      autor: z.object({ nombre: z.string(), presentacion: z.string() }),
      cuidado: z.string().nullable(),
      cuerpo: z.string(),
      relacionados: z.array(referencia),
    }),
    async atender({ services, origen, parametros: { herramienta: url } }) {
      const pieza = await services.contenido.herramientas.porUrl(url);
      if (!pieza) throw noExiste();
      const { autor, cuidado, cuerpo } = pieza;
      const relacionadas = relacionadasCon(
        pieza,
        await services.contenido.coleccion(),
        services.now(),
        MAXIMO_DE_RELACIONADAS,
      );
      return {
        ...enResumen(services, pieza, origen),
        autor: { nombre: autor.nombre, presentacion: autor.presentacion },
        cuidado,
        cuerpo,
        relacionados: relacionadas.map(({ tipo, url: urlRelacionada, titulo }) => ({
          tipo,
          url: urlRelacionada,
          titulo,
        })),
      };
    },
  }),
  endpoint({
    metodo: "post",
    ruta: "/herramientas/{herramienta}/descargas",
    resumen: "Anota que la persona se lleva el PDF: una vez al día, por más que se pida",
    clave: "private",
    conPersona: true,
    permisos: CON_TOKEN,
    parametros,
    respuesta: pdf.extend({ contada: z.boolean() }),
    async atender({ services, origen, portador: { idPersona }, parametros: { herramienta: url } }) {
      const resultado = await services.contenido.herramientas.descargar({ idPersona, url });
      if (!resultado.ok) throw noExiste();
      const { pdf: archivo, contada } = resultado.value;
      return { ...enApi(services, archivo, origen), contada };
    },
  }),
];
