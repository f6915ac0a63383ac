import { z } from "zod";
import { TIPOS, type Tipo } from "../../app/domain/contenido/contenido";
import { ficha, guion, medios, pdf } from "../../app/domain/contenido/esquemas";
import { llamar, type Fetch } from "../platform/llamada";
import { leerListas, nadaLeido, type Fuente, type Leido, type PiezaLeida } from "./fuente";
import { revisarMarkdown } from "./markdown";
import { escribirCampo, leerCon, type Lugar } from "./problemas";

export interface OpcionesDeCms {
  /** Below which it answers: `/contenido`. */
  url: string;
  token: string;
}

/**
 * The shape that a content system answers with at `GET {url}/contenido`, asked with `Authorization: Bearer {token}`:
 *
 *     { "temas": […], "autores": […], "sinonimos": […], "piezas": [{ "tipo": "lectura", "texto": "…", …front matter }] }
 *
 * Themes, authors, synonyms and the fields of each piece are those of the files (`esquemas.ts`), `texto` is its Markdown, and
 * a video also has its `guion` and its `medios`, and a tool its `pdf`; their `ruta` is a whole address over https.
 */
const respuesta = z.object({
  temas: z.array(z.unknown()),
  autores: z.array(z.unknown()),
  /** What people write in the search; a system that knows none leaves it out. */
  sinonimos: z.array(z.unknown()).optional(),
  piezas: z.array(z.looseObject({ tipo: z.enum(TIPOS) })),
});

const deLectura = ficha.extend({ tipo: z.literal("lectura"), texto: z.string() });
const enHttps = z.string().startsWith("https://", "es una dirección que empieza en https://");
const deHerramienta = ficha.extend({
  tipo: z.literal("herramienta"),
  texto: z.string(),
  pdf: pdf.extend({ ruta: enHttps }),
});
const deVideo = ficha.extend({
  tipo: z.literal("video"),
  texto: z.string(),
  guion,
  medios: medios.refine(
    (todos) => Object.values(todos).every(({ ruta }) => enHttps.safeParse(ruta).success),
    "cada «ruta» es una dirección que empieza en https://",
  ),
});

/** The content of a headless content system, behind the same port as our own files. */
export function fuentePorHttp(fetch: Fetch, { url, token }: OpcionesDeCms): Fuente {
  const archivo = `${url.replace(/\/$/, "")}/contenido`;
  const lugar: Lugar = (campo) => ({ archivo, linea: null, campo: escribirCampo(campo) });
  const en =
    (...antes: PropertyKey[]): Lugar =>
    (campo) =>
      lugar([...antes, ...campo]);

  return {
    async leer() {
      const cuerpo = await llamar(fetch, {
        metodo: "GET",
        url: archivo,
        cabeceras: { authorization: `Bearer ${token}` },
        respuesta,
      });
      const leido = nadaLeido();
      leerListas(
        {
          temas: { valor: cuerpo.temas, lugar: en("temas") },
          autores: { valor: cuerpo.autores, lugar: en("autores") },
          sinonimos: cuerpo.sinonimos ? { valor: cuerpo.sinonimos, lugar: en("sinonimos") } : null,
        },
        leido,
      );
      cuerpo.piezas.forEach((pieza, indice) => {
        if (typeof pieza.url === "string") leido.direcciones.add(`${pieza.tipo}/${pieza.url}`);
        const leida = leerPieza(pieza, en("piezas", indice), leido);
        if (leida) leido.piezas.push(leida);
      });
      return leido;
    },
  };

  function leerPieza(pieza: { tipo: Tipo }, suyo: Lugar, { problemas }: Leido): PiezaLeida | null {
    const deSuTipo = { video: deVideo, herramienta: deHerramienta, lectura: deLectura }[pieza.tipo];
    const leida = leerCon(deSuTipo, pieza, suyo, problemas);
    if (!leida) return null;
    const { texto: cuerpo, ...resto } = leida;
    // The lines that the text has are those of its own.
    const enlaces = revisarMarkdown(cuerpo, `${archivo}#${suyo(["texto"]).campo}`, 0, problemas);
    if (resto.tipo !== "video") return { pieza: { ...resto, cuerpo }, lugar: suyo, enlaces };
    const { guion: escrito, ...ficha } = resto;
    const { duracion: duracionEnSegundos, pistas } = escrito;
    return { pieza: { ...ficha, cuerpo, duracionEnSegundos, pistas }, lugar: suyo, enlaces };
  }
}
