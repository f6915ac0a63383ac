import { z } from "zod";
import { TIPOS, type Tipo } from "../../app/domain/contenido/contenido";
import {
  ficha,
  fichaDeVideo,
  guion,
  medios,
  pdf,
  portadaDeHoja,
  taller,
} from "../../app/domain/contenido/esquemas";
import { llamar, type Fetch } from "../platform/llamada";
import { leerEntrada, leerListas, nadaLeido, sinParar, type Fuente, type Leido } from "./fuente";
import { escribirCampo, type Lugar } from "./problemas";

export interface OpcionesDeCms {
  /** Base address of the content system, which answers at `/contenido` below it. */
  url: string;
  token: string;
  /**
   * Only hosts from which media of the content system are loaded: the headers of our site allow a browser to load from
   * these.
   */
  hosts: readonly string[];
}

/** Largest answer of the content system, in bytes: 32 MiB holds two hundred of the longest texts. */
const CONTENIDO_EN_BYTES = 32 * 1024 * 1024;

/**
 * Answer of a content system to `GET {url}/contenido` with `Authorization: Bearer {token}`:
 *
 *     { "temas": […], "autores": […], "sinonimos": […], "piezas": [{ "tipo": "lectura", "texto": "…", …front matter }],
 *       "talleres": [{ "texto": "…", …front matter }] }
 *
 * Themes, authors, synonyms and the fields of each piece are those of the files (`esquemas.ts`). `texto` is Markdown. A
 * video also has its `guion` and its `medios`, and a tool its `pdf` and, if it has one, its `portada`. Each `ruta` is a whole https address on one of the
 * hosts of `CMS_MEDIA_HOSTS`. Captions are loaded from these hosts too, so that they must allow it (CORS).
 */
const respuesta = z.object({
  temas: z.array(z.unknown()),
  autores: z.array(z.unknown()),
  /** Synonyms for the search; a content system without any omits them. */
  sinonimos: z.array(z.unknown()).optional(),
  piezas: z.array(z.looseObject({ tipo: z.enum(TIPOS) })),
  /** Live workshops; a content system without any omits them. */
  talleres: z.array(z.unknown()).optional(),
});

const deLectura = ficha.extend({ tipo: z.literal("lectura"), texto: z.string() });
const deTaller = taller.extend({ texto: z.string() });

/** Schemas of the content system's pieces by kind, with media from the allowed hosts only. */
function esquemasDe(hosts: readonly string[]) {
  const deHost = (ruta: string) =>
    ruta.startsWith("https://") && URL.canParse(ruta) && hosts.includes(new URL(ruta).host);
  const condicion = `es una dirección que empieza en https:// y es de ${hosts.join(" o de ")}`;
  const ruta = z.string().refine(deHost, condicion);
  return {
    lectura: deLectura,
    herramienta: ficha.extend({
      tipo: z.literal("herramienta"),
      texto: z.string(),
      pdf: pdf.extend({ ruta }),
      portada: portadaDeHoja.extend({ ruta }).optional(),
    }),
    video: fichaDeVideo.extend({
      tipo: z.literal("video"),
      texto: z.string(),
      guion,
      medios: medios.refine(
        (todos) => Object.values(todos).every(({ ruta }) => deHost(ruta)),
        `cada «ruta» ${condicion}`,
      ),
    }),
  };
}

/** Reads the content of a headless content system, through the same port as local files. */
export function fuentePorHttp(fetch: Fetch, { url, token, hosts }: OpcionesDeCms): Fuente {
  const esquemas = esquemasDe(hosts);
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
        maximoEnBytes: CONTENIDO_EN_BYTES,
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
      for (const [indice, pieza] of cuerpo.piezas.entries()) {
        if (typeof pieza.url === "string") leido.direcciones.add(`${pieza.tipo}/${pieza.url}`);
        await leerSinParar(en("piezas", indice), leido, (lugarDePieza) =>
          leerPieza(pieza, lugarDePieza, leido),
        );
      }
      for (const [indice, valor] of (cuerpo.talleres ?? []).entries())
        await leerSinParar(en("talleres", indice), leido, (lugarDeTaller) =>
          leerTaller(valor, lugarDeTaller, leido),
        );
      return leido;
    },
  };

  /** Reads one entry of the content system; an exception becomes a problem of that entry. */
  function leerSinParar(
    lugarDeEntrada: Lugar,
    leido: Leido,
    leer: (lugarDeEntrada: Lugar) => void,
  ): Promise<void> {
    const imprevisto = () => ({ ...lugarDeEntrada([]), mensaje: "no se puede leer" });
    return sinParar(leido, () => leer(lugarDeEntrada), imprevisto);
  }

  /** Place of a line in a text of the content system, counted from the start of that text. */
  function textoDe(valor: unknown, lugarDeEntrada: Lugar) {
    const { texto: cuerpo } = Object(valor) as { texto?: unknown };
    return { cuerpo, archivo: `${archivo}#${lugarDeEntrada(["texto"]).campo}`, desdeLinea: 0 };
  }

  function leerTaller(valor: unknown, lugar: Lugar, leido: Leido): void {
    const texto = textoDe(valor, lugar);
    const leida = leerEntrada(leido, { clase: "taller", valor, esquema: deTaller, lugar, texto });
    if (!leida) return;
    const { texto: cuerpo, ...escrito } = leida.ficha;
    leido.talleres.push({ taller: { ...escrito, cuerpo }, lugar, enlaces: leida.enlaces });
  }

  function leerPieza(valor: { tipo: Tipo }, lugar: Lugar, leido: Leido): void {
    const esquema: z.ZodType<z.output<(typeof esquemas)[Tipo]>> = esquemas[valor.tipo];
    const texto = textoDe(valor, lugar);
    const leida = leerEntrada(leido, { clase: valor.tipo, valor, esquema, lugar, texto });
    if (!leida) return;
    const { enlaces } = leida;
    const { texto: cuerpo, ...resto } = leida.ficha;
    if (resto.tipo !== "video")
      return void leido.piezas.push({ pieza: { ...resto, cuerpo }, lugar, enlaces });
    const { guion: escrito, ...ficha } = resto;
    const { duracion: duracionEnSegundos, pistas } = escrito;
    leido.piezas.push({ pieza: { ...ficha, cuerpo, duracionEnSegundos, pistas }, lugar, enlaces });
  }
}
