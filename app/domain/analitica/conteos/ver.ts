import { z } from "zod";
import { agrupar } from "../../shared/agrupar";
import { enCsv } from "../../shared/csv";
import { campoDeFecha } from "../../shared/campos";
import { fechaDe, sumarDias, type Fecha } from "../../shared/fechas";
import { aLaVista, MINIMO_A_LA_VISTA } from "../../shared/minimo";
import type { Deps } from "../../shared/puertos";
import { QUE_SE_ANOTA, type NombreDeEvento } from "../eventos";
import type { Conteo, Desenlace, EventoContado } from "./conteo";
import { cuantil, lineaDe, MEDIDAS, medidaDe, NOMBRES_DE_MEDIDA } from "./velocidad";
import { VIAJES, type Paso } from "./viajes";

const DIAS_POR_VER = 28;
const MAXIMO_DE_DIAS = 366;
/** Most days of speeds in one answer. Their histograms have many more rows than the other figures. */
const DIAS_DE_VELOCIDAD = 92;

const DIA = "Es un día como 2026-12-08";

/** Days of the figures: the last four weeks, when none are asked for. */
export const diasDeConteos = z.object({
  desde: campoDeFecha(DIA).optional(),
  hasta: campoDeFecha(DIA).optional(),
});

type DiasPedidos = z.output<typeof diasDeConteos>;
type Sumado = Pick<Conteo, "cuantos">;

/** The days that were asked for, at most `maximo` up to the last one. A day counts when it is over. */
function diasDe(pedidos: DiasPedidos, ahora: Date, maximo = MAXIMO_DE_DIAS): { desde: Fecha; hasta: Fecha } {
  const ayer = sumarDias(fechaDe(ahora), -1);
  const { desde, hasta: ultimo = ayer } = pedidos;
  const hasta = ultimo < ayer ? ultimo : ayer;
  const primero = sumarDias(hasta, 1 - maximo);
  const pedido = desde ?? sumarDias(hasta, 1 - DIAS_POR_VER);
  return { desde: pedido < primero ? primero : pedido, hasta };
}

/** All days from one to another, both included. */
function diasEntre({ desde, hasta }: { desde: Fecha; hasta: Fecha }): Fecha[] {
  const dias: Fecha[] = [];
  for (let dia = desde; dia <= hasta; dia = sumarDias(dia, 1)) dias.push(dia);
  return dias;
}

const suma = (conteos: readonly Sumado[]) => conteos.reduce((total, { cuantos }) => total + cuantos, 0);

/** Groups counts by a key, the most frequent first. */
function porFrecuencia<C extends Sumado>(conteos: readonly C[], claveDe: (conteo: C) => string) {
  const de = agrupar(conteos, claveDe);
  return [...new Set(conteos.map(claveDe))]
    .map((clave) => [clave, de(clave)] as const)
    .sort((uno, otro) => suma(otro[1]) - suma(uno[1]) || (uno[0] < otro[0] ? -1 : 1));
}

const VISTA = "virtual-page-view";
/** Events of the data layer besides the views: each tells of something that was done, or failed. */
const HECHOS = (Object.keys(QUE_SE_ANOTA) as NombreDeEvento[]).filter(
  (evento): evento is Exclude<NombreDeEvento, "metadata" | typeof VISTA> =>
    evento !== VISTA && evento !== "metadata",
);

/** Figures of past days. No sum counts the figure of a day that is below five. */
export function makeVerConteos({ repos: { conteos }, now }: Pick<Deps<"conteos">, "repos" | "now">) {
  /** Views of each day and of each page, and what was done. */
  async function vistas(pedidos: DiasPedidos) {
    const dias = diasDe(pedidos, now());
    const enDias = { ...dias, minimoPorDia: MINIMO_A_LA_VISTA };
    const deVistas = { ...enDias, eventos: [VISTA] } as const;
    const porDia = await conteos.sumados({ ...deVistas, por: ["dia", "detalle"] });
    const porPagina = await conteos.sumados({ ...deVistas, por: ["pagina", "detalle"] });
    const hechos = await conteos.sumados({ ...enDias, eventos: HECHOS, por: ["evento", "detalle"] });
    const conDesenlace = (de: readonly Pick<Conteo, "detalle" | "cuantos">[], desenlace: Desenlace) =>
      aLaVista(suma(de.filter(({ detalle }) => detalle === desenlace)));
    return {
      ...dias,
      // A day without views has its place too: the site may have been down.
      dias:
        porDia.length === 0
          ? []
          : diasEntre(dias).map((dia) => ({
              dia,
              cuantos: conDesenlace(
                porDia.filter((conteo) => conteo.dia === dia),
                "ok",
              ),
            })),
      paginas: porFrecuencia(porPagina, ({ pagina }) => pagina).map(([pagina, de]) => ({
        pagina,
        ok: conDesenlace(de, "ok"),
        rechazadas: conDesenlace(de, "refused"),
        fallidas: conDesenlace(de, "failed"),
      })),
      hechos: hechos.sort((uno, otro) => otro.cuantos - uno.cuantos),
    };
  }

  /** Steps of the journeys, in all and day by day. */
  async function caminos(pedidos: DiasPedidos) {
    const dias = diasDe(pedidos, now());
    const eventos: EventoContado[] = [
      VISTA,
      ...VIAJES.flatMap(({ pasos }) => pasos).flatMap((paso) => ("evento" in paso ? [paso.evento] : [])),
    ];
    const contados = await conteos.sumados({
      ...dias,
      eventos,
      por: ["dia", "evento", "pagina", "detalle"],
      minimoPorDia: 1,
    });
    const enPaso = (paso: Paso) =>
      "pagina" in paso
        ? contados.filter(
            ({ evento, pagina, detalle }) => evento === VISTA && pagina === paso.pagina && detalle === "ok",
          )
        : contados.filter(
            ({ evento, pagina }) => evento === paso.evento && (paso.en?.includes(pagina) ?? true),
          );
    const viajes = VIAJES.map(({ nombre, pasos }) => {
      const porPaso = pasos.map(enPaso);
      const conAlgo = [...new Set(porPaso.flat().map(({ dia }) => dia))].sort();
      const porDia = conAlgo.map((dia) => ({
        dia,
        pasos: porPaso.map((de) => aLaVista(suma(de.filter((conteo) => conteo.dia === dia)))),
      }));
      const enTodos = (indice: number) => porDia.reduce((total, dia) => total + (dia.pasos[indice] ?? 0), 0);
      return {
        nombre,
        pasos: pasos.map((paso, indice) => ({ nombre: paso.nombre, cuantos: aLaVista(enTodos(indice)) })),
        dias: porDia,
      };
    });
    return { ...dias, viajes };
  }

  /** How fast pages felt, in all, by page and by class of line. */
  async function velocidad(pedidos: DiasPedidos) {
    const dias = diasDe(pedidos, now(), DIAS_DE_VELOCIDAD);
    const medidos = await conteos.sumados({
      ...dias,
      eventos: ["speed"],
      por: ["pagina", "detalle"],
      minimoPorDia: 1,
    });
    const velocidades = NOMBRES_DE_MEDIDA.map((medida) => {
      const suyos = medidos.filter(({ detalle }) => medidaDe(detalle) === medida);
      const cuantiles = (de: readonly (typeof suyos)[number][]) => {
        // In whole fives, so that one day more does not tell one measurement.
        const medidas = aLaVista(Math.floor(suma(de) / MINIMO_A_LA_VISTA) * MINIMO_A_LA_VISTA);
        if (medidas === null) return { medidas, p50: undefined, p75: undefined };
        return { medidas, p50: cuantil(de, medida, 0.5), p75: cuantil(de, medida, 0.75) };
      };
      const grupos = (claveDe: (conteo: (typeof suyos)[number]) => string) =>
        porFrecuencia(suyos, claveDe)
          .map(([clave, de]) => ({ clave, ...cuantiles(de) }))
          .filter(({ medidas }) => medidas !== null);
      return {
        ...{ medida, meta: MEDIDAS[medida].meta, ...cuantiles(suyos) },
        paginas: grupos(({ pagina }) => pagina),
        lineas: grupos(({ detalle }) => lineaDe(detalle)),
      };
    });
    return { ...dias, velocidad: velocidades };
  }

  return {
    ...{ vistas, caminos, velocidad },
    /** All of them, for operators. */
    todo: async (pedidos: DiasPedidos) => ({
      ...(await vistas(pedidos)),
      ...(await caminos(pedidos)),
      ...(await velocidad(pedidos)),
    }),
  };
}

/** Counts of some days as CSV, without those below five. */
export function makeConteosEnCsv({ repos, now }: Pick<Deps<"conteos">, "repos" | "now">) {
  return async (pedidos: DiasPedidos) => {
    const por = ["dia", "evento", "pagina", "detalle"] as const;
    const eventos = [VISTA, ...HECHOS, "speed", "begin"] as const;
    const dias = diasDe(pedidos, now());
    const conteos = await repos.conteos.sumados({ ...dias, eventos, por, minimoPorDia: MINIMO_A_LA_VISTA });
    const filas = conteos.map((conteo) => [...por.map((parte) => conteo[parte]), conteo.cuantos]);
    return enCsv([[...por, "cuantos"], ...filas]);
  };
}
