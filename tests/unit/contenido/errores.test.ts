import { rmSync } from "node:fs";
import { expect, it } from "vitest";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { makeContenidos } from "../../../server/contenido/contenidos";
import { ContenidoConErrores, enLineas, enUnaLinea } from "../../../server/contenido/problemas";
import { revisar } from "../../../server/contenido/revisar";
import { DE_CUESTIONARIOS, leerFormularios } from "../../../server/cuestionarios/escritos";
import { leerLogros } from "../../../server/historial/escritos";
import { leerRutas } from "../../../server/rutas/escritas";
import { carpetaDeContenido } from "../../support/contenido";

const SINONIMOS = "sinonimos.yaml";
const LECTURA = "lecturas/leer-el-mar.md";
const VIDEO = "videos/mirar-el-mar/index.md";
const GUION = "videos/mirar-el-mar/cues.yaml";
const TALLER = "talleres/dibujar-el-mar.md";
const HERRAMIENTA = "herramientas/hoja-de-mar.md";
const HOJA = "herramientas/hoja-de-mar.json";
const FORMULARIO = "cuestionarios/prueba.yaml";
const MEDIOS = "videos/mirar-el-mar/medios.json";

/** Errors that the test puts into a content file: the text, its replacement, and the message that an editor gets. */
const PLANTADOS: [archivo: string, que: string | RegExp, por: string, problema: string][] = [
  [SINONIMOS, "[mar]", "[mar, el mar]", `${SINONIMOS}:2: [0].busca[1]: es una sola palabra`],
  [SINONIMOS, "[playa, costa]", "[]", `${SINONIMOS}:1: [0].escriben: lleva al menos 1`],
  [
    SINONIMOS,
    "busca: [mar]\n",
    "busca: [mar]\n  muestra: 1\n",
    `${SINONIMOS}:3: [0].muestra: no existe ese campo`,
  ],
  [TALLER, "minutos: 45", "minutos: 44", `${TALLER}:10: minutos: los minutos van de 5 en 5`],
  [TALLER, "cupos: 30", "cupos: 30\nprecio: 25.555", `${TALLER}:12: precio: lleva a lo más dos decimales`],
  [TALLER, "cupos: 30", "cupos: 30\nprecio: 0.5", `${TALLER}:12: precio: es 0, o al menos 1 sol`],
  [
    TALLER,
    "FREQ=WEEKLY;BYDAY=TU",
    "cada martes",
    `${TALLER}:16: regla: es una regla de días como FREQ=WEEKLY;BYDAY=TU o FREQ=MONTHLY;BYDAY=1SA`,
  ],
  [
    TALLER,
    "FREQ=WEEKLY;BYDAY=TU",
    "FREQ=DAILY;BYHOUR=9",
    `${TALLER}:16: regla: es una regla de días como FREQ=WEEKLY;BYDAY=TU o FREQ=MONTHLY;BYDAY=1SA`,
  ],
  // A day has no first Monday, so a search for one would never end.
  [
    TALLER,
    "FREQ=WEEKLY;BYDAY=TU",
    "FREQ=DAILY;BYDAY=1MO",
    `${TALLER}:16: regla: es una regla de días como FREQ=WEEKLY;BYDAY=TU o FREQ=MONTHLY;BYDAY=1SA`,
  ],
  [TALLER, "BYDAY=TU", "BYDAY=WE", `${TALLER}:15: empieza: la regla no cae en el primer día`],
  [TALLER, "[2026-12-08]", "[2026-12-09]", `${TALLER}:17: sin[0]: ese día no le toca`],
  [TALLER, "[2026-12-08]", "[2026-13-08]", `${TALLER}:17: sin[0]: es un día como 2026-12-08`],
  [TALLER, "fecha: 2026-12-15", "fecha: 2026-12-14", `${TALLER}:19: cambios[0].fecha: ese día no le toca`],
  [TALLER, "fecha: 2026-12-15", "fecha: 2026-12-08", `${TALLER}:19: cambios[0].fecha: ese día está en «sin»`],
  [
    TALLER,
    "2026-12-16 18:00",
    "2026-12-22 18:00",
    `${TALLER}:21: cambios[0].empieza: ese día ya le toca otra fecha`,
  ],
  [TALLER, "[2026-12-08]", "[2996-12-04]", `${TALLER}:17: sin[0]: ese día está a más de 10 años del primero`],
  [
    TALLER,
    "2026-12-16 18:00",
    "2029-12-16 18:00",
    `${TALLER}:21: cambios[0].empieza: una fecha se mueve a lo más 60 días`,
  ],
  [
    TALLER,
    "clip: mirar-el-mar",
    "clip: mirar-el-lago",
    `${TALLER}:22: sala.clip: el video «mirar-el-lago» no existe`,
  ],
  [
    TALLER,
    "clip: mirar-el-mar",
    "incrustado: https://videos.example/1",
    `${TALLER}:22: sala.incrustado: es la dirección de un video de YouTube o de Vimeo, o de una sala de Jitsi`,
  ],
  [
    TALLER,
    "clip: mirar-el-mar",
    "enlace: http://sala.example",
    `${TALLER}:22: sala.enlace: es una dirección https://`,
  ],
  [
    TALLER,
    "clip: mirar-el-mar",
    "clip: mirar-el-mar, enlace: https://sala.example",
    `${TALLER}:22: sala: lleva uno de los tres: enlace, incrustado o clip`,
  ],
  [TALLER, "url: dibujar-el-mar", "url: anfitrion", `${TALLER}:4: url: esa dirección es de otra página`],
  [TALLER, "autor: equipo", "autor: nadie", `${TALLER}:12: autor: el autor «nadie» no existe: hay equipo`],
  [TALLER, "[calma]", "[sueno]", `${TALLER}:8: temas[0]: el tema «sueno» no existe: hay calma`],
  [TALLER, "hoja-de-mar", "hoja", `${TALLER}:25: texto: enlaza a «/herramienta/hoja», que no existe`],
  ...[
    "/no-existe",
    "/bienestar-play/ver/nada",
    "/bienestar-play/nada?t=3",
    "/bienestar-en-vivo/nada",
    "/ruta/nada",
    "/agendar/astrologia",
    "/ayudas#contacto",
  ].map((href): (typeof PLANTADOS)[number] => [
    LECTURA,
    "/herramienta/hoja-de-mar)",
    `${href})`,
    `${LECTURA}:19: texto: enlaza a «${href}», que no existe`,
  ]),
  [LECTURA, "titulo: Leer el mar\n", "", `${LECTURA}:2: titulo: falta`],
  [LECTURA, "titulo: Leer el mar", "titulo: ''", `${LECTURA}:5: titulo: está vacío`],
  [LECTURA, "Leer el mar", "m".repeat(71), `${LECTURA}:5: titulo: lleva a lo más 70 letras`],
  [LECTURA, "minutos: 3", "minutos: 3\nminuto: 4", `${LECTURA}:10: minuto: no existe ese campo`],
  [LECTURA, "minutos: 3", "minutos: tres", `${LECTURA}:9: minutos: tiene que ser un número`],
  [LECTURA, "minutos: 3", "minutos: 2.5", `${LECTURA}:9: minutos: tiene que ser un número entero`],
  [LECTURA, "minutos: 3", "minutos: 0", `${LECTURA}:9: minutos: no puede ser menos de 1`],
  [
    LECTURA,
    "nivel: inicial",
    "nivel: facil",
    `${LECTURA}:8: nivel: tiene que ser uno de estos: inicial, intermedio, avanzado`,
  ],
  [LECTURA, "[calma]", "[]", `${LECTURA}:7: temas: lleva al menos 1`],
  [LECTURA, "[calma]", "[calma, calma]", `${LECTURA}:7: temas: repite un tema`],
  [LECTURA, "[calma]", "[calma, sueno]", `${LECTURA}:7: temas[1]: el tema «sueno» no existe: hay calma`],
  [LECTURA, "[calma]", "calma", `${LECTURA}:7: temas: tiene que ser una lista`],
  [
    LECTURA,
    "url: leer-el-mar",
    "url: Leer_el_mar",
    `${LECTURA}:4: url: lleva minúsculas sin tilde, números y guiones`,
  ],
  [
    LECTURA,
    "url: leer-el-mar",
    "url: otra-cosa",
    `${LECTURA}:4: url: no es el nombre del archivo («leer-el-mar»)`,
  ],
  [LECTURA, "uid: leer-el-mar", "uid: mirar-el-mar", `${LECTURA}:3: uid: ya lo tiene ${VIDEO} (línea 3)`],
  [LECTURA, "autor: equipo", "autor: nadie", `${LECTURA}:10: autor: el autor «nadie» no existe: hay equipo`],
  [
    LECTURA,
    "2026-11-01 08:00",
    "01/11/2026",
    `${LECTURA}:11: publicado: es una fecha y hora de Perú como 2026-11-01 08:00`,
  ],
  [
    LECTURA,
    "2026-11-01 08:00",
    "2026-02-30 08:00",
    `${LECTURA}:11: publicado: ese día no existe en el calendario`,
  ],
  [LECTURA, "08:00", "08:03", `${LECTURA}:11: publicado: los minutos van de 5 en 5`],
  [
    LECTURA,
    "relacionados:",
    "despublicado: 2026-10-01 08:00\nrelacionados:",
    `${LECTURA}:12: despublicado: es antes de que se publique`,
  ],
  [
    LECTURA,
    "- video/mirar-el-mar",
    "- video/mirar-la-mar",
    `${LECTURA}:13: relacionados[0]: no hay una pieza «video/mirar-la-mar»`,
  ],
  [
    LECTURA,
    "- video/mirar-el-mar",
    "- lectura/leer-el-mar",
    `${LECTURA}:13: relacionados[0]: es esta misma pieza`,
  ],
  [LECTURA, "minutos: 3", "minutos: 3\nminutos: 4", `${LECTURA}:10: ese campo está dos veces`],
  [LECTURA, "titulo: Leer", 'titulo: "Leer', `${LECTURA}:`],
  [LECTURA, /^---\n/, "", `${LECTURA}:1: empieza con los datos entre dos renglones de tres guiones (---)`],
  [LECTURA, "## Primero", "# Primero", `${LECTURA}:17: texto: los títulos del texto llevan ## o ###`],
  [
    LECTURA,
    "- otro punto",
    "- otro <b>punto</b>",
    `${LECTURA}:22: texto: el HTML no se muestra: escríbelo en Markdown`,
  ],
  [
    LECTURA,
    "/herramienta/hoja-de-mar)",
    "/herramienta/hoja)",
    `${LECTURA}:19: texto: enlaza a «/herramienta/hoja», que no existe`,
  ],
  [
    LECTURA,
    "(/herramienta/hoja-de-mar)",
    "(javascript:alert)",
    `${LECTURA}:19: texto: un enlace lleva a una página nuestra (/…) o a https://`,
  ],
  [LECTURA, "[la hoja]", "[aquí]", `${LECTURA}:19: texto: el texto del enlace no dice adónde lleva`],
  [GUION, "duracion: 70", "duracion: 30", `${GUION}:2: duracion: no puede ser menos de 60`],
  [GUION, "de: 5, a: 10", "de: 5, a: 4", `${GUION}:5: pistas[1].a: termina antes de empezar`],
  [
    GUION,
    "de: 12, a: 18",
    "de: 9, a: 18",
    `${GUION}:6: pistas[2].de: empieza antes de que acabe la anterior`,
  ],
  [
    GUION,
    "de: 12, a: 18",
    "de: 12, a: 12.2",
    `${GUION}:6: pistas[2].texto: no da tiempo de leerlo: acorta el texto o alarga la pista`,
  ],
  [GUION, "de: 12, a: 18", "de: 12, a: 78", `${GUION}:6: pistas[2].a: termina después que el video`],
  [
    VIDEO,
    "minutos: 2",
    "minutos: 2\nguiaSonora: true",
    `${VIDEO}:10: guiaSonora: el sonido solo no guía: ningún sonido marca una acción`,
  ],
  [VIDEO, "minutos: 2", "minutos: 1", `${VIDEO}:9: minutos: cues.yaml dura 70 segundos: son 2`],
  [
    MEDIOS,
    "audio.m4a",
    "audio.mp3",
    `${MEDIOS}:13: medios.soloAudio.ruta: falta ese archivo: vuelve a hacer los medios`,
  ],
  [
    MEDIOS,
    "videos/mirar-el-mar/audio.m4a",
    "../../audio.m4a",
    `${MEDIOS}:13: medios.soloAudio.ruta: es un archivo de la carpeta del video o una dirección que empieza en https://`,
  ],
  [
    MEDIOS,
    '"bytes": 12',
    '"bytes": 13',
    `${MEDIOS}:5: medios.video.ruta: ese archivo mide otra cosa: vuelve a hacer los medios`,
  ],
  [
    HERRAMIENTA,
    "- otro punto",
    "- otro punto más",
    `${HOJA}:2: texto: es de otro texto: vuelve a hacer el PDF (npm run medios)`,
  ],
  [
    HERRAMIENTA,
    "minutos: 3",
    "minutos: 4",
    `${HOJA}:2: texto: es de otro texto: vuelve a hacer el PDF (npm run medios)`,
  ],
  [HOJA, /"sitio": null,/, "", `${HOJA}:1: sitio: falta`],
  [
    HOJA,
    '"bytes": 5',
    '"bytes": 6',
    `${HOJA}:6: pdf.ruta: ese archivo mide otra cosa: vuelve a hacer el PDF (npm run medios)`,
  ],
  [
    HOJA,
    "hoja-de-mar.pdf",
    "hoja-de-sol.pdf",
    `${HOJA}:6: pdf.ruta: falta ese archivo: vuelve a hacer el PDF (npm run medios)`,
  ],
  [
    LECTURA,
    "url: leer-el-mar",
    "url: leer-el-mar\nantes: [hoja-de-mar]",
    `${LECTURA}:5: antes[0]: ya lo tiene ${HERRAMIENTA} (línea 4)`,
  ],
  [
    LECTURA,
    "url: leer-el-mar",
    "url: leer-el-mar\nantes: [leer-el-mar]",
    `${LECTURA}:5: antes[0]: ya lo tiene ${LECTURA} (línea 4)`,
  ],
  [
    LECTURA,
    "url: leer-el-mar",
    "url: leer-el-mar\nantes: [la-playa, la-playa]",
    `${LECTURA}:5: antes: repite una dirección`,
  ],
  [
    TALLER,
    "url: dibujar-el-mar",
    "url: dibujar-el-mar\nantes: [dibujar-el-mar]",
    `${TALLER}:5: antes[0]: ya lo tiene ${TALLER} (línea 4)`,
  ],
  [
    "temas.yaml",
    "color: psicologia",
    "color: rojo",
    "temas.yaml:6: [0].color: tiene que ser uno de estos: psicologia, nutricion, finanzas, veterinaria, coaching, servicios-exclusivos",
  ],
  [
    "temas.yaml",
    "color: psicologia",
    "color: psicologia\n  delicado: a veces",
    "temas.yaml:7: [0].delicado: tiene que ser sí o no (true o false)",
  ],
  [
    "autores.yaml",
    "nombre: El equipo",
    "nombre: [El equipo]",
    "autores.yaml:2: [0].nombre: tiene que ser un texto",
  ],
];

it("plants errors of more than thirty kinds", () => {
  expect(new Set(PLANTADOS.map(([archivo, que, por]) => `${archivo}${que}${por}`)).size).toBe(
    PLANTADOS.length,
  );
  expect(PLANTADOS.length).toBeGreaterThanOrEqual(30);
});

it.each(PLANTADOS)(
  "names file, line and field, and goes on serving what was: %s, %s → %s",
  async (archivo, que, por, problema) => {
    const { carpeta, escribir, leer } = carpetaDeContenido();
    const fallos: unknown[] = [];
    let numero = 1;
    const contenidos = makeContenidos({
      fuente: fuenteDeArchivos(carpeta),
      numeroPublicado: async () => numero,
      now: () => new Date("2026-11-22T13:00:00Z"),
      alFallar: (error) => fallos.push(error),
    });
    const antes = await contenidos.version();
    const lecturas = await contenidos.lista("lectura");
    expect([lecturas.map(({ url }) => url), fallos]).toEqual([["leer-el-mar"], []]);

    const bueno = leer(archivo);
    const malo = bueno.replace(que, por);
    expect(malo).not.toBe(bueno);
    escribir(archivo, malo);
    numero = 2;
    expect(await contenidos.lista("lectura")).toEqual(lecturas);
    expect(await contenidos.version()).toBe(antes);
    expect(fallos).toHaveLength(1);
    const [error] = fallos;
    expect(error).toBeInstanceOf(ContenidoConErrores);
    const renglones = (error as ContenidoConErrores).problemas.map(enUnaLinea);
    if (problema.endsWith(":")) expect(renglones[0]).toMatch(new RegExp(`^${problema}\\d+: .+`));
    else expect(renglones).toEqual([problema]);

    // The corrected file is published, and served.
    escribir(archivo, bueno);
    escribir(LECTURA, leer(LECTURA).replace("Una lectura de prueba.", "Una lectura nueva."));
    numero = 3;
    expect((await contenidos.lista("lectura"))[0]?.resumen).toBe("Una lectura nueva.");
    expect(fallos).toHaveLength(1);
  },
);

it("tells at once what is wrong in a file, what is wrong beside it and what it leads to that is not there", async () => {
  const { carpeta, escribir, leer } = carpetaDeContenido();
  const cambiar = (archivo: string, ...cambios: [RegExp, string][]) => {
    const malo = cambios.reduce((texto, [que, por]) => texto.replace(que, por), leer(archivo));
    escribir(archivo, malo);
  };
  const AJENOS: [RegExp, string][] = [
    [/^autor: .*$/m, "autor: nadie"],
    [/^temas: .*$/m, "temas: [ninguno]"],
  ];
  for (const archivo of [LECTURA, TALLER]) cambiar(archivo, [/^titulo: .*$/m, "titulo: 7"], ...AJENOS);
  for (const archivo of [VIDEO, HERRAMIENTA]) cambiar(archivo, ...AJENOS);
  cambiar(GUION, [/^duracion: .*$/m, "duracion: mucho"]);
  cambiar(HOJA, [/"bytes": \d+/, '"bytes": "muchos"']);
  const problemas = revisar(await fuenteDeArchivos(carpeta).leer()).problemas;
  const campos = (archivo: string) =>
    problemas.filter((problema) => problema.archivo === archivo).map(({ campo }) => campo);
  for (const archivo of [LECTURA, TALLER])
    expect(campos(archivo).sort(), archivo).toEqual(["autor", "temas[0]", "titulo"]);
  for (const archivo of [VIDEO, HERRAMIENTA])
    expect(campos(archivo).sort(), archivo).toEqual(["autor", "temas[0]"]);
  expect([campos(GUION), campos(HOJA)]).toEqual([["duracion"], ["pdf.bytes"]]);
});

it.each([
  "/",
  "/ayuda#contacto",
  "/bienestar-play?ver=favoritos",
  "/bienestar-play/ver/mirar-el-mar",
  "/herramienta/hoja-de-mar/descarga",
  "/herramienta/leer-el-mar",
  "/bienestar-en-vivo/dibujar-el-mar",
  "/ruta/ruta-de-mar",
  "/agendar/psicologia",
  "/privacidad",
])("takes a link to %s", async (href) => {
  const { carpeta, escribir, leer } = carpetaDeContenido();
  escribir(LECTURA, leer(LECTURA).replace("/herramienta/hoja-de-mar)", `${href})`));
  expect(revisar(await fuenteDeArchivos(carpeta).leer()).problemas.map(enUnaLinea)).toEqual([]);
});

it.each([
  ["/herramienta/nada", "/herramienta/nada"],
  ["Mira [la hoja](/bienestar-play/nada?de=aqui) hoy.", "/bienestar-play/nada?de=aqui"],
])("checks the links among the values of a file: %s", async (texto, href) => {
  const { carpeta, escribir, leer } = carpetaDeContenido();
  const cambiar = (archivo: string, que: string | RegExp, por: string) =>
    escribir(
      archivo,
      leer(archivo).replace(que, () => por),
    );
  const entre = JSON.stringify(texto);
  cambiar("lecturas/leer-el-mar.md", /^resumen: .*$/m, `resumen: ${entre}`);
  cambiar("autores.yaml", "Escribimos.", entre);
  cambiar("temas.yaml", "resumen: Calma.", `resumen: ${entre}`);
  cambiar("talleres/dibujar-el-mar.md", "[Papel]", `[${entre}]`);
  cambiar("rutas/ruta-de-mar.yaml", "Como las algas.", entre);
  cambiar("logros/tres-dias.yaml", /^como: .*$/m, `como: ${entre}`);
  cambiar(FORMULARIO, /^titulo: .*$/m, `titulo: ${entre}`);
  const leido = await fuenteDeArchivos(carpeta).leer();
  const { direcciones } = leido;
  const [rutas, logros, formularios] = [
    await leerRutas(carpeta, direcciones),
    await leerLogros(carpeta, direcciones),
    await leerFormularios(carpeta, DE_CUESTIONARIOS, direcciones),
  ];
  const problemas = [revisar(leido), rutas, logros, formularios].flatMap((revision) => revision.problemas);
  const problema = `enlaza a «${href}», que no existe`;
  const titulo =
    leer(FORMULARIO)
      .split("\n")
      .findIndex((renglon) => renglon.startsWith("titulo:")) + 1;
  expect(enLineas(problemas)).toEqual([
    `autores.yaml:3: [0].presentacion: ${problema}`,
    `${FORMULARIO}:${titulo}: titulo: ${problema}`,
    `lecturas/leer-el-mar.md:6: resumen: ${problema}`,
    `logros/tres-dias.yaml:5: como: ${problema}`,
    `rutas/ruta-de-mar.yaml:22: pasos[4].opciones[1].respuesta: ${problema}`,
    `talleres/dibujar-el-mar.md:13: llevar[0]: ${problema}`,
    `temas.yaml:5: [0].resumen: ${problema}`,
  ]);
  // A thing whose link leads nowhere is not shown.
  expect([rutas.valor.rutas, logros.valor, formularios.formularios]).toEqual([[], [], []]);
  // Links are not checked when the existing addresses are not known.
  expect((await leerLogros(carpeta, null)).problemas).toEqual([]);
});

it("misses a folder, a file that it needs and a text that is none", async () => {
  const { carpeta, escribir, borrar } = carpetaDeContenido();
  rmSync(`${carpeta}/herramientas`, { recursive: true });
  borrar("autores.yaml");
  escribir("lecturas/otra-cosa.txt", "hola");
  escribir(LECTURA, new Uint8Array([0xff, 0xfe, 0x00]));
  const { problemas } = await fuenteDeArchivos(carpeta).leer();
  expect(problemas.map(enUnaLinea).sort()).toEqual([
    "autores.yaml: falta este archivo",
    "herramientas: falta esta carpeta",
    `${LECTURA}:1: no está escrito en UTF-8`,
    "lecturas/otra-cosa.txt: aquí van solo archivos .md",
  ]);
});

it("a link to the former address of a piece with an error is right", async () => {
  const { carpeta, leer, escribir } = carpetaDeContenido();
  escribir(LECTURA, leer(LECTURA).replace("minutos: 3", "minutos: tres\nantes: [leer-la-orilla, 7]"));
  escribir(TALLER, leer(TALLER).replace("/herramienta/hoja-de-mar", "/herramienta/leer-la-orilla"));
  const lineas = enLineas(revisar(await fuenteDeArchivos(carpeta).leer()).problemas);
  expect(lineas.filter((linea) => linea.includes("que no existe"))).toEqual([]);
  expect(lineas).toContain(`${LECTURA}:9: minutos: tiene que ser un número`);
});
