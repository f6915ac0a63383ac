import { tieneDerecho } from "../equipo/derechos/derechos";
import { rechazoPorDerecho, type Miembro } from "../equipo/derechos/exigir";
import type { Espera } from "../equipo/hoy";
import { autorDe } from "../equipo/registro/anotar";
import { fechaDe, sumarDias, type Fecha } from "../shared/fechas";
import type { Deps } from "../shared/puertos";
import { done, refuse } from "../shared/result";
import { estadoDe } from "./enPalabras";
import type { LeerHoja } from "./leerHoja";
import { numeroDeHoja, numeroEscrito, vaPorCarta, type HojaRegistrada, type LugarEnLibro } from "./registro";
import type { EscribirRespuesta } from "./responder";

const VER = { derecho: "reclamos", uso: "ver" } as const;
const HACER = { derecho: "reclamos", uso: "hacer" } as const;

/** Filters of the list, by their word in its address. */
export const FILTROS_DE_LIBRO = ["por-responder", "vencidos", "cartas", "respondidos", "todos"] as const;
export type FiltroDeLibro = (typeof FILTROS_DE_LIBRO)[number];

const HOJAS_POR_PAGINA = 25;
/** Sheets without an answer in the list; the count beside it tells of more. */
const HOJAS_POR_RESPONDER = 200;
/** A day after every due day. */
const SIN_LIMITE: Fecha = "9999-12-31";

interface Lista {
  filtro: FiltroDeLibro;
  /** Number of the sheet after which the page begins; null for the first page. */
  antesDe: string | null;
}

interface Escrita extends LugarEnLibro {
  texto: string;
  constancia?: string | null;
  entregadaEl?: Fecha | null;
}

type DepsDeLibro = Pick<Deps<"adjuntosDeReclamo" | "hojas">, "repos" | "now"> & {
  leerHoja: LeerHoja;
  escribir: EscribirRespuesta;
};

/** The complaints book on the site of the staff, and the acts that a member's rights allow. */
export function makeLibroDeEquipo({ repos, now, leerHoja, escribir }: DepsDeLibro) {
  const vencidas = () => sumarDias(fechaDe(now()), -1);

  async function leer({ filtro, antesDe }: Lista): Promise<HojaRegistrada[]> {
    if (filtro === "por-responder") return repos.hojas.porResponder(SIN_LIMITE, HOJAS_POR_RESPONDER);
    if (filtro === "vencidos") return repos.hojas.porResponder(vencidas(), HOJAS_POR_RESPONDER);
    if (filtro === "cartas") return repos.hojas.cartas(now(), HOJAS_POR_RESPONDER);
    return repos.hojas.pagina({
      soloRespondidas: filtro === "respondidos",
      antesDe: antesDe === null ? null : numeroEscrito(antesDe),
      cuantas: HOJAS_POR_PAGINA + 1,
    });
  }

  const cuentas = async () => ({
    porResponder: await repos.hojas.cuantasPorResponder(SIN_LIMITE),
    vencidos: await repos.hojas.cuantasPorResponder(vencidas()),
    cartas: await repos.hojas.cuantasCartas(now()),
  });

  /** Runs an act on a sheet for a member who may do it, with a fresh proof. */
  const acto =
    (clase: keyof EscribirRespuesta) =>
    async (miembro: Miembro, { anio, numero, texto, constancia, entregadaEl = null }: Escrita) => {
      const rechazo = rechazoPorDerecho(miembro, HACER, now());
      if (rechazo) return refuse(rechazo);
      const linea = { texto, constancia: constancia || null, entregadaEl };
      return escribir[clase]({ autor: autorDe(miembro), anio, numero, ...linea });
    };

  return {
    /** The sheets of a filter, the first due first, with nothing of their persons. */
    async listar(miembro: Miembro, lista: Lista) {
      const rechazo = rechazoPorDerecho(miembro, VER, now());
      if (rechazo) return refuse(rechazo);
      const hoy = fechaDe(now());
      const leidas = await leer(lista);
      const porPaginas = lista.filtro === "respondidos" || lista.filtro === "todos";
      const hojas = porPaginas ? leidas.slice(0, HOJAS_POR_PAGINA) : leidas;
      const ultima = hojas.at(-1);
      return done({
        ...(await cuentas()),
        siguiente: porPaginas && leidas.length > hojas.length && ultima ? numeroDeHoja(ultima) : null,
        hojas: hojas.map((hoja) => ({
          numero: numeroDeHoja(hoja),
          ...{ tipo: hoja.tipo, venceEl: hoja.venceEl, respondidaEn: hoja.respondidaEn },
          porEntregarDesde: hoja.porEntregarDesde,
          estado: estadoDe(hoja, hoy),
          porCarta: vaPorCarta(hoja),
        })),
      });
    },

    /** One sheet with its answers. The look is a line of the registro, with its reason when one was asked. */
    async ver(miembro: Miembro, lugar: LugarEnLibro | null, motivo: string | null = null) {
      const rechazo = rechazoPorDerecho(miembro, VER, now());
      if (rechazo) return refuse(rechazo);
      return lugar ? leerHoja({ autor: autorDe(miembro), ...lugar, motivo }) : refuse("hoja-no-existe");
    },

    /** One answered sheet, for the paper that goes to its person. */
    async imprimir(miembro: Miembro, lugar: LugarEnLibro | null) {
      const rechazo = rechazoPorDerecho(miembro, VER, now());
      if (rechazo) return refuse(rechazo);
      const hoja = lugar && (await repos.hojas.porNumero(lugar.anio, lugar.numero));
      if (!hoja) return refuse("hoja-no-existe");
      if (!hoja.respondidaEn) return refuse("sin-respuesta");
      return leerHoja({ autor: autorDe(miembro), ...lugar }, "imprimio-respuesta");
    },

    /** Files that the person added to a sheet. Their names are on the sheet's page, whose look is in the registro. */
    adjuntos: (idHoja: string) => repos.adjuntosDeReclamo.deLaHoja(idHoja),

    /** One file of a sheet, to download. Each time it is opened is a line of the registro. */
    async abrirAdjunto(miembro: Miembro, lugar: LugarEnLibro | null, idAdjunto: string) {
      const rechazo = rechazoPorDerecho(miembro, VER, now());
      if (rechazo) return refuse(rechazo);
      const hoja = lugar && (await repos.hojas.porNumero(lugar.anio, lugar.numero));
      const adjuntos = hoja ? await repos.adjuntosDeReclamo.deLaHoja(hoja.idHoja) : [];
      const adjunto = adjuntos.find((guardado) => guardado.idAdjunto === idAdjunto);
      if (!lugar || !adjunto) return refuse("hoja-no-existe");
      const leida = await leerHoja({ autor: autorDe(miembro), ...lugar }, "abrio-adjunto");
      return leida.ok ? done(adjunto) : leida;
    },

    responder: acto("responder"),
    corregir: acto("corregir"),
    entregar: acto("entregar"),

    /** Sheets that wait for an answer, and letters for their delivery, for a member who may write. Each counts once. */
    async esperas(miembro: Miembro): Promise<Espera[]> {
      if (!tieneDerecho(miembro.roles, HACER)) return [];
      const { porResponder, vencidos, cartas } = await cuentas();
      const href = "/equipo/reclamos";
      return [
        { texto: "Reclamos vencidos", href: `${href}?estado=vencidos`, cuantas: vencidos },
        { texto: "Reclamos por responder en plazo", href, cuantas: porResponder - vencidos },
        { texto: "Cartas de reclamos por entregar", href: `${href}?estado=cartas`, cuantas: cartas },
      ].filter(({ cuantas }) => cuantas > 0);
    },
  };
}
