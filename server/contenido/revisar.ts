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
import type { FichaEscrita, LoQueNombra } from "../../app/domain/contenido/esquemas";
import type { Leido, PiezaLeida, TallerLeido } from "./fuente";
import { problemasDeAntes } from "./antes";
import type { EnlaceDeTexto } from "./markdown";
import { problemasDeEnlaces } from "./mapa";
import { enUnaLinea, repetido, type Lugar, type Problema } from "./problemas";
import { problemasDeFechas } from "./recurrencia";

/** What holds together of what was read, and all that does not. */
export interface Revisado {
  coleccion: Coleccion;
  problemas: Problema[];
}

/** Holds every piece against the others. A piece with a problem is left out, and whatever leads to it leads nowhere. */
export function revisar(leido: Leido): Revisado {
  const problemas = [...leido.problemas];
  const temas = sinRepetir(
    leido.temas.map(({ tema, lugar }) => ({ uno: tema, lugar })),
    ["uid", "uidCms", "url"],
    problemas,
  );
  const autores = sinRepetir(
    leido.autores.map(({ autor, lugar }) => ({ uno: autor, lugar })),
    ["uid"],
    problemas,
  );
  const contexto = {
    autores: new Map(autores.map((autor) => [autor.uid, autor])),
    direcciones: leido.direcciones,
  };
  const conProblema = new Set<PiezaLeida>();
  for (const leida of leido.piezas) {
    const propios = problemasDe(leida, contexto);
    problemas.push(...propios);
    if (propios.length > 0) conProblema.add(leida);
  }
  for (const { nombra, lugar, enlaces } of leido.aMedias)
    problemas.push(...problemasDeLoQueNombra(nombra, lugar, enlaces, contexto));
  for (const campo of ["uid", "uidCms", "url"] as const) {
    const vistos = new Map<string, PiezaLeida>();
    for (const leida of leido.piezas) {
      // What stands on different pages may share its name.
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

/** What stands on a page now and leads to what does not: it is shown without its link. One line for each. */
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
  const propia = pieza.relacionados.findIndex(({ tipo, url }) => tipo === pieza.tipo && url === pieza.url);
  const dePropia = { ...lugar(["relacionados", propia]), mensaje: "es esta misma pieza" };
  return [
    ...problemasDeFicha(pieza, lugar, enlaces, contexto),
    ...(propia === -1 ? [] : [dePropia]),
    ...problemasDeGuiaSonora(pieza, lugar),
  ];
}

/** Refuses «guiaSonora» where the script cannot be followed by ear. */
function problemasDeGuiaSonora(pieza: PiezaLeida["pieza"], lugar: Lugar): Problema[] {
  if (pieza.tipo !== "video" || !pieza.guiaSonora) return [];
  const motivo = porQueNoGuia(pieza.pistas);
  return motivo === null ? [] : [{ ...lugar(["guiaSonora"]), mensaje: `el sonido solo no guía: ${motivo}` }];
}

/** What pieces and workshops have in common. */
function problemasDeFicha(
  ficha: LoQueNombra & FechasEscritas,
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

/** All that something leads to is there, right or not. */
function problemasDeLoQueNombra(
  { temas, autor, relacionados = [], sala, grabaciones = [] }: LoQueNombra,
  lugar: Lugar,
  enlaces: readonly EnlaceDeTexto[],
  { direcciones }: Contexto,
): Problema[] {
  const problemas: Problema[] = [];
  const anotarSiFalta = (direccion: string, campo: readonly PropertyKey[], mensaje: string) => {
    if (!direcciones.has(direccion)) problemas.push({ ...lugar(campo), mensaje });
  };
  /** What stands at hand is listed: an editor sees which word they meant. */
  const hay = (clase: string) => {
    const escritas = [...direcciones].flatMap((una) =>
      una.startsWith(`${clase}/`) ? [una.slice(clase.length + 1)] : [],
    );
    return escritas.length === 0 ? "no hay ninguno" : `hay ${escritas.sort().join(", ")}`;
  };
  temas.forEach((tema, indice) =>
    anotarSiFalta(`tema/${tema}`, ["temas", indice], `el tema «${tema}» no existe: ${hay("tema")}`),
  );
  if (autor !== undefined)
    anotarSiFalta(`autor/${autor}`, ["autor"], `el autor «${autor}» no existe: ${hay("autor")}`);
  relacionados.forEach(({ tipo, url }, indice) => {
    const otra = `${tipo}/${url}`;
    anotarSiFalta(otra, ["relacionados", indice], `no hay una pieza «${otra}»`);
  });
  const anotarVideo = (video: string, campo: readonly PropertyKey[]) =>
    anotarSiFalta(`video/${video}`, campo, `el video «${video}» no existe`);
  if (sala?.clip) anotarVideo(sala.clip, ["sala", "clip"]);
  grabaciones.forEach(({ video }, indice) => anotarVideo(video, ["grabaciones", indice, "video"]));
  return [...problemas, ...problemasDeEnlaces(enlaces, lugar, direcciones)];
}

/** Workshops stand on their own pages and have keys of their own; each has the dates that it says. */
function revisarTalleres(
  leidos: readonly TallerLeido[],
  contexto: Contexto,
  problemas: Problema[],
): Taller[] {
  const unicos = sinRepetir(
    leidos.map((leido) => ({ uno: { ...leido.taller, leido }, lugar: leido.lugar })),
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
    const propios = [
      ...problemasDeFicha(taller, lugar, enlaces, contexto),
      ...problemasDeFechas({ ...resto, regla, cambios }, lugar),
      ...deAntes.flatMap(({ cosa, problema }) => (cosa.leido === leido ? [problema] : [])),
    ];
    problemas.push(...propios);
    const anfitrion = contexto.autores.get(autor);
    if (propios.length > 0 || !anfitrion) return [];
    return [{ ...resto, precioCentimos, anfitrion, regla, despublicado, cuidado, revision, cambios }];
  });
}

/** The first of each; for the others a problem. */
function sinRepetir<T>(
  lista: { uno: T; lugar: Lugar }[],
  campos: (keyof T & string)[],
  problemas: Problema[],
): T[] {
  return lista
    .filter(({ uno, lugar }, indice) =>
      campos.every((campo) => {
        const antes = lista.slice(0, indice).find((otro) => otro.uno[campo] === uno[campo]);
        if (antes) problemas.push({ ...lugar([campo]), mensaje: repetido(antes.lugar([campo])) });
        return !antes;
      }),
    )
    .map(({ uno }) => uno);
}

/** Changes with anything that is read. */
export const versionDe = (leido: readonly unknown[]) =>
  createHash("sha256").update(JSON.stringify(leido)).digest("hex").slice(0, 16);

/** What every request reads, no request may change. */
function congelar<T>(valor: T): T {
  if (typeof valor === "object" && valor !== null && !Object.isFrozen(valor)) {
    Object.values(valor).forEach(congelar);
    Object.freeze(valor);
  }
  return valor;
}
