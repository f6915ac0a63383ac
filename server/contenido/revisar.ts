import { createHash } from "node:crypto";
import {
  direccionDePieza,
  direccionDeTaller,
  type Autor,
  type Coleccion,
  type Pieza,
  type Taller,
} from "../../app/domain/contenido/contenido";
import { makeSeAbre } from "../../app/domain/contenido/enlaces";
import { estaPublicada } from "../../app/domain/contenido/reglas";
import { porQueNoGuia } from "../../app/domain/contenido/pistas";
import type { FichaEscrita, Referencias } from "../../app/domain/contenido/esquemas";
import type { Leido, PiezaLeida, TallerLeido } from "./fuente";
import { problemasDeAntes } from "./antes";
import type { EnlaceDeTexto } from "./markdown";
import { problemasDeEnlaces } from "./mapa";
import { enUnaLinea, repetido, type Lugar, type Problema } from "./problemas";
import { problemasDeFechas } from "./recurrencia";

/** The valid content, and the problems of the rest. */
export interface Revisado {
  coleccion: Coleccion;
  problemas: Problema[];
}

/**
 * Checks every piece of content against the others. A piece with a problem is left out, and links to it are dropped.
 */
export function revisar(leido: Leido): Revisado {
  const problemas = [...leido.problemas];
  const temas = sinRepetir(
    leido.temas.map(({ tema, lugar }) => ({ elemento: tema, lugar })),
    ["uid", "uidCms", "url"],
    problemas,
  );
  const autores = sinRepetir(
    leido.autores.map(({ autor, lugar }) => ({ elemento: autor, lugar })),
    ["uid"],
    problemas,
  );
  const contexto = {
    autores: new Map(autores.map((autor) => [autor.uid, autor])),
    direcciones: leido.direcciones,
  };
  const conProblema = new Set<PiezaLeida>();
  for (const leida of leido.piezas) {
    const problemasDePieza = problemasDe(leida, contexto);
    problemas.push(...problemasDePieza);
    if (problemasDePieza.length > 0) conProblema.add(leida);
  }
  for (const { nombra, lugar, enlaces } of leido.aMedias)
    problemas.push(...problemasDeLoQueNombra(nombra, lugar, enlaces, contexto));
  for (const campo of ["uid", "uidCms", "url"] as const) {
    const vistos = new Map<string, PiezaLeida>();
    for (const leida of leido.piezas) {
      // Pieces on different pages may have the same slug, so the whole address is compared.
      const valor = campo === "url" ? direccionDePieza(leida.pieza) : leida.pieza[campo];
      const primera = vistos.get(valor);
      if (primera) {
        problemas.push({ ...leida.lugar([campo]), mensaje: repetido(primera.lugar([campo])) });
        conProblema.add(leida);
      } else vistos.set(valor, leida);
    }
  }
  const conAntes = leido.piezas.map((leida) => ({
    leida,
    url: leida.pieza.url,
    antes: leida.pieza.antes,
    pagina: (url: string) => direccionDePieza({ tipo: leida.pieza.tipo, url }),
    lugar: leida.lugar,
  }));
  for (const { cosa, problema } of problemasDeAntes(conAntes)) {
    problemas.push(problema);
    conProblema.add(cosa.leida);
  }
  const piezas = leido.piezas
    .filter((leida) => !conProblema.has(leida))
    .flatMap(({ pieza }): Pieza[] => {
      const autor = contexto.autores.get(pieza.autor);
      if (!autor) return [];
      const { despublicado = null, cuidado = null, revision = null } = pieza;
      return [{ ...pieza, autor, despublicado, cuidado, revision }];
    });
  const talleres = revisarTalleres(leido.talleres, contexto, problemas);
  const { sinonimos } = leido;
  const version = versionDe([temas, piezas, talleres, sinonimos]);
  return { coleccion: congelar({ version, temas, piezas, talleres, sinonimos }), problemas };
}

/** Warns of links from published things to unpublished ones, which are shown without a link; one line each. */
export function sinDondeLlegar({ piezas, talleres }: Leido, coleccion: Coleccion, ahora: Date): string[] {
  const seAbre = makeSeAbre(coleccion, ahora);
  const lineas: string[] = [];
  const anotar = (lugar: ReturnType<Lugar>, href: string) => {
    if (seAbre(href)) return;
    const mensaje = `enlaza a «${href}», que ahora no está publicado: se muestra sin el enlace`;
    lineas.push(enUnaLinea({ ...lugar, mensaje }));
  };
  const aLaVista = ({ publicado, despublicado }: FechasEscritas) =>
    estaPublicada({ publicado, despublicado: despublicado ?? null }, ahora);
  for (const { ficha, lugar, enlaces } of [
    ...piezas.map(({ pieza, ...leida }) => ({ ...leida, ficha: pieza })),
    ...talleres.map(({ taller, ...leido }) => ({ ...leido, ficha: taller })),
  ]) {
    if (!aLaVista(ficha)) continue;
    for (const { href, ...donde } of enlaces) anotar({ ...lugar([]), ...donde }, href);
    if (!("grabaciones" in ficha)) continue;
    ficha.grabaciones.forEach(({ video }, indice) =>
      anotar(lugar(["grabaciones", indice, "video"]), direccionDePieza({ tipo: "video", url: video })),
    );
  }
  return lineas;
}

type FechasEscritas = Pick<FichaEscrita, "publicado" | "despublicado">;

interface Contexto {
  autores: ReadonlyMap<string, Autor>;
  direcciones: ReadonlySet<string>;
}

function problemasDe({ pieza, lugar, enlaces }: PiezaLeida, contexto: Contexto): Problema[] {
  const indicePropio = pieza.relacionados.findIndex(
    ({ tipo, url }) => tipo === pieza.tipo && url === pieza.url,
  );
  const dePropia = { ...lugar(["relacionados", indicePropio]), mensaje: "es esta misma pieza" };
  return [
    ...problemasDeFicha(pieza, lugar, enlaces, contexto),
    ...(indicePropio === -1 ? [] : [dePropia]),
    ...problemasDeGuiaSonora(pieza, lugar),
  ];
}

/** Refuses the mark `guiaSonora` in a video whose script cannot be followed by ear. */
function problemasDeGuiaSonora(pieza: PiezaLeida["pieza"], lugar: Lugar): Problema[] {
  if (pieza.tipo !== "video" || !pieza.guiaSonora) return [];
  const motivo = porQueNoGuia(pieza.pistas);
  return motivo === null ? [] : [{ ...lugar(["guiaSonora"]), mensaje: `el sonido solo no guía: ${motivo}` }];
}

/** Problems of the fields that pieces and workshops have in common. */
function problemasDeFicha(
  ficha: Referencias & FechasEscritas,
  lugar: Lugar,
  enlaces: readonly EnlaceDeTexto[],
  contexto: Contexto,
): Problema[] {
  const problemas = problemasDeLoQueNombra(ficha, lugar, enlaces, contexto);
  if (ficha.despublicado && ficha.despublicado <= ficha.publicado) {
    problemas.push({ ...lugar(["despublicado"]), mensaje: "es antes de que se publique" });
  }
  return problemas;
}

/** Checks that every theme, author or piece that a content file names exists, valid or not. */
function problemasDeLoQueNombra(
  { temas, autor, relacionados = [], sala, grabaciones = [] }: Referencias,
  lugar: Lugar,
  enlaces: readonly EnlaceDeTexto[],
  { direcciones }: Contexto,
): Problema[] {
  const problemas: Problema[] = [];
  const anotarSiFalta = (direccion: string, campo: readonly PropertyKey[], mensaje: string) => {
    if (!direcciones.has(direccion)) problemas.push({ ...lugar(campo), mensaje });
  };
  /** Lists the existing names in the message, so that an editor finds the intended one. */
  const hay = (clase: string) => {
    const escritas = [...direcciones].flatMap((direccion) =>
      direccion.startsWith(`${clase}/`) ? [direccion.slice(clase.length + 1)] : [],
    );
    return escritas.length === 0 ? "no hay ninguno" : `hay ${escritas.sort().join(", ")}`;
  };
  temas.forEach((tema, indice) =>
    anotarSiFalta(`tema/${tema}`, ["temas", indice], `el tema «${tema}» no existe: ${hay("tema")}`),
  );
  if (autor !== undefined)
    anotarSiFalta(`autor/${autor}`, ["autor"], `el autor «${autor}» no existe: ${hay("autor")}`);
  relacionados.forEach(({ tipo, url }, indice) => {
    const direccion = `${tipo}/${url}`;
    anotarSiFalta(direccion, ["relacionados", indice], `no hay una pieza «${direccion}»`);
  });
  const anotarVideo = (video: string, campo: readonly PropertyKey[]) =>
    anotarSiFalta(`video/${video}`, campo, `el video «${video}» no existe`);
  if (sala?.clip) anotarVideo(sala.clip, ["sala", "clip"]);
  grabaciones.forEach(({ video }, indice) => anotarVideo(video, ["grabaciones", indice, "video"]));
  return [...problemas, ...problemasDeEnlaces(enlaces, lugar, direcciones)];
}

/** Checks the workshops: their pages, their keys and their dates. */
function revisarTalleres(
  leidos: readonly TallerLeido[],
  contexto: Contexto,
  problemas: Problema[],
): Taller[] {
  const unicos = sinRepetir(
    leidos.map((leido) => ({ elemento: { ...leido.taller, leido }, lugar: leido.lugar })),
    ["uid", "uidCms", "url"],
    problemas,
  );
  const pagina = (url: string) => direccionDeTaller({ url });
  const deAntes = problemasDeAntes(
    leidos.map((leido) => ({ ...leido.taller, leido, pagina, lugar: leido.lugar })),
  );
  return unicos.flatMap(({ leido }): Taller[] => {
    const { taller, lugar, enlaces } = leido;
    const {
      autor,
      regla = null,
      despublicado = null,
      cuidado = null,
      revision = null,
      precio,
      ...resto
    } = taller;
    const precioCentimos = Math.round(precio * 100);
    const cambios = taller.cambios.map(({ empieza = null, minutos = null, cupos = null, ...cambio }) => ({
      ...cambio,
      empieza,
      minutos,
      cupos,
    }));
    const problemasDeTaller = [
      ...problemasDeFicha(taller, lugar, enlaces, contexto),
      ...problemasDeFechas({ ...resto, regla, cambios }, lugar),
      ...deAntes.flatMap(({ cosa, problema }) => (cosa.leido === leido ? [problema] : [])),
    ];
    problemas.push(...problemasDeTaller);
    const anfitrion = contexto.autores.get(autor);
    if (problemasDeTaller.length > 0 || !anfitrion) return [];
    return [{ ...resto, precioCentimos, anfitrion, regla, despublicado, cuidado, revision, cambios }];
  });
}

/** Keeps the first thing with each value; repetitions are problems. */
function sinRepetir<T>(
  lista: { elemento: T; lugar: Lugar }[],
  campos: (keyof T & string)[],
  problemas: Problema[],
): T[] {
  return lista
    .filter(({ elemento, lugar }, indice) =>
      campos.every((campo) => {
        const antes = lista.slice(0, indice).find((anterior) => anterior.elemento[campo] === elemento[campo]);
        if (antes) problemas.push({ ...lugar([campo]), mensaje: repetido(antes.lugar([campo])) });
        return !antes;
      }),
    )
    .map(({ elemento }) => elemento);
}

/** Version of the content: a digest that changes with any part of it. */
export const versionDe = (leido: readonly unknown[]) =>
  createHash("sha256").update(JSON.stringify(leido)).digest("hex").slice(0, 16);

/** Freezes the shared content: all requests read it, and none may change it. */
function congelar<T>(valor: T): T {
  if (typeof valor === "object" && valor !== null && !Object.isFrozen(valor)) {
    Object.values(valor).forEach(congelar);
    Object.freeze(valor);
  }
  return valor;
}
