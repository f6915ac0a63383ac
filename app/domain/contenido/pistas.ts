/** A line of a video's script: words on the screen, sound and drawing, with start and end. */
export interface Pista {
  /** Start of a line of the script, in seconds from the start of the video. */
  de: number;
  a: number;
  /** Words on the screen, in the captions and in the transcript (WCAG 2.2, 1.2.2). */
  texto: string;
  /** Description of the sound in words, for people who do not hear it. */
  sonido?: string | undefined;
  /** Description of the picture in words. */
  accion?: string | undefined;
}

/** Most letters a second that a caption may have: faster captions cannot be read in peace. */
export const LETRAS_POR_SEGUNDO = 17;
const LETRAS_POR_RENGLON = 38;

/** Captions of a video as WebVTT, the format that browsers read. */
export function subtitulosDe(pistas: readonly Pista[]): string {
  const bloques = pistas.map(({ de, a, texto, sonido }, indice) =>
    [
      String(indice + 1),
      `${marca(de)} --> ${marca(a)}`,
      ...(sonido ? [`[${escapar(sonido)}]`] : []),
      ...enRenglones(texto, LETRAS_POR_RENGLON).map(escapar),
    ].join("\n"),
  );
  return `WEBVTT\nLanguage: es\n\n${bloques.join("\n\n")}\n`;
}

/** Transcript of a video, to read beside it: each sentence with the second at which it is said. */
export function transcripcionDe(pistas: readonly Pista[]): { segundo: number; texto: string }[] {
  return pistas.map(({ de, texto, sonido }) => ({
    segundo: de,
    texto: sonido ? `[${sonido}] ${texto}` : texto,
  }));
}

/** Finds the word "voz" in the description of a sound: a voice speaks the instruction. */
const DE_VOZ = /\bvoz\b/i;

/** Reason why a person cannot follow a script by ear alone. Null when each action has a voice or a sound of its own. */
export function porQueNoGuia(pistas: readonly Pick<Pista, "accion" | "sonido">[]): string | null {
  const accionDe = new Map<string, string>();
  let hayVoz = false;
  for (const [indice, { accion, sonido }] of pistas.entries()) {
    if (sonido !== undefined && DE_VOZ.test(sonido)) hayVoz = true;
    else if (accion !== undefined) {
      if (sonido === undefined) return `pistas[${indice}]: ningún sonido marca «${accion}»`;
      const otra = accionDe.get(sonido) ?? accion;
      if (otra !== accion) return `pistas[${indice}]: «${sonido}» marca «${otra}» y también «${accion}»`;
      accionDe.set(sonido, accion);
    }
  }
  return hayVoz || accionDe.size > 0 ? null : "ningún sonido marca una acción";
}

/** Breaks a text into lines of at most `maximo` letters, about equally long. */
export function enRenglones(texto: string, maximo: number): string[] {
  const renglones = Math.ceil(texto.length / maximo);
  const ideal = Math.min(maximo, Math.ceil(texto.length / renglones) + 3);
  const lineas: string[] = [];
  for (const palabra of texto.split(" ")) {
    const ultimo = lineas.at(-1);
    if (ultimo !== undefined && ultimo.length + palabra.length < ideal) {
      lineas[lineas.length - 1] = `${ultimo} ${palabra}`;
    } else lineas.push(palabra);
  }
  return lineas;
}

function marca(segundos: number): string {
  const milesimas = Math.round(segundos * 1000);
  const dos = (numero: number) => String(Math.floor(numero)).padStart(2, "0");
  const resto = String(milesimas % 1000).padStart(3, "0");
  return `${dos(milesimas / 3_600_000)}:${dos((milesimas / 60_000) % 60)}:${dos((milesimas / 1000) % 60)}.${resto}`;
}

const escapar = (texto: string) =>
  texto.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
