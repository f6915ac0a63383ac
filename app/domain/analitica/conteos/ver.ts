import { z } from "zod";
import { enCsv } from "../../shared/csv";
import { campoDeFecha } from "../../shared/campos";
import { fechaDe, sumarDias, type Fecha } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import { cuantil, MEDIDAS, NOMBRES_DE_MEDIDA, type Medida } from "./velocidad";
import type { NombreDeEvento } from "../eventos";
import type { Conteo, Desenlace } from "./conteo";

/** Fewest things that a figure tells: of fewer, somebody could guess who it was. */
export const MINIMO_A_LA_VISTA = 5;
const DIAS_POR_VER = 28;
const MAXIMO_DE_DIAS = 366;

const DIA = "Es un día como 2026-12-08";

/** Days of the figures: the last four weeks, when none are asked for. */
export const diasDeConteos = z.object({
  desde: campoDeFecha(DIA).optional(),
  hasta: campoDeFecha(DIA).optional(),
});

/** Step of a journey: a page that was seen, or something that happened. */
type Paso = { nombre: string } & ({ pagina: string } | { evento: NombreDeEvento });

/** Journeys as steps. Nobody is followed: each step is counted by itself. */
const VIAJES: readonly { nombre: string; pasos: readonly Paso[] }[] = [
  {
    nombre: "Reservar una sesión",
    pasos: [
      { nombre: "Inicio", pagina: "/" },
      { nombre: "Especialistas", pagina: "/especialista" },
      { nombre: "Día y hora", pagina: "/agendar/:especialidad" },
      { nombre: "Resumen", pagina: "/resumen" },
      { nombre: "Pagada", pagina: "/resumen/exito" },
    ],
  },
  {
    nombre: "Crear una cuenta",
    pasos: [
      { nombre: "Pasos del registro", pagina: "/registro/:paso?" },
      { nombre: "Cuenta creada", evento: "sign-up-completed" },
    ],
  },
  {
    nombre: "Hacer el test de bienestar",
    pasos: [
      { nombre: "Presentación", pagina: "/test-de-bienestar" },
      { nombre: "Preguntas", pagina: "/test-de-bienestar/formulario" },
      { nombre: "Resultados", pagina: "/test-de-bienestar/resultados" },
    ],
  },
  {
    nombre: "Presentar un reclamo",
    pasos: [
      { nombre: "Pasos del reclamo", pagina: "/reclamo" },
      { nombre: "Hoja", pagina: "/reclamo/:codigo" },
    ],
  },
];

type DiasPedidos = z.output<typeof diasDeConteos>;

/** The days that were asked for, at most a year up to the last one. */
function diasDe(pedidos: DiasPedidos, ahora: Date): { desde: Fecha; hasta: Fecha } {
  const { desde, hasta = fechaDe(ahora) } = pedidos;
  const primero = sumarDias(hasta, 1 - MAXIMO_DE_DIAS);
  const pedido = desde ?? sumarDias(hasta, 1 - DIAS_POR_VER);
  return { desde: pedido < primero ? primero : pedido, hasta };
}

/** A count as it may be shown: null when it is too small. */
export const aLaVista = (cuantos: number) => (cuantos < MINIMO_A_LA_VISTA ? null : cuantos);

const suma = (conteos: readonly Conteo[]) => conteos.reduce((total, { cuantos }) => total + cuantos, 0);

const diasConAlgo = (conteos: readonly Conteo[]) => [...new Set(conteos.map(({ dia }) => dia))].sort();

/** Groups counts by a key, the most frequent first. */
function agrupar(conteos: readonly Conteo[], claveDe: (conteo: Conteo) => string): [string, Conteo[]][] {
  const grupos = new Map<string, Conteo[]>();
  for (const conteo of conteos) grupos.set(claveDe(conteo), [...(grupos.get(claveDe(conteo)) ?? []), conteo]);
  return [...grupos].sort((uno, otro) => suma(otro[1]) - suma(uno[1]) || (uno[0] < otro[0] ? -1 : 1));
}

/**
 * Figures of some days, by page, by act, and by step of the journeys in all and day by day. A figure below five is
 * null, or left out of a list.
 */
export function makeVerConteos({ repos, now }: Pick<Deps<"conteos">, "repos" | "now">) {
  return async (pedidos: DiasPedidos) => {
    const { desde, hasta } = diasDe(pedidos, now());
    const conteos = await repos.conteos.entre(desde, hasta);
    const vistas = conteos.filter(({ evento }) => evento === "virtual-page-view");
    const velocidades = conteos.filter(({ evento }) => evento === "speed");
    const de = (suyos: readonly Conteo[], medida: Medida) => {
      const deMedida = suyos.filter(({ detalle }) => detalle.startsWith(`${medida} `));
      const medidas = aLaVista(suma(deMedida));
      if (medidas === null) return { medidas, p50: undefined, p75: undefined };
      return { medidas, p50: cuantil(deMedida, medida, 0.5), p75: cuantil(deMedida, medida, 0.75) };
    };
    const conDesenlace = (de: readonly Conteo[], desenlace: Desenlace) =>
      aLaVista(suma(de.filter(({ detalle }) => detalle === desenlace)));
    const enPaso = (paso: Paso) =>
      "pagina" in paso
        ? vistas.filter(({ pagina, detalle }) => pagina === paso.pagina && detalle === "ok")
        : conteos.filter(({ evento }) => evento === paso.evento);
    return {
      desde,
      hasta,
      dias: agrupar(vistas, ({ dia }) => dia)
        .map(([dia, de]) => ({ dia, cuantos: aLaVista(suma(de)) }))
        .sort((uno, otro) => (uno.dia < otro.dia ? -1 : 1)),
      viajes: VIAJES.map(({ nombre, pasos }) => {
        const porPaso = pasos.map(enPaso);
        return {
          nombre,
          pasos: pasos.map((paso, indice) => ({
            nombre: paso.nombre,
            cuantos: aLaVista(suma(porPaso[indice]!)),
          })),
          dias: diasConAlgo(porPaso.flat()).map((dia) => ({
            dia,
            pasos: porPaso.map((de) => aLaVista(suma(de.filter((conteo) => conteo.dia === dia)))),
          })),
        };
      }),
      paginas: agrupar(vistas, ({ pagina }) => pagina)
        .filter(([, de]) => suma(de) >= MINIMO_A_LA_VISTA)
        .map(([pagina, de]) => ({
          pagina,
          ok: conDesenlace(de, "ok"),
          rechazadas: conDesenlace(de, "refused"),
          fallidas: conDesenlace(de, "failed"),
        })),
      velocidad: NOMBRES_DE_MEDIDA.map((medida) => ({
        medida,
        meta: MEDIDAS[medida].meta,
        ...de(velocidades, medida),
        paginas: agrupar(velocidades, ({ pagina }) => pagina).flatMap(([pagina, suyas]) => {
          const { medidas, ...cuantiles } = de(suyas, medida);
          return medidas === null ? [] : [{ pagina, medidas, ...cuantiles }];
        }),
      })),
      hechos: agrupar(
        conteos.filter(({ evento }) => evento !== "virtual-page-view" && evento !== "speed"),
        ({ evento, detalle }) => `${evento} ${detalle}`.trim(),
      )
        .filter(([, de]) => suma(de) >= MINIMO_A_LA_VISTA)
        .map(([hecho, de]) => ({ hecho, cuantos: suma(de) })),
    };
  };
}

/** Counts of some days as CSV, without those below five. */
export function makeConteosEnCsv({ repos, now }: Pick<Deps<"conteos">, "repos" | "now">) {
  return async (pedidos: DiasPedidos) => {
    const { desde, hasta } = diasDe(pedidos, now());
    const conteos = (await repos.conteos.entre(desde, hasta)).filter(
      ({ cuantos }) => cuantos >= MINIMO_A_LA_VISTA,
    );
    const columnas = ["dia", "evento", "pagina", "detalle", "cuantos"] as const;
    return enCsv([columnas, ...conteos.map((conteo) => columnas.map((columna) => conteo[columna]))]);
  };
}
