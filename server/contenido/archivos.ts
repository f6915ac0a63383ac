import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import type { z } from "zod";
import type { Medio, Medios, Tipo } from "../../app/domain/contenido/contenido";
import {
  ficha as deFicha,
  fichaDeVideo,
  guion,
  hoja,
  manifiesto,
  taller as deTaller,
} from "../../app/domain/contenido/esquemas";
import {
  anotarAMedias,
  leerEntrada,
  leerListas,
  nadaLeido,
  sinParar,
  type Fuente,
  type Leido,
  type PiezaLeida,
} from "./fuente";
import { enlacesDeDatos } from "./enlacesDeDatos";
import { archivosDeHoja, problemaDeHoja } from "./hojas";
import { leerTexto } from "./leerTexto";
import { revisarMarkdown } from "./markdown";
import { comienzaComo } from "./primerosBytes";
import { leerCon, problemaImprevisto, type Lugar, type Problema } from "./problemas";
import { leerYaml, type YamlLeido } from "./yaml";

const CARPETAS: Record<Exclude<Tipo, "video">, string> = {
  herramienta: "herramientas",
  lectura: "lecturas",
};
export const CARPETA_DE_VIDEOS = "videos";
const CARPETA_DE_TALLERES = "talleres";
const CARPETA_DE_RUTAS = "rutas";

/**
 * Reads the content from files: Markdown with fields at the head, and the media files beside it. With `porImprimir`,
 * tools are read without their sheets, which are about to be made.
 */
export function fuenteDeArchivos(carpeta: string, { porImprimir = false } = {}): Fuente {
  return {
    carpeta,
    async leer() {
      const leido = nadaLeido();
      const { problemas } = leido;
      const [temas, autores, sinonimos] = [
        await leerYamlDe("temas.yaml", leido),
        await leerYamlDe("autores.yaml", leido),
        await leerYamlDe("sinonimos.yaml", leido),
      ];
      leerListas({ temas, autores, sinonimos }, leido);
      for (const nombre of await listar(CARPETA_DE_VIDEOS, leido))
        await leerSinParar(`${CARPETA_DE_VIDEOS}/${nombre}`, leido, () => leerVideo(nombre, leido));
      for (const tipo of ["herramienta", "lectura"] as const) {
        const nombres = await listar(CARPETAS[tipo], leido);
        for (const nombre of nombres) {
          const archivo = `${CARPETAS[tipo]}/${nombre}`;
          if (!nombre.endsWith(".md")) {
            const nombreDelTexto = nombre.replace(/\.(pdf|avif|json)$/, ".md");
            if (tipo === "herramienta" && nombreDelTexto !== nombre && nombres.includes(nombreDelTexto))
              continue;
            const mensaje =
              tipo === "herramienta"
                ? "aquí van solo archivos .md, cada uno con su .pdf, su .avif y su .json"
                : "aquí van solo archivos .md";
            problemas.push({ archivo, linea: null, campo: "", mensaje });
            continue;
          }
          await leerSinParar(archivo, leido, () => leerPieza(tipo, nombre.slice(0, -3), leido));
        }
      }
      for (const nombre of await listar(CARPETA_DE_TALLERES, leido))
        await leerSinParar(`${CARPETA_DE_TALLERES}/${nombre}`, leido, () => leerTaller(nombre, leido));
      // The context of routes reads the routes. Here only their addresses are needed, because texts may link to them.
      const deRutas = await readdir(path.join(carpeta, CARPETA_DE_RUTAS)).catch(() => []);
      for (const nombre of deRutas)
        if (nombre.endsWith(".yaml")) leido.direcciones.add(`ruta/${nombre.slice(0, -5)}`);
      return leido;
    },
  };

  async function listar(nombre: string, { problemas }: Leido): Promise<string[]> {
    const archivos = await readdir(path.join(carpeta, nombre)).catch(() => {
      problemas.push({ archivo: nombre, linea: null, campo: "", mensaje: "falta esta carpeta" });
      return [];
    });
    return archivos.filter((archivo) => !archivo.startsWith(".")).sort();
  }

  /** Reads a YAML file of the content. JSON is YAML too, so its values also have line numbers (YAML 1.2). */
  async function leerYamlDe(archivo: string, leido: Leido): Promise<YamlLeido | null> {
    const texto = await leerTexto(carpeta, archivo, leido.problemas);
    return texto === null ? null : leerYaml(texto, archivo, 0, leido.problemas);
  }

  async function leerFicha<E extends { url: string }>(
    archivo: string,
    { clase, nombre, esquema }: { clase: Tipo | "taller"; nombre: string; esquema: z.ZodType<E> },
    leido: Leido,
  ) {
    const { problemas } = leido;
    const texto = await leerTexto(carpeta, archivo, leido.problemas);
    if (texto === null) return null;
    const partes = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(texto);
    if (!partes) {
      const mensaje = "empieza con los datos entre dos renglones de tres guiones (---)";
      problemas.push({ archivo, linea: 1, campo: "", mensaje });
      return null;
    }
    const [, datos = "", cuerpo = ""] = partes;
    const yaml = leerYaml(datos, archivo, 1, problemas);
    const desdeLinea = datos.split("\n").length + 1;
    if (!yaml) {
      revisarMarkdown(cuerpo, archivo, desdeLinea, problemas);
      return null;
    }
    const leida = leerEntrada(leido, { ...yaml, clase, esquema, texto: { cuerpo, archivo, desdeLinea } });
    if (!leida) return null;
    if (leida.ficha.url !== nombre) {
      problemas.push({ ...yaml.lugar(["url"]), mensaje: `no es el nombre del archivo («${nombre}»)` });
    }
    return { ...leida, cuerpo: cuerpo.trim() };
  }

  async function leerPieza(tipo: Exclude<Tipo, "video">, url: string, leido: Leido): Promise<void> {
    leido.direcciones.add(`${tipo}/${url}`);
    const archivo = `${CARPETAS[tipo]}/${url}.md`;
    const leida = await leerFicha(archivo, { clase: tipo, nombre: url, esquema: deFicha }, leido);
    if (!leida) return;
    const { ficha, ...resto } = leida;
    const texto = { ...ficha, cuerpo: leida.cuerpo };
    if (tipo === "lectura") return void leido.piezas.push({ ...resto, pieza: { ...texto, tipo } });
    const impresa = await leerHoja(texto, leido);
    if (impresa) leido.piezas.push({ ...resto, pieza: { ...texto, tipo, ...impresa } });
    else anotarAMedias(leido, leida);
  }

  async function leerVideo(nombre: string, leido: Leido): Promise<void> {
    const { problemas } = leido;
    leido.direcciones.add(`video/${nombre}`);
    const lugarDelVideo = `${CARPETA_DE_VIDEOS}/${nombre}`;
    const leida = await leerFicha(
      `${lugarDelVideo}/index.md`,
      { clase: "video", nombre, esquema: fichaDeVideo },
      leido,
    );
    const escrito = await leerYamlCon(`${lugarDelVideo}/cues.yaml`, guion, leido);
    const manifiestoLeido = await leerYamlCon(`${lugarDelVideo}/medios.json`, manifiesto, leido);
    if (escrito) revisarFinal(escrito.valor.duracion, escrito.valor.pistas, escrito.lugar, problemas);
    if (manifiestoLeido)
      await revisarMedios(manifiestoLeido.valor.medios, ["medios"], manifiestoLeido.lugar, leido);
    if (!leida) return;
    if (!escrito || !manifiestoLeido) return void anotarAMedias(leido, leida);
    const { duracion, pistas } = escrito.valor;
    const minutos = Math.ceil(duracion / 60);
    if (leida.ficha.minutos !== minutos) {
      problemas.push({
        ...leida.lugar(["minutos"]),
        mensaje: `cues.yaml dura ${duracion} segundos: son ${minutos}`,
      });
    }
    const { ficha, ...resto } = leida;
    const delGuion = enlacesDeDatos(escrito.valor, escrito.lugar);
    if (delGuion.length > 0) anotarAMedias(leido, { valor: null, lugar: escrito.lugar, enlaces: delGuion });
    const pieza: PiezaLeida["pieza"] = {
      ...ficha,
      tipo: "video",
      cuerpo: leida.cuerpo,
      duracionEnSegundos: duracion,
      pistas,
      medios: manifiestoLeido.valor.medios,
    };
    leido.piezas.push({ ...resto, pieza });
  }

  async function leerTaller(nombre: string, leido: Leido): Promise<void> {
    const archivo = `${CARPETA_DE_TALLERES}/${nombre}`;
    if (!nombre.endsWith(".md")) {
      leido.problemas.push({ archivo, linea: null, campo: "", mensaje: "aquí van solo archivos .md" });
      return;
    }
    leido.direcciones.add(`taller/${nombre.slice(0, -3)}`);
    const leida = await leerFicha(
      archivo,
      { clase: "taller", nombre: nombre.slice(0, -3), esquema: deTaller },
      leido,
    );
    if (!leida) return;
    const { ficha: escrito, cuerpo, ...resto } = leida;
    leido.talleres.push({ ...resto, taller: { ...escrito, cuerpo } });
  }

  async function leerHoja(texto: Parameters<typeof problemaDeHoja>[0] & { url: string }, leido: Leido) {
    const archivos = archivosDeHoja(texto.url);
    if (porImprimir)
      return { pdf: { ruta: archivos.pdf, tipoMime: "application/pdf", bytes: 1, huella: "" } };
    const leida = await leerYamlCon(archivos.manifiesto, hoja, leido);
    if (!leida) return null;
    const { pdf, portada } = leida.valor;
    const encontrado = await stat(path.join(carpeta, pdf.ruta)).catch(() => null);
    const esPdf = await comienzaComo(path.join(carpeta, pdf.ruta), pdf.tipoMime);
    const problema =
      problemaDeHoja(texto, leida.valor, encontrado?.size ?? null) ??
      (esPdf ? null : { campo: ["pdf", "ruta"], mensaje: "ese archivo no es un PDF" });
    if (problema) leido.problemas.push({ ...leida.lugar(problema.campo), mensaje: problema.mensaje });
    if (problema) return null;
    await revisarMedios({ portada }, [], leida.lugar, leido);
    return { pdf, portada };
  }

  async function leerYamlCon<S extends z.ZodType>(archivo: string, esquema: S, leido: Leido) {
    const yaml = await leerYamlDe(archivo, leido);
    const valor = yaml ? leerCon(esquema, yaml.valor, yaml.lugar, leido.problemas) : undefined;
    return yaml && valor !== undefined ? { valor, lugar: yaml.lugar } : null;
  }

  /** Checks that media files exist, with the stated kind and length; their digests are checked in tests. */
  async function revisarMedios(
    medios: Medios | { portada: Medio },
    campo: readonly string[],
    lugar: Lugar,
    { problemas }: Leido,
  ) {
    for (const [nombre, { ruta, bytes, tipoMime }] of Object.entries<Medio>({ ...medios })) {
      const encontrado = await stat(path.join(carpeta, ruta)).catch(() => null);
      const falla = !encontrado
        ? "falta ese archivo"
        : encontrado.size !== bytes
          ? "ese archivo mide otra cosa"
          : !(await comienzaComo(path.join(carpeta, ruta), tipoMime)) && `ese archivo no es ${tipoMime}`;
      if (falla)
        problemas.push({
          ...lugar([...campo, nombre, "ruta"]),
          mensaje: `${falla}: vuelve a hacer los medios`,
        });
    }
  }
}

/** Reads one file of the content; an exception becomes a problem of that file. */
const leerSinParar = (archivo: string, leido: Leido, leer: () => Promise<void>) =>
  sinParar(leido, leer, (error) => problemaImprevisto(error, archivo));

function revisarFinal(
  duracion: number,
  pistas: readonly { a: number }[],
  lugar: Lugar,
  problemas: Problema[],
) {
  const ultima = pistas.length - 1;
  if (pistas[ultima]!.a > duracion) {
    problemas.push({ ...lugar(["pistas", ultima, "a"]), mensaje: "termina después que el video" });
  }
}
