import { NOMBRE_DE_NIVEL } from "~/domain/contenido/contenido";
import { PLANES } from "~/domain/cuentas/perfil/planes";
import { avanceDe, estadoDe, pasosDeMas, type PasoHecho } from "~/domain/rutas/recorrido";
import type { RutaDeAlguien } from "~/domain/rutas/recorrer";
import { enMinutos } from "~/domain/shared/duracion";
import { diaDicho, fechaDe } from "~/domain/shared/fechas";
import {
  direccionDeGracias,
  direccionDeInicio,
  direccionDeRuta,
  minutosDe,
  NOMBRE_DE_PASO,
  type ClaseDePaso,
  type Paso,
  type Ruta,
} from "~/domain/rutas/ruta";
import { imagenDeRuta } from "~/components/fichaDePieza";
import { estadosDelCamino } from "./trazado";
import { conParametros } from "~/shell/direcciones";
import type { PasoALaVista } from "./PasoDeRuta";

/** Plans that include the route, in words; null when the route is open to everybody. */
export function planesEnPalabras({ planes }: Pick<Ruta, "planes">): string | null {
  if (planes.length === 0) return null;
  const nombres = planes.map((codigo) => PLANES[codigo].nombre);
  const lista = new Intl.ListFormat("es", { type: "disjunction" }).format(nombres);
  return nombres.length === 1 ? `Viene con el plan ${lista}` : `Viene con los planes ${lista}`;
}

export const detallesDe = ({ pasos, nivel }: Pick<Ruta, "pasos" | "nivel">) =>
  `${pasos.length} pasos · ${enMinutos(minutosDe(pasos))} en total · ${NOMBRE_DE_NIVEL[nivel]}`;

/** Steps of a route as its drawn path shows them. */
export const caminoDe = (
  pasos: readonly Pick<Paso, "id">[],
  pasosHechos: readonly Pick<PasoHecho, "paso">[],
) => estadosDelCamino(pasos.map(({ id }) => pasosHechos.some(({ paso }) => paso === id)));

/** A route as its card in a list shows it. */
export function fichaDeRuta(ruta: Ruta) {
  return {
    uid: ruta.uid,
    href: direccionDeRuta(ruta),
    titulo: ruta.titulo,
    imagen: imagenDeRuta(ruta, ruta.temas[0]),
    camino: estadosDelCamino(ruta.pasos.map(() => false)),
    detalles: `${ruta.pasos.length} pasos · ${enMinutos(minutosDe(ruta.pasos))}`,
    planes: planesEnPalabras(ruta),
  };
}
export type FichaDeRuta = ReturnType<typeof fichaDeRuta>;

const EN_PALABRAS = {
  "en-curso": "En curso",
  "en-pausa": "En pausa",
  dejada: "La dejaste",
  terminada: "Terminada",
} as const;

/** Card of a route that the person began, with their progress. */
export function fichaDeAlguien({ ruta, recorrido, hechos: pasosHechos }: RutaDeAlguien) {
  const { hechos: cuantos, total, minutosQueQuedan } = avanceDe(ruta.pasos, pasosHechos);
  const estado = estadoDe(recorrido);
  const deMas = pasosDeMas(recorrido, ruta.pasos, pasosHechos).length;
  return {
    uid: ruta.uid,
    titulo: ruta.titulo,
    imagen: imagenDeRuta(ruta, ruta.temas[0]),
    camino: caminoDe(ruta.pasos, pasosHechos),
    href: estado === "terminada" ? direccionDeGracias(ruta) : direccionDeInicio(ruta),
    estado: EN_PALABRAS[estado],
    avance:
      estado === "terminada"
        ? `${cuantos} pasos hechos${deMas > 0 ? ` · ${deMas} ${deMas === 1 ? "nuevo" : "nuevos"}` : ""}`
        : `${cuantos} de ${total} pasos · quedan ${enMinutos(minutosQueQuedan)}`,
  };
}
export type FichaDeAlguien = ReturnType<typeof fichaDeAlguien>;

const IR: Partial<Record<ClaseDePaso, string>> = {
  video: "Ver el video",
  herramienta: "Abrir la herramienta",
  lectura: "Leer",
  taller: "Ver las fechas",
  sesion: "Agendar",
  test: "Hacer el test",
};

/** Feedback on the question that the person has just answered, beside its step; null beside every other step. */
export function respuestaEn(pasos: readonly Paso[], respondida: { paso: string; opcion: string } | null) {
  const pregunta = pasos.find(({ id }) => id === respondida?.paso)?.pregunta;
  const elegida = pregunta?.opciones.find(({ id }) => id === respondida?.opcion);
  return (paso: string) => (paso === respondida?.paso ? (elegida?.respuesta ?? null) : null);
}

/** A step of a route as the person sees it. */
export function fichaDePaso(
  paso: Paso,
  {
    pasoHecho,
    abierto,
    respuesta,
    ahora,
    volverA,
  }: {
    pasoHecho: PasoHecho | null;
    abierto: boolean;
    respuesta: string | null;
    ahora: Date;
    /** Address of the route's page, for the way back from its steps. */
    volverA: string;
  },
): PasoALaVista {
  const { id, titulo, nota, clase, minutos, href, pregunta } = paso;
  const dia = pasoHecho && fechaDe(pasoHecho.hechoEn);
  return {
    ...{ id, titulo, nota, abierto, respuesta },
    detalles: `${NOMBRE_DE_PASO[clase]} · ${enMinutos(minutos)}`,
    dia: dia && diaDicho(dia, ahora),
    ir:
      href === null
        ? null
        : { href: conParametros(href, "", { backpage: volverA }), texto: IR[clase] ?? "Abrir" },
    pregunta: pregunta && {
      texto: pregunta.texto,
      opciones: pregunta.opciones.map((opcion) => ({ id: opcion.id, texto: opcion.texto })),
    },
  };
}
