import { enMinutos } from "../shared/duracion";
import { z } from "zod";
import {
  DIBUJOS_DE_TEMA,
  direccionDePieza,
  direccionDeTaller,
  NIVELES,
  type Coleccion,
  type DibujoDeTema,
  type Nivel,
  type Tema,
} from "../contenido/contenido";
import { minutosEnteros } from "../contenido/duracion";
import { antes, clave, frase, unicos } from "../contenido/esquemas";
import { estaPublicada, tieneDireccion } from "../contenido/reglas";
import { CODIGOS_DE_PLAN, type CodigoDePlan } from "../cuentas/perfil/planes";
import { momento } from "../shared/actos/escrito";
import { SLUGS_DE_ESPECIALIDAD, direccionDeEspecialidad } from "../shared/especialidades/especialidad";

/**
 * Kinds of steps of a route. The target of each kind is a page of its own, except a question, which the route itself
 * asks.
 */
export const CLASES_DE_PASO = [
  "video",
  "herramienta",
  "lectura",
  "taller",
  "sesion",
  "test",
  "pregunta",
] as const;
export type ClaseDePaso = (typeof CLASES_DE_PASO)[number];

export const NOMBRE_DE_PASO: Record<ClaseDePaso, string> = {
  video: "Video",
  herramienta: "Herramienta",
  lectura: "Lectura",
  taller: "En vivo",
  sesion: "Sesión",
  test: "Test",
  pregunta: "Pregunta",
};

const minutos = z.int().min(1).max(120);
const deTodos = {
  /** Key of a step, by which progress is stored. It stays when the step is moved or rewritten. */
  id: clave,
  titulo: frase(80).optional(),
  /** Advice for the step, or an alternative to it. */
  nota: frase(240).optional(),
};

const paso = z.discriminatedUnion("clase", [
  z.strictObject({ ...deTodos, clase: z.literal("video"), url: clave }),
  z.strictObject({ ...deTodos, clase: z.literal("herramienta"), url: clave }),
  z.strictObject({ ...deTodos, clase: z.literal("lectura"), url: clave }),
  z.strictObject({ ...deTodos, clase: z.literal("taller"), url: clave }),
  z.strictObject({
    ...deTodos,
    clase: z.literal("sesion"),
    titulo: frase(80),
    especialidad: z.enum(SLUGS_DE_ESPECIALIDAD),
    minutos,
  }),
  z.strictObject({ ...deTodos, clase: z.literal("test"), titulo: frase(80), minutos }),
  z.strictObject({
    ...deTodos,
    clase: z.literal("pregunta"),
    titulo: frase(80),
    pregunta: frase(200),
    minutos,
    /** Choices of a question, each with our reply. The choice is not stored, only that the question was answered. */
    opciones: z
      .array(z.strictObject({ id: clave, texto: frase(120), respuesta: frase(300) }))
      .min(2)
      .max(6)
      .refine((todas) => unicos(todas.map(({ id }) => id)), "repite una opción"),
  }),
]);
export type PasoEscrito = z.output<typeof paso>;

/** A route, as an editor writes its file. */
export const rutaEscrita = z.strictObject({
  uidCms: clave,
  uid: clave,
  url: clave.refine((url) => url !== "inicio", "esa dirección es de otra página"),
  antes,
  titulo: frase(70),
  resumen: frase(200).min(50),
  /** Reason why the route may help. It promises nothing. */
  porque: frase(600),
  temas: z.array(clave).min(1).max(4).refine(unicos, "repite un tema"),
  /** Drawing of the route; without one it is shown with that of its first theme. */
  dibujo: z.enum(DIBUJOS_DE_TEMA).optional(),
  nivel: z.enum(NIVELES),
  publicado: momento,
  despublicado: momento.optional(),
  cuidado: frase(240).optional(),
  /** Plans whose people may begin the route. A route that names no plan is open to everybody. */
  planes: z.array(z.enum(CODIGOS_DE_PLAN)).min(1).refine(unicos, "repite un plan").optional(),
  /** Slugs of routes that go well after this one. */
  sigue: z.array(clave).max(3).refine(unicos, "repite una ruta").default([]),
  pasos: z
    .array(paso)
    .min(5)
    .max(12)
    .superRefine((pasos, ctx) => {
      pasos.forEach(({ id }, indice) => {
        if (pasos.findIndex((otro) => otro.id === id) === indice) return;
        ctx.addIssue({ code: "custom", path: [indice, "id"], message: "ya lo tiene otro paso" });
      });
    }),
});
export type RutaEscrita = z.output<typeof rutaEscrita>;

export interface Opcion {
  id: string;
  texto: string;
  respuesta: string;
}

/** A step of a route with its target looked up. A target that is no longer published has no address. */
export interface Paso {
  id: string;
  clase: ClaseDePaso;
  titulo: string;
  nota: string | null;
  minutos: number;
  /** Address of the page of a step; null for a question, and for a piece that is no longer published. */
  href: string | null;
  /** Key of the step's target in the context that knows it; null when only the person can say that the step is done. */
  de: string | null;
  pregunta: { texto: string; opciones: readonly Opcion[] } | null;
}

export interface Ruta {
  uidCms: string;
  uid: string;
  url: string;
  /** Slugs that the route had before it was renamed. */
  antes: readonly string[];
  titulo: string;
  resumen: string;
  porque: string;
  temas: readonly Pick<Tema, "url" | "nombre" | "color" | "delicado" | "dibujo">[];
  dibujo?: DibujoDeTema | undefined;
  nivel: Nivel;
  cuidado: string | null;
  /** Plans whose people may begin the route; empty for a route open to everybody. */
  planes: readonly CodigoDePlan[];
  sigue: readonly string[];
  pasos: readonly Paso[];
  publicado: Date;
  despublicado: Date | null;
}

/**
 * Looks up the targets of a route's steps in the content of one moment. A test step always means the test that has a
 * page.
 */
export function armarRuta(
  { pasos, temas, planes = [], despublicado, cuidado, ...escrita }: RutaEscrita,
  coleccion: Pick<Coleccion, "temas" | "piezas" | "talleres">,
  idformDelTest: string,
  now: Date,
): Ruta {
  return {
    ...escrita,
    planes,
    despublicado: despublicado ?? null,
    cuidado: cuidado ?? null,
    temas: temas.flatMap((url) => {
      const tema = coleccion.temas.find((candidato) => candidato.url === url);
      if (!tema) return [];
      const { nombre, color, delicado, dibujo } = tema;
      return [{ url, nombre, color, delicado, dibujo }];
    }),
    pasos: pasos.map((paso) => armarPaso(paso, coleccion, idformDelTest, now)),
  };
}

/** True for a step that a person can only do with an account: a session, or a question whose answer is kept. */
export const pideCuenta = ({ clase }: Pick<Paso, "clase">): boolean =>
  clase === "sesion" || clase === "pregunta";

/** Fields of a step whose piece is gone: a person can still read the step and say that they did it. */
const YA_NO_ESTA: Pick<Paso, "titulo" | "minutos" | "href" | "de"> = {
  titulo: "Algo que ya no está publicado",
  minutos: 2,
  href: null,
  de: null,
};

function armarPaso(
  paso: PasoEscrito,
  { piezas, talleres }: Pick<Coleccion, "piezas" | "talleres">,
  idformDelTest: string,
  now: Date,
): Paso {
  const { id, clase, nota } = paso;
  const comun = { id, clase, nota: nota ?? null, pregunta: null };
  switch (paso.clase) {
    case "sesion": {
      const { titulo, minutos, especialidad } = paso;
      return { ...comun, titulo, minutos, href: direccionDeEspecialidad(especialidad), de: especialidad };
    }
    case "test": {
      const { titulo, minutos } = paso;
      return { ...comun, titulo, minutos, href: "/test-de-bienestar", de: idformDelTest };
    }
    case "pregunta": {
      const { titulo, minutos, pregunta: texto, opciones } = paso;
      return { ...comun, titulo, minutos, href: null, de: null, pregunta: { texto, opciones } };
    }
    case "taller": {
      const taller = talleres.find((candidato) => tieneDireccion(candidato, paso.url));
      const datosDelTaller = taller && {
        titulo: taller.titulo,
        minutos: taller.minutos,
        href: estaPublicada(taller, now) ? direccionDeTaller(taller) : null,
        de: taller.uid,
      };
      return { ...comun, ...YA_NO_ESTA, ...datosDelTaller, ...(paso.titulo && { titulo: paso.titulo }) };
    }
    default: {
      const pieza = piezas.find(
        (candidata) => candidata.tipo === paso.clase && tieneDireccion(candidata, paso.url),
      );
      const datosDePieza = pieza && {
        titulo: pieza.titulo,
        minutos: minutosEnteros(pieza),
        href: estaPublicada(pieza, now) ? direccionDePieza(pieza) : null,
        // No other context notes that a person read a reading, so only the person can say so.
        de: pieza.tipo === "lectura" ? null : pieza.uid,
      };
      return { ...comun, ...YA_NO_ESTA, ...datosDePieza, ...(paso.titulo && { titulo: paso.titulo }) };
    }
  }
}

export const minutosDe = (pasos: readonly Pick<Paso, "minutos">[]): number =>
  pasos.reduce((suma, paso) => suma + paso.minutos, 0);

/** Number of steps and length of a route, in one line. */
export const detallesDeRuta = ({ pasos }: Pick<Ruta, "pasos">) =>
  `Ruta · ${pasos.length} pasos · ${enMinutos(minutosDe(pasos))}`;

/** True when the plan that counts for a person lets them begin the route (specification § 6). */
export const esParaElPlan = ({ planes }: Pick<Ruta, "planes">, codigo: CodigoDePlan | null): boolean =>
  planes.length === 0 || (codigo !== null && planes.includes(codigo));

export const LISTA_DE_RUTAS = "/lista-rutas";
export const direccionDeRuta = ({ url }: Pick<Ruta, "url">) => `/ruta/${url}`;
/** Address of a person's own page of a route, with their progress. */
export const direccionDeInicio = ({ uid }: Pick<Ruta, "uid">) => `/ruta/inicio/${uid}`;
export const direccionDeGracias = ({ uid }: Pick<Ruta, "uid">) =>
  `/rutas/gracias?${new URLSearchParams({ ruta: uid })}`;
