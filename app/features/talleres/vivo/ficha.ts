import { NOMBRE_DE_GUARDADO } from "~/domain/agenda/talleres";
import { imagenDeTaller } from "~/components/fichaDePieza";
import type { Autor, Tema } from "~/domain/contenido/contenido";
import { DEMOSTRACION, esDemostracion } from "~/domain/contenido/taller";
import { enMinutos } from "~/domain/shared/duracion";
import { diaDicho, fechaDe, horaDe } from "~/domain/shared/fechas";
import { precioEnPalabras } from "~/domain/talleres/busqueda";
import { direccionDeFecha } from "~/domain/talleres/inscripciones/direcciones";
import { claveDe, pasoDelLugar, type Inscripcion } from "~/domain/talleres/inscripciones/inscripcion";
import { PUNTO } from "./punto";
import { lugaresEnPalabras, type FechaALaVista, type FechaEnLista } from "~/domain/talleres/fechasALaVista";

const UN_MINUTO_EN_MS = 60_000;

/** Length of one date of a workshop, which may differ from that of the workshop's other dates. */
export const minutosEnPalabras = ({ inicio, fin }: Pick<FechaALaVista, "inicio" | "fin">) =>
  enMinutos(Math.round((fin.getTime() - inicio.getTime()) / UN_MINUTO_EN_MS));

/** Place of the person in a date, in words; null when they have none. */
export function lugarEnPalabras(lugar: LugarPropio | undefined): string | null {
  if (!lugar) return null;
  const falta = pasoDelLugar(lugar.inscripcion, lugar.porPagar);
  return falta
    ? NOMBRE_DE_GUARDADO[falta].toLowerCase()
    : (LUGAR_POR_ESTADO[lugar.inscripcion.estado] ?? null);
}
interface LugarPropio {
  inscripcion: Pick<Inscripcion, "estado" | "guardadaPara">;
  porPagar: { enProceso: boolean } | null;
}
const LUGAR_POR_ESTADO: Partial<Record<Inscripcion["estado"], string>> = {
  inscrita: "tu lugar",
  esperando: "en lista de espera",
};

/** Team that leads a workshop: its name, and its drawing if it has one. */
export const equipoDe = ({ nombre, dibujo }: Pick<Autor, "nombre" | "dibujo">) => ({
  nombre,
  dibujo: dibujo ?? null,
});

/** A date of a workshop, as its card in a list shows it. */
export function fichaDeFecha(
  { taller, fecha }: FechaEnLista,
  temas: readonly Tema[],
  ahora: Date,
  lugaresPropios?: ReadonlyMap<string, LugarPropio>,
) {
  const tema = temas.find(({ url }) => url === taller.temas[0]);
  return {
    clave: claveDe(fecha),
    href: direccionDeFecha({ url: taller.url, fecha: fecha.fecha }),
    titulo: taller.titulo,
    imagen: imagenDeTaller(taller, tema),
    equipo: equipoDe(taller.anfitrion),
    iso: fecha.inicio.toISOString(),
    cuando: `${diaDicho(fechaDe(fecha.inicio), ahora)}, ${horaDe(fecha.inicio)}`,
    demostracion: esDemostracion(taller) ? DEMOSTRACION : null,
    detalles: [minutosEnPalabras(fecha), precioEnPalabras(fecha)].join(PUNTO),
    lugares: lugaresEnPalabras(fecha),
    lugarPropio: lugarEnPalabras(lugaresPropios?.get(claveDe(fecha))),
    precio: precioEnPalabras(fecha),
  };
}
export type FichaDeFecha = ReturnType<typeof fichaDeFecha>;
