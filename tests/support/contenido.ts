import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll } from "vitest";
import { huellaDelTexto } from "../../server/contenido/hojas";
import { FORMULARIO_DE_PRUEBA } from "./cuestionarios";

const sha256 = (texto: string) => createHash("sha256").update(texto).digest("hex");
/** Media files of test content, each with the first bytes of its kind. */
const ARCHIVOS = {
  video: ["video-480p.mp4", "video/mp4", "\0\0\0\x20ftypisom"],
  soloAudio: ["audio.m4a", "audio/mp4", "\0\0\0\x1cftypM4A "],
  subtitulos: ["subtitulos.vtt", "text/vtt", "WEBVTT\n"],
  portadaChica: ["portada-360.avif", "image/avif", "\0\0\0\x20ftypavif"],
  portada: ["portada-720.avif", "image/avif", "\0\0\0\x20ftypavif"],
} as const;
const PDF = "%PDF-";
const AVIF = "\0\0\0\x20ftypavif";

export const FICHA_DE_LECTURA = `---
uidCms: lec-1
uid: leer-el-mar
url: leer-el-mar
titulo: Leer el mar
resumen: Una lectura de prueba.
temas: [calma]
nivel: inicial
minutos: 3
autor: equipo
publicado: 2026-11-01 08:00
relacionados:
  - video/mirar-el-mar
  - herramienta/hoja-de-mar
---

## Primero

Un párrafo con **fuerza** y un enlace a [la hoja](/herramienta/hoja-de-mar).

- un punto
- otro punto
`;

export const FICHA_DE_TALLER = `---
uidCms: tal-1
uid: dibujar-el-mar
url: dibujar-el-mar
titulo: Dibujar el mar
resumen: Un taller de prueba.
clase: taller
temas: [calma]
nivel: inicial
minutos: 45
cupos: 30
autor: equipo
llevar: [Papel]
publicado: 2026-11-01 08:00
empieza: 2026-11-03 19:00
regla: FREQ=WEEKLY;BYDAY=TU
sin: [2026-12-08]
cambios:
  - fecha: 2026-12-15
    aviso: Esta vez es el miércoles.
    empieza: 2026-12-16 18:00
sala: { clip: mirar-el-mar }
---

Dibujamos juntos, con [la hoja](/herramienta/hoja-de-mar).
`;

export const LOGRO_DE_PRUEBA = `uid: tres-dias
orden: 1
titulo: Tres días
razon: Tres días seguidos con algo.
como: Haz algo tres días seguidos.
regla: { clase: dias-seguidos, dias: 3 }
`;

/** A route of the test content, with one step of each kind. */
export const RUTA_DE_PRUEBA = `uidCms: rut-1
uid: ruta-de-mar
url: ruta-de-mar
titulo: Ruta de mar
resumen: Una ruta de prueba con un paso de cada clase, para probarla entera.
porque: Porque es de prueba.
temas: [calma]
nivel: inicial
publicado: 2026-11-01 08:00
pasos:
  - { id: mirar, clase: video, url: mirar-el-mar }
  - { id: llenar, clase: herramienta, url: hoja-de-mar }
  - { id: leer, clase: lectura, url: leer-el-mar, nota: Sin apuro. }
  - { id: dibujar, clase: taller, url: dibujar-el-mar }
  - id: responder
    clase: pregunta
    titulo: ¿Qué ves?
    minutos: 1
    pregunta: ¿De qué color es el mar?
    opciones:
      - { id: azul, texto: Azul, respuesta: Como el cielo. }
      - { id: verde, texto: Verde, respuesta: Como las algas. }
  - { id: medir, clase: test, titulo: Cómo estás, minutos: 2 }
  - { id: conversar, clase: sesion, titulo: Conversar, especialidad: psicologia, minutos: 50 }
`;

const FICHA_DE_HERRAMIENTA = FICHA_DE_LECTURA.replaceAll("leer-el-mar", "hoja-de-mar")
  .replace("lec-1", "her-1")
  .replace("Leer el mar", "Hoja de mar")
  .replace("  - herramienta/hoja-de-mar\n", "")
  .replace("(/herramienta/hoja-de-mar)", "(/bienestar-play/mirar-el-mar)");

const FICHA_DE_VIDEO = FICHA_DE_HERRAMIENTA.replaceAll("hoja-de-mar", "mirar-el-mar")
  .replace("her-1", "vid-1")
  .replace("Hoja de mar", "Mirar el mar")
  .replace("minutos: 3", "minutos: 2")
  .replace("  - video/mirar-el-mar\n", "  - lectura/leer-el-mar\n");

const GUION = `escena: respirar-con-el-mar
duracion: 70
pistas:
  - { de: 0, a: 5, sonido: Olas suaves, texto: "Mira el mar." }
  - { de: 5, a: 10, texto: "Respira." }
  - { de: 12, a: 18, texto: "Ya está." }
`;

/** Facts about the printable sheet of the test's tool, made from its text. */
const HOJA = {
  texto: huellaDelTexto({
    titulo: "Hoja de mar",
    resumen: "Una lectura de prueba.",
    temas: ["calma"],
    nivel: "inicial",
    minutos: 3,
    cuerpo: FICHA_DE_HERRAMIENTA.split("---\n")[2]!.trim(),
  }),
  original: sha256("original"),
  sitio: null,
  pdf: {
    ruta: "herramientas/hoja-de-mar.pdf",
    tipoMime: "application/pdf",
    bytes: PDF.length,
    huella: sha256(PDF),
  },
  portada: {
    ruta: "herramientas/hoja-de-mar.avif",
    tipoMime: "image/avif",
    bytes: AVIF.length,
    huella: sha256(AVIF),
    ancho: 540,
    alto: 304,
  },
};

/** Makes a folder of content with one piece of each kind and no error, into which a test puts errors. */
export function carpetaDeContenido() {
  const carpeta = mkdtempSync(path.join(tmpdir(), "bienestar-contenido-"));
  afterAll(() => rmSync(carpeta, { recursive: true, force: true }));
  const escribir = (archivo: string, texto: string | Uint8Array) => {
    mkdirSync(path.dirname(path.join(carpeta, archivo)), { recursive: true });
    writeFileSync(path.join(carpeta, archivo), texto);
  };
  const medios = Object.fromEntries(
    Object.entries(ARCHIVOS).map(([nombre, [archivo, tipoMime, texto]]) => {
      const ruta = `videos/mirar-el-mar/${archivo}`;
      escribir(ruta, texto);
      const tamano = nombre === "video" || nombre.startsWith("portada") ? { ancho: 854, alto: 480 } : {};
      return [nombre, { ruta, tipoMime, bytes: texto.length, huella: sha256(texto), ...tamano }];
    }),
  );
  escribir(
    "temas.yaml",
    "- uidCms: tema-calma\n  uid: calma\n  url: calma\n  nombre: Calma\n  resumen: Calma.\n  color: psicologia\n  eligen: [Ansiedad]\n",
  );
  escribir("sinonimos.yaml", "- escriben: [playa, costa]\n  busca: [mar]\n");
  escribir("autores.yaml", "- uid: equipo\n  nombre: El equipo\n  presentacion: Escribimos.\n");
  escribir("videos/mirar-el-mar/index.md", FICHA_DE_VIDEO);
  escribir("videos/mirar-el-mar/cues.yaml", GUION);
  escribir("videos/mirar-el-mar/medios.json", JSON.stringify({ entradas: sha256(""), medios }, null, 2));
  escribir("herramientas/hoja-de-mar.md", FICHA_DE_HERRAMIENTA);
  escribir("herramientas/hoja-de-mar.pdf", PDF);
  escribir("herramientas/hoja-de-mar.avif", AVIF);
  escribir("herramientas/hoja-de-mar.json", JSON.stringify(HOJA, null, 2));
  escribir("lecturas/leer-el-mar.md", FICHA_DE_LECTURA);
  escribir("talleres/dibujar-el-mar.md", FICHA_DE_TALLER);
  escribir("cuestionarios/prueba.yaml", FORMULARIO_DE_PRUEBA);
  const delPrograma = "salud-mental/programa-salud-mental.yaml";
  escribir(delPrograma, readFileSync(`app/content/${delPrograma}`));
  escribir("rutas/ruta-de-mar.yaml", RUTA_DE_PRUEBA);
  escribir("logros/tres-dias.yaml", LOGRO_DE_PRUEBA);
  for (const regla of ["ir-en-vivo", "ver-un-video"])
    escribir(`monedas/${regla}.yaml`, readFileSync(`app/content/monedas/${regla}.yaml`));
  const causa = "causas/demostracion.yaml";
  escribir(causa, readFileSync(`app/content/${causa}`));
  escribir("campanias/respiro-diario.yaml", readFileSync("app/content/campanias/respiro-diario.yaml"));
  escribir("rondas/del-mes.yaml", readFileSync("app/content/rondas/del-mes.yaml"));
  const comunidad = readFileSync("app/content/comunidades/dormir-mejor.yaml", "utf8");
  escribir("comunidades/dormir-mejor.yaml", comunidad.replace("tema: sueno", "tema: calma"));
  return {
    carpeta,
    escribir,
    leer: (archivo: string) => readFileSync(path.join(carpeta, archivo), "utf8"),
    borrar: (archivo: string) => rmSync(path.join(carpeta, archivo)),
  };
}
