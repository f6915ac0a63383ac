import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { guion as esquema, manifiesto, type Guion } from "../../../app/domain/contenido/esquemas";
import { subtitulosDe } from "../../../app/domain/contenido/pistas";
import type { Imagen, Medio } from "../../../app/domain/contenido/contenido";
import { CARPETA_DE_VIDEOS } from "../../../server/contenido/archivos";
import { ContenidoConErrores, leerCon, type Problema } from "../../../server/contenido/problemas";
import { leerYaml } from "../../../server/contenido/yaml";
import { codificarAudio, codificarPortada, codificarVideo, MUESTRAS_POR_SEGUNDO } from "./codificar";
import { cuadroDe } from "./cuadro";
import { dibujar } from "./dibujar";
import { ESCENAS } from "./escenas";
import { huellaDeEntradas } from "./huella";
import { ALTO_PARA_COMPARTIR, ANCHO_PARA_COMPARTIR, archivosDeMarca, compartirVideo } from "./marca";
import { ALTO, ANCHO, CUADROS_POR_SEGUNDO, type Escena } from "./momento";
import { sonidoDe } from "./sonido";

const PORTADAS = { portadaChica: [360, 202], portada: [720, 404] } as const;

interface PorHacer {
  url: string;
  guion: Guion;
  escena: Escena;
  entradas: string;
}

/** Videos whose sources changed since their media files were made, or the named ones. */
export async function videosPorHacer(carpeta: string, pedidos: readonly string[]): Promise<PorHacer[]> {
  const raiz = path.join(carpeta, CARPETA_DE_VIDEOS);
  const porHacer: PorHacer[] = [];
  for (const url of (await readdir(raiz)).sort()) {
    if (pedidos.length > 0 && !pedidos.includes(url)) continue;
    const guion = await leerGuion(raiz, url);
    const escena = ESCENAS[guion.escena];
    if (!escena) throw new Error(`${url}: no hay una escena «${guion.escena}».`);
    revisarAcciones(url, guion, escena);
    const entradas = huellaDeEntradas(guion, escena);
    if (pedidos.length === 0 && (await entradasDe(path.join(raiz, url))) === entradas) continue;
    porHacer.push({ url, guion, escena, entradas });
  }
  return porHacer;
}

export async function hacerMedios(carpeta: string, porHacer: readonly PorHacer[]): Promise<void> {
  for (const video of porHacer) {
    console.log(`${video.url}: dibujando…`);
    await hacerUno(path.join(carpeta, CARPETA_DE_VIDEOS), video);
  }
}

/** Draws the icons of the site and the preview pictures of links. A file is written only when it changed. */
export async function dibujarMarca(publico: string, carpeta: string): Promise<void> {
  for (const [nombre, bytes] of Object.entries(archivosDeMarca())) {
    await escribirSiCambia(path.join(publico, nombre), bytes);
  }
  const raiz = path.join(carpeta, CARPETA_DE_VIDEOS);
  for (const url of (await readdir(raiz)).sort()) {
    const bytes = compartirVideo(await leerGuion(raiz, url));
    await escribirSiCambia(path.join(raiz, url, "compartir.png"), bytes);
    const lugar = path.join(raiz, url, "medios.json");
    const manifiestoActual = manifiesto.parse(JSON.parse(await readFile(lugar, "utf8")));
    const compartir: Imagen = {
      ruta: `${CARPETA_DE_VIDEOS}/${url}/compartir.png`,
      tipoMime: "image/png",
      bytes: bytes.length,
      huella: createHash("sha256").update(bytes).digest("hex"),
      ancho: ANCHO_PARA_COMPARTIR,
      alto: ALTO_PARA_COMPARTIR,
    };
    const entero = { ...manifiestoActual, medios: { ...manifiestoActual.medios, compartir } };
    await escribirSiCambia(lugar, Buffer.from(`${JSON.stringify(entero, null, 2)}\n`));
  }
}

async function escribirSiCambia(archivo: string, bytes: Buffer): Promise<void> {
  const antes = await readFile(archivo).catch(() => null);
  if (antes?.equals(bytes)) return;
  await writeFile(archivo, bytes);
  console.log(`${archivo}: ${bytes.length} bytes`);
}

async function leerGuion(raiz: string, url: string): Promise<Guion> {
  const problemas: Problema[] = [];
  const archivo = path.join(url, "cues.yaml");
  const yaml = leerYaml(await readFile(path.join(raiz, archivo), "utf8"), archivo, 0, problemas);
  const guion = yaml && leerCon(esquema, yaml.valor, yaml.lugar, problemas);
  if (!guion) throw new ContenidoConErrores(problemas);
  return guion;
}

function revisarAcciones(url: string, { pistas }: Guion, { acciones }: Escena): void {
  for (const { accion } of pistas) {
    if (accion === undefined || acciones.includes(accion)) continue;
    throw new Error(`${url}: la escena no sabe «${accion}». Sabe: ${acciones.join(", ")}.`);
  }
}

async function entradasDe(carpeta: string): Promise<string | null> {
  const texto = await readFile(path.join(carpeta, "medios.json"), "utf8").catch(() => null);
  const leido = texto === null ? null : manifiesto.safeParse(JSON.parse(texto));
  return leido?.success ? leido.data.entradas : null;
}

async function hacerUno(raiz: string, { url, guion, escena, entradas }: PorHacer): Promise<void> {
  const lugar = path.join(raiz, url);
  // Media files are made on the same disk and moved at the end, so that nobody reads half a video.
  const taller = await mkdtemp(path.join(raiz, ".taller-"));
  const en = (nombre: string) => path.join(taller, nombre);
  try {
    await codificarAudio(sonidoDe(guion, MUESTRAS_POR_SEGUNDO), en("audio.m4a"));
    await codificarVideo(cuadrosDe(guion, escena), en("audio.m4a"), en("video-480p.mp4"));
    const portada = dibujar(cuadroDe(guion, escena, escena.portada, false));
    for (const [ancho, alto] of Object.values(PORTADAS)) {
      await codificarPortada(portada, ancho, alto, en(`portada-${ancho}.avif`));
    }
    await writeFile(en("subtitulos.vtt"), subtitulosDe(guion.pistas));
    const nombres = await readdir(taller);
    for (const nombre of nombres) await rename(en(nombre), path.join(lugar, nombre));
  } finally {
    await rm(taller, { recursive: true, force: true });
  }
  const medio = async (nombre: string, tipoMime: string): Promise<Medio> => {
    const huella = createHash("sha256")
      .update(await readFile(path.join(lugar, nombre)))
      .digest("hex");
    const { size } = await stat(path.join(lugar, nombre));
    return { ruta: `${CARPETA_DE_VIDEOS}/${url}/${nombre}`, tipoMime, bytes: size, huella };
  };
  const portada = async ([ancho, alto]: readonly [number, number]): Promise<Imagen> => ({
    ...(await medio(`portada-${ancho}.avif`, "image/avif")),
    ancho,
    alto,
  });
  const medios = {
    video: { ...(await medio("video-480p.mp4", "video/mp4")), ancho: ANCHO, alto: ALTO },
    soloAudio: await medio("audio.m4a", "audio/mp4"),
    subtitulos: await medio("subtitulos.vtt", "text/vtt"),
    portadaChica: await portada(PORTADAS.portadaChica),
    portada: await portada(PORTADAS.portada),
  };
  await writeFile(path.join(lugar, "medios.json"), `${JSON.stringify({ entradas, medios }, null, 2)}\n`);
  console.log(
    `${url}: ${Object.values(medios)
      .map(({ bytes }) => bytes)
      .join(" + ")} bytes`,
  );
}

function* cuadrosDe(guion: Guion, escena: Escena): Generator<Uint8Array> {
  for (let cuadro = 0; cuadro < guion.duracion * CUADROS_POR_SEGUNDO; cuadro++) {
    yield dibujar(cuadroDe(guion, escena, cuadro / CUADROS_POR_SEGUNDO));
  }
}
